### Beyond the Horizon in English. NAME gives the name of a thing in one of its forms.

## The game

beyond_the_horizon-name = Beyond the Horizon
beyond_the_horizon-about = Grow a tree of technologies that is different every game, and send settlers and soldiers into a world that is discovered tile by tile.

## Names: goods and pieces

beyond_the_horizon-name-coins = Coins
    .un = a coin
    .le = the coin
    .bare = coin
    .plural = coins
beyond_the_horizon-name-population = Population
    .un = a pawn
    .le = the pawn
    .bare = pawn
    .plural = pawns
beyond_the_horizon-name-cube = Cubes
    .un = a cube
    .le = the cube
    .bare = cube
    .plural = cubes
beyond_the_horizon-name-point = Points
    .un = a point
    .le = the point
    .bare = point
    .plural = points
beyond_the_horizon-name-scholar = Scholars
    .un = a scholar
    .le = the scholar
    .bare = scholar
    .plural = scholars
beyond_the_horizon-name-settler = Settler
    .un = a settler
    .le = the settler
    .bare = settler
    .plural = settlers
beyond_the_horizon-name-soldier = Soldier
    .un = a soldier
    .le = the soldier
    .bare = soldier
    .plural = soldiers
beyond_the_horizon-name-colonise = Colonise token
    .un = a Colonise token
    .le = the Colonise token
    .bare = Colonise token
    .plural = Colonise tokens
beyond_the_horizon-name-fortify = Fortify token
    .un = a Fortify token
    .le = the Fortify token
    .bare = Fortify token
    .plural = Fortify tokens
beyond_the_horizon-name-village = Village
    .un = a village
    .le = the village
    .bare = village
    .plural = villages
beyond_the_horizon-name-city = City
    .un = a city
    .le = the city
    .bare = city
    .plural = cities
beyond_the_horizon-name-technology = Technology
    .un = a technology
    .le = the technology
    .bare = technology
    .plural = technologies
beyond_the_horizon-name-leader = Leader
    .un = a leader
    .le = the leader
    .bare = leader
    .plural = leaders
beyond_the_horizon-name-building = Building
    .un = a building
    .le = the building
    .bare = building
    .plural = buildings

## Names: development tracks

beyond_the_horizon-name-food = Food
    .le = the food track
    .bare = food
    .short = F
beyond_the_horizon-name-economy = Economy
    .le = the economy track
    .bare = economy
    .short = E
beyond_the_horizon-name-infrastructure = Infrastructure
    .le = the infrastructure track
    .bare = infrastructure
    .short = I
beyond_the_horizon-name-investment = Investment track
    .le = the investment track

## Names: a phase

beyond_the_horizon-name-expansion = Expansion phase

## Names: columns of population

beyond_the_horizon-name-A = column A
beyond_the_horizon-name-B = column B
beyond_the_horizon-name-C = column C
beyond_the_horizon-name-D = column D
beyond_the_horizon-name-E = column E

## Names: colours of technologies

beyond_the_horizon-name-blue = Blue (science)
    .bare = blue
    .short = B
beyond_the_horizon-name-green = Green (commerce)
    .bare = green
    .short = G
beyond_the_horizon-name-red = Red (warfare)
    .bare = red
    .short = R
beyond_the_horizon-name-yellow = Yellow (culture)
    .bare = yellow
    .short = Y
beyond_the_horizon-name-all = All four colours
    .bare = all four colours
    .short = *

## Names: actions of the board

beyond_the_horizon-name-level_i = level I
beyond_the_horizon-name-level_ii = level II
beyond_the_horizon-name-level_iii = level III
beyond_the_horizon-name-level_iv = level IV
beyond_the_horizon-name-research_i = Action 1, research level I
    .bare = Research level I
    .short = 1
beyond_the_horizon-name-research_ii = Action 2, research level II
    .bare = Research level II
    .short = 2
beyond_the_horizon-name-muster = Action 3, recruit and move
    .bare = Recruit and move
    .short = 3
beyond_the_horizon-name-grow = Action 4, grow
    .bare = Grow
    .short = 4
beyond_the_horizon-name-colonise_token = Action 5, take a Colonise token
    .bare = Take a Colonise token
    .short = 5
beyond_the_horizon-name-fortify_token = Action 6, take a Fortify token
    .bare = Take a Fortify token
    .short = 6
beyond_the_horizon-name-research_iii = Action 7, research level III
    .bare = Research level III
    .short = 7
beyond_the_horizon-name-research_iv = Action 8, research level IV
    .bare = Research level IV
    .short = 8

## Names: slots of the tree

beyond_the_horizon-name-I1 = I a
beyond_the_horizon-name-I2 = I b
beyond_the_horizon-name-I3 = I c
beyond_the_horizon-name-I4 = I d
beyond_the_horizon-name-II1 = II a
beyond_the_horizon-name-II2 = II b
beyond_the_horizon-name-II3 = II c
beyond_the_horizon-name-II4 = II d
beyond_the_horizon-name-II5 = II e
beyond_the_horizon-name-II6 = II f
beyond_the_horizon-name-III1 = III a
beyond_the_horizon-name-III2 = III b
beyond_the_horizon-name-III3 = III c
beyond_the_horizon-name-III4 = III d
beyond_the_horizon-name-III5 = III e
beyond_the_horizon-name-III6 = III f
beyond_the_horizon-name-IV1 = IV a
beyond_the_horizon-name-IV2 = IV b
beyond_the_horizon-name-IV3 = IV c

## Names: technologies

beyond_the_horizon-name-writing = Writing
beyond_the_horizon-name-wheel = Wheel
beyond_the_horizon-name-bronze_casting = Bronze Casting
beyond_the_horizon-name-agriculture = Agriculture
beyond_the_horizon-name-mathematics = Mathematics
beyond_the_horizon-name-astronomy = Astronomy
beyond_the_horizon-name-engineering = Engineering
beyond_the_horizon-name-philosophy = Philosophy
beyond_the_horizon-name-coinage = Coinage
beyond_the_horizon-name-navigation = Navigation
beyond_the_horizon-name-mining = Mining
beyond_the_horizon-name-guilds = Guilds
beyond_the_horizon-name-iron_smelting = Iron Smelting
beyond_the_horizon-name-siegecraft = Siegecraft
beyond_the_horizon-name-mercenaries = Mercenaries
beyond_the_horizon-name-chivalry = Chivalry
beyond_the_horizon-name-mythology = Mythology
beyond_the_horizon-name-medicine = Medicine
beyond_the_horizon-name-irrigation = Irrigation
beyond_the_horizon-name-feudalism = Feudalism
beyond_the_horizon-name-missiles = Missiles
beyond_the_horizon-name-refrigeration = Refrigeration
beyond_the_horizon-name-electricity = Electricity
beyond_the_horizon-name-telegraph = Telegraph
beyond_the_horizon-name-aviation = Aviation
beyond_the_horizon-name-stock_exchange = Stock Exchange
beyond_the_horizon-name-steam_power = Steam Power
beyond_the_horizon-name-railways = Railways
beyond_the_horizon-name-advertising = Advertising
beyond_the_horizon-name-conscription = Conscription
beyond_the_horizon-name-ironclads = Ironclads
beyond_the_horizon-name-propaganda = Propaganda
beyond_the_horizon-name-public_schooling = Public Schooling
beyond_the_horizon-name-vaccination = Vaccination
beyond_the_horizon-name-cinema = Cinema
beyond_the_horizon-name-diplomacy = Diplomacy
beyond_the_horizon-name-computing = Computing
beyond_the_horizon-name-internet = Internet
beyond_the_horizon-name-space_flight = Space Flight
beyond_the_horizon-name-nuclear_fusion = Nuclear Fusion
beyond_the_horizon-name-genetic_engineering = Genetic Engineering
beyond_the_horizon-name-artificial_intelligence = Artificial Intelligence
beyond_the_horizon-name-robotics = Robotics
beyond_the_horizon-name-world_heritage = World Heritage

## Names: leaders

beyond_the_horizon-name-attila = Attila
beyond_the_horizon-name-hammurabi = Hammurabi
beyond_the_horizon-name-hatshepsut = Hatshepsut
beyond_the_horizon-name-hypatia = Hypatia
beyond_the_horizon-name-ashoka = Ashoka
beyond_the_horizon-name-confucius = Confucius
beyond_the_horizon-name-archimedes = Archimedes
beyond_the_horizon-name-sappho = Sappho
beyond_the_horizon-name-cyrus_the_great = Cyrus the Great
beyond_the_horizon-name-mansa_musa = Mansa Musa
beyond_the_horizon-name-zheng_he = Zheng He
beyond_the_horizon-name-isaac_newton = Isaac Newton
beyond_the_horizon-name-catherine_the_great = Catherine the Great
beyond_the_horizon-name-napoleon_bonaparte = Napoleon Bonaparte
beyond_the_horizon-name-toussaint_louverture = Toussaint Louverture
beyond_the_horizon-name-simon_bolivar = Simón Bolívar
beyond_the_horizon-name-ada_lovelace = Ada Lovelace
beyond_the_horizon-name-florence_nightingale = Florence Nightingale
beyond_the_horizon-name-adam_smith = Adam Smith
beyond_the_horizon-name-nikola_tesla = Nikola Tesla
beyond_the_horizon-name-albert_einstein = Albert Einstein
beyond_the_horizon-name-marie_curie = Marie Curie
beyond_the_horizon-name-mohandas_gandhi = Mohandas Gandhi
beyond_the_horizon-name-nelson_mandela = Nelson Mandela
beyond_the_horizon-name-alan_turing = Alan Turing
beyond_the_horizon-name-katherine_johnson = Katherine Johnson
beyond_the_horizon-name-wangari_maathai = Wangari Maathai

