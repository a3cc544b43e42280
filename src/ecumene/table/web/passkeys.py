"""Passkeys (WebAuthn): what a browser is asked for, and whether its answer is true. The library does the mathematics.

A passkey belongs to a site: the name by which the page was opened, which only a browser can vouch for. So it needs
https, or this computer itself, and a name; an address in numbers will not do. Nothing else opens a person, so an
authenticator must make sure by a finger, a face or a PIN that it is theirs: one that was found opens nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from ecumene.table.store.persons import PasskeyRow

SITE_NAME = "Ecumene"
TIMEOUT = 120_000  # milliseconds that a browser waits for a finger


@dataclass(frozen=True)
class Site:
    """Where passkeys belong."""

    id: str
    origin: str

    @property
    def able(self) -> bool:
        """Whether browsers make passkeys there."""
        if _is_number(self.id):
            return False
        return self.origin.startswith("https://") or self.id == "localhost" or self.id.endswith(".localhost")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def site_of(request: Request, address: str) -> Site:
    """The site of a request: what the operator says it is, or the address by which the page was asked for.

    A proxy says by which scheme it was asked (`X-Forwarded-Proto`, believed where `proxies` names it) and passes the
    host on.
    """
    origin = address or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(origin)
    usual = {"https": 443, "http": 80}.get(parts.scheme)
    host = parts.hostname or ""
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return Site(host, f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}")


def handle_of(person: str) -> bytes:
    """What authenticators know a person by: nothing that a table or its log knows."""
    return sha256(f"ecumene passkey {person}".encode()).digest()


def to_make(site: Site, person: str, name: str, known: Sequence[PasskeyRow], challenge: bytes) -> dict[str, Any]:
    """What a browser must know to make a passkey that finds its person by itself."""
    options = generate_registration_options(
        rp_id=site.id,
        rp_name=SITE_NAME,
        user_id=handle_of(person),
        user_name=name or SITE_NAME,
        challenge=challenge,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
    )
    return options_to_json_dict(options)


def to_use(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser must know to use any passkey that it has for the site."""
    options = generate_authentication_options(
        rp_id=site.id,
        challenge=challenge,
        timeout=TIMEOUT,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def made(site: Site, credential: dict[str, Any], challenge: bytes) -> VerifiedRegistration | None:
    """A new passkey, where the answer is true."""
    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # whatever the library stumbles over in what somebody sent, it is no passkey
        return None


def used(
    site: Site, credential: dict[str, Any], challenge: bytes, key: PasskeyRow, person: str
) -> VerifiedAuthentication | None:
    """What the use of a passkey says, where the answer is true, and the authenticator means the same person."""
    try:
        response = credential.get("response")
        handle = response.get("userHandle") if isinstance(response, dict) else None
        if handle and base64url_to_bytes(handle) != handle_of(person):
            return None
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    except Exception:  # as above
        return None


def text(given: bytes) -> str:
    """Bytes as they are kept."""
    return bytes_to_base64url(given)


def read(kept: str) -> bytes:
    """Bytes that were kept."""
    return base64url_to_bytes(kept)
