"""Whole games in both languages: nothing that is said or shown is an id, a message's key or a word left open."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from ecumene import catalogue, contract
from ecumene.catalogue import OURS
from ecumene.core.words import LANGUAGES

EVERY = {"vinci": 30, "rise_and_fall": 40, "tapestry": 15, "rise_of_empires": 15, "beyond_the_horizon": 15}
"""At how many decisions one is listened to in full; what happens is heard at all of them."""

SHORT: dict[str, dict[str, int | str]] = {"rise_and_fall": {"stalemate_rounds": 20}}
"""Options that keep random players from taking their time."""

SOURCES = Path(contract.__file__).parent.parent / "games"

ROUNDS = [
    (game, number)
    for game in OURS
    for number in range(max(len(catalogue[game].seat_counts), *(len(o.values) for o in catalogue[game].options)))
]
"""Games of which each value of each option and each number of seats is in one; the first of each is the usual one."""


@pytest.mark.parametrize(("game", "number"), ROUNDS)
def test_a_whole_game_says_and_shows_only_words_whatever_is_chosen(game: str, number: int) -> None:
    this = catalogue[game]
    options = {option.id: option.values[number % len(option.values)] for option in this.options}
    options |= {
        box: "in" for box in options if box in options.values()
    }  # a value may name another option that it needs
    seats = this.seat_counts[number % len(this.seat_counts)]
    assert contract.check_sayings(this, seats, 20 + number, {**options, **SHORT.get(game, {})}, EVERY[game]) > 1_000


@pytest.mark.parametrize("game", OURS)
def test_every_rule_that_is_part_of_a_number_has_a_label(game: str) -> None:
    """Also one that only a rare game comes to."""
    this = catalogue[game]
    parts = {rule for rule in _counted(SOURCES / game) if rule in this.rules}
    assert len(parts) > 10
    for lang in LANGUAGES:
        words = this.words(lang)
        assert [rule for rule in sorted(parts) if f"label-{rule.replace('.', '-')}" not in words] == []


def _counted(folder: Path) -> Iterator[str]:
    """The texts that the code of a game passes to a tally: written there, or assigned to the name that is passed."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    tables = {name: parts for name, parts in _assigned(trees).items() if name.isupper()}
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        assigned = {**tables, **_assigned([function])}
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and node.args and _counts(node):
                named = [name.id for name in ast.walk(node.args[0]) if isinstance(name, ast.Name)]
                parts = [node.args[0], *(part for name in named for part in assigned.get(name, []))]
                constants = [one for part in parts for one in ast.walk(part) if isinstance(one, ast.Constant)]
                yield from (one.value for one in constants if isinstance(one.value, str))


def _assigned(trees: Iterable[ast.AST]) -> dict[str, list[ast.AST]]:
    """What is assigned to each name."""
    found: dict[str, list[ast.AST]] = {}
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _counts(call: ast.Call) -> bool:
    """`items.add(rule, amount)`, `items.floor(…)`, `items.override(…)` or `Tally(rule)`; a set's `add` takes one."""
    if isinstance(call.func, ast.Name):
        return call.func.id == "Tally"
    kept = isinstance(call.func, ast.Attribute) and call.func.attr in ("add", "floor", "override")
    return kept and len(call.args) > 1
