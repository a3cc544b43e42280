### Rise of Empires in English. NAME gives the name of a thing in one of its forms.

## The game

rise_of_empires-name = Rise of Empires
rise_of_empires-about = Lead an empire through three eras: choose your actions in one turn, take them back in the next, and feed, trade, build and fight your way across the map.

## Names: goods

rise_of_empires-name-gold = Gold
    .un = a gold
    .le = the gold
    .bare = gold
    .plural = gold
    .short = g
rise_of_empires-name-resource = Resources
    .un = a resource
    .le = the resource
    .bare = resource
    .plural = resources
    .short = r
rise_of_empires-name-cube = Cubes
    .un = a cube
    .le = the cube
    .bare = cube
    .plural = cubes
    .short = c
rise_of_empires-name-food = Food
    .un = a food
    .le = the food
    .bare = food
    .plural = food
    .short = f
rise_of_empires-name-point = Points
    .un = a point
    .le = the point
    .bare = point
    .plural = points
    .short = pt
rise_of_empires-name-disc = Action discs
    .un = an action disc
    .le = the action disc
    .bare = action disc
    .plural = action discs
rise_of_empires-name-alliance = Alliance piece
    .un = an alliance piece
    .le = the alliance piece
    .bare = alliance piece
    .plural = alliance pieces

## Names: the rows of the action display, and what lies there

rise_of_empires-name-progress = Progress
    .un = a progress tile
    .bare = progress tile
    .plural = progress tiles
    .a = in the progress row
    .de = from the progress row
    .short = P
rise_of_empires-name-territory = Territory
    .un = a territory tile
    .bare = territory tile
    .plural = territory tiles
    .a = in the territory row
    .de = from the territory row
    .short = T
rise_of_empires-name-city = City
    .un = a city
    .bare = city
    .plural = cities
    .a = in the city row
    .de = from the city row
    .short = C
rise_of_empires-name-empire = Empire
    .un = an empire tile
    .bare = empire tile
    .plural = empire tiles
    .a = in the empire row
    .de = from the empire row
    .short = E
rise_of_empires-name-trade = Trade
    .un = a trade
    .bare = trade
    .plural = trades
    .a = in the trade row
    .de = from the trade row
    .short = $
rise_of_empires-name-wonder = Wonder
    .un = a wonder
    .bare = wonder
    .plural = wonders

## Names: parts of the map

rise_of_empires-name-old_world = Old World
    .le = the Old World
    .a = in the Old World
rise_of_empires-name-new_world = New World
    .le = the New World
    .a = in the New World
rise_of_empires-name-far_east = Far East
    .le = the Far East
    .a = in the Far East

## Names: regions

rise_of_empires-name-mediterranean = Mediterranean Sea
    .le = the Mediterranean
    .a = in the Mediterranean
    .de = of the Mediterranean
rise_of_empires-name-iberia = Iberia
    .le = Iberia
    .a = in Iberia
    .de = of Iberia
rise_of_empires-name-gaul = Gaul
    .le = Gaul
    .a = in Gaul
    .de = of Gaul
rise_of_empires-name-italia = Italy
    .le = Italy
    .a = in Italy
    .de = of Italy
rise_of_empires-name-balkans = Balkans
    .le = the Balkans
    .a = in the Balkans
    .de = of the Balkans
rise_of_empires-name-greece = Greece
    .le = Greece
    .a = in Greece
    .de = of Greece
rise_of_empires-name-asia_minor = Asia Minor
    .le = Asia Minor
    .a = in Asia Minor
    .de = of Asia Minor
rise_of_empires-name-levant = Levant
    .le = the Levant
    .a = in the Levant
    .de = of the Levant
rise_of_empires-name-egypt = Egypt
    .le = Egypt
    .a = in Egypt
    .de = of Egypt
rise_of_empires-name-cyrenaica = Cyrenaica
    .le = Cyrenaica
    .a = in Cyrenaica
    .de = of Cyrenaica
rise_of_empires-name-carthage = Carthage
    .le = Carthage
    .a = in Carthage
    .de = of Carthage
rise_of_empires-name-mauretania = Mauretania
    .le = Mauretania
    .a = in Mauretania
    .de = of Mauretania
rise_of_empires-name-britain = British Isles
    .le = the British Isles
    .a = in the British Isles
    .de = of the British Isles
rise_of_empires-name-northern_europe = Northern Europe
    .le = Northern Europe
    .a = in Northern Europe
    .de = of Northern Europe
rise_of_empires-name-germany = Holy Empire
    .le = the Holy Empire
    .a = in the Holy Empire
    .de = of the Holy Empire
rise_of_empires-name-poland = Poland-Lithuania
    .le = Poland-Lithuania
    .a = in Poland-Lithuania
    .de = of Poland-Lithuania
rise_of_empires-name-danube = Danube Lands
    .le = the Danube lands
    .a = in the Danube lands
    .de = of the Danube lands
rise_of_empires-name-muscovy = Muscovy
    .le = Muscovy
    .a = in Muscovy
    .de = of Muscovy
rise_of_empires-name-north_america = North America
    .le = North America
    .a = in North America
    .de = of North America
rise_of_empires-name-south_america = South America
    .le = South America
    .a = in South America
    .de = of South America
rise_of_empires-name-china = China
    .le = China
    .a = in China
    .de = of China
rise_of_empires-name-indies = The Indies
    .le = the Indies
    .a = in the Indies
    .de = of the Indies
rise_of_empires-name-middle_east = Middle East
    .le = the Middle East
    .a = in the Middle East
    .de = of the Middle East
rise_of_empires-name-persia = Persia
    .le = Persia
    .a = in Persia
    .de = of Persia
rise_of_empires-name-central_asia = Central Asia
    .le = Central Asia
    .a = in Central Asia
    .de = of Central Asia
rise_of_empires-name-siberia = Siberia
    .le = Siberia
    .a = in Siberia
    .de = of Siberia
rise_of_empires-name-japan = Japan
    .le = Japan
    .a = in Japan
    .de = of Japan
rise_of_empires-name-west_africa = West Africa
    .le = West Africa
    .a = in West Africa
    .de = of West Africa
rise_of_empires-name-congo = Congo Basin
    .le = the Congo Basin
    .a = in the Congo Basin
    .de = of the Congo Basin
