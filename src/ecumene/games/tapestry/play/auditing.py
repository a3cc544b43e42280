"""Auditing: what always holds in a game of Tapestry; a stored game in which it does not is refused."""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.box.content import PERMANENT
from ecumene.games.tapestry.play.auditing_reserve import audit_reserve, audit_reserving
from ecumene.games.tapestry.play.numbers import (
    ASIDE,
    BUILDING,
    COLLECTED_CARD,
    COLLECTED_TILE,
    ERAS,
    FACE_DOWN,
    FOLK,
    KINDS,
    LANDMARK,
    MOST,
    NO_PLOT,
    NONE,
    ON_CARD,
    RESERVED_CARD,
    RESERVED_TECH,
    TOKEN,
    piece,
)
from ecumene.games.tapestry.play.state import TapestryState

DISPLAY: Final = 3  # masterpieces that lie face up
ENDING: Final = ("endofincometurn", "finish")
"""Items of the agenda after which a seat in its last era has finished."""
MOST_ON_MAT: Final[dict[str, int]] = {"faefolk": 6, "illuminati": 7}
"""The highest first number on a mat."""


def audit_pieces(state: TapestryState) -> None:
    """Nothing is made or lost: cards, tiles, landmarks, outposts; and what is derived agrees."""
    _audit_cards(state)
    _audit_seen(state)
    _audit_players(state)
    _audit_masterpieces(state)
    _audit_lasting(state)
    _audit_on_cards(state)
    _audit_landmark_cards(state)
    if state.futures:
        _audit_futures(state)
        _audit_mats(state)
    _audit_cities(state)
    audit_reserve(state)


def audit_agenda(state: TapestryState) -> None:
    """Whoever is in the last era is in the last income turn or has finished; a token is paid for where it is."""
    ending = [getattr(item, "seat", NONE) for item in state.agenda if item.kind in ENDING]
    for seat in range(state.seats):
        if state.finished[seat] and state.era[seat] < ERAS:
            raise AuditError(f"seat {seat}: finished in era {state.era[seat]}")
        on = state.advances_on(seat) or state.plays_cards_on(seat) or (state.futures and state.turn == seat)
        if state.era[seat] == ERAS and not state.finished[seat] and seat not in ending and not on:
            raise AuditError(f"seat {seat}: in its last era, and not finished")
    paying = [item for item in state.agenda if item.kind == "payadvance"]
    if len(paying) > 1:
        raise AuditError("two advances are paid for at once")
    for item in paying:
        tokens = state.tokens[state.box.track_count * getattr(item, "seat", 0) + getattr(item, "track", 0)]
        token = getattr(item, "token", NONE)
        if token != NONE and token not in tokens:
            raise AuditError("an advance of a token that is not there")
    _audit_laying(state)
    _audit_civilizations(state)
    _audit_mat_questions(state)
    _audit_options(state)
    _audit_enchantments(state)
    audit_reserving(state)


def _audit_civilizations(state: TapestryState) -> None:
    """Each is there once, and asks something only while somebody has it."""
    civs = [civ for mine in state.civs for civ in mine]
    if len(civs) != len(set(civs)) or set(civs) & set(state.civ_deck):
        raise AuditError("a civilization was made or lost")
    for number, civ in enumerate(state.box.civs):
        if number not in civs and any(item.kind.startswith(civ.id.replace("_", "")) for item in state.agenda):
            raise AuditError(f"{civ.id}: nobody has that civilization, and yet it is asked about")


def _audit_mat_questions(state: TapestryState) -> None:
    """What a civilization asks about is there: tech cards just discarded, a space tile, a card to hand over."""
    for item in state.agenda:
        seat = getattr(item, "seat", 0)
        cards: tuple[int, ...] = getattr(item, "cards", ())
        if item.kind == "recyclerskeep" and (not cards or any(card not in state.tech_discard for card in cards)):
            raise AuditError(f"seat {seat}: keeps a tech card that was not drawn")
        if item.kind == "aliensprice" and getattr(item, "star", NONE) not in state.star_supply[seat]:
            raise AuditError(f"seat {seat}: explores a space tile that it does not have")
        if item.kind == "alienstile" and not state.star_supply[seat]:
            raise AuditError(f"seat {seat}: has no space tile to explore")
        if item.kind == "collectorsstore" and not _gained(
            state, seat, getattr(item, "what", 0), getattr(item, "about", 0)
        ):
            raise AuditError(f"seat {seat}: collects what it has not gained")
        if item.kind == "advisorsneighbour" and (
            len(cards) != 1 or (cards[0] >= 0 and cards[0] not in state.hands[seat])
        ):
            raise AuditError(f"seat {seat}: hands over a card that it does not have")


