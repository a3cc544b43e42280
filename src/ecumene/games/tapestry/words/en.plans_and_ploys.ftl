### Plans & Ploys

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
tapestry-effect-chart = explore with a new tile
tapestry-effect-new-civilization = give up a civilization for another, then { $what }
tapestry-effect-spy = look at a neighbour’s hand
tapestry-effect-withdraw = take your outpost back
tapestry-effect-surrender = gain the die that is left, then { $what }
## Questions

tapestry-ask-counter = { $other } ambushes you in { $area } with { NAME($card) }. Do you call it off?
tapestry-ask-surrenderdie = Which die do you gain?
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
tapestry-log-spies = { $who } spies on { $other }

## Civilizations

tapestry-name-civ-riverfolk = Riverfolk
    .le = the Riverfolk
tapestry-name-civ-spies = Spies
    .le = the Spies
tapestry-name-civ-tinkerers = Tinkerers
    .le = the Tinkerers
tapestry-name-civ-treasure_hunters = Treasure Hunters
    .le = the Treasure Hunters
tapestry-name-civ-utilitarians = Utilitarians
    .le = the Utilitarians
tapestry-text-civ-riverfolk = You may build on impassable plots, which count as filled before and after. At set-up, 4 points for each district with at least 2 of them; covering the last one of a district gives 1 resource; at the end of income turn 5 you lose 1 point for each that is still visible. Gained during the game, keep them, with the points, or discard them and draw another civilization.
tapestry-text-civ-spies = In income turns 2 to 5 you cover one of four missions that has an effect and copy, from a neighbour, the ability of an uncovered “when played” card; the benefit of a territory or space tile in supply; the benefit, not the bonus, of a position on a track, which counts as activated; or the circle or square of a tech card by its row, never a landmark. Then you may look at that neighbour’s hand.
tapestry-text-start-spies = Whoever starts with the Spies loses 1 resource of their choice at the end of the first income turn.
tapestry-text-civ-tinkerers = At set-up each opponent gains a tech card from the deck. In income turns 2 to 5 you cover one of four tricks that has an effect: gain what the space of one of your tokens costs; advance to the nearest opponent ahead on a track, with the benefit; go back exactly 3 spaces, with the benefit and perhaps the bonus for its price; or advance to the next space with a bonus and take it free, without benefit or landmarks.
tapestry-text-start-tinkerers = Each opponent of whoever starts with the Tinkerers gains a tapestry card, besides the tech card of the set-up.
tapestry-text-civ-treasure_hunters = At set-up you gain 2 territory tiles. In income turns 2 to 5 you may put the token of one terrain on an explored territory without pieces that shows it, next to one you control; you control it, which is no conquest. Mountain: 1 worker and both conquest dice; grass: 1 culture, and an advance, if you like, on one of two rolls of the science die; forest: 1 food and two rolls of the red die; desert: 1 coin and one of two rolls of the black die.
tapestry-text-civ-utilitarians = At set-up you gain a landmark of tier II of a track and put one of two tokens on its line. Having gained a landmark with a line you may put a token there, a free one first. Forge: 1 resource for an upgrade to the top row. Barracks: the red die too, for each successful conquest. Lighthouse: once in each of your advance turns, after the step or at the end, 2 territory tiles for 1 resource. Apothecary: 1 resource for each other landmark. Tier III: 4 points for each advance in tiers III and IV of the track. Gained during the game, the tokens go on lines of landmarks you have.
tapestry-text-start-utilitarians = Whoever starts with the Utilitarians loses 1 resource of their choice at the end of the first income turn.
tapestry-text-line-forge = Forge: 1 resource for an upgrade to the top row
tapestry-text-line-barracks = Barracks: the red die too, for each successful conquest
tapestry-text-line-lighthouse = Lighthouse: once in an advance turn, 2 territory tiles for 1 resource
tapestry-text-line-apothecary = Apothecary: 1 resource for each other landmark
tapestry-text-line-rubber_works = Rubber Works: 4 points for each advance in tiers III and IV of technology
tapestry-text-line-tank_factory = Tank Factory: 4 points for each advance in tiers III and IV of military
tapestry-text-line-train_station = Train Station: 4 points for each advance in tiers III and IV of exploration
tapestry-text-line-academy = Academy: 4 points for each advance in tiers III and IV of science
tapestry-text-line-arts_ii = The Arts track, tier II: 3 points for each masterpiece
tapestry-text-line-arts_iii = The Arts track, tier III: 4 points for each advance in tiers III and IV of Arts
## Civilizations: what is asked

