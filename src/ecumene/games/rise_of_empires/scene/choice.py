"""The choices of Rise of Empires: for every legal action, what a hand would click to choose it and what it then does.

A disc and the tile, empire or trade it is for are one act. How many cubes, goods or towns is asked by the page: those
actions are one act with an `up_to`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question
from ecumene.core.scene import Act, Chip, Choice, Message, Text
from ecumene.core.staging import Clicks, add_words, button_texts, icon, tally_data
from ecumene.core.texts import message, player
from ecumene.games.rise_of_empires.box.actions import (
    BACK,
    DISC,
    DONE,
    FIGHT,
    KEEP_CITY,
    KEEP_PROGRESS,
    PASS,
    PAY,
    PLACE,
    RESTART,
    STRIKE,
    TAKE,
    TOWN,
    EmpiresAction,
)
from ecumene.games.rise_of_empires.box.content import CITY, GOLD, NONE, PROGRESS, THINGS, TURN_IDS
from ecumene.games.rise_of_empires.play import city as cities
from ecumene.games.rise_of_empires.play import display, progress
from ecumene.games.rise_of_empires.play.empire import PlaceCubes
from ecumene.games.rise_of_empires.play.model import ACTIONS, EmpiresPosition
from ecumene.games.rise_of_empires.scene.clicks import BUTTONS, LINES, path_of, region_ids, row_options
from ecumene.games.rise_of_empires.scene.icons import GOODS
from ecumene.games.rise_of_empires.scene.things import empire_id, name_of, said
from ecumene.games.rise_of_empires.speech.describing import city_text, counted, progress_text
from ecumene.games.rise_of_empires.speech.saying import asked, deed, hint
from ecumene.games.rise_of_empires.speech.speech import rule_of
from ecumene.games.rise_of_empires.speech.table import acting

MANY: Final[tuple[int, ...]] = (PAY, PLACE, TOWN)
"""The verbs whose actions differ in how many."""
MOST_CHAINS: Final = 90
"""So many ways to take back a disc and use it are offered at once; with more, the disc comes first."""


ASKS: Final[dict[str, Text]] = {
    "~line": said("ask-line"),
    "tile": said("then-tile"),
    "old": said("then-tile"),
    "empire": said("then-empire"),
    "trade": said("then-trade"),
}
"""What is left to ask once it is clear where and against whom to fight, or which disc acts."""


def own(action: Action) -> EmpiresAction:
    assert isinstance(action, EmpiresAction)
    return action


def empires_choice(position: EmpiresPosition, seat: Seat) -> Choice:
    """What a seat is asked now, and each way to answer."""
    question = position.question()
    assert question is not None
    choice: Choice = {
        "seat": seat,
        "kind": question.kind,
        "prompt": asked(position, seat),
        "acts": _acts(position, seat, question),
    }
    if acting(position):
        turn, action = TURN_IDS[position.turn], position.actions_done + 1
        choice["context"] = said("scene-when", turn=turn, n=action, of=ACTIONS)
    if isinstance(question, PlaceCubes):
        choice["about"] = empire_id(position.box.empires[question.tile].id)
    add_words(choice, hint(position), button_texts(choice["acts"], _step), ASKS)
    return choice


def _acts(position: EmpiresPosition, seat: Seat, question: Question) -> list[Act]:
    legal = [own(action) for action in position.legal(seat)]
    chained = sum([len(_ways(position, seat, action)) for action in legal]) <= MOST_CHAINS
    acts: list[Act] = []
    for action in legal:
        if action.verb in MANY:
            if action.more == 1:
                acts.append(_many(position, seat, action, question, _most(legal, action)))
        elif action.verb == DISC or (action.verb == BACK and chained and _is_free(position, seat, action)):
            acts += _deeds(position, seat, action, question)
        else:
            acts.append(_act(position, seat, action, question))
    return acts


def _act(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Act:
    """One action, with what it costs or brings and the rule it rests on."""
    act: Act = {
        "i": action.index,
        "path": path_of(position, seat, action, question),
        "say": deed(position, seat, action),
        "rule": "rise_of_empires." + rule_of(position, action),
    }
    if action.verb in (DONE, PASS):
        act["role"] = "end"
    elif action.verb == RESTART:
        act["role"] = "give-up"
        act["details"] = [act["say"]]
        act["say"] = said("scene-restart")
    tally = position.explain(seat, action)
    if tally is not None and tally.lines:
        act["tally"] = tally_data(position.game, tally)
    pill = _pill(position, seat, action)
    if pill != NONE:
        act["pill"] = pill
    details = _details(position, action)
    if details:
        act["details"] = details
    if act["path"][-1] in LINES:
        act["chip"] = _line(LINES.index(str(act["path"][-1])), deed(position, seat, action))
    return act


def _line(line: int, fight: Message) -> Chip:
    """One of two lines of combat in small: what it costs both."""
    losses = {name: n for name, n in fight.get("a", {}).items() if name in ("own", "theirs")}
    return {"icons": [], "label": message(f"rise_of_empires-scene-line-{('upper', 'lower')[line]}", **losses)}


def _pill(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> int:
    """The number that stands on what would be clicked: a price, or an opponent's loss."""
    if action.verb == BACK:
        return display.price(position, seat, action.arg, action.more)
    if action.verb == TAKE:
        return _own_price(position, seat, action.arg)
    if action.verb in (FIGHT, STRIKE):
        theirs = deed(position, seat, action).get("a", {}).get("theirs", NONE)
        return theirs if isinstance(theirs, int) else NONE
    return NONE


