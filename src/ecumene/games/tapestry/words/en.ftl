### Tapestry in English. NAME gives the name of a thing in one of its forms.

## The game

tapestry-name = Tapestry
tapestry-about = Lead a civilization from the first fire to the stars, along tracks of science, technology, exploration and war, and weave its history out of cards.

## Names: resources and other things one gains

tapestry-name-coin = Coin
    .un = a coin
    .le = the coin
    .bare = coin
    .plural = coins
    .short = c
tapestry-name-worker = Worker
    .un = a worker
    .le = the worker
    .bare = worker
    .plural = workers
    .short = w
tapestry-name-food = Food
    .un = a food
    .le = the food
    .bare = food
    .plural = food
    .short = f
tapestry-name-culture = Culture
    .un = a culture
    .le = the culture
    .bare = culture
    .plural = culture
    .short = u
tapestry-name-resource = Resource of your choice
    .un = a resource of your choice
    .le = the resource of your choice
    .bare = resource of your choice
    .plural = resources of your choice
tapestry-name-territory = Territory tile
    .un = a territory tile
    .le = the territory tile
    .bare = territory tile
    .plural = territory tiles
tapestry-name-space = Space tile
    .un = a space tile
    .le = the space tile
    .bare = space tile
    .plural = space tiles
tapestry-name-tapestry = Tapestry card
    .un = a tapestry card
    .le = the tapestry card
    .bare = tapestry card
    .plural = tapestry cards
tapestry-name-tech_card = Tech card
    .un = a tech card
    .le = the tech card
    .bare = tech card
    .plural = tech cards
tapestry-name-tech = Tech card
    .un = a tech card
    .le = the tech card
    .bare = tech card
    .plural = tech cards
tapestry-name-civilization = Civilization
    .un = a civilization
    .le = the civilization
    .bare = civilization
    .plural = civilizations
tapestry-name-landmark = Landmark
    .un = a landmark
    .le = the landmark
    .bare = landmark
    .plural = landmarks
tapestry-name-outpost = Outpost
    .un = an outpost
    .le = the outpost
    .bare = outpost
    .plural = outposts
tapestry-name-token = Token
    .un = a token
    .le = the token
    .bare = token
    .plural = tokens
tapestry-name-point = Point
    .un = a point
    .le = the point
    .bare = point
    .plural = points

## Names: buildings

tapestry-name-market = Market
    .un = a market
    .le = the market
    .bare = market
    .plural = markets
    .short = M
tapestry-name-house = House
    .un = a house
    .le = the house
    .bare = house
    .plural = houses
    .short = H
tapestry-name-farm = Farm
    .un = a farm
    .le = the farm
    .bare = farm
    .plural = farms
    .short = F
tapestry-name-armory = Armory
    .un = an armory
    .le = the armory
    .bare = armory
    .plural = armories
    .short = A

## Names: tracks

tapestry-name-exploration = Exploration
    .bare = exploration
    .a = on exploration
    .de = of exploration
    .short = E
tapestry-name-science = Science
    .bare = science
    .a = on science
    .de = of science
    .short = S
tapestry-name-military = Military
    .bare = military
    .a = on military
    .de = of military
    .short = M
tapestry-name-technology = Technology
    .bare = technology
    .a = on technology
    .de = of technology
    .short = T
tapestry-name-arts = Arts
    .bare = arts
    .a = on arts
    .de = of arts
    .short = A

## Names: terrain

tapestry-name-sea = Sea
    .bare = sea
    .short = ~
tapestry-name-mountain = Mountain
    .bare = mountain
    .short = m
tapestry-name-grass = Grass
    .bare = grass
    .short = g
tapestry-name-forest = Forest
    .bare = forest
    .short = f
tapestry-name-desert = Desert
    .bare = desert
    .short = d

## Names: the spaces of the tracks

tapestry-name-space-exploration_1 = Scouting
tapestry-name-space-exploration_2 = Rafts
tapestry-name-space-exploration_3 = Wagons
tapestry-name-space-exploration_4 = Navigation
    .set = Navi­gation
tapestry-name-space-exploration_5 = Ships
tapestry-name-space-exploration_6 = Tunnels
tapestry-name-space-exploration_7 = Trains
tapestry-name-space-exploration_8 = Cars
tapestry-name-space-exploration_9 = Airplanes
tapestry-name-space-exploration_10 = Space Shuttle
tapestry-name-space-exploration_11 = Interstellar Travel
    .set = Inter­stellar Travel
tapestry-name-space-exploration_12 = Warpgates
    .set = Warp­gates
tapestry-name-space-science_1 = Astronomy
    .set = Astro­nomy
tapestry-name-space-science_2 = Mathematics
    .set = Mathe­matics
tapestry-name-space-science_3 = Herbalism
    .set = Herbal­ism
tapestry-name-space-science_4 = Medicine
tapestry-name-space-science_5 = Chemistry
tapestry-name-space-science_6 = Biology
tapestry-name-space-science_7 = Academic Research
    .set = Acade­mic Re­search
tapestry-name-space-science_8 = Nutrition
tapestry-name-space-science_9 = Physics
tapestry-name-space-science_10 = Neuroscience
    .set = Neuro­science
tapestry-name-space-science_11 = Quantum Physics
tapestry-name-space-science_12 = Alien Biology
tapestry-name-space-military_1 = Archery
tapestry-name-space-military_2 = Bladed Weapons
tapestry-name-space-military_3 = Walls
tapestry-name-space-military_4 = Standing Army
tapestry-name-space-military_5 = Cavalry
tapestry-name-space-military_6 = Gunpowder
    .set = Gun­powder
tapestry-name-space-military_7 = Tanks
tapestry-name-space-military_8 = Warplanes
    .set = War­planes
tapestry-name-space-military_9 = Anti-Aircraft Defense
    .set = Anti-Air­craft De­fense
tapestry-name-space-military_10 = Nuclear Bomb
tapestry-name-space-military_11 = Drone Assassins
tapestry-name-space-military_12 = Mechs
tapestry-name-space-technology_1 = Pottery
tapestry-name-space-technology_2 = Carpentry
tapestry-name-space-technology_3 = Stone Tools
tapestry-name-space-technology_4 = Metallurgy
    .set = Metal­lurgy
tapestry-name-space-technology_5 = Glass
tapestry-name-space-technology_6 = Steel
tapestry-name-space-technology_7 = Rubber
tapestry-name-space-technology_8 = Plastic
tapestry-name-space-technology_9 = Electronics
    .set = Elec­tronics
tapestry-name-space-technology_10 = Computers
    .set = Com­puters
tapestry-name-space-technology_11 = Nanotechnology
    .set = Nano­tech­nology
tapestry-name-space-technology_12 = AI Singularity
    .set = AI Singu­larity

## Names: the innovations of the income mat

tapestry-name-innovation-market_1 = Barter
tapestry-name-innovation-market_2 = Currency
tapestry-name-innovation-market_3 = Banking
tapestry-name-innovation-market_4 = Credit Cards
tapestry-name-innovation-market_5 = E-Commerce
tapestry-name-innovation-market_6 = Biometrics
tapestry-name-innovation-house_1 = Symbology
tapestry-name-innovation-house_2 = Language
tapestry-name-innovation-house_3 = Writing
tapestry-name-innovation-house_4 = Telephone
tapestry-name-innovation-house_5 = Email
tapestry-name-innovation-house_6 = Neural Implants
tapestry-name-innovation-farm_1 = Hunting
tapestry-name-innovation-farm_2 = Farming
tapestry-name-innovation-farm_3 = Breeding
tapestry-name-innovation-farm_4 = Preservation
tapestry-name-innovation-farm_5 = Fertilization
tapestry-name-innovation-farm_6 = Food Printing
tapestry-name-innovation-armory_1 = Ceremony
tapestry-name-innovation-armory_2 = Racing
tapestry-name-innovation-armory_3 = Team Sports
tapestry-name-innovation-armory_4 = Tabletop Games
tapestry-name-innovation-armory_5 = Video Games
tapestry-name-innovation-armory_6 = Virtual Reality

## Names: technology cards

tapestry-name-tech-air_conditioning = Air Conditioning
tapestry-name-tech-ammonia = Ammonia
tapestry-name-tech-anesthesia = Anesthesia
tapestry-name-tech-assembly_line = Assembly Line
tapestry-name-tech-bakery = Bakery
tapestry-name-tech-barn = Barn
tapestry-name-tech-lithium_ion_battery = Lithium-Ion Battery
tapestry-name-tech-calendar = Calendar
tapestry-name-tech-canned_food = Canned Food
tapestry-name-tech-clocks = Clocks
tapestry-name-tech-compass = Compass
tapestry-name-tech-com_tower = Com Tower
tapestry-name-tech-concrete = Concrete
tapestry-name-tech-dynamite = Dynamite
tapestry-name-tech-eyeglasses = Eyeglasses
tapestry-name-tech-irrigation = Irrigation
tapestry-name-tech-library = Library
tapestry-name-tech-light_bulb = Light Bulb
tapestry-name-tech-paper = Paper
tapestry-name-tech-penicillin = Penicillin
tapestry-name-tech-printing_press = Printing Press
tapestry-name-tech-radio = Radio
tapestry-name-tech-sewage_and_plumbing = Sewage & Plumbing
tapestry-name-tech-siegecraft = Siegecraft
tapestry-name-tech-stock_market = Stock Market
tapestry-name-tech-telescope = Telescope
tapestry-name-tech-the_nail = The Nail
tapestry-name-tech-time_travel = Time Travel
tapestry-name-tech-transistors = Transistors
tapestry-name-tech-treasury = Treasury
tapestry-name-tech-vaccines = Vaccines
tapestry-name-tech-warships = Warships
tapestry-name-tech-zeppelins = Zeppelins

## Names: tapestry cards

