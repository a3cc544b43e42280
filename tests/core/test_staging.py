"""Texts, numbers, reasons and patches of scenes; and a game that describes no scene of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene import contract
from ecumene.core.errors import ContentError, IllegalAction
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.position import Event
from ecumene.core.scene import Act, Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.staging import (
    NO_NUMBER,
    add_words,
    any_of,
    apply_patch,
    button_texts,
    each_amount,
    merge,
    new_stage,
    number_in,
    patch,
    place_in,
    reason,
    seat_in,
    tally_data,
    zone_id,
)
from ecumene.core.tally import Tally
from ecumene.core.texts import both, in_a_row, message, message_of, say, texts_in
from ecumene.core.words import LANGUAGES
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition
from tests.tiny.harbour.scene import HarbourScreen
from tests.tiny.quay import at_the_quay


class Plain(Harbour):
    """Harbour as it would be had nobody described it to a screen."""

    _screen = Game._screen


# ---- texts


def test_a_message_is_said_with_the_names_of_players_and_of_things(harbour: Harbour) -> None:
    sale = message("harbour-log-toll", who="p1", other="p0")
    assert say(harbour.words("en"), sale, ["Ada", "Ben"]) == "Ben claims customs from Ada"
    assert say(harbour.words("fr"), message("harbour-do-play", what="wine")) == "Jouer le vin"


def test_a_message_may_be_an_argument_of_another(harbour: Harbour) -> None:
    told = message("core-part", label=message("label-harbour-sale-alone"), amount=1)
    assert say(harbour.words("en"), told) == "alone at the quay 1"


def test_a_player_without_a_name_and_a_final_text_stay_as_they_are(harbour: Harbour) -> None:
    assert say(harbour.words("en"), message("harbour-log-sale", who="p3", coins=2), ["Ada"]) == "p3 sells for 2"
    assert say(harbour.words("en"), "VI") == "VI"


def test_a_message_that_is_missing_is_an_error(harbour: Harbour) -> None:
    with pytest.raises(ContentError, match="harbour-nonsense"):
        say(harbour.words("en"), message("harbour-nonsense"))


def test_a_sentence_made_in_both_languages_is_read_in_each(harbour: Harbour) -> None:
    text = both({"en": "Yes", "fr": "Oui"})
    assert [say(harbour.words(lang), text) for lang in ("en", "fr")] == ["Yes", "Oui"]


def test_seats_among_arguments_become_players() -> None:
    told = message_of("m", {"who": 2, "other": 0, "n": 2, "area": "alps"}, {"area": message("x")})
    assert told == {"t": "m", "a": {"who": "p2", "other": "p0", "n": 2, "area": {"t": "x"}}}
    assert message_of("m", {}) == {"t": "m"}


# ---- numbers and reasons


def test_a_tally_names_its_parts(harbour: Harbour) -> None:
    tally = Tally("harbour.sale.price")
    tally.add("harbour.sale.worth", 4, "spice")
    tally.add("harbour.turn.hand", -1)
    assert tally_data(harbour, tally) == {
        "of": {"t": "label-harbour-sale-price"},
        "sum": 3,
        "items": [
            {
                "label": {"t": "label-harbour-sale-worth"},
                "amount": 4,
                "rule": "harbour.sale.worth",
                "about": {"t": "harbour-name-spice"},
            },
            {"label": {"t": "core-other"}, "amount": -1, "rule": "harbour.turn.hand"},
        ],
    }


def test_a_reason_has_the_rule_its_words_and_its_sentence(harbour: Harbour) -> None:
    why = reason(harbour, IllegalAction("harbour.turn.hand", card="wine"))
    assert why["text"] == {"t": "no-harbour-turn-hand", "a": {"card": "wine"}}
    assert why["sentence"]["fr"] == harbour.rules["harbour.turn.hand"].fr
    assert why["tally"] is None


def test_a_rule_without_a_short_reason_gives_its_sentence_alone(harbour: Harbour) -> None:
    assert reason(harbour, IllegalAction("core.over"))["text"] is None


# ---- things, and what is clicked


def test_an_act_that_asks_how_many_is_as_many_acts() -> None:
    act: Act = {"i": 40, "up_to": 3, "path": ["gaul"], "say": message("place", region="gaul", n=1), "pill": 2}
    assert each_amount(act) == [
        {"i": 39 + n, "path": ["gaul", f"~n.{n}"], "say": message("place", region="gaul", n=n), "pill": 2}
        for n in (1, 2, 3)
    ]
    plain: Act = {"i": 7, "path": ["~done"], "say": "Done"}
    assert each_amount(plain) == [plain]
    assert [one["say"] for one in each_amount({**plain, "up_to": 2})] == ["Done", "Done"]


def test_words_of_ids_are_read_and_nonsense_is_no_number() -> None:
    assert (zone_id("hand", 2), seat_in("p2"), number_in("-3"), place_in(("a", "b"), "b")) == ("hand.p2", 2, -3, 1)
    assert {seat_in("x2"), seat_in("p"), number_in(""), number_in("1000"), number_in("²"), place_in(("a",), "b")} == {
        NO_NUMBER
    }
    assert (any_of(["one"]), any_of(["one", "other"])) == ("one", ["one", "other"])


# ---- patches


def scene(*elements: Any, **parts: Any) -> Scene:
    whole: Any = {"phase": None, "notes": [], "standings": [], **parts, "elements": list(elements)}
    made: Scene = whole
    return made


def test_a_patch_tells_new_things_whole_and_of_others_what_changed() -> None:
    before = scene({"id": "a", "n": 1, "owner": "p0"}, {"id": "b", "n": 1}, {"id": "c", "n": 1})
    after = scene({"id": "a", "n": 2, "state": ["decline"]}, {"id": "b", "n": 1}, {"id": "d", "type": "piece"})
    assert patch(before, after) == {
        "set": {"a": {"n": 2, "state": ["decline"], "owner": None}, "d": {"id": "d", "type": "piece"}},
        "gone": ["c"],
    }


def test_a_patch_brings_notes_phase_and_standings_only_when_they_change() -> None:
    before = scene(notes=["Round 1"], phase={"steps": [], "now": "expand"})
    after = scene(notes=["Round 2"])
    assert patch(before, after) == {"set": {}, "gone": [], "notes": ["Round 2"], "phase": None}
    assert apply_patch(before, patch(before, after)) == after


elements = st.dictionaries(
    st.sampled_from("abcdef"),
    st.fixed_dictionaries({}, optional={"n": st.integers(0, 2), "owner": st.sampled_from(["p0", "p1"])}),
).map(lambda found: [{"id": name, **fields} for name, fields in found.items()])
scenes = st.tuples(elements, st.lists(st.sampled_from(["x", "y"]), max_size=2)).map(
    lambda parts: scene(*parts[0], notes=parts[1])
)


@given(scenes, scenes)
def test_a_patch_leads_from_any_scene_to_any_other(before: Scene, after: Scene) -> None:
    kept = repr(before)
    found = apply_patch(before, patch(before, after))
    assert sorted(found["elements"], key=lambda e: e["id"]) == sorted(after["elements"], key=lambda e: e["id"])
    assert {**found, "elements": []} == {**after, "elements": []}
    assert repr(before) == kept


# ---- the stage


def test_a_scene_adds_its_fields_to_the_things_of_the_stage(harbour: Harbour) -> None:
    stage = new_stage(harbour, 2, {}, [{"id": "a", "type": "zone", "count": 1}, {"id": "b", "type": "zone"}])
    merged = merge(stage, scene({"id": "a", "count": 5}, {"id": "c", "type": "piece"}))
    assert merged == {
        "a": {"id": "a", "type": "zone", "count": 5},
        "b": {"id": "b", "type": "zone"},
        "c": {"id": "c", "type": "piece"},
    }


def test_a_stage_is_known_by_its_hash(harbour: Harbour) -> None:
    one, same = (new_stage(harbour, 2, {}, [{"id": "a", "type": "zone"}]) for _ in range(2))
    other = new_stage(harbour, 2, {}, [{"id": "a", "type": "card"}])
    assert one["hash"] == same["hash"] != other["hash"]
    assert harbour.stage(harbour.new(2, 1))["hash"] == harbour.stage(harbour.new(2, 2))["hash"]
    assert harbour.stage(harbour.new(2))["hash"] != harbour.stage(harbour.new(3))["hash"]


# ---- words of boxes


def with_a_box_of(folder: Path, *keys: str) -> type[Harbour]:
    """Harbour with some of its one-line messages in a box of their own, of which its tables say nothing."""
    copytree(Harbour.folder, folder, dirs_exist_ok=True)
    for lang in LANGUAGES:
        lines = (folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines(keepends=True)
        boxed = [line for line in lines if line.partition(" =")[0] in keys]
        assert len(boxed) == len(keys)
        (folder / "words" / f"{lang}.tide_cards.ftl").write_text("".join(boxed), encoding="utf-8")
        rest = "".join([line for line in lines if line not in boxed])
        (folder / "words" / f"{lang}.ftl").write_text(rest, encoding="utf-8")
    return type("Tidal", (Tidal,), {"folder": folder})


class Tidal(Harbour):
    def unspoken(self, options: Options) -> list[str]:
        return ["tide"]

    def _screen(self) -> HarbourScreen:
        return TidalScreen(self, self.speech)


class TidalScreen(HarbourScreen):
    def stage(self, position: HarbourPosition) -> Stage:
        game, stage = self.game, super().stage(position)
        without = game.unspoken(position.options)
        return new_stage(game, position.seats, stage["regions"], stage["elements"], without=without)


def test_a_stage_leaves_out_the_words_of_boxes_of_which_nothing_is_said(tmp_path: Path) -> None:
    game = with_a_box_of(tmp_path, "harbour-option-rounds-3")()
    texts = game.stage(game.new(2, 1))["texts"]
    assert ["harbour-option-rounds-3" in texts[lang] for lang in LANGUAGES] == [False, False]
    assert ["harbour-scene-deck" in texts[lang] for lang in LANGUAGES] == [True, True]
    assert game.value_words("rounds", 3, "en") == "Three"
    contract.check_game(game, 2, 1)
    contract.check_sayings(game, 2, 1)


def test_words_that_a_box_keeps_from_the_page_are_missed(tmp_path: Path) -> None:
    game = with_a_box_of(tmp_path, "harbour-scene-deck")()
    for check in (contract.check_game, contract.check_sayings):
        with pytest.raises(Exception, match='message "harbour-scene-deck" is missing'):
            check(game, 2, 1)


def test_a_stage_with_the_words_of_a_box_that_stays_away_is_reported(tmp_path: Path) -> None:
    class Chatty(with_a_box_of(tmp_path, "harbour-option-rounds-3")):  # type: ignore[misc]
        def _screen(self) -> HarbourScreen:
            return HarbourScreen(self, self.speech)

    with pytest.raises(contract.BrokenContract, match="the stage brings the game's words in en"):
        contract.check_game(Chatty(), 2, 1)


def test_a_stage_brings_the_words_of_every_game_and_of_its_own(harbour: Harbour) -> None:
    for text in harbour.stage(harbour.new(2))["texts"].values():
        assert "\ncore-other = " in text
        assert "\nharbour-do-draw = " in text


# ---- a game that describes nothing


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_without_a_scene_keeps_the_contract(seats: int) -> None:
    contract.check_game(Plain(), seats, 1, thorough=1)


def test_it_is_played_with_a_panel_for_each_player_and_a_button_for_each_action() -> None:
    game = Plain()
    position = at_the_quay(game)
    assert [element["id"] for element in game.stage(position)["elements"]] == ["panel.p0", "panel.p1"]
    choice = game.choice(position.view(0), 0)
    assert choice is not None
    said = {lang: [say(game.words(lang), act["say"]) for act in choice["acts"]] for lang in ("en", "fr")}
    assert said["en"] == ["Draw a card", "Sell spice for 5 coins and the market die"]
    assert said["fr"] == ["Piocher une carte", "Vendre les épices pour 5 pièces et le dé du marché"]
    assert choice["acts"][1].get("tally", {}).get("sum") == 5
    assert game.choice(position.view(1), 1) is None


def test_its_buttons_say_why_they_cannot_be_pressed() -> None:
    game = Plain()
    view = at_the_quay(game).view(0)
    why = game.why(view, 0, [f"~{game.action('play wine').index}"])
    assert why is not None
    assert why["rule"] == "harbour.turn.hand"
    assert game.why(view, 0, [f"~{game.action('draw').index}"]) is None


def test_its_events_are_lines_of_the_log() -> None:
    tally = Tally("harbour.sale.price")
    tally.add("harbour.sale.worth", 4)
    told: dict[str, Any] = dict(Plain().scene_event(Event("harbour-log-sale", {"who": 1, "coins": 4}, tally)))
    assert told["do"] == "note"
    assert told["who"] == "p1"
    assert told["say"] == {"t": "harbour-log-sale", "a": {"who": "p1", "coins": 4}}
    assert told["tally"]["sum"] == 4


class Loud(HarbourScreen):
    """A screen that calls a ware by its name and shows where it was sold."""

    def called(self, args: Mapping[str, Any]) -> Mapping[str, Text]:
        return texts_in({"what": args["what"].upper(), "coins": args["coins"]})

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        told["do"] = "score" if what == "sale" else "note"
        told["shows"] = [f"{args['what']} {args['coins']}"]


def test_a_game_says_what_its_events_call_things_and_what_they_show(harbour: Harbour) -> None:
    event = Event("harbour-log-sale", {"who": 1, "coins": 4, "what": "wine"}, None)
    told: dict[str, Any] = dict(Loud(harbour, harbour.speech).event(event))
    assert told["say"] == {"t": "harbour-log-sale", "a": {"who": "p1", "coins": 4, "what": "WINE"}}
    assert (told["do"], told["who"], told["shows"]) == ("score", "p1", ["wine 4"])


# ---- words of a choice


def act(i: int, *path: str | list[str]) -> Act:
    return {"i": i, "path": list(path), "say": f"act {i}"}


def test_buttons_are_said_once_at_the_first_act_that_goes_through_them() -> None:
    acts = [act(1, "card.a", "~pay.gold"), act(2, ["~odd"], "~pay.gold"), act(3, "~turn", "~done")]
    texts = button_texts(acts, lambda step, through: f"{step} of {through['say']}")
    assert texts == {"~pay.gold": "~pay.gold of act 1", "~turn": "~turn of act 3", "~done": "~done of act 3"}


def test_a_choice_has_a_hint_buttons_and_smaller_questions_only_where_there_are_any() -> None:
    choice: Choice = {"seat": 0, "kind": "sale", "prompt": "?", "acts": [act(1, "card.a", "~pay.gold")]}
    bare = dict(choice)
    add_words(choice, None, {}, {})
    assert choice == bare
    add_words(choice, "hint", {"~pay.gold": "gold"}, {"~pay": "with?", "~turn": "how?"})
    assert choice == {**bare, "hint": "hint", "steps": {"~pay.gold": "gold"}, "asks": {"~pay": "with?"}}


# ---- what an action reveals


def test_the_last_of_several_sealed_choices_opens_the_others(harbour: Harbour) -> None:
    position = harbour.new(2, 1)
    berth = harbour.berth[0]
    assert not harbour.reveals(position, 0, berth)
    position.apply(0, berth)
    assert harbour.reveals(position, 1, berth)


def test_a_card_from_the_deck_is_something_hidden(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["convoy spice", "wine"])
    assert [harbour.reveals(position, 0, action) for action in position.legal(0)] == [True, False, True]


# ---- options


def test_options_have_words_and_values_without_any_stand_for_themselves(harbour: Harbour) -> None:
    assert harbour.option_words("rounds", "en") == ("Rounds", "How many rounds are played.")
    assert harbour.option_words("tide", "en") == ("tide", "")
    assert [harbour.value_words("rounds", value, "fr") for value in (3, 2)] == ["Trois", "2"]


def test_texts_in_a_row_are_joined_by_words_of_the_game_and_the_last_takes_in_the_rest() -> None:
    texts = [message(name) for name in ("one", "two", "three", "four", "five")]
    assert in_a_row("harbour", "and", []) == message("harbour-none")
    assert in_a_row("harbour", "and", texts[:2]) == message("harbour-and-2", a=texts[0], b=texts[1])
    rest = message("harbour-or-2", a=texts[3], b=texts[4])
    assert in_a_row("harbour", "or", texts) == message("harbour-or-4", a=texts[0], b=texts[1], c=texts[2], d=rest)
