"""What single cards, deeds, civilizations and capitals are worth, in points, by their names.

Judgements and measurements of ours for bots, no rules. What depends on the moment is sized up where it is weighed.
"""

from __future__ import annotations

from typing import Final

ERA_CARDS: Final = {
    "academia": 9.0, "age_of_sail": 7.0, "alliance": 8.0, "broker_of_peace": 5.0, "capitalism": 8.0,
    "empiricism": 4.0, "exploitation": 6.0, "golden_age": 6.0, "industrialism": 8.0, "marriage_of_state": 9.0,
    "mercantilism": 6.0, "militarism": 6.0, "monarchy": 10.0, "pillage_and_plunder": 4.0, "pirate_rule": 5.0,
    "revisionism": 7.0, "terraforming": 7.0, "theocracy": 5.5, "tyranny": 7.0, "wartime_economy": 10.0,
    "border_tolls": 5.0, "propaganda": 7.0, "public_works": 7.0, "cathedral_yard": 9.0, "master_builders": 10.0,
    "national_parks": 5.0, "picture_palaces": 7.0, "royal_censors": 5.0, "salon_season": 5.0, "shopping_mall": 14.0,
    "street_art": 7.0, "wandering_muses": 6.0, "world_heritage": 8.0,
    "parallel_selves": 6.0, "blood_moon": 4.0, "nanobots": 7.0,
    "star_corsairs": 6.0, "sea_monsters": 4.0, "robot_labor": 8.0, "philosophers_stone": 7.0, "galactic_embassy": 7.0,
    "cloaking_field": 5.0,
}  # fmt: skip
"""Of the cards that hold for an era: what they bring to whoever goes on playing as usual."""

CODES: Final = {
    "age_of_discovery": 8.0, "dark_ages": 6.0, "dictatorship": 11.0, "espionage": 9.0, "oil_magnate": 9.0,
    "renaissance": 16.0, "socialism": 8.0, "trade_economy": 6.5, "explore_drawn": 6.0, "place_outpost": 2.5,
    "choose_ally": 0.0, "choose_marriage": 0.0, "share_upgrade": 5.0, "share_benefit": 6.0,
    "alchemists_roll": 8.0, "entertainers_walk": 9.0, "entertainers_begin": 9.0, "heralds_mark": 8.0,
    "heralds_play": 8.0, "heralds_reveal": 5.0, "historians_entrust": 7.0, "historians_entrust_all": 12.0,
    "historians_landmark": 4.0, "inventors_mark": 7.0, "inventors_take": 4.0, "isolationists_land": 16.0,
    "isolationists_seal": 6.0, "leaders_lead": 11.0, "merrymakers_climb": 9.0, "militants_gain": 8.0,
    "mystics_exact": 12.0, "mystics_count": 0.0, "traders_place": 6.0, "traders_profit": 4.0,
    "chosen_tracks": 4.0, "chosen_achievements": 4.0, "draw_another": 6.0, "architects_cubes": 4.0,
    "architects_swaps": 2.0, "futurists_leap": 20.0, "militants_cover": 0.0, "mystics_predict": 0.0,
    "advisors_arrive": 12.0, "gamblers_reveal": 9.0, "islanders_arrive": 12.0, "islanders_begin": 0.0,
    "riverfolk_keep": 12.0, "tinkerers_hold_back": 0.0, "treasure_black_twice": 5.5, "treasure_both_dice": 9.5,
    "treasure_red_twice": 8.5, "treasure_science_twice": 7.5, "utilitarians_place": 4.0,
    "utilitarians_token": 2.5, "collectors_begin": 0.0, "collectors_turn": 0.0, "collectors_outpost": 2.0,
    "collectors_card": 4.0, "collectors_tile": 5.0, "collectors_tech": 4.0, "collectors_score": 10.0,
    "urban_planners_card": 6.0, "urban_planners_start": 5.0, "urban_planners_place": 4.0,
    "urban_planners_between": 4.0, "urban_planners_more": 2.0, "urban_planners_score": 10.0,
    "elder_ones_offer": 6.0, "merfolk_dive": 4.0, "merfolk_limit": 0.0, "weefolk_give": 2.5, "weefolk_trade": 5.0,
    "werefolk_throw": 9.0, "celestials_rise": 0.0, "celestials_arrive": 12.0, "genies_grant": 9.0,
    "illuminati_scheme": 5.0, "illuminati_profit": 4.0,
}  # fmt: skip
"""Of what has code of its own: a card's deed once, a civilization's once per income turn."""

EACH_INCOME: Final = {"militants_uncover": 3.0}
"""Of what pays on every income turn to come, each time."""

CIVILIZATIONS: Final = {
    "alchemists": 27.0, "architects": 8.0, "craftsmen": 30.0, "entertainers": 33.0, "futurists": 9.0,
    "heralds": 31.0, "historians": 18.0, "inventors": 21.0, "isolationists": 26.0, "leaders": 26.0,
    "merrymakers": 21.0, "militants": 13.0, "mystics": 13.0, "nomads": 9.0, "chosen": 13.0, "traders": 20.0,
    "advisors": 15.0, "aliens": 22.0, "gamblers": 26.0, "infiltrators": 13.0, "islanders": 20.0, "recyclers": 22.0,
    "relentless": 17.0, "renegades": 29.0, "riverfolk": 24.0, "spies": 12.0, "tinkerers": 35.0,
    "treasure_hunters": 25.0, "utilitarians": 19.0, "collectors": 10.0, "urban_planners": 8.0,
    "artificers": 27.0, "celestials": 14.0, "elder_ones": 33.0, "faefolk": 28.0, "genies": 20.0, "illuminati": 38.0,
    "merfolk": 16.0, "psionics": 9.0, "weefolk": 32.0, "werefolk": 31.0,
}  # fmt: skip
"""Of beginning with a civilization: what quick players make of it against each other, in 60 games with each; those of
the boxes in about 100 games, with both boxes, and only part of the difference; the last two of those, and all of
Fantasies & Futures, in 70 to 160 games of three with every box, and half of the difference."""

CAPITALS: Final = {
    "archipelago": -5.0, "caldera": -13.0, "cloud_city": -12.0, "mesa": 2.0, "swamp": -16.0, "terraces": -12.0,
    "polar": -16.0, "netherworld": 5.0, "quagmire": -12.0, "savanna": -17.0, "veil": -15.0, "city_in_a_bottle": 5.0,
}  # fmt: skip
"""Of beginning in an advanced capital instead of one of the base box, measured in the same games."""