tapestry-name-card-academia = Academia
tapestry-name-card-age_of_discovery = Age of Discovery
tapestry-name-card-age_of_sail = Age of Sail
tapestry-name-card-age_of_wonders = Age of Wonders
tapestry-name-card-alliance = Alliance
tapestry-name-card-boast_of_superiority = Boast of Superiority
tapestry-name-card-broker_of_peace = Broker of Peace
tapestry-name-card-capitalism = Capitalism
tapestry-name-card-coal_baron = Coal Baron
tapestry-name-card-colonialism = Colonialism
tapestry-name-card-dark_ages = Dark Ages
tapestry-name-card-democracy = Democracy
tapestry-name-card-dictatorship = Dictatorship
tapestry-name-card-diplomacy = Diplomacy
tapestry-name-card-dystopia = Dystopia
tapestry-name-card-empiricism = Empiricism
tapestry-name-card-espionage = Espionage
tapestry-name-card-exploitation = Exploitation
tapestry-name-card-feudalism = Feudalism
tapestry-name-card-golden_age = Golden Age
tapestry-name-card-guilds = Guilds
tapestry-name-card-industrialism = Industrialism
tapestry-name-card-marriage_of_state = Marriage of State
tapestry-name-card-mercantilism = Mercantilism
tapestry-name-card-meritocracy = Meritocracy
tapestry-name-card-militarism = Militarism
tapestry-name-card-monarchy = Monarchy
tapestry-name-card-oil_magnate = Oil Magnate
tapestry-name-card-olympic_host = Olympic Host
tapestry-name-card-pillage_and_plunder = Pillage and Plunder
tapestry-name-card-pirate_rule = Pirate Rule
tapestry-name-card-plea_for_aid = Plea for Aid
tapestry-name-card-renaissance = Renaissance
tapestry-name-card-revisionism = Revisionism
tapestry-name-card-revolution = Revolution
tapestry-name-card-socialism = Socialism
tapestry-name-card-steam_tycoon = Steam Tycoon
tapestry-name-card-technocracy = Technocracy
tapestry-name-card-terraforming = Terraforming
tapestry-name-card-theocracy = Theocracy
tapestry-name-card-trade_economy = Trade Economy
tapestry-name-card-trap = Trap
tapestry-name-card-tyranny = Tyranny
tapestry-name-card-wartime_economy = Wartime Economy
tapestry-name-card-face_down = Face-down card

## Names: civilizations

tapestry-name-civ-alchemists = Alchemists
    .le = the Alchemists
tapestry-name-civ-architects = Architects
    .le = the Architects
tapestry-name-civ-craftsmen = Craftsmen
    .le = the Craftsmen
tapestry-name-civ-entertainers = Entertainers
    .le = the Entertainers
tapestry-name-civ-futurists = Futurists
    .le = the Futurists
tapestry-name-civ-heralds = Heralds
    .le = the Heralds
tapestry-name-civ-historians = Historians
    .le = the Historians
tapestry-name-civ-inventors = Inventors
    .le = the Inventors
tapestry-name-civ-isolationists = Isolationists
    .le = the Isolationists
tapestry-name-civ-leaders = Leaders
    .le = the Leaders
tapestry-name-civ-merrymakers = Merrymakers
    .le = the Merrymakers
tapestry-name-civ-militants = Militants
    .le = the Militants
tapestry-name-civ-mystics = Mystics
    .le = the Mystics
tapestry-name-civ-nomads = Nomads
    .le = the Nomads
tapestry-name-civ-chosen = The Chosen
    .le = the Chosen
tapestry-name-civ-traders = Traders
    .le = the Traders

## Names: capitals, landmarks

tapestry-name-capital-mountain = Mountain
tapestry-name-capital-wetland = Wetland
tapestry-name-capital-tropical = Tropical
tapestry-name-capital-desert = Desert
tapestry-name-capital-grassland = Grassland
tapestry-name-capital-forest = Forest
tapestry-name-landmark-forge = Forge
    .le = the Forge
tapestry-name-landmark-rubber_works = Rubber Works
    .le = the Rubber Works
tapestry-name-landmark-tech_hub = Tech Hub
    .le = the Tech Hub
tapestry-name-landmark-barracks = Barracks
    .le = the Barracks
tapestry-name-landmark-tank_factory = Tank Factory
    .le = the Tank Factory
tapestry-name-landmark-fusion_reactor = Fusion Reactor
    .le = the Fusion Reactor
tapestry-name-landmark-lighthouse = Lighthouse
    .le = the Lighthouse
tapestry-name-landmark-train_station = Train Station
    .le = the Train Station
tapestry-name-landmark-launch_pad = Launch Pad
    .le = the Launch Pad
tapestry-name-landmark-apothecary = Apothecary
    .le = the Apothecary
tapestry-name-landmark-academy = Academy
    .le = the Academy
tapestry-name-landmark-laboratory = Laboratory
    .le = the Laboratory
tapestry-name-landmark-bakery = Bakery
    .le = the Bakery
tapestry-name-landmark-barn = Barn
    .le = the Barn
tapestry-name-landmark-com_tower = Com Tower
    .le = the Com Tower
tapestry-name-landmark-library = Library
    .le = the Library
tapestry-name-landmark-stock_market = Stock Market
    .le = the Stock Market
tapestry-name-landmark-treasury = Treasury
    .le = the Treasury

## Names: tiles, achievements, dice

tapestry-name-tile-t01 = Territory 1
tapestry-name-tile-t02 = Territory 2
tapestry-name-tile-t03 = Territory 3
tapestry-name-tile-t04 = Territory 4
tapestry-name-tile-t05 = Territory 5
tapestry-name-tile-t06 = Territory 6
tapestry-name-tile-t07 = Territory 7
tapestry-name-tile-t08 = Territory 8
tapestry-name-tile-t09 = Territory 9
tapestry-name-tile-t10 = Territory 10
tapestry-name-tile-t11 = Territory 11
tapestry-name-tile-t12 = Territory 12
tapestry-name-tile-t13 = Territory 13
tapestry-name-tile-t14 = Territory 14
tapestry-name-tile-t15 = Territory 15
tapestry-name-tile-t16 = Territory 16
tapestry-name-tile-t17 = Territory 17
tapestry-name-tile-t18 = Territory 18
tapestry-name-tile-t19 = Territory 19
tapestry-name-tile-t20 = Territory 20
tapestry-name-tile-t21 = Territory 21
tapestry-name-tile-t22 = Territory 22
tapestry-name-tile-t23 = Territory 23
tapestry-name-tile-t24 = Territory 24
tapestry-name-tile-t25 = Territory 25
tapestry-name-tile-t26 = Territory 26
tapestry-name-tile-t27 = Territory 27
tapestry-name-tile-t28 = Territory 28
tapestry-name-tile-t29 = Territory 29
tapestry-name-tile-t30 = Territory 30
tapestry-name-tile-t31 = Territory 31
tapestry-name-tile-t32 = Territory 32
tapestry-name-tile-t33 = Territory 33
tapestry-name-tile-t34 = Territory 34
tapestry-name-tile-t35 = Territory 35
tapestry-name-tile-t36 = Territory 36
tapestry-name-tile-t37 = Territory 37
tapestry-name-tile-t38 = Territory 38
tapestry-name-tile-t39 = Territory 39
tapestry-name-tile-t40 = Territory 40
tapestry-name-tile-t41 = Territory 41
tapestry-name-tile-t42 = Territory 42
tapestry-name-tile-t43 = Territory 43
tapestry-name-tile-t44 = Territory 44
tapestry-name-tile-t45 = Territory 45
tapestry-name-tile-t46 = Territory 46
tapestry-name-tile-t47 = Territory 47
tapestry-name-tile-t48 = Territory 48
tapestry-name-star-s01 = Space tile 1
tapestry-name-star-s02 = Space tile 2
tapestry-name-star-s03 = Space tile 3
tapestry-name-star-s04 = Space tile 4
tapestry-name-star-s05 = Space tile 5
tapestry-name-star-s06 = Space tile 6
tapestry-name-star-s07 = Space tile 7
tapestry-name-star-s08 = Space tile 8
tapestry-name-star-s09 = Space tile 9
tapestry-name-star-s10 = Space tile 10
tapestry-name-star-s11 = Space tile 11
tapestry-name-star-s12 = Space tile 12
tapestry-name-star-s13 = Space tile 13
tapestry-name-star-s14 = Space tile 14
tapestry-name-star-s15 = Space tile 15
tapestry-name-achievement-complete_track = Complete a track
tapestry-name-achievement-topple_two = Topple two outposts
tapestry-name-achievement-middle_island = Conquer the middle island
tapestry-name-die-red = Red die
    .le = the red die
tapestry-name-die-black = Black die
    .le = the black die
tapestry-name-die-science = Science die
    .le = the science die
tapestry-name-face-red_1 = 4 points
tapestry-name-face-red_2 = 5 points
tapestry-name-face-red_3 = 6 points
tapestry-name-face-red_4 = 7 points
tapestry-name-face-red_5 = 1 point for each territory
tapestry-name-face-red_6 = 1 point for each territory
tapestry-name-face-black_1 = a coin
tapestry-name-face-black_2 = a worker
tapestry-name-face-black_3 = a food
tapestry-name-face-black_4 = a culture
tapestry-name-face-black_5 = the benefit of the tile
tapestry-name-face-black_6 = the benefit of the tile

## Names: other reasons why something happens

tapestry-name-income = Income
tapestry-name-exploring = Exploring
tapestry-name-district = District
tapestry-name-turn = Your turn
tapestry-name-setup = Set-up

## Texts: what the spaces of the tracks give

