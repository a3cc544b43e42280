"""Showing: stage, scene, patches, choices, reasons and events, as a page relies on them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from ecumene.contract.case import Case
from ecumene.contract.drawing import Drawn, check_drawn, check_texts, news
from ecumene.contract.saying import check_log
from ecumene.core.action import Action, Seat
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.scene import Act, Choice, Patch, Scene, Stage, Why
from ecumene.core.staging import AMOUNT, ANY_STEP, apply_patch, each_amount, is_offered, merge, patch, step_kind
from ecumene.core.words import LANGUAGES

STAGE_BYTES = 250_000  # compressed
CHOICE_BYTES = 40_000
PATCH_BYTES = 6_000  # of a usual patch
ASKED = 12  # things on the table that are asked why they cannot be clicked
NONSENSE = ("", "~", ".", "no-such-thing", "~no-such-step", "~p99", "~999999999")  # what a page should never ask
TRIED = 6  # actions that are tried for what they reveal


def check_stage(case: Case, position: Position) -> None:
    """The stage is drawn soundly, says what the game says, and stays the same whatever happens."""
    case.at(action="(stage)")
    stage = case.game.stage(position)
    case.require(case.game.stage(position.copy()) == stage, "the stage is the same for every position")
    if case.stage is None:
        _check_new_stage(case, stage, position.options)
        case.stage = stage
    case.require(stage == case.stage, "the stage stays the same whatever happens")


def _check_new_stage(case: Case, stage: Stage, options: Options) -> None:
    _plain(case, stage)
    case.require(bool(stage["hash"]), "a stage has a hash")
    case.require((stage["game"], stage["seats"]) == (case.game.id, case.seats), "a stage knows its game and its seats")
    unspoken = case.game.unspoken(options)
    for lang in LANGUAGES:
        source = case.game.page_words(lang, unspoken)
        case.require(stage["texts"][lang] == source, f"the stage brings the game's words in {lang}")
    size = len(gzip.compress(_bytes(stage)))
    case.require(size <= STAGE_BYTES, f"a stage has at most {STAGE_BYTES} bytes, not {size}")
    check_texts(case, {"stage": stage["elements"], "regions": stage["regions"]})


def check_scenes(case: Case, position: Position, rng: Random) -> None:
    """Every seat and a spectator see a sound scene, which tells nothing that they may not know."""
    stage = case.game.stage(position)
    things: dict[Seat | None, list[str]] = {}
    for seat in (None, *range(case.seats)):
        case.at(seat, "(scene)")
        view = position.view(seat)
        scene = case.game.scene(view, seat)
        case.require(isinstance(scene["elements"], list), "the elements of a scene are a list")
        new = news(case, scene)
        _plain(case, new)
        check_texts(case, new)
        things[seat] = sorted(check_drawn(case, stage, scene))
        places = [standing["who"] for standing in scene["standings"]]
        case.require(sorted(places) == [f"p{s}" for s in range(case.seats)], "every player stands in the standings")
        if case.game.one_scene:
            same = case.game.scene(position.view(None), None) == scene
            case.require(same, "a game of one scene shows everybody the same")
        for other in (position.guess(seat, rng) for _ in range(2) if seat is not None):
            twin = case.game.scene(other.view(seat), seat)
            case.require(twin == scene, "the scene does not change with what the seat may not know")
    _check_why(case, position, things, rng)


def check_patch(case: Case, before: Scene, after: Scene) -> int:
    """A patch leads from one scene to the next; its size is given back."""
    case.at(action="(patch)")
    changes: Patch = patch(before, after)
    _plain(case, changes)
    case.require(_by_id(apply_patch(before, changes)) == _by_id(after), "patches lead to the scene as drawn afresh")
    return len(_bytes(changes))


def check_patch_size(case: Case, sizes: Sequence[int]) -> None:
    """Most patches of a game are small."""
    case.at(action="(patch)")
    usual = sorted(sizes)[len(sizes) // 2] if sizes else 0
    case.require(usual <= PATCH_BYTES, f"a usual patch has at most {PATCH_BYTES} bytes, not {usual}")


def _by_id(scene: Scene) -> dict[str, Any]:
    return {**scene, "elements": {element["id"]: element for element in scene["elements"]}}


# ---- choices


def check_choices(case: Case, position: Position) -> None:
    """Whoever must decide is offered exactly the legal actions, each by its own clicks; nobody else is asked."""
    stage = case.game.stage(position)
    for seat in range(case.seats):
        case.at(seat, "(choice)")
        view = position.view(seat)
        choice = case.game.choice(view, seat)
        case.require((choice is not None) == (seat in position.pending()), "who must decide has a choice, nobody else")
        if choice is not None:
            _check_choice(case, view, seat, choice, Drawn(case, merge(stage, case.game.scene(view, seat))))


def _check_choice(case: Case, view: Position, seat: Seat, choice: Choice, drawn: Drawn) -> None:
    _plain(case, choice)
    case.require(choice["seat"] == seat, "a choice knows whose it is")
    case.require(choice["kind"] == view.agenda[-1].kind, "a choice knows the question's kind")
    acts = [one for act in choice["acts"] for one in each_amount(act)]
    offered = [act["i"] for act in acts if "then" not in act]
    begun = {act["i"] for act in acts if "then" in act}
    legal = [action.index for action in view.legal(seat)]
    once = len(set(offered)) == len(offered) and sorted({*offered, *begun}) == sorted(legal)
    case.require(once, f"each legal action is offered once, or begins a deed: {offered} and {begun}, not {legal}")
    primary = sum(act.get("role") == "primary" for act in choice["acts"])
    case.require(primary <= 1, f"at most one act is the primary one, not {primary}")
    size = len(_bytes(choice))
    case.require(size <= CHOICE_BYTES, f"a choice has at most {CHOICE_BYTES} bytes, not {size}")
    check_texts(case, {**choice, "acts": acts})
    later = [step for act in acts for step in act["path"][1:]]
    kinds = {step_kind(name) for step in later for name in ([step] if isinstance(step, str) else step)}
    for kind in choice.get("asks", {}):
        case.require(
            kind in kinds or (kind == ANY_STEP and bool(later)), f"it asks for steps of the kind {kind}: there are none"
        )
    amounts = [f"{AMOUNT}{n + 1}" for act in choice["acts"] for n in range(act.get("up_to", 0))]
    labelled = {*choice.get("steps", {}), *amounts}
    taken: dict[tuple[str, ...], list[Action]] = {}
    for act in acts:
        actions = [case.game.actions[index] for index in (act["i"], *act.get("then", []))]
        case.at(seat, f"{', '.join(str(action) for action in actions)} (choice)")
        _check_act(case, act, labelled, drawn)
        _check_chain(case, view, seat, actions)
        for path in clicks(act):
            case.require(taken.setdefault(path, actions) is actions, f"two acts have the path {list(path)}")
            meant = list(case.game.meant(view, seat, path)) if path else actions
            case.require(meant == actions, f"clicking {list(path)} means {meant}")
            case.require(case.game.why(view, seat, path) is None, f"clicking {list(path)} is legal, yet forbidden")


def _check_chain(case: Case, view: Position, seat: Seat, actions: Sequence[Action]) -> None:
    """A deed of several actions can be done to its end, and ends where its seat may rest."""
    if len(actions) > 1:
        twin = view.guess(seat, Random(case.seed))
        for action in actions:
            case.require(action in twin.legal(seat), f"{action} follows in an act, yet it is not legal then")
            twin.apply(seat, action)
        case.require(not twin.halfway() or view.halfway(), "an act stops halfway")


def _check_act(case: Case, act: Act, labelled: Collection[str], drawn: Drawn) -> None:
    for step in act["path"]:
        for name in [step] if isinstance(step, str) else step:
            if name.startswith("~"):
                case.require(name in labelled, f"the step {name} has a label")
            else:
                case.require(drawn.clickable(name), f"{name} can be clicked, so it exists and has a label")
    if "chip" in act:
        last = act["path"][-1] if act["path"] else ""
        case.require(isinstance(last, str) and last[:1] == "~", "an act with a chip ends with a button")
        case.require(bool(act["chip"]["label"]), "a chip has words, too")
    for name in act.get("shows", []):
        case.require(name in drawn, f"it shows {name}, which does not exist")
    for ghost in act.get("ghost", []):
        case.require(ghost["within"] in drawn, f"a ghost stands in {ghost['within']}, which does not exist")
    rule = act.get("rule", "")
    case.require(not rule or rule in case.game.rules, f"it rests on {rule!r}, which is no rule of the game")


def clicks(act: Act) -> Iterator[tuple[str, ...]]:
    """Every way to click an act's path; nothing is clicked twice."""
    ways = product(*[[step] if isinstance(step, str) else step for step in act["path"]])
    return (path for path in ways if len(set(path)) == len(path))


