"""The game's effect language: the verbs of all its chapters, and the codes of cards and civilizations of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.content import Fields, did_you_mean
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import EFFECT_ITEMS, Effect, EffectBook, Price
from ecumene.games.tapestry.box.box import SpaceTable
from ecumene.games.tapestry.box.content import PAY_RESOURCE, PAY_TECH, Space
from ecumene.games.tapestry.play import (
    advanced,
    advancing,
    advising,
    announcing,
    buildings,
    card_plots,
    cards,
    civilizations,
    closing,
    conquering,
    dice,
    drawing,
    enchantments,
    ending,
    exploring,
    gains,
    income,
    inspiration,
    inventing,
    keeping,
    landmark_cards,
    masterpieces,
    options,
    ordering,
    paying,
    playing,
    playing_on,
    refreshing,
    repeating,
    reserve,
    responses,
    science,
    setup,
    space,
    technology,
    territory,
    turns,
    using,
    whenever,
)
from ecumene.games.tapestry.play.paying import CardPrice, Payment, ResourcePrice

WHO: tuple[str, ...] = ("all", "opponents", "neighbours")


class Code(Effect):
    """An effect that needs code of its own: a small function beside the data of its card or civilization."""

    def __init__(
        self,
        name: str,
        run: Callable[[Any, Seat, str, int], None],
        is_able: Callable[[Any, Seat, int], bool] | None,
        is_heedful: Callable[[Any, Seat, int], bool] | None,
    ) -> None:
        super().__init__()
        self.name = name
        self.run = run
        self.is_able = is_able
        self.is_heedful = is_heedful

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        """What answers to an event by how things stood then does it; under older rulings by how they stand now."""
        if self.is_heedful is not None and not position.third_rulings:
            return self.is_heedful(position, seat, about)
        return self.is_able is None or self.is_able(position, seat, about)

    def heeds(self, position: Any, seat: Seat, about: int) -> bool:
        if self.is_heedful is None or not position.third_rulings:
            return True
        return self.is_heedful(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        self.run(position, seat, cause, about)


def _read_code(reader: EffectReader, row: Fields, says: Any) -> Effect:
    for codes, able in ((cards.CODES, cards.ABLE), (civilizations.CODES, civilizations.ABLE)):
        if isinstance(says, str) and says in codes:
            return Code(str(says), codes[says], able.get(says), civilizations.HEEDFUL.get(says))
    known = [*cards.CODES, *civilizations.CODES]
    raise row.wrong("code", f'"{says}" does not exist{did_you_mean(str(says), known)}')


def vocabulary(book: EffectBook) -> EffectReader:
    """A reader that knows every verb of the game."""
    reader = EffectReader(book, WHO)
    for chapter in (
        advanced.VERBS, advancing.VERBS, buildings.VERBS, cards.VERBS, conquering.VERBS, dice.VERBS, exploring.VERBS,
        gains.VERBS, paying.VERBS, playing.VERBS, refreshing.VERBS, repeating.VERBS, responses.VERBS, science.VERBS,
        space.VERBS, technology.VERBS, territory.VERBS, landmark_cards.VERBS, using.VERBS, masterpieces.VERBS,
        inspiration.VERBS, inventing.VERBS, keeping.VERBS, reserve.VERBS,
    ):  # fmt: skip
        reader.verbs.update(chapter)
    reader.verbs["any_order"] = ordering.read_any_order
    reader.verbs["code"] = _read_code
    return reader


def space_table(book: EffectBook, spaces: Sequence[Space], nanotechnology: int) -> SpaceTable:
    """What the spaces give, each bonus with its price; the one that costs tech cards may cost fewer.

    [tapestry.rulings.nanotechnology_variant]
    """
    buy: list[int] = []
    for entry in spaces:
        if entry.bonus < 0:
            buy.append(-1)
            continue
        number = min(entry.price, nanotechnology) if entry.pay == PAY_TECH else entry.price
        price: Price = ResourcePrice(number) if entry.pay == PAY_RESOURCE else CardPrice(entry.pay, number)
        buy.append(book.add(Payment(price, book[entry.bonus])))
    ids, bonus = [entry.id for entry in spaces], [entry.bonus for entry in spaces]
    return SpaceTable(ids, [entry.benefit for entry in spaces], buy, bonus)


ITEMS: tuple[type[Item], ...] = (
    *EFFECT_ITEMS, *advancing.ITEMS, *advising.ITEMS, *buildings.ITEMS, *card_plots.ITEMS, *cards.ITEMS,
    *civilizations.ITEMS, *closing.ITEMS, *conquering.ITEMS, *dice.ITEMS, *drawing.ITEMS, *ending.ITEMS,
    *exploring.ITEMS,
    *gains.ITEMS, *income.ITEMS, *keeping.ITEMS, *paying.ITEMS, *playing.ITEMS, *refreshing.ITEMS, *repeating.ITEMS,
    *responses.ITEMS, *science.ITEMS, *setup.ITEMS, *space.ITEMS, *technology.ITEMS, *territory.ITEMS, *turns.ITEMS,
    *using.ITEMS, *whenever.ITEMS, *landmark_cards.ITEMS, *masterpieces.ITEMS, *inspiration.ITEMS, *reserve.ITEMS,
    *enchantments.ITEMS, *announcing.ITEMS, *advanced.ITEMS, *playing_on.ITEMS,
    *inventing.ITEMS, *options.ITEMS,
)  # fmt: skip