tapestry-text-space-exploration_1 = Gain 2 territory tiles
tapestry-text-space-exploration_2 = Explore
tapestry-text-space-exploration_3 = Explore, or gain a farm
tapestry-text-space-exploration_4 = Gain a territory tile, then explore
tapestry-text-space-exploration_5 = 1 point for each territory you control
tapestry-text-space-exploration_6 = Gain a territory tile and a farm
tapestry-text-space-exploration_7 = Gain 2 territory tiles, then explore
tapestry-text-space-exploration_8 = Gain a farm, then 1 point for each farm
tapestry-text-space-exploration_9 = Gain 2 territory tiles, then explore anywhere
tapestry-text-space-exploration_10 = 1 point for each space advanced on technology
tapestry-text-space-exploration_11 = Gain 3 space tiles, then explore a space tile
tapestry-text-space-exploration_12 = Explore a space tile
tapestry-text-space-science_1 = Research without benefit
tapestry-text-space-science_2 = Gain a tapestry card
tapestry-text-space-science_3 = Research without benefit, or gain a house
tapestry-text-space-science_4 = 1 point for each tech card, and gain a tapestry card
tapestry-text-space-science_5 = Research with benefit
tapestry-text-space-science_6 = Research with benefit
tapestry-text-printed-space-science_6 = Research with benefit, or gain a house
tapestry-text-space-science_7 = Gain the benefit of a space where you have a token, and you may pay for its bonus
tapestry-text-space-science_8 = Gain a house, then 1 point for each house
tapestry-text-space-science_9 = Advance on exploration, military or technology with benefit
tapestry-text-space-science_10 = Go back on military or technology with benefit
tapestry-text-space-science_11 = Twice, advance on exploration, military or technology with benefit
tapestry-text-space-science_12 = Research four times without benefit, 5 points for each result past the end of a track
tapestry-text-space-military_1 = Conquer
tapestry-text-space-military_2 = Gain a tapestry card
tapestry-text-space-military_3 = Conquer, or gain an armory
tapestry-text-space-military_4 = Gain a worker, and 1 point for each territory tile in your supply
tapestry-text-space-military_5 = Conquer, and gain an armory
tapestry-text-space-military_6 = Conquer, and gain a tapestry card
tapestry-text-space-military_7 = Conquer, with both dice if an opponent controlled the territory
tapestry-text-space-military_8 = Conquer anywhere
tapestry-text-space-military_9 = Gain an armory, and 1 point for each tapestry card, in hand and on your mat
tapestry-text-space-military_10 = 1 point for each space advanced on exploration, and play a tapestry card over your current one
tapestry-text-space-military_11 = 1 point for each complete row and column of your capital
tapestry-text-space-military_12 = Conquer and gain both dice, and gain a new civilization
tapestry-text-space-technology_1 = Invent
tapestry-text-space-technology_2 = Gain a tapestry card
tapestry-text-space-technology_3 = Invent, or gain a market
tapestry-text-space-technology_4 = You may replace the face-up tech cards, then invent
tapestry-text-space-technology_5 = Gain a farm, a house or an armory
tapestry-text-space-technology_6 = 1 point for each armory, and gain a market
tapestry-text-space-technology_7 = You may replace the face-up tech cards, then invent twice
tapestry-text-space-technology_8 = Gain a market, then 1 point for each market
tapestry-text-space-technology_9 = Upgrade a tech card, and gain the circle of a card in your middle row
tapestry-text-space-technology_10 = 1 point for each space advanced on science, and 1 point for each space advanced on military
tapestry-text-space-technology_11 = Upgrade a tech card, and gain the square of a card in your top row
tapestry-text-space-technology_12 = Put this token on the start of any track, and gain one of each resource

## Texts: technology cards

tapestry-text-circle-air_conditioning = Gain a worker
tapestry-text-square-air_conditioning = Gain a house
tapestry-text-circle-ammonia = Gain a farm
tapestry-text-square-ammonia = 1 point for each farm
tapestry-text-circle-anesthesia = Gain an armory
tapestry-text-square-anesthesia = 1 point for each armory
tapestry-text-circle-assembly_line = Gain the square of a card in your top row
tapestry-text-square-assembly_line = Gain the circle of a card in your middle row
tapestry-text-circle-bakery = 4 points
tapestry-text-square-bakery = Gain the Bakery
tapestry-text-circle-barn = 3 points
tapestry-text-square-barn = Gain the Barn
tapestry-text-circle-lithium_ion_battery = 4 points
tapestry-text-square-lithium_ion_battery = Gain the benefit of a space where you have a token, and you may pay for its bonus
tapestry-text-circle-calendar = Gain a culture
tapestry-text-square-calendar = 7 points
tapestry-text-circle-canned_food = Gain a food
tapestry-text-square-canned_food = 7 points
tapestry-text-circle-clocks = Advance on technology without benefit
tapestry-text-square-clocks = 1 point for each space advanced on technology
tapestry-text-circle-compass = Gain 2 territory tiles
tapestry-text-square-compass = Explore
tapestry-text-circle-com_tower = 5 points
tapestry-text-square-com_tower = Gain the Com Tower
tapestry-text-circle-concrete = Gain a market
tapestry-text-square-concrete = 1 point for each market
tapestry-text-circle-dynamite = Conquer
tapestry-text-square-dynamite = 1 point for each territory you control
tapestry-text-circle-eyeglasses = Invent
tapestry-text-square-eyeglasses = 1 point for each tech card
tapestry-text-circle-irrigation = Gain a food
tapestry-text-square-irrigation = Gain a farm
tapestry-text-circle-library = 3 points
tapestry-text-square-library = Gain the Library
tapestry-text-circle-light_bulb = Gain a coin
tapestry-text-square-light_bulb = Gain a market
tapestry-text-circle-paper = Gain a house
tapestry-text-square-paper = 1 point for each house
tapestry-text-circle-penicillin = Research without benefit
tapestry-text-square-penicillin = 5 points
tapestry-text-circle-printing_press = Gain a tapestry card
tapestry-text-square-printing_press = Play a tapestry card over your current one
tapestry-text-circle-radio = 3 points
tapestry-text-square-radio = Gain a new civilization
tapestry-text-circle-sewage_and_plumbing = Gain a culture
tapestry-text-square-sewage_and_plumbing = Gain an armory
tapestry-text-circle-siegecraft = Advance on military without benefit
tapestry-text-square-siegecraft = 1 point for each space advanced on military
tapestry-text-circle-stock_market = 5 points
tapestry-text-square-stock_market = Gain the Stock Market
tapestry-text-circle-telescope = Gain a culture and a territory tile
tapestry-text-square-telescope = 1 point for each territory tile in your supply
tapestry-text-circle-the_nail = Gain a tapestry card
tapestry-text-square-the_nail = Gain a market, a house or a farm
tapestry-text-circle-time_travel = Gain a coin
tapestry-text-square-time_travel = Go back on exploration or military without benefit
tapestry-text-circle-transistors = Gain a coin
tapestry-text-square-transistors = Gain a culture, and 4 points
tapestry-text-circle-treasury = 4 points
tapestry-text-square-treasury = Gain the Treasury
tapestry-text-circle-vaccines = Advance on science without benefit
tapestry-text-square-vaccines = 1 point for each space advanced on science
tapestry-text-circle-warships = Gain a worker
tapestry-text-square-warships = Conquer
tapestry-text-circle-zeppelins = Advance on exploration without benefit
tapestry-text-square-zeppelins = 1 point for each space advanced on exploration

## Texts: territory tiles and space tiles

tapestry-text-tile-t01 = Gain a coin
tapestry-text-tile-t02 = Gain 2 territory tiles
tapestry-text-tile-t03 = Gain a food
tapestry-text-tile-t04 = Gain a culture
tapestry-text-tile-t05 = Gain a food
tapestry-text-tile-t06 = Gain a worker
tapestry-text-tile-t07 = Gain a coin
tapestry-text-tile-t08 = Gain a farm
tapestry-text-tile-t09 = Gain a tapestry card
tapestry-text-tile-t10 = Gain a culture
tapestry-text-tile-t11 = Gain a worker
tapestry-text-tile-t12 = Research without benefit
tapestry-text-tile-t13 = Gain a coin
tapestry-text-tile-t14 = Gain a culture
tapestry-text-tile-t15 = Gain a worker
tapestry-text-tile-t16 = Gain a coin
tapestry-text-tile-t17 = Gain a food
tapestry-text-tile-t18 = Gain a market
tapestry-text-tile-t19 = Gain a tapestry card
tapestry-text-tile-t20 = Gain a culture
tapestry-text-tile-t21 = Gain a worker
tapestry-text-tile-t22 = Upgrade a tech card
tapestry-text-tile-t23 = Invent
tapestry-text-tile-t24 = Gain a food
tapestry-text-tile-t25 = Gain a house
tapestry-text-tile-t26 = Gain a food
tapestry-text-tile-t27 = Gain a worker
tapestry-text-tile-t28 = Gain a coin
tapestry-text-tile-t29 = Gain a tapestry card
tapestry-text-tile-t30 = Gain a culture
tapestry-text-tile-t31 = Gain a worker
tapestry-text-tile-t32 = Invent
tapestry-text-tile-t33 = Gain an armory
tapestry-text-tile-t34 = Gain a food
tapestry-text-tile-t35 = Gain a culture
tapestry-text-tile-t36 = Gain a coin
tapestry-text-tile-t37 = Gain a coin
tapestry-text-tile-t38 = Gain a culture
tapestry-text-tile-t39 = Gain a worker
tapestry-text-tile-t40 = Gain a coin
tapestry-text-tile-t41 = Gain a food
tapestry-text-tile-t42 = Invent
tapestry-text-tile-t43 = Gain a tapestry card
tapestry-text-tile-t44 = Gain a culture
tapestry-text-tile-t45 = Gain a worker
tapestry-text-tile-t46 = Research without benefit
tapestry-text-tile-t47 = Gain 2 territory tiles
tapestry-text-tile-t48 = Gain a food
tapestry-text-star-s01 = Advance on science with benefit, and 1 point for each space advanced on science
tapestry-text-star-s02 = Gain an armory, and 1 point for each armory
tapestry-text-star-s03 = Gain a house, and 1 point for each house
tapestry-text-star-s04 = Gain a tapestry card, play a tapestry card over your current one, and 1 point for each tapestry card, in hand and on your mat
tapestry-text-star-s05 = Gain a coin and a worker, and 8 points
tapestry-text-star-s06 = Research with benefit, and 6 points
tapestry-text-star-s07 = Gain a food and a culture, and 8 points
tapestry-text-star-s08 = Gain a culture, and 1 point for each complete row and column of your capital
tapestry-text-star-s09 = Advance on technology with benefit, and 1 point for each space advanced on technology
tapestry-text-star-s10 = Invent, upgrade a tech card, and 1 point for each tech card
tapestry-text-star-s11 = Conquer, and 1 point for each territory you control
tapestry-text-star-s12 = Advance on military with benefit, and 1 point for each space advanced on military
tapestry-text-star-s13 = 13 points
tapestry-text-star-s14 = Gain a farm, and 1 point for each farm
tapestry-text-star-s15 = Gain a market, and 1 point for each market

