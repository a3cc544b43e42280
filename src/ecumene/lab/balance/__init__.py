"""Balance reports: very many games between equal bots, and what they say about a game's fairness.

make study                                                  every game, some hours
python -m ecumene.lab.balance vinci --games 200             one game, a quick look
python -m ecumene.lab.balance vinci --write docs/studies    the whole report, with its charts

`subjects` says what is counted in a game, `playing` plays and keeps the games, `findings` works them out, `drawing` and
`charts` draw them, and `page` writes them down.
"""

from ecumene.lab.balance.findings import Findings, find
from ecumene.lab.balance.playing import Played, Sample
from ecumene.lab.balance.subjects import SUBJECTS, Deed, Mention, Subject

__all__ = ["SUBJECTS", "Deed", "Findings", "Mention", "Played", "Sample", "Subject", "find"]