rise_of_empires-name-east_africa = East Africa
    .le = East Africa
    .a = in East Africa
    .de = of East Africa
rise_of_empires-name-southern_africa = Southern Africa
    .le = Southern Africa
    .a = in Southern Africa
    .de = of Southern Africa
rise_of_empires-name-oceania = Australasia
    .le = Australasia
    .a = in Australasia
    .de = of Australasia

## Names: arrows and closed borders of the map

rise_of_empires-name-strait_of_gibraltar = Strait of Gibraltar
rise_of_empires-name-strait_of_sicily = Strait of Sicily
rise_of_empires-name-english_channel = English Channel
rise_of_empires-name-north_sea = North Sea
rise_of_empires-name-red_sea = Red Sea
rise_of_empires-name-sea_of_japan = Sea of Japan
rise_of_empires-name-western_pacific = Western Pacific
rise_of_empires-name-southern_indian_ocean = Southern Indian Ocean
rise_of_empires-name-closed_border = Closed border

## Names: territory tiles

rise_of_empires-name-plains = Plains
    .un = a plains tile
    .le = the plains
    .bare = plains
    .plural = plains
rise_of_empires-name-island = Island
    .un = an island
    .le = the island
    .bare = island
    .plural = islands
rise_of_empires-name-forest = Woods
    .un = a woods tile
    .le = the woods tile
    .bare = woods tile
    .plural = woods tiles
rise_of_empires-name-mountain = Hill
    .un = a hill
    .le = the hill
    .bare = hill
    .plural = hills
rise_of_empires-name-town = Town
    .un = a town
    .le = the town
    .bare = town
    .plural = towns

## Names: progress tiles

rise_of_empires-name-iron_weapons = Iron Weapons
rise_of_empires-name-irrigation = Irrigation
rise_of_empires-name-coinage = Coinage
rise_of_empires-name-mining = Mining
rise_of_empires-name-barter = Barter
rise_of_empires-name-writing = Writing
rise_of_empires-name-philosophy = Philosophy
rise_of_empires-name-religion = Religion
rise_of_empires-name-sailing = Sailing
rise_of_empires-name-roads = Roads
rise_of_empires-name-fortifications = Fortifications
rise_of_empires-name-tribute = Tribute
rise_of_empires-name-architecture = Architecture
rise_of_empires-name-navigation = Navigation
rise_of_empires-name-printing = Printing
rise_of_empires-name-steam_pump = Steam Pump
rise_of_empires-name-mercenaries = Mercenaries
rise_of_empires-name-heavy_plough = Heavy Plough
rise_of_empires-name-banking = Banking
rise_of_empires-name-guilds = Guilds
rise_of_empires-name-gunpowder = Gunpowder
rise_of_empires-name-feudalism = Feudalism
rise_of_empires-name-universities = Universities
rise_of_empires-name-patronage = Patronage
rise_of_empires-name-knights = Knights
rise_of_empires-name-diplomacy = Diplomacy
rise_of_empires-name-chartered_company = Chartered Company
rise_of_empires-name-fertilizers = Fertilizers
rise_of_empires-name-television = Television
rise_of_empires-name-ideology = Ideology
rise_of_empires-name-oil_drilling = Oil Drilling
rise_of_empires-name-railways = Railways
rise_of_empires-name-tanks = Tanks
rise_of_empires-name-aviation = Aviation
rise_of_empires-name-industrialisation = Industrialisation
rise_of_empires-name-stock_exchange = Stock Exchange
rise_of_empires-name-medicine = Medicine
rise_of_empires-name-refrigeration = Refrigeration
rise_of_empires-name-skyscrapers = Skyscrapers
rise_of_empires-name-free_trade = Free Trade
rise_of_empires-name-computers = Computers

## Names: cities

rise_of_empires-name-memphis = Memphis
    .le = Memphis
rise_of_empires-name-tyre = Tyre
    .le = Tyre
rise_of_empires-name-babylon = Babylon
    .le = Babylon
rise_of_empires-name-mycenae = Mycenae
    .le = Mycenae
rise_of_empires-name-troy = Troy
    .le = Troy
rise_of_empires-name-athens = Athens
    .le = Athens
rise_of_empires-name-alexandria = Alexandria
    .le = Alexandria
rise_of_empires-name-rome = Rome
    .le = Rome
rise_of_empires-name-constantinople = Constantinople
    .le = Constantinople
rise_of_empires-name-venice = Venice
    .le = Venice
rise_of_empires-name-cordoba = Cordoba
    .le = Cordoba
rise_of_empires-name-bruges = Bruges
    .le = Bruges
rise_of_empires-name-kyiv = Kyiv
    .le = Kyiv
rise_of_empires-name-paris = Paris
    .le = Paris
rise_of_empires-name-florence = Florence
    .le = Florence
rise_of_empires-name-lisbon = Lisbon
    .le = Lisbon
rise_of_empires-name-london = London
    .le = London
rise_of_empires-name-new_york = New York
    .le = New York
rise_of_empires-name-manchester = Manchester
    .le = Manchester
rise_of_empires-name-saint_petersburg = Saint Petersburg
    .le = Saint Petersburg
rise_of_empires-name-vienna = Vienna
    .le = Vienna
rise_of_empires-name-berlin = Berlin
    .le = Berlin
rise_of_empires-name-bombay = Bombay
    .le = Bombay
rise_of_empires-name-buenos_aires = Buenos Aires
    .le = Buenos Aires
rise_of_empires-name-tokyo = Tokyo
    .le = Tokyo
rise_of_empires-name-los_angeles = Los Angeles
    .le = Los Angeles
rise_of_empires-name-sao_paulo = São Paulo
    .le = São Paulo
rise_of_empires-name-sydney = Sydney
    .le = Sydney
rise_of_empires-name-shanghai = Shanghai
    .le = Shanghai
rise_of_empires-name-moscow = Moscow
    .le = Moscow

## Names: wonders

rise_of_empires-name-great_pyramid = Great Pyramid
    .le = the Great Pyramid
rise_of_empires-name-colossus = Colossus
    .le = the Colossus
rise_of_empires-name-great_cathedral = Great Cathedral
    .le = the Great Cathedral
rise_of_empires-name-great_wall = Great Wall
    .le = the Great Wall