## Texts: tapestry cards

tapestry-text-card-academia = 3 points whenever you invent a tech card or gain a tapestry card, for each card.
tapestry-text-card-age_of_discovery = Roll the science die. Everybody advances one space on that track, you first, then clockwise. Only you take the benefit and may pay for the bonus.
tapestry-text-card-age_of_sail = Whenever you explore a territory, draw 3 territory tiles before you choose the tile. You may give one tile of your supply to an opponent for 3 points.
tapestry-text-card-age_of_wonders = Compare landmarks. Alone with the fewest, gain 2 resources; alone with the most, 12 points; otherwise 1 resource and 6 points.
tapestry-text-card-alliance = Choose an opponent. Neither of you may conquer the other’s territories, and when your ally upgrades a tech card you gain the same circle or square after them.
tapestry-text-card-boast_of_superiority = 4 points for each track where no opponent is ahead of you.
tapestry-text-card-broker_of_peace = You cannot advance on military; 3 points for each space an opponent advances there.
tapestry-text-card-capitalism = 2 points for each coin earned in the income step, and a coin for each market you gain.
tapestry-text-card-coal_baron = Draw a territory tile and explore with that tile. Then each neighbour draws a territory tile.
tapestry-text-card-colonialism = Choose a territory tile you control and gain a resource for each land terrain on it: a worker for mountain, a culture for grass, a food for forest, a coin for desert.
tapestry-text-card-dark_ages = Go back one space on three different tracks, then advance three spaces on another, without benefit or bonus. A token on the start may be named and stays.
tapestry-text-card-democracy = Draw 3 tapestry cards, then discard as many from your hand as you like for 2 points each.
tapestry-text-card-dictatorship = Advance on a track of your choice with the benefit. Until the end of your next turn no opponent moves on that track.
tapestry-text-card-diplomacy = Every player gains 1 resource of their choice; you also gain an income building of your choice.
tapestry-text-card-dystopia = Gain a landmark nobody has yet.
tapestry-text-card-empiricism = 2 points for each space you advance on science. You roll the science die twice and keep one result.
tapestry-text-card-espionage = Copy the ability of a visible tapestry card on any income mat. A copied “this era” ability stays with this card.
tapestry-text-card-exploitation = When you explore a territory you may gain the tile’s benefit twice instead of the points for its sides.
tapestry-text-card-feudalism = Gain 1 resource, or 3 points for each of your landmarks.
tapestry-text-card-golden_age = You ignore the conditions of tech cards, and 3 points for each upgrade.
tapestry-text-card-guilds = Up to three times pay 5 points for 1 resource, or up to three times pay 1 resource for 5 points; one direction only.
tapestry-text-card-industrialism = Each tech card you invent gives its circle at once and stays in the bottom row.
tapestry-text-card-marriage_of_state = Choose an opponent and a track. Whenever that opponent gains a benefit of that track, you gain it after them, never the bonus.
tapestry-text-card-mercantilism = In the income step you may turn any number of your food into other resources, 2 points each.
tapestry-text-card-meritocracy = Invent, then 2 points for each of your tech cards.
tapestry-text-card-militarism = When you explore a territory of the map you may put an outpost on it. That is no conquest.
tapestry-text-card-monarchy = 3 points for each income building you place in your capital.
tapestry-text-card-oil_magnate = Choose a track. You and then each neighbour may advance one space on it; only you take the benefit and may pay for the bonus.
tapestry-text-card-olympic_host = Beginning with you, each player may pay a worker for 10 points. If an opponent does, gain an income building of your choice; if none does, a coin.
tapestry-text-card-pillage_and_plunder = When you topple an outpost you gain both dice, and no response may be played against your conquests.
tapestry-text-card-pirate_rule = When you conquer a territory tile you also gain its benefit.
tapestry-text-card-plea_for_aid = For each track where every opponent is ahead of you, 2 points and 1 resource.
tapestry-text-card-renaissance = Advance one space on every track, in the order you like, without benefits. You may take each bonus you reach for free.
tapestry-text-card-revisionism = A landmark you gain on a track also gives 1 resource; a tier you enter whose landmark is taken gives an armory.
tapestry-text-card-revolution = Gain 1 resource, or stand up your toppled outposts in up to three territories and topple the opponents’ outposts there. That is no conquest.
tapestry-text-card-socialism = Choose a track and move your token to the space of the nearest opponent, forward or back, without benefit or bonus.
tapestry-text-card-steam_tycoon = Invent a face-up tech card and upgrade it. Then each neighbour invents the top card of the deck.
tapestry-text-card-technocracy = If you are the first of all players in this era, invent a tech card and upgrade it; otherwise 3 points for each opponent.
tapestry-text-card-terraforming = You may build on impassable plots; 5 points each time you do.
tapestry-text-card-theocracy = You cannot advance on science; 4 points each time you enter a tier, I to IV, of any track.
tapestry-text-card-trade_economy = Choose a space where an opponent’s token stands and gain its benefit. That opponent may take its bonus for free.
tapestry-text-card-trap = Response: when an opponent conquers your territory, discard it to topple the attacking outpost and gain 1 resource. When played: 10 points.
tapestry-text-card-tyranny = Once, when you gain a tapestry card, you may play it at once over this one for 5 points.
tapestry-text-card-wartime_economy = Bonuses that cost 1 resource of your choice are free.

## Texts: civilizations

tapestry-text-civ-alchemists = In income turns 2 to 5 you may roll the science die and mark the track, again and again until you stop. A track marked already is a bust: clear the marks and gain 1 resource. When you stop you may advance on each marked track without benefit; a token that would leave its track gives 5 points instead.
tapestry-text-start-alchemists = Whoever starts with the Alchemists gains 2 resources and 10 points.
tapestry-text-civ-architects = A completed district with income buildings of one type only, and at least one, gives 1 more resource. Such a row or column is worth 1 more point whenever the capital is scored. Gained during the game, you may swap two income buildings of the capital, up to three times.
tapestry-text-start-architects = Whoever starts with the Architects makes one plot impassable for each opponent, each in a different district.
tapestry-text-civ-craftsmen = An income building you gain may go on this mat, on the lowest free space of a column, for the benefit it covers. There it counts as a building in your capital, but for no row, column or district.
tapestry-text-civ-entertainers = In income turns 2 to 5 you move the token along a path to the next column and gain the benefit it reaches. Gained during the game, the token goes on any space and you gain it at once.
tapestry-text-start-entertainers = Whoever starts with the Entertainers gains 1 resource and 10 points.
tapestry-text-civ-futurists = At set-up every token of yours moves four spaces forward, without benefits, bonuses or landmarks, and you gain one of each resource. Gained during the game, discard them and draw another civilization.
tapestry-text-start-futurists = Whoever starts with the Futurists loses 1 culture and 1 resource of their choice at the end of the first income turn.
tapestry-text-civ-heralds = In income turns 2 to 5 you may put one of your four tokens on a visible “when played” card of any income mat that has none of yours, and use its ability.
tapestry-text-start-heralds = Whoever starts with the Heralds reveals tapestry cards at the end of the first income turn until a “when played” card appears, takes it in hand, discards the others, and may then play such a card on Maker of Fire; not Renaissance.
tapestry-text-civ-historians = Four tokens cover four squares. In income turns 2 to 5 you may discard a territory tile to give one token to an opponent, which opens its square. When an opponent who holds a token gains a landmark, you gain every open square once. Gained during the game, give all four tokens at once.
tapestry-text-civ-inventors = In income turns 2 to 5 you may put one of your four tokens on a tech card in anybody’s bottom or middle row and upgrade it, whatever its condition. On an opponent’s card they gain the benefit first, then you may gain it too.
tapestry-text-civ-isolationists = Having conquered a territory without pieces you may add one of your four tokens; it gives 1 resource, and the territory cannot be conquered. In step 1 of income turn 5 choose a land terrain: your largest group of territories joined by it scores 5, 10, 16, 23, 31 or 40 points for 1 to 6 territories.
tapestry-text-start-isolationists = Whoever starts with the Isolationists gains 2 territory tiles.
tapestry-text-civ-leaders = In income turns 2 to 5 you may cover a free square, one for each track, and advance on that track with the benefit, never the bonus.
tapestry-text-civ-merrymakers = In income turns 2 to 5 you move one of three tokens one step up its column and gain everything on that step.
tapestry-text-start-merrymakers = Whoever starts with the Merrymakers gains 1 resource.
tapestry-text-civ-militants = Eight of your outposts cover two rows of four benefits. When you conquer, the outpost comes from the left end of either row. In income turns 2 to 5 you gain every uncovered benefit. Gained during the game, your remaining outposts cover spaces from the right.
tapestry-text-civ-mystics = At set-up you predict how many tech cards, complete districts and territories you control, 1 to 9 each, and how many complete tracks, 1 to 4. The first time a number is reached it gives 1 resource; each one that is exactly right at the end of income turn 5 gives 10 points. Gained during the game, discard them and draw another civilization.
tapestry-text-start-mystics = Whoever starts with the Mystics gains 1 resource.
tapestry-text-civ-nomads = A building or landmark you gain may go on the map: on a territory you control with exactly one piece, for 1 resource, or on an explored territory without pieces next to yours, which you then control. That is no conquest.
tapestry-text-civ-chosen = In income turns 2 to 5, for each track you have completed or where no opponent is ahead of you, 1 point for each opponent. Each of your achievements gives 1 resource, on income turn 5 instead 5 points.
tapestry-text-start-chosen = Whoever starts with the Chosen gains 15 points for each opponent.
tapestry-text-civ-traders = In income turns 2 to 5 you may place one of four tokens on the map: on an explored territory without pieces, for 1 point for each territory around it that an opponent controls; or beside exactly one opponent’s outpost, for the benefit of the tile. When an opponent conquers a territory that held only your token, you may gain the die they did not choose.
tapestry-text-start-traders = Whoever starts with the Traders gains 2 resources and 10 points.

