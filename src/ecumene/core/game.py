"""Game: one entry of the catalogue. It knows its rules, content, options and actions, and makes positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item, Question, Sealed
from ecumene.core.bounds import UNBOUNDED, Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.content_text import all_released, released
from ecumene.core.errors import ContentError, IllegalAction, OptionError
from ecumene.core.loading import load_checked, load_position
from ecumene.core.options import Option as Option
from ecumene.core.options import check_known, chosen_options
from ecumene.core.plain_scene import plain_choice, plain_event, plain_scene, plain_stage
from ecumene.core.position import Event, Options, OptionValue, Position
from ecumene.core.rules import RuleBook
from ecumene.core.scene import Choice, Message, Scene, SceneEvent, Stage, Text, Why
from ecumene.core.speech import Speech
from ecumene.core.staging import message, reason
from ecumene.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from ecumene.core.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game and its content. Subclasses set the class variables and implement what raises here."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules: raised whenever the same actions may lead elsewhere
    seat_counts: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Path] = Path()  # holds rules.yaml, content/ and words/
    agenda_items: ClassVar[tuple[type[Item], ...]] = ()
    secret_outcomes: ClassVar[frozenset[str]] = frozenset()  # purposes of chance no seat may see at once
    longest: ClassVar[int] = 10_000  # no game takes more decisions than this
    one_scene: ClassVar[bool] = False  # nobody knows more than another, so all are shown the same scene
    play_out: ClassVar[int] = 60  # decisions after which a play-out is judged by `prospects`
    margin: ClassVar[float] = 10.0  # points of lead that make a seat e times as likely to win, as search sees it

    def __init__(self, content: Content | None = None) -> None:
        self.content = Content.read(self.folder / "content") if content is None else content
        self.rules = RuleBook.of_game(self.folder / "rules.yaml")
        self.migrations: dict[int, Callable[[Record], Record]] = {}
        self.actions = self._actions()
        self._words: dict[str, Words] = {}
        self._labels: dict[str, Message] = {}
        self._stages: dict[tuple[int, tuple[OptionValue, ...]], Stage] = {}
        self._kept: dict[str, Game] = {}
        self._begun: dict[tuple[int, tuple[OptionValue, ...]], Position] = {}

    # ---- the surface

    def new(
        self,
        seats: int,
        seed: int | None = 0,
        options: Mapping[str, OptionValue] | None = None,
        content: Content | Path | str | None = None,
        script: Mapping[str, Sequence[int]] | None = None,
    ) -> Position:
        """A new game, ready for its first decision.

        `script` gives outcomes of chance by purpose, read before the seed; without a seed it must suffice.
        """
        position = self.prepare(seats, seed, options, content, script)
        position.game.start(position)
        return position

    def prepare(
        self,
        seats: int,
        seed: int | None = 0,
        options: Mapping[str, OptionValue] | None = None,
        content: Content | Path | str | None = None,
        script: Mapping[str, Sequence[int]] | None = None,
    ) -> Position:
        """The box just opened: like `new`, before chance or anybody has done anything."""
        if content is not None:
            return self.using(content).prepare(seats, seed, options, None, script)
        return self._position(self._seats(seats), self._options(options or {}), Chance(seed, 0, script))

    def start(self, position: Position) -> None:
        """Lay out a position that `prepare` made, ready for its first decision."""
        self._set_up(position)
        position.settle()

    @property
    def offered(self) -> list[Option]:
        """The options that people choose from."""
        return [option for option in self.options if not option.private]

    def check_offered(self, given: Mapping[str, OptionValue]) -> None:
        """Refuse options that are not for people to choose, as if there were none."""
        for key in given:
            check_known(self.id, key, self.offered)

    def action(self, notation: str) -> Action:
        """The action written as `notation`."""
        return self.actions.read(notation)

    def load(self, dump: Mapping[str, Any]) -> Position:
        """The position that `dump` describes; refuses another game, rules version or content.

        A dump that cannot have come from play is refused too, with the reason.
        """
        return load_checked(self, dump)

    def reload(self, dump: Mapping[str, Any]) -> Position:
        """Like `load`, quicker: for dumps of this program's own making, which need not be looked into."""
        return load_position(self, dump)

    def begun(self, seats: int, options: Options) -> Position:
        """Some game of these seats and options at its beginning. Nobody changes it."""
        key = (seats, tuple(options.values()))
        if key not in self._begun:
            self._begun[key] = self.new(seats, 0, options)
        return self._begun[key]

    def bounds(self, new: Position) -> Bounds:
        """What the numbers of a stored position may be, in a game that began as `new` did."""
        return UNBOUNDED

    def using(self, content: Content | Path | str) -> Game:
        """The same game with other content; a path is read as an overlay on ours."""
        if not isinstance(content, Content):
            content = self.content.overlaid(Path(content))
        return type(self)(content)

    def keeping(self, content: Content) -> Game:
        """The same game with content of another release, lifted to what it reads today and named as before."""
        lifted = self.lift_content(content)
        if lifted.hash != content.hash:
            raise ContentError(f"content {content.hash} of {self.id} lost its name when it was lifted")
        return type(self)(lifted)

    def with_content(self, hash: str) -> Game:
        """The game with our content of that hash, of today or of any release; what is played once can be played on."""
        if hash == self.content.hash:
            return self
        if hash not in self._kept:
            found = released(self.folder, hash)
            if found is None:
                raise ContentError(f"content {hash} of {self.id} is not known here")
            self._kept[hash] = self.keeping(found.content)
        return self._kept[hash]

    def contents(self) -> list[Content]:
        """Our content of today, then that of each release, the newest first."""
        return [self.content, *[kept.content for kept in all_released(self.folder)]]

    def lift_content(self, content: Content) -> Content:
        """What today's readers need of content that an older release made: as it is, unless a game says otherwise.

        A reader that needs a new field or table gives old content the value that the old rules had, so that no game
        that began with it goes another way: `content.with_field("cards", "toll", 2)`, `content.with_table(…)`.
        """
        return content

    # ---- for bots and absent players

    def prospects(self, position: Position) -> list[float]:
        """The points each seat can expect to end with; what it has now, unless the game knows better."""
        standings = position.standings()
        return [float(standings.of(seat).points) for seat in range(position.seats)]

    def evaluate(self, position: Position, seat: Seat) -> float:
        """How well `position` promises to end for `seat`, in points against the others; what bots steer by."""
        expected = self.prospects(position)
        own = expected.pop(seat)
        return own - sum(expected) / len(expected)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        """What doing `action` promises to `seat`: `evaluate` after it, at the end of the deed that it begins."""
        after = position.copy()
        after.apply(seat, action)
        if after.halfway():
            return max([self.appraise(after, seat, following) for following in after.legal(seat)])
        return self.evaluate(after, seat)

    def appraisals(self, position: Position, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """`appraise` of several actions, for a game that need look at the position only once for all of them."""
        return [self.appraise(position, seat, action) for action in actions]

    def doubt(self, position: Position, seat: Seat) -> float:
        """By how many points an appraisal must be higher to mean a better answer to what `seat` is asked now."""
        return 0.0

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        """An action for play-outs, found at once: any legal one, unless the game knows better."""
        legal = position.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        """The actions of `seat` that deserve a thought, the most promising first; None: all that are legal.

        For a game with so many legal actions that a search could not try them all. A single one is done without search.
        """
        return None

    def play_on(self, position: Position, rng: Random, decisions: int) -> None:
        """Let quick actions carry a position on, for so many decisions or to the end."""
        while decisions > 0:
            seats = position.pending()
            if not seats:
                return
            for seat in seats:
                position.apply(seat, self.quick_action(position, seat, rng))
            decisions -= len(seats)

    def foresee(self, position: Position, rng: Random) -> None:
        """Carry a position on to where `prospects` can judge it: a play-out of `play_out` quick actions.

        A game that is judged best at a certain time, or whose quick actions are too rough, knows better.
        """
        self.play_on(position, rng, self.play_out)

    def default(self, view: Position, seat: Seat) -> Action | None:
        """What a table may answer for an absent seat; None where only the player can."""
        return None

    def hurry(self, position: Position) -> tuple[Seat, int] | None:
        """The one seat that all others wait for, and the seconds it has from now on; None where nobody is hurried.

        When they are over, the table lets chance decide for it.
        """
        return None

    def keepsake(self, position: Position) -> str | None:
        """A content file with which a new game begins as this one did, in its world for example; None without one."""
        return None

    # ---- words

    def words(self, lang: str) -> Words:
        """The game's sentences in `lang`."""
        if lang not in self._words:
            self._words[lang] = Words.read(lang, self.folder / "words", f"{self.id}-name-")
        return self._words[lang]

    def name(self, lang: str) -> str:
        """The game's title."""
        return self.words(lang)(f"{self.id}-name")

    def about(self, lang: str) -> str:
        """What the game is about, in a sentence; empty where it does not say."""
        key = f"{self.id}-about"
        return self.words(lang)(key) if key in self.words(lang) else ""

    def section(self, section: str, lang: str) -> str:
        """The title of a section of the rules; its id where none is written."""
        words = self.words(lang)
        for key in (f"{self.id}-section-{section}", f"core-section-{section}"):
            if key in words:
                return words(key)
        return section

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> Speech:
        """The game's sentences in `lang`, with the players' names: questions, actions, events, the table."""
        return Speech(self, lang, names)

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

    def outcome_text(self, purpose: str, outcome: int) -> str:
        """An outcome of chance as a record writes it."""
        return str(outcome)

    def outcome_of(self, purpose: str, text: str) -> int:
        """The outcome of chance that a record wrote as `text`."""
        return int(text)

    # ---- for a screen: see `core/scene.py`

    def stage(self, position: Position) -> Stage:
        """What never changes in a game of these seats and options."""
        key = (position.seats, tuple(position.options.values()))
        if key not in self._stages:
            self._stages[key] = self._stage(position)
        return self._stages[key]

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        """Everything on the table now, as `seat` or a spectator may know it; `view` is theirs."""
        return plain_scene(view)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        """What `seat` is asked now, each legal action with the things one would click; None if it is not asked."""
        return plain_choice(view, seat) if seat in view.pending() else None

    def why(self, view: Position, seat: Seat, path: Sequence[str]) -> Why | None:
        """The rule that forbids `seat` to click these things now; None where they mean something legal."""
        action: Action | None = None
        position = view
        try:
            self._check_asked(view, seat)
            actions = self.meant(view, seat, path)
            if not actions:
                raise IllegalAction("core.choice")
            for number, action in enumerate(actions):
                self._check_asked(position, seat).check(position, seat, action)
                if number + 1 < len(actions):  # what a deed begins is tried on a guess: a view cannot be played on
                    position = position.guess(seat, Random(0)) if position is view else position
                    position.apply(seat, action)
        except IllegalAction as refusal:
            # a refusal without details is about no number
            return reason(self, refusal, position.explain(seat, action) if action and refusal.details else None)
        return None

    def _check_asked(self, position: Position, seat: Seat) -> Question:
        """The question that a seat is asked now."""
        top = position.agenda[-1] if position.agenda else None
        if not isinstance(top, Question):
            raise IllegalAction("core.over")
        if seat not in top.pending(position):
            raise IllegalAction("core.turn", seat=seat)
        return top

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        """The actions, legal or not, that clicking these things means at this question; empty where none is.

        There are several where one deed takes several actions (`Act.then`). Where a rule forbids every such action, it
        is refused by that rule.
        """
        index = path[0][1:] if len(path) == 1 and path[0][:1] == "~" else ""
        return [self.actions[int(index)]] if index.isdecimal() and int(index) < len(self.actions) else []

    def scene_event(self, event: Event) -> SceneEvent:
        """An event of the journal as a line of the log, with what it shows on the board."""
        return plain_event(self, event)

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        """Whether an action shows its seat something hidden, other than what chance draws at that moment.

        Such an action cannot be taken back. The last of several sealed choices opens the others.
        """
        top = before.agenda[-1] if before.agenda else None
        return isinstance(top, Sealed) and len(top.seats) > 1 and len(top.pending(before)) == 1

    def label(self, rule: str) -> Message:
        """A rule's short name on a tally; a general word where none is written."""
        if rule not in self._labels:
            key = "label-" + rule.replace(".", "-")
            self._labels[rule] = message(key if key in self.words(LANGUAGES[0]) else "core-other")
        return self._labels[rule]

    def thing(self, thing: str) -> Text:
        """The name of what a line of a tally is about; the contract holds a game to having one."""
        return message(f"{self.id}-name-{thing}")

    # ---- for subclasses

    def _stage(self, position: Position) -> Stage:
        """What `stage` keeps."""
        return plain_stage(self, position.seats)

    def _actions(self) -> Actions:
        raise NotImplementedError

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        """An empty position; `_set_up` lays out a new game on it, `_restore` a stored one."""
        raise NotImplementedError

    def _set_up(self, position: Position) -> None:
        raise NotImplementedError

    # ---- checking input

    def _seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seat_counts:
            offered = ", ".join(str(n) for n in self.seat_counts)
            raise OptionError(f"{self.id}: seats must be one of {offered}, not {seats!r}")
        return seats

    def _options(self, given: Mapping[str, OptionValue]) -> Options:
        return chosen_options(self.id, self.options, given)
