"""The contract hears words of the machine in whatever a game says or shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from ecumene import contract
from ecumene.contract.saying import Ear, texts_in
from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.game import Game, Option
from ecumene.core.how_to_play import Block, Chapter
from ecumene.core.options import Options
from ecumene.core.position import Event, Position
from ecumene.core.scene import Choice, Element, Region, Scene, SceneEvent, Stage, Text
from ecumene.core.speech import Paint, Speech, unpainted
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition, HarbourSpeech
from tests.tiny.harbour.scene import HarbourScreen


@pytest.mark.parametrize("seats", Harbour.seat_counts)
def test_harbour_says_only_words(harbour: Harbour, seats: int) -> None:
    assert contract.check_sayings(harbour, seats, 1) > 100


class Machine(HarbourSpeech):
    """Says what it should not; `spoilt` maps a method to what it says."""

    spoilt: ClassVar[Mapping[str, str]] = {}

    def ask(self, view: Position, seat: Seat) -> str:
        return self.spoilt.get("ask") or super().ask(view, seat)

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        return self.spoilt["say"] if "say" in self.spoilt else super().say(view, seat, action)

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return super().table(view, width, paint) + self.spoilt.get("table", "")

    def details(self, view: Position, seat: Seat, action: Action) -> list[str]:
        return [self.spoilt["details"]] if "details" in self.spoilt else []

    def tell(self, event: Event) -> str:
        return super().tell(event) + self.spoilt.get("tell", "")

    def reason(self, rule: str, details: Mapping[str, object]) -> str:
        return super().reason(rule, details) + self.spoilt.get("reason", "")


def saying(**spoilt: str) -> Harbour:
    """Harbour with sentences that are not what they should be."""

    class Says(Harbour):
        def speech(self, lang: str = "en", names: Sequence[str] = ()) -> HarbourSpeech:
            kind: type[Machine] = type("Machine", (Machine,), {"spoilt": spoilt})
            return kind(self, lang, names)

    return Says()


@pytest.mark.parametrize("method", ["ask", "say", "table", "details", "tell", "reason"])
@pytest.mark.parametrize(
    ("words", "heard"),
    [
        (" great_pyramid", "_"),
        (" harbour.sale.price", "harbour.sale.price"),
        (" harbour-scene-deck", "harbour-scene-deck"),
        (" { $what }", "{"),
        (" p1", "p1"),
    ],
)
def test_a_word_of_the_machine_is_heard_wherever_it_is_said(method: str, words: str, heard: str) -> None:
    with pytest.raises(contract.BrokenContract, match=rf"'{heard}' is no word for people"):
        contract.check_sayings(saying(**{method: f"Now{words}."}), 3, 1)


class Notates(Harbour):
    """Says its notation, as a game does that has no sentences."""

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> Any:
        return Speech(self, lang, names)


class Unnamed(HarbourPosition):
    def explain(self, seat: Seat, action: Action) -> Tally | None:
        tally = super().explain(seat, action)
        if tally is not None:
            tally.add("harbour.sale.worth", 1, "no_such_card")
        return tally


class NamesNothing(Harbour):
    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return Unnamed(self, seats, options, chance)


class Unlabelled(HarbourPosition):
    def explain(self, seat: Seat, action: Action) -> Tally | None:
        tally = super().explain(seat, action)
        if tally is not None:
            tally.add("harbour.turn.hand", 1)
        return tally


class LabelsNothing(Harbour):
    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return Unlabelled(self, seats, options, chance)


class HasNoWordsForOptions(Harbour):
    options = (*Harbour.options, Option("wind", ("calm", "storm")))


class HasNoTitles(Harbour):
    def section(self, section: str, lang: str) -> str:
        return section


class ShowsIds(Harbour):
    def scene(self, view: Position, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        return {**scene, "elements": [*scene["elements"], {"id": "thing", "type": "piece", "label": "wine"}]}


class ShowsStrangers(ShowsIds):
    def scene(self, view: Position, seat: Seat | None) -> Scene:
        return {**Harbour.scene(self, view, seat), "notes": [message("harbour-scene-hand", who="p9")]}


class OffersIds(Harbour):
    def choice(self, view: Position, seat: Seat) -> Choice | None:
        choice = super().choice(view, seat)
        return choice and {**choice, "hint": message("harbour-scene-quay", quay="customs")}


class LogsIds(Harbour):
    def scene_event(self, event: Event) -> SceneEvent:
        return {**super().scene_event(event), "say": message("harbour-scene-quay", quay="convoy")}


class IdsOnStage(HarbourScreen):
    def stage(self, position: HarbourPosition) -> Stage:
        stage = super().stage(position)
        regions: dict[str, Region] = {name: {**region, "note": "wine"} for name, region in stage["regions"].items()}
        return {**stage, "regions": regions}


class StagesIds(Harbour):
    def _screen(self) -> IdsOnStage:
        return IdsOnStage(self, self.speech)


class TeachesIds(Harbour):
    """Of what is written for learners only what nobody can mean as a word is heard."""

    def how_to_play(self, lang: str) -> tuple[Chapter, ...]:
        rows = (("Wine, as `ecumene rules harbour.sale.price` has it.",), ("See harbour.sale.price.",))
        return (Chapter("How to sail a convoy", (), (Block("list", rows=rows),)),)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (TeachesIds, r"'harbour.sale.price' is no word for people \(en\): 'See harbour.sale.price.'"),
        (Notates, r"'\w+' is no word for people \(fr\)"),
        (NamesNothing, 'message "harbour-name-no_such_card" is missing'),
        (LabelsNothing, "a part of a number has a label of its own"),
        (HasNoWordsForOptions, "'(wind|calm)' is no word for people"),
        (HasNoTitles, r"'round' is no word for people \(fr\): 'round'"),
        (ShowsIds, "'wine' is shown as it is in every language"),
        (ShowsStrangers, "'p9' is no word for people"),
        (OffersIds, r"'customs' is no word for people \(fr\)"),
        (LogsIds, r"'convoy' is no word for people \(fr\)"),
        (StagesIds, "'wine' is shown as it is in every language"),
    ],
)
def test_a_game_that_shows_words_of_the_machine_is_reported(game: type[Game], promise: str) -> None:
    with pytest.raises(Exception, match=promise):
        contract.check_sayings(game(), 3, 1)


@pytest.mark.parametrize("game", [Notates, NamesNothing, ShowsStrangers, LogsIds, StagesIds])
def test_the_whole_contract_hears_them_too(game: type[Game]) -> None:
    with pytest.raises(contract.BrokenContract, match=r"is no word|is missing|is shown as it is"):
        contract.check_game(game(), 3, 1)


def test_a_word_that_the_language_has_is_no_id(harbour: Harbour) -> None:
    english, french = Ear(harbour, "en"), Ear(harbour, "fr")
    assert english.fault("wine") == ""
    assert french.fault("wine") == "wine"
    assert french.fault("le vin, 2 pièces (A1)") == ""


def test_texts_are_found_by_the_types_of_the_vocabulary() -> None:
    told = message("t")
    element: Element = {
        "id": "card.wine",
        "type": "card",
        "colour": "leaf",
        "label": told,
        "lines": ["one", told],
        "badges": [{"icon": "coin", "text": "2"}],
        "names": {"sea": "two"},
    }
    found: list[Text] = list(texts_in([element], list[Element]))
    assert found == [told, "one", told, "2", "two"]
    surface: Element = {"id": "board", "type": "surface", "lines": "M0 0"}
    assert list(texts_in(surface, Element)) == []
