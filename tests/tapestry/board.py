"""Positions of Tapestry from a few words, and what one does with them in a test.

red = table(civs=("leaders", "historians"))   # both have had their first income turn; seat 0 is to move
red.give(0, coin=2, food=1).token(0, exploration=3)
red.act("advance exploration")
red.do(0, [{"gain": {"territory": 2}}])       # an effect as content writes it
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ecumene.catalogue import catalogue
from ecumene.core.tally import Tally
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import BUILDINGS, PERMANENT, RESOURCES, THIS_ERA, TRACKS
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    BUILDING,
    ERAS,
    KINDS,
    NONE,
    OUTPOST,
    UNKNOWN,
    owner_of,
    piece,
    toppler_of,
)
from tests.boards import GameBoard

CIVS = ("leaders", "militants", "chosen", "merrymakers", "craftsmen")
CAPITALS = ("mountain", "wetland", "tropical", "desert", "grassland")


def game() -> Tapestry:
    """The game, built once."""
    game = catalogue["tapestry"]
    assert isinstance(game, Tapestry)
    return game


class Board(GameBoard[TapestryPosition]):
    """A position of Tapestry."""

    def do(self, seat: int, effects: Sequence[Mapping[str, Any]], cause: str = "card.test", about: int = NONE) -> Board:
        """Perform effects as content writes them, now, on top of what is going on."""
        return self.perform(self.position.shared.reader, seat, effects, cause, about)

    # ---- arranging

    def give(self, seat: int, **resources: int) -> Board:
        """Set resources: `give(0, coin=2)`; those not named stay."""
        for name, amount in resources.items():
            self.position.stock[KINDS * seat + RESOURCES.index(name)] = amount
        return self

    def points(self, seat: int, amount: int) -> Board:
        """Set points; they count as points of cards."""
        self.position.score(seat, amount - self.position.points[seat], "card.test")
        return self

    def token(self, seat: int, **tracks: int | tuple[int, ...]) -> Board:
        """Set tokens: `token(0, science=4)`, or several `token(0, science=(0, 4))`."""
        for name, spaces in tracks.items():
            several = (spaces,) if isinstance(spaces, int) else spaces
            slot = self.position.box.track_count * seat + TRACKS.index(name)
            self.position.tokens[slot] = tuple(sorted(several))
        return self

    def hand(self, seat: int, *cards: str) -> Board:
        """Set the hand; the cards come from wherever they are, what was held goes to the deck."""
        position = self.position
        position.deck = sorted([*position.deck, *position.hands[seat]])
        position.hands[seat] = []
        for name in cards:
            position.hands[seat].append(self._fetch(position.box.card_no[name]))
        position.hands[seat].sort()
        return self

    def mat(self, seat: int, era: int, *cards: str) -> Board:
        """Lay cards on the space of an era, the last on top; no effect follows, but a card that lasts is in force."""
        position = self.position
        kinds = [self._fetch(position.box.card_no[name]) for name in cards]
        position.mats[ERAS * seat + era - 1] += tuple(kinds)
        if kinds and era == position.current_space(seat) and position.box.cards[kinds[-1]].kind == THIS_ERA:
            position.ability[seat] = kinds[-1]
        if kinds and position.box.cards[kinds[-1]].kind == PERMANENT:
            position.lasting[seat] = (*position.lasting[seat], kinds[-1])
        return self

    def _fetch(self, kind: int) -> int:
        """A card out of the deck, the discard or a hand."""
        position = self.position
        for pile in (position.deck, position.discard, *position.hands):
            if kind in pile:
                pile.remove(kind)
                return kind
        raise AssertionError(f"no {position.box.cards[kind].id} left")

    def era(self, *eras: int) -> Board:
        """Set how many income turns each seat has begun."""
        self.position.era = list(eras)
        return self

    def tech(self, seat: int, row: int = 0, *cards: str) -> Board:
        """Give tech cards into a row: 0 bottom, 1 middle, 2 top."""
        position = self.position
        for name in cards:
            card = position.box.tech_no[name]
            for pile in (position.tech_deck, position.tech_discard, position.display):
                if card in pile:
                    pile.remove(card)
            position.tech_owner[card], position.tech_row[card] = seat, row
        return self.refill()

    def display(self, *cards: str) -> Board:
        """Set the three face-up tech cards."""
        position = self.position
        position.tech_deck = sorted([*position.tech_deck, *position.display])
        position.display = []
        for name in cards:
            position.tech_deck.remove(position.box.tech_no[name])
            position.display.append(position.box.tech_no[name])
        return self

    def refill(self) -> Board:
        while len(self.position.display) < 3 and self.position.tech_deck:
            self.position.display.append(self.position.tech_deck.pop(0))
        return self

    def tiles(self, seat: int, *tiles: str) -> Board:
        """Set the territory tiles in a seat's supply, from wherever they lie."""
        position = self.position
        position.tiles = sorted([*position.tiles, *position.supply[seat]])
        position.supply[seat] = []
        for name in tiles:
            tile = position.box.tile_no[name]
            for pile in (position.tiles, *position.supply):
                if tile in pile:
                    pile.remove(tile)
            position.supply[seat].append(tile)
        return self

    def stars(self, seat: int, *stars: str) -> Board:
        """Set the space tiles in a seat's supply."""
        position = self.position
        position.stars = sorted([*position.stars, *position.star_supply[seat]])
        position.star_supply[seat] = []
        for name in stars:
            position.stars.remove(position.box.star_no[name])
            position.star_supply[seat].append(position.box.star_no[name])
        return self

    def lay(self, place: str, tile: str, rotation: int = 0) -> Board:
        """A territory tile lies explored on a hex."""
        position = self.position
        number = position.box.tile_no[tile]
        for pile in (position.tiles, *position.supply):
            if number in pile:
                pile.remove(number)
        here = WORLD.read(place)
        position.land[here], position.rotation[here] = number, rotation
        return self

    def outpost(self, seat: int, *places: str, toppled_by: int = NONE) -> Board:
        """Outposts from the supply onto hexes, standing or toppled."""
        for place in places:
            here = WORLD.read(place)
            self.position.pieces[here] = (*self.position.pieces[here], piece(seat, OUTPOST, toppled_by))
            self.position.outposts[seat] -= 1
        return self

    def clear(self, *places: str) -> Board:
        """Take all pieces off hexes; outposts go back to their supply."""
        for place in places:
            here = WORLD.read(place)
            for stone in self.position.pieces[here]:
                self.position.outposts[owner_of(stone)] += 1
            self.position.pieces[here] = ()
        return self

    def built(self, seat: int, **buildings: int) -> Board:
        """Income buildings gained and standing beside the capital: `built(0, farm=2)` opens two spaces more."""
        for name, amount in buildings.items():
            self.position.built[KINDS * seat + BUILDINGS.index(name)] = amount
        return self

    def plot(self, seat: int, building: str, *plots: str) -> Board:
        """Income buildings gained and standing on plots `"row.column"`, from 1."""
        kind = BUILDINGS.index(building)
        for name in plots:
            row, column = (int(part) - 1 for part in name.split("."))
            self.position.plots[seat][9 * row + column] = BUILDING + kind
            self.position.built[KINDS * seat + kind] += 1
            self.position.placed[KINDS * seat + kind] += 1
        return self

    def landmark(self, seat: int, *landmarks: str) -> Board:
        """Landmarks owned, beside the capital."""
        for name in landmarks:
            self.position.landmark_owner[self.position.box.landmark_no[name]] = seat
        return self

    def landmark_card(self, seat: int, *landmarks: str) -> Board:
        """Landmark cards beside a seat's mats, from the deck."""
        position = self.position
        for name in landmarks:
            card = position.box.landmark_no[name]
            position.landmark_deck.remove(card)
            position.landmark_cards[seat] += (card,)
        return self

    def script(self, **outcomes: Iterable[int]) -> Board:
        """What chance will bring, by purpose: `script(science=[0, 3])`."""
        assert self.position.chance is not None
        for purpose, numbers in outcomes.items():
            self.position.chance.script[purpose] = tuple(numbers)
        return self

    # ---- looking

    def stock(self, seat: int) -> dict[str, int]:
        """The resources of a seat that are not 0."""
        amounts = self.position.stock[KINDS * seat : KINDS * seat + KINDS]
        return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}

    def score(self, seat: int) -> int:
        return self.position.points[seat]

    def hand_of(self, seat: int) -> list[str]:
        return [self.position.box.cards[k].id if k != UNKNOWN else "?" for k in self.position.hands[seat]]

    def techs(self, seat: int) -> dict[str, int]:
        """The tech cards of a seat with their rows."""
        position = self.position
        owned = [card for card in range(len(position.tech_owner)) if position.tech_owner[card] == seat]
        return {position.box.tech[card].id: position.tech_row[card] for card in owned}

    def where(self, seat: int, track: str) -> tuple[int, ...]:
        return self.position.tokens_on(seat, TRACKS.index(track))

    def pieces(self, place: str) -> list[tuple[int, int]]:
        """The pieces on a hex as (owner, who toppled it or -1)."""
        return [(owner_of(stone), toppler_of(stone)) for stone in self.position.pieces[WORLD.read(place)]]

    def controller(self, place: str) -> int:
        return self.position.controller(WORLD.read(place))

    def explain(self, notation: str, seat: int | None = None) -> Tally | None:
        return self.position.explain(self.seat(seat), self.position.game.action(notation))

    def audit(self) -> Board:
        self.position.audit()
        return self

    # ---- masterpieces and inspiration tiles

    def works(self, seat: int, *works: str) -> Board:
        """Give masterpieces to a seat, from wherever they lie; the row is filled again."""
        position = self.position
        for name in works:
            work = position.box.masterpiece_no[name]
            for pile in (position.masterpiece_deck, position.masterpiece_discard, position.masterpiece_row):
                if work in pile:
                    pile.remove(work)
            position.masterpiece_owner[work] = seat
        return self._refill()

    def row(self, *works: str) -> Board:
        """Set the face-up masterpieces."""
        position = self.position
        position.masterpiece_deck = sorted([*position.masterpiece_deck, *position.masterpiece_row])
        position.masterpiece_row = []
        for name in works:
            position.masterpiece_deck.remove(position.box.masterpiece_no[name])
            position.masterpiece_row.append(position.box.masterpiece_no[name])
        return self

    def _refill(self) -> Board:
        while len(self.position.masterpiece_row) < 3 and self.position.masterpiece_deck:
            self.position.masterpiece_row.append(self.position.masterpiece_deck.pop(0))
        return self

    def works_of(self, seat: int) -> list[str]:
        """The masterpieces of a seat, those that are turned over too."""
        owner = self.position.masterpiece_owner
        return [work.id for number, work in enumerate(self.position.box.masterpieces) if owner[number] == seat]

    def spent(self, work: str) -> bool:
        return bool(self.position.masterpiece_spent[self.position.box.masterpiece_no[work]])

    def inspire(self, seat: int, *rows: str) -> Board:
        """Lay the tiles of some rows."""
        for name in rows:
            self.position.inspired[KINDS * seat + BUILDINGS.index(name)] = 1
        return self

    def use(self, seat: int, work: str) -> Board:
        """Broadcast this one masterpiece, the only one of the seat."""
        position = self.position
        for number, owner in enumerate(position.masterpiece_owner):
            if owner == seat:
                position.masterpiece_owner[number] = NONE
                position.masterpiece_deck.append(number)
        self.works(seat, work).do(seat, [{"broadcast": "own"}], "card.guilds")
        return self