rise_of_empires-name-interoceanic_canal = Interoceanic Canal
    .le = the Interoceanic Canal
rise_of_empires-name-moon_landing = Moon Landing
    .le = the Moon Landing

## Names: empire tiles, their side of era I and that of eras II and III

rise_of_empires-name-e1_front = Nomad Horde
rise_of_empires-name-e1_back = Imperial Frontier
rise_of_empires-name-e2_front = Legion
rise_of_empires-name-e2_back = Ocean Fleet
rise_of_empires-name-e3_front = Colony Ships
rise_of_empires-name-e3_back = Merchant Venture
rise_of_empires-name-e4_front = Chariot Host
rise_of_empires-name-e4_back = Grand Army
rise_of_empires-name-e5_front = War Galleys
rise_of_empires-name-e5_back = Ships of the Line
rise_of_empires-name-e6_front = Border Forts
rise_of_empires-name-e6_back = Two-Front War
rise_of_empires-name-e7_front = Sea Raiders
rise_of_empires-name-e7_back = Amphibious Corps
rise_of_empires-name-e8_front = Royal Guard
rise_of_empires-name-e8_back = Siege Train

## Names: spaces of the trade track

rise_of_empires-name-local_market = Local market
rise_of_empires-name-river_port = River port
rise_of_empires-name-temple_gifts = Temple gifts
rise_of_empires-name-court_luxuries = Court luxuries
rise_of_empires-name-caravan_road = Caravan road
rise_of_empires-name-great_fair = Great fair
rise_of_empires-name-colonial_goods = Colonial goods
rise_of_empires-name-ocean_trade = Ocean trade
rise_of_empires-name-royal_exchange = Royal exchange
rise_of_empires-name-world_exhibition = World exhibition
rise_of_empires-name-global_market = Global market

## Several things in a row

rise_of_empires-count = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-named = { NAME($thing) }
rise_of_empires-named-red = { NAME($thing) } (red)
rise_of_empires-and-1 = { $a }
rise_of_empires-and-2 = { $a } and { $b }
rise_of_empires-and-3 = { $a }, { $b } and { $c }
rise_of_empires-and-4 = { $a }, { $b }, { $c } and { $d }
rise_of_empires-or-1 = { $a }
rise_of_empires-or-2 = { $a } or { $b }
rise_of_empires-or-3 = { $a }, { $b } or { $c }
rise_of_empires-or-4 = { $a }, { $b }, { $c } or { $d }
rise_of_empires-then-1 = { $a }
rise_of_empires-then-2 = { $a }, then { $b }
rise_of_empires-then-3 = { $a }, then { $b }, then { $c }
rise_of_empires-then-4 = { $a }, then { $b }, then { $c }, then { $d }
rise_of_empires-plus-1 = { $a }
rise_of_empires-plus-2 = { $a }, plus { $b }
rise_of_empires-plus-3 = { $a }, plus { $b }, plus { $c }
rise_of_empires-plus-4 = { $a }, plus { $b }, plus { $c }, plus { $d }
rise_of_empires-list-1 = { $a }
rise_of_empires-list-2 = { $a }; { $b }
rise_of_empires-list-3 = { $a }; { $b }; { $c }
rise_of_empires-list-4 = { $a }; { $b }; { $c }; { $d }
rise_of_empires-none = nothing

## What progress tiles do

rise_of_empires-effect-each-turn = every turn { $what }
rise_of_empires-effect-free = free action: { $what }
rise_of_empires-effect-gain = gain { $what }
rise_of_empires-effect-per =
    { $kinds ->
        [one] { $what } { $of } (at most { $most })
       *[other] { $what } { $of } (at most { $most } of each)
    }
rise_of_empires-effect-if = { $what } { $of }
rise_of_empires-effect-swap = swap { $paid } for { $gained }
rise_of_empires-effect-fight = fight in a region: you lose { $own }, your opponent { $other }
rise_of_empires-effect-strike =
    { $range ->
        [0] an opponent loses { $cubes } in a region where you have cubes
        [one] an opponent loses { $cubes } in a region where you have cubes or next to one
       *[other] an opponent loses { $cubes } in a region at most { $range } steps from your cubes
    }
rise_of_empires-effect-trade = trade without a disc
rise_of_empires-effect-ally = put your alliance piece in a region where you have cubes: nobody fights or strikes you there until the turn ends
rise_of_empires-effect-may = perhaps { $what }
rise_of_empires-effect-other = use its ability

rise_of_empires-per-plains =
    { $n ->
        [one] for each of your plains
       *[other] for every { $n } of your plains
    }
rise_of_empires-per-island =
    { $n ->
        [one] for each of your islands
       *[other] for every { $n } of your islands
    }
rise_of_empires-per-forest =
    { $n ->
        [one] for each of your woods tiles
       *[other] for every { $n } of your woods tiles
    }
rise_of_empires-per-mountain =
    { $n ->
        [one] for each of your hills
       *[other] for every { $n } of your hills
    }
rise_of_empires-per-town =
    { $n ->
        [one] for each of your towns
       *[other] for every { $n } of your towns
    }
rise_of_empires-per-city =
    { $n ->
        [one] for each of your cities
       *[other] for every { $n } of your cities
    }
rise_of_empires-per-progress =
    { $n ->
        [one] for each of your progress tiles
       *[other] for every { $n } of your progress tiles
    }
rise_of_empires-per-region_controlled =
    { $n ->
        [one] for each region you alone control
       *[other] for every { $n } regions you alone control
    }
rise_of_empires-per-overseas_region_occupied =
    { $n ->
        [one] for each region overseas where you have cubes
       *[other] for every { $n } regions overseas where you have cubes
    }
rise_of_empires-per-alliance_region_controlled =
    { $n ->
        [one] if you alone control the region of your alliance piece
       *[other] if you alone control the region of your alliance piece
    }

rise_of_empires-modifier-defender_loss =
    { $n ->
        [one] in your fights with an empire tile the opponent loses { $n } more cube
       *[other] in your fights with an empire tile the opponent loses { $n } more cubes
    }
rise_of_empires-modifier-attacker_loss =
    { $n ->
        [one] in your fights with an empire tile you lose { $n } cube fewer
       *[other] in your fights with an empire tile you lose { $n } cubes fewer
    }
