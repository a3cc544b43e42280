"""Names: what can be seen of a text, and which names a person could not tell apart.

Nobody hides behind a name that shows nothing, writes over the lines around it, or passes for somebody else.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import category, combining, normalize

IGNORABLE: tuple[tuple[int, int], ...] = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point: shown as nothing, not even as a gap."""

BLANK = frozenset("\u2800\U0001d159\U00013441\U00013442\U00016fe4")
"""Letters whose picture is empty: the braille pattern without a dot, a note without a head, fillers."""

MOST_ACCENTS = 3
"""Marks above and below one letter, which pile up; more than any language that is read today writes."""

MOST_MARKS = 5
"""Marks of any kind with one letter: a syllable of Burmese has four."""

JOINER, PAINTED, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
"""What makes one picture of several (a family, a flag), a picture of a sign (a heart), and a key of a digit."""

TONES = ("\U0001f3fb", "\U0001f3ff")

CAPITALS: dict[int, int] = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХҮԚԜՍՏ", "ABEZHIKMNOPTYXABESIJKMHOPCTYXYQWUS")
SMALL: dict[int, int] = str.maketrans(
    "αβεηικνορτυχϲгавекмнопрстухѕіјԁһԛԝѵүոսօıɑɡʟʀᴀᴄᴏᴠᴢ", "abenikvoptuxcrabekmhonpctyxsijdhqwvynuoiaglracovz"
)
"""Greek, Cyrillic, Armenian and other letters that are drawn like a Latin one."""

STROKES: dict[int, int] = str.maketrans("I1|0O", "llloo")
"""Latin letters and digits that many fonts draw alike."""


def visible(text: str, pictures: bool = False) -> str:
    """What is seen of a text: everything else is left out, or a gap where it would have been one.

    With `pictures`, those that are made of several signs stay whole.
    """
    seen: list[str] = []
    marks = ""
    left = [
        letter for at, letter in enumerate(text) if not _is_ignorable(letter) or (pictures and _is_picture(text, at))
    ]
    for letter in normalize("NFC", "".join(left)):
        if (not letter.isprintable() and letter != JOINER) or letter in BLANK:
            letter = " "
        if not category(letter).startswith("M"):
            marks = ""
            seen.append(letter)
        elif seen and seen[-1] != " " and _has_room(marks, letter):
            marks += letter
            seen.append(letter)
    return normalize("NFC", "".join(seen))


def _is_picture(text: str, at: int) -> bool:
    """Whether something that is not seen itself makes a picture of the signs beside it."""
    before, after = text[:at], text[at + 1 : at + 2]
    if text[at] == PAINTED:
        return _is_sign(before[-1:]) or (before[-1:] in tuple("0123456789#*") and after == KEYCAP)
    return text[at] == JOINER and _is_sign(after) and _is_sign(before.removesuffix(PAINTED)[-1:])


def _is_sign(letter: str) -> bool:
    """Whether a letter is a sign, or the colour of a skin behind one."""
    return bool(letter) and (category(letter) == "So" or TONES[0] <= letter <= TONES[1])


def _has_room(marks: str, mark: str) -> bool:
    """Whether a letter that bears some marks can bear one more."""
    accents = sum(1 for other in marks if combining(other))
    return mark not in marks and len(marks) < MOST_MARKS and (accents < MOST_ACCENTS or not combining(mark))


def _is_ignorable(letter: str) -> bool:
    at = bisect_right(IGNORABLE, (ord(letter), 0x10FFFF)) - 1
    return at >= 0 and ord(letter) <= IGNORABLE[at][1]


def alike(one: str, other: str) -> bool:
    """Whether two names are the same but for capitals, or for letters that are drawn alike."""
    return not _keys(one).isdisjoint(_keys(other))


@lru_cache(maxsize=1024)
def _keys(name: str) -> frozenset[str]:
    """What a name is read as in its own script, in Latin letters, and what it looks like."""
    plain = normalize("NFKD", name)
    latin = plain.translate(CAPITALS)
    read = normalize("NFKD", latin.casefold()).translate(SMALL)
    drawn = latin.translate(SMALL).translate(STROKES).replace("rn", "m").replace("vv", "w")
    return frozenset((f"own {normalize('NFKD', plain.casefold())}", f"read {read}", f"drawn {drawn}"))


def unlike(name: str, others: Iterable[str], most: int) -> str:
    """A name that is not taken for one of the others, with a number behind it where it must be; never longer."""
    taken = [other for other in others if other]
    shown, number = name, 1
    while name and any(alike(shown, other) for other in taken):
        number += 1
        suffix = f" ({number})"
        shown = name[: most - len(suffix)].rstrip() + suffix
    return shown