def _audit_options(state: TapestryState) -> None:
    """What somebody may keep lies where it was drawn from, each thing once; another's is not known."""
    pools = {
        "keeptile": state.tiles, "keepbarontile": state.tiles, "keepcharttile": state.tiles, "keepstar": state.stars,
        "reservestar": state.stars, "werefolkstar": state.stars, "keeptech": state.tech_deck,
        "keeplandmarkcard": state.landmark_deck,
    }  # fmt: skip
    for item in state.agenda:
        options: tuple[int, ...] = getattr(item, "options", ())
        known = [thing for thing in options if thing >= 0]
        if item.kind in pools and (not options or len(known) != len(set(known)) or set(known) - set(pools[item.kind])):
            raise AuditError(f"seat {getattr(item, 'seat', 0)}: keeps what was not drawn")


def _gained(state: TapestryState, seat: int, what: int, about: int) -> bool:
    """Whether what the Collectors are asked about is there; a card that the viewer does not see is."""
    if what == COLLECTED_CARD:
        return about < 0 or about in state.hands[seat]
    if what == COLLECTED_TILE:
        return about in state.supply[seat]
    if what < COLLECTED_CARD:
        return any(item.kind == "conquestahead" for item in state.agenda)
    return 0 <= about < len(state.tech_owner) and state.tech_owner[about] == seat


def _audit_laying(state: TapestryState) -> None:
    """A tile that a seat is about to lay is its own, and is laid once."""
    laying: list[int] = []
    for item in state.agenda:
        if item.kind in ("laytile", "islanderslay"):
            seat, tile = getattr(item, "seat", 0), getattr(item, "tile", NONE)
            if tile not in state.supply[seat] or tile in laying:
                raise AuditError(f"seat {seat}: lays a tile that it does not have")
            laying.append(tile)


def _audit_enchantments(state: TapestryState) -> None:
    """What a card still brings is printed on it, or on the one beside it; and both lie on the mat."""
    for item in state.agenda:
        if item.kind not in ("enchant", "enchantments"):
            continue
        seat, due = getattr(item, "seat", 0), getattr(item, "due", 0)
        card, beside = getattr(item, "card", NONE), getattr(item, "beside", NONE)
        laid = [kind for stack in state.mats[ERAS * seat : ERAS * seat + ERAS] for kind in stack]
        for kind in (card, beside):
            if kind != NONE and kind not in laid:
                raise AuditError(f"seat {seat}: an enchantment of a card that was not played")
        own = NONE if card == NONE else state.box.cards[card].left
        ability = NONE if card == NONE else state.box.cards[card].effects
        other = NONE if beside == NONE else state.box.cards[beside].right
        if any(due >> part & 1 and effect == NONE for part, effect in enumerate((ability, own, other))):
            raise AuditError(f"seat {seat}: an enchantment that the card does not have")


def _audit_landmark_cards(state: TapestryState) -> None:
    """Each is there once, and its landmark is gained by whoever has the card, or by nobody."""
    cards = [*state.landmark_deck, *state.landmark_draft]
    cards += [card for held in state.landmark_cards for card in held]
    if sorted(cards) != state.shared.landmark_cards():
        raise AuditError("a landmark card was made or lost")
    for card in cards:
        owner = state.landmark_owner[card]
        if 0 <= owner < state.seats and card not in state.landmark_cards[owner]:
            raise AuditError(f"seat {owner}: has a landmark without its card")