## Several things in a row

tapestry-count = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-thing-un = { NAME($thing, form: "un") }
tapestry-thing-bare = { NAME($thing, form: "bare") }
tapestry-and-1 = { $a }
tapestry-and-2 = { $a } and { $b }
tapestry-and-3 = { $a }, { $b } and { $c }
tapestry-and-4 = { $a }, { $b }, { $c } and { $d }
tapestry-or-1 = { $a }
tapestry-or-2 = { $a } or { $b }
tapestry-or-3 = { $a }, { $b } or { $c }
tapestry-or-4 = { $a }, { $b }, { $c } or { $d }
tapestry-then-1 = { $a }
tapestry-then-2 = { $a }, then { $b }
tapestry-then-3 = { $a }, then { $b }, then { $c }
tapestry-then-4 = { $a }, then { $b }, then { $c }, then { $d }

## What an effect does

tapestry-effect-gain = gain { $what }
tapestry-effect-lose = lose { $what }
tapestry-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tapestry-effect-per =
    { $n ->
        [one] { $n } point for each { $of }
       *[other] { $n } points for each { $of }
    }
tapestry-effect-build = gain { $what }
tapestry-effect-build-any = gain an income building of your choice
tapestry-effect-landmark = gain { NAME($landmark, form: "le") }
tapestry-effect-landmark-any = gain a landmark that nobody has
tapestry-effect-civilization = gain a new civilization
tapestry-effect-advance =
    { $benefit ->
        [yes] advance on { $tracks } with benefit
       *[no] advance on { $tracks } without benefit
    }
tapestry-effect-advance-anywhere =
    { $benefit ->
        [yes] advance on any track with benefit
       *[no] advance on any track without benefit
    }
tapestry-effect-regress-anywhere =
    { $benefit ->
        [yes] go back on any track with benefit
       *[no] go back on any track without benefit
    }
tapestry-effect-regress =
    { $benefit ->
        [yes] go back on { $tracks } with benefit
       *[no] go back on { $tracks } without benefit
    }
tapestry-effect-repeat = use one of your positions again
tapestry-effect-restart = put the token on the start of any track
tapestry-effect-research =
    { $benefit ->
        [yes] research with benefit
       *[no] research without benefit
    }
tapestry-effect-research-times = research { $n } times without benefit
tapestry-effect-explore = explore
tapestry-effect-explore-anywhere = explore anywhere
tapestry-effect-explore-drawn = explore with that tile
tapestry-effect-explore-space = explore a space tile
tapestry-effect-conquer = conquer
tapestry-effect-conquer-anywhere = conquer anywhere
tapestry-effect-conquer-both = conquer and gain both dice
tapestry-effect-invent = invent
tapestry-effect-refresh = replace the face-up tech cards
tapestry-effect-upgrade = upgrade a tech card
tapestry-effect-upgrade-this = upgrade that card
tapestry-effect-use-circle = gain the circle of a card in your middle row
tapestry-effect-use-square = gain the square of a card in your top row
tapestry-effect-play = play a tapestry card over your current one
tapestry-effect-tile = gain the benefit of the tile
tapestry-effect-topple = topple the outpost
tapestry-effect-may = perhaps { $what }
tapestry-effect-pay-resource =
    { $n ->
        [one] pay a resource: { $what }
       *[other] pay { $n } resources: { $what }
    }
tapestry-effect-pay-territory = discard { $n ->
    [one] a territory tile
   *[other] { $n } territory tiles
}: { $what }
tapestry-effect-pay-tapestry = discard { $n ->
    [one] a tapestry card
   *[other] { $n } tapestry cards
}: { $what }
tapestry-effect-pay-tech = discard { $n ->
    [one] a tech card
   *[other] { $n } tech cards
}: { $what }
tapestry-effect-each-all = everybody: { $what }
tapestry-effect-each-opponents = every opponent: { $what }
tapestry-effect-each-neighbours = each neighbour: { $what }
tapestry-effect-uprising = stand up your toppled outposts in up to three territories
tapestry-code-alchemists_roll = roll the science die
tapestry-code-isolationists_seal = add a token there, for a resource
tapestry-code-place_outpost = put an outpost there
tapestry-effect-other = use its ability

tapestry-per-tech_card = tech card
tapestry-per-line = complete row and column
tapestry-per-territory = territory you control
tapestry-per-tile = territory tile in your supply
tapestry-per-tapestry_card = tapestry card
tapestry-per-landmark = landmark
tapestry-per-opponent = opponent
tapestry-per-market = market
tapestry-per-house = house
tapestry-per-farm = farm
tapestry-per-armory = armory
tapestry-per-track_exploration = space on exploration
tapestry-per-track_science = space on science
tapestry-per-track_military = space on military
tapestry-per-track_technology = space on technology

## Questions

tapestry-for = { NAME($cause) }: { $ask }
tapestry-ask-taketurn =
    { $era ->
        [1] Advance on a track, or take income turn 2?
        [2] Advance on a track, or take income turn 3?
        [3] Advance on a track, or take income turn 4?
       *[other] Advance on a track, or take your last income turn?
    }
tapestry-ask-payadvance = What do you pay with to advance { NAME($track, form: "a") }?
tapestry-ask-payadvance-token = Which of your tokens advances { NAME($track, form: "a") }?
tapestry-ask-keepcard = Which of these tapestry cards do you keep?
tapestry-ask-keepcivilization = Which of these civilizations do you keep?
tapestry-then-capital = And in which capital?
tapestry-then-hex = Where do you lay it?
tapestry-then-turn = How is it turned?
tapestry-ask-keepmats = Which civilization do you lead, and in which capital?
tapestry-ask-nextpart = What comes first?
tapestry-ask-pickbranch = Which do you choose?
tapestry-ask-decide = Do you want to { $what }?
tapestry-ask-buy = Do you take the bonus ({ $what })?
tapestry-ask-takebonus = Do you take the bonus for free ({ $what })?
tapestry-ask-nextability = Which of your abilities comes first?
tapestry-ask-choosetrack =
    { $forward ->
        [yes] On which track do you advance?
       *[no] On which track do you go back?
    }
tapestry-ask-choosetoken = With which token { NAME($track, form: "a") }?
tapestry-ask-chooseposition = Which of your positions do you use again?
tapestry-ask-choosestart = On the start of which track do you put the token?
tapestry-ask-afterroll = The science die shows { NAME($track, form: "bare") }. Do you advance there?
tapestry-ask-keeproll = Which result of the science die do you keep?
tapestry-ask-takeresource =
    { $n ->
        [one] Which resource do you take?
       *[other] Which resource do you take? { $n } to take.
    }
tapestry-ask-loseresource =
    { $n ->
        [one] Which resource do you lose?
       *[other] Which resource do you lose? { $n } to lose.
    }
tapestry-ask-discardtile =
    { $n ->
        [one] Which territory tile do you discard?
       *[other] Which territory tile do you discard? { $n } to discard.
    }
tapestry-ask-discardcard =
    { $n ->
        [one] Which tapestry card do you discard?
       *[other] Which tapestry card do you discard? { $n } to discard.
    }
tapestry-ask-scraptech =
    { $n ->
        [one] Which tech card do you discard?
       *[other] Which tech card do you discard? { $n } to discard.
    }
tapestry-ask-exploretile = With which tile do you explore?
tapestry-ask-laytile = Where do you lay { NAME($tile) }, and how is it turned?
tapestry-ask-doubletile = Do you take the benefit of the tile twice instead of the points for its sides?
tapestry-ask-explorestar = Which space tile do you explore?
tapestry-ask-conquertarget = Which territory do you conquer?
tapestry-ask-choosedie =
    { $both ->
        [yes] Which die do you gain first?
       *[no] Which die do you gain?
    }
tapestry-ask-respond = { $other } attacks you in { $area }. Do you respond?
tapestry-ask-placebuilding = Where do you build { NAME($building, form: "le") }?
tapestry-ask-choosebuilding = Which building do you gain?
tapestry-ask-placelandmark = Where do you put { NAME($landmark, form: "le") }?
tapestry-ask-chooselandmark = Which landmark do you gain?
tapestry-ask-inventcard = Which tech card do you invent?
tapestry-ask-refreshtech = Do you replace the face-up tech cards first?
tapestry-ask-upgradecard = Which tech card do you upgrade?
tapestry-ask-usetech =
    { $square ->
        [yes] The square of which card do you gain?
       *[no] The circle of which card do you gain?
    }
tapestry-ask-playcard = Which tapestry card do you play?
tapestry-ask-nextcivilization = Which of your civilizations do you use next?
tapestry-ask-sellcard = Which card do you discard for points?
tapestry-ask-nexttrade = What do you trade next?
tapestry-ask-convertresource = Into what do you turn a food?
tapestry-ask-joingames = Do you pay a worker for 10 points?
tapestry-ask-magnatetrack = On which track may you and your neighbours advance?
tapestry-ask-maystep = Do you advance { NAME($track, form: "a") }?
tapestry-ask-dictatetrack = On which track do you advance and stop the others?
tapestry-ask-renaissancetrack = On which track do you advance next?
tapestry-ask-darktrack = On which track do you advance while the others go back?
tapestry-ask-darktoken = Which token moves { NAME($track, form: "a") }?
tapestry-ask-joinnearest = On which track do you join the nearest opponent?
tapestry-ask-joinnearest-token = Which of your tokens joins the nearest opponent?
tapestry-ask-joinnearest-space = To which space?
tapestry-ask-alchemistsdare = Do you roll again, or stop and advance on the marked tracks?
tapestry-ask-alchemistsmove = On which marked track do you advance next?
tapestry-ask-architectscube =
    { $n ->
        [one] Which plot becomes impassable?
       *[other] Which plot becomes impassable? { $n } to choose, each in another district.
    }
