"""The scene of a game that describes none of its own: a panel for each player, and a button for each action.

Sentences come from the game's `Speech`, in which seats without a name are called by their letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.core.action import Seat
from ecumene.core.position import Event, Position
from ecumene.core.scene import Act, Choice, Element, Message, Scene, SceneEvent, Stage, Text
from ecumene.core.staging import both, message_of, new_stage, player, standings_data, tally_data
from ecumene.core.words import LANGUAGES

if TYPE_CHECKING:
    from ecumene.core.game import Game

PANELS = "players"


def plain_stage(game: Game, seats: int) -> Stage:
    """A panel for each player."""
    panels: list[Element] = []
    for seat in range(seats):
        panels.append({"id": f"panel.{player(seat)}", "type": "panel", "region": PANELS, "owner": player(seat)})
    return new_stage(game, seats, {PANELS: {"place": "player"}}, panels)


def plain_scene(view: Position) -> Scene:
    """Nothing but the standings."""
    standings = standings_data(view.game, view.standings())
    return {"phase": None, "notes": [], "standings": standings, "elements": []}


def plain_choice(view: Position, seat: Seat) -> Choice:
    """The question and a button for each legal action."""
    speeches = {lang: view.game.speech(lang) for lang in LANGUAGES}
    steps: dict[str, Text] = {}
    acts: list[Act] = []
    for action in view.legal(seat):
        said = both({lang: speech.say(view, seat, action) for lang, speech in speeches.items()})
        act: Act = {"i": action.index, "path": [f"~{action.index}"], "say": said}
        tally = view.explain(seat, action)
        if tally is not None:
            act["tally"] = tally_data(view.game, tally)
        rule = speeches[LANGUAGES[0]].rule_of(view, seat, action)
        if rule:
            act["rule"] = rule
        steps[f"~{action.index}"] = said
        acts.append(act)
    prompt: Message = both({lang: speech.ask(view, seat) for lang, speech in speeches.items()})
    return {"seat": seat, "kind": view.agenda[-1].kind, "prompt": prompt, "acts": acts, "steps": steps}


def plain_event(game: Game, event: Event, texts: dict[str, Text] | None = None) -> SceneEvent:
    """A line of the log."""
    told: SceneEvent = {"do": "note", "say": message_of(event.say, event.args, texts)}
    who = event.args.get("who")
    if isinstance(who, int):
        told["who"] = player(who)
    if event.tally is not None:
        told["tally"] = tally_data(game, event.tally)
    return told
