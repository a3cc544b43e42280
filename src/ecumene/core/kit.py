"""Kit: what a game brings to the table before anybody plays: facts, content, rules, actions and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.content import Content
from ecumene.core.errors import ContentError, IllegalAction, OptionError
from ecumene.core.glossary import Glossary
from ecumene.core.how_to_play import Chapter, how_to_play
from ecumene.core.options import Brings, Option, Options, OptionValue, check_known, chosen_options
from ecumene.core.overlaying import NAME, messages_of, one_line
from ecumene.core.rules import RuleBook
from ecumene.core.scene import Message, Text
from ecumene.core.seating import UNSAID, Seating
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from ecumene.core.words import LANGUAGES, Words, own_source, shared_source, with_messages

COACH: Final = "coach"
"""The words of a bot's advice (`words/en.coach.ftl`): the table says them, so no page is sent them."""


@lru_cache(maxsize=64)
def _plain_words(lang: str, folder: Path) -> Words:
    """What a game says whatever content it has."""
    return Words.read(lang, folder / "words")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kit:
    """What a position, a sentence or a scene needs to know of its game; `Game` is the whole of it."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules: raised whenever the same actions may lead elsewhere
    seat_counts: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    level: ClassVar[int] = 0  # how hard it is, from 1 to `LEVELS`; 0: it does not say
    folder: ClassVar[Path] = Path()  # holds rules.yaml, glossary.yaml, content/, words/ and how_to_play/
    agenda_items: ClassVar[tuple[type[Item], ...]] = ()
    secret_outcomes: ClassVar[frozenset[str]] = frozenset()  # purposes of chance no seat may see at once
    seating: ClassVar[Seating] = UNSAID  # which stored fields follow the seats, so that observations can be turned

    def __init__(self, content: Content | None = None) -> None:
        self.content = Content.read(self.folder / "content") if content is None else content
        self.rules = RuleBook.of_game(self.folder / "rules.yaml")
        self.migrations: dict[int, Callable[[Any], Any]] = {}  # by version, what lifts a record to the next
        self.actions = self._actions()
        self._words: dict[str, Words] = {}
        self._labels: dict[str, Message] = {}
        self._glossary: Glossary | None = None

    def _actions(self) -> Actions:
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Kit:
        return self  # nothing about it changes

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are pickled as their content; what is made of it is made anew."""
        return type(self), (self.content,)

    def action(self, notation: str) -> Action:
        """The action written as `notation`."""
        return self.actions.read(notation)

    @property
    def offered(self) -> list[Option]:
        """The options that people choose from."""
        return [option for option in self.options if not option.private]

    def check_offered(self, given: Mapping[str, OptionValue]) -> None:
        """Refuse options that are not for people to choose, as if there were none."""
        for key in given:
            check_known(self.id, key, self.offered)

    # ---- words

    def words(self, lang: str) -> Words:
        """The game's sentences in `lang`."""
        if lang not in self._words:
            if lang not in LANGUAGES:
                raise ContentError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
            self._words[lang] = Words(lang, self.own_words(lang), f"{self.id}-name-")
        return self._words[lang]

    def own_words(self, lang: str, without: Sequence[str] = ()) -> str:
        """What the game says in `lang`, an owner's words in the place of ours, without those of some boxes."""
        return with_messages(own_source(lang, self.folder / "words", without), self._owners_words(lang))

    def page_words(self, lang: str, without: Sequence[str] = ()) -> str:
        """What a page is sent: what every game says, and what this one does; not what only a coach says."""
        without = [*without, COACH]
        return shared_source(lang, without) + "\n" + self.own_words(lang, without)

    def reason(self, part: str, more: bool, lang: str) -> str:
        """Why one answer is better or worse than others by a part of one's prospects (`Mind.parts`), as a clause.

        A word of every game, where this one has none of its own.
        """
        words = self.words(lang)
        own, shared = f"{self.id}-mind-{part}", f"core-mind-{part}"
        key = own if own in words else shared if shared in words else "core-mind-points"
        return words.form(key, "more" if more else "less", {})

    def word_keys(self, table: str) -> Mapping[str, str]:
        """What is said of the records of a table, by part, as beginnings of messages that end in a record's id.

        An owner may say it otherwise, where there is such a message; see `core/overlaying.py`.
        """
        return {NAME: f"{self.id}-name-"}

    def said(self, table: str, record: str) -> dict[str, dict[str, str]]:
        """What is said of a record, by language and part; forms of a name are parts too: `name.le`."""
        found: dict[str, dict[str, str]] = {}
        for lang in LANGUAGES:
            words = self.words(lang)
            found[lang] = {}
            for part, key in self.word_keys(table).items():
                if f"{key}{record}" in words:
                    for form, text in words.forms(f"{key}{record}").items():
                        if not form or part == NAME:
                            found[lang][f"{part}.{form}" if form else part] = one_line(text)
        return found

    def _owners_words(self, lang: str) -> dict[str, str]:
        """The messages that an owner's content brings, as Fluent."""
        messages: dict[str, str] = {}
        for table, record, said in messages_of(self.content.tables, lang):
            for part, key in self.word_keys(table).items():
                if part in said:
                    forms = [name for name in said if name.startswith(f"{part}.")]
                    lines = [f"    .{name.removeprefix(f'{part}.')} = {said[name]}" for name in forms]
                    messages[f"{key}{record}"] = "\n".join([f"{key}{record} = {said[part]}", *lines])
        return messages

    def unspoken(self, options: Options) -> Sequence[str]:
        """The boxes, by the names of their words (`own_source`), of which a table with these options says nothing.

        Its page is not sent their words; everywhere else all words of the game are at hand.
        """
        return ()

    @classmethod
    def name(cls, lang: str) -> str:
        """The game's title; to say it nothing of the game but its words is read."""
        return _plain_words(lang, cls.folder)(f"{cls.id}-name")

    @classmethod
    def about(cls, lang: str) -> str:
        """What the game is about, in a sentence; empty where it does not say."""
        key, words = f"{cls.id}-about", _plain_words(lang, cls.folder)
        return words(key) if key in words else ""

    def glossary(self) -> Glossary:
        """The words of the game, each explained once."""
        if self._glossary is None:
            self._glossary = Glossary.of_game(self.folder)
        return self._glossary

    def how_to_play(self, lang: str) -> tuple[Chapter, ...]:
        """The page for a first game, chapter by chapter; empty where nobody has written one."""
        return how_to_play(self.folder, lang)

    def section(self, section: str, lang: str) -> str:
        """The title of a section of the rules; its id where none is written."""
        words = self.words(lang)
        for key in (f"{self.id}-section-{section}", f"core-section-{section}"):
            if key in words:
                return words(key)
        return section

    def label(self, rule: str) -> Message:
        """A rule's short name on a tally; a general word where none is written."""
        if rule not in self._labels:
            key = "label-" + rule.replace(".", "-")
            self._labels[rule] = message(key if key in self.words(LANGUAGES[0]) else "core-other")
        return self._labels[rule]

    def thing(self, thing: str) -> Text:
        """The name of what a line of a tally is about; the contract holds a game to having one."""
        return message(f"{self.id}-name-{thing}")

    def option_words(self, option: str, lang: str) -> tuple[str, str]:
        """What an option is called, and what it changes; its id where no words are written."""
        key, words = f"{self.id}-option-{option}", self.words(lang)
        if key not in words:
            return option, ""
        label, about = words(key), words.form(key, "about", {})
        return label, "" if about == label else about

    def value_words(self, option: str, value: OptionValue, lang: str) -> str:
        """What a value of an option is called; the value itself where no words are written."""
        key, words = f"{self.id}-option-{option}-{value}", self.words(lang)
        return words(key) if key in words else str(value)

    def brings(self, options: Options) -> Brings | None:
        """What a table with these options brings; None for a game that does not say."""
        return Brings((), self.level) if self.level else None

    def outcome_text(self, purpose: str, outcome: int) -> str:
        """An outcome of chance as a record writes it."""
        return str(outcome)

    def outcome_of(self, purpose: str, text: str) -> int:
        """The outcome of chance that a record wrote as `text`."""
        return int(text)

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        """See `Position.explain`, which asks here: what explains stands above the rules."""
        return None

    def refused(self, refusal: IllegalAction, lang: str) -> str:
        """A refusal as one line: the action, the reason, the rule's id."""
        return f"[{refusal.rule}]"

    # ---- checking input

    def _seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seat_counts:
            offered = ", ".join(str(n) for n in self.seat_counts)
            raise OptionError(f"{self.id}: seats must be one of {offered}, not {seats!r}")
        return seats

    def _options(self, given: Mapping[str, OptionValue]) -> Options:
        return chosen_options(self.id, self.options, given)
