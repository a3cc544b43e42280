"""What Rise & Fall says at its questions: actions, numbers and refusals as sentences, in two languages."""

from __future__ import annotations

import re
from random import Random

from ecumene.core.position import Position
from ecumene.games.rise_and_fall.box.actions import TAX, TITHE, TRADE, RiseAction
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackTogether
from ecumene.games.rise_and_fall.play.decline import GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.rise_and_fall.board import Player, Table, rise_and_fall, world
from tests.rise_and_fall.speaking import LAND, played, speech
from tests.speaking import typed


def said(player: Player, notation: str, lang: str = "en") -> str:
    """An action as a sentence, with its parts."""
    game, view = player.table.game, player.table.position.view(player.seat)
    return typed(speech(lang).because(view, player.seat, game.action(notation)))


def asked(player: Player, lang: str = "en") -> str:
    return typed(speech(lang).ask(player.table.position.view(player.seat), player.seat))


def remarked(player: Player, notation: str, lang: str = "en") -> str:
    game, view = player.table.game, player.table.position.view(player.seat)
    return typed(speech(lang).remark(view, player.seat, game.action(notation)))


def why_not(player: Player, notation: str, lang: str = "en") -> str:
    return typed(speech(lang).refuse(player.refusal(notation))).partition(" — ")[2]


def test_every_action_rests_on_a_rule_and_every_number_said_is_the_number_paid() -> None:
    """Random games: what taxes, trade and tithe are said to bring is what comes into the treasury."""
    game, paid = rise_and_fall(), 0
    for seats, seed in ((2, 5), (4, 6)):
        position, rng = game.new(seats, seed, {"world": "quick"}), Random(seed)
        assert isinstance(position, RisePosition)
        for _ in range(400):
            seat = position.pending()[0]
            action = rng.choice(position.legal(seat))
            assert isinstance(action, RiseAction)
            view = position.view(seat)
            assert speech().rule_of(view, seat, action) in game.rules
            sentence, before = speech().say(view, seat, action), position.gold[seat]
            position.apply(seat, action)
            if action.verb in (TAX, TRADE, TITHE):
                number = re.search(r"(\d+) gold", sentence)
                assert number, sentence
                assert int(number[1]) == position.gold[seat] - before > 0
                paid += 1
    assert paid > 10


# ---- making the world


def building(seed: int = 3) -> Position:
    return rise_and_fall().new(2, seed)


def test_a_tile_is_asked_for_and_said_by_its_hex_and_how_it_lies() -> None:
    position = building()
    seat, game = position.pending()[0], rise_and_fall()
    view = position.view(seat)
    assert speech().ask(view, seat) == "Where do you lay the sea? 12 are left."
    assert typed(speech("fr").ask(view, seat)) == "Où posez-vous la mer ? Il en reste 12."
    assert speech().say(view, seat, game.action("sea 3.-2")) == "Lay the sea around 3.-2"
    assert speech().say(view, seat, game.action("forest 3.-2 2")) == "Lay the forest at 3.-2, turned twice"
    assert speech("fr").say(view, seat, game.action("glacier 0.1 0")) == "Poser le glacier en 0.1, sans tourner"
    assert speech().rule_of(view, seat, game.action("sea 3.-2")) == "rise_and_fall.world.sea_touch"


def test_where_there_is_no_room_the_player_hears_how_many_tiles_must_move() -> None:
    for seed in range(40):
        for position in played(2, seed, 40):
            if position.agenda[-1].kind == "lifttile":
                seat = position.pending()[0]
                view, lift = position.view(seat), position.legal(seat)[0]
                assert speech().ask(view, seat) == "There is no room for another plain: which tile do you move?"
                assert typed(speech("fr").ask(view, seat)) == (
                    "Il n’y a pas de place pour une autre plaine : quelle tuile déplacez-vous ?"
                )
                assert speech().say(view, seat, lift) == f"Lift the plain at {lift.notation.split()[1]}"
                assert speech().rule_of(view, seat, lift) == "rise_and_fall.world.lift"
                position.apply(seat, lift)
                assert speech().ask(position.view(seat), seat) == "Where do you lay this tile? 2 to lay."
                assert speech().rule_of(position.view(seat), seat, position.legal(seat)[0]) == (
                    "rise_and_fall.world.relay"
                )
                return
    raise AssertionError("no world needed a plain to be moved")