## Names: governments and their stages

beyond_the_horizon-name-river_kingdom = River Kingdom
    .le = the River Kingdom
beyond_the_horizon-name-hill_clans = Hill Clans
    .le = the Hill Clans
beyond_the_horizon-name-merchant_league = Merchant League
    .le = the Merchant League
beyond_the_horizon-name-builder_dynasty = Builder Dynasty
    .le = the Builder Dynasty
beyond_the_horizon-name-court_of_scribes = Court of Scribes
    .le = the Court of Scribes
beyond_the_horizon-name-steppe_confederacy = Steppe Confederacy
    .le = the Steppe Confederacy
beyond_the_horizon-name-temple_cities = Temple Cities
    .le = the Temple Cities
beyond_the_horizon-name-island_union = Island Union
    .le = the Island Union
beyond_the_horizon-name-despotism = Despotism
    .le = Despotism
beyond_the_horizon-name-theocracy = Theocracy
    .le = Theocracy
beyond_the_horizon-name-monarchy = Monarchy
    .le = Monarchy
beyond_the_horizon-name-democracy = Democracy
    .le = Democracy

## Names: objectives

beyond_the_horizon-name-age_of_learning = Age of Learning
beyond_the_horizon-name-industrial_age = Industrial Age
beyond_the_horizon-name-four_schools = Four Schools
beyond_the_horizon-name-settled_lands = Settled Lands
beyond_the_horizon-name-two_citadels = Two Citadels
beyond_the_horizon-name-great_works = Great Works
beyond_the_horizon-name-blossoming_realm = Blossoming Realm
beyond_the_horizon-name-full_coffers = Full Coffers
beyond_the_horizon-name-masters_of_the_map = Masters of the Map

## Names: tiles

beyond_the_horizon-name-golden_valley = Golden Valley
    .le = Golden Valley
    .a = in Golden Valley
    .de = of Golden Valley
beyond_the_horizon-name-fishing_shore = Fishing Shore
    .le = the Fishing Shore
    .a = on the Fishing Shore
    .de = of the Fishing Shore
beyond_the_horizon-name-reed_marsh = Reed Marsh
    .le = the Reed Marsh
    .a = in the Reed Marsh
    .de = of the Reed Marsh
beyond_the_horizon-name-olive_terraces = Olive Terraces
    .le = the Olive Terraces
    .a = on the Olive Terraces
    .de = of the Olive Terraces
beyond_the_horizon-name-river_ford = River Ford
    .le = the River Ford
    .a = at the River Ford
    .de = of the River Ford
beyond_the_horizon-name-cedar_grove = Cedar Grove
    .le = the Cedar Grove
    .a = in the Cedar Grove
    .de = of the Cedar Grove
beyond_the_horizon-name-clay_plain = Clay Plain
    .le = the Clay Plain
    .a = on the Clay Plain
    .de = of the Clay Plain
beyond_the_horizon-name-salt_lake = Salt Lake
    .le = the Salt Lake
    .a = at the Salt Lake
    .de = of the Salt Lake
beyond_the_horizon-name-oasis = Oasis
    .le = the Oasis
    .a = at the Oasis
    .de = of the Oasis
beyond_the_horizon-name-wheat_hills = Wheat Hills
    .le = the Wheat Hills
    .a = in the Wheat Hills
    .de = of the Wheat Hills
beyond_the_horizon-name-copper_ridge = Copper Ridge
    .le = the Copper Ridge
    .a = on the Copper Ridge
    .de = of the Copper Ridge
beyond_the_horizon-name-sheltered_bay = Sheltered Bay
    .le = the Sheltered Bay
    .a = in the Sheltered Bay
    .de = of the Sheltered Bay
beyond_the_horizon-name-grassland = Grassland
    .le = the Grassland
    .a = on the Grassland
    .de = of the Grassland
beyond_the_horizon-name-volcanic_soil = Volcanic Soil
    .le = the Volcanic Soil
    .a = on the Volcanic Soil
    .de = of the Volcanic Soil
beyond_the_horizon-name-marble_cliffs = Marble Cliffs
    .le = the Marble Cliffs
    .a = on the Marble Cliffs
    .de = of the Marble Cliffs
beyond_the_horizon-name-spice_coast = Spice Coast
    .le = the Spice Coast
    .a = on the Spice Coast
    .de = of the Spice Coast
beyond_the_horizon-name-highland_pass = Highland Pass
    .le = the Highland Pass
    .a = on the Highland Pass
    .de = of the Highland Pass
beyond_the_horizon-name-great_delta = Great Delta
    .le = the Great Delta
    .a = in the Great Delta
    .de = of the Great Delta
beyond_the_horizon-name-amber_forest = Amber Forest
    .le = the Amber Forest
    .a = in the Amber Forest
    .de = of the Amber Forest
beyond_the_horizon-name-iron_mountains = Iron Mountains
    .le = the Iron Mountains
    .a = in the Iron Mountains
    .de = of the Iron Mountains
beyond_the_horizon-name-jade_river = Jade River
    .le = the Jade River
    .a = on the Jade River
    .de = of the Jade River
beyond_the_horizon-name-sacred_plateau = Sacred Plateau
    .le = the Sacred Plateau
    .a = on the Sacred Plateau
    .de = of the Sacred Plateau
beyond_the_horizon-name-diamond_fields = Diamond Fields
    .le = the Diamond Fields
    .a = in the Diamond Fields
    .de = of the Diamond Fields
beyond_the_horizon-name-peninsula_of_kings = Peninsula of Kings
    .le = the Peninsula of Kings
    .a = on the Peninsula of Kings
    .de = of the Peninsula of Kings
beyond_the_horizon-name-rose_sands = Rose Sands
    .le = the Rose Sands
    .a = on the Rose Sands
    .de = of the Rose Sands
beyond_the_horizon-name-amber_steppe = Amber Steppe
    .le = the Amber Steppe
    .a = on the Amber Steppe
    .de = of the Amber Steppe
beyond_the_horizon-name-green_banks = Green Banks
    .le = the Green Banks
    .a = on the Green Banks
    .de = of the Green Banks
beyond_the_horizon-name-violet_hills = Violet Hills
    .le = the Violet Hills
    .a = in the Violet Hills
    .de = of the Violet Hills
beyond_the_horizon-name-cradle = Cradle of Civilisation
    .le = the cradle
    .a = on the cradle
    .de = of the cradle

## Names: buildings

beyond_the_horizon-name-farm = Farm
    .un = a farm
    .le = the farm
beyond_the_horizon-name-granary = Granary
    .un = a granary
    .le = the granary
beyond_the_horizon-name-market = Market
    .un = a market
    .le = the market
beyond_the_horizon-name-shrine = Shrine
    .un = a shrine
    .le = the shrine
beyond_the_horizon-name-quarry = Quarry
    .un = a quarry
    .le = the quarry
beyond_the_horizon-name-watchtower = Watchtower
    .un = a watchtower
    .le = the watchtower
beyond_the_horizon-name-stables = Stables
    .un = stables
    .le = the stables
beyond_the_horizon-name-caravanserai = Caravanserai
    .un = a caravanserai
    .le = the caravanserai
beyond_the_horizon-name-amphitheatre = Amphitheatre
    .un = an amphitheatre
    .le = the amphitheatre
beyond_the_horizon-name-library = Library
    .un = a library
    .le = the library
beyond_the_horizon-name-harbour = Harbour
    .un = a harbour
    .le = the harbour
beyond_the_horizon-name-barracks = Barracks
    .un = barracks
    .le = the barracks
beyond_the_horizon-name-aqueduct = Aqueduct
    .un = an aqueduct
    .le = the aqueduct
beyond_the_horizon-name-mint = Mint
    .un = a mint
    .le = the mint
beyond_the_horizon-name-city_walls = City Walls
    .un = city walls
    .le = the city walls
beyond_the_horizon-name-monastery = Monastery
    .un = a monastery
    .le = the monastery
beyond_the_horizon-name-palace = Palace
    .un = a palace
    .le = the palace
beyond_the_horizon-name-cathedral = Cathedral
    .un = a cathedral
    .le = the cathedral
beyond_the_horizon-name-university = University
    .un = a university
    .le = the university
beyond_the_horizon-name-factory = Factory
    .un = a factory
    .le = the factory
beyond_the_horizon-name-railway_station = Railway Station
    .un = a railway station
    .le = the railway station
beyond_the_horizon-name-opera_house = Opera House
    .un = an opera house
    .le = the opera house
beyond_the_horizon-name-hospital = Hospital
    .un = a hospital
    .le = the hospital
beyond_the_horizon-name-observatory = Observatory
    .un = an observatory
    .le = the observatory

## Several things in a row