def _audit_cities(state: TapestryState) -> None:
    """A capital has its own plots and no others; landmarks are set aside where none stand in it, and only there."""
    for seat in range(state.seats if state.futures else 0):
        capital = state.box.capitals[state.capital[seat]] if state.capital[seat] != NONE else None
        for plot, what in enumerate(state.plots[seat]):
            if (what == NO_PLOT) != (capital is not None and not capital.has_plot(plot)):
                raise AuditError(f"seat {seat}: a plot that is no part of its capital")
        for landmark, site in enumerate(state.landmark_site):
            small = capital is not None and capital.aside > 0
            if state.landmark_owner[landmark] == seat and ((site == ASIDE and not small) or (site >= 0 and small)):
                raise AuditError(f"seat {seat}: a landmark stands where none can")


def _audit_lasting(state: TapestryState) -> None:
    """A permanent card holds once for whoever has it uncovered, and for nobody else; so does an explored space tile."""
    kinds = len(state.box.cards)
    stars = kinds + len(state.box.civs)
    for seat in range(state.seats):
        tiles = state.box.stars
        explored = [n for n in state.star_explored[seat] if tiles[n].abilities.events or tiles[n].abilities.modifiers]
        if sorted([source - stars for source in state.lasting[seat] if source >= stars]) != sorted(explored):
            raise AuditError(f"seat {seat}: a space tile holds that does not lie explored")
        cards = [source for source in state.lasting[seat] if source < kinds]
        shown = [stack[-1] for stack in state.mats[ERAS * seat : ERAS * seat + ERAS] if stack]
        for kind in cards:
            if kind not in shown or cards.count(kind) > 1 or state.box.cards[kind].kind != PERMANENT:
                raise AuditError(f"seat {seat}: a card holds that does not lie open")


def _audit_futures(state: TapestryState) -> None:
    """Cards lie under water, and one of era 4 rests, only where somebody's they are; tokens stand in other capitals."""
    if state.submerged and state.holder_of(state.shared.merfolk) == NONE:
        raise AuditError("cards lie under the mat of the Merfolk, whom nobody has")
    for seat in range(state.seats):
        if state.dormant[seat] != NONE and state.era[seat] < ERAS:
            raise AuditError(f"seat {seat}: a card rests that does not have to")
        tokens = [what - FOLK for what in state.plots[seat] if what >= FOLK]
        if any(owner == seat or owner >= state.seats for owner in tokens):
            raise AuditError(f"seat {seat}: a token of nobody else stands in the capital")