tapestry-ask-architectsswap = Which two income buildings change places?
tapestry-ask-entertainerswalk = Where does your token go?
tapestry-ask-heraldsfirst = Which card do you play on Maker of Fire?
tapestry-ask-heraldscard = On which card do you put a token, to use it?
tapestry-ask-historianstile = Which territory tile do you discard to give a token?
tapestry-ask-historianssquare = Which square do you open?
tapestry-ask-historiansholder = Who gets the token?
tapestry-ask-isolationiststerrain = Your largest land of which terrain do you score?
tapestry-ask-leaderssquare = Which leader do you use, to advance on that track?
tapestry-ask-merrymakerscolumn = Which token goes up?
tapestry-ask-militantsrow = From which row do you take the outpost?
tapestry-ask-militantscover = How many outposts cover the first row?
tapestry-ask-mysticsprediction =
    { $which ->
        [0] How many tech cards do you predict?
        [1] How many complete districts do you predict?
        [2] How many territories do you predict?
       *[3] How many complete tracks do you predict?
    }
tapestry-ask-inventorstoken = On which tech card do you put a token, to upgrade it?
tapestry-ask-inventorscircle = Do you gain the same benefit?
tapestry-ask-tiletogive =
    Do you give a territory tile away for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?
tapestry-ask-tilefor = Who gets { NAME($tile) }?
tapestry-ask-colony = Of which tile do you take the resources?
tapestry-ask-rise = In which territory do you stand up?
tapestry-ask-choosepartner =
    { $marriage ->
        [yes] Into whose family do you marry?
       *[no] Who is your ally?
    }
tapestry-ask-marriagetrack = Which track does the marriage name?
tapestry-ask-tradewith = With whom do you trade?
tapestry-ask-tradewith-track = On which track do you trade?
tapestry-ask-tradewith-token = The benefit of which token’s space do you gain?
tapestry-ask-copycard = Which card do you copy?
tapestry-ask-playgained =
    Do you play { NAME($card) } at once, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?
tapestry-ask-traderstoken = Where do you place a trader?
tapestry-ask-tradersdie = Do you gain the die that was left?

tapestry-hint-keepcard = Only you see them. What you do not keep is discarded, open to all.
tapestry-hint-keepcivilization = Only you see them. What you do not keep is discarded and does not come back, unless the rule that lets you choose says that it is shuffled back.
tapestry-hint-keepmats = Nobody sees your choice before all have chosen. Each capital says where you start.
tapestry-hint-taketurn = An advance pays, moves one space and gains what the space gives. An income turn begins a new era.
tapestry-hint-payadvance = Keep what the higher tiers will ask for: each track wants its own resource from tier II on.
tapestry-hint-exploretile = Sides that show the same terrain as their neighbours are worth a point each.
tapestry-hint-laytile = Point at a hex to see what the tile would score; R or the arrows turn it.
tapestry-hint-conquertarget = A territory with two pieces is closed for good.
tapestry-hint-choosedie = Red gives points, black a resource or the benefit of the tile.
tapestry-hint-respond = Everybody who holds cards is asked, so nothing shows in the question.
tapestry-hint-placebuilding = A full district gives a resource at once; full rows and columns score.
tapestry-hint-placelandmark = R or the arrows turn it. It may stick out of the grid but must cover an open plot.
tapestry-hint-inventcard = It does nothing yet: upgrade it for its circle, then for its square.
tapestry-hint-upgradecard = The middle row gives the circle, the top row the square.
tapestry-hint-playcard = It stays until your next era begins, or until another covers it.
tapestry-hint-afterroll = You may also stay where you are.
tapestry-hint-buy = A bonus is never a must.
tapestry-hint-nextpart = Benefits come in the order you like. What can do nothing when its turn comes is lost.
tapestry-hint-takeresource = You hold at most 8 of each.

## What one may do, in a terminal

tapestry-say-income =
    { $n ->
        [5] Take your last income turn
       *[other] Take income turn { $n }
    }
tapestry-say-advance = Advance { NAME($track, form: "a") } to { NAME($space) }
tapestry-say-pick = { $what }
tapestry-say-pick-lapses = { $what } (does nothing if it comes now)
tapestry-say-accept = Yes
tapestry-say-accept-alchemistsdare = Roll again
tapestry-say-accept-afterroll = Advance to { NAME($space) }
tapestry-say-accept-decide = Yes: { $what }
tapestry-say-accept-buy = Yes: { $what }
tapestry-say-accept-takebonus = Yes: { $what }
tapestry-say-advance-some = Advance { NAME($track, form: "a") }
tapestry-say-decline-rise = Nowhere else
tapestry-say-pay-loseresource = Lose { $paid }
tapestry-say-pay-nexttrade =
    Sell { $paid } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tapestry-say-take-nexttrade =
    Buy { NAME($resource, form: "un") } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tapestry-say-pick-historianssquare = Square { $n }: { $what }
tapestry-say-pick-nextability = { NAME($cause) }
tapestry-say-pick-nextability-lapses = { NAME($cause) } (does nothing if it comes now)
tapestry-say-pick-isolationiststerrain = { NAME($terrain) }
tapestry-say-pick-placebuilding = On the mat of the Craftsmen: { $what }
tapestry-say-decline = No
tapestry-say-decline-alchemistsdare = Stop
tapestry-say-decline-alchemistsmove = Leave the rest
tapestry-say-decline-upgradecard = Upgrade nothing
tapestry-say-decline-sellcard = Discard no more
tapestry-say-decline-nexttrade = Trade no more
tapestry-say-decline-convertresource = Turn no more
tapestry-say-decline-architectsswap = Leave them as they stand
tapestry-say-pay = Pay { $paid }
tapestry-say-take = Take { NAME($resource, form: "un") }
tapestry-say-token = The token on { NAME($space) }
tapestry-say-token-start = The token on the start
tapestry-say-track = { NAME($track) }
tapestry-say-tile = { NAME($tile) }: { $lands }
tapestry-say-star = { NAME($star) }
tapestry-say-lay = Lay it at { $area }, { $turn ->
        [0] as it lies
        [one] turned { $turn } step
       *[other] turned { $turn } steps
    }
tapestry-say-conquer = Conquer { $area }
tapestry-say-conquer-held = Conquer { $area }, held by { $other }
tapestry-say-hex = In { $area }
tapestry-say-die = { NAME($die) }: { NAME($face) }
tapestry-say-die-lapses = { NAME($die) }: { NAME($face) } (gives nothing if it comes now)
tapestry-say-plot = Row { $row }, column { $column }
tapestry-say-site = Top left corner in row { $row }, column { $column }, { $turn ->
        [0] as it lies
        [one] turned { $turn } quarter
       *[other] turned { $turn } quarters
    }
tapestry-say-invent = Invent { NAME($tech) }
tapestry-say-invent-deck = Take the top card of the deck
tapestry-say-upgrade =
    { $row ->
        [top] Upgrade { NAME($tech) } to the top row
        [bottom] Move { NAME($tech) } back to the bottom row, for points
       *[middle] Upgrade { NAME($tech) } to the middle row
    }
tapestry-say-use = Use { NAME($tech) }
tapestry-say-scrap = Discard { NAME($tech) }
tapestry-say-play = Play { NAME($card) }
tapestry-say-keep = Keep { NAME($card) }
tapestry-say-lead = Keep { NAME($civ) }
tapestry-say-discard = Discard { NAME($card) }
tapestry-say-respond = Respond with { NAME($card) }
tapestry-say-pass = Do nothing
tapestry-say-player = { $other }
tapestry-say-build = Gain { NAME($building, form: "un") }
tapestry-say-landmark = Gain { NAME($landmark, form: "le") }
tapestry-say-begin = { NAME($civ) } in the capital { NAME($capital) }
tapestry-say-civilization = { NAME($civ) }
tapestry-say-civilization-lapses = { NAME($civ) } (does nothing if it comes now)
tapestry-say-number = { $n }
tapestry-say-card = { NAME($card) } of { $other }, era { $era }

## The table as text

tapestry-table-turn =
    { $who } is to move. { $tapestry ->
        [one] { $tapestry } tapestry card
       *[other] { $tapestry } tapestry cards
    }, { $tech ->
        [one] { $tech } tech card
       *[other] { $tech } tech cards
    }, { $tiles ->
        [one] { $tiles } territory tile
       *[other] { $tiles } territory tiles
    } and { $stars ->
        [one] { $stars } space tile
       *[other] { $stars } space tiles
    } left.
tapestry-table-setup = Everybody chooses a civilization and a capital.
tapestry-table-tracks = Tracks (* a landmark nobody has yet)
tapestry-table-display = Tech cards, face up
tapestry-table-circle = circle: { $what }
tapestry-table-square = square: { $what }
tapestry-table-needs-track = from tier { $tier } { NAME($track, form: "de") }
tapestry-table-needs-innovation = once { NAME($innovation) } is open
tapestry-table-achievements = Achievements
tapestry-table-taken = { $who } { $n }
tapestry-table-free = free: { $slots }
tapestry-table-full = none left
tapestry-table-map = Map
tapestry-table-legend-map = each hex: its row number, land terrains (~ only sea, . unexplored), then pieces: A outpost of A, a toppled, A* token, A+ building; the column number stands above; a hex is written column.row
tapestry-table-wide = The map is too wide for this window: { $columns } columns would show it.
tapestry-table-line = { $what }: { $state }
tapestry-table-players = Players
tapestry-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tapestry-table-era =
    { $n ->
        [0] not begun
       *[other] era { $n }
    }
