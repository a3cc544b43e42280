"""Rounds in a few words: a world on which they are played, and what players do who do not care."""

from __future__ import annotations

from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall.box.content import KINDS
from ecumene.games.rise_and_fall.play.decline import DeclinePhase
from tests.rise_and_fall.board import Player, Table, world

COAST = """
    ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
     . . . . . . . . . .
    . . . . f f m m g .
     . . . . . . . . . .
"""
"""Sea from 0.0 to 9.0; plains from 0.1 to 9.1 and from -1.3 to 8.3; between them forest 3.2 4.2, mountain 5.2 6.2,
glacier 7.2, and plains from -1.2 to 2.2 and on 8.2."""


def coast(seats: int = 2, **options: OptionValue) -> Table:
    """Each seat has a nomad and a city on the coast, and a ship before it: seat 0 on 0.1 1.1 0.0, seat 1 on 2.1 …"""
    table = world(COAST, seats, **options)
    for player in table.players:
        q = 2 * player.seat
        player.nomad(f"{q}.1").city(f"{q + 1}.1").ship(f"{q}.0")
    return table


def reveals(table: Table, *cards: str) -> Table:
    """The living play these cards, in seat order."""
    for seat, card in zip(table.position.pending(), cards, strict=True):
        table.apply(seat, f"play {card}")
    return table


def rests(table: Table) -> Table:
    """Nobody acts: every turn ends as it comes."""
    while table.asked.endswith(" wakepiece"):
        table.apply(table.position.pending()[0], "end")
    return table


def loses(player: Player, *kinds: str) -> Player:
    """All pieces of some kinds leave the world."""
    position = player.table.position
    for kind in kinds:
        for piece in position.standing_at(player.seat, KINDS.index(kind)):
            position.remove(piece)
    return player


def declining(won: int, table: Table) -> Table:
    """Phase C of a round in which so many trophies were taken."""
    table.begins()
    table.position.won = won
    table.position.agenda = [DeclinePhase()]
    table.position.settle()
    return table
