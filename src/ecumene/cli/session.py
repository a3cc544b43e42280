"""A game at the terminal: persons answer questions, bots play their seats, and nothing gets lost."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

from ecumene.bots import Bot
from ecumene.cli.answers import Choice, choices, matching, meant, nearest, repetitions
from ecumene.cli.problems import in_words
from ecumene.cli.rules import mentions, print_rules
from ecumene.cli.saving import SaveFile
from ecumene.cli.screen import Screen
from ecumene.cli.standings import print_standings
from ecumene.cli.terminal import Terminal
from ecumene.core.action import Action, Seat
from ecumene.core.errors import EcumeneError, IllegalAction
from ecumene.core.position import Event, Position
from ecumene.core.record import Play
from ecumene.core.words import fold

COMMANDS = ("why", "look", "map", "scores", "log", "rules", "undo", "save", "help", "quit")
LOG_LINES = 30
INTERRUPTED = 130  # exit code


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """One sitting. `read` asks for a line, and raises EOFError where there is none."""

    def __init__(
        self, terminal: Terminal, play: Play, bots: Mapping[Seat, Bot], save: SaveFile, read: Callable[[str], str]
    ) -> None:
        self.terminal = terminal
        self.play = play
        self.bots = bots
        self.save = save
        self.read = read
        self.speech = play.game.speech(terminal.lang, play.names)
        self.screen = Screen(terminal, self.speech)
        self.log: list[list[str]] = []  # what each action that stands made happen
        self.asked: list[int] = []  # how many actions stood whenever a person was asked something new
        self.shown = False  # whether the person has seen the table since somebody else acted
        self.recall()

    def recall(self) -> None:
        """Learn what happened before this sitting, for the log and for undo."""
        record = self.play.record
        positions = record.steps(self.play.game)
        position = next(positions)
        for entry in record.entries:
            heard: list[Event] = []
            position.journal = heard
            decided = self.begins(position, entry.seat) and len(position.legal(entry.seat)) > 1
            position = next(positions)
            if entry.undoes:
                del self.log[len(self.log) - entry.undoes :]
                self.asked = [count for count in self.asked if count < len(self.log)]
                continue
            if decided:
                self.asked.append(len(self.log))
            self.log.append([sentence for _, sentence in self.play.game.told(heard, self.speech)])

    def begins(self, position: Position, seat: Seat) -> bool:
        """Whether a person begins something here, to which undo may come back: not in the middle of a deed."""
        return seat not in self.bots and not position.halfway()

    # ---- playing

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        code = 0
        try:
            while pending := self.play.position.pending():
                self.decide(pending[0])
            self.screen.flush()
            self.show_table()
            self.terminal.print()
            print_standings(self.terminal, self.speech, self.play.position)
        except Quit:
            pass
        except EOFError:
            self.terminal.print()
        except KeyboardInterrupt:
            self.terminal.print()
            code = INTERRUPTED
        self.screen.flush()
        self.save.write(self.play.record)
        self.save.tell(self.play.record)
        return code

    def decide(self, seat: Seat) -> None:
        """Let a bot or a person decide; a lone choice decides itself."""
        view = self.play.position.view(seat)
        if seat in self.bots:
            self.act(seat, self.bots[seat].choose(view, seat))
            self.shown = False
            return
        offered = choices(self.speech, view, seat)
        if len(offered) == 1:
            self.screen.say("play-only", what=offered[0].sentence)
            self.act(seat, offered[0].action)
            return
        self.screen.flush()
        if not self.shown:
            self.show_table()
            self.shown = True
        if self.begins(self.play.position, seat):
            self.asked.append(len(self.log))
        self.screen.question(view, seat, offered)
        while not self.answer(self.read(self.terminal.words("play-prompt")).strip(), view, seat, offered):
            pass
        self.save.write(self.play.record)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an action and tell what happens; Ctrl-C waits until it is written down."""
        heard: list[Event] = []
        self.play.position.journal = heard
        with uninterrupted():
            self.play.act(seat, action)
            told = self.play.game.told(heard, self.speech)
            self.log.append([sentence for _, sentence in told])
        for event, sentence in told:
            self.screen.tell(event, sentence)

    def show_table(self) -> None:
        """The table as the one person sees it; as a spectator does where several share the terminal."""
        persons = [seat for seat in range(self.play.position.seats) if seat not in self.bots]
        self.screen.table(self.play.position.view(persons[0] if len(persons) == 1 else None))

    # ---- answers

    def answer(self, text: str, view: Position, seat: Seat, offered: list[Choice]) -> bool:
        """Follow one line; whether the position is another now."""
        word, _, rest = text.partition(" ")
        command = self.command(word)
        if not text:
            self.screen.question(view, seat, offered)
            return False
        if command and text not in [choice.action.notation for choice in offered]:
            return self.obey(command, rest.strip(), view, seat, offered)
        return self.choose(text, view, seat, offered)

    def choose(self, text: str, view: Position, seat: Seat, offered: list[Choice]) -> bool:
        """Carry out the choices that a line names, in their order; whether there was one."""
        chosen: list[Action] = []
        for what, times in repetitions(text):
            action = self.find(what, view, seat, offered)
            if action is None:
                return False
            if action not in view.legal(seat):
                self.refuse(seat, action)
                return False
            chosen += [action] * times
        for done, action in enumerate(chosen):
            if action not in self.play.position.legal(seat):
                self.screen.say("play-no-more", done=done, asked=len(chosen))
                break
            self.act(seat, action)
        return bool(chosen)

    def find(self, text: str, view: Position, seat: Seat, offered: list[Choice]) -> Action | None:
        """The one action that a text means, on offer or not; otherwise says why there is not just one."""
        found = matching(text, offered)
        if len(found) > 1:
            self.screen.say("play-several", what=text)
            self.screen.choices(found)
            return None
        action = found[0].action if found else meant(text, self.speech, view, seat)
        if action is None:
            self.screen.say("play-unknown", what=text, help=self.terminal.words("command-help"))
            if near := nearest(text, offered):
                self.screen.say("play-near", what=near)
        return action

    # ---- commands

    def command(self, word: str) -> str:
        """The command that a word names, in English or in the person's language; empty for none."""
        for command in COMMANDS:
            if fold(word) in (command, fold(self.terminal.words(f"command-{command}"))):
                return command
        return ""

    def obey(self, command: str, rest: str, view: Position, seat: Seat, offered: list[Choice]) -> bool:
        """Follow a command; whether the position is another now."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        if command == "why":
            self.why(rest, view, seat, offered)
        elif command == "look":
            self.look(rest, view)
        elif command == "map":
            self.show_table()
        elif command == "scores":
            print_standings(self.terminal, self.speech, self.play.position)
        elif command == "log":
            self.show_log(rest)
        elif command == "rules":
            self.search_rules(rest)
        elif command == "save":
            self.save_as(rest)
        else:
            self.help()
        return False

    def why(self, text: str, view: Position, seat: Seat, offered: list[Choice]) -> None:
        """The parts of a choice's number with their rules, or the rule that forbids an action."""
        if not text:
            self.screen.say("play-why")
            return
        action = self.find(text, view, seat, offered)
        if action is None:
            return
        if action not in view.legal(seat):
            self.refuse(seat, action)
            return
        self.screen.lines(self.speech.because(view, seat, action))
        for detail in self.speech.details(view, seat, action):
            self.screen.lines(detail, "  ")
        tally = view.explain(seat, action)
        rules = [line.rule for line in tally.lines] if tally else []
        for rule in dict.fromkeys([*rules, self.speech.rule_of(view, seat, action)]):
            if rule:
                self.screen.rule(rule)

    def refuse(self, seat: Seat, action: Action) -> None:
        """Why an action is not possible now: the refusal and the rule it cites."""
        try:
            self.play.position.copy().apply(seat, action)
        except IllegalAction as refusal:
            self.screen.lines(self.speech.refuse(refusal))
            self.screen.rule(refusal.rule)

    def look(self, word: str, view: Position) -> None:
        """What is known of a place or a piece."""
        found = self.speech.look(view, word) if word else []
        for text in found:
            self.screen.lines(text)
        if not found:
            self.screen.say("play-nothing-called" if word else "play-look", what=word)

    def show_log(self, count: str) -> None:
        """The last events."""
        lines = [line for lines in self.log for line in lines]
        wanted = int(count) if count.isdecimal() else LOG_LINES
        for line in lines[max(len(lines) - wanted, 0) :]:
            self.terminal.print(f"  {line}")
        if not lines:
            self.screen.say("play-log-empty")

    def search_rules(self, word: str) -> None:
        """The rules that speak of a word, or the titles of all sections."""
        game, lang = self.play.game, self.terminal.lang
        if not word:
            for section in dict.fromkeys(rule.section for rule in game.rules):
                self.terminal.print(f"  {game.section(section, lang)}")
            self.screen.say("play-rules")
            return
        found = [rule for rule in game.rules if mentions(rule, word, lang)]
        if found:
            print_rules(self.terminal, game, found)
        else:
            self.screen.say("rules-none", what=word)

    def undo(self, seat: Seat) -> bool:
        """Go back to the last question that a person answered, or to the beginning of what is only begun."""
        before = [count for count in self.asked if count < len(self.log)]
        if not before:
            self.screen.say("play-undo-nothing")
            return False
        back = len(self.log) - before.pop()
        self.asked = before
        self.play.undo(seat, back)
        del self.log[len(self.log) - back :]
        self.shown = False
        self.screen.say("play-undone", n=back)
        return True

    def save_as(self, path: str) -> None:
        """Write the record where the person wants it."""
        try:
            self.save.copy_to(path or self.save.path, self.play.record)
            self.screen.say("play-saved", file=path or str(self.save.path))
        except EcumeneError as error:
            self.terminal.print(in_words(self.terminal.lang, error))

    def help(self) -> None:
        """What may be typed."""
        self.screen.lines(self.terminal.words("play-help"))
        words = [self.terminal.words(f"command-{command}") for command in COMMANDS]
        longest = max(len(word) for word in words)
        for command, word in zip(COMMANDS, words, strict=True):
            about = self.terminal.words(f"play-help-{command}")
            self.screen.lines(f"{word.ljust(longest)}  {about}", "  ", " " * (longest + 4))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C in here is heeded at the end, so that what has begun is finished first."""
    if current_thread() is not main_thread():  # signals are the main thread's business
        yield
        return
    struck: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        struck.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if struck:
        raise KeyboardInterrupt
