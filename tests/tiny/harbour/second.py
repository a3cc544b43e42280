"""Harbour as a second release has it: how a game changes without closing what is being played.

- A rule differs, so `version` is 2: whoever sells is alone only where nobody lies at a neighbouring quay either. How it
  went before stays behind the private option `alone`, which the migration sets for whatever began under version 1.
- A value differs (`toll`): nothing to do. What began with the old content keeps it.
- Content says something that it did not (`tax`), and the reader needs it: `lift_content` gives old content the value
  that the old rules had.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from ecumene.core.action import Actions
from ecumene.core.content import Content, Row
from ecumene.core.errors import ContentError
from ecumene.core.game import Option
from ecumene.core.record import Record
from tests.tiny.harbour.game import Harbour

TAX: Row = {"id": "tax", "is": 1, "source": "house"}


class HarbourTwo(Harbour):
    """Version 2 of the rules."""

    version: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (*Harbour.options, Option("alone", ("near", "quay"), private=True))

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(_second(Content.read(self.folder / "content")) if content is None else content)
        self.migrations = {1: alone_at_the_quay}

    def _actions(self) -> Actions:
        actions = super()._actions()
        if "tax" not in self.value:
            raise ContentError('content/cards.yaml: values: "tax" is missing')
        self.tax = self.value["tax"]
        return actions

    def lift_content(self, content: Content) -> Content:
        """There was no tax before."""
        values = content.tables["values"]
        if any(row["id"] == "tax" for row in values):
            return content
        return content.with_table("values", [*values, {**TAX, "is": 0}])


def alone_at_the_quay(record: Record) -> Record:
    """From rules 1 to 2: who was alone at a quay was alone."""
    return replace(record, options={**record.options, "alone": "quay"})


def _second(first: Content) -> Content:
    """The content of the second release, as its files would say it."""
    values = [{**row, "is": 3} if row["id"] == "toll" else row for row in first.tables["values"]]
    return Content({**first.tables, "values": [*values, TAX]}, first.files)
