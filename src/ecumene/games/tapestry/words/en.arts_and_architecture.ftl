### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = A fifth track, masterpieces, inspiration tiles, advanced capitals, five civilizations and more cards.
tapestry-option-arts_and_architecture-out = Left in the box
tapestry-option-arts_and_architecture-in = In the game
tapestry-option-science_die = Science die
    .about = With Arts & Architecture: the die of 20 faces, which shows the arts track too, or the one of 12 faces, which never does.
tapestry-option-science_die-by_box = As the boxes say
tapestry-option-science_die-d12 = 12 faces

## The arts track

tapestry-section-arts = Arts
tapestry-name-different_resource = Different resource
    .un = a different resource
    .le = the different resource
    .bare = different resource
    .plural = different resources
tapestry-name-identical_resource = Identical resource
    .un = an identical resource
    .le = the identical resource
    .bare = identical resource
    .plural = identical resources
tapestry-per-track_arts = space on arts
tapestry-per-income_building = income building
tapestry-per-row = complete row
tapestry-per-column = complete column
tapestry-scene-tier-different = { $n } different
tapestry-scene-tier-identical = { $n } alike
tapestry-ask-sparetrack = Which track neither advances nor goes back?
tapestry-name-space-arts_1 = Storytelling
    .set = Story­telling
tapestry-name-space-arts_2 = Body Painting
tapestry-name-space-arts_3 = Cave Painting
tapestry-name-space-arts_4 = Calligraphy
    .set = Calli­graphy
tapestry-name-space-arts_5 = Theater
tapestry-name-space-arts_6 = Minstrelsy
    .set = Min­strelsy
tapestry-name-space-arts_7 = Art Galleries
tapestry-name-space-arts_8 = Photography
    .set = Photo­graphy
tapestry-name-space-arts_9 = Graphic Design
tapestry-name-space-arts_10 = Living Architecture
    .set = Living Archi­tecture
tapestry-name-space-arts_11 = Generative Art
    .set = Gene­rative Art
tapestry-name-space-arts_12 = Shared Dreams
tapestry-text-space-arts_1 = Gain a tapestry card
tapestry-text-space-arts_2 = 5 points
tapestry-text-space-arts_3 = Gain a masterpiece
tapestry-text-space-arts_4 = 1 point for each territory tile in your supply, then 1 point for each tech card
tapestry-text-space-arts_5 = Lay one of your inspiration tiles on its income row
tapestry-text-space-arts_6 = Broadcast one of your masterpieces, or gain an income building of your choice
tapestry-text-space-arts_7 = You may replace the face-up masterpieces; then gain a masterpiece
tapestry-text-space-arts_8 = Lay one of your inspiration tiles on its income row
tapestry-text-space-arts_9 = Advance on exploration, science or technology, with benefit and bonus
tapestry-text-space-arts_10 = Gain an income building of your choice, then 1 point for each of your income buildings
tapestry-text-space-arts_11 = Advance on exploration, science, military or technology, with benefit and bonus
tapestry-text-space-arts_12 = Broadcast up to three different masterpieces, yours or your neighbours’
tapestry-name-landmark-arts_ii = Playhouse
    .le = the Playhouse
tapestry-name-landmark-arts_iii = Museum
    .le = the Museum
tapestry-name-landmark-arts_iv = Dream Dome
    .le = the Dream Dome

## Landmarks

tapestry-name-landmark-castle = Castle
    .le = the Castle
tapestry-name-landmark-sculpture_garden = Sculpture Garden
    .le = the Sculpture Garden
tapestry-name-landmark-amphitheater = Amphitheater
    .le = the Amphitheater
tapestry-name-landmark-weaving_hall = Weaving Hall
    .le = the Weaving Hall
tapestry-name-landmark-triumphal_arch = Triumphal Arch
    .le = the Triumphal Arch

## Landmark cards

tapestry-objective-buildings =
    { $n ->
        [one] an income building that has left your income mat
       *[other] { $n } income buildings that have left your income mat
    }
tapestry-objective-masterpieces =
    { $n ->
        [one] a masterpiece, turned over or not
       *[other] { $n } masterpieces, turned over or not
    }
tapestry-objective-inspirations =
    { $n ->
        [one] an inspiration tile on your income mat
       *[other] { $n } inspiration tiles on your income mat
    }
tapestry-objective-hand =
    { $n ->
        [one] a tapestry card in your hand
       *[other] { $n } tapestry cards in your hand
    }
tapestry-objective-second_tiers =
    { $n ->
        [one] tier II or higher on a track
       *[other] tier II or higher on { $n } tracks
    }

## Capitals

