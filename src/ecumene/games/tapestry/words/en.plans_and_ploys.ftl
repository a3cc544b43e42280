### Plans & Ploys

tapestry-section-boxes = The boxes together

## Options

tapestry-option-plans_and_ploys = Plans & Ploys
    .about = Ten civilizations, fifteen tapestry cards, landmark cards and more space tiles.
tapestry-option-plans_and_ploys-out = Left in the box
tapestry-option-plans_and_ploys-in = In the game

## Landmarks

tapestry-name-landmark-caravanserai = Caravanserai
    .le = the Caravanserai
tapestry-name-landmark-guildhall = Guildhall
    .le = the Guildhall
tapestry-name-landmark-observatory = Observatory
    .le = the Observatory
tapestry-name-landmark-aqueduct = Aqueduct
    .le = the Aqueduct
tapestry-name-landmark-town_hall = Town Hall
    .le = the Town Hall
tapestry-name-landmark-stadium = Stadium
    .le = the Stadium
tapestry-name-landmark-monolith = Monolith
    .le = the Monolith

no-tapestry-landmarks-board = it does not lie on the landmark board

## Space tiles

tapestry-name-star-s16 = Monolith tile
tapestry-name-star-s17 = Research Beacon
tapestry-name-star-s18 = Orbital Bastion
tapestry-name-star-s19 = Deep-Space Foundry
tapestry-text-star-s16 = Gain the Monolith, and 5 points
tapestry-text-star-s17 = For the rest of the game, 5 points for each of your steps forward on science
tapestry-text-star-s18 = For the rest of the game, 5 points for each of your steps forward on military
tapestry-text-star-s19 = For the rest of the game, 5 points for each of your steps forward on technology

## Landmark cards

tapestry-objective-tiles =
    { $n ->
        [one] a territory tile in your supply
       *[other] { $n } territory tiles in your supply
    }
tapestry-objective-same_buildings =
    { $n ->
        [one] an income building in your capital
       *[other] { $n } income buildings of one kind in your capital
    }
tapestry-objective-top_techs =
    { $n ->
        [one] a tech card in your top row
       *[other] { $n } tech cards in your top row
    }
tapestry-objective-lines =
    { $n ->
        [one] a complete row or column of your capital
       *[other] { $n } complete rows or columns of your capital
    }
tapestry-objective-districts =
    { $n ->
        [one] a complete district of your capital
       *[other] { $n } complete districts of your capital
    }
tapestry-ask-draftlandmark = Which landmark card do you take?
tapestry-hint-draftlandmark = It lies open beside your mats. At the end of a turn on which you meet its objective, you gain its landmark. The other cards go to the next player.
tapestry-ask-chooseobjective = Which of these landmarks do you gain first?
tapestry-say-landmark-draftlandmark = Take the card of { NAME($landmark, form: "le") }
tapestry-effect-landmark-card =
    { $n ->
        [one] draw a landmark card
       *[other] draw { $n } landmark cards
    }
tapestry-log-deals-landmark-cards = { $who } draws the landmark cards from which everybody takes one
tapestry-log-landmark-card = { $who } takes the card of { NAME($landmark, form: "le") }
tapestry-log-objective = { $who } meets the objective of { NAME($landmark, form: "le") }
tapestry-table-draft = Everybody takes a landmark card.
tapestry-table-landmark-card = landmark card: { NAME($landmark) } ({ $what }: { $now }/{ $n })
tapestry-scene-landmark-cards = Landmark cards
tapestry-scene-landmark-draft = Landmark cards to choose from
tapestry-scene-deck-landmarks = Landmark cards left
tapestry-scene-objective = Objective: { $what }
tapestry-scene-objective-met = Objective met
tapestry-scene-progress = { $now } of { $n }
no-tapestry-landmarks-objective = its objective is not met
label-tapestry-landmarks-objective = Towards its objective

## Names: tapestry cards

