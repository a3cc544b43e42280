"""What tests of civilizations need besides a board."""

from tests.tapestry.board import Board, game


def use(board: Board, seat: int, civ: str, moment: str = "income") -> Board:
    """What a civilization does at one of its moments: `setup`, `start`, `start_loss`, `income`, `final` …"""
    mat = board.position.box.civs[board.position.box.civ_no[civ]]
    board.position.journal = board.events
    board.position.perform(seat, getattr(mat, moment), f"civ.{civ}", board.position.box.civ_no[civ])
    return board.settle()


def able(board: Board, seat: int, civ: str) -> bool:
    """Whether a civilization could do anything in step 1 of an income turn."""
    mat = board.position.box.civs[board.position.box.civ_no[civ]]
    return board.position.book[mat.income].able(board.position, seat, board.position.box.civ_no[civ])


def gain(board: Board, seat: int, *civs: str) -> Board:
    """A seat gains a civilization from a deck of these, which come in this order."""
    position = board.position
    wanted = [position.box.civ_no[name] for name in civs]
    position.civ_deck = sorted(wanted)
    left = sorted(wanted)
    draws: list[int] = []
    for civ in wanted:
        draws.append(left.index(civ))
        left.remove(civ)
    return board.script(civilization=draws).do(seat, [{"gain": {"civilization": 1}}], "space.military_12")


def mat(board: Board, civ: str) -> tuple[int, ...]:
    """What lies on the mat of a civilization."""
    return board.position.civ_state[board.position.box.civ_no[civ]]


def lay(board: Board, civ: str, *marks: int) -> Board:
    """Set what lies on the mat of a civilization."""
    board.position.civ_state[board.position.box.civ_no[civ]] = marks
    return board


def civs_of(board: Board, seat: int) -> list[str]:
    return [board.position.box.civs[civ].id for civ in board.position.civs[seat]]


def finish(board: Board, seat: int) -> Board:
    """A seat has had its last income turn."""
    board.position.finished[seat] = 1
    return board


def drafted(board: Board) -> Board:
    """Landmark cards are taken as they come."""
    while board.asked().endswith(" draftlandmark"):
        board.act(board.legal()[0])
    return board


def with_box(civ: str) -> dict[str, str]:
    """The option that brings a civilization into play."""
    box = game().components.civs[game().components.civ_no[civ]].box
    return {} if box == "base" else {box: "in"}