beyond_the_horizon-count =
    { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
beyond_the_horizon-named = { NAME($thing) }
beyond_the_horizon-and-1 = { $a }
beyond_the_horizon-and-2 = { $a } and { $b }
beyond_the_horizon-and-3 = { $a }, { $b } and { $c }
beyond_the_horizon-and-4 = { $a }, { $b }, { $c } and { $d }
beyond_the_horizon-or-1 = { $a }
beyond_the_horizon-or-2 = either { $a }, or { $b }
beyond_the_horizon-or-3 = either { $a }, or { $b }, or { $c }
beyond_the_horizon-or-4 = either { $a }, or { $b }, or { $c }, or { $d }
beyond_the_horizon-then-1 = { $a }
beyond_the_horizon-then-2 = { $a }, then { $b }
beyond_the_horizon-then-3 = { $a }, then { $b }, then { $c }
beyond_the_horizon-then-4 = { $a }, then { $b }, then { $c }, then { $d }
beyond_the_horizon-list-1 = { $a }
beyond_the_horizon-list-2 = { $a }; { $b }
beyond_the_horizon-list-3 = { $a }; { $b }; { $c }
beyond_the_horizon-list-4 = { $a }; { $b }; { $c }; { $d }
beyond_the_horizon-none = nothing

## What effects do

beyond_the_horizon-effect-gain =
    { $n ->
        [one] gain { $n } coin
       *[other] gain { $n } coins
    }
beyond_the_horizon-effect-activate =
    { $n ->
        [one] activate { $n } pawn
       *[other] activate { $n } pawns
    }
beyond_the_horizon-effect-invest =
    { $n ->
        [one] invest { $n } cube of { NAME($track, form: "le") }
       *[other] invest { $n } cubes of { NAME($track, form: "le") }
    }
beyond_the_horizon-effect-invest-any =
    { $n ->
        [one] invest { $n } cube of your choice
       *[other] invest { $n } cubes of your choice
    }
beyond_the_horizon-effect-research = research a technology of level { $level }
beyond_the_horizon-effect-research-column = research a technology of level { $level } with a pawn from a column
beyond_the_horizon-effect-research-free = research a technology of level { $level } without its prerequisites
beyond_the_horizon-effect-research-column-free = research a technology of level { $level } without its prerequisites, with a pawn from a column
beyond_the_horizon-effect-recruit =
    { $n ->
        [one] recruit { NAME($unit, form: "un") } of strength { $strength } from a column
       *[other] recruit { $n } { NAME($unit, form: "plural") } of strength { $strength } from the columns
    }
beyond_the_horizon-effect-recruit-active =
    { $n ->
        [one] turn an active pawn into { NAME($unit, form: "un") } of strength { $strength }
       *[other] turn { $n } active pawns into { NAME($unit, form: "plural") } of strength { $strength }
    }
beyond_the_horizon-effect-recruit-either =
    { $n ->
        [one] recruit a settler or a soldier of strength { $strength } from a column
       *[other] recruit { $n } settlers or soldiers of strength { $strength } from the columns
    }
beyond_the_horizon-effect-recruit-either-active =
    { $n ->
        [one] turn an active pawn into a settler or a soldier of strength { $strength }
       *[other] turn { $n } active pawns into settlers or soldiers of strength { $strength }
    }
beyond_the_horizon-effect-upgrade = strengthen { NAME($unit, form: "un") } by { $n }
beyond_the_horizon-effect-upgrade-any = strengthen a settler or a soldier by { $n }
beyond_the_horizon-effect-move =
    { $n ->
        [one] make { $n } move
       *[other] make up to { $n } moves
    }
beyond_the_horizon-effect-explore-more =
    { $n ->
        [one] explore { $n } more territory this turn
       *[other] explore { $n } more territories this turn
    }
beyond_the_horizon-effect-colonise =
    { $n ->
        [0] colonise a village
       *[other] colonise a village, with { $n } extra strength
    }
beyond_the_horizon-effect-fortify =
    { $n ->
        [0] fortify a city
       *[other] fortify a city, with { $n } extra strength
    }
beyond_the_horizon-effect-token = take { NAME($token, form: "un") }
beyond_the_horizon-effect-token-either = take a Colonise or a Fortify token
beyond_the_horizon-effect-building = take a building of level { $level }
beyond_the_horizon-effect-build =
    { $n ->
        [0] build a building, new or there already
        [one] build a building, new or there already, for { $n } coin less
       *[other] build a building, new or there already, for { $n } coins less
    }
beyond_the_horizon-effect-produce-population = produce population
beyond_the_horizon-effect-produce-coins = produce coins
beyond_the_horizon-effect-basic =
    { $n ->
        [one] do a basic action
       *[other] do { $n } basic actions
    }
beyond_the_horizon-effect-theocracy = use your Theocracy
beyond_the_horizon-effect-points =
    { $n ->
        [one] score { $n } point at the end
       *[other] score { $n } points at the end
    }
beyond_the_horizon-effect-private =
    { $n ->
        [one] look at the top card of level { $level } and keep it as a private technology
       *[other] look at the top { $n } cards of level { $level } and keep one as a private technology
    }
beyond_the_horizon-effect-copy = do the action of a technology that somebody has researched, at its cost
beyond_the_horizon-effect-pay = { $cost } to { $what }
beyond_the_horizon-effect-pay-coins =
    { $n ->
        [one] pay { $n } coin
       *[other] pay { $n } coins
    }
beyond_the_horizon-effect-exhaust =
    { $n ->
        [one] exhaust { $n } pawn
       *[other] exhaust { $n } pawns
    }
beyond_the_horizon-effect-each = each other player may { $what }
beyond_the_horizon-effect-each-points =
    { $n ->
        [one] each other player scores { $n } point at the end
       *[other] each other player scores { $n } points at the end
    }
beyond_the_horizon-effect-may = { $what } if you like
beyond_the_horizon-effect-other = use its ability

## Lasting effects

beyond_the_horizon-modifier-research_discount =
    { $n ->
        [one] research of levels II to IV costs you { $n } coin less
       *[other] research of levels II to IV costs you { $n } coins less
    }
beyond_the_horizon-modifier-coins_bonus =
    { $n ->
        [one] { $n } more coin whenever you produce coins
       *[other] { $n } more coins whenever you produce coins
    }
beyond_the_horizon-modifier-population_bonus =
    { $n ->
        [one] { $n } more pawn whenever you produce population
       *[other] { $n } more pawns whenever you produce population
    }
beyond_the_horizon-modifier-move_bonus =
    { $n ->
        [one] { $n } more move whenever you move
       *[other] { $n } more moves whenever you move
    }
beyond_the_horizon-modifier-explore_limit =
    { $n ->
        [one] you may explore { $n } more territory each turn
       *[other] you may explore { $n } more territories each turn
    }
beyond_the_horizon-modifier-exhaust_left = your exhausted pawns go to the leftmost column with room
beyond_the_horizon-modifier-colonise_strength = your settlers count { $n } more strength when they colonise
beyond_the_horizon-modifier-settler_bonus = settlers you recruit arrive { $n } stronger
beyond_the_horizon-modifier-soldier_bonus = soldiers you recruit arrive { $n } stronger
beyond_the_horizon-modifier-no_fee = you never pay the fee of a space
beyond_the_horizon-modifier-build_discount =
    { $n ->
        [one] buildings cost you { $n } coin less
       *[other] buildings cost you { $n } coins less
    }
beyond_the_horizon-modifier-column_scholar = your scholars of level I may come from a column
beyond_the_horizon-modifier-trade_price =
    { $n ->
        [one] trading coins for a pawn costs you { $n } coin less
       *[other] trading coins for a pawn costs you { $n } coins less
    }
beyond_the_horizon-modifier-token_discount =
    { $n ->
        [one] actions that take a token cost you { $n } coin less
       *[other] actions that take a token cost you { $n } coins less
    }

## Occasions of abilities

beyond_the_horizon-when-invest = once per turn when you invest: { $what }
beyond_the_horizon-when-expansion = at the start of your expansion phase: { $what }
beyond_the_horizon-when-produce_coins = when you produce coins: { $what }
beyond_the_horizon-when-build = when you build: { $what }
beyond_the_horizon-when-research = when you research a technology: { $what }
beyond_the_horizon-when-explore = once per turn when you explore: { $what }
beyond_the_horizon-when-production = at the start of your production phase: { $what }
beyond_the_horizon-when-settle = when you colonise or fortify: { $what }
beyond_the_horizon-when-fortify = when you fortify a city: { $what }
beyond_the_horizon-when-grow = after action 4: { $what }

## What is counted

beyond_the_horizon-per-technologies =
    { $n ->
        [one] for each technology you have
       *[other] for every { $n } technologies you have
    }
beyond_the_horizon-per-technologies_ii_plus =
    { $n ->
        [one] for each technology of level II or above you have
       *[other] for every { $n } technologies of level II or above you have
    }
beyond_the_horizon-per-technologies_iii =
    { $n ->
        [one] for each technology of level III you have
       *[other] for every { $n } technologies of level III you have
    }
beyond_the_horizon-per-colours_with_two =
    { $n ->
        [one] for each main colour of at least two of your technologies
       *[other] for every { $n } main colours of at least two of your technologies each
    }
beyond_the_horizon-per-villages =
    { $n ->
        [one] for each village you have colonised
       *[other] for every { $n } villages you have colonised
    }
beyond_the_horizon-per-cities =
    { $n ->
        [one] for each city you have fortified
       *[other] for every { $n } cities you have fortified
    }
beyond_the_horizon-per-buildings =
    { $n ->
        [one] for each building space you hold
       *[other] for every { $n } building spaces you hold
    }
beyond_the_horizon-per-map_cubes =
    { $n ->
        [one] for each cube of yours on villages, cities and buildings
       *[other] for every { $n } cubes of yours on villages, cities and buildings
    }
beyond_the_horizon-per-cubes_removed =
    { $n ->
        [one] for each cube gone from your development tracks
       *[other] for every { $n } cubes gone from your development tracks
    }
beyond_the_horizon-per-active_population =
    { $n ->
        [one] for each active pawn you have
       *[other] for every { $n } active pawns you have
    }
beyond_the_horizon-per-leaders =
    { $n ->
        [one] for each leader you have
       *[other] for every { $n } leaders you have
    }
beyond_the_horizon-per-shared_tiles =
    { $n ->
        [one] for each tile where you and an opponent have a cube
       *[other] for every { $n } tiles where you and an opponent have a cube
    }
beyond_the_horizon-per-active_columns =
    { $n ->
        [one] for each column of yours that produces, column A included
       *[other] for every { $n } columns of yours that produce, column A included
    }
beyond_the_horizon-per-coins =
    { $n ->
        [one] for each coin you have
       *[other] for every { $n } coins you have
    }
beyond_the_horizon-per-economy_cubes_removed =
    { $n ->
        [one] for each cube gone from your economy track
       *[other] for every { $n } cubes gone from your economy track
    }
beyond_the_horizon-per-technologies_iii_plus =
    { $n ->
        [one] for each technology of level III or IV you have
       *[other] for every { $n } technologies of level III or IV you have
    }
beyond_the_horizon-per-main_colours =
    { $n ->
        [one] for each main colour among your technologies of level II or above
       *[other] for every { $n } main colours among your technologies of level II or above
    }
beyond_the_horizon-per-villages_and_cities =
    { $n ->
        [one] for each cube of yours on villages and cities
       *[other] for every { $n } cubes of yours on villages and cities
    }
beyond_the_horizon-per-unit_strength =
    { $n ->
        [one] for each point of strength of your units on the map
       *[other] for every { $n } points of strength of your units on the map
    }
beyond_the_horizon-per-technologies_ii =
    { $n ->
        [one] for each technology of level II you have
       *[other] for every { $n } technologies of level II you have
    }
beyond_the_horizon-need-technologies =
    { $n ->
        [one] at least { $n } technology
       *[other] at least { $n } technologies
    }
beyond_the_horizon-need-technologies_ii_plus =
    { $n ->
        [one] at least { $n } technology of level II or above
       *[other] at least { $n } technologies of level II or above
    }
beyond_the_horizon-need-technologies_iii =
    { $n ->
        [one] at least { $n } technology of level III
       *[other] at least { $n } technologies of level III
    }
beyond_the_horizon-need-colours_with_two =
    { $n ->
        [one] at least { $n } main colour of at least two of your technologies
       *[other] at least { $n } main colours of at least two of your technologies each
    }
beyond_the_horizon-need-villages =
    { $n ->
        [one] at least { $n } village you have colonised
       *[other] at least { $n } villages you have colonised
    }
beyond_the_horizon-need-cities =
    { $n ->
        [one] at least { $n } city you have fortified
       *[other] at least { $n } cities you have fortified
    }
beyond_the_horizon-need-buildings =
    { $n ->
        [one] at least { $n } building space you hold
       *[other] at least { $n } building spaces you hold
    }
beyond_the_horizon-need-map_cubes =
    { $n ->
        [one] at least { $n } cube of yours on villages, cities and buildings
       *[other] at least { $n } cubes of yours on villages, cities and buildings
    }
beyond_the_horizon-need-cubes_removed =
    { $n ->
        [one] at least { $n } cube gone from your development tracks
       *[other] at least { $n } cubes gone from your development tracks
    }
beyond_the_horizon-need-active_population =
    { $n ->
        [one] at least { $n } active pawn
       *[other] at least { $n } active pawns
    }
beyond_the_horizon-need-leaders =
    { $n ->
        [one] at least { $n } leader
       *[other] at least { $n } leaders
    }
beyond_the_horizon-need-shared_tiles =
    { $n ->
        [one] at least { $n } tile where you and an opponent have a cube
       *[other] at least { $n } tiles where you and an opponent have a cube
    }
beyond_the_horizon-need-active_columns =
    { $n ->
        [one] at least { $n } column of yours that produces, column A included
       *[other] at least { $n } columns of yours that produce, column A included
    }
beyond_the_horizon-need-coins =
    { $n ->
        [one] at least { $n } coin
       *[other] at least { $n } coins
    }
beyond_the_horizon-need-economy_cubes_removed =
    { $n ->
        [one] at least { $n } cube gone from your economy track
       *[other] at least { $n } cubes gone from your economy track
    }
beyond_the_horizon-need-technologies_iii_plus =
    { $n ->
        [one] at least { $n } technology of level III or IV
       *[other] at least { $n } technologies of level III or IV
    }
beyond_the_horizon-need-main_colours =
    { $n ->
        [one] at least { $n } main colour among your technologies of level II or above
       *[other] at least { $n } main colours among your technologies of level II or above
    }
beyond_the_horizon-need-villages_and_cities =
    { $n ->
        [one] at least { $n } cube of yours on villages and cities
       *[other] at least { $n } cubes of yours on villages and cities
    }
beyond_the_horizon-need-unit_strength =
    { $n ->
        [one] at least { $n } point of strength of your units on the map
       *[other] at least { $n } points of strength of your units on the map
    }
beyond_the_horizon-need-technologies_ii =
    { $n ->
        [one] at least { $n } technology of level II
       *[other] at least { $n } technologies of level II
    }
beyond_the_horizon-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
beyond_the_horizon-points-per = { $points } { $of }
beyond_the_horizon-points-per-most = { $points } { $of } (at most { $most })

## What cards and tiles do

beyond_the_horizon-card-bonus = at once: { $what }
beyond_the_horizon-card-action = action: { $what }
beyond_the_horizon-card-end = at the end: { $what }
beyond_the_horizon-card-stage = { NAME($stage) }: { $what }
beyond_the_horizon-deed-costs = { $cost }, then { $what }
beyond_the_horizon-deed-needs = needs { $what }
beyond_the_horizon-tile-strength = strength { $n }
beyond_the_horizon-tile-reveal = explorer: { $what }
beyond_the_horizon-tile-village = village: cube of { NAME($track, form: "le") }, { $what }, { $points }
beyond_the_horizon-tile-city = city: cube of { NAME($track, form: "le") }, { $points }
beyond_the_horizon-tile-start = starting tile of { $who }: a recruiting ground that takes a building
beyond_the_horizon-tile-cradle = the middle of the world; it takes a building
beyond_the_horizon-building-cost =
    { $n ->
        [one] costs { $n } coin
       *[other] costs { $n } coins
    }
beyond_the_horizon-building-left = first builder: cube of { NAME($track, form: "le") }, { $points } once somebody else builds it
beyond_the_horizon-building-right = second builder: cube of { NAME($track, form: "le") }
beyond_the_horizon-building-bonus = each builder: { $what }
beyond_the_horizon-uncovers-column = column { $column } produces
beyond_the_horizon-uncovers-coins =
    { $n ->
        [one] { $n } more coin when you produce coins
       *[other] { $n } more coins when you produce coins
    }
beyond_the_horizon-covers-move = { $n } more move whenever you move
beyond_the_horizon-covers-points = { $points } if it is the last one covered
beyond_the_horizon-covers-beyond = { $points } at the end

## Questions

beyond_the_horizon-for = { NAME($cause) }: { LOWER($ask) }
beyond_the_horizon-ask-choosegovernment = Which government do you choose?
beyond_the_horizon-ask-takeaction = Round { $round }: where does your action pawn go?
beyond_the_horizon-ask-researchslot = Which technology of level { $level } do you research?
beyond_the_horizon-ask-namecolour = Which colour do you seek for { NAME($slot) }?
beyond_the_horizon-ask-keeptechnology = Which of these technologies do you put on { NAME($slot) }?
beyond_the_horizon-ask-keepprivate = Which of these technologies do you keep as a private one?
beyond_the_horizon-ask-investcube = From which track do you invest a cube?
beyond_the_horizon-ask-spendcube = From which track does the cube come?
beyond_the_horizon-ask-recruitunit =
    { $unit ->
        [settler] Where does the new settler appear?
        [soldier] Where does the new soldier appear?
       *[either] Which unit do you recruit, and where?
    }
beyond_the_horizon-ask-upgradeunit =
    { $unit ->
        [settler] Which settler do you strengthen by { $n }?
        [soldier] Which soldier do you strengthen by { $n }?
       *[either] Which unit do you strengthen by { $n }?
    }
beyond_the_horizon-ask-moveunits =
    { $n ->
        [one] Which unit do you move? { $n } move left.
       *[other] Which unit do you move? { $n } moves left.
    }
beyond_the_horizon-ask-moveunits-bound = Where does the unit { NAME($tile, form: "a") } move on to? It may not stop there.
beyond_the_horizon-ask-choosesettlement =
    { $sort ->
        [colonise] Which village do you colonise?
       *[fortify] Which city do you fortify?
    }
beyond_the_horizon-ask-commit =
    { $sort ->
        [colonise] Which settler { NAME($tile, form: "a") } takes part? Strength still needed: { $n }.
        [fortify] Which soldier { NAME($tile, form: "a") } takes part? Strength still needed: { $n }.
       *[build] Which settler { NAME($tile, form: "a") } builds and loses 1 strength?
    }
beyond_the_horizon-ask-commit-more =
    { $sort ->
        [colonise] Does another settler { NAME($tile, form: "a") } take part, though it is not needed?
       *[fortify] Does another soldier { NAME($tile, form: "a") } take part, though it is not needed?
    }
beyond_the_horizon-ask-takebuilding = Which building of level { $level } do you take?
beyond_the_horizon-ask-choosebuild = What do you build?
beyond_the_horizon-ask-choosetoken = Which token do you take?
beyond_the_horizon-ask-choosebasic =
    { $n ->
        [one] Which basic action do you do?
       *[other] Which basic action do you do? { $n } to come.
    }
beyond_the_horizon-ask-choosecopy = Which technology’s action do you do?
beyond_the_horizon-ask-consider = Do you { $what }? You would then meet an objective and have to claim it.
beyond_the_horizon-ask-pickbranch = Which do you choose?
beyond_the_horizon-ask-nextpart = What comes first?
beyond_the_horizon-ask-decide = Do you want to { $what }?
beyond_the_horizon-ask-expand = Expansion phase: what do you do?
beyond_the_horizon-ask-chooseproduction = Production phase: what do you do?
beyond_the_horizon-ask-trade = Do you trade once more?
beyond_the_horizon-ask-claimobjective = Which objective do you claim?

## Hints for whoever meets a question for the first time

beyond_the_horizon-hint-choosegovernment = Its Despotism helps you from now on; cubes taken from your infrastructure track bring the other three stages.
beyond_the_horizon-hint-takeaction = The pawn must leave its space, action 4 excepted. Each effect of an action may be left out.
beyond_the_horizon-hint-researchslot = Lines lead from level to level. The first at a slot takes a leader and chooses the technology that comes there.
beyond_the_horizon-hint-namecolour = Cards are turned up until two have this colour, as their own or as the second in their title. You keep one of those two.
beyond_the_horizon-hint-investcube = The cube uncovers a space of its track and covers one of the investment track.
beyond_the_horizon-hint-moveunits = Settlers may also step off the edge of the map, where the new tile touches two others, and explore.
beyond_the_horizon-hint-commit = All that take part are exhausted, even if they are stronger than needed.
beyond_the_horizon-hint-expand = You may build once, play one token, or do nothing.
beyond_the_horizon-hint-chooseproduction = Produce population or coins, or make as many trades as you like.
beyond_the_horizon-hint-claimobjective = A claim costs a cube of your tracks and brings the end of the game nearer.

## What one may do

beyond_the_horizon-say-govern = Choose { NAME($government, form: "le") }
beyond_the_horizon-say-act = Action { NAME($deed, form: "short") }: { $what }
beyond_the_horizon-say-act-technology = { NAME($deed) }: { $what }
beyond_the_horizon-say-act-fee =
    { $n ->
        [one] { $what } (with a fee of { $n } coin)
       *[other] { $what } (with a fee of { $n } coins)
    }
beyond_the_horizon-say-act-waived = { $what } (on a space whose fee you need not pay)
beyond_the_horizon-say-research = Research { NAME($technology) }
beyond_the_horizon-say-research-column = Research { NAME($technology) } with a pawn from a column
beyond_the_horizon-say-research-leader = Research { NAME($technology) } and take the leader there
beyond_the_horizon-say-research-first = Research { NAME($slot) }, the first to do so: take its leader and find a technology for it
beyond_the_horizon-say-colour = { NAME($colour) }
beyond_the_horizon-say-keep = Choose { NAME($technology) }
beyond_the_horizon-say-copy = Do as { NAME($technology) }: { $what }
beyond_the_horizon-say-cube = { NAME($track) }: { $what }
beyond_the_horizon-say-recruit = { NAME($unit) } of strength { $n } { NAME($tile, form: "a") }
beyond_the_horizon-say-upgrade = Strengthen { NAME($unit, form: "le") } { NAME($tile, form: "a") } from { $n } to { $m }
beyond_the_horizon-say-move =
    { $n ->
        [one] Move { NAME($unit, form: "le") } of strength { $strength } from { NAME($tile, form: "le") } to { NAME($to, form: "le") }, { $n } move
       *[other] Move { NAME($unit, form: "le") } of strength { $strength } from { NAME($tile, form: "le") } to { NAME($to, form: "le") }, { $n } moves
    }
beyond_the_horizon-say-explore = Explore with the settler of strength { $strength } from { NAME($tile, form: "le") }, { $side }
beyond_the_horizon-say-colonise = Colonise the village { NAME($tile, form: "a") }
beyond_the_horizon-say-colonise-token = Play a Colonise token and colonise the village { NAME($tile, form: "a") }
beyond_the_horizon-say-fortify = Fortify the city { NAME($tile, form: "a") }
beyond_the_horizon-say-fortify-token = Play a Fortify token and fortify the city { NAME($tile, form: "a") }
beyond_the_horizon-say-commit = { NAME($unit) } of strength { $n }
beyond_the_horizon-say-build =
    { $n ->
        [0] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } for free
        [one] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } for { $n } coin
       *[other] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } for { $n } coins
    }