# ---- deciding


def test_a_first_piece_says_where_it_would_stand_and_what_lies_around() -> None:
    table = world(LAND)
    table.begins(Deploy(0))
    red = table.players[0]
    assert asked(red) == "Which piece do you place, and where? You have 3 to place."
    assert asked(red, "fr") == "Quelle pièce placez-vous, et où ? Il vous en reste 3."
    assert said(red, "deploy nomad 2.0") == "Place your nomad in forest 2.0"
    assert said(red, "deploy ship 0.0", "fr") == "Placer votre navire en mer 0.0"
    assert remarked(red, "deploy city 1.0") == "~~.f"


def test_a_card_is_offered_with_its_pieces_and_what_they_could_do() -> None:
    table = world(LAND)
    red, yellow = table.players
    red.nomad("2.0", "3.1").city("1.1").has(wood=1, stone=1)
    yellow.ship("0.1")
    table.begins(PlayCard((0, 1)))
    view, play = table.position.view(0), table.game.action("play nomad")
    assert asked(red) == "Which card do you play?"
    assert said(red, "play nomad") == "Play Nomads face down"
    assert said(red, "play city", "fr") == "Jouer Villes, face cachée"
    assert remarked(red, "play nomad") == "2 nomads"
    assert speech().details(view, 0, play) == ["2 can move, 2 can produce, 1 can build a city"]
    assert speech("fr").details(view, 0, play) == [
        "2 peuvent se déplacer, 2 peuvent produire, 1 peut construire une ville"
    ]


def test_a_piece_is_offered_with_what_it_could_do_and_bring() -> None:
    table = world(LAND)
    red, yellow = table.players
    red.city("1.0", "2.0").nomad("2.1")
    yellow.city("1.1").merchant("1.1")
    red.has(gold=1).turn("city")
    assert asked(red) == "Which city acts? 2 have not acted yet."
    assert asked(red, "fr") == "Quelle ville agit ? 2 pièces n’ont pas encore agi."
    assert said(red, "wake 2.0") == "City in forest 2.0"
    assert remarked(red, "wake 2.0") == "grow, train, taxes 3"
    assert remarked(red, "wake 1.0", "fr") == "taxes 2"
    assert said(red, "end", "fr") == "Finir vos actions"
    red.wakes("2.0")
    assert asked(red) == "What does the city in forest 2.0 do?"
    assert asked(red, "fr") == "Que fait la ville en forêt 2.0 ?"
    assert said(red, "tax") == "Collect taxes: 3 gold: taxes 3"
    assert said(red, "grow 3.0", "fr") == "Faire naître un nomade en montagne 3.0"
    assert said(red, "educate mountaineer 2.1") == "Train the nomad at 2.1 as a mountaineer for 1 gold: education 1"


def test_a_nomad_says_what_building_costs() -> None:
    table = world(LAND)
    red = table.players[0].nomad("1.0").has(wood=2, stone=2)
    red.turn("nomad").wakes("1.0")
    assert said(red, "build city") == "Build a city here for 1 wood and 1 stone"
    assert said(red, "build temple", "fr") == "Construire ici un temple pour 2 pierres"
    assert said(red, "build ship 0.0") == "Build a ship at 0.0 for 1 wood"
    assert said(red, "move 2.0", "fr") == "Aller en forêt 2.0"
    view = table.position.view(0)
    rules = [speech().rule_of(view, 0, table.game.action(text)) for text in ("build city", "move 2.0")]
    assert rules == ["rise_and_fall.nomads.city", "rise_and_fall.nomads.move"]


