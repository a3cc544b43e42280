"""Rules, the code that names them and the tests that prove them.

    python tools/rule_table.py [--markdown]

Prints one row per rule and fails, naming each fault, on a rule that no code names, without a test or without one of its
languages, on an id that stands twice, and on an id in code or tests that no rulebook has.

A rule is named by code that holds its id as a string, begins an f-string with it (`f"vinci.token.{face}"` names every
rule that begins so), cites it in brackets in a docstring, or refers to it from content. Where a line makes a rule true
and has no number or refusal to tell it by, a comment there names it, in brackets or as `rule: id`; the table marks such
a place with a `#`. A rule is proved by a test that carries `@rule("id", …)` or has a case with `marks=rule("id")`.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import yaml

LANGUAGES = ("en", "fr")
COMMENT = "#"  # at the end of a place: a comment names the rule there

Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Row:
    """One rule; a rule of a test game is shown, but nothing is asked of it."""

    id: str
    book: str
    mandatory: bool
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Mention:
    """An id, or the beginning of one, at a place."""

    id: str
    place: str
    whole: bool = True

    def means(self, rule: str) -> bool:
        return rule == self.id if self.whole else rule.startswith(self.id)


@dataclass
class Survey:
    """What was found: the rows in the order of the rulebooks, and what is wrong."""

    rows: list[Row]
    faults: list[str]


def survey(root: Path) -> Survey:
    """Read the rulebooks, the code and the tests of a repository."""
    sources, tests = root / "src" / "ecumene", root / "tests"
    rows: list[Row] = []
    faults: list[str] = []
    for book in [sources / "core" / "rules.yaml", *_books_of_games(sources)]:
        rows += read_book(book, root, faults, mandatory=True)
    for book in sorted(tests.rglob("rules.yaml")):
        rows += read_book(book, root, faults, mandatory=False)
    mentions = Mentions(rows, root)
    test_games = {path.parent for path in tests.rglob("rules.yaml")}
    named = [mention for folder in [sources, *sorted(test_games)] for mention in mentions.in_folder(folder)]
    proved = [mention for path in sorted(tests.rglob("*.py")) for mention in proofs(path, root, faults)]
    for mention in named:
        note(rows, mention, faults, "code")
    for mention in proved:
        note(rows, mention, faults, "tests")
    faults += [f"{row.id}: no code names it ({row.book})" for row in rows if row.mandatory and not row.code]
    faults += [f"{row.id}: no test proves it ({row.book})" for row in rows if row.mandatory and not row.tests]
    return Survey(rows, faults)


def _books_of_games(sources: Path) -> list[Path]:
    """The rules of every game, each with those of its further boxes behind it."""
    games = sorted(path.parent for path in sources.glob("games/*/rules.yaml"))
    return [book for game in games for book in (game / "rules.yaml", *sorted(game.glob("rules.*.yaml")))]


def read_book(path: Path, root: Path, faults: list[str], mandatory: bool) -> list[Row]:
    """The rules of one rulebook; a faulty one is reported."""
    book = str(path.relative_to(root))
    rows: dict[str, Row] = {}
    for rule in yaml.safe_load(path.read_text(encoding="utf-8")):
        name = str(rule.get("id", ""))
        faults += [f"{name}: no text in {lang!r} ({book})" for lang in LANGUAGES if not rule.get(lang)]
        if not is_id(name):
            faults.append(f"{name}: not an id, which is core.name or game.chapter.name ({book})")
        elif name in rows:
            faults.append(f"{name}: stands twice ({book})")
        elif mandatory and name.split(".")[0] != path.parent.name:
            faults.append(f"{name}: does not begin with {path.parent.name!r} ({book})")
        rows.setdefault(name, Row(name, book, mandatory))
    return list(rows.values())


def is_id(text: str) -> bool:
    """Whether a text has the form of a rule's id: `core.name` or `game.chapter.name`."""
    return re.fullmatch(r"core\.\w+|[a-z_]+\.\w+\.\w+", text) is not None


def note(rows: Iterable[Row], mention: Mention, faults: list[str], column: str) -> None:
    """Write a mention into the rows it means; one that means none is a fault."""
    meant = [row for row in rows if mention.means(row.id)]
    for row in meant:
        places: list[str] = getattr(row, column)
        if mention.place not in places:
            places.append(mention.place)
    if not meant:
        faults.append(f"{mention.id}: no such rule ({mention.place})")