beyond_the_horizon-say-join =
    { $n ->
        [0] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } as second builder for free
        [one] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } as second builder for { $n } coin
       *[other] Build { NAME($building, form: "le") } { NAME($tile, form: "a") } as second builder for { $n } coins
    }
beyond_the_horizon-say-take = Take { NAME($building, form: "le") }
beyond_the_horizon-say-token = Take { NAME($token, form: "un") }
beyond_the_horizon-say-token-none =
    { $n ->
        [one] Take { $n } coin, since no { NAME($token, form: "bare") } is left
       *[other] Take { $n } coins, since no { NAME($token, form: "bare") } is left
    }
beyond_the_horizon-say-produce-population =
    { $n ->
        [one] Produce population: { $n } pawn
       *[other] Produce population: { $n } pawns
    }
beyond_the_horizon-say-produce-coins =
    { $n ->
        [one] Produce coins: { $n } coin
       *[other] Produce coins: { $n } coins
    }
beyond_the_horizon-say-buy =
    { $n ->
        [one] Trade { $n } coin for an active pawn
       *[other] Trade { $n } coins for an active pawn
    }
beyond_the_horizon-say-recall = Trade { NAME($unit, form: "le") } of strength { $n } { NAME($tile, form: "a") } for an active pawn
beyond_the_horizon-say-sell =
    { $n ->
        [one] Trade an active pawn for { $n } coin
       *[other] Trade an active pawn for { $n } coins
    }
