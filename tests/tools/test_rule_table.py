"""The rule table finds rules, code and tests, and names every fault."""

from pathlib import Path

import pytest

from tools.rule_table import Row, main, survey

CORE = "- {id: core.turn, en: Wait., fr: Attendez.}\n"
GAME = """
- {id: chess.move.rook, en: Straight., fr: Tout droit.}
- {id: chess.move.knight, en: A leap., fr: Un saut.}
"""
CODE = {"core/position.py": 'refuse("core.turn")\n', "games/chess/moves.py": 'f"chess.move.{piece}"\n'}
TESTS = """
@rule("core.turn", "chess.move.rook")
def test_rook(): ...

@pytest.mark.parametrize("leap", [pytest.param(1, marks=rule("chess.move.knight"))])
def test_knight(leap): ...
"""


class Repository:
    """A small one, sound until a test spoils it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/ecumene/core/rules.yaml", CORE)
        self.write("src/ecumene/games/chess/rules.yaml", GAME)
        for file, text in CODE.items():
            self.write(f"src/ecumene/{file}", text)
        self.write("tests/test_chess.py", TESTS)

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def row(self, rule: str) -> Row:
        return next(row for row in survey(self.root).rows if row.id == rule)

    @property
    def faults(self) -> list[str]:
        return survey(self.root).faults


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_sound_repository_has_no_faults(repository: Repository) -> None:
    assert repository.faults == []


def test_a_rule_leads_to_its_code_and_its_tests(repository: Repository) -> None:
    row = repository.row("core.turn")
    assert row.code == ["src/ecumene/core/position.py:1"]
    assert row.tests == ["tests/test_chess.py::test_rook"]


def test_the_beginning_of_an_f_string_names_every_rule_that_begins_so(repository: Repository) -> None:
    for rule in ("chess.move.rook", "chess.move.knight"):
        assert repository.row(rule).code == ["src/ecumene/games/chess/moves.py:1"]


def test_a_case_of_a_parametrized_test_proves_its_own_rule(repository: Repository) -> None:
    assert repository.row("chess.move.knight").tests == ["tests/test_chess.py::test_knight"]


def test_a_docstring_cites_a_rule_in_brackets_and_content_names_it_bare(repository: Repository) -> None:
    repository.write("src/ecumene/games/chess/leaps.py", '"""How knights leap [chess.move.knight]."""\n')
    repository.write("src/ecumene/games/chess/content/men.yaml", "men:\n- {id: rook, rule: chess.move.rook}\n")
    assert "src/ecumene/games/chess/leaps.py:1" in repository.row("chess.move.knight").code
    assert "src/ecumene/games/chess/content/men.yaml:2" in repository.row("chess.move.rook").code


@pytest.mark.parametrize(
    "comment", ["# a leap [chess.move.knight]", "# rule: chess.move.knight", "#rule: chess.move.knight;"]
)
def test_a_comment_names_a_rule_and_is_marked(repository: Repository, comment: str) -> None:
    repository.write("src/ecumene/games/chess/moves.py", f'"chess.move.rook"\nleap = 2  {comment}\n')
    assert repository.row("chess.move.knight").code == ["src/ecumene/games/chess/moves.py:2#"]
    assert repository.faults == []


def test_what_a_comment_only_speaks_of_is_no_rule(repository: Repository) -> None:
    repository.write("src/ecumene/games/chess/leaps.py", "# see chess.move.queen and core.turn\nleap = '# rule: x'\n")
    assert repository.faults == []
    assert repository.row("core.turn").code == ["src/ecumene/core/position.py:1"]


def test_an_unknown_id_in_a_comment_is_a_fault(repository: Repository) -> None:
    repository.write("src/ecumene/games/chess/queen.py", "far = 8  # rule: chess.move.queen\n")
    assert repository.faults == ["chess.move.queen: no such rule (src/ecumene/games/chess/queen.py:1#)"]


def test_a_rule_that_no_code_names_is_a_fault(repository: Repository) -> None:
    repository.write("src/ecumene/games/chess/moves.py", '"chess.move.rook"\n')
    assert repository.faults == ["chess.move.knight: no code names it (src/ecumene/games/chess/rules.yaml)"]


def test_the_command_says_how_many_rules_only_comments_name(
    repository: Repository, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.write("src/ecumene/games/chess/moves.py", '"chess.move.rook"\nleap = 2  # [chess.move.knight]\n')
    assert main(["--root", str(repository.root)]) == 0
    assert capsys.readouterr().out.endswith("3 rules: 3 named by code, 1 of them in comments, 3 proved by tests\n")


def test_module_paths_and_table_names_are_no_rules(repository: Repository) -> None:
    repository.write("src/ecumene/catalogue.py", '"ecumene.games.chess:Chess"\n"europe.provinces"\n"chess.yaml"\n')
    assert repository.faults == []


def test_a_rule_without_a_test_is_a_fault(repository: Repository) -> None:
    repository.write("tests/test_chess.py", '@rule("core.turn", "chess.move.rook")\ndef test_rook(): ...\n')
    assert repository.faults == ["chess.move.knight: no test proves it (src/ecumene/games/chess/rules.yaml)"]


@pytest.mark.parametrize(
    "code", ['"chess.move.queen"', '"""The queen [chess.move.queen]."""', 'f"chess.move.queen{n}"']
)
def test_an_unknown_id_in_code_is_a_fault(repository: Repository, code: str) -> None:
    repository.write("src/ecumene/games/chess/queen.py", f"\n{code}\n")
    assert repository.faults == ["chess.move.queen: no such rule (src/ecumene/games/chess/queen.py:2)"]


def test_an_unknown_id_on_a_test_is_a_fault(repository: Repository) -> None:
    repository.write("tests/test_queen.py", '@rule("chess.move.queen")\ndef test_queen(): ...\n')
    assert repository.faults == ["chess.move.queen: no such rule (tests/test_queen.py::test_queen)"]


def test_a_test_must_spell_its_rule_out(repository: Repository) -> None:
    repository.write("tests/test_queen.py", "@pytest.mark.rule(QUEEN)\ndef test_queen(): ...\n")
    assert repository.faults == ["tests/test_queen.py::test_queen: rule(QUEEN) does not spell the id out"]


def test_a_marked_function_that_is_no_test_proves_nothing(repository: Repository) -> None:
    repository.write("tests/test_queen.py", '@rule("core.turn")\ndef helper(): ...\n')
    assert repository.faults == ["tests/test_queen.py::helper: marked with a rule, but not a test"]


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        ("{id: core.turn, en: Again., fr: Encore.}", "core.turn: stands twice"),
        ("{id: core.turn, en: Wait.}", "core.turn: no text in 'fr'"),
        ("{id: core.turn, en: '', fr: Attendez.}", "core.turn: no text in 'en'"),
        ("{id: Turn, en: Wait., fr: Attendez.}", "Turn: not an id, which is core.name or game.chapter.name"),
        ("{id: chess.move.king, en: One., fr: Un.}", "chess.move.king: does not begin with 'core'"),
    ],
)
def test_a_faulty_rule_is_named(repository: Repository, rule: str, fault: str) -> None:
    repository.write("src/ecumene/core/rules.yaml", f"{CORE}- {rule}\n")
    assert f"{fault} (src/ecumene/core/rules.yaml)" in repository.faults


def test_a_test_game_is_shown_but_nothing_is_asked_of_it(repository: Repository) -> None:
    repository.write("tests/tiny/rules.yaml", "- {id: tiny.turn.die, en: Roll., fr: Lancez.}\n")
    assert repository.faults == []
    assert repository.row("tiny.turn.die").tests == []


def test_an_unknown_id_of_a_test_game_is_a_fault(repository: Repository) -> None:
    repository.write("tests/tiny/rules.yaml", "- {id: tiny.turn.die, en: Roll., fr: Lancez.}\n")
    repository.write("tests/tiny/game.py", '"tiny.turn.dice"\n')
    assert repository.faults == ["tiny.turn.dice: no such rule (tests/tiny/game.py:1)"]


def test_the_command_prints_the_table_and_succeeds(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(repository.root)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[1].split() == ["core.turn", "core/position.py:1", "test_chess.py::test_rook"]
    assert printed[-1] == "3 rules: 3 named by code, 0 of them in comments, 3 proved by tests"


def test_the_command_names_faults_and_fails(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    repository.write("src/ecumene/games/chess/queen.py", '"chess.move.queen"')
    assert main(["--root", str(repository.root)]) == 1
    assert capsys.readouterr().err == "chess.move.queen: no such rule (src/ecumene/games/chess/queen.py:1)\n"


def test_the_markdown_table_has_a_row_per_rule(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(repository.root), "--markdown"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[2] == "| `core.turn` | src/ecumene/core/position.py:1 | tests/test_chess.py::test_rook |"
    assert len(printed) == 5