def _check_why(case: Case, position: Position, things: Mapping[Seat | None, list[str]], rng: Random) -> None:
    """Any thing that a seat sees on the table can be asked why it cannot be clicked."""
    for seat in range(case.seats):
        view = position.view(seat)
        names = things[seat]
        asked = rng.sample(names, min(ASKED, len(names)))
        clicked = [*asked, asked[0] + ".", asked[-1][:-1], *NONSENSE]
        paths: list[list[str]] = [[], *([name] for name in clicked)]
        told: dict[str, Why | None] = {}
        for path in paths:
            case.at(seat, f"{path} (why)")
            why = case.game.why(view, seat, path)
            case.require(seat in position.pending() or why is not None, "a seat that is not asked may click nothing")
            if why is not None:
                _check_reason(case, why)
            told["".join(path)] = why
        if seat in position.pending():
            _check_why_after(case, view, seat, {thing: told[thing] for thing in asked})


def _check_why_after(case: Case, view: Position, seat: Seat, told: Mapping[str, Why | None]) -> None:
    """Also while something else is chosen: the answer is about what was clicked last, not about that.

    `told` is what was said of each thing by itself.
    """
    choice = case.game.choice(view, seat)
    assert choice is not None
    starts = [step for act in choice["acts"] for step in act["path"][:1] if isinstance(step, str) and step[:1] != "~"]
    for thing, alone in told.items() if starts else ():
        path = [starts[0], thing]
        case.at(seat, f"{path} (why)")
        after = case.game.why(view, seat, path)
        if after is None:
            fine = alone is None or thing == starts[0] or is_offered(choice, path)
            case.require(fine, f"{thing} cannot be clicked, yet nothing is said of it while {starts[0]} is chosen")
        else:
            _check_reason(case, after)