beyond_the_horizon-say-claim =
    { $n ->
        [one] Claim { NAME($objective) } for { $n } point
       *[other] Claim { NAME($objective) } for { $n } points
    }
beyond_the_horizon-say-pick = { $what }
beyond_the_horizon-say-accept = Yes
beyond_the_horizon-say-pass = No, thank you
beyond_the_horizon-say-pass-commit = Enough take part
beyond_the_horizon-say-pass-researchslot = Research nothing
beyond_the_horizon-say-pass-keepprivate = Keep none of them
beyond_the_horizon-say-pass-investcube = Invest nothing
beyond_the_horizon-say-pass-recruitunit = Recruit nobody
beyond_the_horizon-say-pass-upgradeunit = Strengthen no unit
beyond_the_horizon-say-pass-moveunits = Move no further
beyond_the_horizon-say-pass-choosesettlement = Leave it
beyond_the_horizon-say-pass-takebuilding = Take no building
beyond_the_horizon-say-pass-choosebuild = Build nothing
beyond_the_horizon-say-pass-choosetoken = Take no token
beyond_the_horizon-say-pass-choosebasic = Do no basic action
beyond_the_horizon-say-pass-choosecopy = Do no such action
beyond_the_horizon-say-pass-pickbranch = Nothing of this
beyond_the_horizon-say-pass-expand = No expansion
beyond_the_horizon-say-pass-chooseproduction = Produce nothing
beyond_the_horizon-say-pass-trade = Trade no more

## Sides of a tile

beyond_the_horizon-side-e = to the east
beyond_the_horizon-side-se = to the south-east
beyond_the_horizon-side-sw = to the south-west
beyond_the_horizon-side-w = to the west
beyond_the_horizon-side-nw = to the north-west
beyond_the_horizon-side-ne = to the north-east

## What happened

beyond_the_horizon-log-first = { $who } begins
beyond_the_horizon-log-government = { $who } chooses { NAME($government, form: "le") }
beyond_the_horizon-log-round = Round { $n }
beyond_the_horizon-log-last-round = Round { $n } is the last one
beyond_the_horizon-log-acts = { $who } acts: { NAME($deed) }
beyond_the_horizon-log-pays =
    { $n ->
        [one] { $who } pays { $n } coin
       *[other] { $who } pays { $n } coins
    }
