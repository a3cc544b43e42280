"""What Vinci says: its questions, actions, events and refusals in two languages, and the table as text."""

from __future__ import annotations

import re
from random import Random

import pytest

from ecumene.core.agenda import Question
from ecumene.core.errors import IllegalAction
from ecumene.core.position import Event
from ecumene.core.words import LANGUAGES
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.speech.speech import QUESTIONS
from tests.vinci.board import Player, Table, vinci

PAIRS = (
    ("mines_decline", "forts"),
    ("spies", "weapons"),
    ("general", "ports"),
    ("barbarians", "specialization"),
    ("messages", "medicine"),
    ("astronomy", "heritage"),
)


def typed(text: str) -> str:
    """A text with the spaces that a keyboard has."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def said(player: Player, notation: str, lang: str = "en") -> str:
    """An action as a sentence, with its parts."""
    game, view = player.table.game, player._begun().view(player.seat)
    return typed(game.speech(lang, ["Ann", "Bob", "Cleo"]).because(view, player.seat, game.action(notation)))


def asked(player: Player, lang: str = "en") -> str:
    return typed(player.table.game.speech(lang).ask(player._begun().view(player.seat), player.seat))


# ---- actions


def test_a_conquest_says_what_it_costs_and_why(europe: Table) -> None:
    red = europe.people(pyrenees=1, hand=5)
    assert said(red, "conquer spain_forest") == (
        "Conquer Castile and Aragon for 3 pawns: forest 3, defenders 1, from a mountain −1"
    )
    assert said(red, "conquer spain_forest", "fr") == (
        "Conquérir la Castille et l’Aragon pour 3 pions : forêt 3, défenseurs 1, depuis une montagne −1"
    )


def test_the_price_of_a_people_and_its_pawns_are_said() -> None:
    red = Table.dealt(PAIRS).seat(0)
    assert said(red, "take I") == "Take people I: Mines, lasting + Forts (12 pawns)"
    assert said(red, "take II") == "Take people II: Spies + Weapons (16 pawns), pay 2 points: price −2"
    assert said(red, "take III", "fr") == (
        "Prendre le peuple III : Général + Ports (13 pions), payer 4 points : prix −4"
    )
    red.takes(3)
    blue = red.table.seat(1)
    assert said(blue, "take II") == (
        "Take people II: Spies + Weapons (16 pawns), pay 2 points, gain 2 points: price −2, markers 2"
    )


def test_what_the_tokens_of_a_pair_do_is_told_before_one_takes_it() -> None:
    red = Table.dealt(PAIRS).seat(0)
    game, view = red.table.game, red.table.position.view(0)
    assert game.speech("en").details(view, 0, game.action("take II")) == [
        "Spies: 5 pawns. Once per turn, a conquest for exactly 2 pawns.",
        "Weapons: 3 pawns. −1 pawn for every conquest.",
    ]
    assert game.speech("en").details(view, 0, game.action("stop")) == []


@pytest.mark.parametrize(
    ("notation", "en", "fr"),
    [
        ("gather", "Gather your pawns and expand", "Ramasser vos pions et vous étendre"),
        ("abandon bavaria", "Abandon Bavaria", "Abandonner la Bavière"),
        (
            "decline",
            "Put your people into decline and score 2 points: in decline 2",
            "Mettre votre peuple en déclin et marquer 2 points : en déclin 2",
        ),
    ],
)
def test_a_turn_opens_in_both_languages(europe: Table, notation: str, en: str, fr: str) -> None:
    red = europe.people(bavaria=2, saxony=1, tokens=("mines", "forts")).turn()
    assert (said(red, notation), said(red, notation, "fr")) == (en, fr)


def test_an_expansion_and_what_follows_in_both_languages(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("spies", "forts"))
    assert said(red, "spies bavaria") == "Conquer Bavaria with Spies for 2 pawns: spies 2"
    assert said(red, "stop") == "Stop expanding, 1 point as things stand: provinces 1"
    assert said(red, "stop", "fr") == "Arrêter l’expansion, 1 point en l’état : provinces 1"
    red.plays("conquer bavaria", "stop")
    assert said(red, "place bavaria", "fr") == "Placer un pion en Bavière"
    red.places(bavaria=8)
    assert said(red, "fort saxony", "fr") == "Construire un fort en Saxe"


def test_peace_names_the_player(europe: Table) -> None:
    red = europe.people(saxony=1, hand=2, tokens=("diplomacy", "forts")).turn()
    assert said(red, "peace 1") == "Make peace with Bob"
    assert said(red, "peace none", "fr") == "Ne faire la paix avec personne"
    assert asked(red) == "With whom do you make peace? 1 choice left."


def test_the_parts_of_a_split_people_say_how_large_they_are(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, greece=1, tokens=("forts", "mines"))
    red.plays("stop")
    assert asked(red, "fr") == "Votre peuple est divisé : quelle partie gardez-vous ?"
    assert said(red, "keep saxony") == "Keep the part around Saxony, 2 provinces"
    assert said(red, "keep greece") == "Keep Greece, 1 province"


def test_what_must_be_given_up_rests_on_its_own_rule(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("general", "mines"))
    red.plays("conquer poland", "stop")
    view = europe.position.view(0)
    assert asked(red) == "Your pawns are too few: which province do you give up? 1 to go."
    speech, abandon = europe.game.speech("en"), europe.game.action("abandon poland")
    assert (said(red, "abandon poland"), speech.rule_of(view, 0, abandon)) == (
        "Abandon Poland",
        "vinci.reorganisation.too_few",
    )


def test_a_late_decline_scores_nothing_more(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("renaissance", "mines"))
    red.plays("stop")
    assert asked(red) == "Does your people decline now?"
    assert said(red, "decline") == "Put your people into decline now"
    assert said(red, "endure", "fr") == "Garder ce peuple actif"


def test_beside_an_action_stands_what_the_map_shows(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    europe.enemy(bavaria=2, forts=("bavaria",)).declining("prussia")
    game, view = europe.game, red._begun().view(0)
    speech = game.speech("en")
    remarks = {n: speech.remark(view, 0, game.action(n)) for n in ("conquer bavaria", "conquer prussia", "stop")}
    assert remarks == {"conquer bavaria": "for B2#", "conquer prussia": "pln° (B)", "stop": ""}


def test_every_question_of_the_game_can_be_asked() -> None:
    kinds = {item.__name__.lower() for item in vinci().agenda_items if issubclass(item, Question)}
    assert kinds == set(QUESTIONS)


def test_every_number_said_is_the_number_charged() -> None:
    """Random games: what a conquest is said to cost is what leaves the hand, and its rule exists."""
    rng, seen = Random(4), 0
    for seats in (2, 4):
        position = vinci().new(seats, seats)
        assert isinstance(position, VinciPosition)
        while position.pending() and seen < 400 * seats:
            seat = position.pending()[0]
            view, legal = position.view(seat), position.legal(seat)
            action = rng.choice(legal)
            assert vinci().speech("en").rule_of(view, seat, action) in vinci().rules
            if action.notation.startswith("conquer"):
                sentence = vinci().speech("en").say(view, seat, action)
                said = re.search(r"for (\d+) pawn", sentence)
                before = position.hand[seat]
                position.apply(seat, action)
                assert before - position.hand[seat] == (int(said[1]) if said else 0), sentence
                seen += 1
            else:
                position.apply(seat, action)
    assert seen > 200


# ---- events and refusals


def test_events_name_players_tokens_and_places() -> None:
    speech = vinci().speech("fr", ["Ann", "Bob"])
    assert speech.tell(Event("vinci-log-takes", {"who": 0, "first": "mines_decline", "second": "forts"})) == (
        "Ann prend Mines, durables + Forts"
    )
    assert speech.tell(Event("vinci-log-peace", {"who": 1, "other": 0})) == "Bob fait la paix avec Ann"
    assert speech.tell(Event("vinci-log-loses", {"who": 0, "area": "alps", "n": 1})) == "Ann perd les Alpes et 1 pion"


def test_points_are_told_with_their_parts(europe: Table) -> None:
    red = europe.people(bohemia=1, saxony=1, tokens=("mines", "forts"))
    red.finishes()
    scored = [event for event in europe.position.journal or [] if event.say == "vinci-log-scores"]
    assert europe.game.speech("en").tell(scored[0]) == "Player A scores 3 points: provinces 1, mines 2"


def test_a_refusal_names_the_partner_of_a_peace(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    europe.enemy(bavaria=1)
    red.expands()
    europe.position.peace[1] = 1
    with pytest.raises(IllegalAction) as refused:
        europe.position.apply(0, europe.game.action("conquer bavaria"))
    speech = europe.game.speech("fr", ["Ann", "Bob", "Cleo"])
    assert speech.refuse(refused.value) == "conquer bavaria — vous êtes en paix avec Bob [vinci.token.diplomacy]"
    assert "you and Player B are at peace" in str(refused.value)


# ---- the table


def table_of(seats: int, decisions: int, seed: int = 3) -> VinciPosition:
    """Somewhere in a random game."""
    position, rng = vinci().new(seats, seed), Random(seed)
    for _ in range(decisions):
        seat = position.pending()[0]
        position.apply(seat, rng.choice(position.legal(seat)))
    assert isinstance(position, VinciPosition)
    return position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("width", [12, 40, 80, 100])
def test_the_table_shows_every_province_and_fits(lang: str, seats: int, width: int) -> None:
    position = table_of(seats, 150)
    speech = vinci().speech(lang)
    drawn = speech.table(position.view(0), width)
    words = speech.words
    for province in position.board.provinces:
        assert words.name(province.id, "short" if width >= 40 else "").split()[0] in drawn
    if width >= 40:
        assert max(len(line) for line in drawn.splitlines()) <= width
    for seat in range(seats):
        assert speech.who(seat) in drawn


def test_the_map_says_who_holds_what(europe: Table) -> None:
    europe.people(saxony=3, tokens=("mines", "forts"), forts=("saxony",)).declining("bavaria").has_points(17)
    europe.enemy(hand=4, greece=2, tokens=("ports",)).declining("poland", tokens=("mines_decline",))
    europe.position.peace[0] = 0b10
    europe.empty("don")
    drawn = europe.game.speech("en", ["Ann", "Bob", "Cleo"]).table(europe.position.view(None), 120)
    for label in ("pln A3#", "for (A)", "liv° B2", "agr (B)"):
        assert label in drawn
    ann = next(line for line in drawn.splitlines() if line.startswith("  A  Ann"))
    assert "17 points (+2 as things stand) · Mines + Forts: 3 pawns, 1 province · in decline: 1 province" in ann
    flowing = " ".join(drawn.split())
    assert "at peace with Bob" in flowing
    assert "in decline: 1 province with Mines, lasting" in flowing
    assert "Cleo  10 points · no active people" in drawn
    assert "Europe, round 1. The round in which somebody reaches 150 points is the last." in drawn
    europe.position.ending = 1
    assert "round 1: the last" in europe.game.speech("en").table(europe.position.view(None))


def test_the_display_shows_pawns_prices_and_markers() -> None:
    table = Table.dealt(PAIRS)
    table.seat(0).takes(3)
    rows = table.game.speech("en").table(table.position.view(1), 100).splitlines()
    first = rows.index("Peoples to choose from") + 1
    assert re.split(r"\s{2,}", rows[first].strip()) == ["I", "Mines, lasting + Forts", "12 pawns", "free", "gain 2"]
    assert re.split(r"\s{2,}", rows[first + 1].strip()) == ["II", "Spies + Weapons", "16 pawns", "pay 2", "gain 2"]
    assert re.split(r"\s{2,}", rows[first + 5].strip())[0] == "VI"


def test_colours_go_to_what_belongs_to_somebody(europe: Table) -> None:
    europe.people(saxony=3)
    painted = europe.game.speech("en").table(europe.position.view(None), 100, lambda text, seat: f"<{seat} {text}>")
    assert "<0 pln A3>" in painted
    assert "<1 B  Player B>" in painted
    assert "<-1 A3 active people" in painted  # the legend matters less
    assert "<-1 Bavaria" not in painted


def test_a_closer_look_tells_neighbours_and_tokens(europe: Table) -> None:
    europe.people(hand=1, england=2, forts=("england",)).declining("andalusia")
    view = europe.position.view(0)
    english, french = europe.game.speech("en"), europe.game.speech("fr")
    assert english.look(view, "engl") == [
        "England and Wales: plain, port, a fort. Held by Player A with 2 pawns. Next to: Ireland, Scotland, Flanders "
        "and Frisia, Neustria. On the same coastal waters: Ireland, Scotland, Flanders and Frisia, Neustria. "
        "Sea zones: Atlantic Ocean, Northern Seas."
    ]
    assert english.look(view, "bavaria") == [
        "Bavaria: forest. A neutral pawn stands there. Next to: Rhineland, Saxony, Bohemia, Alps."
    ]
    assert "Nobody stands there." in english.look(view, "Alps")[0]
    assert "on the edge of the board" in english.look(view, "norway")[0]
    assert "Occupant : un peuple en déclin de Joueur A." in typed(french.look(view, "andalou")[0])
    assert (
        typed(french.look(view, "elevage")[1])
        == "Élevage, durable : 2 pions. +1 point par province d’élevage, même en déclin."
    )
    assert english.look(view, "atlantis") == []