rise_of_empires-modifier-defence =
    { $n ->
        [one] you lose { $n } cube fewer whenever you are fought or struck
       *[other] you lose { $n } cubes fewer whenever you are fought or struck
    }
rise_of_empires-modifier-extra_regions =
    { $n ->
        [one] you may place in { $n } region more than your empire tile says
       *[other] you may place in { $n } regions more than your empire tile says
    }
rise_of_empires-modifier-sea = all your empire tiles have the sea symbol
rise_of_empires-modifier-any_region =
    { $cost ->
        [0] in each empire action { $n ->
            [one] one of your regions
           *[other] { $n } of your regions
        } may be any open one (sea symbols are needed as ever)
       *[other] in each empire action { $n ->
            [one] one of your regions
           *[other] { $n } of your regions
        } may be any open one (sea symbols are needed as ever), for { $cost } gold
    }
rise_of_empires-modifier-city_gold = cities cost you { $n } gold less
rise_of_empires-modifier-wonder_gold = wonders cost you { $n } gold less
rise_of_empires-modifier-wonder_resource =
    { $n ->
        [one] wonders cost you { $n } resource less
       *[other] wonders cost you { $n } resources less
    }
rise_of_empires-modifier-progress_gold = progress tiles of earlier eras cost you { $n } gold less
rise_of_empires-modifier-keep_progress =
    { $n ->
        [one] at the end of an era you keep { $n } progress tile for free
       *[other] at the end of an era you keep { $n } progress tiles for free
    }
rise_of_empires-modifier-keep_city =
    { $n ->
        [one] at the end of an era you keep { $n } city for free
       *[other] at the end of an era you keep { $n } cities for free
    }
rise_of_empires-modifier-no_food_upkeep = your cities cost no food
rise_of_empires-modifier-trade_gold = each of your trades brings { $n } more gold
rise_of_empires-modifier-free_discs = in B turns you never pay to take a disc back
rise_of_empires-modifier-opens_overseas = while anyone owns it, the New World and the Far East are open to all in turn IIA
rise_of_empires-modifier-gold_per_point = at the end every { $n } of your gold are worth a point

## What other tiles do

rise_of_empires-land = every turn { $what }
rise_of_empires-land-costs = every turn { $what }, for { $cost }
rise_of_empires-land-choice = every turn { $what }, and a gold, a resource, a food or a cube of your choice
rise_of_empires-city-price = price { $cost }
rise_of_empires-city-yield = every turn { $what }
rise_of_empires-city-upkeep = upkeep { $what }
rise_of_empires-wonder-once =
    { $n ->
        [one] { $n } point at once
       *[other] { $n } points at once
    }
rise_of_empires-side-regions =
    { $n ->
        [one] cubes in { $n } region
       *[other] cubes in { $n } regions
    }
rise_of_empires-side-sea = sea symbol
rise_of_empires-side-line = fight: you lose { $own }, they lose { $other }
rise_of_empires-side-lower = in era III also: you lose { $own }, they lose { $other }
rise_of_empires-trade-space = { $discs } for { $what }
rise_of_empires-region-points =
    { $second ->
        [0] points: { $first } for most cubes
       *[other] points: { $first } for most cubes, { $second } for the second
    }

## Questions

rise_of_empires-for = { NAME($cause) }: { LOWER($ask) }
rise_of_empires-ask-takeaction =
    { $part ->
        [a] Which action do you choose?
       *[b] Which disc do you take back?
    }
rise_of_empires-ask-paydiscs =
    { $n ->
        [one] What do you pay with for the disc to the left?
       *[other] What do you pay with for the { $n } discs to the left?
    }
rise_of_empires-ask-afteraction = Do you use a free action before the next player acts?
rise_of_empires-ask-taketile =
    { $row ->
        [progress] Which progress tile do you take?
        [territory] Which territory tile do you take?
       *[city] Which city or wonder do you take?
    }
rise_of_empires-ask-choosetrade = Which space of the trade track do you use?
rise_of_empires-ask-takeempire = Which empire tile do you take?
rise_of_empires-ask-placecubes =
    { $n ->
        [0] { NAME($empire) }: no region is left to place in. Do you begin a new empire?
        [one] { NAME($empire) }: where do you place cubes? { $cubes } in your pool, { $n } region left.
       *[other] { NAME($empire) }: where do you place cubes? { $cubes } in your pool, { $n } regions left.
    }
rise_of_empires-ask-fight = { NAME($empire) }: where do you fight, and against whom?
rise_of_empires-ask-fighttarget = Where do you fight, and against whom?
rise_of_empires-ask-striketarget = Where do you strike, and against whom?
rise_of_empires-ask-allyregion = In which region do you put your alliance piece?
rise_of_empires-ask-towngoods =
    { $n ->
        [one] What does your town give this turn?
       *[other] What do your towns give this turn? { $n } to choose for.
    }
rise_of_empires-ask-refusefood =
    { $short ->
        [0] Do you discard a city that costs food?
        [one] { $short } food is missing: which city do you discard?
       *[other] { $short } food are missing: which city do you discard?
    }
rise_of_empires-ask-refuseresources =
    { $short ->
        [0] Do you discard a city that costs a resource?
        [one] { $short } resource is missing: which city do you discard?
       *[other] { $short } resources are missing: which city do you discard?
    }
rise_of_empires-ask-keeptiles = Which tiles do you keep into the next era?
rise_of_empires-ask-chooseposition = Which place in the turn order do you choose?
rise_of_empires-ask-pickbranch = Which do you choose?
rise_of_empires-ask-nextpart = What comes first?
rise_of_empires-ask-decide = Do you want to { $what }?
rise_of_empires-ask-buy = Do you pay for this: { $what }?

## Hints for whoever meets a question for the first time

