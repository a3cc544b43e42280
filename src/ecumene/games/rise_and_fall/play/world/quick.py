"""A quick world: laid by the same rules, each tile on a legal place that chance picks [rise_and_fall.world.quick].

One outcome of chance is the seed of the whole world, so a record keeps one number for it.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.errors import ContentError
from ecumene.games.rise_and_fall.box.content import FOREST, MOUNTAIN, PLAIN, SEA, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import STEPS
from ecumene.games.rise_and_fall.play.world.draft import Draft, new_draft

SEEDS: Final = 1 << 32
"""How many quick worlds there are for a number of players."""
COASTAL_PLAINS: Final = 3
"""How many plains by the sea a world must have for each player."""
TRIES: Final = 60
"""So often is a tier started again before the whole world is; the seas may leave no room whatever the order."""
WORLDS: Final = 50
"""So many worlds are drawn before the tiles themselves must be at fault."""


def quick_world(components: RiseAndFallContent, seats: int, seed: int) -> Draft:
    """The finished world of a seed."""
    chance = Chance(seed)
    for _ in range(WORLDS):
        world = _draw(new_draft(components, seats), chance)
        if world is not None and is_fair(world.levels(), seats):
            return world
    raise ContentError(f'content: players "{seats}": no fair world could be made of these tiles')


def _draw(draft: Draft, chance: Chance) -> Draft | None:
    """All tiers, one upon the other; None where one of them found no room too often."""
    tier: Draft | None = draft
    while tier is not None:
        full = _fill(tier, chance)
        if full is None:
            return None
        draft = full
        tier = full.next_tier()
    return draft


def _fill(draft: Draft, chance: Chance) -> Draft | None:
    """All tiles of a tier; when there is no room for the next one, the tier starts again instead of moving tiles."""
    for _ in range(TRIES):
        filling = draft
        while filling.left and filling.has_room():
            places = filling.places()
            anchor, turn = places[chance.below("tile", len(places))]
            filling = filling.lay(anchor, turn)
        if filling.left == 0:
            return filling
    return None


def is_fair(levels: dict[int, int], seats: int) -> bool:
    """Whether everybody can begin: enough plains by the sea, and a forest or mountain next to a plain."""
    coastal = 0
    wooded = False
    for hex_code, level in levels.items():
        if level == PLAIN:
            by_the_sea = False
            for step in STEPS:
                near = levels.get(hex_code + step, PLAIN)
                if near == SEA:
                    by_the_sea = True
                elif FOREST <= near <= MOUNTAIN:
                    wooded = True
            coastal += by_the_sea
    return wooded and coastal >= COASTAL_PLAINS * seats
