"""After a change those tests run that can tell a difference: by imports, by names of games, by what reads a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.changed import ROOMS, ROOT, House, Plan, planned

GAMES = ("beyond_the_horizon", "rise_and_fall", "rise_of_empires", "tapestry", "vinci")


@pytest.fixture(scope="module")
def house() -> House:
    """The modules as they stand."""
    return House()


def rooms(files: Sequence[str]) -> set[str]:
    """The folders of tests, or the test itself where it lies in none."""
    return {Path(file).parts[1] for file in files}


def test_a_rule_reaches_the_tests_of_its_game_and_those_that_name_it(house: House) -> None:
    plan = planned(house, ["src/ecumene/games/tapestry/play/science.py"])
    assert "tests/tapestry/play/test_science.py" in plan.reached
    assert "tests/test_purity.py" in plan.reached, "it reads every module of the rules"
    assert rooms(plan.reached + plan.named) & set(GAMES) == {"tapestry"}
    assert {"tests/test_golden.py", "tests/core/test_flattening.py"} <= set(plan.named)
    assert plan.games == ("tapestry",)
    assert set(plan.others) == set(GAMES) - {"tapestry"}
    assert plan.python


def test_of_the_tests_of_several_games_those_of_the_others_stay_out(house: House) -> None:
    folders, commands = zip(*planned(house, ["src/ecumene/games/vinci/words/fr.ftl"]).commands(), strict=True)
    assert set(folders) == {"."}
    chosen = commands[-1][commands[-1].index("-k") + 1]
    assert chosen == "vinci or not (beyond_the_horizon or rise_and_fall or rise_of_empires or tapestry)"


def test_content_and_words_of_a_game_reach_its_tests(house: House) -> None:
    plan = planned(house, ["src/ecumene/games/rise_and_fall/content/pieces.yaml"])
    assert "tests/rise_and_fall/play/test_activation.py" in {*plan.reached, *plan.changed}
    assert rooms(plan.reached) & set(GAMES) == {"rise_and_fall"}
    assert "tests/test_words.py" in planned(house, ["src/ecumene/games/vinci/words/fr.ftl"]).named


def test_the_table_reaches_no_game_and_the_core_all(house: House) -> None:
    assert not rooms(planned(house, ["src/ecumene/table/live/acting.py"]).reached) & set(GAMES)
    assert set(GAMES) <= rooms(planned(house, ["src/ecumene/core/position.py"]).reached)


def test_what_is_run_in_a_process_of_its_own_is_reached(house: House) -> None:
    assert "tests/table/web/test_serve.py" in planned(house, ["src/ecumene/cli/serve.py"]).reached


def test_fixtures_reach_the_tests_below_them(house: House) -> None:
    below = planned(house, ["tests/table/web/conftest.py"]).reached
    assert "tests/table/web/test_socket.py" in below
    assert "tests/table/log/test_fold.py" not in below
    assert "tests/table/log/test_fold.py" in planned(house, ["tests/table/postgres.py"]).reached
    assert set(GAMES) <= rooms(planned(house, ["tests/conftest.py"]).reached)


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("tests/golden/0.1.0/vinci-2-seats.txt", "tests/test_golden.py"),
        ("tests/table/golden/0.1.0.sql", "tests/table/store/test_golden_store.py"),
        ("docs/tutorials/what_if.md", "tests/docs/test_snippets.py"),
        ("CHANGELOG.md", "tests/tools/test_release.py"),
        ("Makefile", "tests/tools/test_release.py"),
        ("client/src/lib/schema.ts", "tests/tools/test_types.py"),
        ("client/fixtures/vinci-new.json", "tests/tools/test_scene_fixtures.py"),
        ("src/ecumene/cli/skeleton/tests/test_contract.py.in", "tests/cli/test_new_game.py"),
        ("src/ecumene/games/vinci/play/gone.py", "tests/vinci/play/test_scoring.py"),
    ],
)
def test_a_file_that_is_no_module_reaches_the_tests_that_read_it(house: House, file: str, test: str) -> None:
    plan = planned(house, [file])
    assert test in plan.reached + plan.named


def test_a_changed_test_runs_whole_and_one_that_is_gone_does_not(house: House) -> None:
    plan = planned(house, ["tests/vinci/test_contract.py", "tests/vinci/test_gone.py"])
    assert plan == Plan(changed=("tests/vinci/test_contract.py",), others=GAMES, python=True)
    assert [command[-1] for _, command in plan.commands()] == ["check-mypy", "tests/vinci/test_contract.py"]


def test_the_page_alone_compiles_nothing_and_needs_no_python(house: House) -> None:
    there = min((ROOT / "client/src/table/talk").glob("*.svelte")).relative_to(ROOT).as_posix()
    plan = planned(house, [there, f"{there}.gone"])
    commands = [" ".join(command) for _, command in plan.commands()]
    assert not any("pytest" in command or "compile" in command for command in commands)
    assert plan.browser == ("/operator.test.ts", "/talk.test.ts")
    assert [command.split()[0] for command in commands] == ["make", "npm", "npx", "make", "npm"]


def test_what_the_page_has_everywhere_reaches_every_test_in_chromium(house: House) -> None:
    assert planned(house, ["client/src/lib/narrow.ts", "client/src/me/MePage.svelte"]).browser == ()
    assert planned(house, ["tests/e2e/player.ts"]).browser == ()
    assert planned(house, ["tests/e2e/me.test.ts"]).browser == ("/me.test.ts",)
    assert planned(house, ["client/src/lib/narrow.test.ts"]).browser is None


def test_rooms_of_the_page_and_their_tests_are_there() -> None:
    assert [room for room in ROOMS if not (ROOT / "client/src" / room).is_dir()] == []
    tests = {name for names in ROOMS.values() for name in names}
    assert [name for name in tests if not (ROOT / "tests/e2e" / f"{name}.test.ts").is_file()] == []


def test_nothing_changed_is_nothing_run(house: House) -> None:
    assert list(planned(house, []).commands()) == []
