"""The civilizations: what their mats do, as far as the effect language has no words for it.

Each has a module of its own, which says what the numbers on its mat mean; content names its functions as codes.
"""

from __future__ import annotations

from ecumene.core.agenda import Item
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.buildings import OtherPlace
from ecumene.games.tapestry.play.civilizations import (
    advisors,
    alchemists,
    aliens,
    architects,
    artificers,
    celestials,
    chosen,
    collectors,
    craftsmen,
    elder_ones,
    entertainers,
    faefolk,
    futurists,
    gaining,
    gamblers,
    genies,
    heralds,
    historians,
    illuminati,
    infiltrators,
    inventors,
    islanders,
    isolationists,
    leaders,
    merfolk,
    merrymakers,
    militants,
    mystics,
    nomads,
    psionics,
    recyclers,
    relentless,
    renegades,
    riverfolk,
    spies,
    tinkerers,
    traders,
    treasure_hunters,
    urban_planners,
    utilitarians,
    weefolk,
    werefolk,
)
from ecumene.games.tapestry.play.civilizations.gaining import gain_civilization, take_mat

__all__ = ["ABLE", "CODES", "HEEDFUL", "ITEMS", "OTHER_PLACES", "gain_civilization", "take_mat"]

CODES: dict[str, Code] = {
    **alchemists.CODES, **architects.CODES, **chosen.CODES, **entertainers.CODES, **futurists.CODES, **gaining.CODES,
    **heralds.CODES, **historians.CODES, **inventors.CODES, **isolationists.CODES, **leaders.CODES,
    **merrymakers.CODES, **militants.CODES, **mystics.CODES, **traders.CODES,
    **riverfolk.CODES, **spies.CODES, **tinkerers.CODES, **treasure_hunters.CODES, **utilitarians.CODES,
    **gamblers.CODES, **relentless.CODES, **renegades.CODES, **collectors.CODES, **urban_planners.CODES,
    **advisors.CODES, **aliens.CODES, **infiltrators.CODES, **islanders.CODES, **recyclers.CODES,
    **elder_ones.CODES, **merfolk.CODES, **weefolk.CODES, **werefolk.CODES,
    **artificers.CODES, **celestials.CODES, **faefolk.CODES, **genies.CODES, **illuminati.CODES,
    **psionics.CODES,
}  # fmt: skip
"""What a civilization does, by the name that content uses."""

ABLE: dict[str, Able] = {
    **entertainers.ABLE, **heralds.ABLE, **historians.ABLE, **inventors.ABLE, **isolationists.ABLE, **leaders.ABLE,
    **merrymakers.ABLE, **militants.ABLE, **traders.ABLE,
    **spies.ABLE, **tinkerers.ABLE, **treasure_hunters.ABLE, **utilitarians.ABLE,
    **gamblers.ABLE, **relentless.ABLE, **renegades.ABLE, **collectors.ABLE, **urban_planners.ABLE,
    **advisors.ABLE, **islanders.ABLE, **recyclers.ABLE,
    **elder_ones.ABLE, **merfolk.ABLE, **weefolk.ABLE,
    **artificers.ABLE, **celestials.ABLE,
    **psionics.ABLE,
}  # fmt: skip
"""Whether it could do something now, where that is not always so."""

HEEDFUL: dict[str, Able] = utilitarians.HEEDFUL
"""Whether it answers to an event at all, by how things stand when that happens."""

OTHER_PLACES: dict[str, OtherPlace] = {
    collectors.NAME: collectors.CollectorsMat(),
    craftsmen.NAME: craftsmen.CraftsmenMat(),
    nomads.NAME: nomads.NomadsLand(),
    urban_planners.NAME: urban_planners.UrbanPlannersMat(),
}
"""Where a civilization lets its owner put buildings besides the capital."""

ITEMS: tuple[type[Item], ...] = (
    *alchemists.ITEMS, *architects.ITEMS, *entertainers.ITEMS, *gaining.ITEMS, *heralds.ITEMS, *historians.ITEMS,
    *inventors.ITEMS, *isolationists.ITEMS, *leaders.ITEMS, *merrymakers.ITEMS, *militants.ITEMS, *mystics.ITEMS,
    *traders.ITEMS,
    *riverfolk.ITEMS, *spies.ITEMS, *tinkerers.ITEMS, *treasure_hunters.ITEMS, *utilitarians.ITEMS,
    *gamblers.ITEMS, *renegades.ITEMS, *collectors.ITEMS, *urban_planners.ITEMS,
    *advisors.ITEMS, *aliens.ITEMS, *infiltrators.ITEMS, *islanders.ITEMS, *recyclers.ITEMS,
    *elder_ones.ITEMS, *merfolk.ITEMS, *weefolk.ITEMS, *werefolk.ITEMS,
    *artificers.ITEMS, *celestials.ITEMS, *faefolk.ITEMS, *genies.ITEMS, *illuminati.ITEMS,
)  # fmt: skip