rise_of_empires-hint-takeaction-a = What you place now you take back in turn B: each disc is two actions, and those further left come back for free.
rise_of_empires-hint-takeaction-b = A disc with others to its left costs one of anything for each of them.
rise_of_empires-hint-paydiscs = Gold, cubes, resources, food and points may be mixed.
rise_of_empires-hint-taketile-progress = A progress tile gives something every turn, changes a rule for you, or is a free action.
rise_of_empires-hint-taketile-territory = Plains and islands feed you; woods and hills give more cubes and cost food; towns give a point and what you like.
rise_of_empires-hint-taketile-city = Cities score every turn, and most cost food or a resource every turn. At the end of an era each costs a cube to keep.
rise_of_empires-hint-takeempire = The number says in how many regions you place, the waves open sea and overseas, the line below is for fights.
rise_of_empires-hint-placecubes = Regions where you had cubes before, and those next to them, are open to you.
rise_of_empires-hint-fight = A fight is never a must.
rise_of_empires-hint-choosetrade = Each space serves one player in a turn.
rise_of_empires-hint-towngoods = Food comes now, the rest with the income.
rise_of_empires-hint-keeptiles = A progress tile costs 1 gold, a city 1 cube of your pool. What you do not keep is lost.
rise_of_empires-hint-chooseposition = Who acts early in turn A finds every tile; who acts late in turn B takes discs back more cheaply.

## What one may do

rise_of_empires-say-disc =
    { $row ->
        [progress] Take a progress tile
        [territory] Take a territory tile
        [city] Take a city or a wonder
        [empire] Take an empire tile
       *[trade] Trade
    }
rise_of_empires-say-rest = Put a disc { NAME($row, form: "a") } and do nothing
rise_of_empires-say-back =
    { $n ->
        [0] Take back the disc on space { $space } { NAME($row, form: "de") }, for free
       *[other] Take back the disc on space { $space } { NAME($row, form: "de") }, for { $n }
    }
rise_of_empires-say-back-short = Take back the disc on space { $space } { NAME($row, form: "de") }, for all you have, and do nothing
rise_of_empires-say-pay = Pay { $what }
rise_of_empires-say-take = Take { $what }
rise_of_empires-say-take-paid = Take { $what } for { $cost }
rise_of_empires-say-take-wonder = Build { NAME($tile, form: "le") } for { $cost }
rise_of_empires-say-empire = Take { NAME($empire) }: { $what }
rise_of_empires-say-restart =
    { $n ->
        [one] Take your { $n } cube off the map and begin a new empire
       *[other] Take your { $n } cubes off the map and begin a new empire
    }
rise_of_empires-say-place =
    { $n ->
        [one] Place { $n } cube { NAME($region, form: "a") }
       *[other] Place { $n } cubes { NAME($region, form: "a") }
    }
rise_of_empires-say-place-hired =
    { $n ->
        [one] Place { $n } cube { NAME($region, form: "a") } with mercenaries, for { $cost }
       *[other] Place { $n } cubes { NAME($region, form: "a") } with mercenaries, for { $cost }
    }
rise_of_empires-say-fight = Fight { $other } { NAME($region, form: "a") }: you lose { $own }, they lose { $theirs }
rise_of_empires-say-fight-upper = Fight { $other } { NAME($region, form: "a") } with the upper line: you lose { $own }, they lose { $theirs }
rise_of_empires-say-fight-lower = Fight { $other } { NAME($region, form: "a") } with the lower line: you lose { $own }, they lose { $theirs }
rise_of_empires-say-strike = Strike { $other } { NAME($region, form: "a") }: they lose { $theirs }
rise_of_empires-say-trade = { NAME($trade) }: { $what }
rise_of_empires-say-use = Use { NAME($progress) }: { $what }
rise_of_empires-say-ally = Protect your cubes { NAME($region, form: "a") }
rise_of_empires-say-pick = { $what }
rise_of_empires-say-town =
    { $n ->
        [one] { $n } town: { $what }
       *[other] { $n } towns: { $what }
    }
rise_of_empires-say-discard = Discard { NAME($tile) }
rise_of_empires-say-keep =
    { $free ->
        [yes] Keep { NAME($tile) } for free
       *[no] Keep { NAME($tile) } for { $cost }
    }
rise_of_empires-say-position = Place { $n }
rise_of_empires-say-pass = Take the disc back without its action
rise_of_empires-say-done = Done
rise_of_empires-say-done-afteraction = No more free actions
rise_of_empires-say-done-placecubes = Place no more cubes
rise_of_empires-say-done-fight = Fight no more
rise_of_empires-say-done-refusefood = Discard no city
rise_of_empires-say-done-refuseresources = Pay for all of them
rise_of_empires-say-done-keeptiles = Keep nothing more
rise_of_empires-say-accept = Yes
rise_of_empires-say-decline = No

## What happened

rise_of_empires-log-first = { $who } begins
rise_of_empires-log-turn = Turn { $turn }
rise_of_empires-log-disc =
    { $row ->
        [progress] { $who } chooses Progress
        [territory] { $who } chooses Territory
        [city] { $who } chooses City
        [empire] { $who } chooses Empire
       *[trade] { $who } chooses Trade
    }
rise_of_empires-log-rests = { $who } can do nothing and puts a disc { NAME($row, form: "a") }
rise_of_empires-log-back =
    { $n ->
        [0] { $who } takes a disc back { NAME($row, form: "de") }
        [one] { $who } takes a disc back { NAME($row, form: "de") }, with { $n } disc to its left
       *[other] { $who } takes a disc back { NAME($row, form: "de") }, with { $n } discs to its left
    }
