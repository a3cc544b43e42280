"""What Tapestry says at its questions: actions, numbers, events and refusals as sentences, in two languages."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.effects import AnyOrder, Choose, May, PayThen
from ecumene.core.position import Event
from ecumene.core.words import LANGUAGES
from ecumene.games.tapestry.box.actions import ADVANCE, LAY, TapestryAction
from ecumene.games.tapestry.speech.asking import hint
from ecumene.games.tapestry.speech.describing import describe
from tests.messages import check_events
from tests.speaking import asked, remarked, spoken, typed, why_not
from tests.speaking import said_in_full as said
from tests.tapestry.board import Board, game, table
from tests.tapestry.speaking import played, speech

# ---- whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 3), (5, 4)])
def test_every_question_and_action_of_a_game_is_said_in_both_languages_and_rests_on_a_rule(
    seats: int, seed: int
) -> None:
    laid = 0
    for view, seat, action in spoken(played(seats, seed), seed):
        assert isinstance(action, TapestryAction)
        for lang in LANGUAGES:
            assert speech(lang).remark(view, seat, action) or action.verb != ADVANCE
            assert all(speech(lang).details(view, seat, action))
        laid += action.verb == LAY
    assert laid


def test_no_question_betrays_the_hand_of_the_defender() -> None:
    """Whoever looks on, the question reads the same whatever the defender holds."""
    board = table(civs=("leaders", "chosen"))
    board.lay("0.1", "t05").outpost(1, "0.1").outpost(0, "0.0")
    for hand in (["trap", "guilds"], ["guilds", "dystopia"]):
        other = Board(board.position.copy())
        other.hand(1, *hand).do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}], "space.military_8")
        other.act("conquer 0.1")
        assert other.asked() == "1 respond"
        assert typed(speech().ask(other.position.view(0), 1)) == ("Warplanes: Ann attacks you in 0.1. Do you respond?")


# ---- turns


def test_a_turn_offers_an_income_turn_or_the_next_spaces_with_what_they_cost_and_give() -> None:
    board = table().give(0, coin=2, food=2).token(0, exploration=1, technology=3)
    assert asked(board) == "Advance on a track, or take income turn 2?"
    assert asked(board, "fr") == "Avancer sur une piste, ou jouer le tour de revenus 2 ?"
    assert said(board, "advance exploration").startswith("Advance on exploration to Rafts: cost")
    assert said(board, "advance technology", "fr").startswith("Avancer en Technologie : Métallurgie : coût")
    assert remarked(board, "advance exploration") == "explore"
    assert remarked(board, "advance technology", "fr") == ("remplacer les cartes Technologie visibles, puis inventer")
    assert said(board, "income").startswith("Take income turn 2")
    board.act("advance technology")
    assert asked(board) == "What do you pay with to advance on technology?"
    assert said(board, "pay coin") == "Pay 1 coin"
    assert said(board, "pay food", "fr") == "Payer 1 nourriture"


def test_a_first_question_comes_with_a_hint_and_a_plain_one_with_none() -> None:
    board = table().give(0, coin=1)
    told = hint(board.position)
    assert told is not None
    assert speech().text(told).startswith("An advance pays, moves one space")
    assert hint(board.do(0, [{"landmark": "any"}]).position) is None


def test_the_last_income_turn_is_called_so() -> None:
    board = table().era(4, 4).give(0, coin=1)
    assert asked(board, "fr") == "Avancer sur une piste, ou jouer votre dernier tour de revenus ?"
    assert said(board, "income").startswith("Take your last income turn")


def test_several_tokens_are_told_apart_by_their_spaces() -> None:
    board = table().give(0, coin=3).token(0, science=(0, 2))
    assert said(board, "advance science").startswith("Advance on science: cost")
    board.act("advance science")
    assert asked(board) == "Which of your tokens advances on science?"
    assert said(board, "token 0", "fr") == "Le pion au départ"
    assert said(board, "token 2") == "The token on Mathematics"


# ---- effects


def test_a_choice_names_its_branches_and_where_it_comes_from() -> None:
    board = table().tiles(0, "t01").do(0, [{"choose": [[{"explore": {"where": "adjacent"}}], [{"build": ["farm"]}]]}])
    assert said(board, "pick 1") == "Explore"
    assert said(board, "pick 2", "fr") == "Gagner une ferme"
    board = table().give(0, coin=1).token(0, exploration=2).tiles(0, "t01").act("advance exploration")
    assert asked(board) == "Wagons: which do you choose?"
    assert asked(board, "fr") == "Chariots : que choisissez-vous ?"


def test_a_bonus_says_what_it_costs_and_gives() -> None:
    board = table().give(0, coin=2, food=1).token(0, science=1).act("advance science", "pay coin")
    assert asked(board) == "Mathematics: do you take the bonus (pay a resource: gain a house)?"
    assert said(board, "pay food") == "Pay 1 food"
    assert said(board, "decline", "fr") == "Non"


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ({"gain": {"coin": 1, "culture": 2}}, "gain 1 coin and 2 culture", "gagner 1 pièce et 2 cultures"),
        ({"gain": {"resource": 1}}, "gain 1 resource of your choice", "gagner 1 ressource au choix"),
        ({"gain": {"territory": 2}}, "gain 2 territory tiles", "gagner 2 tuiles Territoire"),
        ({"gain": {"civilization": 1}}, "gain a new civilization", "gagner une nouvelle civilisation"),
        ({"points_per": {"of": "farm", "each": 2}}, "2 points for each farm", "2 PV par ferme"),
        (
            {"build": ["farm", "house", "armory"]},
            "gain a house, a farm or an armory",
            "gagner une maison, une ferme ou un arsenal",
        ),
        ({"landmark": "barn"}, "gain the Barn", "gagner la Grange"),
        (
            {"advance": {"tracks": ["exploration", "military"], "benefit": True, "bonus": "pay"}},
            "advance on exploration or military with benefit",
            "avancer en Exploration ou Militaire avec bénéfice",
        ),
        ({"research": {"benefit": False}}, "research without benefit", "rechercher sans bénéfice"),
        ({"conquer": {"where": "anywhere", "dice": "one"}}, "conquer anywhere", "conquérir n’importe où"),
        (
            {"use_tech": "square"},
            "gain the square of a card in your top row",
            "gagner le carré d’une carte de votre ligne du haut",
        ),
        ({"each": {"who": "all", "do": [{"points": 1}]}}, "everybody: 1 point", "pour chacun : 1 PV"),
        ({"code": "leaders_lead"}, "use its ability", "utiliser sa capacité"),
    ],
)  # fmt: skip
def test_effects_describe_themselves(effect: dict[str, Any], english: str, french: str) -> None:
    described = describe(game().reader.many(Fields("test", "test", {}), [effect]))
    assert speech().text(described) == english
    assert typed(speech("fr").text(described)) == french


def test_whatever_one_may_choose_or_leave_is_described() -> None:
    """Somewhere below a choice, an order to pick or an offer, nothing is called just an ability."""
    told: set[str] = set()
    for effect in game().book.effects:
        if isinstance(effect, (AnyOrder, Choose, May, PayThen)):
            told |= {speech().text(describe(part)) for part in effect.parts()}
    assert "roll the science die" in told
    assert "stand up your toppled outposts in up to three territories" in told
    assert [text for text in told if "ability" in text] == []


def test_tiles_and_cards_are_offered_with_what_they_give() -> None:
    board = table().tiles(0, "t01", "t08").do(0, [{"explore": {"where": "adjacent"}}], "space.exploration_2")
    assert asked(board) == "Rafts: with which tile do you explore?"
    assert said(board, "tile t01") == "Territory 1: desert"
    assert remarked(board, "tile t08") == "gain a farm"
    board.act("tile t01")
    assert asked(board, "fr") == "Radeaux : où posez-vous Territoire 1, et comment tournée ?"
    board = table().display("barn", "paper", "radio").do(0, [{"invent": {"from": "any"}}], "space.technology_1")
    assert said(board, "invent barn") == "Invent Barn"
    assert remarked(board, "invent barn") == "3 points"
    assert said(board, "invent deck", "fr") == "Prendre la première carte de la pioche"
    seat, view = 0, board.position.view(0)
    assert speech().details(view, seat, game().action("invent barn")) == [
        "Barn. Circle: 3 points. Square: gain the Barn, once Breeding is open."
    ]


def test_a_tapestry_card_is_told_in_full_before_it_is_played() -> None:
    board = table().hand(0, "guilds", "academia").era(2, 1).do(0, [{"play_tapestry": True}])
    assert said(board, "play guilds", "fr") == "Jouer Guildes"
    view = board.position.view(0)
    assert speech().details(view, 0, game().action("play academia")) == [
        "Academia, this era: 3 points whenever you invent a tech card or gain a tapestry card, for each card."
    ]


# ---- refusals


def test_refusals_give_the_reason_and_the_rule() -> None:
    board = table().give(0, coin=1).token(0, military=3, technology=12)
    assert why_not(board, "advance military") == (
        "you cannot pay for the next space on military [tapestry.advancing.cost]"
    )
    assert why_not(board, "advance technology", "fr") == (
        "aucun de vos pions n’a de case devant lui en Technologie [tapestry.advancing.end_of_track]"
    )
    assert why_not(board, "plot 1.1") == "this is no answer to what is asked now [core.choice]"
    board = table().do(0, [{"build": ["farm"]}])
    assert why_not(board, "plot 2.1") == "nothing is built on an impassable plot [tapestry.capital.impassable]"


# ---- events


SAMPLES: dict[str, Any] = {
    "masterpiece": "kaleidoscope", "inspiration": "farm", "terrain": "desert", "side": "left",
    "who": 0, "other": 1, "civ": "leaders", "capital": "desert", "era": 2, "card": "guilds", "track": "science",
    "space": "science_2", "landmark": "barn", "n": 2, "thing": "territory",
    "cause": "tech.paper", "area": "1.-2", "tile": "t07", "star": "s03", "die": "red", "face": "5", "tech": "radio",
    "row": "top", "building": "farm", "plot": "3.4", "achievement": "topple_two",
    "what": "house",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_and_none_is_left_over(lang: str) -> None:
    check_events(game(), lang, SAMPLES)


def test_events_read_well() -> None:
    english, french = speech("en"), speech("fr")
    pays = Event("tapestry-log-pays", {"who": 0, "thing": "coin", "n": 2})
    assert english.tell(pays) == "Ann pays 2 coins"
    assert french.tell(pays) == "Ann paie 2 pièces"
    rolls = Event("tapestry-log-rolls", {"who": 1, "die": "black", "face": "5"})
    assert english.tell(rolls) == "Bob rolls the black die: the benefit of the tile"
    science = Event("tapestry-log-rolls", {"who": 1, "die": "science", "face": "military"})
    assert typed(french.tell(science)) == "Bob lance le dé de science : Militaire"
    scores = Event("tapestry-log-scores", {"who": 0, "n": 5, "cause": "bonus.exploration_8"})
    assert english.tell(scores) == "Ann scores 5 points (Cars)"
    discards = Event("tapestry-log-discards", {"who": 0, "n": 2, "thing": "tech"})
    assert french.tell(discards) == "Ann défausse 2 cartes Technologie"
