"""`content new` and `content check FILE`: an owner types in a box, and is told what reads and what is still ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from ecumene.catalogue import catalogue
from ecumene.cli.content_new import boxes, names_of
from tests.cli.conftest import Run

PARTS = [(game, box) for game in catalogue for box in [None, *boxes(catalogue[game])]]
FF = "fantasies_and_futures"


def uncommented(text: str) -> str:
    """The file with every record in force: what explains begins with two hashes."""
    return re.sub("^# ", "", text, flags=re.MULTILINE)


def written(run: Run, *arguments: str) -> str:
    ran = run("content", "new", *arguments, "--output", "mine.yaml", "--force")
    assert (ran.code, ran.err) == (0, "")
    return Path("mine.yaml").read_text(encoding="utf-8")


# ---- new


@pytest.mark.parametrize(("game", "box"), PARTS)
def test_a_new_file_changes_nothing_as_it_is_nor_uncommented(run: Run, game: str, box: str | None) -> None:
    text = written(run, game, *(["--box", box] if box else []))
    ours = catalogue[game]
    assert ours.using("mine.yaml").content.hash == ours.content.hash
    Path("mine.yaml").write_text(uncommented(text), encoding="utf-8")
    again = ours.using("mine.yaml").content
    assert again.hash == ours.content.hash
    assert again.tables == ours.content.tables, "where everything comes from too"
    tables = yaml.safe_load(uncommented(text))
    assert tables.pop("game") == game
    wanted = [name for name in ours.content.tables if box is None or (name.rpartition(".")[0] or "base") == box]
    assert list(tables) == wanted
    for name in wanted:
        assert [row["id"] for row in tables[name]] == [row["id"] for row in ours.content.tables[name]], "in our order"


def test_a_new_file_shows_the_names_and_texts_of_both_languages(run: Run) -> None:
    cards = yaml.safe_load(uncommented(written(run, "tapestry", "--box", "FF")))[f"{FF}.tapestry_cards"]
    towns = next(card for card in cards if card["id"] == "ghost_towns")
    assert towns["words"]["en"]["name"] == "Ghost Towns"
    assert towns["words"]["fr"]["name"] == "Villes fantômes"
    assert towns["words"]["fr"]["text"].startswith("Avancez")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_new_file_explains_fields_provenance_and_verbs(run: Run, lang: str) -> None:
    text = written(run, "tapestry", "--box", "FF", "--lang", lang)
    for word in ("source: owner", "house", "- enchantments:", "- reserve:", "- choose:", "{reserve: {building: farm}}"):
        assert word in text, word
    said = {"en": "Tapestry cards.", "fr": "Les cartes Tapestry."}
    assert [f"## {said[spoken]}\n" in text for spoken in said] == [spoken == lang for spoken in said]


@pytest.mark.parametrize("name", ["FF", "ff", FF, "Fantasies & Futures", "Fictions & Futurs"])
def test_a_box_goes_by_its_name_its_title_or_its_initials(run: Run, name: str) -> None:
    assert f"\n{FF}.capitals:\n" in written(run, "tapestry", "--box", name)


def test_the_initials_of_the_boxes_are_those_people_use() -> None:
    found = {
        box: {name for name in names_of(catalogue["tapestry"], box) if name.isupper()}
        for box in boxes(catalogue["tapestry"])
    }
    assert found["arts_and_architecture"] == {"AA"}
    assert found["plans_and_ploys"] == {"PP", "MM"}
    assert found[FF] == {"FF"}


def test_single_tables_can_be_had_and_the_terminal_is_a_file_too(run: Run) -> None:
    text = written(run, "tapestry", "--box", "FF", "--table", "tech_cards", "--table", f"{FF}.capitals")
    assert set(yaml.safe_load(text)) == {"game", f"{FF}.tech_cards", f"{FF}.capitals"}
    shown = run("content", "new", "vinci", "--table", "tokens", "--output", "-")
    assert yaml.safe_load(shown.out) == {"game": "vinci", "tokens": None}


def test_a_file_that_is_there_is_kept(run: Run, complains: Callable[..., str]) -> None:
    assert run("content", "new", "vinci").out.startswith("Written to vinci-content.yaml: 171 records.")
    Path("vinci-content.yaml").write_text("# mine", encoding="utf-8")
    said = complains("content", "new", "vinci")
    assert said == "vinci-content.yaml is there already; --force writes over it, --output names another"
    assert Path("vinci-content.yaml").read_text(encoding="utf-8") == "# mine"
    assert run("content", "new", "vinci", "--force").code == 0
    assert "tokens:" in Path("vinci-content.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("tapestri", "there is no game “tapestri” (did you mean “tapestry”?)"),
        ("tapestry --box XY", "tapestry has no box “XY”; there are base, "),
        ("tapestry --box fantasy_and_futures", "(did you mean “fantasies_and_futures”?)"),
        ("rise_and_fall --box base", "rise_and_fall has no boxes: leave --box out"),
        ("tapestry --box FF --table tech_card", "there is no table “tech_card” (did you mean “tech_cards”?)"),
        ("tapestry --box FF --table masterpieces", "there is no table “masterpieces”; there are "),
        ("vinci --output no/such/folder", "no/such/folder cannot be written"),
    ],
)
def test_what_there_is_not_is_refused(complains: Callable[..., str], line: str, complaint: str) -> None:
    assert complaint in complains("content", "new", *line.split())


# ---- check

CARD = """\
game: tapestry
fantasies_and_futures.tapestry_cards:
- id: ghost_towns
  words:
    en: {name: Ghost Cities, text: Conquer a territory.}
    fr: {name: Cités fantômes, text: Conquérez un territoire.}
  kind: when_played
  effects: [{conquer: {where: adjacent, dice: one}}, {reserve: {building: house}}]
  enchantments: {left: [{points: 2}], right: [{gain: {food: 1}}]}
  source: owner
