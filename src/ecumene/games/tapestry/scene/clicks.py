"""Clicks: what a hand would click to choose an action, and what a thing that was clicked is.

An action is chosen by the thing it is about; where it is about none, by a button, a step that begins with `~`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.staging import Clicks, any_of
from ecumene.games.tapestry.box.actions import (
    ACCEPT,
    ADVANCE,
    BEGIN,
    BUILD,
    CARD,
    CIVILIZATION,
    CONQUER,
    DECLINE,
    DICE,
    DIE,
    DISCARD,
    HEX,
    INCOME,
    INVENT,
    KEEP,
    LANDMARK,
    LAY,
    LEAD,
    MASTERPIECE,
    NUMBER,
    PASS,
    PAY,
    PICK,
    PLAY,
    PLAYER,
    PLOT,
    RESPOND,
    SCRAP,
    SITE,
    SPACE_TILE,
    TAKE,
    TILE,
    TOKEN,
    TRACK,
    UPGRADE,
    USE,
    TapestryAction,
    corner_place,
)
from ecumene.games.tapestry.box.content import BUILDINGS, CITY, RESOURCES
from ecumene.games.tapestry.play.civilizations.craftsmen import lowest_free
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.civilizations.utilitarians import listed
from ecumene.games.tapestry.play.enchantments import ABILITY, Enchantments
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, ERAS, KINDS, NONE, TRACK_END
from ecumene.games.tapestry.play.numbers import LANDMARK as ON_PLOT
from ecumene.games.tapestry.play.rows import covered_places
from ecumene.games.tapestry.scene.bands import band_id, spot_id
from ecumene.games.tapestry.scene.edges import edge_id, part_edge
from ecumene.games.tapestry.scene.map import hex_ids
from ecumene.games.tapestry.scene.mat import drawn_ids, hand_ids, mat_card_id
from ecumene.games.tapestry.scene.reserve import reserve_id
from ecumene.games.tapestry.scene.things import (
    cell_id,
    income_id,
    landmark_card_id,
    plot_id,
    space_id,
    token_id,
    track_id,
)
from ecumene.games.tapestry.speech.saying import card_of_pick

INCOME_STEP: Final = "~income"
ACCEPT_STEP: Final = "~accept"
DECLINE_STEP: Final = "~decline"
PASS_STEP: Final = "~pass"
PAY_STEPS: Final = "~pay"
"""How the steps begin that pay."""
ON_A_CARD: Final = "placeoncard"
"""The question whose plots are those of a card."""
ON_SPOTS: Final = {
    "spiesmission": "spies", "tinkererstrick": "tinkerers", "treasurehuntersterrain": "treasure_hunters",
}  # fmt: skip
"""Questions whose nth answer is the nth spot on the mat of a civilization."""
BUTTONS: Final[dict[int, str]] = {INCOME: INCOME_STEP, ACCEPT: ACCEPT_STEP, DECLINE: DECLINE_STEP, PASS: PASS_STEP}
"""The step of each action that is about nothing."""


def turn_step(turn: int) -> str:
    """The step that says how a tile or a landmark lies."""
    return f"~turn.{turn}"


def pay_step(position: TapestryPosition, payment: int) -> str:
    """The step that pays: `~pay.coin.food`."""
    paid = position.acts.payments[payment]
    return ".".join([PAY_STEPS, *[name for r, name in enumerate(RESOURCES) for _ in range(paid[r])]])


def path_of(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """What a seat clicks to choose an action at a question."""
    if action.verb in BUTTONS:
        return [BUTTONS[action.verb]]
    return CLICKS[action.verb](position, seat, action, question)


# ---- buttons


def _pay(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [pay_step(position, action.arg)]


def _take(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [f"~take.{RESOURCES[action.arg]}"]


def _number(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A number, or the space of a track to which a token goes."""
    if question.kind == "joinnearest":
        return [space_id(fields_of(question)["track"], action.arg)]
    return [f"~n.{action.arg}"]


