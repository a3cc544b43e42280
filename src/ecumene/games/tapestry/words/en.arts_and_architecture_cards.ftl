### The cards of Arts & Architecture

## Technology cards

tapestry-name-tech-camera = Camera
tapestry-name-tech-astrolabe = Astrolabe
tapestry-name-tech-automata = Automata
tapestry-name-tech-sundial = Sundial
tapestry-name-tech-chess = Chess
tapestry-name-tech-loom = Loom
tapestry-name-tech-musical_notation = Musical Notation
tapestry-name-tech-oil_paint = Oil Paint
tapestry-name-tech-drawbridge = Drawbridge
tapestry-name-tech-prefabrication = Prefabrication
tapestry-name-tech-reverse_engineering = Reverse Engineering
tapestry-text-circle-camera = Gain a tapestry card
tapestry-text-square-camera = Lay one of your inspiration tiles on its income row
tapestry-text-circle-astrolabe = Gain a food
tapestry-text-square-astrolabe = Advance on exploration, with benefit and bonus
tapestry-text-circle-automata = Gain a coin
tapestry-text-square-automata = Advance on technology, with benefit and bonus
tapestry-text-circle-sundial = Gain a worker
tapestry-text-square-sundial = Advance on science, with benefit and bonus
tapestry-text-circle-chess = Gain a culture
tapestry-text-square-chess = Advance on military, with benefit and bonus
tapestry-text-circle-loom = Gain a resource
tapestry-text-square-loom = Advance on arts, with benefit and bonus
tapestry-text-circle-musical_notation = Advance on arts without benefit
tapestry-text-square-musical_notation = 1 point for each space advanced on arts
tapestry-text-circle-oil_paint = Gain a resource
tapestry-text-square-oil_paint = Gain a masterpiece
tapestry-text-circle-drawbridge = Gain an armory
tapestry-text-square-drawbridge = 1 point for each territory you control, and 1 point for each armory
tapestry-text-circle-prefabrication = 4 points
tapestry-text-square-prefabrication = Gain an income building of your choice
tapestry-text-circle-reverse_engineering = Gain a culture
tapestry-text-square-reverse_engineering = Upgrade tech cards twice, one card or two, whatever they need

## Places on cards

tapestry-table-needs-landmark = once a landmark stands on it
tapestry-scene-needs-landmark = For the top row, a landmark must stand on this card.
tapestry-scene-rests = Rests this turn
tapestry-effect-upgrade-freely = upgrade a tech card whatever it needs
tapestry-ask-raisecard = Which tech card do you upgrade?
tapestry-ask-raisecard-this = Do you upgrade { NAME($tech) } at once?
tapestry-ask-placeoncard = Which plots of { NAME($card) } are covered?
tapestry-say-decline-raisecard = Upgrade nothing
tapestry-say-use-placelandmark = Put it on { NAME($tech) }
tapestry-say-card-placelandmark = Put it on { NAME($card) }, era { $era }
tapestry-say-card-placebuilding = Put it on { NAME($card) }, era { $era }
tapestry-say-plot-placeoncard = Plot { $plots }
tapestry-say-site-placeoncard =
    { $n ->
        [one] Plot { $plots }
       *[other] Plots { $plots }
    }
tapestry-log-on-tech = { $who } puts { NAME($landmark, form: "le") } on { NAME($tech) }
tapestry-log-on-card =
    { $n ->
        [one] { $who } covers a plot of { NAME($card) }
       *[other] { $who } covers { $n } plots of { NAME($card) }
    }

## Tapestry cards