"""

FAULTY = """\
game: tapestry
fantasies_and_futures.tapestry_cards:
- id: ghost_towns
  effects:
  - conqueer: {where: adjacent}
- id: gremlins
  copies: 1

  kind: sometimes
- {id: gremlin, copies: 1}
- id: zombie_army
  words: {en: {name: A <b>bold</b> army}}
- id: mind_control
  effects: [{landmark: statue_of_liberty}]
- id: status_quo
  effects: [{points: 4}]
"""


def test_a_card_typed_in_is_printed_and_the_rest_of_the_box_is_ours(run: Run) -> None:
    Path("mine.yaml").write_text(CARD, encoding="utf-8")
    ran = run("content", "check", "mine.yaml")
    assert ran.code == 0
    assert ran.out.startswith("mine.yaml: Tapestry, 1 record with values of yours.\n")
    yours, ours = ran.out.split("Still ours (house)")
    assert "ghost_towns (kind, effects, enchantments, words)" in yours
    assert "ghost_towns (copies)" in ours
    assert "mind_control (kind, copies, effects, enchantments)" in ours
    assert ran.out.rstrip().endswith("mine.yaml reads well: play with --content mine.yaml.")
    told = run("content", "check", "mine.yaml", "--json").json
    assert told["problems"] == []
    assert told["owner"][0]["record"] == "ghost_towns"
    assert told["tables"][f"{FF}.tapestry_cards"]["values"]["owner"] == 4
    assert told["content"] == catalogue["tapestry"].using("mine.yaml").content.hash


def test_everything_that_does_not_read_is_named_at_once_in_both_languages(run: Run) -> None:
    Path("mine.yaml").write_text(FAULTY, encoding="utf-8")
    ran = run("content", "check", "mine.yaml")
    assert ran.code == 1
    shown = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "5 things do not read:" in shown
    assert 'line 4 · ghost_towns · effects: effect: "conqueer" does not exist (did you mean "conquer"?)' in shown
    assert 'line 9 · gremlins · kind: "sometimes" does not exist' in shown
    assert any(line.startswith("line 10 · gremlin · id:") for line in shown)
    assert any(line.startswith("line 12 · zombie_army · words: en: name: must not have '<' in it") for line in shown)
    assert 'line 14 · mind_control · effects: landmark: "statue_of_liberty" does not exist' in shown
    assert "status_quo (effects)" in ran.out, "what reads is told all the same"
    french = run("content", "check", "mine.yaml", "--lang", "fr")
    assert french.code == 1
    said = " ".join(french.out.split())
    wanted = "ligne 4 · ghost_towns · effects: effect : « conqueer » n’existe pas (vouliez-vous dire « conquer » ?)"
    assert wanted in said
    assert "ligne 9 · gremlins · kind : « sometimes » n’existe pas" in said


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tokens: [", "not YAML"),
        ("tokens:\n- {id: mines}\ntokens: []", '"tokens" stands twice, in line 1 and in line 3'),
        ("- 1", "must hold tables of records"),
        ("tokens: [{id: mines, pawns: 2}, {id: mines}]", 'table "tokens": "mines" stands twice'),
    ],
)
def test_a_file_of_which_nothing_reads_says_why(run: Run, text: str, problem: str) -> None:
    Path("mine.yaml").write_text(text, encoding="utf-8")
    ran = run("content", "check", "mine.yaml", "--game", "vinci")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("mine.yaml: nothing of it can be read.")
    assert problem in ran.out


def test_what_is_wrong_with_the_whole_ends_the_search(run: Run) -> None:
    Path("mine.yaml").write_text("tapestry_cards: [{id: academia, copies: 2}]", encoding="utf-8")
    ran = run("content", "check", "mine.yaml")
    assert ran.code == 1
    assert "tapestry_cards must be 50, not 51" in ran.out
    assert "tapestry_cards doit être 50, pas 51" in run("content", "check", "mine.yaml", "--lang", "fr").out


def test_the_game_of_a_file_is_found_where_it_can_be(run: Run, complains: Callable[..., str]) -> None:
    Path("mine.yaml").write_text("tokens: [{id: mines, pawns: 5}]", encoding="utf-8")
    assert run("content", "check", "mine.yaml").out.startswith("mine.yaml: Vinci, 1 record")
    Path("mine.yaml").write_text("players: []", encoding="utf-8")
    assert "does not say which game it is for" in complains("content", "check", "mine.yaml")
    assert run("content", "check", "mine.yaml", "--game", "vinci").out.startswith("mine.yaml: Vinci, nothing typed in")
    assert "--content does not go with" in complains("content", "check", "mine.yaml", "--content", "other.yaml")
    assert "none.yaml" in complains("content", "check", "none.yaml")
    assert "there is no game “frob”" in complains("content", "check", "mine.yaml", "--game", "frob")


def test_a_changed_value_is_played_with(run: Run) -> None:
    Path("mine.yaml").write_text(CARD, encoding="utf-8")
    table = ["--games", "1", "--seats", "2", "--bots", "random", "--option", "fantasies_and_futures=in"]
    assert run("simulate", "tapestry", *table, "--content", "mine.yaml").code == 0
    diff = run("content", "diff", "tapestry", "--content", "mine.yaml").out
    assert f"{FF}.tapestry_cards ghost_towns: effects" in diff


# ---- the page about it

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["owners.md", "owners.fr.md"])
def test_the_card_of_the_docs_reads_and_is_the_same_in_both_languages(run: Run, page: str) -> None:
    shown, card, more = re.findall(r"```yaml\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert card == re.findall(r"```yaml\n(.*?)```", (DOCS / "owners.md").read_text(encoding="utf-8"), re.DOTALL)[1]
    Path("mine.yaml").write_text(card, encoding="utf-8")
    ran = run("content", "check", "mine.yaml")
    assert ran.code == 0
    assert "ghost_towns (kind, copies, effects, enchantments, words)" in " ".join(ran.out.split())
    Path("more.yaml").write_text(more, encoding="utf-8")
    assert run("content", "check", "more.yaml").code == 0
    row = yaml.safe_load(uncommented(shown))[0]
    ours = {row["id"]: row for row in catalogue["tapestry"].content.tables[f"{FF}.tapestry_cards"]}["ghost_towns"]
    assert {key: value for key, value in row.items() if key != "words"} == ours, "what the page shows is what we have"
