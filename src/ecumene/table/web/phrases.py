"""Recovery phrases: eight words that can be spoken and written down, in no language, and are kept as a hash only.

Each word is sixteen bits as letters (a "proquint": `lusab`). The first two find the person, the other six are the
secret: 96 bits, stretched by scrypt with a salt of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import scrypt
from hmac import compare_digest
from secrets import randbits, token_bytes

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORDS, TAG_WORDS = 8, 2
COST, BLOCK, MEMORY = 2**14, 8, 2**26
SALT_BYTES = 16


@dataclass(frozen=True)
class Kept:
    """What the store keeps of a phrase."""

    tag: str
    salt: str
    hash: str


def word(number: int) -> str:
    """Sixteen bits as a word of five letters."""
    letters: list[str] = []
    for bits in (4, 2, 4, 2, 4):
        alphabet = CONSONANTS if bits == 4 else VOWELS
        letters.append(alphabet[number & (len(alphabet) - 1)])
        number >>= bits
    return "".join(reversed(letters))


def new_phrase(random: Callable[[int], int] = randbits) -> str:
    """A phrase that nobody had before."""
    return " ".join(word(random(16)) for _ in range(WORDS))


def read_phrase(text: str) -> tuple[str, str] | None:
    """Tag and secret of a phrase, however it was typed; None: it is none."""
    words = text.lower().replace("-", " ").replace(",", " ").split()
    if len(words) != WORDS or not all(map(_is_word, words)):
        return None
    return " ".join(words[:TAG_WORDS]), " ".join(words[TAG_WORDS:])


def _is_word(text: str) -> bool:
    return len(text) == 5 and all(letter in (VOWELS if place % 2 else CONSONANTS) for place, letter in enumerate(text))


def kept(phrase: str) -> Kept:
    """What is kept of a phrase. Takes a while: not for the loop."""
    read = read_phrase(phrase)
    assert read is not None
    salt = token_bytes(SALT_BYTES)
    return Kept(read[0], salt.hex(), stretched(read[1], salt))


def stretched(secret: str, salt: bytes) -> str:
    """The hash of a phrase's secret. Takes a while: not for the loop."""
    return scrypt(secret.encode(), salt=salt, n=COST, r=BLOCK, p=1, maxmem=MEMORY, dklen=32).hex()


def is_phrase(secret: str, salt: str, hash: str) -> bool:
    """Whether a secret is the one that is kept. As long for a person who has none, so that time tells nobody."""
    found = stretched(secret, bytes.fromhex(salt) if salt else b"nobody")
    return bool(hash) and compare_digest(found, hash)
