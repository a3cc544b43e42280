"""What travels about persons: whoever wishes to be known again, by a passkey or a phrase, and the page of their own."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from ecumene.table.wire.messages import Colour, Level, Model, TableInfo
from ecumene.table.wire.rating_messages import BotRating, OwnRating

LABEL_LENGTH = 40
PHRASE_LENGTH = 200

Label = Annotated[str, Field(max_length=LABEL_LENGTH)]


# ---- passkeys and phrases


class KeyOptions(Model):
    """What a browser must know to make or use a passkey (WebAuthn, in JSON), and under which name it is answered."""

    ask: str
    options: dict[str, Any]


class KeyRequest(Model):
    """What the authenticator answered, as `PublicKeyCredential.toJSON()` writes it."""

    ask: str = Field(max_length=64)
    credential: dict[str, Any]
    label: Label = Field(default="", description="What to call a new passkey")


class Phrase(Model):
    """A recovery phrase. It is shown once: the server keeps a hash only."""

    phrase: str


class PhraseRequest(Model):
    phrase: str = Field(min_length=1, max_length=PHRASE_LENGTH)


class SignedIn(Model):
    """Somebody is known again."""

    name: str
    tables: int = Field(description="Tables at which this browser was a guest, and which are theirs now")


class Passkey(Model):
    """A passkey of one's own. Moments are seconds since 1970."""

    id: str
    label: str
    site: str = Field(description="Where it can be used")
    created: float
    used: float


class Device(Model):
    """A browser in which one is signed in."""

    id: str
    label: str
    created: float
    seen: float
    here: bool = Field(description="Whether this is the one that asks")


class Person(Model):
    """Who one is. A guest is not kept: whoever loses the cookie loses the seats."""

    kept: bool
    name: str
    colour: Colour | None = None
    public: str | None = Field(
        default=None, description="Where others may see one's page: `/p/…`; null where they may not"
    )
    phrase: bool = Field(default=False, description="Whether there is a recovery phrase")
    passkeys: list[Passkey] = Field(default=[])
    devices: list[Device] = Field(default=[])
    can_passkey: bool = Field(description="Whether this address can have passkeys: https, or this computer itself")


class PersonRequest(Model):
    """What one changes of oneself; what is left out stays."""

    colour: Colour | None = None
    public: bool | None = Field(default=None, description="Let others see one's page, at a new address; or no longer")


# ---- the page of one's own


class Opponent(Model):
    """Somebody one played with: a person by name, or a bot by level. A person who was forgotten has no name."""

    name: str = ""
    level: Level | None = None


class Played(Model):
    """A finished game as one of its players had it."""

    table: str
    game: str
    title: str
    at: float
    seats: int
    place: int = Field(description="1 is the best; who shares a place has the better one")
    points: int
    won: bool
    counts: bool = Field(description="Not where somebody knew what would come, a guide taught, or one gave up")
    opponents: list[Opponent]


class Tally(Model):
    """So many games, and so many of them won."""

    played: int
    won: int


class GameTally(Tally):
    game: str
    best: int = Field(description="The most points")


class OpponentTally(Tally):
    """By people: `won` are the games that one won oneself, `lost` those that they did."""

    name: str
    lost: int
    table: str = Field(description="The last table together")


class BotTally(Tally):
    level: Level


class Streak(Model):
    """Games won in a row."""

    now: int
    best: int


class PersonPage(Model):
    """What somebody plays and has played; only finished games that count are counted."""

    name: str
    colour: Colour | None = None
    own: bool = Field(description="Whether it is the page of whoever asks")
    since: float | None = Field(default=None, description="Since when the person is known")
    running: list[TableInfo] = Field(default=[], description="One's own tables, for oneself alone")
    finished: list[Played]
    games: list[GameTally]
    opponents: list[OpponentTally] = Field(default=[], description="For oneself alone")
    bots: list[BotTally]
    streak: Streak
    ratings: list[OwnRating] = Field(default=[], description="By game and number of seats, from rated games alone")
    yardstick: list[BotRating] = Field(default=[], description="The bots at those games")


__all__ = [
    "BotTally", "Device", "GameTally", "KeyOptions", "KeyRequest", "Opponent", "OpponentTally", "Passkey",
    "Person", "PersonPage", "PersonRequest", "Phrase", "PhraseRequest", "Played", "SignedIn", "Streak", "Tally",
]  # fmt: skip
