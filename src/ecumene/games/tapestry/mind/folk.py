"""What the civilizations of the boxes can do is worth to a seat, at a glance. For bots, not a rule.

`CODE_WORTH` sizes up the codes of theirs that depend on the moment; those that do not stand in `tables.CODES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.games.tapestry.box.actions import CARD, MAP_SIZE, SHORES, SPACE_TILE, TILE, TRACK
from ecumene.games.tapestry.box.content import COMPLETE_TRACK, SEA, tier_of
from ecumene.games.tapestry.mind.folk_futures import FUTURE_CODES
from ecumene.games.tapestry.mind.promise import (
    DEEP,
    LASTING,
    RED_DIE,
    control_worth,
    invent_worth,
    next_slot,
)
from ecumene.games.tapestry.mind.stepping import activation_worth, step_worth
from ecumene.games.tapestry.mind.worth import CARD as ONE_CARD
from ecumene.games.tapestry.mind.worth import CIVILIZATION, PROGRESS, TIME, Glance
from ecumene.games.tapestry.play.advancing import FREE_BONUS, NO_BONUS, PAID_BONUS
from ecumene.games.tapestry.play.civilizations import (
    aliens,
    collectors,
    infiltrators,
    islanders,
    relentless,
    renegades,
    riverfolk,
    spies,
    tinkerers,
    treasure_hunters,
    utilitarians,
)
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.ground import wet_districts
from ecumene.games.tapestry.play.numbers import NONE, TRACK_END
from ecumene.games.tapestry.play.playing import card_effect
from ecumene.games.tapestry.play.shores import OUTER, open_sea
from ecumene.games.tapestry.play.territory import benefit_of

CodeWorth: TypeAlias = Callable[[Glance, int, int], float]

ONWARD: Final = 3.0  # the next step of the Renegades' own track comes nearer
WELCOMED: Final = [0.2, 0.45, 1.0]
"""Part of a civilization that a token on a capital territory is worth, by how many lie there already."""
LINES: Final = {"forge": 2.5, "barracks": 3.0, "lighthouse": 2.5, "apothecary": 4.0, "arts_ii": 2.0}
"""Of an active line of the Utilitarians on each income turn to come."""
COLLECTED: Final = 4  # kinds of things that the Collectors find in any case
LATE_STEPS: Final = 0.35  # part of the spaces left in tiers III and IV of a track that one still comes to
PASSING: Final = 0.3  # part of a space tile's ability that one has while it lies on the mat of the Aliens


# ---- Spies


def copied_worth(glance: Glance, target: spies.Target, depth: int = 1) -> float:
    """What copying something of a neighbour brings."""
    position = glance.position
    other, verb, number = target
    if verb == CARD:
        return glance.promise(card_effect(position, position.mats[number][-1]), NONE, depth)
    if verb == TILE:
        return glance.promise(position.box.tiles[number].benefit, NONE, depth)
    if verb == SPACE_TILE:
        return glance.promise(position.box.stars[number].benefit, NONE, depth)
    if verb == TRACK:
        return activation_worth(glance, spies.position_of(position, other, number), True, NO_BONUS, depth)
    total = 0.0
    for part in spies.copied_parts(position, number):
        total += glance.promise(part, number, depth)
    return total


def mission_worth(glance: Glance, mission: int, depth: int = 1) -> float:
    """The best that a mission can copy."""
    best = 0.0
    for target in spies.targets(glance.position, glance.seat, mission):
        best = max(best, copied_worth(glance, target, depth))
    return best


def _spy(glance: Glance, about: int, depth: int) -> float:
    best = 0.0
    for mission in spies.missions(glance.position, glance.seat):
        best = max(best, mission_worth(glance, mission, depth + 1))
    return best


# ---- Tinkerers


def trick_worth(glance: Glance, trick: int, way: tinkerers.Way, depth: int = 1) -> float:
    """What a trick with one token brings."""
    position = glance.position
    track, space, goal = way
    if trick == tinkerers.REFUND:
        own, free = tinkerers.refund_of(position, track, space)
        return glance.resource * free + (
            glance.resource_worth(position.box.tracks[track].resource, own) if own else 0.0
        )
    if trick == tinkerers.GO_BACK:
        lost = (space - goal) * PROGRESS[tier_of(space) - 1] * TIME[glance.era]
        return activation_worth(glance, TRACK_END * track + goal - 1, True, PAID_BONUS, depth) - lost
    value = 0.0
    if trick == tinkerers.CATCH_UP:
        for token in range(space, goal):
            value += step_worth(glance, track, token, token + 1 == goal, NO_BONUS, depth)
        return value
    for token in range(space, goal):
        value += PROGRESS[tier_of(token + 1) - 1] * TIME[glance.era]
    if goal == TRACK_END:
        value += next_slot(glance, COMPLETE_TRACK)
    return value + activation_worth(glance, TRACK_END * track + goal - 1, False, FREE_BONUS, depth)


def best_trick(glance: Glance, trick: int, track: int, depth: int = 1) -> float:
    """The best that a trick can do, on one track or on any."""
    best = 0.0
    for way in tinkerers.ways(glance.position, glance.seat, trick, track):
        best = max(best, trick_worth(glance, trick, way, depth))
    return best


def _tinker(glance: Glance, about: int, depth: int) -> float:
    best = 0.0
    for trick in tinkerers.tricks(glance.position, glance.seat):
        best = max(best, best_trick(glance, trick, NONE, depth + 1))
    return best


# ---- Treasure Hunters


def treasure_worth(glance: Glance, terrain: int, place: int, depth: int = 1) -> float:
    """What the token of a terrain finds on a territory."""
    return glance.promise(printed(glance.position, treasure_hunters.NAME).grids["treasures"][0][terrain], place, depth)


def ground_worth(glance: Glance, place: int, depth: int = 1) -> float:
    """A territory taken by a token, and the best treasure there."""
    best = 0.0
    for terrain in treasure_hunters.hunted(glance.position, place):
        best = max(best, treasure_worth(glance, terrain, place, depth))
    return control_worth(glance) + best


def _hunt(glance: Glance, about: int, depth: int) -> float:
    best = 0.0
    for place in treasure_hunters.hunting_grounds(glance.position, glance.seat):
        best = max(best, ground_worth(glance, place, depth + 1))
    return best


# ---- Utilitarians


def line_worth(glance: Glance, landmark: int) -> float:
    """What a token on the line of a landmark brings until the end."""
    entry = glance.position.box.landmarks[landmark]
    if entry.tier < utilitarians.LATE:
        return LINES.get(entry.id, 2.0) * glance.scorings
    reached = glance.position.reached(glance.seat, entry.track)
    steps = TRACK_END - (reached if reached > 6 else 6)
    points = printed(glance.position, utilitarians.NAME).numbers["advance"]
    return LATE_STEPS * TIME[glance.era] * points * steps


def _begin_with_landmark(glance: Glance, about: int, depth: int) -> float:
    best = 0.0
    for landmark in utilitarians.first_landmarks(glance.position):
        best = max(best, glance.landmark_worth(landmark) + line_worth(glance, landmark))
    return best


def _forge(glance: Glance, about: int, depth: int) -> float:
    return glance.resource if utilitarians.pays_forge(glance.position, glance.seat, about) else 0.0


def _barracks(glance: Glance, about: int, depth: int) -> float:
    return RED_DIE - 1.0 if utilitarians.pays_barracks(glance.position, glance.seat, about) else 0.0


def _apothecary(glance: Glance, about: int, depth: int) -> float:
    return glance.resource if utilitarians.pays_apothecary(glance.position, glance.seat, about) else 0.0


def lighthouse_worth(glance: Glance) -> float:
    """A resource for tiles that one would rather lay."""
    tiles = printed(glance.position, utilitarians.NAME).numbers["tiles"]
    spare = len(glance.position.supply[glance.seat]) - tiles
    return glance.resource - tiles * (0.6 if spare > 1 else 1.5)


def _lighthouse(glance: Glance, about: int, depth: int) -> float:
    able = utilitarians.pays_lighthouse(glance.position, glance.seat, about)
    return max(0.0, lighthouse_worth(glance)) if able else 0.0


def _late_advance(glance: Glance, about: int, depth: int) -> float:
    if about < 0 or not utilitarians.pays_advance(glance.position, glance.seat, about):
        return 0.0
    return float(printed(glance.position, utilitarians.NAME).numbers["advance"])


def _for_masterpiece(glance: Glance, about: int, depth: int) -> float:
    if not utilitarians.pays_masterpiece(glance.position, glance.seat, about):
        return 0.0
    return glance.promise(printed(glance.position, utilitarians.NAME).effects["masterpiece"], NONE, depth)


# ---- Infiltrators, Islanders, Aliens, Advisors, Riverfolk, Recyclers


def lodging_worth(glance: Glance, place: int, depth: int = 1) -> float:
    """A territory to share, or a token on a capital territory: with the third comes a civilization."""
    position, seat = glance.position, glance.seat
    if place not in infiltrators.homes(position, seat):
        return glance.promise(benefit_of(position, place), place, depth) + control_worth(glance)
    mat = printed(position, infiltrators.NAME)
    host = infiltrators.owner_of_home(position, seat, place)
    value = float(mat.numbers["outpost"] * position.outposts[host])
    there = infiltrators.tokens_there(position, place)
    if there < len(WELCOMED) and there + glance.scorings >= mat.numbers["tokens"]:
        value += WELCOMED[there] * CIVILIZATION[glance.era]
    return value


def _infiltrate(glance: Glance, about: int, depth: int) -> float:
    position, seat = glance.position, glance.seat
    best = 0.0
    for place in (*infiltrators.lodgings(position, seat), *infiltrators.homes(position, seat)):
        best = max(best, lodging_worth(glance, place, depth + 1))
    return best


def sea_worth(glance: Glance, tile: int, place: int, rotation: int) -> float:
    """The points for a tile on the mat of the Islanders with nothing but sea outside."""
    corners = glance.position.box.tiles[tile].turned[rotation]
    for corner in OUTER:
        if corners[(place - MAP_SIZE + corner) % 6] != SEA:
            return 0.0
    return float(printed(glance.position, islanders.NAME).numbers["sea"])


def _score_sea(glance: Glance, about: int, depth: int) -> float:
    open_tiles = len([place for place in SHORES if open_sea(glance.position, place)])
    return float(open_tiles * printed(glance.position, islanders.NAME).numbers["sea"])


def passing_worth(glance: Glance, star: int, depth: int = 1) -> float:
    """What a space tile gives on the mat of the Aliens, which it leaves again."""
    tile = glance.position.box.stars[star]
    lasts = PASSING * LASTING * TIME[glance.era] if tile.abilities.whenever else 0.0
    return glance.promise(tile.benefit, NONE, depth) + lasts


def _visit(glance: Glance, about: int, depth: int) -> float:
    position = glance.position
    paid = glance.resource if on_mat(position, aliens.NAME)[0] != NONE else 0.0
    best = glance.resource
    for star in position.star_supply[glance.seat]:
        best = max(best, passing_worth(glance, star, depth + 1) - paid)
    return best


def _council(glance: Glance, about: int, depth: int) -> float:
    mat, hand = printed(glance.position, "advisors"), len(glance.position.hands[glance.seat])
    value = float(mat.numbers["each"] * hand)
    too_many = hand - mat.numbers["limit"]
    return value + glance.resource - 0.6 * ONE_CARD[glance.era] * too_many if too_many > 0 else value


def settled_worth(glance: Glance) -> float:
    """Points for the wet districts of a capital."""
    numbers = printed(glance.position, riverfolk.NAME).numbers
    return float(numbers["district"] * wet_districts(glance.position, glance.seat, numbers["plots"]))


def _settle(glance: Glance, about: int, depth: int) -> float:
    return settled_worth(glance)


def _lose_points(glance: Glance, about: int, depth: int) -> float:
    each = printed(glance.position, riverfolk.NAME).numbers["visible"]
    return -float(each * riverfolk.visible_plots(glance.position, glance.seat))


def _sort_out(glance: Glance, about: int, depth: int) -> float:
    return invent_worth(glance, depth + 1)


# ---- Collectors


def another_kind(glance: Glance) -> float:
    """The points in the end for one more kind of thing on the mat of the Collectors: most kinds come in time."""
    points = printed(glance.position, collectors.NAME).series["points"]
    kinds = max(len(collectors.collected(glance.position)), COLLECTED)
    return float(points[kinds] - points[kinds - 1]) if kinds < len(points) else 0.0


# ---- Relentless, Renegades


def reward_worth(glance: Glance, tokens: int) -> float:
    """What so many tokens of the Relentless pay."""
    rewards = printed(glance.position, relentless.NAME).grids["rewards"][0]
    return glance.promise(rewards[min(tokens, len(rewards)) - 1], NONE, DEEP + 1) if tokens else 0.0


def _another_token(glance: Glance, about: int, depth: int) -> float:
    if not relentless.counts_now(glance.position, glance.seat, about):
        return 0.0
    tokens = on_mat(glance.position, relentless.NAME)[0]
    return reward_worth(glance, tokens + 1) - reward_worth(glance, tokens)


def _tokens_paid(glance: Glance, about: int, depth: int) -> float:
    tokens, built, _ = on_mat(glance.position, relentless.NAME)
    return 0.0 if built else reward_worth(glance, tokens)


def climb_worth(glance: Glance, depth: int = 1) -> float:
    """The next step of the Renegades' own track."""
    steps = printed(glance.position, renegades.NAME).grids["steps"][0]
    done = on_mat(glance.position, renegades.NAME)[0]
    if done >= len(steps):
        return 0.0
    value = glance.promise(steps[done], NONE, depth)
    return value + (next_slot(glance, COMPLETE_TRACK) if done + 1 == len(steps) else ONWARD * TIME[glance.era])