beyond_the_horizon-log-exhausts =
    { $n ->
        [one] { $who } exhausts { $n } pawn
       *[other] { $who } exhausts { $n } pawns
    }
beyond_the_horizon-log-coins =
    { $n ->
        [one] { $who } gains { $n } coin
       *[other] { $who } gains { $n } coins
    }
beyond_the_horizon-log-activates =
    { $n ->
        [one] { $who } activates { $n } pawn
       *[other] { $who } activates { $n } pawns
    }
beyond_the_horizon-log-researches = { $who } sends a scholar to { NAME($place) }
beyond_the_horizon-log-leader = { $who } takes { NAME($leader) } as a leader
beyond_the_horizon-log-colour = { $who } looks for { NAME($colour, form: "bare") }
beyond_the_horizon-log-reveals = { $who } turns up { NAME($technology) }
beyond_the_horizon-log-keeps = { $who } puts { NAME($technology) } on the tree
beyond_the_horizon-log-gains-technology = { $who } gains { NAME($technology) }
beyond_the_horizon-log-looks =
    { $n ->
        [one] { $who } looks at the top card of level { $level }
       *[other] { $who } looks at the top { $n } cards of level { $level }
    }
beyond_the_horizon-log-private = { $who } keeps { NAME($technology) } as a private technology
beyond_the_horizon-log-invests = { $who } invests a cube of { NAME($track, form: "le") }
beyond_the_horizon-log-uncovers = { $who } uncovers space { $n } of { NAME($track, form: "le") }
beyond_the_horizon-log-stage = { $who } reaches { NAME($stage, form: "le") }
beyond_the_horizon-log-covers = { $who } covers space { $n } of the investment track
beyond_the_horizon-log-recruits = { $who } recruits { NAME($unit, form: "un") } of strength { $n } { NAME($tile, form: "a") }
beyond_the_horizon-log-upgrades = { $who } strengthens { NAME($unit, form: "un") } { NAME($tile, form: "a") } from { $n } to { $m }
beyond_the_horizon-log-moves = { $who } moves { NAME($unit, form: "un") } of strength { $n } from { NAME($tile, form: "le") } to { NAME($to, form: "le") }
beyond_the_horizon-log-explore-more =
    { $n ->
        [one] { $who } may explore { $n } more territory this turn
       *[other] { $who } may explore { $n } more territories this turn
    }
beyond_the_horizon-log-explores = { $who } discovers { NAME($tile, form: "le") }
beyond_the_horizon-log-colonises = { $who } colonises the village { NAME($tile, form: "a") }
beyond_the_horizon-log-fortifies = { $who } fortifies the city { NAME($tile, form: "a") }
beyond_the_horizon-log-weakens = { $who } builds with { NAME($unit, form: "un") } { NAME($tile, form: "a") }, which falls from { $n } to { $m }
beyond_the_horizon-log-spends-units = { $who } uses up { NAME($unit, form: "un") } of strength { $n }
beyond_the_horizon-log-token = { $who } takes { NAME($token, form: "un") }
beyond_the_horizon-log-no-token = No { NAME($token, form: "bare") } is left for { $who }
beyond_the_horizon-log-building = { $who } takes { NAME($building, form: "le") }
beyond_the_horizon-log-builds = { $who } builds { NAME($building, form: "le") } { NAME($tile, form: "a") }
beyond_the_horizon-log-joins = { $who } builds { NAME($building, form: "le") } { NAME($tile, form: "a") } too
beyond_the_horizon-log-produces =
    { $who } produces { $n } { $n ->
        [one] { NAME($what, form: "bare") }
       *[other] { NAME($what, form: "plural") }
    }
beyond_the_horizon-log-recalls = { $who } takes back { NAME($unit, form: "un") } from { NAME($tile, form: "le") }
beyond_the_horizon-log-claims =
    { $n ->
        [one] { $who } claims { NAME($objective) } for { $n } point
       *[other] { $who } claims { NAME($objective) } for { $n } points
    }
beyond_the_horizon-log-points =
    { $n ->
        [one] { $who } will score { $n } point at the end
       *[other] { $who } will score { $n } points at the end
    }
beyond_the_horizon-gains-these = { $who } gains { $what }
beyond_the_horizon-more-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
beyond_the_horizon-more-activates =
    { $n ->
        [one] { $n } active pawn
       *[other] { $n } active pawns
    }
beyond_the_horizon-more-token = { NAME($token, form: "un") }
beyond_the_horizon-more-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
beyond_the_horizon-gained-for = { $line } for { NAME($cause, form: "le") }
beyond_the_horizon-gained-for-stage =
    { $stage ->
        [theocracy] { $line } for the Theocracy of { $who }
       *[despotism] { $line } for the Despotism of { $who }
    }
beyond_the_horizon-log-theocracy = { $who } uses the Theocracy of { NAME($government, form: "le") }
beyond_the_horizon-log-copies = { $who } does the action of { NAME($technology) }
beyond_the_horizon-log-basic = { $who } does a basic action: { NAME($deed, form: "bare") }
beyond_the_horizon-log-declines = { $who } declines
beyond_the_horizon-log-end-triggered = The end is near: round { $n } is played to its end, then one more
beyond_the_horizon-log-final =
    { $n ->
        [one] { $who } scores { $n } point in all
       *[other] { $who } scores { $n } points in all
    }

## The table as text

beyond_the_horizon-table-round = Round { $n }. { $who } acts.
beyond_the_horizon-table-last = Round { $n }, the last one. { $who } acts.
beyond_the_horizon-table-before-last = Round { $n }. { $who } acts. The end is triggered: one more round after this one.
beyond_the_horizon-table-setup = The players choose their governments.
beyond_the_horizon-table-over = The game is over.
beyond_the_horizon-table-line = { $what }: { $state }
beyond_the_horizon-table-objectives = Objectives
beyond_the_horizon-table-governments = Governments to choose from
beyond_the_horizon-table-tree = Tree of technologies (level by level; after ← what a slot needs)
beyond_the_horizon-table-slot-empty = nothing yet
beyond_the_horizon-table-slot-leader = { $what }, a leader
beyond_the_horizon-table-decks = Cards left: level II { $two }, level III { $three }
beyond_the_horizon-table-map = Known world
beyond_the_horizon-table-legend-map = each tile with its number; below them strength, village and city with their points, owners, buildings and units (s settler, S soldier, with its strength)
beyond_the_horizon-table-tile = { $name }, strength { $strength }, village { $village }, city { $city }
beyond_the_horizon-table-unit-settler = s
beyond_the_horizon-table-unit-soldier = S
beyond_the_horizon-table-start-of = start of { $who }
beyond_the_horizon-table-unexplored =
    { $n ->
        [one] { $n } territory still unknown
       *[other] { $n } territories still unknown
    }
beyond_the_horizon-table-buildings = Buildings on display
beyond_the_horizon-table-level = level { $level }
beyond_the_horizon-table-players = Players
beyond_the_horizon-table-pawn = pawn on { NAME($deed) }
beyond_the_horizon-table-active =
    { $n ->
        [one] { $n } active pawn
       *[other] { $n } active pawns
    }
beyond_the_horizon-table-columns = columns { $columns } (* produces)
beyond_the_horizon-table-tracks = cubes gone: { $tracks }
beyond_the_horizon-table-investment = investment { $n }
beyond_the_horizon-table-production = produces { $population } or { $coins }
beyond_the_horizon-table-government = { NAME($government) }, { NAME($stage) }
beyond_the_horizon-table-technologies = technologies: { $names }
beyond_the_horizon-table-private = { $what } (private)
beyond_the_horizon-table-leaders = leaders: { $names }
beyond_the_horizon-table-reserve = to build: { $names }
beyond_the_horizon-table-supply = Tokens left: { $colonise }, { $fortify }

## A closer look

beyond_the_horizon-look-technology = { NAME($technology) } (technology of level { $level }, { $colours }): { $text }
beyond_the_horizon-look-leader = { NAME($leader) } (leader of level { $level }): { $text }
beyond_the_horizon-look-government = { NAME($government) } (government): { $text }
beyond_the_horizon-look-objective = { NAME($objective) } (objective { $group }): { $text }
beyond_the_horizon-look-tile = { NAME($tile) } (territory): { $text }
beyond_the_horizon-look-start = { NAME($tile) }: { $text }
beyond_the_horizon-look-building = { NAME($building) } (building of level { $level }): { $text }
beyond_the_horizon-look-deed = { NAME($deed) }: { $text }
beyond_the_horizon-look-slot = { NAME($slot) }: { $text }
beyond_the_horizon-look-slot-needs = needs { $what }
beyond_the_horizon-look-slot-two = needs two of { $what }
beyond_the_horizon-look-units = units: { $what }
beyond_the_horizon-look-unit = { NAME($unit, form: "bare") } of strength { $n } ({ $who })
beyond_the_horizon-look-village = village of { $who }
beyond_the_horizon-look-city = city of { $who }
beyond_the_horizon-look-built = { NAME($building, form: "un") }, built by { $who }

## Sections of the rules

