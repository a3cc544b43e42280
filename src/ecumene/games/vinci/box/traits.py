"""What tokens do: the effect of one face, and the traits of a people that holds two.

Content says what each face does in the words of `Effect`; a people's traits are the sum of its two
tokens. Specialization makes the other token count twice. Yes-or-no effects add up like the others, so
having one twice is the same as having it once wherever the rules only ask whether it is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.content import Fields

POINT_RULES: dict[str, str] = {
    "agricultural": "vinci.token.agriculture",
    "livestock": "vinci.token.livestock",
    "port": "vinci.token.ports",
    "mine": "vinci.token.mines",
    "mountain": "vinci.token.mountaineers_points",
    "any": "vinci.token.currency",
}
"""What a token can give points for, and the rule that does."""


@dataclass(frozen=True)
class Effect:
    """One face: numbers that add up. Barbarians have pawns and no other [vinci.token.barbarians]."""

    pawns: int = 0
    points: tuple[tuple[str, int], ...] = ()  # points per province of a kind
    eliminated: int = 0  # points per pawn driven off the board (Slavery)
    attack: int = 0  # pawns less for every conquest (Weapons)
    attack_mountain: int = 0  # … of a mountain (Mountaineers)
    attack_coast: int = 0  # … along a shared coast or over sea (Galleys)
    defence: int = 0  # pawns more for the attacker (Militia)
    each_turn: int = 0  # pawns at the start of a turn (Medicine)
    loan: int = 0  # pawns for the expansion only (General)
    spies: int = 0
    forts: int = 0
    peace: int = 0  # opponents at peace (Diplomacy)
    sea: bool = False  # Astronomy
    scattered: bool = False  # Messages
    late_decline: bool = False  # Renaissance
    beside_decline: bool = False  # Heritage
    enter_anywhere: bool = False  # Revolution
    doubles_other: bool = False  # Specialization
    lasting: bool = False

    @classmethod
    def read(cls, row: Fields, pawns: int, lasting: bool) -> Effect:
        """The effect as content describes it."""
        given, attack = row.part("points", {}), row.part("attack", {})
        points = [(kind, given.integer(kind, 0, 9, 0)) for kind in POINT_RULES]
        effect = cls(
            pawns=pawns,
            points=tuple((kind, amount) for kind, amount in points if amount),
            eliminated=given.integer("eliminated", 0, 9, 0),
            attack=attack.integer("any", 0, 9, 0),
            attack_mountain=attack.integer("mountain", 0, 9, 0),
            attack_coast=attack.integer("coast", 0, 9, 0),
            defence=row.integer("defence", 0, 9, 0),
            each_turn=row.integer("pawns_each_turn", 0, 9, 0),
            loan=row.integer("pawns_on_loan", 0, 20, 0),
            spies=row.integer("spies", 0, 9, 0),
            forts=row.integer("forts", 0, 9, 0),
            peace=row.integer("peace", 0, 5, 0),
            sea=row.flag("sea", False),
            scattered=row.flag("scattered", False),
            late_decline=row.flag("late_decline", False),
            beside_decline=row.flag("beside_decline", False),
            enter_anywhere=row.flag("enter_anywhere", False),
            doubles_other=row.flag("doubles_other", False),
            lasting=lasting,
        )
        for part in (given, attack, row):
            part.nothing_else()
        return effect


class Traits:
    """A people's two tokens together: what they give and how often they serve [vinci.token.specialization_twice].

    Where a token only allows something, a second one allows nothing more [vinci.token.specialization_plain].
    """

    def __init__(self, effects: Sequence[Effect], pawns: int) -> None:
        self.pawns = pawns
        self.points: list[tuple[str, int]] = []
        for kind in POINT_RULES:
            amount = sum(n for effect in effects for k, n in effect.points if k == kind)
            if amount:
                self.points.append((kind, amount))
        self.eliminated = sum(effect.eliminated for effect in effects)
        self.attack = sum(effect.attack for effect in effects)
        self.attack_mountain = sum(effect.attack_mountain for effect in effects)
        self.attack_coast = sum(effect.attack_coast for effect in effects)
        self.defence = sum(effect.defence for effect in effects)
        self.each_turn = sum(effect.each_turn for effect in effects)
        self.loan = sum(effect.loan for effect in effects)
        self.spies = sum(effect.spies for effect in effects)
        self.forts = sum(effect.forts for effect in effects)
        self.peace = sum(effect.peace for effect in effects)
        self.sea = any(effect.sea for effect in effects)
        self.scattered = any(effect.scattered for effect in effects)
        self.late_decline = any(effect.late_decline for effect in effects)
        self.beside_decline = any(effect.beside_decline for effect in effects)
        self.enter_anywhere = any(effect.enter_anywhere for effect in effects)


def combine(effects: Sequence[Effect]) -> Traits:
    """The traits of a people: Specialization counts as the other token once more, with one pawn more.

    Two of them find nothing to double [vinci.token.specialization_pair].
    """
    pawns = sum(effect.pawns for effect in effects)
    plain = [effect for effect in effects if not effect.doubles_other]
    if len(plain) == 1 and len(effects) == 2:
        return Traits((plain[0], plain[0]), pawns + plain[0].pawns)
    return Traits(plain, pawns)


def stays(effect: Effect, other: Effect) -> bool:
    """Whether a token stays with its people in decline, as lasting ones do [vinci.decline.lasting].

    Specialization stays if the other token does [vinci.token.specialization_decline].
    """
    return other.lasting if effect.doubles_other and not other.doubles_other else effect.lasting
