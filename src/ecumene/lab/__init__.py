"""The lab: matches between bots, series of them over several processes, and what they tell."""

from ecumene.lab.match import Match, MatchError, Setup, play_match
from ecumene.lab.series import Report, Series, report

__all__ = ["Match", "MatchError", "Report", "Series", "Setup", "play_match", "report"]
