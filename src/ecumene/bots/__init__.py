"""Bots: seats that decide by themselves. They see a view, never the position."""

from ecumene.bots.bot import BOTS, Bot, BotError, make_bot

__all__ = ["BOTS", "Bot", "BotError", "make_bot"]