tapestry-section-capitals = Advanced capitals
tapestry-name-capital-archipelago = Archipelago
tapestry-name-capital-swamp = Swamp
tapestry-name-capital-cloud_city = Cloud City
tapestry-name-capital-mesa = Mesa
tapestry-name-capital-caldera = Caldera
tapestry-name-capital-terraces = Terraces
tapestry-text-capital-archipelago = Eight islands of unequal size are the districts.
tapestry-text-capital-swamp = Lily pads count as filled and may be built on; each one that still shows costs 2 points in the end. Every two complete rows or columns without one give 1 point more.
tapestry-text-capital-cloud_city = Seven clouds are the districts; nothing sticks out of the grid. Not for whoever begins with the Riverfolk.
tapestry-text-capital-mesa = A wide plateau; nothing sticks out of the grid.
tapestry-text-capital-caldera = Eight districts around a crater; the four on its sides together give 1 resource more.
tapestry-text-capital-terraces = Each row is a district.
tapestry-look-capital = { NAME($capital) }: { $text }
tapestry-table-legend-pad = o lily pad
tapestry-log-loses-points =
    { $n ->
        [one] { $who } loses { $n } point ({ NAME($cause) })
       *[other] { $who } loses { $n } points ({ NAME($cause) })
    }
label-tapestry-capitals-swamp_scoring = without lily pads
no-tapestry-capitals-no_overhang = nothing may stick out of this capital
no-tapestry-capitals-not_with = this civilization may not begin in that capital

## Civilizations

tapestry-name-civ-gamblers = Gamblers
    .le = the Gamblers
tapestry-name-civ-relentless = Relentless
    .le = the Relentless
tapestry-name-civ-renegades = Renegades
    .le = the Renegades
tapestry-text-civ-gamblers = At the end of income turn 1 and in step 1 of income turns 2 to 4, reveal 3 tapestry cards and play one that acts when played on the space of your era; if there is none, keep one of the three. The others are discarded.
tapestry-text-civ-relentless = Each of your turns in which you gain a building or a landmark adds a token. The first advance turn without one removes them all for the reward of their number.
tapestry-text-civ-renegades = When you advance and would gain a benefit, you may give it up with its bonus to move on this mat instead, if the next step has the tier of that space, and gain everything there.
tapestry-ask-gamblerscard = Which of the cards revealed do you take? One that acts when played is played at once.
tapestry-ask-renegadesforgo = Do you give up the benefit, to move on your own track?
tapestry-log-turns-up = { $who } reveals { NAME($card) }
tapestry-log-forgoes = { $who } gives up the benefit and makes step { $n } of the Renegades
no-tapestry-civilizations-gamblers = a card that acts when played must be played
tapestry-name-civ-collectors = Collectors
    .le = the Collectors
tapestry-name-civ-urban_planners = Urban Planners
    .le = the Urban Planners
tapestry-text-civ-collectors = In your advance turns, when you gain an outpost by conquering, a house, a landmark, a tapestry card, a territory tile or a tech card, you may put it here if nothing of its kind is here yet, for 1 resource. What is here is of no more use. At the end of income turn 5 the kinds score 1, 3, 6, 10, 15 or 21 points.
tapestry-text-civ-urban_planners = You begin with a landmark card more. A landmark that you gain may wait here and be placed in any of your turns. At the end of income turn 5 your largest group of landmarks that touch side by side in the capital scores 1, 4, 9, 16, 25, 36 or 49 points.
tapestry-text-start-collectors = Whoever starts with the Collectors gains 1 resource.
tapestry-text-start-urban_planners = Whoever starts with the Urban Planners gains 1 culture with up to three players, or 2 resources of their choice with four or five.
tapestry-ask-collectorsstore-outpost = Do you put the outpost on your mat, for 1 resource, instead of conquering?
tapestry-ask-collectorsstore-tapestry = Do you put { NAME($card) } on your mat, for 1 resource?
tapestry-ask-collectorsstore-tile = Do you put { NAME($tile) } on your mat, for 1 resource?
tapestry-ask-collectorsstore-tech = Do you put { NAME($tech) } on your mat, for 1 resource?
tapestry-ask-urbanplannersplace = Which of the landmarks that wait do you place now?
tapestry-say-civilization-placebuilding = On the mat of { NAME($civ, form: "le") }
tapestry-say-civilization-placelandmark = On the mat of { NAME($civ, form: "le") }
tapestry-say-decline-urbanplannersplace = Let them wait
tapestry-log-collects =
    { $what ->
        [outpost] { $who } puts an outpost on the mat of the Collectors
        [house] { $who } puts a house on the mat of the Collectors
        [landmark] { $who } puts a landmark on the mat of the Collectors
        [tile] { $who } puts a territory tile on the mat of the Collectors
        [tech] { $who } puts a tech card on the mat of the Collectors
       *[tapestry] { $who } puts a tapestry card face down on the mat of the Collectors
    }