class Mentions:
    """Finds ids by their first word, which is `core` or a game: module paths and table names have another."""

    def __init__(self, rows: Iterable[Row], root: Path) -> None:
        games = sorted({row.id.split(".")[0] for row in rows} - {"core"})
        names = [r"core\.\w+", *(rf"{game}\.\w+\.\w+" for game in games)]
        self.root = root
        self.whole = re.compile("|".join(names))
        self.start = re.compile("|".join([r"core\.", *(rf"{game}\.\w+\.\w*" for game in games)]))
        self.cited = re.compile(rf"\[({'|'.join(names)})\]")
        self.in_comment = re.compile(rf"(?:\[|\brule: )({'|'.join(names)})(?![\w.])")
        self.in_content = re.compile(rf"(?<![\w.])(?:{'|'.join(names)})(?![\w.])")

    def in_folder(self, folder: Path) -> Iterator[Mention]:
        """Every mention in the Python modules and the content of a folder."""
        for path in sorted(folder.rglob("*.py")):
            yield from self._in_module(path)
        for path in sorted(folder.rglob("content/*.yaml")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for found in self.in_content.finditer(line):
                    noted = COMMENT if "#" in line[: found.start()] else ""
                    yield Mention(found[0], f"{path.relative_to(self.root)}:{number}{noted}")

    def _in_comments(self, path: Path, source: str) -> Iterator[Mention]:
        """Those of comments, whose places end with `#`."""
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                for found in self.in_comment.finditer(token.string):
                    yield Mention(found[1], f"{path.relative_to(self.root)}:{token.start[0]}{COMMENT}")

    def _in_module(self, path: Path) -> Iterator[Mention]:
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        f_strings = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        pieces = {piece for f_string in f_strings for piece in f_string.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                place = f"{path.relative_to(self.root)}:{node.lineno}"
                if node not in pieces and self.whole.fullmatch(node.value):
                    yield Mention(node.value, place)
                for found in self.cited.finditer(node.value):
                    yield Mention(found[1], place)
        for f_string in f_strings:
            start = f_string.values[0]
            if isinstance(start, ast.Constant) and self.start.fullmatch(str(start.value)):
                yield Mention(str(start.value), f"{path.relative_to(self.root)}:{f_string.lineno}", whole=False)
        yield from self._in_comments(path, source)


def proofs(path: Path, root: Path, faults: list[str]) -> Iterator[Mention]:
    """The ids that the tests of a module prove; an id must be written out, so that it can be found."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    owners = _decorated(tree)
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and _is_rule(call.func)):
            continue
        owner = owners.get(call)
        place = f"{path.relative_to(root)}" + (f"::{owner.name}" if owner else f":{call.lineno}")
        if owner and not owner.name.lower().startswith("test"):
            faults.append(f"{place}: marked with a rule, but not a test")
            continue
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Mention(argument.value, place)
            else:
                faults.append(f"{place}: rule({ast.unparse(argument)}) does not spell the id out")


def _decorated(tree: ast.Module) -> dict[ast.AST, Definition]:
    """The definition that each part of a decorator decorates."""
    owners: dict[ast.AST, Definition] = {}
    for owner in ast.walk(tree):
        if isinstance(owner, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            owners |= {part: owner for decorator in owner.decorator_list for part in ast.walk(decorator)}
    return owners


def _is_rule(function: ast.expr) -> bool:
    """`rule(…)` or `pytest.mark.rule(…)`."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and ast.unparse(function) == "pytest.mark.rule"


def as_text(rows: list[Row]) -> str:
    """The table for a terminal: the first place of each kind, and how many more there are."""
    cells = [("rule", "code", "tests"), *((row.id, _first(row.code), _first(row.tests)) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(2)]
    return "\n".join(f"{rule:<{widths[0]}}  {code:<{widths[1]}}  {tests}" for rule, code, tests in cells)


def as_markdown(rows: list[Row]) -> str:
    """The whole table: every place."""
    lines = ["| rule | code | tests |", "|---|---|---|"]
    lines += [f"| `{row.id}` | {'<br>'.join(row.code) or '—'} | {'<br>'.join(row.tests) or '—'} |" for row in rows]
    return "\n".join(lines)


def _first(places: list[str]) -> str:
    if not places:
        return "—"
    place = places[0].removeprefix("src/ecumene/").removeprefix("tests/")
    return place if len(places) == 1 else f"{place} +{len(places) - 1}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Rules, the code that names them and the tests that prove them.")
    parser.add_argument("--markdown", action="store_true", help="write the whole table as Markdown")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    found = survey(options.root)
    print(as_markdown(found.rows) if options.markdown else as_text(found.rows))
    if not options.markdown:
        named, proved = sum(bool(row.code) for row in found.rows), sum(bool(row.tests) for row in found.rows)
        noted = sum(bool(row.code) and all(place.endswith(COMMENT) for place in row.code) for row in found.rows)
        print(
            f"\n{len(found.rows)} rules: {named} named by code, {noted} of them in comments, {proved} proved by tests"
        )
    for fault in found.faults:
        print(fault, file=sys.stderr)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
