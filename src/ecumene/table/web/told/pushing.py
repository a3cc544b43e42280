"""Web push: a message for a browser, encrypted so that only it can read it, and signed so that its service knows us.

What encrypts (`pywebpush`) is there only where it was installed; a server without it says so and pushes to nobody.
"""

from __future__ import annotations

import base64
import json
from functools import partial
from importlib.util import find_spec
from typing import Any

from ecumene.table.store import Store
from ecumene.table.web.told.hooks import judged
from ecumene.table.web.told.message import Message, Outcome
from ecumene.table.web.told.reaching import Unreachable, post, read_address
from ecumene.table.web.told.threads import INK

SETTING = "vapid"
"""The setting with the key by which push services know this server; made once."""

TTL = 86_400
"""Seconds that a push service keeps a message for a browser that is not there."""

VALID = 12 * 3_600
"""Seconds that what we say of ourselves is good for; a day is the most that services accept."""


def can_push() -> bool:
    """Whether what encrypts is installed."""
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None


def new_key() -> str:
    """A key by which push services know a server, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def is_subscription(address: str, p256dh: str, auth: str, inside: bool) -> bool:
    """Whether a browser's subscription is one: an address over https, and keys for which something can be encrypted."""
    target = read_address(address)
    return target is not None and (target.secure or inside) and _is_point(_bytes(p256dh)) and len(_bytes(auth)) == 16


def _is_point(data: bytes) -> bool:
    """Whether these bytes are a point of the curve by which browsers are written to: nothing can be sent to others."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), data)
    except ValueError:
        return False
    return len(data) == 65


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


async def pusher_of(store: Store) -> Pusher | None:
    """What pushes for the servers of a store, with the key that the first of them made; None where none can."""
    return Pusher(await store.setting(SETTING, new_key)) if can_push() else None


class Pusher:
    """Pushes to browsers."""

    def __init__(self, pem: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_pem(pem.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = base64.urlsafe_b64encode(point).decode().rstrip("=")
        """What a browser must know to subscribe."""

    def written(
        self, address: str, keys: str, message: Message, now: float, contact: str
    ) -> tuple[bytes, dict[str, str]]:
        """A message encrypted for a browser, and the headers it travels with."""
        from pywebpush import WebPusher

        told = {
            "id": message.id,
            "title": message.title,
            "text": message.text,
            "url": message.url,
            "lang": message.lang,
        }
        data = json.dumps(told, ensure_ascii=False).encode()
        subscription = {"endpoint": address, "keys": json.loads(keys)}
        encrypted: bytes = WebPusher(subscription).encode(data)["body"]
        target = read_address(address)
        assert target is not None, "looked at when it was given"
        claims = {"aud": target.origin, "exp": int(now) + VALID, "sub": contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(TTL)}
        # a message that has not arrived yet is replaced by the same one, should it be sent twice
        return encrypted, {**headers, "Urgency": "normal", "Topic": message.id, **signed}

    async def send(
        self, address: str, keys: str, message: Message, now: float, contact: str, inside: bool, seconds: float
    ) -> Outcome:
        """Push a message to a browser; `contact` is where its push service finds whoever runs this server."""
        write = partial(self.written, address, keys, message, now, contact)
        body, headers = await INK.do(write)
        try:
            return judged(await post(address, body, headers, inside, seconds))
        except Unreachable as error:
            return Outcome("later", error.why)
