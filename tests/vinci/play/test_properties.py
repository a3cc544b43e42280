"""What holds in every position that play can reach, looked for by Hypothesis in random games."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene import Tally
from ecumene.core.regions import places, spread
from ecumene.games.vinci.play.cohesion import people_parts
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import income
from ecumene.games.vinci.play.turns import EndOfTurn
from tests.marks import rule
from tests.vinci.board import vinci

EVERY_OPTION = {option.id: st.sampled_from(option.values) for option in vinci().options}


@st.composite
def positions(draw: st.DrawFn) -> VinciPosition:
    """A position some way into a random game that is not over."""
    seats = draw(st.sampled_from(vinci().seat_counts))
    options = draw(st.fixed_dictionaries(EVERY_OPTION))
    seed = draw(st.integers(0, 2**30))
    position = vinci().new(seats, seed, options)
    rng = Random(seed)
    for _ in range(draw(st.integers(0, 300))):
        before = position.copy()
        seat = position.pending()[0]
        position.apply(seat, rng.choice(position.legal(seat)))
        if not position.pending():
            position = before
            break
    assert isinstance(position, VinciPosition)
    return position


look = settings(max_examples=100, deadline=None, derandomize=True)


@look
@given(positions())
def test_the_income_is_the_sum_of_its_tally(position: VinciPosition) -> None:
    for seat in range(position.seats):
        tally = Tally("vinci.turn.order")
        assert income(position, seat, tally) == tally.sum == income(position, seat)
        assert all(line.amount for line in tally.lines)


@look
@given(positions())
def test_the_score_is_the_sum_of_its_tally(position: VinciPosition) -> None:
    for standing in position.standings():
        assert standing.points == standing.tally.sum == position.score[standing.seat]


@rule("vinci.conquest.pawns", "vinci.conquest.stay", "vinci.token.spies")
@look
@given(positions())
def test_a_conquest_takes_from_the_hand_what_its_tally_says(position: VinciPosition) -> None:
    seat = position.pending()[0]
    for action in position.legal(seat):
        if action.notation.split()[0] not in ("conquer", "spies"):
            continue
        tally = position.explain(seat, action)
        assert tally is not None
        after = position.copy()
        after.apply(seat, action)
        target = position.province_of(action)
        assert position.hand[seat] - after.hand[seat] == tally.sum == after.pawns[target]
        assert tally.sum >= position.min_conquest
        assert after.owner[target] == 2 * seat
        after.audit()


@rule("vinci.choosing.price", "vinci.choosing.bonus", "vinci.decline.scores")
@look
@given(positions())
def test_a_people_or_a_decline_changes_the_score_by_what_its_tally_says(position: VinciPosition) -> None:
    seat = position.pending()[0]
    for action in position.legal(seat):
        if action.notation.split()[0] not in ("take", "decline"):
            continue
        tally = position.explain(seat, action)
        after = position.copy()
        after.apply(seat, action)
        assert after.score[seat] - position.score[seat] == (0 if tally is None else tally.sum)


@rule("vinci.cohesion.one_group")
@look
@given(positions())
def test_the_parts_of_a_people_cover_it_once_and_each_hangs_together(position: VinciPosition) -> None:
    for seat in range(position.seats):
        held, traits = position.held[2 * seat], position.traits[2 * seat]
        links = position.board.linked if traits.sea else position.board.near
        parts = people_parts(position, seat)
        assert sum(parts) == held
        assert all(not one & other for i, one in enumerate(parts) for other in parts[:i])
        if traits.scattered:
            assert len(parts) == 1
        else:
            assert all(spread(part & -part, held, links) == part for part in parts)


@rule("vinci.conquest.adjacent", "vinci.entering.first_province", "vinci.token.diplomacy_active")
@look
@given(positions())
def test_conquests_reach_neighbours_or_entries_and_never_a_friend(position: VinciPosition) -> None:
    seat, board = position.pending()[0], position.board
    held, traits = position.held[2 * seat], position.traits[2 * seat]
    for action in position.legal(seat):
        if not action.notation.startswith("conquer"):
            continue
        target = position.province_of(action)
        assert not held >> target & 1
        if held:
            links = board.linked if traits.sea else board.near
            assert links[target] & held
        else:
            assert traits.enter_anywhere or board.entries >> target & 1
        friend = position.owner[target] >> 1 if position.owner[target] >= 0 else seat
        if not position.owner[target] & 1 and friend != seat:
            assert not (position.peace[seat] >> friend | position.peace[friend] >> seat) & 1


@look
@given(positions(), st.integers(0, 2**30))
def test_views_guesses_and_dumps_tell_the_same_game(position: VinciPosition, seed: int) -> None:
    game = vinci()
    position.audit()
    assert game.load(position.dump()).dump() == position.dump()
    for seat in position.pending():
        view = position.view(seat)
        assert view.chance is None
        assert list(view.legal(seat)) == list(position.legal(seat))
        assert game.load(view.dump()).dump() == view.dump()
        guess = position.guess(seat, Random(seed))
        assert guess.dump() == view.guess(seat, Random(seed)).dump()
        assert guess.view(seat).dump() == view.dump()
        guess.audit()
        guess.apply(seat, guess.legal(seat)[0])
        guess.audit()


@rule("vinci.reorganisation.one_each", "vinci.losses.one")
@look
@given(positions())
def test_whoever_waits_has_a_pawn_in_every_province(position: VinciPosition) -> None:
    """Only the player whose expansion is going on may stand in a province without a pawn."""
    bottom = position.agenda[0]
    expanding = bottom.seat if isinstance(bottom, EndOfTurn) else -1
    for seat in range(position.seats):
        if seat != expanding:
            assert all(position.pawns[province] for province in places(position.held[2 * seat]))
