"""An authenticator in a few lines: it keeps keys and signs what a browser would let it sign (WebAuthn, ES256)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Made:
    """A passkey."""

    id: bytes
    user: str
    key: ec.EllipticCurvePrivateKey
    count: int = 0


@dataclass
class Authenticator:
    """A device with passkeys, in a browser that shows a page of `origin`."""

    origin: str = "https://table.example"
    passkeys: list[Made] = field(default_factory=list)
    verifies: bool = True
    """Whether it makes sure whose finger touches it."""

    @property
    def _sure(self) -> int:
        return PRESENT | (VERIFIED if self.verifies else 0)

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.create`, as JSON."""
        made = Made(token_bytes(16), options["user"]["id"], ec.generate_private_key(ec.SECP256R1()))
        self.passkeys.append(made)
        point = made.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = sha256(options["rp"]["id"].encode()).digest()
        data += bytes([self._sure | ATTESTED]) + made.count.to_bytes(4, "big")
        data += bytes(16) + len(made.id).to_bytes(2, "big") + made.id + cbor2.dumps(cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        response = {"clientDataJSON": text(said), "attestationObject": text(attested)}
        return {"id": text(made.id), "rawId": text(made.id), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any], site: str = "", which: int = -1) -> dict[str, Any]:
        """`navigator.credentials.get`, as JSON."""
        made = self.passkeys[which]
        made.count += 1
        data = sha256((site or options["rpId"]).encode()).digest()
        data += bytes([self._sure]) + made.count.to_bytes(4, "big")
        said = self._said("webauthn.get", options)
        signed = made.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signed),
            "userHandle": made.user,
        }  # fmt: skip
        return {"id": text(made.id), "rawId": text(made.id), "type": "public-key", "response": response}
