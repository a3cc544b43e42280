"""Webhooks: a message in the words of Discord, of Slack, or as plain JSON that is signed."""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Mapping
from typing import Any

from ecumene.table.web.told.message import ARRIVED, Message, Outcome
from ecumene.table.web.told.reaching import Answer, Unreachable, post

MARKS = re.compile(r"([\\*_~`|>\[\]()#@<:-])")
SLACK: dict[int, str] = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
DISCORD_LENGTH = 2_000
SIGNATURE, TIMESTAMP = "X-Ecumene-Signature", "X-Ecumene-Timestamp"


def signature(secret: str, at: int, body: bytes) -> str:
    """What proves that a body comes from us and from that moment: HMAC-SHA256 of `AT.BODY`, in hexadecimal."""
    return "v1=" + hmac.digest(secret.encode(), f"{at}.".encode() + body, "sha256").hex()


def written(kind: str, message: Message) -> dict[str, Any]:
    """A message as a webhook of that kind reads it. A name that looks like markup, or calls everybody, does nothing."""
    if kind == "discord":
        text = "\n".join(MARKS.sub(r"\\\1", line) for line in message.lines)
        return {"content": f"{text}\n<{message.url}>"[:DISCORD_LENGTH], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": f"{message.text.translate(SLACK)}\n<{message.url}>"}
    return {
        "id": message.id,
        "at": message.at,
        "lang": message.lang,
        "text": message.text,
        "url": message.url,
        "events": list(message.events),
    }


def signed(kind: str, secret: str, body: bytes, at: int) -> Mapping[str, str]:
    """The headers of a webhook."""
    headers = {"Content-Type": "application/json"}
    if kind == "json":
        headers |= {TIMESTAMP: str(at), SIGNATURE: signature(secret, at, body)}
    return headers


async def send_hook(
    kind: str, address: str, secret: str, message: Message, now: float, inside: bool, seconds: float
) -> Outcome:
    """Send a message to a webhook."""
    body = json.dumps(written(kind, message), ensure_ascii=False, separators=(",", ":")).encode()
    try:
        answer = await post(address, body, signed(kind, secret, body, int(now)), inside, seconds)
    except Unreachable as error:
        return Outcome("later", error.why)
    return judged(answer)


def judged(answer: Answer) -> Outcome:
    """What an answer means."""
    if 200 <= answer.status < 300:
        return ARRIVED
    if answer.status in (404, 410):
        return Outcome("gone", "gone")
    why = "redirect" if 300 <= answer.status < 400 else "busy" if answer.status == 429 else "refused"
    return Outcome("later", why, answer.wait)
