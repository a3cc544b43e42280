"""What tapestry cards do where the game's own effects have no word for it: one small function or effect for each.

Content names a function as `{code: name}`. `CODES` do it, `ABLE` say whether doing it would change anything; a name
that is missing there always would.
"""

from __future__ import annotations

from ecumene.core.agenda import Item
from ecumene.core.effect_reading import Verb
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.cards import (
    agents,
    cities,
    comparing,
    copying,
    dark_ages,
    lands,
    marvels,
    migrating,
    moving,
    oracles,
    partners,
    phantoms,
    ploys,
    socialism,
    trading,
    works,
)

CODES: dict[str, Code] = {
    **copying.CODES, **dark_ages.CODES, **lands.CODES, **moving.CODES, **partners.CODES, **socialism.CODES,
}  # fmt: skip
ABLE: dict[str, Able] = {
    **copying.ABLE, **lands.ABLE, **partners.ABLE, **socialism.ABLE,
}  # fmt: skip
VERBS: dict[str, Verb] = {
    **cities.VERBS, **migrating.VERBS, **works.VERBS, **agents.VERBS, **ploys.VERBS,
    **comparing.VERBS, **copying.VERBS, **lands.VERBS, **trading.VERBS,
    **marvels.VERBS, **phantoms.VERBS, **oracles.VERBS,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (
    *cities.ITEMS, *migrating.ITEMS, *works.ITEMS,
    *comparing.ITEMS, *copying.ITEMS, *dark_ages.ITEMS, *lands.ITEMS, *moving.ITEMS, *partners.ITEMS, *socialism.ITEMS,
    *trading.ITEMS, *agents.ITEMS, *ploys.ITEMS,
    *marvels.ITEMS, *phantoms.ITEMS, *oracles.ITEMS,
)  # fmt: skip