tapestry-name-card-national_parks = National Parks
tapestry-name-card-shopping_mall = Shopping Mall
tapestry-name-card-migration = Migration
tapestry-name-card-patronage = Patronage
tapestry-name-card-cathedral_yard = Cathedral Yard
tapestry-name-card-salon_season = Salon Season
tapestry-name-card-touring_exhibition = Touring Exhibition
tapestry-name-card-building_contest = Building Contest
tapestry-name-card-wandering_muses = Wandering Muses
tapestry-name-card-world_heritage = World Heritage
tapestry-name-card-urban_renewal = Urban Renewal
tapestry-name-card-new_perspectives = New Perspectives
tapestry-name-card-royal_censors = Royal Censors
tapestry-name-card-grand_tour = Grand Tour
tapestry-name-card-master_builders = Master Builders
tapestry-name-card-picture_palaces = Picture Palaces
tapestry-name-card-iconoclasm = Iconoclasm
tapestry-name-card-street_art = Street Art
tapestry-name-card-sister_cities = Sister Cities
tapestry-name-card-avant_garde = Avant-Garde
tapestry-text-card-national_parks = Whenever you explore, name one conquest die, roll it and gain its result; a territory’s benefit is then that of the tile just explored. When you conquer, name one die, roll it alone and gain it, even where you would gain both.
tapestry-text-card-shopping_mall = Buildings and landmarks may go on its three plots, which give a market, a house and a farm when they are covered, in any order.
tapestry-text-card-migration = Move up to two of your standing outposts from territories you control to territories without any piece next to yours, each once at most; for each, gain the benefit of the new tile and 2 points. It is no conquest.
tapestry-text-card-patronage = Gain a masterpiece, then 2 points for each masterpiece you own.
tapestry-text-card-cathedral_yard = Buildings and landmarks may go on its six plots; once all are covered, 12 points and a resource of your choice.
tapestry-text-card-salon_season = 4 points for each masterpiece you gain and 2 points for each one you broadcast.
tapestry-text-card-touring_exhibition = Broadcast a masterpiece of yours or of a neighbour, and score 4 points.
tapestry-text-card-building_contest = If you alone have the most complete districts, gain an income building of your choice; otherwise 4 points, and 2 points for each of your complete districts.
tapestry-text-card-wandering_muses = 2 points for each space you advance on arts.
tapestry-text-card-world_heritage = When you score your fifth income turn, 2 points for each of your landmarks.
tapestry-text-card-urban_renewal = Move up to three income buildings of your capital to free plots of it, each once at most, and score 5 points. A district pays once, however often it is completed; one that is open again loses nothing it has paid.
tapestry-text-card-new_perspectives = Lay one of your inspiration tiles and score 3 points, or gain a masterpiece.
tapestry-text-card-royal_censors = You cannot advance on arts; 3 points whenever an opponent does.
tapestry-text-card-grand_tour = Gain a territory tile, then explore anywhere.
tapestry-text-card-master_builders = Gain a masterpiece for each landmark you gain.
tapestry-text-card-picture_palaces = Whenever you score an income turn, 2 points for each masterpiece you own, already in the turn in which it is played.
tapestry-text-card-iconoclasm = You may discard up to two masterpieces, turned over or not, for 2 resources of your choice each; then 4 points.
tapestry-text-card-street_art = 4 points whenever you take the bonus of a space, paid or free.
tapestry-text-card-sister_cities = An opponent of your choice gains a resource of their choice; you gain an income building of your choice and 1 point for each of your complete districts.
tapestry-text-card-avant_garde = Advance on arts, gain the benefit, and you may pay for the bonus.
tapestry-ask-namedie = Which conquest die do you roll?
tapestry-say-die-namedie = Roll { NAME($die, form: "le") }
tapestry-ask-migratefrom = From which territory does an outpost move on?
tapestry-say-decline-migratefrom = Move nobody
tapestry-ask-migrateto = Where does the outpost go?
tapestry-ask-chooseopponent = Which opponent gains something?
tapestry-ask-movebuilding = Which income building of your capital moves?
tapestry-ask-movebuilding-to = Where does the building go?
tapestry-say-decline-movebuilding = Move nothing
tapestry-log-migrates = { $who } moves an outpost to { $area }
tapestry-log-moves-building = { $who } moves a building of the capital
tapestry-per-district = complete district
tapestry-scene-plots = { $n } of { $of } plots covered
tapestry-per-masterpiece = masterpiece
tapestry-ask-discardwork = Which masterpiece do you discard?
tapestry-say-masterpiece-discardwork = Discard { NAME($masterpiece) }
tapestry-say-decline-discardwork = Discard nothing
tapestry-log-discards-work = { $who } discards { NAME($masterpiece) }
