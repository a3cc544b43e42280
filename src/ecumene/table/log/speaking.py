"""Speaking: whether people may at a table. It is said when the table is opened, and its owner may change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.store import TableRow
from ecumene.table.wire.messages import TalkRule

TALK = "talk"
"""The term of a row, and the kind of entry, that say how one speaks at a table."""

USUAL = TalkRule()


def speaking_of(row: TableRow) -> TalkRule:
    """What was said when the table was opened."""
    return TalkRule.model_validate(row.terms[TALK]) if TALK in row.terms else USUAL


def ruled_by(body: Mapping[str, Any]) -> TalkRule:
    """What an entry says of it. Where there are clocks it says what time it was, too."""
    return TalkRule.model_validate({name: body[name] for name in TalkRule.model_fields})


def terms_of(rule: TalkRule) -> dict[str, Any]:
    """What a row says of it; nothing where it is as usual."""
    return {} if rule == USUAL else {TALK: rule.model_dump()}
