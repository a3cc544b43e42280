"""Comparisons: two contents or two versions of the rules on the same seeds, and what differs, with intervals.

`sides` says what is compared, `questions` asks, and `page` writes it down. It needs the extra `lab`.
"""

from ecumene.lab.compare.page import Comparison
from ecumene.lab.compare.questions import Answer, Answers, ask
from ecumene.lab.compare.sides import Side, read_side

__all__ = ["Answer", "Answers", "Comparison", "Side", "ask", "read_side"]
