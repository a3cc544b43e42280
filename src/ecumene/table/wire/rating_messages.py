"""What travels about ratings: how strong somebody is at a game with so many seats, and how sure that is."""

from __future__ import annotations

from pydantic import Field

from ecumene.table.wire.model import Level, Model


class RatedRule(Model):
    """Whether a game counts for the ratings of those who play it; they agree to it by sitting down."""

    rated: bool = Field(default=False, description="Counts for ratings: no hints, no rewinding, one seat each")


class Rating(Model):
    """What is known of somebody's strength. The steady bot is 1500 at every game, and stays so."""

    rating: int
    doubt: int = Field(description="How far it may be off: one standard deviation")
    provisional: bool = Field(description="Too few games are known to take it seriously")
    games: int = Field(description="That counted")


class OwnRating(Rating):
    game: str
    seats: int


class BotRating(OwnRating):
    level: Level


class SeatRating(Rating):
    seat: int
    change: int | None = Field(default=None, description="What the game at this table changed, once it has counted")


class TableRatings(Model):
    """Of everybody at a rated table; nobody stands for an open seat, or for whoever wished to be forgotten."""

    counted: bool = Field(description="Whether the game is over and has counted")
    seats: list[SeatRating]


__all__ = ["BotRating", "OwnRating", "RatedRule", "Rating", "SeatRating", "TableRatings"]
