"""The sides of a comparison: a game as it is, with an owner's file, as released, with options, or games kept before."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from ecumene.catalogue import catalogue
from ecumene.core.content_file import read_owners
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.lab.balance.playing import About, Played, Sample, read_games
from ecumene.lab.balance.subjects import Subject
from ecumene.lab.match import Setup
from ecumene.lab.work import LabError, Workers
from ecumene.lab.work.units import Told


@dataclass(frozen=True)
class Side:
    """What is played on one side; `kept` is a file of games that were played before, with other rules perhaps."""

    label: str
    game: str
    content: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    kept: Path | None = None
    about: About | None = None  # the kept games

    def given(self, options: Mapping[str, OptionValue]) -> Side:
        """The same with options that both sides have, unless it says otherwise."""
        return replace(self, options={**options, **self.options})

    def load(self) -> Game:
        """The game itself."""
        return Setup(self.game, 2, {}, self.content).load()

    def sample(self, seats: int, subject: Subject, bot: str, seed: int) -> Sample:
        """What is played with so many seats."""
        options = {**subject.options, **self.options}
        return Sample(Setup(self.game, seats, options, self.content), subject, bot, seed)

    def games(
        self, sample: Sample, games: int, workers: Workers, keep: Path, told: Told | None = None
    ) -> Sequence[Played]:
        """The games of this side, in the order of their numbers."""
        if self.kept is None:
            with closing(sample.games(games, workers, keep, told)) as played:
                return list(played)
        return list(read_games(self.kept, games))

    def check(self, sample: Sample) -> None:
        """Refuse what cannot be played, and games that were kept of another table, before anything is played."""
        sample.check()
        if self.kept is not None and self.about is not None:
            about, setup = self.about, sample.setup
            pairs = {
                "seats": (about.seats, setup.seats),
                "bot": (about.bot, sample.bot),
                "seed": (about.seed, sample.seed),
            }
            for what, (was, now) in pairs.items():
                if was != now:
                    raise LabError("seated", file=self.kept.name, field=what, was=str(was), now=str(now))


def read_side(text: str) -> Side:
    """A side as it is typed: `vinci`, `vinci,world=quick`, `mine.yaml`, `vinci@1f3a…`, or a file of kept games."""
    name, *settings = text.split(",")
    options: dict[str, OptionValue] = {}
    for setting in settings:
        option, equals, value = setting.partition("=")
        if not (option and equals and value):
            raise LabError("option", what=setting)
        options[option] = int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value
    path = Path(name)
    if path.suffix == ".jsonl":
        return _kept(path)
    if path.suffix in (".yaml", ".yml"):
        return Side(",".join([path.name, *settings]), _game_of(path), str(path), options)
    game, _, hash_ = name.partition("@")
    if game not in catalogue:
        raise LabError("side", what=name, known=", ".join(catalogue))
    return Side(text, game, f"@{hash_}" if hash_ else None, options)


def _kept(path: Path) -> Side:
    about = About.read(path)
    if about.game not in catalogue:
        raise LabError("unknown", file=path.name, game=about.game)
    return Side(path.name, about.game, None, about.options, path, about)


def _game_of(path: Path) -> str:
    """The game of an owner's file: as the file says, or the only one that has its tables."""
    file = read_owners(path)
    if file.game:
        return file.game
    found = [name for name in catalogue if set(file.tables) <= set(catalogue[name].content.tables)]
    if len(found) != 1 or not file.tables:
        raise LabError("gameless", file=path.name)
    return found[0]
