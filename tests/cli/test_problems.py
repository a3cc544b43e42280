"""What goes wrong can be said in French, and a guide explains every field and verb of Tapestry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
import yaml

import ecumene
from ecumene.catalogue import catalogue
from ecumene.cli import main
from ecumene.cli.guide import Guide, effects_in
from ecumene.cli.problems import Problems, in_words, translated
from ecumene.cli.terminal import Terminal
from ecumene.core.errors import EcumeneError
from ecumene.core.record import Play, Record

PACKAGE = Path(ecumene.__file__).parent
OURS = [name for name in catalogue if catalogue[name].folder.is_relative_to(PACKAGE)]


def template(node: ast.expr) -> str:
    """A text of the source with `{}` where something is put in, but for the near miss."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr), ast.dump(node)
    found = ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            found += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            near = ast.unparse(part.value).startswith(("did_you_mean(", "hint"))
            found += "" if near else "{}"
    return found


def complaints(folder: Path) -> Iterator[str]:
    """Every problem that readers of content find, as `wrong(field, problem)` or as a `ContentError`."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
                yield template(node.args[-1])
            elif isinstance(node.func, ast.Name) and node.func.id == "ContentError" and len(node.args) == 1:
                said = template(node.args[0])
                yield re.sub(r"^(\{\}|content): ", "", said)


HEARD = ("core", "bots", "lab", "catalogue.py", "table/store")
"""Where that is raised what a command line may have to tell."""

TOLD = ("Bot", "Chance", "Match", "Notation", "Option", "Record", "Store")
"""The kinds of it. What is wrong with content is tried by itself, the lab's own errors have words of their own, and no
command reads dumps."""

KINDS = ("UnknownGame", *(f"{kind}Error" for kind in TOLD))


def raised(path: Path) -> Iterator[str]:
    """What errors of these kinds say in some source."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
            yield template(node.args[0])


@pytest.mark.parametrize("place", HEARD)
def test_what_goes_wrong_has_its_french(place: str) -> None:
    known = Problems("fr", None).known
    paths = [PACKAGE / place] if place.endswith(".py") else sorted((PACKAGE / place).rglob("*.py"))
    only_others = {"{}: {}"}  # what the system says, or another error, each of which has words of its own
    found = {said for path in paths for said in raised(path)} - only_others
    assert found
    assert [said for said in sorted(found) if said not in known and not _made_of(known, said)] == []


def _made_of(known: Mapping[str, str], said: str) -> bool:
    """Whether a more general sentence says it."""
    return translated(known, said.replace("{}", "…")) != said.replace("{}", "…")


WRONG = {
    "simulate vinci --bots gredy": (
        "il n’y a pas de bot 'gredy' ; il y a random, quick, greedy, mcts, net (vouliez-vous dire « greedy » ?)"
    ),
    "simulate vinci --seats 9": "vinci : le nombre de places doit être parmi 2, 3, 4, 5, 6, pas 9",
    "simulate vinci --option medicin=now": "vinci : il n’y a pas d’option 'medicin' (vouliez-vous dire « medicine » ?)",
    "replay RECORD": "RECORD: ligne 7 : seed doit être un nombre entier, pas 'many'",
}
RECORD = """ecumene record 1
game: vinci
rules: 1
content: 0
seats: 3
options: start_score=10
seed: many
"""


@pytest.mark.parametrize("line", WRONG)
def test_the_command_line_tells_it_in_french(line: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "a.game"
    record.write_text(RECORD, encoding="utf-8")
    assert main([*line.replace("RECORD", str(record)).split(), "--lang", "fr"]) == 2
    told = capsys.readouterr().err.replace("\u00a0", " ").replace("\u202f", " ").replace(str(record), "RECORD")
    assert told == f"ecumene: {WRONG[line]}\n"


def test_what_lies_beneath_an_error_is_told_in_french_too() -> None:
    play = Play(catalogue["vinci"], 3, 7, {})
    seat = play.position.pending()[0]
    text = str(play.record)
    for line, told in {f"{seat} nonsense": "n’est pas une action de ce jeu", f"{seat} decline": "[vinci."}.items():
        with pytest.raises(EcumeneError) as found:
            Record.parse(f"{text}{line}\n").replay(catalogue["vinci"])
        said = in_words("fr", found.value)
        assert said.startswith("ligne ")
        assert told in said
        assert said != str(found.value)


@pytest.mark.parametrize("game", [None, *OURS])
def test_every_problem_has_its_french(game: str | None) -> None:
    folder = PACKAGE / "core" if game is None else catalogue[game].folder
    problems = Problems("fr", None if game is None else catalogue[game])
    found = set(complaints(folder)) - {"{}", "{}{} {}", "{}:{} {}"}
    assert len(found) > 5
    for problem in found:
        assert problem in problems.known, problem


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("problems.fr.yaml")), ids=lambda path: str(path.parent.parent.name)
)
def test_what_is_put_in_stays_and_french_is_typeset(path: Path) -> None:
    for english, french in yaml.safe_load(path.read_text(encoding="utf-8")).items():
        assert english.count("{}") == french.count("{}"), english
        assert not re.search(r"\w [:;?!»]|« |'", french), french


def test_the_sentence_that_says_most_is_taken() -> None:
    problems = Problems("fr", catalogue["rise_and_fall"])
    assert problems.say("must be a whole number from 1 to 9, not 0") == "doit être un nombre entier de 1 à 9, pas 0"
    assert problems.say("must be flat") == "doit être flat"
    near = problems.say('"pawn" does not exist (did you mean "pawns"?)').replace("\u00a0", " ").replace("\u202f", " ")
    assert near == "« pawn » n’existe pas (vouliez-vous dire « pawns » ?)"
    assert problems.say("nobody has thought of this") == "nobody has thought of this"
    assert Problems("en", None).say('"a" stands (did you mean "b"?)') == '"a" stands (did you mean "b"?)'
    assert translated({"{} and {}": "{} et {}"}, "{} and {}") == "{} et {}", "braces that were put in mean nothing"


# ---- the guide


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_guide_explains_every_table_field_and_verb_of_tapestry(lang: str) -> None:
    game = catalogue["tapestry"]
    guide = Guide(Terminal(lang), game)
    for table, rows in game.content.tables.items():
        assert guide.table(table), table
        for row in rows:
            for field in row:
                explained = field in ("id", "source", "sources", "known", "why") or guide.field(table, field)
                assert explained, (table, field)
            for verb, _ in effects_in(row):
                assert guide.verb(verb), verb


def test_both_languages_of_a_guide_explain_the_same() -> None:
    folders = [folder for folder in PACKAGE.rglob("guide") if (folder / "en.ftl").is_file()]
    assert folders
    for folder in folders:
        keys = [
            re.findall(r"^([a-z][\w-]*) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.M) for lang in ("en", "fr")
        ]
        assert keys[0] == keys[1]
        assert len(set(keys[0])) == len(keys[0])
        for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\w [:;?!»]|« |'", line), line