rise_of_empires-log-pays = { $who } pays { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-log-takes = { $who } takes { NAME($tile) }
rise_of_empires-log-wonder =
    { $n ->
        [one] { $who } builds { NAME($tile, form: "le") } and scores { $n } point
       *[other] { $who } builds { NAME($tile, form: "le") } and scores { $n } points
    }
rise_of_empires-log-empire = { $who } takes { NAME($empire) }
rise_of_empires-log-restarts =
    { $n ->
        [one] { $who } takes { $n } cube off the map to begin anew
       *[other] { $who } takes { $n } cubes off the map to begin anew
    }
rise_of_empires-log-places =
    { $n ->
        [one] { $who } places { $n } cube { NAME($region, form: "a") }
       *[other] { $who } places { $n } cubes { NAME($region, form: "a") }
    }
rise_of_empires-log-hires = { $who } hires mercenaries for { $n } gold
rise_of_empires-log-fights = { $who } fights { $other } { NAME($region, form: "a") } and loses { $n } against { $m }
rise_of_empires-log-strikes =
    { $n ->
        [one] { $who } strikes { $other } { NAME($region, form: "a") }: { $other } loses { $n } cube
       *[other] { $who } strikes { $other } { NAME($region, form: "a") }: { $other } loses { $n } cubes
    }
rise_of_empires-log-allies = { $who } is protected { NAME($region, form: "a") }
rise_of_empires-log-trades =
    { $points ->
        [0] { $who } trades ({ NAME($trade) }) for { $gold } gold
        [one] { $gold ->
            [0] { $who } trades ({ NAME($trade) }) for { $points } point
           *[other] { $who } trades ({ NAME($trade) }) for { $points } point and { $gold } gold
        }
       *[other] { $gold ->
            [0] { $who } trades ({ NAME($trade) }) for { $points } points
           *[other] { $who } trades ({ NAME($trade) }) for { $points } points and { $gold } gold
        }
    }
rise_of_empires-log-uses = { $who } uses { NAME($progress) }
rise_of_empires-log-gains = { $who } gains { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-gains-these = { $who } gains { $what }
rise_of_empires-more-gains = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-gained-for = { $line } for { NAME($cause) }
rise_of_empires-log-passes = { $who } does nothing { NAME($row, form: "a") }
rise_of_empires-log-towns =
    { $n ->
        [one] { $n } town of { $who } gives { NAME($thing, form: "plural") }
       *[other] { $n } towns of { $who } give { NAME($thing, form: "plural") }
    }
rise_of_empires-log-discards = { $who } discards { NAME($tile) }
rise_of_empires-log-food = { $who } now has { $level } food
rise_of_empires-log-hunger =
    { $n ->
        [one] { $who } starves and loses { $n } point
       *[other] { $who } starves and loses { $n } points
    }
rise_of_empires-log-surplus = { $who } sells surplus food for { $n } gold
rise_of_empires-log-income = { $who } takes { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    } of income
rise_of_empires-log-upkeep =
    { $n ->
        [one] { $who } pays { $n } resource for a city
       *[other] { $who } pays { $n } resources for cities
    }
rise_of_empires-log-scores =
    { $n ->
        [one] { $who } scores { $n } point
       *[other] { $who } scores { $n } points
    }
rise_of_empires-log-keeps =
    { $n ->
        [0] { $who } keeps { NAME($tile) } for free
        [one] { $who } keeps { NAME($tile) } for { $n } { NAME($thing, form: "bare") }
       *[other] { $who } keeps { NAME($tile) } for { $n } { NAME($thing, form: "plural") }
    }
rise_of_empires-log-loses = { $who } loses { NAME($tile) }
rise_of_empires-log-halves =
    { $n ->
        [one] { $n } cube of { $who } leaves the map
       *[other] { $n } cubes of { $who } leave the map
    }
rise_of_empires-log-position = { $who } takes place { $n } in the turn order
rise_of_empires-log-end = The game is over
rise_of_empires-log-final =
    { $n ->
        [one] { $who } scores { $n } point for gold and resources
       *[other] { $who } scores { $n } points for gold and resources
    }

## The table as text

rise_of_empires-table-turn = Turn { $turn }, action { $n } of { $of }. In turn order: { $order }.
rise_of_empires-table-turn-over = Turn { $turn }, after the actions. In turn order: { $order }.
rise_of_empires-table-over = The game is over.
rise_of_empires-table-rows = Action display (space 1 is on the right)
rise_of_empires-table-line = { $what }: { $state }
rise_of_empires-table-tiles =
    { $row ->
        [progress] Progress tiles
        [territory] Territory tiles
       *[city] Cities and wonders
    }
rise_of_empires-table-copies = { $n } × { $what }
rise_of_empires-table-beside = { $what } (from before)
rise_of_empires-table-empires = Empire tiles
rise_of_empires-table-trades = Trade track
rise_of_empires-table-taken-by = { $what } ({ $who })
rise_of_empires-table-regions = Map
rise_of_empires-table-legend-regions = points of the first / the second, benefit of whoever has most cubes, then who has how many (* under an alliance)
rise_of_empires-table-closed = Closed for now: { $regions }
rise_of_empires-table-players = Players
rise_of_empires-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_of_empires-table-food = food { $n } ({ $change } next)
rise_of_empires-table-stock = { $n } in stock
rise_of_empires-table-income = next income { $what }
rise_of_empires-table-next-points = { $n } next turn
rise_of_empires-table-lands = territories: { $lands }
rise_of_empires-table-cities = cities: { $cities }
rise_of_empires-table-progress = progress: { $tiles }
rise_of_empires-table-used = { $tile } (used)
rise_of_empires-table-waits = { $tile } (waits)
rise_of_empires-table-alliance = alliance { NAME($region, form: "a") }

## A closer look

rise_of_empires-look-progress = { NAME($tile) } (progress, era { $era }): { $text }
rise_of_empires-look-land = { NAME($tile) } (territory): { $text }
rise_of_empires-look-city = { NAME($tile) } (city, turn { $turn }): { $text }
rise_of_empires-look-wonder = { NAME($tile) } (wonder, turn { $turn }): { $text }
rise_of_empires-look-empire = { NAME($empire) } (empire tile): { $text }
rise_of_empires-look-trade =
    { $n ->
        [one] { NAME($trade) } (trade, era { $eras }): { $text }
       *[other] { NAME($trade) } (trade, eras { $eras }): { $text }
    }
rise_of_empires-look-region = { NAME($region) } (era { $era }, { NAME($area) }): { $text }. Next to: { $near }. { $cubes }
rise_of_empires-look-region-sea = { NAME($region) } (era { $era }, { NAME($area) }): { $text }. To place here takes a sea symbol, each time. Next to: { $near }. { $cubes }
rise_of_empires-look-region-overseas = { NAME($region) } (era { $era }, { NAME($area) }): { $text }. To come by sea takes a sea symbol. Next to: { $near }. { $cubes }
rise_of_empires-look-nothing = no region
rise_of_empires-look-cubes = Cubes: { $what }
rise_of_empires-look-empty = No cubes.

## Sections of the rules

rise_of_empires-section-setup = Set-up
rise_of_empires-section-turns = Eras, turns and phases
rise_of_empires-section-tiles = New tiles
rise_of_empires-section-display = The action display
rise_of_empires-section-progress = Progress tiles
rise_of_empires-section-territory = Territory tiles
rise_of_empires-section-city = Cities
rise_of_empires-section-wonders = Wonders
rise_of_empires-section-empire = Empire tiles
rise_of_empires-section-reach = Where cubes may go
rise_of_empires-section-overseas = New World and Far East
rise_of_empires-section-control = Control of regions
rise_of_empires-section-combat = Fights
rise_of_empires-section-trade = Trade
rise_of_empires-section-food = Food
rise_of_empires-section-income = Income
rise_of_empires-section-points = Points
rise_of_empires-section-era_end = The end of an era
rise_of_empires-section-turn_order = Turn order
rise_of_empires-section-ending = The end of the game
rise_of_empires-section-effects = What progress tiles do
rise_of_empires-section-scoring = Where points come from
rise_of_empires-section-options = Options

## Labels of a tally

label-rise_of_empires-ending-winner = points
label-rise_of_empires-ending-when = end of the game
label-rise_of_empires-ending-gold = gold
label-rise_of_empires-ending-discs = resources
label-rise_of_empires-scoring-regions = regions
label-rise_of_empires-scoring-cities = cities
label-rise_of_empires-scoring-territories = towns
label-rise_of_empires-scoring-progress = progress
label-rise_of_empires-scoring-wonders = wonders
label-rise_of_empires-scoring-trade = trade
label-rise_of_empires-scoring-hunger = hunger
label-rise_of_empires-scoring-paid = paid
label-rise_of_empires-scoring-gold = gold
label-rise_of_empires-scoring-resources = resources
label-rise_of_empires-food-sum = food
label-rise_of_empires-food-last_turn = last turn, doubled
label-rise_of_empires-income-collect = income
label-rise_of_empires-income-cubes = none left in the stock
label-rise_of_empires-income-discs_run_out = none left in the bank
label-rise_of_empires-points-collect = points
label-rise_of_empires-territory-plains = territory
label-rise_of_empires-territory-island = territory
label-rise_of_empires-territory-forest = territory
label-rise_of_empires-territory-mountain = territory
label-rise_of_empires-territory-town = territory
label-rise_of_empires-territory-town_choice = chosen
label-rise_of_empires-city-income = city
label-rise_of_empires-city-points = city
label-rise_of_empires-city-price = price
label-rise_of_empires-city-upkeep = upkeep
label-rise_of_empires-progress-each_turn = progress
label-rise_of_empires-progress-price = price
label-rise_of_empires-control-benefit = region
label-rise_of_empires-points-region = first
label-rise_of_empires-points-second = second
label-rise_of_empires-points-tied_first = shared first
label-rise_of_empires-points-tied_second = shared second
label-rise_of_empires-wonders-price = price
label-rise_of_empires-wonders-points = wonder
label-rise_of_empires-display-price = discs to the left
label-rise_of_empires-combat-losses = combat line
label-rise_of_empires-combat-surplus = no more cubes there
label-rise_of_empires-effects-defence = defence
label-rise_of_empires-effects-defender_loss = progress
label-rise_of_empires-effects-attacker_loss = progress
label-rise_of_empires-effects-city_gold = progress
label-rise_of_empires-effects-wonder_gold = progress
label-rise_of_empires-effects-wonder_resource = progress
label-rise_of_empires-effects-progress_gold = progress
label-rise_of_empires-effects-trade_gold = progress
label-rise_of_empires-effects-fight = fight
label-rise_of_empires-effects-strike = strike
label-rise_of_empires-trade-space = trade

## Options

rise_of_empires-option-turn_order = Turn order
    .about = Whoever has the fewest points picks a place first. The rules as written then go from most points to fewest, which may be a slip.
rise_of_empires-option-turn_order-as_written = As written: then from most to fewest
rise_of_empires-option-turn_order-rising = From fewest points to most
rise_of_empires-option-overseas = New World and Far East
    .about = What one action may enter by sea. The rules as written name both areas together; the publisher answered that it is one of them.
rise_of_empires-option-overseas-both = Both in one action
rise_of_empires-option-overseas-one = One of them in one action

## Refusals: why something is not allowed

no-rise_of_empires-display-place = in turn A discs are placed, not taken back
no-rise_of_empires-display-take_back = you have no disc to take back there
no-rise_of_empires-display-spaces = the row is full
no-rise_of_empires-display-possible = you cannot do that now
no-rise_of_empires-display-rest = there is an action you can do
no-rise_of_empires-display-afford = you cannot pay for the discs to its left
no-rise_of_empires-display-price = that is more than you have to pay
no-rise_of_empires-display-floor = you do not have so many { NAME($thing, form: "plural") }
no-rise_of_empires-display-without_action = in turn A the action must be carried out
no-rise_of_empires-progress-take = this tile does not lie open
no-rise_of_empires-progress-price = you cannot pay for { NAME($progress) }
no-rise_of_empires-progress-no_double = you have { NAME($progress) } already
no-rise_of_empires-progress-free_action = { NAME($progress) } is no free action of yours
no-rise_of_empires-progress-once = { NAME($progress) } was used in this turn
no-rise_of_empires-progress-delay = { NAME($progress) } waits until the others have acted
no-rise_of_empires-territory-take = this tile does not lie open
no-rise_of_empires-territory-town_choice = you have fewer towns to choose for
no-rise_of_empires-city-take = this city does not lie open
no-rise_of_empires-city-price = you have not enough { NAME($thing, form: "plural") } for { NAME($city, form: "le") }
no-rise_of_empires-wonders-price = you have not enough { NAME($thing, form: "plural") } for { NAME($city, form: "le") }
no-rise_of_empires-empire-once = somebody has taken this tile
no-rise_of_empires-empire-place = you have only { $pool } in your pool
no-rise_of_empires-empire-value = your tile allows no more regions
no-rise_of_empires-empire-each_region_once = you have placed { NAME($region, form: "a") } in this action already
no-rise_of_empires-empire-era = { NAME($region, form: "le") } is not open yet
no-rise_of_empires-empire-restart = you have no cubes on the map
no-rise_of_empires-empire-restart_first = you have already placed cubes
no-rise_of_empires-reach-near = { NAME($region, form: "le") } is not next to a region where you have cubes
no-rise_of_empires-reach-before = you entered the region next to { NAME($region, form: "le") } only in this action
no-rise_of_empires-reach-start_more = { NAME($region, form: "le") } does not touch the first region of your new empire
no-rise_of_empires-reach-start_sea = to begin { NAME($region, form: "a") } you need a sea symbol
no-rise_of_empires-reach-mediterranean = to place { NAME($region, form: "a") } you need a sea symbol
no-rise_of_empires-overseas-sea_symbol = to enter { NAME($region, form: "le") } you need a sea symbol
no-rise_of_empires-overseas-navigation = in turn IIA nobody goes overseas unless somebody owns Navigation
no-rise_of_empires-overseas-one = this action has entered another area overseas
no-rise_of_empires-overseas-way_back = without a sea symbol there is no way back to { NAME($region, form: "le") }
no-rise_of_empires-overseas-way_back_more = { NAME($region, form: "le") } does not touch the region where you landed
no-rise_of_empires-effects-any_region = mercenaries cost { $cost } gold, and you have { $gold }
no-rise_of_empires-effects-ally = an alliance protects those cubes
no-rise_of_empires-effects-ally_where = you have no cubes { NAME($region, form: "a") } to protect
no-rise_of_empires-effects-strike = you cannot strike { NAME($region, form: "a") }: an opponent’s cubes must be near enough to yours
no-rise_of_empires-combat-where = you and your opponent both need cubes there
no-rise_of_empires-combat-different_regions = you have fought there with this tile already
no-rise_of_empires-combat-upper_line = in era II only the upper line is used
no-rise_of_empires-combat-two_lines = this line has been used or is not on the tile
no-rise_of_empires-trade-era = { NAME($trade) } is not open in this era
no-rise_of_empires-trade-once = somebody has used { NAME($trade) } in this turn
no-rise_of_empires-trade-own_again = you have used { NAME($trade) } in this turn already
no-rise_of_empires-trade-pay = you have not enough resources for { NAME($trade) }
no-rise_of_empires-food-refuse = { NAME($city) } is no city of yours that costs food
no-rise_of_empires-food-must_discard = your food does not suffice for all your cities
no-rise_of_empires-income-upkeep = your resources do not suffice for all your cities, and only one that costs a resource may go
no-rise_of_empires-era_end-progress = you cannot keep { NAME($progress) }
no-rise_of_empires-era_end-cities = you cannot keep { NAME($city, form: "le") }
no-rise_of_empires-turn_order-free_place = somebody has chosen this place

## The page

rise_of_empires-scene-world = The world
rise_of_empires-scene-display = Action display
rise_of_empires-scene-mat = Holdings
rise_of_empires-scene-goods = Goods
rise_of_empires-scene-lands = Territories
rise_of_empires-scene-cities = Cities
rise_of_empires-scene-progress = Progress
rise_of_empires-scene-of = { $what } of { $who }
rise_of_empires-scene-player = { $who }
rise_of_empires-scene-who = { $who }
rise_of_empires-scene-closed-land = Closed land
rise_of_empires-scene-era = Era { $era }
rise_of_empires-scene-space = Space { $n }
rise_of_empires-scene-beside = Left over
rise_of_empires-scene-beside-of = { $what }, left over
rise_of_empires-scene-order = Turn order
rise_of_empires-scene-upkeep = upkeep { $what }
rise_of_empires-scene-up-to = up to { $what }
rise_of_empires-scene-choice = and one thing of your choice
rise_of_empires-scene-stays = Stays if nobody takes it
rise_of_empires-scene-progress-of = Progress, era { $era }
rise_of_empires-scene-disc = Action disc of { $who }
rise_of_empires-scene-disc-back =
    { $n ->
        [0] Action disc of { $who }, free to take back
       *[other] Action disc of { $who }, { $n } to take back
    }
rise_of_empires-scene-acts = { $who } acts as number { $n }
rise_of_empires-scene-picks = { $who } picks
rise_of_empires-scene-has-food = { $who } has { $n } food
rise_of_empires-scene-cubes = { $who }, { $what }
rise_of_empires-scene-alliance = Alliance piece of { $who }
rise_of_empires-scene-leads = { $who } leads.
rise_of_empires-scene-leads-for = { $who } leads and takes { $what }.
rise_of_empires-scene-shares = { $who } shares the lead: { $what }.
rise_of_empires-scene-pays-now = Points as it stands
rise_of_empires-scene-pool = Pool
rise_of_empires-scene-stock = Stock
rise_of_empires-scene-next-food = Food next
rise_of_empires-scene-next-points = Points next
rise_of_empires-scene-waits = Waits until the others have acted
rise_of_empires-scene-free-action = Free action
rise_of_empires-scene-action = Action { $n } of { $of }
rise_of_empires-scene-you-lead = You lead here.
rise_of_empires-scene-to-lead =
    { $n ->
        [one] { $n } cube takes the lead.
       *[other] { $n } cubes take the lead.
    }
rise_of_empires-scene-town =
    { $n ->
        [one] { $n } town gives { NAME($thing, form: "plural") }
       *[other] { $n } towns give { NAME($thing, form: "plural") }
    }
rise_of_empires-then-tile = Which tile do you take?
rise_of_empires-then-empire = Which empire do you take?
rise_of_empires-then-trade = Which trade do you make?
rise_of_empires-ask-line = With which line?
rise_of_empires-scene-line-upper = Upper line: you lose { $own }, they lose { $theirs }
rise_of_empires-scene-line-lower = Lower line: you lose { $own }, they lose { $theirs }
rise_of_empires-step-line-upper = Upper line
rise_of_empires-step-line-lower = Lower line
rise_of_empires-phase-actions = Actions
rise_of_empires-phase-food = Food
rise_of_empires-phase-income = Income
rise_of_empires-phase-points = Points
rise_of_empires-phase-era = End of era
rise_of_empires-phase-order = Turn order
rise_of_empires-scene-restart = Begin a new empire
rise_of_empires-scene-coming = Rest of the turn
rise_of_empires-scene-discs = Discs
rise_of_empires-scene-when = Turn { $turn }, action { $n } of { $of }
rise_of_empires-scene-most = Most cubes: { $what }
rise_of_empires-scene-second = Second: { $what }

rise_of_empires-region-pill = { $first }/{ $second } pts