tapestry-ask-riverfolkkeep = Do you keep the Riverfolk?
tapestry-ask-spiesmission = Which mission do your spies carry out?
tapestry-ask-spiestarget =
    { $mission ->
        [0] Which card do your spies copy?
        [1] The benefit of which tile do your spies copy?
        [2] On which track do your spies copy the position?
       *[other] Which tech card do your spies copy?
    }
tapestry-ask-spiestarget-player = Whose position on a track do your spies copy?
tapestry-ask-tinkererstrick = Which trick do you do?
tapestry-ask-tinkerersmove =
    { $trick ->
        [0] On which track do you gain what your space costs?
        [1] On which track do you catch up?
        [2] On which track do you go back?
       *[other] On which track do you go on to the next bonus?
    }
tapestry-ask-tinkerersmove-token =
    { $trick ->
        [0] What the space of which token costs do you gain?
        [1] Which of your tokens catches up?
        [2] Which of your tokens goes back?
       *[other] Which of your tokens goes on to the next bonus?
    }
tapestry-ask-tinkerersrefund =
    { $n ->
        [one] Which resource do you take?
       *[other] Which resource do you take, { $n } left?
    }
tapestry-ask-treasurehunterstoken = Where do you hunt for a treasure?
tapestry-ask-treasurehuntersterrain = The token of which terrain do you put there?
tapestry-ask-treasurehuntersdie = Which roll of the black die do you gain?
tapestry-ask-treasurehunterstrack = On which of the tracks you rolled do you advance?
tapestry-ask-utilitarianslandmark = With which landmark do you begin?
tapestry-ask-utilitariansline = On the line of which landmark do you put a token?
tapestry-ask-utilitarianstiles = Do you discard 2 territory tiles for a resource?
tapestry-ask-utilitarianstoken = Do you put a token on the line of { NAME($landmark, form: "le") }?
tapestry-say-accept-riverfolkkeep = Keep them
tapestry-say-decline-riverfolkkeep = Discard them and draw another civilization
tapestry-say-landmark-utilitariansline = The line of { NAME($landmark, form: "le") }
tapestry-say-landmark-utilitarianstoken = Move the token off the line of { NAME($landmark, form: "le") }
tapestry-say-pick-spiesmission =
    { $n ->
        [1] Use a card of a neighbour
        [2] Gain the benefit of a neighbour’s tile
        [3] Gain the benefit of a neighbour’s position on a track
       *[other] Use a tech card of a neighbour
    }
tapestry-say-pick-tinkererstrick =
    { $n ->
        [1] Gain what the space of a token costs
        [2] Catch up with the nearest opponent ahead
        [3] Go back 3 spaces
       *[other] Go on to the next bonus
    }
tapestry-say-pick-treasurehuntersdie = { NAME($face) }
tapestry-say-pick-treasurehuntersterrain = { NAME($terrain) }
tapestry-log-looks = { $who } looks at the hand of { $other }
tapestry-log-claims = { $who } hunts for a treasure in { $area }: { NAME($terrain) }
tapestry-log-line = { $who } puts a token on the line of { NAME($landmark, form: "le") }
tapestry-scene-impassable-left =
    { $n ->
        [0] No impassable plot visible
        [one] { $n } impassable plot visible
       *[other] { $n } impassable plots visible
    }