def test_ships_merchants_and_temples_speak_of_what_they_meet() -> None:
    table = world(LAND)
    red, yellow = table.players
    red.ship("0.1").merchant("1.0").temple("2.0").has(gold=9, wood=1)
    yellow.city("1.0").nomad("2.1")
    red.turn("ship").wakes("0.1")
    assert said(red, "trade") == "Trade: 3 gold: coastal cities 3"
    assert said(red, "land merchant 1.1") == "Go ashore as a merchant on plain 1.1 for 2 gold: going ashore 2"
    red.does("trade")
    red.turn("merchant").wakes("1.0")
    assert said(red, "trade", "fr") == "Commercer : 5 PO : villes adverses 5"
    assert said(red, "buy stone") == "Buy 1 stone for 5 gold: dealing with the bank 5"
    red.does("trade")
    red.turn("temple").wakes("2.0")
    assert said(red, "convert 2.1") == "Convert the nomad of Bob at 2.1 for 2 gold: conversion 2"
    assert said(red, "tithe", "fr") == "Prélever la dîme : 2 PO : dîme 2"


def test_decline_and_buying_back_name_the_cards_and_the_price() -> None:
    table = world(LAND)
    red, yellow = table.players
    red.nomad("1.0").city("2.0").ship("0.0").has(gold=12)
    yellow.nomad("2.1").city("1.1").cards(nomad="decline", city="decline").has(gold=10)
    table.trophies(temple=1, ship=1)
    table.position.won = 2
    table.position.agenda = [GiveCards((0, 1))]
    assert asked(red) == "Which 2 cards go into Decline?"
    assert said(red, "give nomad city") == "Put into Decline: Nomads and Cities"
    assert said(red, "give city ship", "fr") == "Mettre au Déclin : Villes et Navires"
    red.cards(ship="decline")
    table.begins(BuyBack(0))
    assert asked(red) == "Do you buy a card back for 10 gold? You have 12."
    assert said(red, "redeem ship") == "Buy back Ships for 10 gold: price 10"
    assert said(red, "spare", "fr") == "Ne rien racheter"
    table.begins(BuyBackTogether((0, 1)))
    assert asked(yellow) == "You have no active card left: which one do you buy back for 10 gold?"
    assert asked(yellow, "fr") == "Vous n’avez plus de carte active : laquelle rachetez-vous pour 10 PO ?"


# ---- refusals


def test_refusals_give_the_reason_with_its_numbers() -> None:
    table = world(LAND)
    red, yellow = table.players
    red.nomad("1.0", "3.0").has(wood=1)
    yellow.nomad("2.0")
    red.turn("nomad").wakes("1.0")
    assert why_not(red, "move 2.0") == "somebody stands there already [rise_and_fall.actions.stacking]"
    assert why_not(red, "build city") == "it costs 1 stone and you have 0 [rise_and_fall.bank.cost]"
    assert why_not(red, "build temple", "fr") == "il faut 2 pierres et vous en avez 0 [rise_and_fall.bank.cost]"
    assert why_not(red, "produce") == ("a nomad produces in forest or on mountain only [rise_and_fall.nomads.produce]")
    assert why_not(red, "tax", "fr") == (
        "ce sont les nomades qui agissent maintenant, à leur façon [rise_and_fall.actions.kind]"
    )
    red.does("build ship 0.0")
    red.has(stone=5).wakes("3.0")
    assert why_not(red, "produce") == "nobody may have more than 5 stone [rise_and_fall.bank.limit]"
    assert why_not(red, "produce", "fr") == "nul ne peut avoir plus de 5 pierres [rise_and_fall.bank.limit]"


def test_a_cliff_is_called_a_cliff() -> None:
    table = world("""
        . . m
         f f
    """)
    red = table.players[0].nomad("1.0")
    red.turn("nomad").wakes("1.0")
    assert why_not(red, "move 2.0") == "a cliff is in the way [rise_and_fall.actions.cliff]"
    assert why_not(red, "move 2.0", "fr") == "une falaise barre le chemin [rise_and_fall.actions.cliff]"


def test_a_tile_that_does_not_fit_says_by_how_much() -> None:
    position = building()
    seat = position.pending()[0]
    table = Table.__new__(Table)
    table.game, table.position = rise_and_fall(), position  # type: ignore[assignment]
    builder = Player(table, seat)
    assert why_not(builder, "sea 30.0") == (
        "it touches no other sea, and must touch at least 2 [rise_and_fall.world.sea_touch]"
    )
    assert why_not(builder, "sea 0.0", "fr") == "il y a déjà une tuile à cet endroit [rise_and_fall.world.sea_table]"
    assert why_not(builder, "plain 0.0 0") == "a sea is laid now [rise_and_fall.world.turns]"