def _forgo(glance: Glance, about: int, depth: int) -> float:
    """Instead of the benefit of a space whose tier is the next of the own track."""
    done = on_mat(glance.position, renegades.NAME)[0]
    if about < 0 or glance.position.activated[glance.seat] >> about & 1 or done + 1 != tier_of(about % TRACK_END + 1):
        return 0.0
    return climb_worth(glance, depth + 1)


# ---- Elder Ones


def _late_landmark(glance: Glance, about: int, depth: int) -> float:
    if not glance.position.after_last_income(glance.seat):
        return 0.0
    return float(printed(glance.position, "elder_ones").numbers["landmark"])


CODE_WORTH: Final[dict[str, CodeWorth]] = {
    "elder_ones_landmark": _late_landmark,
    "advisors_council": _council, "aliens_visit": _visit, "infiltrators_go": _infiltrate, "islanders_sea": _score_sea,
    "recyclers_sort": _sort_out, "relentless_built": _another_token, "relentless_end": _tokens_paid,
    "relentless_pays": _tokens_paid,
    "renegades_forgo": _forgo, "riverfolk_final": _lose_points, "riverfolk_settle": _settle, "spies_spy": _spy,
    "tinkerers_tinker": _tinker, "treasure_hunters_hunt": _hunt, "utilitarians_advance": _late_advance,
    "utilitarians_apothecary": _apothecary, "utilitarians_barracks": _barracks,
    "utilitarians_begin": _begin_with_landmark, "utilitarians_forge": _forge,
    "utilitarians_lighthouse": _lighthouse, "utilitarians_masterpiece": _for_masterpiece, **FUTURE_CODES,
}  # fmt: skip
"""Per code, what it is worth to a seat, about something, so deep in other effects."""


def code_worth(glance: Glance, name: str, about: int, depth: int) -> float:
    """What a code of `CODE_WORTH` is worth: to whoever has no such civilization, nothing."""
    position = glance.position
    for civ in position.civs[glance.seat]:
        if name.startswith(position.box.civs[civ].id):
            return CODE_WORTH[name](glance, about, depth)
    return 0.0
