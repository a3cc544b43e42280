"""Game: one entry of the catalogue. It knows its rules, content, options and actions, and makes positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, Sealed
from ecumene.core.bounds import UNBOUNDED, Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.content_file import ContentFile, read_owners
from ecumene.core.content_text import all_released, released
from ecumene.core.errors import ContentError, IllegalAction
from ecumene.core.glossary import keys_at
from ecumene.core.guide import Guide, moments, read_guide
from ecumene.core.kit import Kit
from ecumene.core.loading import load_checked, load_position
from ecumene.core.mind import Mind
from ecumene.core.options import Option as Option
from ecumene.core.options import Options, OptionValue
from ecumene.core.position import Event, Position
from ecumene.core.scene import Choice, GuideMoment, Scene, SceneEvent, Stage, Why
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from ecumene.core.staging import NOT_ASKED, is_offered, merge, reason, told_of
from ecumene.core.texts import player


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Kit):
    """A game and its content. Subclasses set the class variables and implement what raises here."""

    longest: ClassVar[int] = 10_000  # no game takes more decisions than this
    one_scene: ClassVar[bool] = False  # nobody knows more than another, so all are shown the same scene
    play_out: ClassVar[int] = 60  # decisions after which a play-out is judged by `prospects`
    out_of_turn: ClassVar[tuple[str, ...]] = ()  # rules that only say that now another question is asked
    margin: ClassVar[float] = 10.0  # points of lead that make a seat e times as likely to win, as search sees it

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.mind = self._mind()
        self.screen = self._screen()
        self._stages: dict[tuple[int, tuple[OptionValue, ...]], Stage] = {}
        self._kept: dict[str, Game] = {}
        self._guides: list[Guide | None] = []  # its guide, once it was asked for
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
        game_of(position).start(position)
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

    def load(self, dump: Mapping[str, Any]) -> Position:
        """The position that `dump` describes; refuses another game, rules version or content.

        A dump that cannot have come from play is refused too, with the reason.
        """
        return load_checked(self, self._position, self._bounded, dump)

    def reload(self, dump: Mapping[str, Any]) -> Position:
        """Like `load`, quicker: for dumps of this program's own making, which need not be looked into."""
        return load_position(self, self._position, dump)

    def begun(self, seats: int, options: Options) -> Position:
        """Some game of these seats and options at its beginning. Nobody changes it."""
        key = (seats, tuple(options.values()))
        if key not in self._begun:
            self._begun[key] = self.new(seats, 0, options)
        return self._begun[key]

    def _bounded(self, seats: int, options: Options) -> tuple[Bounds, Position]:
        """The bounds of such a game, and how it began."""
        new = self.begun(seats, options)
        return self.bounds(new), new

    def bounds(self, new: Position) -> Bounds:
        """What the numbers of a stored position may be, in a game that began as `new` did."""
        return UNBOUNDED

    def using(self, content: Content | Path | str) -> Game:
        """The same game with other content; a path is read as an overlay on ours."""
        if not isinstance(content, Content):
            content = self.owning(read_owners(Path(content)))
        return type(self)(content)

    def owning(self, file: ContentFile) -> Content:
        """Our content with an owner's file laid over it; one that says it is for another game is refused."""
        if file.game and file.game != self.id:
            raise ContentError(f'{file.name}: is for the game "{file.game}", not "{self.id}"')
        return self.content.with_owners(file, self.said)

    def keeping(self, content: Content) -> Game:
        """The same game with content of another release, lifted to what it reads today and named as before."""
        lifted = self.lift_content(content)
        if lifted.hash != content.hash:
            raise ContentError(f"content {content.hash} of {self.id} lost its name when it was lifted")
        return type(self)(lifted)

    def with_content(self, name: str) -> Game:
        """The game with our content of that name, of today or of any release; what is played once can be played on."""
        if self.content.is_named(name):
            return self
        if name not in self._kept:
            found = released(self.folder, name)
            if found is None:
                raise ContentError(f"content {name} of {self.id} is not known here")
            hash = found.content.hash  # a game is made once, whichever of its names is asked for
            self._kept[name] = self.keeping(found.content) if name == hash else self.with_content(hash)
        return self._kept[name]

    def contents(self) -> list[Content]:
        """Our content of today, then that of each release, the newest first."""
        return [self.content, *[kept.content for kept in all_released(self.folder)]]

    def lift_content(self, content: Content) -> Content:
        """What today's readers need of content that an older release made: as it is, unless a game says otherwise.

        A reader that needs a new field or table gives old content the value that the old rules had, so that no game
        that began with it goes another way: `content.with_field("cards", "toll", 2)`, `content.with_table(…)`.
        """
        return content

    # ---- for bots: see `core/mind.py`

    def prospects(self, position: Position) -> list[float]:
        """The points each seat can expect to end with."""
        return self.mind.prospects(position)

    def parts(self, position: Position, seat: Seat) -> list[tuple[str, float]]:
        """What `prospects` adds up for `seat`, part by part."""
        return self.mind.parts(position, seat)

    def evaluate(self, position: Position, seat: Seat) -> float:
        """How well `position` promises to end for `seat`, in points against the others; what bots steer by."""
        return self.mind.evaluate(position, seat)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        """What doing `action` promises to `seat`: `evaluate` after it, at the end of the deed that it begins."""
        return self.mind.appraise(position, seat, action)

    def appraisals(self, position: Position, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """`appraise` of several actions."""
        return self.mind.appraisals(position, seat, actions)

    def judged(self, position: Position, seat: Seat, action: Action) -> Position:
        """The position that shows what `action` is good for."""
        found: Position = self.mind.judged(position, seat, action)
        return found

    def doubt(self, position: Position, seat: Seat) -> float:
        """By how many points an appraisal must be higher to mean a better answer to what `seat` is asked now."""
        return self.mind.doubt(position, seat)

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        """An action for play-outs, found at once."""
        return self.mind.quick_action(position, seat, rng)

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        """The actions of `seat` that deserve a thought, the most promising first; None: all that are legal."""
        return self.mind.candidates(position, seat)

    def play_on(self, position: Position, rng: Random, decisions: int) -> None:
        """Let quick actions carry a position on, for so many decisions or to the end."""
        self.mind.play_on(position, rng, decisions)

    def foresee(self, position: Position, rng: Random) -> None:
        """Carry a position on to where `prospects` can judge it."""
        self.mind.foresee(position, rng)

    # ---- for absent players

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

    def refused(self, refusal: IllegalAction, lang: str) -> str:
        return self.speech(lang).refuse(refusal)

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> Speech:
        """The game's sentences in `lang`, with the players' names: questions, actions, events, the table."""
        return Speech(self, lang, names)

    # ---- for a screen: see `core/screen.py`

    def stage(self, position: Position) -> Stage:
        """What never changes in a game of these seats and options."""
        key = (position.seats, tuple(position.options.values()))
        if key not in self._stages:
            self._stages[key] = self.screen.stage(position)
        return self._stages[key]

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        """Everything on the table now, as `seat` or a spectator may know it; `view` is theirs."""
        return self.screen.scene(view, seat)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        """What `seat` is asked now, each legal action with the things one would click; None if it is not asked."""
        return self.screen.choice(view, seat) if seat in view.pending() else None

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        """The actions, legal or not, that clicking these things means at this question; empty where none is."""
        return self.screen.meant(view, seat, path) if path else []

    def scene_event(self, event: Event) -> SceneEvent:
        """An event of the journal as a line of the log, with what it shows on the board."""
        return self.screen.event(event)

    def scene_events(self, events: Sequence[Event]) -> list[SceneEvent]:
        """All events of a move as lines of the log; what one cause brings a seat at once is one line."""
        return self.screen.events(events)

    def told(self, events: Sequence[Event], speech: Speech) -> list[tuple[Event, str]]:
        """All events of a move as sentences, gathered as in the log; each with the first event that it tells."""
        return self.screen.told(events, speech)

    @property
    def guide(self) -> Guide | None:
        """The first game that teaches, from `guide.yaml`; None where there is none."""
        if not self._guides:
            self._guides.append(read_guide(self))
        return self._guides[0]

    def guided(self, view: Position, scene: Scene, choice: Choice) -> list[GuideMoment]:
        """The steps of the guide that have something to say at a question."""
        guide = self.guide
        return [] if guide is None else moments(self, guide, self.stage(view), scene, choice)

    def why(self, view: Position, seat: Seat, path: Sequence[str]) -> Why | None:
        """The rule that forbids `seat` to click these things now; None where they mean something legal.

        The answer is about the last thing clicked: with what was clicked before it where both together mean something,
        and otherwise by itself. Where no rule speaks of it, the glossary says when such a thing can be clicked.
        """
        try:
            self._check_asked(view, seat)
        except IllegalAction as refusal:
            return reason(self, refusal)
        for kept in range(len(path) - 1, -1, -1):
            clicked = [*path[:kept], path[-1]]
            why = self._why_not(view, seat, clicked)
            if why is not None and why["rule"] != NOT_ASKED and why["rule"] not in self.out_of_turn:
                return why
            if why is None and len(clicked) == len(path) and (kept == 0 or self._adds(view, seat, clicked)):
                return None
        return self._told_of(view, seat, path[-1] if path else "")

    def _told_of(self, view: Position, seat: Seat, thing: str) -> Why:
        """What can be said of a thing by itself: whose it is, and when such a thing can be clicked."""
        elements = merge(self.stage(view), self.scene(view, seat))
        entries = [self.glossary().when(key) for key in keys_at(elements, thing)]
        entry = next((entry for entry in entries if entry is not None), None)
        owner = elements[thing].get("owner", "") if thing in elements else ""
        return told_of(self, entry, "" if owner == player(seat) else owner)

    def _adds(self, view: Position, seat: Seat, path: Sequence[str]) -> bool:
        """Whether the last click changes what those before it mean, or is offered though it goes without saying."""
        changed = list(self.meant(view, seat, path)) != list(self.meant(view, seat, path[:-1]))
        return changed or is_offered(self.choice(view, seat), path)

    def _why_not(self, view: Position, seat: Seat, path: Sequence[str]) -> Why | None:
        """The rule that forbids what these clicks mean together; that of a question where they mean nothing."""
        action: Action | None = None
        position = view
        try:
            actions = self.meant(view, seat, path)
            if not actions:
                raise IllegalAction(NOT_ASKED)
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

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        """Whether an action shows its seat something hidden, other than what chance draws at that moment.

        Such an action cannot be taken back. The last of several sealed choices opens the others.
        """
        top = before.agenda[-1] if before.agenda else None
        return isinstance(top, Sealed) and len(top.seats) > 1 and len(top.pending(before)) == 1

    # ---- for subclasses

    def _mind(self) -> Mind[Any]:
        """What bots may know; plain, unless a game has a mind of its own."""
        return Mind(self.play_out)

    def _screen(self) -> Screen[Any]:
        """What the page may show; plain, unless a game has a screen of its own."""
        return Screen(self, self.speech)

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        """An empty position; `_set_up` lays out a new game on it, `_restore` a stored one."""
        raise NotImplementedError

    def _set_up(self, position: Position) -> None:
        raise NotImplementedError


def game_of(position: Position) -> Game:
    """The game that a position belongs to, whole."""
    game = position.game
    assert isinstance(game, Game)
    return game
