"""Rules: sentences of the rulebook in our own words, with stable ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecumene.core.content import Fields, read_yaml
from ecumene.core.errors import ContentError

SOURCES: tuple[str, ...] = ("rulebook", "public", "inferred", "house", "owner")


@dataclass(frozen=True)
class Rule:
    """One rule, in English and French, with where it comes from."""

    id: str
    section: str
    en: str
    fr: str
    source: str
    ruling: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class RuleBook:
    """Rules by id, in the order of the rulebook."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise ContentError(f'rules.yaml: rule "{rule.id}" stands twice')
            self._rules[rule.id] = rule

    @classmethod
    def of_game(cls, path: Path) -> RuleBook:
        """A game's rules together with those of every game; further boxes have files of their own beside its."""
        books = [Path(__file__).parent / "rules.yaml", *rule_files(path)]
        return cls([rule for book in books for rule in read_rules(book)])

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)


def rule_files(path: Path) -> list[Path]:
    """A game's `rules.yaml` and, behind it, those of its further boxes: `rules.<box>.yaml`."""
    return [path, *sorted(path.parent.glob(f"{path.stem}.*{path.suffix}"))]


def read_rules(path: Path) -> list[Rule]:
    """The rules of one file, checked."""
    data = read_yaml(path)
    if not isinstance(data, list):
        raise ContentError(f"{path.name}: must be a list of rules")
    rules: list[Rule] = []
    for number, row in enumerate(data, 1):
        if not isinstance(row, Mapping):
            raise ContentError(f"{path.name}: rule {number} must be a mapping")
        fields = Fields(path.name, str(row.get("id", number)), row)
        rules.append(
            Rule(
                fields.text("id"),
                fields.text("section"),
                fields.text("en"),
                fields.text("fr"),
                fields.one_of("source", SOURCES),
                fields.text("ruling", ""),
            )
        )
        fields.nothing_else()
    return rules
