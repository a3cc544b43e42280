### Fantasies & Futures

tapestry-section-enchantments = Enchantments
tapestry-section-reserve = Reserve

## Options

tapestry-option-fantasies_and_futures = Fantasies & Futures
    .about = Enchanted cards, a reserve for the last income turn, ten civilizations, six capitals and more tech.
tapestry-option-fantasies_and_futures-out = Left in the box
tapestry-option-fantasies_and_futures-in = In the game


## Civilizations

tapestry-name-civ-artificers = Artificers
    .le = the Artificers
tapestry-name-civ-celestials = Celestials
    .le = the Celestials
tapestry-name-civ-faefolk = Faefolk
    .le = the Faefolk
tapestry-name-civ-genies = Genies
    .le = the Genies
tapestry-name-civ-illuminati = Illuminati
    .le = the Illuminati
tapestry-name-floating = Floating capital
    .bare = floating capital
tapestry-text-civ-artificers = Income turns 2 to 4: set the leftmost building of an income row aside for good, or slide it one space to the left. Income turn 5: 1 point for each income building in your capital, or slide a whole row to the left.
tapestry-text-civ-celestials = You begin with 1 outpost and 1 token on the map. Income turns 2 to 4: you may move the token to a territory next to it and gain both conquest dice. Income turn 5: lose 2 points for each landmark that hangs over the edge of your capital, gain 5 for each wholly inside.
tapestry-text-civ-faefolk = Income turns 2 to 4: you may gain a tapestry card; then move clockwise as many spots as you have tapestry cards in hand and uncovered on your mat, and gain the spot. Income turn 5: do it twice.
tapestry-text-civ-genies = Income turns 2 to 4: an opponent drawn by lot chooses a circle and scores it; you score it too and gain one of the squares beside it. Income turn 5: score two different circles.
tapestry-text-civ-illuminati = Draw 3 tapestry cards and keep 1. When an opponent rolls a die that lies here, you gain what it first shows, or may advance on the track of the science die without benefit; the die leaves. Income turns 2 to 5: 6 points for each die here, then all three return.
tapestry-ask-artificersrow = Which building do you set aside, or slide one space to the left?
tapestry-ask-artificerslast = Do you score your buildings, or slide a row to the left?
tapestry-ask-celestialskeep = Does an outpost where you began become your floating capital?
tapestry-ask-celestialsmove = Where does your floating capital move?
tapestry-ask-faefolkcard =
    { $n ->
        [one] Do you gain a tapestry card first? Without it you move { $n } spot, with it one more.
       *[other] Do you gain a tapestry card first? Without it you move { $n } spots, with it one more.
    }
tapestry-ask-genieswish = Your token was drawn: which circle do you choose, for yourself and for { $other }?
tapestry-ask-geniescircle = Which circle do you score?
tapestry-ask-illuminatikeep = Which of these tapestry cards do you keep?
tapestry-say-build-artificersrow = Set { NAME($building, form: "un") } aside
tapestry-say-pick-artificersrow = Slide { NAME($building, form: "un") } one space to the left
tapestry-say-pick-artificerslast = Slide the row of { NAME($building, form: "plural") } to the left
tapestry-say-accept-artificerslast =
    { $n ->
        [one] Score 1 point for your buildings
       *[other] Score { $n } points for your buildings
    }
tapestry-say-accept-celestialskeep = Keep them and replace an outpost
tapestry-say-decline-celestialskeep = Discard them and draw another civilization
tapestry-say-hex-celestialsmove = Move to { $area }
tapestry-say-decline-celestialsmove = Stay here
tapestry-log-sets-aside = { $who } sets { NAME($building, form: "un") } aside
tapestry-log-slides = { $who } slides { NAME($building, form: "un") } one space to the left
tapestry-log-slides-all = { $who } slides the row of { NAME($building, form: "plural") } to the left
tapestry-log-floats = The capital of { $who } floats to { $area }
tapestry-log-dances =
    { $n ->
        [one] { $who } dances { $n } spot round the ring
       *[other] { $who } dances { $n } spots round the ring
    }
tapestry-log-lot = { $who } draws the token of { $other }
tapestry-table-covered = row of { NAME($building, form: "plural") }, spaces covered: { $places }
tapestry-table-aside = set aside: { $buildings }
tapestry-table-floating = floating capital: { $area }
tapestry-table-spot = spot { $n } of the ring: { $what }
tapestry-table-dice = dice on the mat: { $dice }
no-tapestry-civilizations-artificers = this building cannot go there
no-tapestry-civilizations-celestials = the floating capital moves to a territory next to it
no-tapestry-civilizations-genies = this circle is scored already
no-tapestry-civilizations-illuminati = this card was not drawn

# Psionics

tapestry-name-civ-psionics = Psionics
    .le = the Psionics
tapestry-text-civ-psionics = Whatever you draw from a deck or supply or roll is one of two: draw one more, keep one and shuffle the other back; roll each die twice and keep one result. Income turn 2: a territory tile. Turn 3: a tapestry card. Turn 4: invent. Turn 5: research with its benefit.
tapestry-ask-advisorskeep = Which of these tapestry cards do you keep?
tapestry-ask-keepbarontile = Which of these territory tiles do you keep and explore with?
tapestry-ask-keepcharttile = Which of these territory tiles do you keep and explore with?
tapestry-ask-keepface = Which result of the { $die ->
        [red] red
       *[black] black
    } die do you keep?