tapestry-name-card-black_death = Black Death
tapestry-name-card-border_tolls = Border Tolls
tapestry-name-card-cartography = Cartography
tapestry-name-card-double_agents = Double Agents
tapestry-name-card-double_cross = Double Cross
tapestry-name-card-entertain_the_masses = Entertain the Masses
tapestry-name-card-grand_design = Grand Design
tapestry-name-card-land_survey = Land Survey
tapestry-name-card-manifest_destiny = Manifest Destiny
tapestry-name-card-propaganda = Propaganda
tapestry-name-card-public_works = Public Works
tapestry-name-card-retreat = Retreat
tapestry-name-card-surprise_party = Surprise Party
tapestry-name-card-surrender = Surrender
tapestry-name-card-war_chest = War Chest
## What tapestry cards do

tapestry-text-card-black_death = Give up one of your civilizations for one of two that you draw, and gain 1 resource; or score 6 points. What the lost mat has given stays yours.
tapestry-text-card-border_tolls = 3 points whenever an opponent explores or conquers next to a territory you control.
tapestry-text-card-cartography = Gain a territory tile and explore with it. If its sides score 3 points or more, you may conquer that territory.
tapestry-text-card-double_agents = Look at a neighbour’s hand; you may use the ability of a “when played” card there, which stays in that hand. Then that neighbour gains a tapestry card.
tapestry-text-card-double_cross = Against an ambush: when an opponent ambushes your conquest, discard it so that the ambush does nothing. When played: 1 resource and 5 points.
tapestry-text-card-entertain_the_masses = Gain the Stadium, then 1 point per house and 2 points.
tapestry-text-card-grand_design = Gain a landmark card and 3 points, or 3 points per landmark you own.
tapestry-text-card-land_survey = Gain 2 territory tiles. You may then discard 2 territory tiles for an income building of your choice.
tapestry-text-card-manifest_destiny = Conquer a territory next to the one where you began. Then you may gain the benefit of a territory tile you control.
tapestry-text-card-propaganda = 3 points whenever anybody, you included, gains a landmark.
tapestry-text-card-public_works = 1 more resource and 2 points for each district you complete.
tapestry-text-card-retreat = Response: when an opponent conquers your territory, discard it to take your outpost back into your supply; gain 1 resource and 3 points. When played: explore, and 5 points.
tapestry-text-card-surprise_party = Response: when an opponent conquers your territory, discard it to topple the attacking outpost. When played: 1 resource and 7 points; each neighbour gains a territory tile.
tapestry-text-card-surrender = Response: when an opponent conquers your territory, discard it: the conquest succeeds, and you gain the die that the attacker leaves (one of the two if they gain both) and a tapestry card. When played: a tapestry card and 8 points.
tapestry-text-card-war_chest = 1 culture, and 2 points per armory.
## Effects

tapestry-effect-conquer-home = conquer next to where you began
tapestry-effect-conquer-here = conquer that territory
tapestry-effect-own-land = gain the benefit of a tile you control
tapestry-effect-chart = explore with a new tile
tapestry-effect-new-civilization = give up a civilization for another, then { $what }
tapestry-effect-spy = look at a neighbour’s hand
tapestry-effect-withdraw = take your outpost back
tapestry-effect-surrender = gain the die that is left, then { $what }
## Questions

tapestry-ask-counter = { $other } ambushes you in { $area } with { NAME($card) }. Do you call it off?
tapestry-ask-surrenderdie = Which die do you gain?
tapestry-ask-ownland = Of which of your tiles do you gain the benefit?
tapestry-ask-losecivilization = Which civilization do you give up?
tapestry-ask-spyon = At whose hand do you look?
tapestry-ask-spyhand = Which card of { $other } do you use?
tapestry-hint-counter = Everybody who holds cards is asked, so nothing shows in the question.
tapestry-say-keep-spyhand = Use { NAME($card) }
tapestry-say-civilization-losecivilization = Give up { NAME($civ) }
tapestry-scene-spied = The hand you look at
## Log

tapestry-log-counters = { $who } calls off { NAME($cause) } with { NAME($card) }
tapestry-log-withdraws = { $who } retreats from { $area }
tapestry-log-civ-lost = { $who } gives up a civilization: { NAME($civ) }
tapestry-log-spies = { $who } looks at the hand of { $other }
