"""Answers given beforehand, as they travel: to the pages of whoever holds the seat, and to nobody else's."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ecumene.core.scene import Text
from ecumene.table.wire.model import Model

MOST_ANSWERS = 8

Notation: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]


class PremoveWords(Model):
    """What an answer is called. A sentence may leave to the board what it is about, or to the question."""

    say: Text
    path: list[Annotated[str, Field(max_length=200)]] = Field(
        default=[], max_length=64, description="The things it would be clicked together with"
    )
    prompt: Text | None = Field(default=None, description="The question, where the answer is only that one declines")


class PremoveAnswer(PremoveWords):
    """An answer: the actions it takes, by their notation, and its sentence; it is given where both are the same."""

    acts: list[Notation] = Field(min_length=1, max_length=64)


class PremoveOffer(Model):
    """A question that a seat will probably be asked, with what could be answered as far as that can be foreseen."""

    kind: str
    prompt: Text
    passes: PremoveAnswer | None = Field(description="The answer that declines, where the question has one")
    answers: list[PremoveAnswer]


class PremoveOffers(Model):
    offers: list[PremoveOffer]


class PremovePass(PremoveWords):
    """Questions of this kind are declined until something happens to the seat."""

    kind: str


class PremoveTold(PremoveWords):
    """What became of an answer that was given beforehand."""

    what: Literal["given", "dropped", "unsure"]
    why: Literal["", "illegal", "touched", "back"] = Field(
        description="illegal: it was not among the legal answers; touched: something happened to the seat; back: the "
        "table went back"
    )


class PremoveInfo(Model):
    """What a seat has answered beforehand."""

    seat: int
    passing: PremovePass | None
    answers: list[PremoveAnswer] = Field(description="The first is for the next question, the next for the one after")
    told: PremoveTold | None


class Premoves(Model):
    """The premoves of one's seats changed, or were carried out."""

    type: Literal["premoves"] = "premoves"
    seats: list[PremoveInfo]


class PremovesInfo(Model):
    """The premoves of the asking guest's seats."""

    seats: list[PremoveInfo]


class PremoveSeatRequest(Model):
    seat: int = Field(ge=0)


class PremoveRequest(PremoveSeatRequest):
    """Answer beforehand, in place of what was said before; with nothing in it, everything is taken back."""

    passing: str | None = Field(default=None, max_length=100, description="The kind of question that is declined")
    answers: list[PremoveAnswer] = Field(default=[], max_length=MOST_ANSWERS, description="As they were offered")
