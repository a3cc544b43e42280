"""The scene of a game that describes none of its own: a panel for each player, and a button for each action.

Sentences come from the game's `Speech`, in which seats without a name are called by their letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.core.action import Seat
from ecumene.core.kit import Kit
from ecumene.core.position import Event, Position
from ecumene.core.scene import Act, Choice, Element, Message, Scene, SceneEvent, Stage, Text
from ecumene.core.speech import Speech
from ecumene.core.staging import new_stage, standings_data, tally_data
from ecumene.core.texts import both, message_of, player

PANELS = "players"


def plain_stage(game: Kit, seats: int) -> Stage:
    """A panel for each player."""
    panels: list[Element] = []
    for seat in range(seats):
        panels.append({"id": f"panel.{player(seat)}", "type": "panel", "region": PANELS, "owner": player(seat)})
    return new_stage(game, seats, {PANELS: {"place": "player"}}, panels)


def plain_scene(view: Position) -> Scene:
    """Nothing but the standings."""
    standings = standings_data(view.game, view.standings())
    return {"phase": None, "notes": [], "standings": standings, "elements": []}


def plain_choice(view: Position, seat: Seat, speeches: Sequence[Speech]) -> Choice:
    """The question and a button for each legal action."""
    steps: dict[str, Text] = {}
    acts: list[Act] = []
    for action in view.legal(seat):
        said = both({speech.lang: speech.say(view, seat, action) for speech in speeches})
        act: Act = {"i": action.index, "path": [f"~{action.index}"], "say": said}
        tally = view.explain(seat, action)
        if tally is not None:
            act["tally"] = tally_data(view.game, tally)
        rule = speeches[0].rule_of(view, seat, action)
        if rule:
            act["rule"] = rule
        steps[f"~{action.index}"] = said
        acts.append(act)
    prompt: Message = both({speech.lang: speech.ask(view, seat) for speech in speeches})
    return {"seat": seat, "kind": view.agenda[-1].kind, "prompt": prompt, "acts": acts, "steps": steps}


def plain_event(game: Kit, event: Event, texts: Mapping[str, Text] | None = None) -> SceneEvent:
    """A line of the log."""
    told: SceneEvent = {"do": "note", "say": message_of(event.say, event.args, texts)}
    who = event.args.get("who")
    if isinstance(who, int):
        told["who"] = player(who)
    if event.tally is not None:
        told["tally"] = tally_data(game, event.tally)
    return told
