"""Saved worlds: a finished world as content keeps it, laid again by the rules [rise_and_fall.world.saved]."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.errors import ContentError, IllegalAction, NotationError
from ecumene.games.rise_and_fall.box.content import TERRAINS, RiseAndFallContent
from ecumene.games.rise_and_fall.play.world.draft import Draft, new_draft, read_tile


def world_content(seats: int, tiles: Sequence[str]) -> str:
    """A content file that keeps a world of these tiles for a number of players."""
    lines = [f"# A world of Rise & Fall for {seats} players: play it with the option world=saved.", "worlds:"]
    lines += [f'- id: "{seats}"', "  tiles:"]
    lines += [f'  - "{tile}"' for tile in tiles]
    return "\n".join(lines) + "\n"


def saved_draft(components: RiseAndFallContent, seats: int) -> Draft:
    """The finished world that content keeps for a number of players, laid again tile by tile.

    A tile that breaks a rule is an error of the content, as is one too many or too few.
    """
    draft: Draft | None = new_draft(components, seats)
    done = new_draft(components, seats)
    for text in components.players[seats].saved:
        draft = _open_tier(draft)
        if draft is None:
            raise _wrong(seats, text, "every tile lies already")
        try:
            tier, anchor, turn = read_tile(text)
            if tier != draft.tier:
                raise IllegalAction("rise_and_fall.world.turns")
            draft.check(anchor, turn)
        except NotationError as error:
            raise _wrong(seats, text, str(error)) from error
        except IllegalAction as refusal:
            raise _wrong(seats, text, refusal.rule) from refusal
        draft = done = draft.lay(anchor, turn)
    missing = _open_tier(draft)
    if missing is not None:
        raise ContentError(f'content: worlds "{seats}": {missing.left} of {TERRAINS[missing.tier]} missing at the end')
    return done


def _open_tier(draft: Draft | None) -> Draft | None:
    """The tier in which the next tile must lie; None when the world is finished."""
    while draft is not None and (draft.left == 0 or not (draft.has_room() or draft.fewest_to_lift())):
        draft = draft.next_tier()
    return draft


def _wrong(seats: int, tile: str, problem: str) -> ContentError:
    return ContentError(f'content: worlds "{seats}": {tile!r} cannot be laid: {problem}')