beyond_the_horizon-section-setup = Set-up
beyond_the_horizon-section-turns = Rounds and turns
beyond_the_horizon-section-action = The action phase
beyond_the_horizon-section-population = Population
beyond_the_horizon-section-research = Research
beyond_the_horizon-section-leaders = Leaders
beyond_the_horizon-section-investing = Investing
beyond_the_horizon-section-units = Settlers and soldiers
beyond_the_horizon-section-moving = Moving
beyond_the_horizon-section-exploring = Exploring
beyond_the_horizon-section-colonising = Colonising villages
beyond_the_horizon-section-fortifying = Fortifying cities
beyond_the_horizon-section-buildings = Buildings
beyond_the_horizon-section-expansion = The expansion phase
beyond_the_horizon-section-production = The production phase
beyond_the_horizon-section-objectives = The objective phase
beyond_the_horizon-section-ending = The end of the game
beyond_the_horizon-section-scoring = Where points come from
beyond_the_horizon-section-ties = Ties
beyond_the_horizon-section-governments = Governments
beyond_the_horizon-section-private = Private technologies
beyond_the_horizon-section-effects = What effects do
beyond_the_horizon-section-modifiers = Lasting effects
beyond_the_horizon-section-triggers = Abilities with an occasion
beyond_the_horizon-section-counters = What is counted
beyond_the_horizon-section-options = Options

## Labels of a tally

label-beyond_the_horizon-scoring-winner = points
label-beyond_the_horizon-scoring-objectives = objectives
label-beyond_the_horizon-scoring-technologies = technologies
label-beyond_the_horizon-scoring-technology_bonus = end points of technologies
label-beyond_the_horizon-scoring-villages = villages
label-beyond_the_horizon-scoring-cities = cities
label-beyond_the_horizon-scoring-first_builder = first builder
label-beyond_the_horizon-scoring-building_points = buildings
label-beyond_the_horizon-scoring-investment = investment
label-beyond_the_horizon-scoring-leaders = leaders
label-beyond_the_horizon-scoring-government = government
label-beyond_the_horizon-production-one = production
label-beyond_the_horizon-production-population = population
label-beyond_the_horizon-production-coins = economy
label-beyond_the_horizon-production-first_coin = from the start
label-beyond_the_horizon-production-buy = price
label-beyond_the_horizon-modifiers-coins_bonus = technology
label-beyond_the_horizon-modifiers-population_bonus = technology
label-beyond_the_horizon-modifiers-research_discount = discount
label-beyond_the_horizon-modifiers-build_discount = discount
label-beyond_the_horizon-modifiers-token_discount = discount
label-beyond_the_horizon-modifiers-trade_price = discount
label-beyond_the_horizon-modifiers-colonise_strength = technology
label-beyond_the_horizon-action-fee = fee
label-beyond_the_horizon-action-costs = cost
label-beyond_the_horizon-buildings-cost = cost
label-beyond_the_horizon-buildings-settler = settler
label-beyond_the_horizon-effects-build = discount
label-beyond_the_horizon-effects-colonise = effect
label-beyond_the_horizon-effects-fortify = effect
label-beyond_the_horizon-colonising-strength = settlers
label-beyond_the_horizon-fortifying-strength = soldiers

## Options

beyond_the_horizon-option-rounds = Rounds
    .about = If objectives have not brought the end by then, one last round follows this one.
beyond_the_horizon-option-rounds-40 = After 40 rounds at most
beyond_the_horizon-option-rounds-20 = After 20 rounds at most
beyond_the_horizon-option-rounds-30 = After 30 rounds at most
beyond_the_horizon-option-rounds-60 = After 60 rounds at most

## Refusals: why something is not allowed

no-beyond_the_horizon-action-players = this space is not open with so many players
no-beyond_the_horizon-action-first_turn = in the first turn the pawn goes to one of the actions 1 to 4
no-beyond_the_horizon-action-technology = you do not have the technology { NAME($deed) }
no-beyond_the_horizon-action-same_space = your pawn stands there already
no-beyond_the_horizon-action-occupied = somebody’s pawn stands there
no-beyond_the_horizon-action-colonise_token = you need a technology of level II
no-beyond_the_horizon-action-fortify_token = you need a colonised village
no-beyond_the_horizon-action-research_iii = you need a fortified city or two colonised villages
no-beyond_the_horizon-action-research_iv = you need two fortified cities
no-beyond_the_horizon-action-costs = you cannot pay what it costs
no-beyond_the_horizon-action-choosable = none of its effects could happen now
no-beyond_the_horizon-population-columns_empty = your columns are empty
no-beyond_the_horizon-population-columns_full = your columns are full, so no pawn can be exhausted
no-beyond_the_horizon-research-prerequisites = you have not researched all that leads to { NAME($slot) }
no-beyond_the_horizon-research-level_iv = you have not researched two of the three that lead to { NAME($slot) }
no-beyond_the_horizon-research-one_scholar = you have a scholar at { NAME($slot) } already
no-beyond_the_horizon-research-active_scholar = you have no active pawn to send
no-beyond_the_horizon-research-colour = no technology that leads there is { NAME($colour, form: "bare") }
no-beyond_the_horizon-research-reveal = this card does not show the colour
no-beyond_the_horizon-investing-cube = the cube comes from { NAME($track, form: "le") }
no-beyond_the_horizon-investing-empty_track = no cube is left on { NAME($track, form: "le") }
no-beyond_the_horizon-investing-no_cube = you have no cube left on your tracks
no-beyond_the_horizon-units-recruit_where = it is neither your starting tile nor a tile with a cube of yours
no-beyond_the_horizon-units-no_token = no { NAME($unit, form: "bare") } token is left for it
no-beyond_the_horizon-units-six = no unit is stronger than 6
no-beyond_the_horizon-units-own = you have no { NAME($unit, form: "bare") } of strength { $strength } { NAME($tile, form: "a") }
no-beyond_the_horizon-moving-points =
    { $left ->
        [one] { NAME($tile, form: "le") }: too far for { $left } move
       *[other] { NAME($tile, form: "le") }: too far for { $left } moves
    }