def _own_price(position: EmpiresPosition, seat: Seat, tile: int) -> int:
    """The gold that a tile costs a seat, where it is not what the tile says."""
    sort = position.box.tiles[tile]
    if sort.family == PROGRESS:
        gold, printed = progress.price(position, seat, sort.thing), position.era - position.box.progress[sort.thing].era
    elif sort.family == CITY:
        gold, printed = cities.price(position, seat, sort.thing)[GOLD], position.box.cities[sort.thing].cost[GOLD]
    else:
        return NONE
    return gold if gold != printed else NONE


def _details(position: EmpiresPosition, action: EmpiresAction) -> list[Text]:
    """What a tile does that one may keep."""
    if action.verb == KEEP_PROGRESS:
        return [progress_text(position.box, action.arg)]
    return [city_text(position.box.cities[action.arg])] if action.verb == KEEP_CITY else []


# ---- a disc, and what it is for


def _is_free(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> bool:
    """Whether nothing is asked between a disc that is taken back and its action."""
    return display.price(position, seat, action.arg, action.more) == 0


def _ways(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> list[EmpiresAction]:
    """What may follow a disc at once: its row's actions, and in a turn B none of them."""
    if action.verb == DISC:
        return row_options(position, seat, action.arg)
    if action.verb != BACK or not _is_free(position, seat, action):
        return []
    ways = row_options(position, seat, action.arg)
    return [*ways, position.acts.pass_] if ways else []


def _deeds(position: EmpiresPosition, seat: Seat, disc: EmpiresAction, question: Question) -> list[Act]:
    """A disc with each of the things it may be for; where there is only one in a turn A, that comes by itself."""
    ways = _ways(position, seat, disc)
    if not ways:
        return [_act(position, seat, disc, question)]
    first: Clicks = path_of(position, seat, disc, question) if disc.verb == BACK else []
    acts: list[Act] = []
    for action in ways:
        act = _act(position, seat, action, question)
        act["i"] = disc.index
        act["path"] = [*first, *act["path"]]
        if len(ways) > 1 or disc.verb == BACK:
            act["then"] = [action.index]
        acts.append(act)
    return acts


# ---- how many


def _most(legal: Sequence[EmpiresAction], first: EmpiresAction) -> int:
    """How many of the same there may be."""
    return max([action.more for action in legal if action.verb == first.verb and action.arg == first.arg])


def _many(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question, most: int) -> Act:
    """One to so many of something, as one act."""
    act = _act(position, seat, action, question)
    if most > 1:
        act["up_to"] = most
    if action.verb == PLACE:
        _add_prospect(position, seat, action.arg, most, act)
    else:  # the question says what it is for, the button what and how many
        act["say"] = said("count" if action.verb == PAY else "scene-town", n=1, thing=THINGS[action.arg])
        if action.verb == PAY:
            act["chip"] = {"icons": [icon(GOODS[action.arg])], "label": act["say"]}
    return act


def _add_prospect(position: EmpiresPosition, seat: Seat, region: int, pool: int, act: Act) -> None:
    """How many cubes would lead there alone, and the piece as it would stand."""
    entry = position.box.regions[region]
    others = [position.cubes_of(other, region) for other in range(position.seats) if other != seat]
    needed = max(others) + 1 - position.cubes_of(seat, region)
    what: Text = said("region-points", first=entry.first, second=entry.second)
    details: list[Text] = [what]
    if entry.benefit != NONE:
        details = [said("and-2", a=what, b=counted(THINGS[entry.benefit], entry.amount))]
    details.append(said("scene-to-lead", n=needed) if needed > 0 else said("scene-you-lead"))
    if needed <= pool:
        act["pill"] = max(needed, 1)
    act["details"] = details
    act["ghost"] = [{"kind": "counter", "within": entry.id, "owner": player(seat)}]
    act["shows"] = region_ids(position, region)[1:]


# ---- buttons


def _step(step: str, act: Act) -> Text:
    """What stands on a button."""
    word, _, thing = step[1:].partition(".")
    if word in ("pay", "town"):
        return name_of(thing)
    if step in LINES:
        return said(f"step-{word}-{thing}")
    return said("say-pass") if step == BUTTONS[PASS] else act["say"]
