"""The screen of a game: the table, the questions with their numbered choices, and the news."""

from __future__ import annotations

from textwrap import wrap

from ecumene.cli.answers import Choice
from ecumene.cli.rules import rule_lines
from ecumene.cli.terminal import Terminal
from ecumene.core.action import Seat
from ecumene.core.position import Event, Position
from ecumene.core.speech import NOBODY, Speech

MANY = 12  # choices from which on they stand in two columns
GAP = 3


class Screen:
    """What a person sees of a game, in words."""

    def __init__(self, terminal: Terminal, speech: Speech) -> None:
        self.terminal = terminal
        self.speech = speech
        self._news = ""  # the last line of news, held back to count how often it repeats
        self._times = 0

    def say(self, key: str, **args: object) -> None:
        """A sentence of the command line, after the news."""
        self.flush()
        self.terminal.say(key, **args)

    def lines(self, text: str, margin: str = "", hang: str = "") -> None:
        """A text that fits, its further lines indented."""
        for line in wrap(text, self.terminal.width, initial_indent=margin, subsequent_indent=hang or margin + "  "):
            self.terminal.print(line)

    # ---- news

    def tell(self, event: Event, sentence: str) -> None:
        """What happened, in the colour of whom it happened to; a line that repeats is counted."""
        who = event.args.get("who", NOBODY)
        line = self.terminal.paint(sentence, who if isinstance(who, int) else NOBODY)
        if line != self._news:
            self.flush()
        self._news = line
        self._times += 1

    def flush(self) -> None:
        """Print the news held back."""
        if self._news:
            self.terminal.print(f"  {self._news}" + (f" ×{self._times}" if self._times > 1 else ""))
        self._news, self._times = "", 0

    # ---- the table and the question

    def table(self, view: Position) -> None:
        self.terminal.print()
        self.terminal.print(self.speech.table(view, self.terminal.width, self.terminal.paint))

    def question(self, view: Position, seat: Seat, offered: list[Choice]) -> None:
        """What a seat must decide, and between what; with details where there are some."""
        paint = self.terminal.paint
        self.terminal.print()
        self.terminal.say("play-question", who=paint(self.speech.who(seat), seat), question=self.speech.ask(view, seat))
        details = [self.speech.details(view, seat, choice.action) for choice in offered]
        if not any(details):
            self.choices(offered)
            return
        for choice, texts in zip(offered, details, strict=True):
            self.choices([choice])
            for text in texts:
                for line in wrap(text, self.terminal.width, initial_indent=" " * 6, subsequent_indent=" " * 6):
                    self.terminal.print(paint(line, NOBODY))

    def choices(self, offered: list[Choice]) -> None:
        """Numbered choices; long lists in two columns where there is room."""
        sentence = max(len(choice.sentence) for choice in offered)
        remark = max(len(choice.remark) for choice in offered)
        lines: list[str] = []
        for choice in offered:
            signs = self.terminal.paint(choice.remark.ljust(remark), NOBODY)
            lines.append(f"{choice.number:>3}  {choice.sentence.ljust(sentence)}  {signs}")
        column = len("  1  ") + sentence + len("  ") + remark
        two = len(lines) >= MANY and 2 * column + GAP <= self.terminal.width
        rows = (len(lines) + 1) // 2 if two else len(lines)
        for i in range(rows):
            right = " " * GAP + lines[rows + i] if rows + i < len(lines) else ""
            self.terminal.print(f"{lines[i]}{right}".rstrip())

    # ---- rules

    def rule(self, rule: str) -> None:
        """A rule's sentence."""
        for line in rule_lines(self.terminal, self.speech.game.rules[rule]):
            self.terminal.print(line)
