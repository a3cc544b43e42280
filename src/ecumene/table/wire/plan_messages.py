"""Several decisions of one turn, planned and sent together, as they travel."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ecumene.core.scene import Choice, Scene
from ecumene.table.wire.model import Model

MOST_PLANNED = 200


class PlanRequest(Model):
    """What would come of these actions, one after the other; or, sent, do all of them."""

    seat: int = Field(ge=0)
    version: int
    actions: list[Annotated[int, Field(ge=0)] | Annotated[str, Field(max_length=200)]] = Field(
        min_length=1, max_length=MOST_PLANNED
    )


class Planned(Model):
    """The table as the seat would see it then, as far as that is sure."""

    scene: Scene = Field(description="Where chance or something hidden decides, as it is before that")
    choice: Choice | None = Field(description="What the seat would be asked next; null where the plan ends")
    ends: Literal["", "chance", "hidden", "other", "over"] = Field(
        description="Why nothing can be planned further: chance speaks, something hidden comes out, another seat is "
        "asked, or the game is over"
    )


class PlanDone(Model):
    """A plan was carried out, in one go."""

    version: int
    done: int = Field(description="So many actions; fewer than were sent where chance, secrets or others came between")