tapestry-table-finished = finished
tapestry-table-leads = { $civs } in { NAME($capital) }
tapestry-table-built = built: { $buildings }
tapestry-table-outposts =
    { $n ->
        [one] { $n } outpost left
       *[other] { $n } outposts left
    }
tapestry-table-territories =
    { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
tapestry-table-row =
    { $row ->
        [bottom] bottom row: { $cards }
        [middle] middle row: { $cards }
       *[top] top row: { $cards }
    }
tapestry-table-mat = cards: { $cards }
tapestry-table-mat-card = { $era }: { NAME($card) }
tapestry-table-mat-over = { $era }: { NAME($card) } over { $n }
tapestry-table-hand = hand: { $cards }
tapestry-table-hand-count =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
tapestry-table-supply = tiles: { $tiles }
tapestry-table-stars = space tiles: { $stars }
tapestry-table-landmarks = landmarks: { $landmarks }
tapestry-table-city =
    { $lines ->
        [one] { $lines } full line
       *[other] { $lines } full lines
    }, { $districts ->
        [one] { $districts } district
       *[other] { $districts } districts
    }
tapestry-table-capitals = Capitals
tapestry-table-legend-capital = . open, # impassable, + landmark

## A closer look

tapestry-look-space = { NAME($space) } ({ NAME($track, form: "bare") } { $n }): { $text }
tapestry-look-bonus = Bonus: { $text }
tapestry-look-card-played = { NAME($card) }, when played: { $text }
tapestry-look-card-era = { NAME($card) }, this era: { $text }
tapestry-look-card-permanent = { NAME($card) }, permanent: { $text }
tapestry-look-tech = { NAME($tech) }. Circle: { $circle }. Square: { $square }, { $needs }.
tapestry-look-civ = { NAME($civ) }: { $text }
tapestry-look-landmark = { NAME($landmark) }: { $shape } · { $owner }
tapestry-look-landmark-free = nobody has it
tapestry-look-tile = { NAME($tile) }: { $lands }. { $text }
tapestry-look-star = { NAME($star) }: { $text }
tapestry-look-hex = { $area }: { $what }
tapestry-look-hex-unexplored = unexplored
tapestry-look-hex-controlled = controlled by { $who }
tapestry-look-hex-free = controlled by nobody

## The log

tapestry-log-first = { $who } is the first player
tapestry-log-keeps = { $who } leads { NAME($civ, form: "le") } in the capital { NAME($capital) }
tapestry-log-income-turn =
    { $era ->
        [5] { $who } takes the fifth and last income turn
       *[other] { $who } takes income turn { $era }
    }
tapestry-log-plays = { $who } plays { NAME($card) } in era { $era }
tapestry-log-face-down = { $who } has no tapestry card and lays one face down in era { $era }
tapestry-log-first-era =
    { $who } is the first among neighbours in era { $era }
tapestry-log-advances = { $who } advances { NAME($track, form: "a") } to { NAME($space) }
tapestry-log-pays = { $who } pays { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-regresses = { $who } goes back { NAME($track, form: "a") } to space { $space }
tapestry-log-restarts = { $who } puts the token on the start of { NAME($track, form: "bare") }
tapestry-log-landmark = { $who } gains { NAME($landmark, form: "le") }
tapestry-log-bonus = { $who } takes the bonus of { NAME($space) }
tapestry-log-gains = { $who } gains { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-more-gains = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-gained-for = { $line } ({ NAME($cause) })
tapestry-log-loses = { $who } loses { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-scores =
    { $n ->
        [one] { $who } scores { $n } point ({ NAME($cause) })
       *[other] { $who } scores { $n } points ({ NAME($cause) })
    }
tapestry-log-explores =
    { $n ->
        [one] { $who } explores { $area } for { $n } point
       *[other] { $who } explores { $area } for { $n } points
    }
tapestry-log-explores-space = { $who } explores space: { NAME($star) }
tapestry-log-conquers = { $who } conquers { $area }
tapestry-log-topples = { $who } topples an outpost of { $other } in { $area }
tapestry-log-responds = { $who } answers with { NAME($card) } in { $area }
tapestry-log-rolls = { $who } rolls { NAME($die, form: "le") }: { NAME($face) }
tapestry-log-chooses-die = { $who } takes { NAME($die, form: "le") }
tapestry-log-invents = { $who } invents { NAME($tech) }
tapestry-log-upgrades =
    { $row ->
        [top] { $who } upgrades { NAME($tech) } to the top row
       *[middle] { $who } upgrades { NAME($tech) } to the middle row
    }
tapestry-log-uses = { $who } uses { NAME($tech) } again
tapestry-log-builds = { $who } builds { NAME($building, form: "un") }
tapestry-log-district =
    { $n ->
        [one] { $who } completes a district, the first
       *[other] { $who } completes a district and has { $n }
    }
tapestry-log-achieves =
    { $n ->
        [0] { $who } earns an achievement: { NAME($achievement) }
       *[other] { $who } earns an achievement, { $n } points: { NAME($achievement) }
    }
tapestry-log-discards = { $who } discards { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-civ = { $who } gains a civilization: { NAME($civ) }
tapestry-log-civ-left = { $who } discards the other civilization: { NAME($civ) }
tapestry-log-blocks = { $who } closes the track { NAME($track) } to the others
tapestry-log-gives = { $who } gives { NAME($tile) } to { $other }
tapestry-log-allies = { $who } names { $other } as ally
tapestry-log-marries = { $who } marries into the family of { $other }: { NAME($track, form: "bare") }
tapestry-log-attacks = { $who } attacks { $other } in { $area }
tapestry-log-doubles = { $who } takes the benefit of { NAME($tile) } twice
tapestry-log-raises = { $who } stands an outpost up again in { $area }
tapestry-log-refreshes = { $who } replaces the face-up tech cards
tapestry-log-reveals =
    { $n ->
        [0] { $who } reveals { NAME($card) } and keeps it
       *[other] { $who } reveals { NAME($card) } after { $n } other cards and keeps it
    }
tapestry-log-copies = { $who } uses { NAME($card) }
tapestry-log-settles = { $who } settles in { $area }
tapestry-log-takes-tech = { $who } takes { NAME($tech) } from { $other }
tapestry-log-trades = { $who } places a trader in { $area }
tapestry-log-finishes = { $who } has played to the end
tapestry-log-end = The game is over

## The page

tapestry-there = a territory with { $lands }
tapestry-there-any = a territory
tapestry-there-island = the middle island
tapestry-scene-first-of-neighbours =
    { $n ->
        [one] First among neighbours: { $n } resource of your choice
       *[other] First among neighbours: { $n } resources of your choice
    }
tapestry-scene-tracks = Tracks
tapestry-scene-world = World
tapestry-scene-offers = Offers
tapestry-scene-mat = Mat
tapestry-scene-capital = Capital
tapestry-scene-tech = Tech
tapestry-scene-hand = Hand
tapestry-scene-players = Players
tapestry-scene-player = { $who }
tapestry-scene-of = { $who }: { $what }
tapestry-scene-stock = Resources
tapestry-scene-tapestry = Tapestry
tapestry-scene-civs = Civilizations
tapestry-scene-tiles = Territory tiles
tapestry-scene-stars = Space tiles in supply
tapestry-scene-space = Explored space
tapestry-scene-beside = Beside the capital
tapestry-scene-offer = Dealt
tapestry-scene-keep = Keep one
tapestry-scene-tech-top = Top row
tapestry-scene-tech-middle = Middle row
tapestry-scene-tech-bottom = Bottom row
tapestry-scene-display = Tech offer
tapestry-scene-deck-tiles = Territory tiles
tapestry-scene-deck-stars = Space tiles
tapestry-scene-deck-tech = Technology deck
tapestry-scene-deck-tapestry = Tapestry deck
tapestry-scene-deck-discard = Tapestry cards discarded
tapestry-scene-deck-civilizations = Civilizations left
tapestry-scene-achievements = Achievements
tapestry-scene-start = Start
tapestry-scene-tier = Tier { $tier }
tapestry-scene-tier-price =
    { $own ->
        [0] { $any } of any
       *[other] { $any ->
            [0] { $own } of its own
           *[other] { $own } of its own + { $any } of any
        }
    }
    .set =
    { $own ->
        [0] { $any } any
       *[other] { $any ->
            [0] { $own } own
           *[other] own + { $any } any
        }
    }
tapestry-scene-bonus = Bonus: { $bonus }
tapestry-scene-closed = Closed by { $who }
tapestry-scene-token = { $who }, { NAME($track, form: "bare") }: { $n ->
    [0] start
   *[other] space { $n }
}
tapestry-scene-height = { $n } mm tall
tapestry-scene-frontier = Unexplored
tapestry-scene-territory = Territory: { $lands }
tapestry-scene-island = Middle island
tapestry-scene-home = Start of capital { $n }: { $lands }
tapestry-scene-lands =
    { $n ->
        [one] { $n } territory is yours
       *[other] { $n } territories are yours
    }
tapestry-scene-piece = { $who }: { $what }
tapestry-scene-piece-toppled = { $who }: { $what }, toppled by { $other }
tapestry-scene-row =
    { $building ->
        [market] Markets
        [house] Houses
        [farm] Farms
       *[armory] Armories
    }
tapestry-scene-has-era = Era
tapestry-scene-has-hand = Tapestry cards in hand
tapestry-scene-has-techs = Tech cards
tapestry-scene-has-lands = Territories controlled
tapestry-scene-has-landmarks = Landmarks
tapestry-scene-has-tiles = Territory tiles
tapestry-scene-has-outposts = Outposts in supply
tapestry-scene-finished = Has played to the end
tapestry-scene-next-income = Next income
tapestry-scene-era = Era { $n } of { $of }
tapestry-scene-turn = Turn of { $who }
tapestry-scene-beginning = Everybody chooses a civilization
tapestry-scene-done = { $n } of { $of } have finished
tapestry-scene-when-played = When played
tapestry-scene-this-era = This era
tapestry-scene-permanent = Permanent
tapestry-scene-in-force = In force
tapestry-scene-partner = With { $who }
tapestry-scene-marked = Token of { $who }
tapestry-scene-held = Held by { $who }
tapestry-scene-city = { NAME($capital) } · { $districts } { $districts ->
        [one] district
       *[other] districts
    } · { $lines } { $lines ->
        [one] line
       *[other] lines
    }
tapestry-scene-circle = Middle row, circle: { $text }
tapestry-scene-square = Top row, square: { $text }
tapestry-scene-needs-tier = For the top row, you or a neighbour need tier { $tier } of { NAME($track, form: "bare") }.
tapestry-scene-needs-space = For the top row, you or a neighbour need space { $n } of the { NAME($building, form: "plural") } open.
tapestry-scene-tokens-left =
    { $n ->
        [0] No token left
        [one] { $n } token left
       *[other] { $n } tokens left
    }
tapestry-scene-band = Row { $n }
tapestry-scene-prediction =
    { $of ->
        [techs] Tech cards
        [districts] Complete districts
        [lands] Territories
       *[tracks] Completed tracks
    }: { $n } predicted, { $now } now{ $reached ->
        [yes] , reached
       *[no] {""}
    }
tapestry-scene-impassable =
    { $n ->
        [one] { $n } impassable plot
       *[other] { $n } impassable plots
    }
tapestry-scene-begins = Outposts begin at start { $n }
tapestry-scene-advance = Advance { NAME($track, form: "a") } to { NAME($space) } for { $paid }
tapestry-scene-keeps = You keep { $what }.
tapestry-scene-keeps-nothing = Nothing is left.
tapestry-scene-landmark-first = First in this tier: { NAME($landmark) }
tapestry-scene-lay =
    { $n ->
        [one] Lay the tile here: { $n } point
       *[other] Lay the tile here: { $n } points
    }
tapestry-scene-turned = Turn { $n }
tapestry-phase-pay = Pay
tapestry-phase-landmark = Landmark
tapestry-phase-benefit = Benefit
tapestry-phase-bonus = Bonus
tapestry-phase-civilizations = Civilizations
tapestry-phase-card = Tapestry card
tapestry-phase-upgrade = Upgrade
tapestry-phase-points = Points
tapestry-phase-income = Income

## Sections of the rules

tapestry-section-setup = Set-up
tapestry-section-turns = Turns
tapestry-section-income = Income turns
tapestry-section-tapestry_cards = Tapestry cards
tapestry-section-advancing = Advancing
tapestry-section-tracks = The spaces of the tracks
tapestry-section-exploring = Exploring
tapestry-section-space = Space
tapestry-section-technology = Technology
tapestry-section-research = Research
tapestry-section-conquering = Conquering
tapestry-section-responses = Responses
tapestry-section-capital = The capital
tapestry-section-landmarks = Landmarks
tapestry-section-achievements = Achievements
tapestry-section-resources = Resources
tapestry-section-decks = Decks
tapestry-section-neighbours = Neighbours
tapestry-section-civilizations = Civilizations
tapestry-section-adjustments = Adjustments of the civilizations
tapestry-section-cards = The tapestry cards one by one
tapestry-section-tech = The technology cards one by one
tapestry-section-end = The end
tapestry-section-scoring = Points
tapestry-section-options = Options
tapestry-section-faq = Answers
tapestry-section-rulings = Our readings

## Labels of a tally

label-tapestry-end-winner = points
label-tapestry-scoring-income = income turns
label-tapestry-scoring-tracks = tracks
label-tapestry-scoring-exploring = exploring
label-tapestry-scoring-space = space
label-tapestry-scoring-conquering = conquering
label-tapestry-scoring-technology = technology
label-tapestry-scoring-cards = tapestry cards
label-tapestry-scoring-civilizations = civilizations
label-tapestry-scoring-achievements = achievements
label-tapestry-advancing-cost = cost
label-tapestry-income-icons = on the mat
label-tapestry-civilizations-architects = of one type
label-tapestry-income-points = income
label-tapestry-exploring-alignment = aligned sides
label-tapestry-capital-lines = rows and columns
label-tapestry-conquering-control = territories

## Options

tapestry-option-board_icons = Steel and Biology
    .about = The rulebook and the printed board disagree on two spaces. The board lets Steel’s bonus invent instead of upgrade, and lets Biology give a house instead of research.
tapestry-option-board_icons-rulebook = As in the rulebook
tapestry-option-board_icons-printed = As on the board
tapestry-option-nanotechnology = Bonus of Nanotechnology
    .about = How many tech cards must be discarded for its 10 points.
tapestry-option-nanotechnology-3 = 3 tech cards
tapestry-option-nanotechnology-2 = 2 tech cards
tapestry-option-strong_cards = Strong cards
    .about = Some tables find a few cards too strong: Alliance, Broker of Peace, Marriage of State, Renaissance, Theocracy, Lithium-Ion Battery and Radio.
tapestry-option-strong_cards-in = In the game
tapestry-option-strong_cards-out = Left in the box
tapestry-option-first_card = First tapestry card
    .about = On the first income turn each player can draw 2 tapestry cards instead of 1, keep 1 and discard the other.
tapestry-option-first_card-one = Draw 1
tapestry-option-first_card-of_two = Draw 2, keep 1
tapestry-option-gained_civilization = Further civilizations
    .about = Whoever gains a civilization during the game can draw 2 instead of 1, keep 1 and discard the other.
tapestry-option-gained_civilization-one = Draw 1
tapestry-option-gained_civilization-of_two = Draw 2, keep 1
tapestry-option-start = Start
    .about = Where the first outposts stand: as the number of the capital says, or in the middle of the island nearest to one’s seat.
tapestry-option-start-capital = By the capital
tapestry-option-start-nearest_island = Nearest island
tapestry-option-civilizations = Civilizations
    .about = Whether civilizations come from all boxes of the table or from one of them only, those gained later too. A box must be in the game and have two civilizations for each player.
tapestry-option-civilizations-any = From all boxes
tapestry-option-civilizations-base = Base game only
tapestry-option-civilizations-plans_and_ploys = Plans & Ploys only
tapestry-option-civilizations-fantasies_and_futures = Fantasies & Futures only
tapestry-option-civilizations-arts_and_architecture = Arts & Architecture only, for two players

## Refusals: why something is not allowed

no-tapestry-advancing-cost = you cannot pay for the next space { NAME($track, form: "a") }
no-tapestry-advancing-end_of_track = no token of yours has a space ahead { NAME($track, form: "a") }
no-tapestry-advancing-regress = no token of yours can go back { NAME($track, form: "a") }
no-tapestry-advancing-once_per_turn = you have used your position { NAME($track, form: "a") } in this turn already
no-tapestry-rulings-advance_blocked = you may not advance { NAME($track, form: "a") } now
no-tapestry-cards-dictatorship = a Dictatorship closes the track { NAME($track) }
no-tapestry-cards-dark_ages = this token cannot do that now
no-tapestry-faq-marriage_copy = another marriage names the track { NAME($track) }
no-tapestry-rulings-mandatory_with_choice = that would have no effect, and something else would
no-tapestry-rulings-mercantilism_timing = you cannot turn food into { NAME($resource, form: "bare") } now
no-tapestry-rulings-vp_floor = you do not have enough points
no-tapestry-rulings-equal_rotations = turned like that it looks as in another turn
no-tapestry-rulings-overhang_minimum = it would not cover a single plot of your capital
no-tapestry-rulings-overhang_collision = another landmark sticks out there
no-tapestry-resources-limit = you hold 8 of { NAME($resource, form: "bare") } already
no-tapestry-exploring-where = you explore an unexplored hex next to a territory you control, with a tile of your supply
no-tapestry-conquering-where = you conquer an explored territory next to one you control
no-tapestry-conquering-control = you control it already
no-tapestry-conquering-limit = two pieces stand there already
no-tapestry-conquering-outposts = you have no outpost left
no-tapestry-cards-alliance = you are allied
no-tapestry-responses-trap = you hold no such response
no-tapestry-income-tapestry = you must play a card of your hand
no-tapestry-space-explore = this tile is not in your supply
no-tapestry-technology-upgrade = this card is not in your bottom or middle row
no-tapestry-technology-top_row = this card is in the top row already
no-tapestry-technology-prerequisite = neither you nor a neighbour meets its condition
no-tapestry-technology-use_circle = this card is not in your middle row
no-tapestry-technology-use_square = this card is not in your top row
no-tapestry-landmarks-unique = somebody has it already
no-tapestry-landmarks-board = it does not lie on the landmark board
no-tapestry-capital-place = something stands there already
no-tapestry-capital-impassable = nothing is built on an impassable plot
no-tapestry-capital-empty_row = no such building is left on your income mat
no-tapestry-faq-colonialism_island = this territory is printed on the map and is no tile
no-tapestry-cards-colonialism = you need a territory tile you control
no-tapestry-cards-revolution = none of your outposts lies there
no-tapestry-cards-guilds = the trade goes in one direction only
no-tapestry-cards-espionage = no such card lies open there
no-tapestry-civilizations-leaders = this square is covered already
no-tapestry-civilizations-alchemists = this track is not marked
no-tapestry-civilizations-architects = this building cannot be swapped
no-tapestry-adjustments-architects = each plot is open and in another district

tapestry-scene-people = Civilization

## What the pieces of a player are called where they tell where a territory lies

tapestry-yours-landmark = your landmark
tapestry-yours-outpost = your outpost
tapestry-yours-marker = your token
tapestry-yours-house = your house
tapestry-yours-farm = your farm
tapestry-yours-market = your market
tapestry-yours-armory = your armory

tapestry-gains-these = { $who } gains { $what }