tapestry-log-waits = { $who } lets { NAME($landmark, form: "le") } wait
tapestry-scene-collect-outpost = An outpost by conquering
tapestry-scene-collect-house = A house
tapestry-scene-collect-landmark = A landmark
tapestry-scene-collect-tapestry = A tapestry card
tapestry-scene-collect-tile = A territory tile
tapestry-scene-collect-tech = A tech card
tapestry-scene-collected-outpost = Collected: an outpost
tapestry-scene-collected-house = Collected: a house
tapestry-scene-collected-landmark = Collected: { NAME($name) }
tapestry-scene-collected-tapestry = Collected: a tapestry card
tapestry-scene-collected-tile = Collected: { NAME($name) }
tapestry-scene-collected-tech = Collected: { NAME($name) }
tapestry-scene-waiting = Waiting: { NAME($landmark) }
no-tapestry-civilizations-urban_planners = this landmark does not wait, or fits nowhere

## Masterpieces and inspiration

tapestry-section-masterpieces = Masterpieces
tapestry-section-inspiration = Inspiration
tapestry-name-masterpiece = Masterpiece
    .un = a masterpiece
    .le = the masterpiece
    .bare = masterpiece
    .plural = masterpieces
tapestry-effect-inspire = lay an inspiration tile
tapestry-effect-broadcast = broadcast one of your masterpieces
tapestry-effect-broadcast-shared =
    { $n ->
        [one] broadcast a masterpiece of yours or of a neighbour
       *[other] broadcast up to { $n } different masterpieces of yours and your neighbours
    }
tapestry-effect-refresh-works = you may replace the face-up masterpieces
tapestry-effect-turn-over = turn this card over
tapestry-effect-conquer-empty = conquer a territory without pieces
tapestry-effect-upgrade-rest = upgrade a tech card, once in this turn
tapestry-ask-createmasterpiece = Which masterpiece do you gain?
tapestry-ask-nextmasterpiece = Which of your masterpieces pays next?
tapestry-ask-broadcastone = Which of your masterpieces do you broadcast?
tapestry-ask-broadcastshared =
    { $n ->
        [one] Which masterpiece do you broadcast last?
       *[other] Which masterpiece do you broadcast? Up to { $n }.
    }