tapestry-scene-mission =
    { $n ->
        [0] The ability of an uncovered “when played” card of a neighbour
        [1] The benefit of a tile in a neighbour’s supply
        [2] The benefit of a neighbour’s position on a track
       *[other] The circle or square of a neighbour’s tech card
    }
tapestry-scene-trick =
    { $n ->
        [0] Gain what the space of one of your tokens costs
        [1] Advance to the nearest opponent ahead: benefit, no bonus
        [2] Go back exactly 3 spaces: benefit, and the bonus for its price
       *[other] Go on to the next space with a bonus: bonus free, no benefit, no landmark
    }
tapestry-scene-treasure =
    { $n ->
        [0] Mountain: 1 worker, both conquest dice
        [1] Grass: 1 culture, advance on one of two rolls of the science die
        [2] Forest: 1 food, the red die twice
       *[other] Desert: 1 coin, one of two rolls of the black die
    }
tapestry-scene-seen = Seen in this hand: { $cards }
tapestry-mission =
    { $n ->
        [0] card
        [1] tile
        [2] track
       *[other] technology
    }
tapestry-trick =
    { $n ->
        [0] refund
        [1] catch up
        [2] go back
       *[other] bonus
    }
tapestry-table-missions = missions left: { $what }
tapestry-table-tricks = tricks left: { $what }
tapestry-table-treasures = treasures left: { $what }
tapestry-table-lines = active lines: { $lines }
tapestry-table-hand-seen =
    { $n ->
        [0] hand: { $cards }
        [one] hand: { $cards } and { $n } other card
       *[other] hand: { $cards } and { $n } other cards
    }
no-tapestry-civilizations-spies = this mission is covered, or there is nothing like that to copy from a neighbour
no-tapestry-civilizations-tinkerers = this trick is covered, or it would do nothing there
no-tapestry-civilizations-treasure_hunters = no token of yours may go there
no-tapestry-civilizations-utilitarians = this landmark has no line for your token
no-tapestry-boxes-tinkerers_gift = the gift of the Tinkerers cannot be upgraded before the end of your first income turn

## The corrected space tile

tapestry-name-star-s04_corrected = Space tile 4, corrected
tapestry-text-star-s04_corrected = Gain a tapestry card, then play a tapestry card over your current one, then 1 point for each tapestry card, in hand and on your mat
tapestry-option-space_tile_4 = Space tile 4
    .about = With Plans & Ploys: as the base box prints it, its benefits in the order you like; or its corrected printing, on which you draw, play and score in that order.
tapestry-option-space_tile_4-printed = As printed
tapestry-option-space_tile_4-corrected = Corrected

tapestry-scene-reveals = You see a hand: no undo after it.
## Why not

no-tapestry-responses-counter = an ambush is answered by a card against ambushes, and nothing else is
no-tapestry-cards-manifest_destiny = it needs a territory next to where you began, then a tile of yours that gives something
no-tapestry-cards-double_agents = it needs a neighbour, and a “when played” card of that hand

## Civilizations

tapestry-name-civ-advisors = Advisors
    .le = the Advisors
tapestry-name-civ-aliens = Aliens
    .le = the Aliens
tapestry-name-civ-infiltrators = Infiltrators
    .le = the Infiltrators
tapestry-name-civ-islanders = Islanders
    .le = the Islanders
tapestry-name-civ-recyclers = Recyclers
    .le = the Recyclers