no-beyond_the_horizon-moving-at_least_one = the unit stands { NAME($tile, form: "a") } already
no-beyond_the_horizon-moving-foreign_start = { NAME($tile, form: "le") }: you may pass, but not stop there
no-beyond_the_horizon-moving-passing = the unit { NAME($tile, form: "a") } must move on first
no-beyond_the_horizon-exploring-settlers = only settlers explore
no-beyond_the_horizon-exploring-edge = there is a tile already
no-beyond_the_horizon-exploring-two_tiles = a new tile there would touch only one other
no-beyond_the_horizon-exploring-limit = you may explore no more this turn
no-beyond_the_horizon-exploring-empty_stack = no territory is left to discover
no-beyond_the_horizon-colonising-strength = your settlers { NAME($tile, form: "a") } are not strong enough or not there
no-beyond_the_horizon-colonising-once = the village { NAME($tile, form: "a") } has been colonised
no-beyond_the_horizon-colonising-territories = there is no village or city { NAME($tile, form: "a") }
no-beyond_the_horizon-colonising-built = a building stands { NAME($tile, form: "a") }
no-beyond_the_horizon-fortifying-strength = your soldiers { NAME($tile, form: "a") } are not strong enough or not there
no-beyond_the_horizon-fortifying-village = the village { NAME($tile, form: "a") } has not been colonised yet
no-beyond_the_horizon-fortifying-once = the city { NAME($tile, form: "a") } has been fortified
no-beyond_the_horizon-buildings-take = { NAME($building, form: "le") } does not lie open at level { $level }
no-beyond_the_horizon-buildings-new = you need a settler { NAME($tile, form: "a") } and the building in your reserve
no-beyond_the_horizon-buildings-where = { NAME($tile, form: "le") }: a starting tile that is not yours
no-beyond_the_horizon-buildings-village = the village { NAME($tile, form: "a") } has been colonised
no-beyond_the_horizon-buildings-opponents = an opponent has units { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-one_only = a building stands { NAME($tile, form: "a") } already
no-beyond_the_horizon-buildings-cost =
    { $cost ->
        [one] it costs { $cost } coin, and you have { $coins }
       *[other] it costs { $cost } coins, and you have { $coins }
    }
no-beyond_the_horizon-buildings-settler = you have no such settler { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-second = you need a settler on a building { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-second_once = both spaces of the building { NAME($tile, form: "a") } are taken
no-beyond_the_horizon-buildings-same_player = you have built { NAME($tile, form: "a") } already
no-beyond_the_horizon-expansion-colonise_token = you have no Colonise token
no-beyond_the_horizon-expansion-fortify_token = you have no Fortify token
no-beyond_the_horizon-production-one = you trade in this turn, so you do not produce
no-beyond_the_horizon-production-population = none of your columns that produce holds a pawn
no-beyond_the_horizon-production-buy =
    { $n ->
        [one] a pawn costs { $n } coin
       *[other] a pawn costs { $n } coins
    }
no-beyond_the_horizon-production-recall = you have no such unit
no-beyond_the_horizon-production-sell = you have no active pawn
no-beyond_the_horizon-objectives-once = you have claimed it already
no-beyond_the_horizon-objectives-must = you do not meet this objective
no-beyond_the_horizon-effects-recruit = this effect recruits no { NAME($unit, form: "plural") }
no-beyond_the_horizon-effects-upgrade = this effect strengthens no { NAME($unit, form: "plural") }
no-beyond_the_horizon-effects-copy_action = nobody has researched it in the tree, or its action cannot be copied
no-beyond_the_horizon-modifiers-column_scholar = your scholars do not come from the columns here
no-beyond_the_horizon-private-gives = a private technology has one space only

## The page

beyond_the_horizon-scene-tree = Technologies and actions
beyond_the_horizon-scene-world = The known world
beyond_the_horizon-scene-mat = Board
beyond_the_horizon-scene-state = Government and cards
beyond_the_horizon-scene-buildings = Buildings on display
beyond_the_horizon-scene-cards = Cards
beyond_the_horizon-scene-players = Players
beyond_the_horizon-scene-player = { $who }
beyond_the_horizon-scene-goods = Goods
beyond_the_horizon-scene-of = { $what } of { $who }
beyond_the_horizon-text-spaces =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }{ $paid ->
        [0] { "" }
       *[other] , { $paid } with a fee
    }
beyond_the_horizon-scene-slot = { NAME($slot) }
beyond_the_horizon-scene-technology = Technology, level { $level }
beyond_the_horizon-scene-title-colour = { NAME($colour, form: "bare") } in its title, too
beyond_the_horizon-scene-action = Action of the board
beyond_the_horizon-scene-deed = { NAME($deed, form: "short") }. { NAME($deed, form: "bare") }
beyond_the_horizon-scene-space = space for a pawn
beyond_the_horizon-scene-space-paid =
    { $n ->
        [one] space with a fee of { $n } coin
       *[other] space with a fee of { $n } coins
    }
beyond_the_horizon-scene-fee =
    { $n ->
        [one] fee of { $n } coin
       *[other] fee of { $n } coins
    }
beyond_the_horizon-scene-leader-hidden = A leader lies here face down
beyond_the_horizon-scene-leader-of = Leader, level { $level }
beyond_the_horizon-scene-scholar = Scholar of { $who }
beyond_the_horizon-scene-pawn = Action pawn of { $who }
beyond_the_horizon-scene-decks =
    { $two ->
        [one] { $two } card of level II
       *[other] { $two } cards of level II
    } and { $three } of level III left
beyond_the_horizon-scene-needs = Needs { $what }.
beyond_the_horizon-scene-needs-some = Needs { $n } of { $what }.
beyond_the_horizon-scene-needs-met = You have what it needs.
beyond_the_horizon-scene-lacks = You still lack { $what }.
beyond_the_horizon-scene-closed = Closed to you until you have { $what }.
beyond_the_horizon-scene-closed-tag = Not open to you yet
beyond_the_horizon-scene-objectives = Objectives
beyond_the_horizon-scene-objective = { NAME($objective) }
beyond_the_horizon-scene-group = Objective { $group }
beyond_the_horizon-scene-claim-worth = Claiming it is worth { $points }.
beyond_the_horizon-scene-claimed = { $who } claimed it for { $points }
beyond_the_horizon-scene-claims = { $n } of { $of } claims to the end
beyond_the_horizon-scene-progress = { $who }: { $n } of { $of } ({ $what })
beyond_the_horizon-scene-progress-all = { $who }: { $n } of { $of }
beyond_the_horizon-scene-counted-technologies = technologies
beyond_the_horizon-scene-counted-technologies_ii_plus = technologies from level II
beyond_the_horizon-scene-counted-technologies_iii = technologies of level III
beyond_the_horizon-scene-counted-technologies_iii_plus = technologies from level III
beyond_the_horizon-scene-counted-technologies_ii = technologies of level II
beyond_the_horizon-scene-counted-colours_with_two = colours on two technologies
beyond_the_horizon-scene-counted-main_colours = colours
beyond_the_horizon-scene-counted-villages = villages
beyond_the_horizon-scene-counted-cities = cities
beyond_the_horizon-scene-counted-villages_and_cities = villages and cities
beyond_the_horizon-scene-counted-buildings = building spaces
beyond_the_horizon-scene-counted-map_cubes = cubes on the map
beyond_the_horizon-scene-counted-cubes_removed = cubes gone from tracks
beyond_the_horizon-scene-counted-economy_cubes_removed = cubes gone from the economy
beyond_the_horizon-scene-counted-active_population = active pawns
beyond_the_horizon-scene-counted-active_columns = columns that produce
beyond_the_horizon-scene-counted-leaders = leaders
beyond_the_horizon-scene-counted-shared_tiles = shared tiles
beyond_the_horizon-scene-counted-coins = coins
beyond_the_horizon-scene-counted-unit_strength = strength of units
beyond_the_horizon-scene-governments = Governments to choose from
beyond_the_horizon-scene-government = Government
beyond_the_horizon-scene-revealed = Turned up
beyond_the_horizon-scene-looked = Seen by one player
beyond_the_horizon-scene-unseen = A technology of level { $level }
beyond_the_horizon-scene-row = Level { $level }
beyond_the_horizon-scene-building-of = Building, level { $level }
beyond_the_horizon-scene-tokens = { $colonise } Colonise and { $fortify } Fortify tokens left
beyond_the_horizon-scene-frontier = Unknown land
beyond_the_horizon-scene-unknown =
    { $n ->
        [one] { $n } territory unknown
       *[other] { $n } territories unknown
    }
beyond_the_horizon-scene-territory = Territory
beyond_the_horizon-scene-start = Starting tile
beyond_the_horizon-scene-cradle = Middle of the world
beyond_the_horizon-scene-home = { $who } started here
beyond_the_horizon-scene-first-builder = First builder
beyond_the_horizon-scene-second-builder = Second builder
beyond_the_horizon-scene-held = { $what }: { $who }
beyond_the_horizon-scene-unit =
    { $n ->
        [one] { NAME($unit) } of { $who }, strength { $strength }
       *[other] { $n } { NAME($unit, form: "plural") } of { $who }, strength { $strength } each
    }
beyond_the_horizon-scene-token-colonise = Colonise
beyond_the_horizon-scene-token-fortify = Fortify
beyond_the_horizon-scene-active = Active pawns
beyond_the_horizon-scene-next-population = Population next
beyond_the_horizon-scene-next-coins = Coins next
beyond_the_horizon-scene-people = Population
beyond_the_horizon-scene-column = Column { $column }
beyond_the_horizon-scene-uncovers = Uncovers: { $what }
beyond_the_horizon-scene-covers = Covers: { $what }
beyond_the_horizon-scene-cube = Cube of { NAME($track, form: "le") }, which uncovers: { $what }
beyond_the_horizon-scene-invested = Invested cube
beyond_the_horizon-scene-investment = Investment
beyond_the_horizon-scene-beyond =
    { $n ->
        [one] { $n } cube beyond it
       *[other] { $n } cubes beyond it
    }
beyond_the_horizon-scene-stages = Government
beyond_the_horizon-scene-later = Not reached yet
beyond_the_horizon-scene-reserve = To build
beyond_the_horizon-scene-leaders = Leaders
beyond_the_horizon-scene-private = Private technologies
beyond_the_horizon-scene-has-technologies = Technologies
beyond_the_horizon-scene-has-leaders = Leaders
beyond_the_horizon-scene-has-settlements = Cubes on the map
beyond_the_horizon-scene-has-strength = Strength of units
beyond_the_horizon-scene-has-claims = Objectives claimed
beyond_the_horizon-scene-draft = Choosing governments
beyond_the_horizon-scene-last-round = Last round
beyond_the_horizon-scene-one-more = One more round after this one
beyond_the_horizon-scene-when = Round { $n }
beyond_the_horizon-scene-walk = Walk to { NAME($to, form: "le") }
beyond_the_horizon-scene-reveals = This turns something up: no undo after it.
beyond_the_horizon-scene-exhausts-settlers = The settlers that take part leave the map, exhausted; strength beyond what is needed is lost.
beyond_the_horizon-scene-exhausts-soldiers = The soldiers that take part leave the map, exhausted; strength beyond what is needed is lost.
beyond_the_horizon-scene-first-finds = You are the first here: you take the leader, name a colour and choose one of two technologies.
beyond_the_horizon-scene-takes-leader = You are the first here and take the leader.
beyond_the_horizon-scene-per = /
beyond_the_horizon-scene-or = or
beyond_the_horizon-phase-action = Action
beyond_the_horizon-phase-expansion = Expansion
beyond_the_horizon-phase-production = Production
beyond_the_horizon-phase-objective = Objective
beyond_the_horizon-then-where = Where does it go?
beyond_the_horizon-then-recall = Which unit do you take back?
beyond_the_horizon-then-trade = Which trade do you make?
beyond_the_horizon-then-build = Which building do you build there?
beyond_the_horizon-then-there = What do you do there?
beyond_the_horizon-ask-scholar = With which pawn?
beyond_the_horizon-ask-unit = Which unit?
beyond_the_horizon-step-scholar-active = An active pawn
beyond_the_horizon-step-scholar-column = A pawn from a column
beyond_the_horizon-step-colonise = Colonise the village
beyond_the_horizon-step-fortify = Fortify the city
beyond_the_horizon-step-trade = Trade
beyond_the_horizon-step-recall = Take a unit back
beyond_the_horizon-step-join = Build it too

## What the pieces of a player are called where they tell where a hex lies

beyond_the_horizon-yours-cube = your cube
beyond_the_horizon-yours-marker = your starting tile
beyond_the_horizon-yours-settler = your settlers
beyond_the_horizon-yours-soldier = your soldiers