def _pick(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """One of several effects; those printed on a civilization are clicked there."""
    place, kind = action.arg, question.kind
    card = card_of_pick(position, seat, question, place)
    if card != NONE:
        return [any_of(hand_ids(position, seat, card))]
    if kind == "nextreserve":
        return [reserve_id(position, seat, place)]
    if isinstance(question, Enchantments):
        return [_part(position, question, place)]
    if kind == "entertainerswalk":
        return [spot_id("entertainers", 0, place + 1)]
    if kind == "historianssquare":
        return [spot_id("historians", 0, place)]
    if kind == "merrymakerscolumn":
        level = on_mat(position, "merrymakers")[place]
        return [[band_id("merrymakers", place), spot_id("merrymakers", place, level + 1)]]
    if kind == "militantsrow":
        return [band_id("militants", place)]
    if kind == "placebuilding":
        bottom = sum([len(column) for column in printed(position, "craftsmen").grids["columns"][:place]])
        return [[band_id("craftsmen", place), spot_id("craftsmen", place, lowest_free(position)[place] - bottom)]]
    return _pick_of_futures(position, seat, place, kind)


def _part(position: TapestryPosition, question: Enchantments, part: int) -> str:
    """The card just played for its ability, an edge for an enchantment; a button where that is covered by now."""
    lies = part_edge(position, question, part)
    if lies is None:
        return f"~pick.{part + 1}"
    card = mat_card_id(position, question.seat, *lies)
    return card if part == ABILITY else edge_id(card, part)


def _pick_of_futures(position: TapestryPosition, seat: Seat, place: int, kind: str) -> Clicks:
    """What is picked on the mats of Fantasies & Futures; anything else has a button."""
    if kind in ON_SPOTS:
        return [spot_id(ON_SPOTS[kind], 0, place)]
    if kind in ("artificersrow", "artificerslast"):
        row = income_id(seat, place)
        return [row if kind == "artificerslast" else f"{row}.{covered_places(position, seat, place)[0] - 1}"]
    if kind == "geniescircle":
        return [spot_id("genies", 0, 2 * place + 1)]
    return [f"~pick.{place + 1}"]


# ---- tracks


def token_owner(seat: Seat, question: Question) -> Seat:
    """Whose tokens a question about tokens means: one's own, or those of the player with whom one trades."""
    other = fields_of(question).get("other", NONE)
    return other if isinstance(other, int) and other != NONE else seat


def _token(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A token, by any of those on its space."""
    track, owner = fields_of(question)["track"], token_owner(seat, question)
    tokens = position.tokens_on(owner, track)
    return [any_of([token_id(owner, track, n) for n, space in enumerate(tokens) if space == action.arg])]


def _track(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A track, or the space to which its one token would move."""
    ids = [track_id(action.arg)]
    tokens, forward = position.tokens_on(seat, action.arg), fields_of(question).get("forward")
    if len(tokens) == 1 and forward is not None:
        space = tokens[0] + (1 if forward else -1)
        if 0 <= space <= TRACK_END:
            ids.append(space_id(action.arg, space))
    return [any_of(ids)]


# ---- the map


def _hex(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [any_of(hex_ids(position, action.arg))]


def _tile(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [f"tile.{position.box.tiles[action.arg].id}"]


def _star(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [f"star.{position.box.stars[action.arg].id}"]


def _lay(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return laying_path(position, fields_of(question)["tile"], action)


def laying_path(position: TapestryPosition, tile: int, action: TapestryAction) -> Clicks:
    """A tile, the hex, and how it is turned where that makes a difference."""
    entry = position.box.tiles[tile]
    path: Clicks = [f"tile.{entry.id}", cell_id(action.arg)]
    return [*path, turn_step(action.turn)] if len(entry.rotations) > 1 else path


def _die(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [f"die.{DICE[action.arg]}"]


# ---- the capital


def _plot(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A plot, or the income building on it; those of a card are buttons."""
    if question.kind == ON_A_CARD:
        return [f"~plot.{action.arg}"]
    row, column = action.arg // CITY, action.arg % CITY
    plot = plot_id(seat, row, column)
    if BUILDING <= position.plots[seat][action.arg] < ON_PLOT:
        return [[plot, f"house.p{seat}.{row}.{column}"]]
    return [plot]


def _site(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """The upper left plot of a landmark, and how it is turned where that makes a difference; on a card a button."""
    if question.kind == ON_A_CARD:
        return [f"~site.{4 * action.arg + action.turn}"]
    row, column = corner_place(action.arg)
    plot = plot_id(seat, row, column)
    shapes = position.box.landmarks[fields_of(question)["landmark"]].shapes
    return [plot, turn_step(action.turn)] if len(shapes) > 1 else [plot]


def _build(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A row of the income mat, or the building that leaves it."""
    first = position.built[KINDS * seat + action.arg]
    building = f"building.p{seat}.{BUILDINGS[action.arg]}.{first}"
    return [building if question.kind == "artificersrow" else [income_id(seat, action.arg), building]]


def _landmark(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A landmark beside its track or its card; those of tech cards stand nowhere yet and are buttons."""
    entry = position.box.landmarks[action.arg]
    if question.kind.startswith("utilitarians"):
        line = spot_id("utilitarians", 0, listed(position).index(action.arg))
        return [[line, f"landmark.{entry.id}"] if question.kind == "utilitarianslandmark" else line]
    if entry.objective >= 0:
        return [landmark_card_id(entry.id)]
    return [f"landmark.{entry.id}" if entry.track >= 0 else f"~landmark.{entry.id}"]


# ---- cards and players


def _tech(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return ["deck.tech" if action is position.acts.deck() else f"tech.{position.box.tech[action.arg].id}"]


def _masterpiece(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    deck = action is position.acts.masterpiece_deck()
    return ["deck.masterpieces" if deck else f"masterpiece.{position.box.masterpieces[action.arg].id}"]


def _hand(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A card of the hand; of several alike any will do."""
    return [any_of(hand_ids(position, seat, action.arg))]


def _drawn(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A card of those of which one is kept; of two alike either will do."""
    return [any_of(drawn_ids(position, seat, action.arg))]


def _on_mat(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    owner, era = action.arg // ERAS, action.arg % ERAS + 1
    return [mat_card_id(position, owner, era, len(position.mat(owner, era)) - 1)]


def _player(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """A button for each player: where there is little room, nothing else of theirs is in sight."""
    return [f"~player.{action.arg}"]


def _civilization(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    return [f"civ.{position.box.civs[action.arg].id}"]


def _begin(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Clicks:
    """The civilization, and the capital where there are two to choose from."""
    civ = f"civ.{position.box.civs[action.arg].id}"
    if len(position.offers[seat]) == 3:
        return [civ]
    return [civ, f"capital.{position.box.capitals[action.turn].id}.p{seat}"]


Clicked: TypeAlias = Callable[[TapestryPosition, Seat, TapestryAction, Any], Clicks]

CLICKS: Final[dict[int, Clicked]] = {
    PICK: _pick, PAY: _pay, TAKE: _take, TOKEN: _token, TRACK: _track, ADVANCE: _track, TILE: _tile,
    SPACE_TILE: _star, LAY: _lay, CONQUER: _hex, HEX: _hex, DIE: _die, PLOT: _plot, SITE: _site, INVENT: _tech,
    UPGRADE: _tech, USE: _tech, SCRAP: _tech, PLAY: _hand, DISCARD: _hand, RESPOND: _hand, PLAYER: _player,
    BUILD: _build, LANDMARK: _landmark, BEGIN: _begin, CIVILIZATION: _civilization, NUMBER: _number, CARD: _on_mat,
    KEEP: _drawn, LEAD: _civilization, MASTERPIECE: _masterpiece,
}  # fmt: skip
"""What is clicked for each verb; those of `BUTTONS` are about nothing."""