tapestry-text-civ-advisors = In income turns 2 to 5 you score 1 point for each tapestry card in your hand, then discard down to four; if you discard any, you gain 1 resource. In anybody’s advance turn, whenever a neighbour would draw a tapestry card, you may hand them one of yours instead, unseen by the others, and then draw one. You begin with 3 tapestry cards. Gained during the game, you may give any of these three to neighbours, for 5 points each.
tapestry-text-civ-aliens = You begin with 4 space tiles. In income turns 2 to 5 you discard the space tile on this mat, if there is one. Then you either explore a space tile of your supply on the mat, and pay 1 resource first if you have just discarded one; or you gain 1 resource. A tile on the mat counts as explored as long as it lies there.
tapestry-text-civ-infiltrators = In income turns 2 to 5 you either put an outpost on a territory where a single piece stands, an opponent’s outpost: you control it together, gain the benefit of its tile, and nobody can conquer it any more; that is no conquest and earns no achievement. Or you put a token on an opponent’s capital territory, for 1 point for each outpost they have left; the third on the same one brings a civilization. Whenever you gain a civilization you draw three, keep one and shuffle the others back. Gained during the game, they give 1 culture.
tapestry-text-civ-islanders = You begin with 4 territory tiles. In income turns 2 to 5 you may explore one of the six hexes around the island on this mat, with points for the sides that match there and the benefit of the tile; when you may explore in your advance turns, you can explore there too. Nobody controls or conquers these hexes. At the end of income turn 5, each tile there with nothing but sea on its outer sides scores 4 points. Gained during the game, you may discard them and draw another civilization; if you keep them, put up to 4 of your tiles there, which give nothing.
tapestry-text-civ-recyclers = When you get this mat, draw 3 tech cards, keep one in your bottom row and discard the others. In income turns 2 to 5 you may upgrade a tech card. Instead of upgrading a card you may move one of your top row to the bottom row, for 5 points and nothing else. When you gain a tech card, you may take any card of the discards.
tapestry-text-start-infiltrators = Whoever starts with the Infiltrators does not gain their culture.
tapestry-text-start-recyclers = Whoever starts with the Recyclers upgrades a tech card at once.
tapestry-ask-advisorsanswer = { $other } is about to draw a tapestry card. Which of yours do you hand over instead?
tapestry-ask-advisorsdiscard = Which tapestry card do you discard? { $n } to go
tapestry-ask-advisorsgift = Which of the cards you have just gained do you give to a neighbour, for 5 points?
tapestry-ask-advisorsneighbour = To which neighbour do you give the card?
tapestry-ask-alienstile = Which space tile do you explore on the mat?
tapestry-ask-aliensprice = With which resource do you pay to explore again?
tapestry-ask-infiltratorsplace = Which territory do you share, or on which capital territory do you put a token?
tapestry-ask-islanderskeep = Do you keep the Islanders?
tapestry-ask-islanderstile = Which tile do you put on the mat? Up to { $n } more
tapestry-ask-islanderslay = Where on the mat does the tile go?
tapestry-ask-recyclerskeep = Which of these tech cards do you keep?
tapestry-say-pick-advisorsanswer = Hand over { NAME($card) }
tapestry-say-pick-advisorsgift = Give { NAME($card) }
tapestry-say-decline-advisorsanswer = Let them draw
tapestry-say-decline-advisorsgift = Give no more
tapestry-say-decline-alienstile = Gain a resource instead
tapestry-say-accept-islanderskeep = Keep them
tapestry-say-decline-islanderskeep = Discard them and draw another civilization
tapestry-say-decline-islanderstile = Put no more
tapestry-say-hex-infiltratorsplace = Share { $area }
tapestry-say-hex-infiltratorsplace-home = Put a token on { $area }, the capital territory of { $other }
tapestry-effect-explore-mat = explore a hex of this mat
tapestry-log-advises = { $who } hands { $other } a tapestry card
tapestry-log-infiltrates = { $who } shares { $area } from now on
tapestry-log-marks-home = { $who } puts a token on { $area }
tapestry-log-lays = { $who } lays { NAME($tile) } on { $area }
tapestry-log-recycles = { $who } moves { NAME($tech) } back to the bottom row
tapestry-scene-isle = The island of the Islanders
tapestry-scene-tech-discard = Tech cards discarded
tapestry-table-shores = hexes of the mat: { $hexes }
tapestry-table-tech-discard = Discarded tech cards: { $cards }
tapestry-look-hex-shared = controlled by { $who } and { $other }

tapestry-ask-lookathand = Do you look at the hand of { $other }?