tapestry-ask-keeplandmarkcard = Which of these landmark cards do you keep?
tapestry-ask-keepoption = Which of these tapestry cards do you keep?
tapestry-ask-keepstar = Which of these space tiles do you keep?
tapestry-ask-keeptech = Which of these tech cards do you invent?
tapestry-ask-keeptile = Which of these territory tiles do you keep?
tapestry-ask-reservestar = Which of these space tiles do you put in reserve?
tapestry-ask-werefolkstar = Which of these space tiles do you gain and throw?
tapestry-hint-keepoption = Only you see them. The other one is shuffled back into the deck.
tapestry-say-landmark-keeplandmarkcard = Keep the card of { NAME($landmark, form: "le") }
tapestry-say-pick-keepface = { NAME($face) }
tapestry-log-keeps-face = { $who } keeps { NAME($face) } of { NAME($die, form: "le") }
no-tapestry-civilizations-psionics = this was not drawn

# Landmark cards

tapestry-objective-one_kind =
    { $n ->
        [one] an income building in play
       *[other] { $n } income buildings of one kind in play, wherever they stand
    }
tapestry-objective-lines-small_city =
    { $n ->
        [one] a complete row or column of your capital, { $odd } in a city of six by six
       *[other] { $n } complete rows or columns of your capital, { $odd } in a city of six by six
    }
tapestry-objective-districts-few_districts =
    { $n ->
        [one] a complete district of your capital, { $odd } where it has four or fewer
       *[other] { $n } complete districts of your capital, { $odd } where it has four or fewer
    }

## Capitals

tapestry-name-capital-polar = Polar
tapestry-name-capital-netherworld = Netherworld
tapestry-name-capital-quagmire = Quagmire
tapestry-name-capital-savanna = Savanna
tapestry-name-capital-veil = Veil
tapestry-name-capital-city_in_a_bottle = City in a Bottle
tapestry-scene-district-pays =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
tapestry-text-capital-polar = Six field lines are the districts; the two outer ones pay 2 resources. All other plots count for rows and columns only.
tapestry-text-capital-netherworld = Join each of the four imps to the centre of the city by plots with buildings or landmarks, side by side: 2 resources for each, once.
tapestry-text-capital-quagmire = Water and wisps are impassable. Each wisp with a landmark at one of its sides costs 3 points in the end; the reeds show where. Income buildings may stand there.
tapestry-text-capital-savanna = Six districts pay nothing at once, but each complete one gives 1 resource on every income turn, the last included. The blocks in the middle count for rows and columns only.
tapestry-text-capital-veil = Five districts pay 1 resource. Three lie in two parts: X gives 2 tapestry cards, Y an income building, Z a step on any track without its benefit.
tapestry-text-capital-city_in_a_bottle = Six rows and columns for income buildings only, and nothing sticks out. Each landmark is set aside for 6 points, unless it goes on a card or the map.
tapestry-table-legend-imps = i imp, c centre of the city
tapestry-table-legend-wisps = w wisp, ~ reeds
tapestry-say-decline-placelandmark = Set it aside for 6 points
no-tapestry-capitals-bottle_grid = this city has no such plot
no-tapestry-capitals-bottle_landmarks = no landmark stands in this city

## Reserve

tapestry-scene-reserve = Reserve
tapestry-scene-reserve-when = used at income 5
tapestry-scene-reserve-instead = no card: the reserve is used
tapestry-phase-reserve = Reserve
tapestry-reserved-building = { NAME($building) }
tapestry-reserved-tech = { NAME($tech) }
tapestry-reserved-star = { NAME($star) }
tapestry-reserved-card = { NAME($card) }
tapestry-reserved-token = Token of { NAME($card) }
tapestry-reserved-token-track = Token of { NAME($card) } for { NAME($track, form: "bare") }
tapestry-scene-reserved = { $who }, in reserve: { $what }
tapestry-scene-reserved-by = From { NAME($card) }
tapestry-table-reserve = in reserve: { $what }
tapestry-ask-reservetech = Which face-up tech card do you put in reserve?
tapestry-ask-reservecard = Which tapestry card of your hand do you put in reserve?
tapestry-ask-reservetrack = Which track does the token in reserve mark?
tapestry-ask-nextreserve = What of your reserve do you use next?
tapestry-say-invent-reservetech = Put { NAME($tech) } in reserve
tapestry-say-play-reservecard = Put { NAME($card) } in reserve
tapestry-effect-reserve-building = put { NAME($building, form: "un") } in reserve
tapestry-effect-reserve-tech = put a face-up tech card in reserve
tapestry-effect-reserve-star = put a space tile in reserve
tapestry-effect-reserve-card = put a tapestry card of your hand in reserve
tapestry-effect-reserve-token = on the fifth income turn: { $what }
tapestry-effect-points-on-track = 1 point for each space on the track marked
tapestry-log-reserves-building = { $who } puts { NAME($building, form: "un") } in reserve
tapestry-log-reserves-tech = { $who } puts { NAME($tech) } in reserve
tapestry-log-reserves-star = { $who } puts { NAME($star) } in reserve
tapestry-log-reserves-card = { $who } puts { NAME($card) } in reserve
tapestry-log-reserves-token = { $who } puts a token for { NAME($card) } in reserve
tapestry-log-reserves-token-track = { $who } puts a token for { NAME($card) } in reserve, for { NAME($track, form: "bare") }
tapestry-log-joins = { $who } brings { NAME($tech) } from the reserve into the middle row
