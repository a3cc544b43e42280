"""The rulebook: sentences with stable ids, in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.core.errors import ContentError
from ecumene.core.rules import Rule, RuleBook, read_rules
from tests.tiny.harbour import Harbour

FOREST = "{id: g.forest, section: s, en: A forest costs 3., fr: Une forêt coûte 3., source: rulebook}"


def write(folder: Path, text: str) -> Path:
    path = folder / "rules.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_game_has_its_own_rules_and_those_of_every_game(harbour: Harbour) -> None:
    rules = harbour.rules
    assert [rule.id for rule in rules][:3] == ["core.turn", "core.over", "core.choice"]
    assert "harbour.sale.alone" in rules
    assert "harbour.sale.nobody" not in rules
    assert len(rules) == len(list(rules)) == 15


def test_a_rule_speaks_english_and_french(tmp_path: Path) -> None:
    (rule,) = read_rules(write(tmp_path, f"- {FOREST}"))
    assert rule == Rule("g.forest", "s", "A forest costs 3.", "Une forêt coûte 3.", "rulebook")
    assert (rule.text("en"), rule.text("fr")) == ("A forest costs 3.", "Une forêt coûte 3.")
    assert RuleBook([rule])["g.forest"] is rule


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rules: none", "rules.yaml: must be a list of rules"),
        ("- forest", "rules.yaml: rule 1 must be a mapping"),
        ("- {section: s}", 'rules.yaml: "1": id is missing'),
        (f"- {FOREST.replace('fr: Une forêt coûte 3.,', '')}", 'rules.yaml: "g.forest": fr is missing'),
        (f"- {FOREST.replace('rulebook', 'rulebok')}", 'rules.yaml: "g.forest": source "rulebok" does not exist'),
        (f"- {FOREST.replace('}', ', de: Wald}')}", 'rules.yaml: "g.forest": de is not a field'),
    ],
)
def test_a_rule_that_does_not_hold_is_named(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        read_rules(write(tmp_path, text))


def test_no_rule_stands_twice(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r'rule "g.forest" stands twice'):
        RuleBook.of_game(write(tmp_path, f"- {FOREST}\n- {FOREST}"))
