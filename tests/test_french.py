"""French says one thing one way, in everything that people read: one apostrophe, one space before a sign, one word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
UNREAD = r"\A---\n(?s:.*?)\n---\n|<!-- (?:parsed|not run): .* -->"  # what the site and the tests read, and no person
PLACES = ("src/ecumene", "client/src", "docs")
KEPT = ("released", "node_modules", "page")
"""Folders that stay as they were published, that are others', or that are built."""

CODE = r"(?ms)<!-- \w+:|^```.*?^```|^    .*?$|`[^`]*`|https?://\S+"
"""What of a page of text is no prose."""

FLUENT = (
    r'\{[^{}"]*(?:"[^"]*"[^{}"]*)*\}|^#.*$|^[ \t]*\*?\[\w+\]|^-?[\w-]+ =|^[ \t]*\.[\w-]+ =|^[ \t]*\{ [$A-Z][^{}\n]* ->$'
)
"""What of a catalogue is no prose: placeables, comments, keys, variants and what chooses among them."""

FIXED = r'\bfr: "([^"]*)"'
"""A text in both languages, in a script of the page."""

FIELDS = r"(?:card|content-type|enchantments?|game|marks|source|tech|tile):"
"""Names of fields in a file, which are written as they are."""

WRONG = {
    "a straight apostrophe": r"(?<=\w)'(?=\w)",
    "no narrow space before ; ? !": r"(?<![\u202f ])(?<=[\w»)’…%])[;?!](?![\w/=])|(?<!«)[ \u00a0][;?!]",
    "no unbreakable space before a colon": (
        rf"(?:(?<=[\w»)’…])[ \u202f]|[»)’…]|(?<![\w-])(?!{FIELDS})[\w-]+):(?=\s|$)"
    ),
    "no unbreakable space inside quotation marks": r"«(?!\u00a0)|(?<!\u00a0)»",
    "straight quotation marks": r"(?<![\w=])(?<!install )\"\w",
    "three dots": r"\.\.\.",
    "a bot is no robot": r"\b[Rr]obots?\b(?! colossaux)",
}


ONE_WAY = {
    "vinci": {"ramasser": r"\b[Rr]assembl\w+"},
    "rise_and_fall": {"case": r"\b[Hh]exagones?\b", "construire": r"\b[Bb]âti(?!ment)\w*", "taxes": r"\b[Ii]mpôts?\b"},
    "rise_of_empires": {"ligne": r"\b[Rr]angées?\b", "pion Alliance": r"\b[Pp]ièces? Alliance\b"},
    "tapestry": {
        "case": r"\b[Hh]exagones?\b", "pioche": r"\b[Pp]aquets?\b", "carte Fresque": r"\b[Tt]apisseries?\b",
        "objectif": r"\b[Ee]xploits?\b",
    },
    "beyond_the_horizon": {
        "érudit": r"\b[Ss]avants?\b", "leader": r"\b[Dd]irigeants?\b", "pile": r"\b[Pp]aquets?\b",
        "rechercher": r"\b[Éé]tudi\w+",
    },
}  # fmt: skip
"""By game: how a thing is called, and the word that would call it otherwise. All of these once stood side by side."""


LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _french(data: object) -> Iterator[str]:
    """Every text that stands under `fr`."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from (_texts(value) if key == "fr" else _french(value))
    elif isinstance(data, list):
        for value in data:
            yield from _french(value)


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _texts(value)


def french_of(path: Path) -> list[str]:
    """The French prose of a file."""
    text = path.read_text(encoding="utf-8")
    name = path.name.removesuffix(".in")
    if name.endswith(".yaml"):
        data = yaml.load(re.sub(r"@\w+@", "…", text), LOADER)
        return [re.sub(r"`[^`]*`", "…", each) for each in (_texts(data) if ".fr." in name else _french(data))]
    if name.startswith("fr.") and name.endswith(".ftl"):
        while (prose := re.sub(FLUENT, "…", text, flags=re.MULTILINE)) != text:
            text = prose
        return text.splitlines()
    if name == "fr.md" or name.endswith(".fr.md"):
        return re.sub(CODE, "…", re.sub(UNREAD, "", text)).splitlines()
    if name.endswith(".ts"):
        return [each.replace(r"\u202f", "\u202f").replace(r"\u00a0", "\u00a0") for each in re.findall(FIXED, text)]
    return []


def _files() -> list[Path]:
    found = [path for place in PLACES for path in sorted((ROOT / place).rglob("*.*")) if path.is_file()]
    found = [path for path in found if path.name.removesuffix(".in").endswith((".yaml", ".ftl", ".md", ".ts"))]
    return [path for path in found if not set(path.relative_to(ROOT).parts) & set(KEPT)]


def test_french_says_one_thing_one_way() -> None:
    spoken = {str(path.relative_to(ROOT)): texts for path in _files() if (texts := french_of(path))}
    assert {
        "client/src/words/fr.ftl",
        "client/src/table/guide/words.ts",
        "src/ecumene/table/words/fr.ftl",
        "docs/owners.fr.md",
    } < spoken.keys()
    for kind in ("rules.yaml", "glossary.yaml", "guide.yaml", "how_to_play/fr.md", "words/fr.ftl"):
        assert len([path for path in spoken if path.endswith(kind)]) >= 5, kind
    found = [
        f"{why}: {path}: {text[max(0, hit.start() - 30) : hit.end() + 20]!r}"
        for path, texts in spoken.items()
        for text in texts
        for why, pattern in WRONG.items()
        for hit in re.finditer(pattern, text)
    ]
    assert not found, "\n" + "\n".join(found)


def _other_words(path: Path, texts: list[str]) -> list[str]:
    """The words in the texts of a game's file that are not how the game calls the thing."""
    parts = path.relative_to(ROOT).parts
    game = parts[3] if parts[:3] == ("src", "ecumene", "games") else ""
    return [
        f"{path.relative_to(ROOT)}: {term}, not {hit.group()!r}: {text[max(0, hit.start() - 30) : hit.end() + 20]!r}"
        for text in texts
        for term, pattern in ONE_WAY.get(game, {}).items()
        for hit in re.finditer(pattern, text)
    ]


def test_a_game_calls_a_thing_by_one_word() -> None:
    # what `guide/` says of an owner's file is about drawings and fields, not about play
    files = {path: french_of(path) for path in _files() if "games" in path.parts and path.parent.name != "guide"}
    assert all([path for path, texts in files.items() if game in path.parts and texts] for game in ONE_WAY)
    found = [wrong for path, texts in files.items() for wrong in _other_words(path, texts)]
    assert not found, "\n" + "\n".join(found)


def test_another_word_for_a_thing_is_heard() -> None:
    page = ROOT / "src/ecumene/games/beyond_the_horizon/how_to_play/fr.md"
    assert len(_other_words(page, ["Un savant reste", "le Dirigeant", "un érudit"])) == 2
    assert not _other_words(ROOT / "docs/owners.fr.md", ["Un savant reste"])
    assert not _other_words(ROOT / "src/ecumene/games/rise_and_fall/x.md", ["les bâtiments", "un bâtiment"])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("l'accueil", "a straight apostrophe"),
        ("Pourquoi ?", "no narrow space before ; ? !"),
        ("Pourquoi\u00a0?", "no narrow space before ; ? !"),
        ("Pourquoi?", "no narrow space before ; ? !"),
        ("ensuite : rien", "no unbreakable space before a colon"),
        ("ensuite: rien", "no unbreakable space before a colon"),
        ("la carte « Pose »", "no unbreakable space inside quotation marks"),
        ('la carte "Pose"', "straight quotation marks"),
        ("et puis...", "three dots"),
        ("un robot joue", "a bot is no robot"),
    ],
)
def test_what_is_wrong_is_found(text: str, why: str) -> None:
    assert re.search(WRONG[why], text)


@pytest.mark.parametrize(
    "text", ["Pourquoi\u202f?", "ensuite\u00a0: 2:1", "«\u00a0Pose\u00a0»", "l’accueil", "Robots colossaux"]
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert not [why for why, pattern in WRONG.items() if re.search(pattern, text)]
