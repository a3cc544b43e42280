"""What Rise of Empires says at its questions: actions, numbers, events and refusals as sentences, in two languages."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.position import Event
from ecumene.core.words import LANGUAGES
from ecumene.games.rise_of_empires.box.actions import TAKE, EmpiresAction
from ecumene.games.rise_of_empires.play.vocabulary import vocabulary
from ecumene.games.rise_of_empires.speech.describing import (
    city_text,
    describe,
    land_text,
    progress_text,
    region_text,
    side_text,
    trade_text,
)
from ecumene.games.rise_of_empires.speech.saying import hint
from tests.messages import check_events
from tests.rise_of_empires.board import Board, game, sample_game, sample_table, table
from tests.rise_of_empires.speaking import played, speech
from tests.speaking import asked, remarked, said, spoken, typed, why_not


def hinted(board: Board, lang: str = "en") -> str:
    told = hint(board.position)
    return "" if told is None else typed(speech(lang).text(told))


# ---- whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 3), (5, 4)])
def test_every_question_and_action_of_a_game_is_said_in_both_languages_and_rests_on_a_rule(
    seats: int, seed: int
) -> None:
    for view, seat, action in spoken(played(seats, seed), seed):
        assert isinstance(action, EmpiresAction)
        for lang in LANGUAGES:
            assert speech(lang).remark(view, seat, action) or action.verb != TAKE


# ---- turn A


def test_in_turn_a_one_chooses_a_row_and_then_what_it_offers() -> None:
    board = sample_table().show("irrigation", "memphis", "troy", "plains")
    assert asked(board) == "Which action do you choose?"
    assert asked(board, "fr") == "Quelle action choisissez-vous ?"
    assert said(board, "disc city") == "Take a city or a wonder"
    assert said(board, "disc trade", "fr") == "Commercer"
    board.act("disc city")
    assert asked(board) == "Which city or wonder do you take?"
    assert said(board, "take memphis") == "Take Memphis for 1 gold"
    assert remarked(board, "take memphis", "fr") == "prix 1 pièce ; chaque tour, 2 PV ; entretien 1 nourriture"


def test_a_red_tile_is_told_from_its_twin_with_few_players_only() -> None:
    board = table(seats=3).show("irrigation", "irrigation_red").act("disc progress")
    assert said(board, "take irrigation") == "Take Irrigation"
    assert said(board, "take irrigation_red") == "Take Irrigation (red)"
    assert said(board, "take irrigation_red", "fr") == "Prendre Irrigation (rouge)"
    board = table(seats=4).show("philosophy", "irrigation").act("disc progress")
    assert said(board, "take philosophy") == "Take Philosophy"


def test_a_tile_of_an_earlier_era_says_what_it_costs() -> None:
    board = table(turn="IIIA").show("irrigation", "guilds", "computers").act("disc progress")
    assert said(board, "take irrigation", "fr") == "Prendre Irrigation contre 2 pièces"
    assert said(board, "take guilds") == "Take Guilds (red) for 1 gold"
    assert said(board, "take computers") == "Take Computers"


def test_an_empire_tile_is_told_by_its_side() -> None:
    board = table().act("disc empire")
    assert asked(board) == "Which empire tile do you take?"
    assert (
        said(board, "empire e3") == "Take Colony Ships: cubes in 3 regions; sea symbol; fight: you lose 1, they lose 1"
    )
    board = table(turn="IIIA").act("disc empire")
    assert said(board, "empire e7", "fr") == (
        "Prendre Corps amphibie : cubes dans 1 région ; symbole mer ; "
        "combat : vous perdez 0, l’autre 2 ; à l’ère III aussi : vous perdez 1, l’autre 3"
    )


def test_placing_says_how_many_cubes_and_regions_are_left() -> None:
    board = sample_table().cubes(0, gaul=2).act("disc empire", "empire e2")
    assert asked(board) == "Legion: where do you place cubes? 5 cubes in your pool, 3 regions left."
    assert said(board, "place italia 2") == "Place 2 cubes in Italy"
    assert said(board, "place gaul 1", "fr") == "Placer 1 cube en Gaule"
    assert said(board, "restart") == "Take your 2 cubes off the map and begin a new empire"
    assert remarked(board, "place gaul 1") == "points: 2 for most cubes, 1 for the second; 2 food; Cubes: Ann 2"
    assert remarked(board, "place gaul 2") == "", "said once for each region"
    assert remarked(board, "place italia 1", "fr") == "PV : 2 pour le plus de cubes, 1 pour le deuxième ; 1 cube"
    board.act("place italia 2")
    assert asked(board, "fr") == "Légion : où placez-vous des cubes ? 3 cubes dans votre réserve, encore 2 régions."
    assert said(board, "done") == "Place no more cubes"


def test_mercenaries_say_their_price() -> None:
    board = table(turn="IIA").own(0, "mercenaries").cubes(0, gaul=2).act("disc empire", "empire e1")
    assert said(board, "place egypt 3") == "Place 3 cubes in Egypt with mercenaries, for 1 gold"
    assert said(board, "place italia 3", "fr") == "Placer 3 cubes en Italie"


def test_a_fight_says_what_both_lose() -> None:
    board = table().cubes(0, gaul=4).cubes(1, gaul=2).act("disc empire", "empire e7", "done")
    assert asked(board) == "Sea Raiders: where do you fight, and against whom?"
    assert said(board, "fight gaul 2") == "Fight Bob in Gaul: you lose 1, they lose 2"
    board = table(turn="IIIA").cubes(0, gaul=4).cubes(1, gaul=4).act("disc empire", "empire e7", "done")
    assert said(board, "fight gaul 2 lower", "fr") == (
        "Combattre Bob en Gaule avec la ligne du bas : vous perdez 1, l’adversaire 3"
    )
    assert said(board, "fight gaul 2").startswith("Fight Bob in Gaul with the upper line: you lose 0")
    assert said(board, "done", "fr") == "Ne plus combattre"


def test_a_trade_says_what_it_takes_and_gives() -> None:
    board = sample_table(turn="IIA").own(0, "guilds").give(0, resource=3).act("disc trade")
    assert said(board, "trade local_market") == "Local market: 1 resource for 3 gold"
    assert said(board, "trade court_luxuries", "fr") == "Luxe de cour : 2 ressources contre 1 pièce et 3 PV"


# ---- turn B


def test_in_turn_b_a_disc_says_what_it_costs_to_take_back() -> None:
    board = table(turn="IB").row("trade", 1, 1, 0).row("progress", 0, 1).give(0, gold=5)
    assert asked(board, "fr") == "Quel disque retirez-vous ?"
    assert said(board, "back trade 1") == "Take back the disc on space 1 from the trade row, for 2"
    assert said(board, "back progress 2", "fr") == ("Retirer le disque de la case 2 de la ligne Progrès, gratuitement")
    board.act("back trade 1")
    assert asked(board) == "What do you pay with for the 2 discs to the left?"
    assert said(board, "pay food 2") == "Pay 2 food"
    assert said(board, "pay gold 1", "fr") == "Payer 1 pièce"


def test_whoever_cannot_pay_is_told_so() -> None:
    board = table(turn="IB").row("trade", 1, 1, 0).give(0, gold=0, resource=0, cube=0, food=1)
    assert said(board, "back trade 1") == (
        "Take back the disc on space 1 from the trade row, for all you have, and do nothing"
    )


# ---- free actions


def test_free_actions_say_what_they_do_and_their_questions_where_they_come_from() -> None:
    board = table(turn="IIA").own(0, "barter", "feudalism")
    assert said(board, "use feudalism") == "Use Feudalism: gain 2 cubes"
    board.act("use barter")
    assert asked(board) == "Barter: which do you choose?"
    assert said(board, "pick 2", "fr") == "Échanger 1 pièce contre 2 ressources"
    board = table(turn="IIIA").own(0, "aviation").cubes(0, gaul=1).cubes(1, gaul=1, italia=3).act("use aviation")
    assert asked(board, "fr") == "Aviation : où frappez-vous, et contre qui ?"
    assert said(board, "strike italia 2") == "Strike Bob in Italy: they lose 2"


# ---- the other phases


def test_towns_and_unfed_cities_are_asked_for() -> None:
    board = sample_table().own(0, "town", "town", "babylon", "rome").give(0, food=0).phase("food")
    assert asked(board) == "What do your towns give this turn? 2 to choose for."
    assert said(board, "town gold 2", "fr") == "2 villes : 2 pièces"
    board.act("town food 2")
    assert asked(board) == "3 food are missing: which city do you discard?"
    assert said(board, "discard rome", "fr") == "Défausser Rome"
    board.act("discard rome")
    assert asked(board, "fr") == "Défaussez-vous une cité qui coûte de la nourriture ?"
    assert said(board, "done") == "Discard no city"


def test_cities_that_cost_resources_are_asked_for() -> None:
    board = sample_table().own(0, "mycenae", "alexandria").give(0, resource=1).phase("income")
    assert asked(board) == "1 resource is missing: which city do you discard?"
    board = sample_table().own(0, "mycenae").phase("income")
    assert said(board, "done", "fr") == "Payer pour toutes"


def test_keeping_says_what_it_costs() -> None:
    board = table(turn="IB").own(0, "writing", "coinage", "mining", "memphis").phase("era")
    assert asked(board) == "Which tiles do you keep into the next era?"
    assert said(board, "keep writing") == "Keep Writing for free"
    board.act("keep coinage", "keep writing")
    assert said(board, "keep mining", "fr") == "Garder Mines contre 1 pièce"
    assert said(board, "keep memphis") == "Keep Memphis for 1 cube"


def test_places_in_the_turn_order_are_numbered() -> None:
    board = table(seats=3).phase("order")
    assert asked(board) == "Which place in the turn order do you choose?"
    assert said(board, "position 2", "fr") == "Place 2"


def test_a_first_question_comes_with_a_hint_and_a_plain_one_with_none() -> None:
    assert hinted(table()).startswith("What you place now you take back in turn B")
    assert hinted(table(turn="IB").row("trade", 0)).startswith("A disc with others to its left")
    assert hinted(table().act("disc territory"), "fr").startswith("Plaines et îles vous nourrissent")
    assert hinted(table().own(0, "mycenae").phase("income")) == ""


# ---- what tiles do


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ({"gain": {"gold": 1, "cube": 2}}, "gain 1 gold and 2 cubes", "gagner 1 pièce et 2 cubes"),
        (
            {"per": {"of": "region_controlled", "each": 2, "most": 3, "gain": {"food": 1}}},
            "gain 1 food for every 2 regions you alone control (at most 3)",
            "gagner 1 nourriture par lot de 2 régions que vous contrôlez seul (3 au plus)",
        ),
        (
            {"per": {"of": "town", "each": 1, "most": 2, "gain": {"gold": 1, "point": 1}}},
            "gain 1 gold and 1 point for each of your towns (at most 2 of each)",
            "gagner 1 pièce et 1 PV pour chacune de vos villes (2 de chaque au plus)",
        ),
        (
            {"swap": {"pay": {"food": 2}, "gain": {"gold": 1}}},
            "swap 2 food for 1 gold",
            "échanger 2 nourritures contre 1 pièce",
        ),
        (
            {"fight": {"attacker": 1, "defender": 2}},
            "fight in a region: you lose 1, your opponent 2",
            "combattre dans une région : vous perdez 1, votre adversaire 2",
        ),
        (
            {"strike": {"range": 2, "defender": 1}},
            "an opponent loses 1 cube in a region at most 2 steps from your cubes",
            "un adversaire perd 1 cube dans une région à 2 pas au plus de vos cubes",
        ),
        ({"trade": True}, "trade without a disc", "commercer sans disque"),
        ({"optional": [{"gain": {"gold": 1}}]}, "perhaps gain 1 gold", "peut-être gagner 1 pièce"),
        (
            {"any_order": [[{"gain": {"gold": 1}}], [{"trade": True}]]},
            "gain 1 gold and trade without a disc",
            "gagner 1 pièce et commercer sans disque",
        ),
    ],
)  # fmt: skip
def test_effects_describe_themselves(effect: dict[str, Any], english: str, french: str) -> None:
    described = describe(vocabulary(game().box.book).many(Fields("test", "test", {}), [effect]))
    assert speech().text(described) == english
    assert typed(speech("fr").text(described)) == french


def test_every_progress_tile_says_what_it_does_and_no_two_say_the_same() -> None:
    box = game().box
    for lang in LANGUAGES:
        texts = [speech(lang).text(progress_text(game().box, kind)) for kind in range(len(box.progress))]
        assert len(set(texts)) == len(texts)
        assert all(text not in ("nothing", "rien") for text in texts)
        assert not [text for text in texts if "ability" in text or "capacité" in text]


@pytest.mark.parametrize(
    ("tile", "english", "french"),
    [
        (
            "steam_pump",
            "every turn 2 resources, plus 1 food for each of your plains (at most 4)",
            "chaque tour, 2 ressources, plus 1 nourriture pour chacune de vos plaines (4 au plus)",
        ),
        (
            "mercenaries",
            "every turn 1 cube; in each empire action one of your regions may be any open one "
            "(sea symbols are needed as ever), for 1 gold",
            "chaque tour, 1 cube ; à chaque action Empire, une de vos régions peut être toute région ouverte "
            "(le symbole mer reste requis), contre 1 pièce",
        ),
        (
            "skyscrapers",
            "every turn 1 gold and 1 point; cities cost you 2 gold less; wonders cost you 3 gold less",
            "chaque tour, 1 pièce et 1 PV ; les cités vous coûtent 2 pièces de moins ; "
            "les merveilles vous coûtent 3 pièces de moins",
        ),
        (
            "medicine",
            "every turn 1 point; free action: gain 2 cubes",
            "chaque tour, 1 PV ; action gratuite : gagner 2 cubes",
        ),
    ],
)  # fmt: skip
def test_progress_tiles_read_well(tile: str, english: str, french: str) -> None:
    text = progress_text(game().box, game().box.progress_no[tile])
    assert speech().text(text) == english
    assert typed(speech("fr").text(text)) == french


def test_other_tiles_spaces_and_regions_read_well() -> None:
    box, english, french = sample_game().box, speech(), speech("fr")
    assert english.text(land_text(box.lands[2])) == "every turn 2 cubes, for 2 food"
    assert typed(french.text(land_text(box.lands[4]))) == (
        "chaque tour, 1 PV, et une pièce, une ressource, une nourriture ou un cube à votre choix"
    )
    assert english.text(city_text(box.cities[box.city_no["great_wall"]])) == (
        "price 4 gold, 3 resources and 2 cubes; 12 points at once"
    )
    assert (
        typed(french.text(side_text(box.empires[7].sides[0])))
        == "cubes dans 3 régions ; combat : vous perdez 2, l’autre 3"
    )
    assert english.text(side_text(box.empires[6].sides[1])).startswith(
        "cubes in 1 region; sea symbol; fight: you lose 0, they lose 2"
    )
    assert english.text(trade_text(box.trades[0])) == "1 resource for 2 gold"
    assert (
        english.text(region_text(box.regions[box.region_no["japan"]])) == "points: 3 for most cubes, 2 for the second"
    )


# ---- the rule behind an action


def rule_behind(board: Board, notation: str) -> str:
    seat = board.position.pending()[0]
    return speech().rule_of(board.position.view(seat), seat, game().action(notation)).removeprefix("rise_of_empires.")


def test_cubes_rest_on_the_right_by_which_they_come() -> None:
    board = table().act("disc empire", "empire e2")
    assert rule_behind(board, "place egypt 1") == "reach.start"
    board = table(turn="IIB").row("empire", 0, 1).cubes(0, china=1).own(0, "mercenaries", "sailing")
    board.act("back empire 2", "empire e1")
    assert rule_behind(board, "place indies 1") == "reach.near"
    assert rule_behind(board, "place north_america 1") == "overseas.sea_symbol"
    assert rule_behind(board, "place egypt 1") == "overseas.way_back"
    assert rule_behind(board.act("place egypt 1"), "place gaul 1") == "effects.any_region"


def test_a_disc_rests_on_the_rule_of_its_price() -> None:
    board = table(turn="IIIB").row("trade", 0, 1, 0)
    assert rule_behind(board, "back trade 3") == "display.free"
    assert rule_behind(board, "back trade 1") == "display.price"
    assert rule_behind(board.own(0, "printing"), "back trade 1") == "effects.free_discs"
    board = table(turn="IB").row("trade", 1, 1, 0).give(0, gold=0, resource=0, cube=0, food=1)
    assert rule_behind(board, "back trade 1") == "display.cannot_pay"


def test_wonders_and_the_end_of_a_question_rest_on_rules_of_their_own() -> None:
    board = table(turn="IB").show("colossus", "rome").row("city", 0, 1).give(0, gold=9).act("back city 2")
    assert rule_behind(board, "take colossus") == "wonders.points"
    assert rule_behind(board, "take rome") == "city.take"
    assert rule_behind(board, "pass") == "display.without_action"
    board = table().cubes(0, gaul=1).cubes(1, gaul=1).act("disc empire", "empire e2", "done")
    assert rule_behind(board, "done") == "combat.optional"


# ---- refusals


def test_refusals_give_the_reason_and_the_rule() -> None:
    board = table().show("memphis", "irrigation").give(0, gold=0)
    assert why_not(board, "disc city") == "you cannot do that now [rise_of_empires.display.possible]"
    assert why_not(board, "back city 1", "fr") == (
        "au tour A, on place les disques, on ne les retire pas [rise_of_empires.display.place]"
    )
    board.cubes(0, gaul=2).act("disc empire", "empire e2")
    assert why_not(board, "place egypt 1") == (
        "Egypt is not next to a region where you have cubes [rise_of_empires.reach.near]"
    )
    assert why_not(board, "place mediterranean 1", "fr") == (
        "pour placer en Méditerranée, il faut un symbole mer [rise_of_empires.reach.mediterranean]"
    )
    assert why_not(board, "take memphis") == "this is no answer to what is asked now [core.choice]"


# ---- events


SAMPLES: dict[str, Any] = {
    "who": 0, "other": 1, "turn": "IIA", "row": "city", "n": 2, "m": 3, "thing": "resource", "tile": "rome",
    "empire": "e3_back", "region": "gaul", "trade": "great_fair", "gold": 1, "points": 4, "progress": "barter",
    "level": 12, "resource": 0, "cube": 2,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_and_none_is_left_over(lang: str) -> None:
    check_events(game(), lang, SAMPLES)


def test_events_read_well() -> None:
    english, french = speech("en"), speech("fr")
    assert english.tell(Event("rise_of_empires-log-pays", {"who": 0, "thing": "cube", "n": 1})) == "Ann pays 1 cube"
    takes = Event("rise_of_empires-log-takes", {"who": 1, "tile": "irrigation_red"})
    assert english.tell(takes) == "Bob takes Irrigation"
    places = Event("rise_of_empires-log-places", {"who": 0, "region": "balkans", "n": 3})
    assert french.tell(places) == "Ann place 3 cubes dans les Balkans"
    trades = Event("rise_of_empires-log-trades", {"who": 0, "trade": "river_port", "gold": 4, "points": 0})
    assert french.tell(trades) == "Ann commerce (Port fluvial) pour 4 pièces"
    fights = Event("rise_of_empires-log-fights", {"who": 0, "other": 1, "region": "indies", "n": 1, "m": 3})
    assert english.tell(fights) == "Ann fights Bob in the Indies and loses 1 against 3"


def test_points_and_food_are_told_item_by_item() -> None:
    board = sample_table().own(0, "plains", "forest", "memphis").cubes(0, gaul=1).phase("food")
    board.act("done").phase("points")
    lines = [speech().tell(event) for event in board.events]
    assert (
        "Ann now has 17 food: territory (Plains) 2, territory (Woods) −2, upkeep (Memphis) −1, region (Gaul) 2" in lines
    )
    assert "Ann scores 4 points: first (Gaul) 2, city (Memphis) 2" in lines
