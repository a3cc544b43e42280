"""What somebody looks for in the lobby."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from ecumene.table.wire.messages import MOST_SEATS, TITLE_LENGTH, Language
from ecumene.table.wire.model import Model


class LobbyRequest(Model):
    """Which of the tables that one may join or watch are looked for. What is left out does not matter."""

    model_config = ConfigDict(extra="ignore")

    game: str | None = Field(default=None, max_length=64)
    seats: int | None = Field(default=None, ge=1, lt=MOST_SEATS + 1)
    pace: Literal["live", "days"] | None = Field(default=None, description="In one go; or over days")
    language: Language | None = Field(default=None, description="Those where any is spoken are found too")
    beginners: bool = Field(default=False, description="Only where they are welcome")
    one_more: bool = Field(default=False, description="Only those that wait for one more")
    search: str = Field(default="", max_length=TITLE_LENGTH, description="Words of a title or of players' names")
