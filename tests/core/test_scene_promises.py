"""What a page relies on: the contract notices a game whose scenes break their word, and Harbour's keep it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import pytest

from ecumene import contract
from ecumene.core.action import Action, Seat
from ecumene.core.position import Event, Position
from ecumene.core.scene import Act, Choice, Element, Scene, SceneEvent, Stage, Why
from ecumene.core.staging import merge
from ecumene.core.texts import message
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition
from tests.tiny.harbour.scene import HarbourScreen
from tests.tiny.quay import at_the_quay, do

# ---- Harbour's own scene


def drawn(game: Harbour, position: Position, seat: Seat | None) -> dict[str, Any]:
    return dict(merge(game.stage(position), game.scene(position.view(seat), seat)))


def test_a_captain_sees_the_own_cards_and_how_many_the_others_hold(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice spice", "wine convoy customs"])
    seen = drawn(harbour, position, 0)
    assert [name for name in seen if name.startswith("card.")] == ["card.p0.spice.0", "card.p0.spice.1"]
    assert seen["hand.p1"]["count"] == 3
    assert [name for name in drawn(harbour, position, None) if name.startswith("card.")] == []


def test_a_sealed_choice_lies_face_down_and_only_before_its_own_captain(harbour: Harbour) -> None:
    position = harbour.new(2, 1)
    position.apply(0, harbour.action("berth 0.1"))
    ship = drawn(harbour, position, 0)["ship.p0"]
    assert (ship["slot"], ship["state"]) == ([0, 1], ["down"])
    for other in (1, None):
        assert "ship.p0" not in drawn(harbour, position, other)


def test_cards_of_one_kind_are_any_of_them_the_same_click(harbour: Harbour) -> None:
    choice = harbour.choice(at_the_quay(harbour, ["spice spice", "wine"]).view(0), 0)
    assert choice is not None
    assert [act["path"] for act in choice["acts"]] == [["deck"], [["card.p0.spice.0", "card.p0.spice.1"]]]


def test_a_card_that_only_answers_customs_says_so_when_it_is_clicked(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["customs", "wine"])
    why = harbour.why(position.view(0), 0, ["card.p0.customs.0"])
    assert why is not None
    assert why["rule"] == "harbour.turn.customs"


def test_whoever_is_not_asked_may_click_nothing(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    why = harbour.why(position.view(1), 1, ["deck"])
    assert why is not None
    assert why["rule"] == "core.turn"
    over = harbour.new(2, 1)
    contract.wander(over, Random(1), 100)
    ended = harbour.why(over.view(0), 0, ["deck"])
    assert ended is not None
    assert ended["rule"] == "core.over"


# ---- scenes that break their word


class Spoilt(Harbour):
    """Harbour with something wrong in what it shows."""

    def _screen(self) -> SpoiltScreen:
        return SpoiltScreen(self)

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        self.spoil(scene["elements"], view, seat)
        return scene

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        choice = super().choice(view, seat)
        if choice is not None:
            self.spoil_acts(choice["acts"], choice)
        return choice

    def spoil_stage(self, stage: Stage) -> None: ...

    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None: ...

    def spoil_acts(self, acts: list[Act], choice: Choice) -> None: ...


class SpoiltScreen(HarbourScreen):
    """Its screen, with something wrong in what never changes."""

    def __init__(self, game: Spoilt) -> None:
        super().__init__(game, game.speech)
        self.spoilt = game

    def stage(self, position: HarbourPosition) -> Stage:
        stage = super().stage(position)
        self.spoilt.spoil_stage(stage)
        return stage


class DrawsTwice(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append(deepcopy(elements[0]))


class ShoutsIds(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "Deck!", "type": "zone", "region": "cards"})


class DrawsNoType(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "region": "cards"})


class PutsNowhere(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "nowhere"})


class PutsIntoAPanel(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "panel.p0"})


class FloatsAbout(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece"})


class GoesInCircles(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "one", "type": "zone", "in": "two"})
        elements.append({"id": "two", "type": "zone", "in": "one"})


class LinksNowhere(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "link", "type": "link", "in": "bay", "from": "deck", "to": "nowhere"})


class BelongsToNobody(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "bay", "owner": "p9"})


class LiesInNoRegion(Spoilt):
    def spoil_stage(self, stage: Stage) -> None:
        del stage["regions"]["cards"]


class NamesNoRule(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "bay", "rule": ["harbour.nonsense"]})


class SaysNonsense(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "bay", "label": message("harbour-nonsense")})


class ForgetsAnArgument(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements.append({"id": "thing", "type": "piece", "in": "bay", "label": message("harbour-scene-quay")})


class Miscounts(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        wrong: Any = {"of": message("core-other"), "sum": 3, "items": [{"label": "", "amount": 2, "rule": "core.turn"}]}
        elements.append({"id": "thing", "type": "piece", "in": "bay", "tally": wrong})


class ShowsTuples(Spoilt):
    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements[0]["state"] = ("down",)  # type: ignore[typeddict-item]


class TellsSecrets(Spoilt):
    """Knows more than the view: two positions that a seat cannot tell apart look different."""

    tick = count()

    def spoil(self, elements: list[Element], view: Position, seat: Seat | None) -> None:
        elements[0]["count"] = next(self.tick)


class ChangesTheStage(Spoilt):
    tick = count()

    def stage(self, position: Position) -> Stage:
        return {**super().stage(position), "hash": str(next(self.tick))}


class KeepsItsWords(Spoilt):
    def spoil_stage(self, stage: Stage) -> None:
        stage["texts"] = {"en": "", "fr": ""}


class DrawsTooMuch(Spoilt):
    def spoil_stage(self, stage: Stage) -> None:
        noise = [f"{n * n * 7919 % 1_000_003:x}" for n in range(150_000)]
        stage["elements"].append({"id": "noise", "type": "area", "in": "bay", "path": " ".join(noise)})


class AsksEverybody(Spoilt):
    def choice(self, view: Position, seat: Seat) -> Choice | None:
        return super().choice(view, seat) or {"seat": seat, "kind": "", "prompt": "", "acts": []}


class OffersLess(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        del acts[-1]


class OffersTwice(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts.append(acts[0])


class SharesAPath(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[-1]["path"] = [["deck", *(str(step) for step in acts[0]["path"])]]


class HasTwoPrimaries(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        for act in acts:
            act["role"] = "primary"


class ClicksNothing(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["path"] = ["nothing"]


class ClicksTheUnnamed(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["path"] = ["quays"]


class HasBlankButtons(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["path"] = ["~blank"]


class AsksForNothing(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        choice["asks"] = {"~nothing": message("harbour-name")}


class ChipsAThing(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["chip"] = {"icons": [], "label": message("harbour-name")}


class PointsNowhere(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["shows"] = ["nowhere"]


class HauntsNowhere(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["ghost"] = [{"kind": "ship", "within": "nowhere"}]


class ChattersOn(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        choice["hint"] = "on and on " * 5_000


class MeansSomethingElse(Spoilt):
    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        return [self.waive] if path == ["deck"] or path == ("deck",) else super().meant(view, seat, path)


class CountsTooFar(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[-1]["up_to"] = 3


class CountsOnDeafEars(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["up_to"] = 1


class GoesOnTooFar(Spoilt):
    def spoil_acts(self, acts: list[Act], choice: Choice) -> None:
        acts[0]["then"] = [acts[0]["i"]]


class ForbidsByNoRule(Spoilt):
    def why(self, view: Position, seat: Seat, path: Sequence[str]) -> Why | None:
        why = super().why(view, seat, path)
        return why and {**why, "rule": "harbour.nonsense"}


class LetsAnybodyClick(Spoilt):
    def why(self, view: Position, seat: Seat, path: Sequence[str]) -> Why | None:
        return None


class TellsOfNothing(Spoilt):
    def scene_event(self, event: Event) -> SceneEvent:
        return {**super().scene_event(event), "shows": ["nothing"]}


class ThinksAllSeeAlike(Spoilt):
    one_scene = True


class ThinksNothingIsHidden(Spoilt):
    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        return False


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (DrawsTwice, "ids are unique"),
        (ShoutsIds, "'Deck!' is no id"),
        (DrawsNoType, "thing has a type"),
        (PutsNowhere, "thing lies in nowhere, which does not exist"),
        (PutsIntoAPanel, "panel.p0 can hold nothing"),
        (FloatsAbout, "thing lies in no region"),
        (GoesInCircles, "containers go in a circle"),
        (LinksNowhere, "link refers to nowhere, which does not exist"),
        (BelongsToNobody, "thing belongs to p9, who is no player"),
        (LiesInNoRegion, "lies in cards, which is no region"),
        (NamesNoRule, "thing names 'harbour.nonsense', which is no rule of the game"),
        (SaysNonsense, 'message "harbour-nonsense" is missing'),
        (ForgetsAnArgument, 'message "harbour-scene-quay"'),
        (Miscounts, r"a tally says 3 and its items are \[2\]"),
        (ShowsTuples, "what is shown holds only plain JSON types"),
        (TellsSecrets, "the scene does not change with what the seat may not know"),
        (ChangesTheStage, "the stage is the same for every position"),
        (KeepsItsWords, "the stage brings the game's words in en"),
        (DrawsTooMuch, "a stage has at most 250000 bytes"),
        (AsksEverybody, "who must decide has a choice, nobody else"),
        (OffersLess, "each legal action is offered once"),
        (OffersTwice, "each legal action is offered once"),
        (SharesAPath, "two acts have the path|means"),
        (HasTwoPrimaries, "at most one act is the primary one"),
        (ClicksNothing, "nothing can be clicked, so it exists and has a label"),
        (ClicksTheUnnamed, "quays can be clicked, so it exists and has a label"),
        (HasBlankButtons, "the step ~blank has a label"),
        (AsksForNothing, "it asks for steps of the kind ~nothing: there are none"),
        (ChipsAThing, "an act with a chip ends with a button"),
        (PointsNowhere, "it shows nowhere, which does not exist"),
        (HauntsNowhere, "a ghost stands in nowhere, which does not exist"),
        (ChattersOn, "a choice has at most 40000 bytes"),
        (MeansSomethingElse, r"clicking \['deck'\] means .*waive"),
        (CountsTooFar, "each legal action is offered once"),
        (CountsOnDeafEars, r"clicking \[.*'~n\.1'\] means \[\]"),
        (GoesOnTooFar, "follows in an act, yet it is not legal then"),
        (ForbidsByNoRule, "forbidden by 'harbour.nonsense', which is no rule of the game"),
        (LetsAnybodyClick, "a seat that is not asked may click nothing"),
        (TellsOfNothing, "an event shows nothing, which does not exist"),
        (ThinksAllSeeAlike, "a game of one scene shows everybody the same"),
        (ThinksNothingIsHidden, "it shows its seat something hidden"),
    ],
)
def test_a_scene_that_breaks_its_word_is_reported(game: type[Harbour], promise: str) -> None:
    with pytest.raises(AssertionError, match=rf"^harbour, 2 seats, seed 1, decision \d+.*{promise}"):
        contract.check_game(game(), 2, 1, thorough=1)


def test_a_usual_patch_that_is_large_is_reported(harbour: Harbour) -> None:
    case = contract.Case(harbour, 2, 1)
    contract.check_patch_size(case, [10, 20, 90_000])
    with pytest.raises(AssertionError, match="a usual patch has at most 6000 bytes, not 7000"):
        contract.check_patch_size(case, [10, 7_000, 90_000])


def test_a_field_without_a_value_cannot_be_patched(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    before = harbour.scene(position.view(0), 0)
    do(position, 0, "draw")
    after = harbour.scene(position.view(0), 0)
    case = contract.Case(harbour, 2)
    assert contract.check_patch(case, before, after) > 0
    empty: Any = {**after, "elements": [*after["elements"], {"id": "thing", "label": None}]}
    with pytest.raises(AssertionError, match="patches lead to the scene as drawn afresh"):
        contract.check_patch(case, before, empty)
