"""What Beyond the Horizon says at its questions: actions, numbers, events and refusals as sentences, two languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.position import Event
from ecumene.core.words import LANGUAGES
from ecumene.games.beyond_the_horizon.box.actions import GOVERN, KEEP, TAKE, HorizonAction
from ecumene.games.beyond_the_horizon.box.components import PointsPer
from ecumene.games.beyond_the_horizon.box.naming import cause_name
from ecumene.games.beyond_the_horizon.box.terms import COUNTERS, EVENTS, MODIFIERS
from ecumene.games.beyond_the_horizon.speech.describing import (
    building_text,
    describe,
    government_text,
    investment_text,
    leader_text,
    modifier_texts,
    needs_text,
    objective_text,
    points_text,
    technology_text,
    territory_text,
    track_text,
    when_text,
)
from ecumene.games.beyond_the_horizon.speech.saying import hint
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.speaking import played, speech
from tests.messages import check_events
from tests.refusing import refusal_of
from tests.speaking import asked, looked, remarked, said, said_in_full, spoken, typed, why_not


def hinted(board: Board, lang: str = "en") -> str:
    told = hint(board.position)
    return "" if told is None else typed(speech(lang).text(told))


# ---- whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 3)])
def test_every_question_and_action_of_a_game_is_said_in_both_languages_and_rests_on_a_rule(
    seats: int, seed: int
) -> None:
    for view, seat, action in spoken(played(seats, seed, rounds=20), seed):
        assert isinstance(action, HorizonAction)
        for lang in LANGUAGES:
            assert speech(lang).remark(view, seat, action) or action.verb not in (GOVERN, KEEP, TAKE)


# ---- the action phase


def test_a_government_is_chosen_with_all_its_stages_told() -> None:
    board = Board(game().new(2, 1))  # type: ignore[arg-type]
    assert asked(board) == "Which government do you choose?"
    notation = board.legal()[0]
    for stage in ("Despotisme", "Théocratie", "Monarchie", "Démocratie"):
        assert f"{stage} : " in remarked(board, notation, "fr")


def test_an_action_says_what_it_costs_and_does() -> None:
    board = table().tech(0, "mathematics", "writing").give(0, coins=4, active=2).pawn(0, "grow")
    assert asked(board) == "Round 1: where does your action pawn go?"
    assert asked(board, "fr") == "Manche 1 : où va votre pion Action ?"
    assert said(board, "act grow") == "Action 4: activate 1 pawn, then gain 1 coin"
    assert said(board, "act research_ii", "fr") == (
        "Action 2 : payer 1 pièce, puis rechercher une technologie de niveau II"
    )
    assert said(board, "act writing") == "Writing: research a technology of level II"
    assert said(board, "act research_ii paid") == (
        "Action 2: pay 1 coin, then research a technology of level II (with a fee of 1 coin)"
    )
    assert said_in_full(board, "act research_ii paid").endswith("cost 2, discount −1, fee 1")


def test_whoever_pays_no_fee_is_told_so() -> None:
    board = table().govern(0, "merchant_league").give(0, active=2)
    assert said(board, "act muster paid", "fr").endswith("(sur une case dont vous ne payez pas le péage)")


# ---- research


def test_a_slot_says_what_lies_there_or_what_the_first_one_finds() -> None:
    board = table().card("I1", "writing").card("I2", "wheel").card("IV1", "internet").scholar(0, "I1")
    board.do(0, [{"research": {"level": "I", "scholar": "active"}}], "deed.research_i")
    assert asked(board) == "Action 1, research level I: which technology of level I do you research?"
    assert said(board, "research I2", "fr") == "Rechercher Roue"
    assert remarked(board, "research I2") == "at once: invest 1 cube of the economy track; action: gain 3 coins"
    assert said(board, "pass") == "Research nothing"
    board = table().scholar(0, "I1").do(0, [{"research": {"level": "II", "scholar": "active"}}], "leader.attila")
    assert asked(board, "fr") == "Attila : quelle technologie de niveau II recherchez-vous ?"
    assert said(board, "research II1") == (
        "Research II a, the first to do so: take its leader and find a technology for it"
    )
    board = table().card("IV1", "internet").scholar(0, "III1", "III2")
    board.do(0, [{"research": {"level": "IV", "scholar": "active"}}], "leader.attila")
    assert said(board, "research IV1", "fr") == "Rechercher Internet et prendre le leader qui s’y trouve"


def test_a_scholar_from_a_column_is_told_from_an_active_one() -> None:
    board = table().card("I1", "writing").govern(0, "court_of_scribes")
    board.do(0, [{"research": {"level": "I", "scholar": "active"}}], "deed.research_i")
    assert said(board, "research I1") == "Research Writing"
    assert said(board, "research I1 column") == "Research Writing with a pawn from a column"


def test_a_colour_is_named_and_a_card_chosen() -> None:
    board = table().card("I1", "writing").card("I2", "wheel").scholar(0, "I1", "I2").give(0, active=2)
    board.deck("mathematics", "astronomy", "coinage", "missiles", "refrigeration")
    board.do(0, [{"research": {"level": "II", "scholar": "active"}}], "leader.attila").act("research II2")
    while "namecolour" not in board.asked():
        board.act("pass")
    assert asked(board) == "Which colour do you seek for II b?"
    assert said(board, "colour blue", "fr") == "Bleu (science)"
    board.act("colour blue")
    assert asked(board, "fr") == "Laquelle de ces technologies posez-vous sur II b ?"
    assert said(board, "keep astronomy") == "Choose Astronomy"
    assert remarked(board, "keep mathematics").endswith("research of levels II to IV costs you 1 coin less")


def test_the_owner_of_a_private_technology_is_asked_for_it() -> None:
    board = table().do(0, [{"private_technology": {"level": "II", "look_at": 2}}], "leader.albert_einstein")
    assert asked(board) == "Albert Einstein: which of these technologies do you keep as a private one?"
    assert said(board, "pass", "fr") == "N’en garder aucune"


# ---- cubes


def test_a_track_says_what_its_cube_uncovers_and_covers() -> None:
    board = table().removed(0, food=1, infrastructure=1).do(0, [{"invest": "any"}], "technology.electricity")
    assert asked(board) == "Electricity: from which track do you invest a cube?"
    assert said(board, "cube food") == "Food: column B produces, then gain 1 coin"
    assert said(board, "cube infrastructure", "fr") == (
        "Infrastructure : Théocratie : une fois par tour quand vous investissez : activer 1 pion, puis gagner 1 pièce"
    )
    board.position.invested[0] = 9
    assert said(board, "cube economy").endswith("then 1 point at the end")


def test_a_cube_for_an_objective_covers_nothing() -> None:
    board = table().objectives("full_coffers", "settled_lands").give(0, coins=14, active=5)
    board.lay("oasis", "grassland", "salt_lake").village(0, "oasis", "grassland", "salt_lake").phase("objective")
    assert asked(board) == "Which objective do you claim?"
    assert said(board, "claim settled_lands") == "Claim Settled Lands for 5 points"
    assert remarked(board, "claim settled_lands", "fr") == "au moins 3 cubes à vous sur les villages et les villes"
    board.act("claim settled_lands")
    assert asked(board) == "Settled Lands: from which track does the cube come?"
    assert said(board, "cube economy").startswith("Economy: ")
    assert ", then " not in said(board, "cube infrastructure")


# ---- units


def test_units_are_told_by_kind_strength_and_place() -> None:
    board = table().do(0, [{"recruit": {"from": "inactive", "unit": "either", "strength": 2}}], "leader.attila")
    assert asked(board) == "Attila: which unit do you recruit, and where?"
    assert said(board, "recruit rose_sands soldier", "fr") == "Soldat de force 2 sur les Sables roses"
    board = table().units(0, "cradle settler 2").do(0, [{"upgrade": {"unit": "settler", "by": 2}}], "leader.attila")
    assert asked(board, "fr") == "Attila : quel colon renforcez-vous de 2 ?"
    assert said(board, "upgrade cradle settler 2") == "Strengthen the settler on the cradle from 2 to 4"


def test_a_move_says_how_far_it_is_and_an_exploration_where_it_leads() -> None:
    board = table().units(0, "rose_sands settler 2").do(0, [{"move": 2}], "deed.muster")
    assert asked(board) == "Action 3, recruit and move: which unit do you move? 2 moves left."
    assert said(board, "move rose_sands settler 2 cradle", "fr") == (
        "Mener le colon de force 2 des Sables roses vers le berceau, 1 déplacement"
    )
    explorations = [notation for notation in board.legal() if notation.startswith("explore")]
    assert all(said(board, notation).startswith("Explore with the settler of strength 2") for notation in explorations)
    assert said(board, "pass") == "Move no further"


def test_a_unit_on_a_foreign_starting_tile_is_asked_on() -> None:
    board = table().units(0, "cradle settler 2").do(0, [{"move": 2}], "deed.muster")
    assert "move cradle settler 2 amber_steppe" in board.legal(), "it can turn there to explore"
    board.act("move cradle settler 2 amber_steppe")
    assert asked(board, "fr") == (
        "Action 3, recruter et se déplacer : "
        "où l’unité dans la Steppe ambrée continue-t-elle ? Elle ne peut pas s’y arrêter."
    )


# ---- expansion and production


def test_the_expansion_phase_says_what_tokens_and_buildings_do() -> None:
    board = table().lay("golden_valley").units(0, "golden_valley settler 3", "cradle settler 1")
    board.give(0, coins=3, colonise=1).reserve(0, "farm").phase("expansion")
    assert asked(board) == "Expansion phase: what do you do?"
    assert said(board, "colonise golden_valley") == ("Play a Colonise token and colonise the village in Golden Valley")
    assert said(board, "build cradle farm", "fr") == "Construire la ferme sur le berceau pour 2 pièces"
    assert remarked(board, "colonise golden_valley") == (
        "strength 3; explorer: gain 1 coin; village: cube of the economy track, gain 3 coins, 4 points; "
        "city: cube of the infrastructure track, 7 points"
    )
    assert said(board, "pass", "fr") == "Pas d’expansion"


def test_what_an_effect_lets_settle_or_build_names_no_token() -> None:
    board = table().lay("oasis").village(1, "oasis").units(0, "oasis soldier 1")
    board.do(0, [{"fortify": {"bonus": 1}}], "technology.missiles")
    assert asked(board) == "Missiles: which city do you fortify?"
    assert said(board, "fortify oasis", "fr") == "Fortifier la ville à l’Oasis"
    assert said(board, "pass") == "Leave it"
    board = table().units(0, "cradle settler 2").reserve(0, "farm").give(0, coins=1)
    board.do(0, [{"build": {"discount": 2}}], "technology.robotics")
    assert asked(board, "fr") == "Robotique : que construisez-vous ?"
    assert said(board, "build cradle farm") == "Build the farm on the cradle for free"


def test_a_second_builder_is_told_from_the_first() -> None:
    board = table().built("cradle", "farm", 1).units(0, "cradle settler 2").give(0, coins=2).phase("expansion")
    assert said(board, "join cradle") == "Build the farm on the cradle as second builder for 2 coins"


def test_whoever_takes_part_is_asked_for_with_what_is_missing() -> None:
    board = table().lay("golden_valley").give(0, colonise=1).phase("expansion")
    board.units(0, "golden_valley settler 3", "golden_valley settler 4", "golden_valley settler 1")
    board.phase("expansion").act("colonise golden_valley")
    assert asked(board) == ("Expansion phase: which settler in Golden Valley takes part? Strength still needed: 3.")
    assert said(board, "commit 4", "fr") == "Colon de force 4"


def test_production_says_what_it_brings_and_trades_what_they_cost() -> None:
    board = table().removed(0, food=2, economy=2).give(0, coins=3).phase("production")
    assert asked(board, "fr") == "Phase de production : que faites-vous ?"
    assert said(board, "produce population") == "Produce population: 2 pawns"
    assert said_in_full(board, "produce coins") == "Produce coins: 2 coins: from the start 1, economy 1"
    assert said(board, "buy", "fr") == "Échanger 3 pièces contre un pion actif"
    assert said(board, "recall rose_sands settler 2") == (
        "Trade the settler of strength 2 on the Rose Sands for an active pawn"
    )
    board.act("buy")
    assert asked(board) == "Do you trade once more?"
    assert said(board, "pass") == "Trade no more"


def test_a_token_that_is_gone_is_told_as_coins() -> None:
    board = table().do(0, [{"token": "either"}], "building.railway_station")
    assert said(board, "token fortify", "fr") == "Prendre un jeton Fortifier"
    board.position.supply[1] = 0
    assert said(board, "token fortify") == "Take 3 coins, since no Fortify token is left"


# ---- effects that ask


def test_choices_grants_and_second_thoughts_are_said_in_full() -> None:
    choice = {"choose": [[{"gain": {"coins": 2}}], [{"activate": 1}, {"gain": {"coins": 1}}]]}
    board = table().do(0, [choice], "leader.hypatia")
    assert asked(board) == "Hypatia: which do you choose?"
    assert said(board, "pick 2", "fr") == "Activer 1 pion et gagner 1 pièce"
    board = table().do(0, [{"optional": [{"pay": {"coins": 1, "then": [{"move": 1}]}}]}], "government.hill_clans")
    assert asked(board, "fr") == "Clans des collines : voulez-vous payer 1 pièce pour faire 1 déplacement ?"
    board = table().give(0, coins=3).do(0, [{"basic_action": 2}], "leader.alan_turing")
    assert asked(board) == "Alan Turing: which basic action do you do? 2 to come."
    assert said(board, "basic grow") == "Action 4: activate 1 pawn, then gain 1 coin"
    board = table().objectives("full_coffers").give(0, coins=13, active=5).lay("oasis", "grassland", "salt_lake")
    board.village(0, "oasis", "grassland", "salt_lake").do(0, [{"gain": {"coins": 1}}], "technology.wheel")
    assert asked(board) == "Wheel: do you gain 1 coin? You would then meet an objective and have to claim it."
    assert said(board, "accept", "fr") == "Oui"


def test_a_copied_action_is_told_with_its_technology() -> None:
    board = table().tech(1, "wheel").do(0, [{"copy_action": True}], "technology.internet")
    assert asked(board, "fr") == "Internet : de quelle technologie faites-vous l’action ?"
    assert said(board, "copy wheel") == "Do as Wheel: gain 3 coins"


def test_a_first_question_comes_with_a_hint_and_a_plain_one_with_none() -> None:
    assert hinted(table()).startswith("The pawn must leave its space")
    assert hinted(table().phase("production"), "fr").startswith("Produisez de la population ou des pièces")
    assert hinted(table().do(0, [{"token": "either"}])) == ""


def test_a_cause_is_called_by_what_it_points_at() -> None:
    assert cause_name("track.infrastructure_3") == "infrastructure"
    assert cause_name("investment.investment_2") == "investment"
    assert cause_name("leader.cyrus_the_great") == "cyrus_the_great"
    assert cause_name("") == ""


# ---- what cards and tiles do


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ({"gain": {"coins": 1}}, "gain 1 coin", "gagner 1 pièce"),
        ({"activate": 2}, "activate 2 pawns", "activer 2 pions"),
        ({"invest": "food"}, "invest 1 cube of the food track", "investir 1 cube Nourriture"),
        (
            {"invest": {"track": "any", "times": 2}},
            "invest 2 cubes of your choice",
            "investir 2 cubes de votre choix",
        ),
        (
            {"research": {"level": "III", "scholar": "active", "free": True}},
            "research a technology of level III without its prerequisites",
            "rechercher une technologie de niveau III sans ses prérequis",
        ),
        (
            {"research": {"level": "I", "scholar": "inactive"}},
            "research a technology of level I with a pawn from a column",
            "rechercher une technologie de niveau I avec un pion de vos colonnes",
        ),
        (
            {"recruit": {"from": "inactive", "unit": "soldier", "strength": 2, "times": 2}},
            "recruit 2 soldiers of strength 2 from the columns",
            "recruter 2 soldats de force 2 depuis les colonnes",
        ),
        (
            {"recruit": {"from": "active", "unit": "either", "strength": 1}},
            "turn an active pawn into a settler or a soldier of strength 1",
            "faire d’un pion actif un colon ou un soldat de force 1",
        ),
        ({"upgrade": {"unit": "soldier", "by": 2}}, "strengthen a soldier by 2", "renforcer un soldat de 2"),
        ({"upgrade": {"unit": "any", "by": 1}}, "strengthen a settler or a soldier by 1",
         "renforcer un colon ou un soldat de 1"),
        ({"move": 3}, "make up to 3 moves", "faire jusqu’à 3 déplacements"),
        ({"explore_more": 1}, "explore 1 more territory this turn", "explorer 1 territoire de plus ce tour"),
        ({"colonise": {"bonus": 0}}, "colonise a village", "coloniser un village"),
        (
            {"fortify": {"bonus": 2}},
            "fortify a city, with 2 extra strength",
            "fortifier une ville, avec 2 de force en plus",
        ),
        ({"token": "colonise"}, "take a Colonise token", "prendre un jeton Coloniser"),
        ({"token": "either"}, "take a Colonise or a Fortify token", "prendre un jeton Coloniser ou Fortifier"),
        ({"building": "II"}, "take a building of level II", "prendre un bâtiment de niveau II"),
        (
            {"build": {"discount": 1}},
            "build a building, new or there already, for 1 coin less",
            "construire un bâtiment, nouveau ou déjà présent, pour 1 pièce de moins",
        ),
        ({"produce": "population"}, "produce population", "produire de la population"),
        ({"produce": "coins"}, "produce coins", "produire des pièces"),
        ({"basic_action": 1}, "do a basic action", "faire une action de base"),
        ({"theocracy": True}, "use your Theocracy", "utiliser votre Théocratie"),
        ({"points": 3}, "score 3 points at the end", "marquer 3 PV à la fin"),
        (
            {"private_technology": {"level": "II", "look_at": 3}},
            "look at the top 3 cards of level II and keep one as a private technology",
            "regarder les 3 premières cartes de niveau II et en garder une comme technologie privée",
        ),
        (
            {"copy_action": True},
            "do the action of a technology that somebody has researched, at its cost",
            "faire l’action d’une technologie que quelqu’un a recherchée, à son coût",
        ),
        (
            {"pay": {"coins": 2, "population": 1, "then": [{"token": "fortify"}]}},
            "pay 2 coins and exhaust 1 pawn to take a Fortify token",
            "payer 2 pièces et épuiser 1 pion pour prendre un jeton Fortifier",
        ),
        (
            {"choose": [[{"points": 3}, {"each": {"who": "opponents", "do": [{"points": 1}]}}], [{"move": 1}]]},
            "either score 3 points at the end and each other player scores 1 point at the end, or make 1 move",
            "soit marquer 3 PV à la fin et chaque autre joueur marque 1 PV à la fin, soit faire 1 déplacement",
        ),
        (
            {"each": {"who": "opponents", "do": [{"activate": 1}]}},
            "each other player may activate 1 pawn",
            "chaque autre joueur peut activer 1 pion",
        ),
        ({"optional": [{"move": 1}]}, "make 1 move if you like", "faire 1 déplacement si vous voulez"),
    ],
)  # fmt: skip
def test_effects_describe_themselves(effect: dict[str, Any], english: str, french: str) -> None:
    described = describe(game().box.reader.many(Fields("test", "test", {}), [effect]))
    assert speech().text(described) == english
    assert typed(speech("fr").text(described)) == french


def test_every_verb_of_the_game_has_words_of_its_own() -> None:
    book = game().box.book
    for lang in LANGUAGES:
        other = speech(lang).words("beyond_the_horizon-effect-other")
        assert not [effect for effect in book.effects if other in speech(lang).text(describe(effect))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_tile_says_what_it_does_and_no_two_say_the_same(lang: str) -> None:
    box, book, words = game().box, game().box.book, speech(lang)
    kinds = [
        [technology_text(book, technology) for technology in box.technologies],
        [leader_text(book, leader) for leader in box.leaders],
        [government_text(book, government) for government in box.governments],
        [objective_text(objective) for objective in box.objectives],
        [territory_text(book, territory) for territory in box.territories],
        [building_text(book, building) for building in box.buildings],
    ]
    nothing = words.words("beyond_the_horizon-none")
    for kind in kinds:
        texts = [words.text(text) for text in kind]
        assert len(set(texts)) == len(texts)
        assert not [text for text in texts if text == nothing or f": {nothing}" in typed(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lasting_effect_occasion_and_counter_has_words_of_its_own(lang: str) -> None:
    words, book = speech(lang), game().box.book
    lasting = [words.text(text) for text in modifier_texts([1] * len(MODIFIERS))]
    occasions = [words.text(when_text(book, event, 0)) for event in range(len(EVENTS))]
    counted = [words.text(points_text([PointsPer(2, counter, 1, 0)])) for counter in range(len(COUNTERS))]
    needed = [words.text(needs_text("and", [(counter, 2)])) for counter in range(1, len(COUNTERS))]
    for texts in (lasting, occasions, counted, needed):
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_spaces_of_a_board_say_what_they_bring(lang: str) -> None:
    box, book, words = game().box, game().box.book, speech(lang)
    for track in box.tracks:
        for space in track:
            assert words.text(track_text(book, space, box.governments[0]))
            assert words.text(track_text(book, space, None))
    texts = [words.text(investment_text(book, space)) for space in box.investment]
    assert len(set(texts)) == len(texts)


# ---- a closer look


def test_a_closer_look_finds_things_by_the_beginning_of_their_names() -> None:
    board = table().lay("golden_valley").village(1, "golden_valley").units(0, "golden_valley soldier 3")
    assert looked(board, "golden") == [
        "Golden Valley (territory): strength 3; explorer: gain 1 coin; village: cube of the economy track, "
        "gain 3 coins, 4 points; city: cube of the infrastructure track, 7 points; village of Bob; "
        "units: soldier of strength 3 (Ann)"
    ]
    assert looked(board, "ecriture", "fr") == [
        "Écriture (technologie de niveau I, bleu) : aussitôt : investir 1 cube Infrastructure ; "
        "action : payer 1 pièce, puis rechercher une technologie de niveau II (1 case)"
    ]
    assert looked(board, "stock") == [
        "Stock Exchange (technology of level III, green): at once: invest 1 cube of the economy track, "
        "then gain 2 coins; at the end: 1 point for every 3 coins you have (at most 5)"
    ]
    assert looked(board, "IV a") == [f"IV a: {_name(board, 'IV1')}, needs two of III a, III b, III c"]
    assert looked(board, "marie")[0].startswith("Marie Curie (leader of level IV): at the end: 1 point for every 2")
    assert looked(board, "two cit") == ["Two Citadels (objective B): at least 2 cities you have fortified"]
    assert looked(board, "action 6")[0].endswith("needs at least 1 village you have colonised")
    assert looked(board, "rose")[0].startswith("Rose Sands: starting tile of Ann")
    assert looked(board, "") == []


def _name(board: Board, slot: str) -> str:
    position = board.position
    return speech().words.name(position.box.technologies[position.cards[position.box.slot_no[slot]]].id)


# ---- the rule behind an action


def rule_behind(board: Board, notation: str) -> str:
    seat = board.position.pending()[0]
    behind = speech().rule_of(board.position.view(seat), seat, game().action(notation))
    return behind.removeprefix("beyond_the_horizon.")


def test_actions_rest_on_the_rule_of_their_question() -> None:
    board = table().give(0, coins=3)
    assert rule_behind(board, "act grow") == "action.grow"
    assert rule_behind(board.tech(0, "wheel").pawn(0, "grow"), "act wheel") == "action.technology"
    board = table().lay("oasis").units(0, "oasis settler 3").give(0, colonise=1).phase("expansion")
    assert rule_behind(board, "colonise oasis") == "expansion.colonise_token"
    assert rule_behind(board, "pass") == "expansion.one"
    board = table().lay("oasis").units(0, "oasis settler 3").do(0, [{"colonise": {"bonus": 0}}])
    assert rule_behind(board, "colonise oasis") == "effects.colonise"
    assert rule_behind(board, "pass") == "effects.decline"
    board = table().do(0, [{"invest": "any"}])
    assert rule_behind(board, "cube food") == "investing.cube"


# ---- refusals


def test_refusals_give_the_reason_and_the_rule() -> None:
    board = table().pawn(0, "muster").pawn(1, "research_i")
    assert why_not(board, "act colonise_token").endswith("[beyond_the_horizon.action.colonise_token]")
    assert why_not(board, "act wheel", "fr") == (
        "vous n’avez pas la technologie Roue [beyond_the_horizon.action.technology]"
    )
    assert why_not(board, "pass") == "this is no answer to what is asked now [core.choice]"


def test_every_refusal_of_a_game_can_be_said() -> None:
    rng, rules = Random(4), set()
    for number, position in enumerate(played(3, 9, rounds=20)):
        seat = position.pending()[0]
        legal = position.legal(seat)
        if number % 4:
            continue
        for actions in game().box.actions.of:
            action = rng.choice(actions)
            if action not in legal:
                refusal = refusal_of(position, seat, action.notation)
                rules.add(refusal.rule)
                for lang in LANGUAGES:
                    assert speech(lang).refuse(refusal).endswith(f"[{refusal.rule}]")
    assert len(rules) > 10


# ---- events


SAMPLES: dict[str, Any] = {
    "who": 0, "other": 1, "n": 2, "m": 3, "government": "hill_clans", "deed": "muster", "slot": "II3", "place": "II3",
    "leader": "attila", "colour": "red", "technology": "writing", "level": "II", "track": "food",
    "stage": "monarchy", "unit": "settler", "tile": "oasis", "to": "cradle", "token": "fortify", "building": "farm",
    "what": "coins", "objective": "four_schools",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_and_none_is_left_over(lang: str) -> None:
    check_events(game(), lang, SAMPLES)


def test_events_read_well() -> None:
    english, french = speech("en"), speech("fr")
    moves = {"who": 0, "unit": "settler", "n": 2, "tile": "oasis", "to": "great_delta"}
    assert english.tell(Event("beyond_the_horizon-log-moves", moves)) == (
        "Ann moves a settler of strength 2 from the Oasis to the Great Delta"
    )
    assert french.tell(Event("beyond_the_horizon-log-moves", moves)) == (
        "Ann mène un colon de force 2 de l’Oasis vers le Grand delta"
    )
    builds = Event("beyond_the_horizon-log-builds", {"who": 1, "building": "amphitheatre", "tile": "cradle"})
    assert french.tell(builds) == "Bob construit l’amphithéâtre sur le berceau"
    stage = Event("beyond_the_horizon-log-stage", {"who": 1, "stage": "democracy"})
    assert english.tell(stage) == "Bob reaches Democracy"


def test_production_is_told_item_by_item() -> None:
    board = table().removed(0, food=2).phase("production").act("produce population")
    lines = [speech().tell(event) for event in board.events]
    assert "Ann produces 2 pawns: population (column A) 1, population (column B) 1" in lines