def _audit_on_cards(state: TapestryState) -> None:
    """What stands on cards is owned by whoever has the card; only cards that somebody has rest or lie turned over."""
    standing: list[tuple[int, int]] = []
    for card, landmark in enumerate(state.tech_landmark):
        if landmark != NONE:
            standing.append((landmark, state.tech_owner[card]))
            if not state.box.tech[card].needs_landmark:
                raise AuditError(f"{state.box.tech[card].id}: a landmark stands on a card that asks for none")
    plotted = len(state.shared.plotted)
    for slot, grid in enumerate(state.grids):
        standing += [(what - LANDMARK, slot // plotted) for what in sorted(set(grid)) if what >= LANDMARK]
    owned = [(n, state.landmark_owner[n]) for n, site in enumerate(state.landmark_site) if site == ON_CARD]
    if sorted(standing) != owned:
        raise AuditError("a landmark on a card was made or lost")
    if any(state.tech_owner[card] == NONE for card in [*state.turned, *state.resting]):
        raise AuditError("a tech card that nobody has is turned over, or rests")
    if any(not state.box.tech[card].single_use for card in state.turned):
        raise AuditError("a tech card is turned over that can be used again")


def _audit_cards(state: TapestryState) -> None:
    cards = [*state.deck, *state.discard, *state.buried, *state.collected, *state.submerged]
    cards += [kind for cards in [*state.hands, *state.drawn, *state.mats] for kind in cards if kind != FACE_DOWN]
    cards += [kind for seat in range(state.seats) for kind in state.reserved(seat, RESERVED_CARD)]
    down = sum([1 for stack in state.mats for kind in stack if kind == FACE_DOWN])
    if down != len(state.buried) or len(cards) != sum(state.copies):
        raise AuditError("a tapestry card was made or lost")
    if state.chance is not None and any(cards.count(kind) != n for kind, n in enumerate(state.copies)):
        raise AuditError("a tapestry card became another")
    techs = [*state.tech_deck, *state.tech_discard, *state.display]
    techs += [card for card in range(len(state.tech_owner)) if state.tech_owner[card] != NONE]
    techs += [card for seat in range(state.seats) for card in state.reserved(seat, RESERVED_TECH)]
    if sorted(techs) != state.shared.techs_under(state.options):
        raise AuditError("a tech card was made or lost")
    laid = [tile for tile in state.land if tile >= 0]
    if len(laid) != len(set(laid)) or set(laid) & set(state.tiles):
        raise AuditError("a territory tile lies twice")


def _audit_seen(state: TapestryState) -> None:
    """What somebody has seen in a hand is still there; and what may not be upgraded yet has an owner."""
    for slot, seen in enumerate(state.seen):
        hand = state.hands[slot % state.seats]
        if any(hand.count(kind) < seen.count(kind) for kind in seen):
            raise AuditError(f"seat {slot // state.seats}: knows a card that is not in that hand")
    for card in state.held_techs:
        if state.tech_owner[card] == NONE or state.era[state.tech_owner[card]] > 1:
            raise AuditError("a tech card that nobody can upgrade yet is free")


def _audit_players(state: TapestryState) -> None:
    for seat in range(state.seats):
        stock = state.stock[KINDS * seat : KINDS * seat + KINDS]
        if min(stock) < 0 or max(stock) > MOST:
            raise AuditError(f"seat {seat}: resources {stock}")
        if state.points[seat] != sum(state.scored[state.sources * seat : state.sources * (seat + 1)]):
            raise AuditError(f"seat {seat}: points that nothing gave")
        standing = state.plots[seat]
        for kind in range(KINDS):
            if state.placed[KINDS * seat + kind] != standing.count(BUILDING + kind):
                raise AuditError(f"seat {seat}: the capital and its count of buildings disagree")
            if not 0 <= state.built[KINDS * seat + kind] <= 5:
                raise AuditError(f"seat {seat}: an income row has five buildings")
        _audit_rows(state, seat)


def _audit_mats(state: TapestryState) -> None:
    """What lies on the mats of Fantasies & Futures can lie there."""
    for seat in range(state.seats):
        for civ in state.civs[seat]:
            name, marks = state.box.civs[civ].id, state.civ_state[civ]
            if name == "celestials" and marks[0] >= 0 and piece(seat, TOKEN) not in state.pieces[marks[0]]:
                raise AuditError(f"seat {seat}: its capital floats elsewhere")
            if name == "artificers" and any(n > state.built[KINDS * seat + k] for k, n in enumerate(marks)):
                raise AuditError(f"seat {seat}: a building is set aside that has not left its row")
            if name in MOST_ON_MAT and not 0 <= marks[0] <= MOST_ON_MAT[name]:
                raise AuditError(f"seat {seat}: there is no such place on its mat")


def _audit_rows(state: TapestryState, seat: int) -> None:
    """A row whose buildings were slid still has those that did not leave it, and not where they always stand."""
    for kind in range(KINDS if state.slid else 0):
        slot = KINDS * seat + kind
        bits, left = state.slid[slot], 5 - state.built[slot]
        if bits and (bits.bit_count() != left or bits >> (6 - left) << (6 - left) == bits):
            raise AuditError(f"seat {seat}: the income mat and its count of buildings disagree")


def _audit_masterpieces(state: TapestryState) -> None:
    """Each lies somewhere once; only those of single use are turned over; tiles need their box."""
    works = [work for work in range(len(state.masterpiece_owner)) if state.masterpiece_owner[work] != NONE]
    for work, spent in enumerate(state.masterpiece_spent):
        if spent and not (work in works and state.box.masterpieces[work].single_use):
            raise AuditError("a masterpiece is turned over that nobody could use up")
    works += [*state.masterpiece_deck, *state.masterpiece_discard, *state.masterpiece_row]
    if sorted(works) != list(range(len(state.box.masterpieces))) or len(state.masterpiece_row) > DISPLAY:
        raise AuditError("a masterpiece was made or lost")
    if any(state.inspired) and not state.box.inspired:
        raise AuditError("an inspiration tile comes from a box that is not in play")