tapestry-ask-refreshworks = Do you replace the face-up masterpieces first?
tapestry-ask-upgradeandrest = Which tech card do you upgrade, once in this turn?
tapestry-ask-inspirerow = On which row do you lay its inspiration tile?
tapestry-say-masterpiece = Gain { NAME($masterpiece) }
tapestry-say-masterpiece-deck = Take the top masterpiece of the deck
tapestry-say-masterpiece-nextmasterpiece = { NAME($masterpiece) }
tapestry-say-masterpiece-nextmasterpiece-lapses = { NAME($masterpiece) } (does nothing if it comes now)
tapestry-say-masterpiece-broadcastone = Broadcast { NAME($masterpiece) }
tapestry-say-masterpiece-broadcastshared = Broadcast { NAME($masterpiece) }
tapestry-say-masterpiece-broadcastshared-other = Broadcast { NAME($masterpiece) } of { $other }
tapestry-say-decline-broadcastshared = Broadcast no more
tapestry-say-build-inspirerow = Lay { NAME($inspiration) } on the row of { NAME($building, form: "plural") }
tapestry-log-creates = { $who } gains the masterpiece { NAME($masterpiece) }
tapestry-log-broadcasts = { $who } uses { NAME($masterpiece) }
tapestry-log-refreshes-works = { $who } replaces the face-up masterpieces
tapestry-log-inspires = { $who } lays the inspiration tile { NAME($inspiration) }
tapestry-scene-works = Works offered
tapestry-scene-masterpieces = Masterpieces
tapestry-scene-deck-masterpieces = Masterpiece deck
tapestry-scene-single-use = Single use
tapestry-scene-turned-over = Used up
tapestry-scene-has-works = Masterpieces
tapestry-table-works = Masterpieces, face up
tapestry-table-masterpieces = masterpieces: { $works }
tapestry-table-used-up = { $work } (used up)
tapestry-table-inspired = inspiration tiles: { $tiles }
tapestry-look-masterpiece = { NAME($masterpiece) }: { $text }
label-tapestry-scoring-masterpieces = masterpieces
label-tapestry-arts-cost = cost
no-tapestry-masterpieces-hymn_to_the_clockmakers = this card was upgraded for this turn
no-tapestry-masterpieces-statue_of_the_pathfinder = a piece stands there
tapestry-name-masterpiece-automaton_playing_chess = Automaton Playing Chess
tapestry-name-masterpiece-cathedral_of_light = Cathedral of Light
tapestry-name-masterpiece-choir_of_a_hundred_streets = Choir of a Hundred Streets
tapestry-name-masterpiece-epic_of_the_two_brothers = Epic of the Two Brothers
tapestry-name-masterpiece-fresco_of_the_far_shore = Fresco of the Far Shore
tapestry-name-masterpiece-galley_captains_sketchbook = Galley Captain’s Sketchbook
tapestry-name-masterpiece-hymn_to_the_clockmakers = Hymn to the Clockmakers
tapestry-name-masterpiece-jubilee_of_the_stars = Jubilee of the Stars
tapestry-name-masterpiece-kaleidoscope = Kaleidoscope
tapestry-name-masterpiece-long_colonnade = Long Colonnade
tapestry-name-masterpiece-march_of_the_provinces = March of the Provinces
tapestry-name-masterpiece-mosaic_of_the_merchants = Mosaic of the Merchants
tapestry-name-masterpiece-needlework_of_the_ages = Needlework of the Ages
tapestry-name-masterpiece-panorama_of_the_siege = Panorama of the Siege
tapestry-name-masterpiece-portrait_of_a_moment = Portrait of a Moment
tapestry-name-masterpiece-quartet_in_gold = Quartet in Gold
tapestry-name-masterpiece-romance_of_the_loom = Romance of the Loom
tapestry-name-masterpiece-self_portrait_with_masks = Self-Portrait with Masks
tapestry-name-masterpiece-statue_of_the_pathfinder = Statue of the Pathfinder
tapestry-name-masterpiece-symphony_of_engines = Symphony of Engines
tapestry-text-masterpiece-automaton_playing_chess = 1 point for each of your tech cards, and 1 resource of your choice
tapestry-text-masterpiece-cathedral_of_light = An income building and 1 resource of your choice; then turn this card over
tapestry-text-masterpiece-choir_of_a_hundred_streets = 1 point for each complete row of your capital, and 1 resource of your choice
tapestry-text-masterpiece-epic_of_the_two_brothers = 1 point for each of your armories and farms, and a food or a culture
tapestry-text-masterpiece-fresco_of_the_far_shore = A territory tile, and 1 resource of your choice
tapestry-text-masterpiece-galley_captains_sketchbook = 1 point for each space you have advanced on exploration
tapestry-text-masterpiece-hymn_to_the_clockmakers = Upgrade a tech card; it is not upgraded again in this turn
tapestry-text-masterpiece-jubilee_of_the_stars = 1 point for each space you have advanced on science
tapestry-text-masterpiece-kaleidoscope = You may pay 1 resource of your choice to advance on arts with the benefit, and may pay for the bonus
tapestry-text-masterpiece-long_colonnade = 1 point for each complete column of your capital, and 1 resource of your choice
tapestry-text-masterpiece-march_of_the_provinces = 1 point for each territory you control, and a culture
tapestry-text-masterpiece-mosaic_of_the_merchants = 1 point for each of your markets and houses, and a worker or a coin
tapestry-text-masterpiece-needlework_of_the_ages = 1 point for each of your tapestry cards, in hand and on the mat, and 1 resource of your choice
tapestry-text-masterpiece-panorama_of_the_siege = 1 point for each space you have advanced on military
tapestry-text-masterpiece-portrait_of_a_moment = You may pay 1 resource of your choice to gain the benefit of your position on a track, and may pay for the bonus; then turn this card over
tapestry-text-masterpiece-quartet_in_gold = 4 points, and 1 resource of your choice
tapestry-text-masterpiece-romance_of_the_loom = A tapestry card, and 1 resource of your choice
tapestry-text-masterpiece-self_portrait_with_masks = 1 point for each space you have advanced on arts
tapestry-text-masterpiece-statue_of_the_pathfinder = Conquer a territory next to yours on which no piece stands
tapestry-text-masterpiece-symphony_of_engines = 1 point for each space you have advanced on technology
tapestry-name-inspiration-market = Great Market
tapestry-name-inspiration-house = Model Homes
tapestry-name-inspiration-farm = Royal Gardens
tapestry-name-inspiration-armory = Parade Grounds
tapestry-text-inspiration-market = Its coins and tech icons stay; spaces 2 and 4 score 3 points, the last one 15.
tapestry-text-inspiration-house = Its workers and capital icons stay; spaces 2 and 4 score 3 points, the last one 15.
tapestry-text-inspiration-farm = Its food, its tile and its points stay; spaces 2 and 4 score 3 points, the last one 15.
tapestry-text-inspiration-armory = Its culture, its card and its territory icons stay; spaces 2 and 4 score 3 points, the last one 15.
# The prices of its four tiers, below the name of a track: any one, different ones, identical ones.
tapestry-scene-mixed-prices = mixed