def begun(
    seats: int = 2,
    civs: Sequence[str] = CIVS,
    capitals: Sequence[str] = CAPITALS,
    seed: int = 1,
    options: Mapping[str, int | str] | None = None,
    of: Tapestry | None = None,
) -> Board:
    """A game whose mats are kept, before the first turn; seat 0 is first. Questions of the mats' set-up come next."""
    tap = of or game()
    position = tap.prepare(seats, seed, dict(options or {}))
    assert isinstance(position, TapestryPosition)
    tap.start(position)
    position.first = 0
    box = position.box
    wanted = [box.civ_no[name] for name in civs[:seats]]
    others = [civ for civ in position.shared.civilizations_under(position.options) if civ not in wanted]
    spare, position.civ_deck = others[:seats], others[seats:]  # the others that were dealt
    for seat in range(seats):
        kept = box.capital_no[capitals[seat]]
        dealt = (kept,) if box.capitals[kept].number else (box.capital_no[CAPITALS[seat]], kept)  # an advanced one
        position.offers[seat] = (wanted[seat], spare[seat], *dealt)
    board = Board(position)
    for seat in range(seats):
        board.act(f"begin {civs[seat]} {capitals[seat]}", seat=seat)
    return board


def table(
    seats: int = 2,
    civs: Sequence[str] = CIVS,
    capitals: Sequence[str] = CAPITALS,
    seed: int = 1,
    options: Mapping[str, int | str] | None = None,
    of: Tapestry | None = None,
) -> Board:
    """A game after the first income turns, with empty hands, no resources, tiles or points; seat 0 is to move.

    Landmark cards are all in their deck.
    """
    board = begun(seats, civs, capitals, seed, options, of)
    position = board.position
    for _ in range(40):  # answer what mats ask at set-up and in the first income turns with the first legal action
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    assert board.asked() == "0 taketurn", board.asked()
    for seat in range(seats):
        board.hand(seat).tiles(seat).give(seat, coin=0, worker=0, food=0, culture=0)
        position.score(seat, -position.points[seat], "card.test")
    position.landmark_cards, position.landmark_deck = [()] * seats, position.shared.landmark_cards()
    position.deck = sorted([*position.deck, *position.discard])
    position.discard = []
    position.scored = [0] * len(position.scored)
    board.events.clear()
    return board
