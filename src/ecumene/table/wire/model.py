"""What every message is made of."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

Level: TypeAlias = Literal["gentle", "steady", "keen", "fierce"]


class Model(BaseModel):
    """Unknown fields are refused: a typing mistake is an error, not silence."""

    model_config = ConfigDict(extra="forbid")


class Both(Model):
    """A fixed text in both languages."""

    en: str
    fr: str