def _check_reason(case: Case, why: Why) -> None:
    _plain(case, why)
    case.require(why["rule"] in case.game.rules, f"forbidden by {why['rule']!r}, which is no rule of the game")
    case.require(all(why["sentence"].get(lang) for lang in LANGUAGES), "a reason has its rule's sentence")
    check_texts(case, why)


# ---- what happens


def check_events(case: Case, position: Position) -> None:
    """Every event can be told, and shows things that are on the table before or after it."""
    stage = case.game.stage(position)
    before = merge(stage, case.game.scene(position.view(None), None))
    for seat in position.pending():
        for action in position.legal(seat):
            case.at(seat, f"{action} (event)")
            twin = position.copy()
            twin.journal = []
            twin.apply(seat, action)
            if twin.journal:
                after = case.game.scene(twin.view(None), None)
                drawn = Drawn(case, {**before, **merge(stage, after)})
                check_log(case, twin.journal)
                for event in twin.journal:
                    _check_event(case, dict(case.game.scene_event(event)), drawn)


def _check_event(case: Case, event: Mapping[str, Any], drawn: Drawn) -> None:
    _plain(case, event)
    check_texts(case, event)
    ends = [event[end] for end in ("source", "target") if end in event]
    for name in [*event.get("shows", []), *ends]:
        case.require(name in drawn, f"an event shows {name}, which does not exist")
    for field in ("who", "owner"):
        case.require(field not in event or drawn.is_player(event[field]), f"{field} of an event is a player")


def check_reveals(case: Case, position: Position, rng: Random) -> None:
    """What an action brings that reveals nothing and asks no chance does not hang on what its seat cannot see."""
    for seat in position.pending():
        legal = list(position.legal(seat))
        for action in rng.sample(legal, min(TRIED, len(legal))):
            case.at(seat, f"{action} (reveals)")
            if not case.game.reveals(position, seat, action):
                _check_reveals_nothing(case, position, seat, action, rng)


def _check_reveals_nothing(case: Case, position: Position, seat: Seat, action: Action, rng: Random) -> None:
    twin, guess = position.copy(), position.guess(seat, rng)
    assert twin.chance is not None
    drawn = twin.chance.listen()
    twin.apply(seat, action)
    guess.apply(seat, action)
    same = drawn or twin.view(seat).dump() == guess.view(seat).dump()
    case.require(bool(same), "it shows its seat something hidden, yet the game says that it reveals nothing")


# ---- plain data


def _bytes(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _plain(case: Case, data: Stage | Scene | Patch | Choice | Why | Mapping[str, Any]) -> None:
    case.require(json.loads(json.dumps(data)) == data, "what is shown holds only plain JSON types")
