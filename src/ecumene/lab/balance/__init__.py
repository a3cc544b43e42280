"""Balance reports: very many games between equal bots, and what they say about a game's fairness.

make study                                          every game, some hours
ecumene lab balance vinci --games 200               one game, a quick look
ecumene lab balance vinci --write docs/studies      the whole report, with its charts

`subjects` says what is counted in a game, `playing` plays and keeps the games, `findings` works them out in tables,
`charts` draws them, `page` writes them down, and `running` does all of it for a wish. It needs the extra `lab`.
"""

from ecumene.lab.balance.findings import Findings, find
from ecumene.lab.balance.playing import Played, Sample
from ecumene.lab.balance.subjects import SUBJECTS, Deed, Mention, Subject

__all__ = ["SUBJECTS", "Deed", "Findings", "Mention", "Played", "Sample", "Subject", "find"]
