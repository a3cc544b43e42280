"""Nearby: whether only this computer can open the server's address, and by which one others would reach it."""

from __future__ import annotations

import socket
from ipaddress import ip_address

ELSEWHERE = (("10.255.255.255", 9), ("192.0.2.1", 9))
"""Addresses that lie outside; nothing is ever sent there."""


def is_loopback(host: str) -> bool:
    """Whether a name or address means this computer only."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    """The address of this computer in its network; None where it has none.

    A datagram socket that is told where it would send to picks the address it would send from, and sends nothing.
    """
    for elsewhere in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(elsewhere)
                found: str = probe.getsockname()[0]
            except OSError:
                continue
        if not is_loopback(found) and found != "0.0.0.0":
            return found
    return None
