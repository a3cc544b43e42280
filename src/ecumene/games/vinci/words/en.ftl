### Vinci in English. Names of places come last; NAME gives a place’s name in one of its forms.

## The game

vinci-name = Vinci
vinci-about = Lead a people to its height, let it decline in good time, and begin again with another.

## The board

vinci-board-europe = Europe
vinci-board-mediterranean = Mare Nostrum
vinci-terrain-agricultural = Agricultural land
    .short = agr
vinci-terrain-livestock = Livestock land
    .short = liv
vinci-terrain-forest = Forest
    .short = for
vinci-terrain-mountain = Mountain
    .short = mtn
vinci-terrain-plain = Plain
    .short = pln
vinci-symbol-port = Port
vinci-symbol-mine = Mine

## Civilization tokens

vinci-token-agriculture = Agriculture
    .about = +1 point per agricultural province
vinci-token-agriculture_decline = Agriculture, lasting
    .about = +1 point per agricultural province, in decline too
vinci-token-livestock = Livestock
    .about = +1 point per livestock province
vinci-token-livestock_decline = Livestock, lasting
    .about = +1 point per livestock province, in decline too
vinci-token-ports = Ports
    .about = +1 point per port
vinci-token-ports_decline = Ports, lasting
    .about = +1 point per port, in decline too
vinci-token-mines = Mines
    .about = +2 points per mine
vinci-token-mines_decline = Mines, lasting
    .about = +2 points per mine, in decline too
vinci-token-currency = Currency
    .about = +1 point per province, mountains included
vinci-token-slavery = Slavery
    .about = 1 point per enemy or neutral pawn removed this turn
vinci-token-galleys = Galleys
    .about = −1 pawn along a shared coast, and when entering by sea
vinci-token-mountaineers = Mountaineers
    .about = −1 pawn to take a mountain; each mountain scores 1 point
vinci-token-weapons = Weapons
    .about = −1 pawn for every conquest
vinci-token-general = General
    .about = 7 more pawns each turn, for conquests only
vinci-token-spies = Spies
    .about = Once per turn, a conquest for exactly 2 pawns
vinci-token-militia = Militia
    .about = Attackers pay 1 pawn more
vinci-token-forts = Forts
    .about = 1 fort each turn: 1 more to take, 1 less to attack from
vinci-token-astronomy = Astronomy
    .about = Conquests and cohesion across sea zones
vinci-token-medicine = Medicine
    .about = 1 more pawn each turn
vinci-token-messages = Messages
    .about = No cohesion needed
vinci-token-diplomacy = Diplomacy
    .about = Peace with one opponent each turn
vinci-token-barbarians = Barbarians
    .about = Many pawns, no other effect
vinci-token-specialization = Specialization
    .about = The other token counts twice
vinci-token-renaissance = Renaissance
    .about = May decline after scoring, without losing a turn
vinci-token-heritage = Heritage
    .about = May lie next to its own declining people
vinci-token-revolution = Revolution
    .about = Enters in any province

## What one may do

vinci-do-take =
    Take people { $slot }: { $first } + { $second } ({ $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }){ $price ->
        [0] { "" }
        [one] , pay { $price } point
       *[other] , pay { $price } points
    }{ $bonus ->
        [0] { "" }
        [one] , gain { $bonus } point
       *[other] , gain { $bonus } points
    }
vinci-do-decline =
    { $n ->
        [one] Put your people into decline and score { $n } point
       *[other] Put your people into decline and score { $n } points
    }
vinci-do-decline-late = Put your people into decline now
vinci-do-gather = Gather your pawns and expand
vinci-do-abandon = Abandon { NAME($area, form: "le") }
vinci-do-peace = Make peace with { $who }
vinci-do-peace-none = Make peace with nobody
vinci-do-conquer =
    { $n ->
        [0] Conquer { NAME($area, form: "le") } without a pawn
        [one] Conquer { NAME($area, form: "le") } for { $n } pawn
       *[other] Conquer { NAME($area, form: "le") } for { $n } pawns
    }
vinci-do-spies = Conquer { NAME($area, form: "le") } with Spies for 2 pawns
vinci-do-stop =
    { $n ->
        [one] Stop expanding, { $n } point as things stand
       *[other] Stop expanding, { $n } points as things stand
    }
vinci-do-place = Place a pawn in { NAME($area, form: "le") }
vinci-do-keep =
    { $n ->
        [one] Keep { NAME($area, form: "le") }, { $n } province
       *[other] Keep the part around { NAME($area, form: "le") }, { $n } provinces
    }
vinci-do-fort = Build a fort in { NAME($area, form: "le") }
vinci-do-endure = Keep this people active

## Questions

vinci-ask-choose = Which people do you take?
vinci-ask-opening = How do you begin your turn?
vinci-ask-peace =
    { $n ->
        [one] With whom do you make peace? { $n } choice left.
       *[other] With whom do you make peace? { $n } choices left.
    }
vinci-ask-expand =
    { $n ->
        [0] Which province do you conquer? You have no pawn in hand.
        [one] Which province do you conquer? You have { $n } pawn in hand.
       *[other] Which province do you conquer? You have { $n } pawns in hand.
    }
vinci-ask-redeploy =
    { $n ->
        [one] Where does your survivor go? { $n } pawn to place.
       *[other] Where do your survivors go? { $n } pawns to place.
    }
vinci-ask-too-few =
    { $n ->
        [one] Your pawns are too few: which province do you give up? { $n } to go.
       *[other] Your pawns are too few: which provinces do you give up? { $n } to go.
    }
vinci-ask-reorganise =
    { $n ->
        [one] Where do you place your pawn? { $n } left.
       *[other] Where do you place your pawns? { $n } left.
    }
vinci-ask-cohesion = Your people is split: which part do you keep?
vinci-ask-fort =
    { $n ->
        [one] Where do you build your fort? { $n } to build.
       *[other] Where do you build your forts? { $n } to build.
    }
vinci-ask-renaissance = Does your people decline now?

## The log

vinci-log-takes = { $who } takes { $first } + { $second }
vinci-log-pays =
    { $n ->
        [one] { $who } pays { $n } point
       *[other] { $who } pays { $n } points
    }
vinci-log-bonus =
    { $n ->
        [one] { $who } gains { $n } point from markers
       *[other] { $who } gains { $n } points from markers
    }
vinci-log-declines = { $who } goes into decline
vinci-log-abandons = { $who } abandons { NAME($area, form: "le") }
vinci-log-peace = { $who } makes peace with { $other }
vinci-log-conquers =
    { $n ->
        [0] { $who } conquers { NAME($area, form: "le") } without a pawn
        [one] { $who } conquers { NAME($area, form: "le") } with { $n } pawn
       *[other] { $who } conquers { NAME($area, form: "le") } with { $n } pawns
    }
vinci-log-loses =
    { $n ->
        [0] { $who } loses { NAME($area, form: "le") }
        [one] { $who } loses { NAME($area, form: "le") } and { $n } pawn
       *[other] { $who } loses { NAME($area, form: "le") } and { $n } pawns
    }
vinci-log-redeploys = { $who } puts a survivor in { NAME($area, form: "le") }
vinci-log-loan-leaves =
    { $n ->
        [one] { $who } gives back { $n } pawn of the General
       *[other] { $who } gives back { $n } pawns of the General
    }
vinci-log-cohesion =
    { $n ->
        [one] { $who } loses { $n } isolated province
       *[other] { $who } loses { $n } isolated provinces
    }
vinci-log-vanishes =
    { $n ->
        [one] { $who } loses { $n } declining pawn beside the active people
       *[other] { $who } loses { $n } declining pawns beside the active people
    }
vinci-log-fort = { $who } builds a fort in { NAME($area, form: "le") }
vinci-log-scores =
    { $n ->
        [one] { $who } scores { $n } point
       *[other] { $who } scores { $n } points
    }
vinci-log-end = The game is over

## The table as text

vinci-table-time =
    { $board }, round { $round }. The round in which somebody reaches { $target } points is the last. { $first } begins each round.
vinci-table-last = { $board }, round { $round }: the last, as { $target } points have been reached.
vinci-table-legend =
    A3 active people with 3 pawns   (A) people in decline   • neutral pawn   # fort   ° port   * mine
vinci-table-display = Peoples to choose from
vinci-table-pawns =
    { $n ->
        [one] { $n } pawn
       *[other] { $n } pawns
    }
vinci-table-price =
    { $n ->
        [0] free
       *[other] pay { $n }
    }
vinci-table-bonus =
    { $n ->
        [0] { "" }
       *[other] gain { $n }
    }
vinci-table-players = Players
vinci-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
vinci-table-income = +{ $n } as things stand
vinci-table-people =
    { $tokens }: { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } in hand
    }, { $provinces ->
        [0] no province
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
vinci-table-no-people = no active people
vinci-table-decline =
    in decline: { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
vinci-table-decline-with =
    in decline: { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    } with { $tokens }
vinci-table-peace = at peace with { $others }
vinci-table-neutral = Neutral pawns
vinci-table-empty = Empty
vinci-table-active-list = { $who }, active
vinci-table-decline-list = { $who }, in decline

## The table on a screen

vinci-scene-peoples = Peoples
vinci-scene-peoples-note = Offered to whoever takes a new one
vinci-scene-player = { $who }
vinci-scene-people = The people of { $who }
vinci-scene-edge = Edge of the board
vinci-scene-sea = Sea zone
vinci-scene-coast = Coastal water
vinci-scene-off = Not in play
vinci-scene-neutral = Neutral pawn
vinci-scene-pawns =
    { $n ->
        [0] { $who }, no pawn
        [one] { $who }, { $n } pawn
       *[other] { $who }, { $n } pawns
    }
vinci-scene-declining = { $who }, in decline
vinci-scene-fort = Fort
vinci-scene-hand = In hand
vinci-scene-all-pawns = Pawns in all
vinci-scene-provinces = Provinces
vinci-scene-in-decline = In decline
vinci-scene-survivors = To be put back
vinci-scene-income = Points as things stand
vinci-scene-if-stopped = If the expansion stops now
vinci-scene-peace = At peace with { $who }
vinci-scene-round = Round { $n }
vinci-scene-race = Race to { $n }
vinci-scene-last = Last round
vinci-scene-final = New tokens are drawn: no undo after it.

vinci-phase-choose = Choose
vinci-phase-gather = Gather
vinci-phase-expand = Expand
vinci-phase-reorganise = Reorganise
vinci-phase-score = Score

vinci-step-decline = Decline
vinci-step-endure = Go on
vinci-step-gather = Gather and expand
vinci-step-stop = Stop expanding
vinci-step-spies = With Spies
vinci-step-peace = { $who }
vinci-step-none = Nobody

vinci-hint-choose = Two tokens make a people: what it can do, and how many pawns it has. Passing pairs by costs points.
vinci-hint-opening = Gather your pawns to conquer more, or let your people decline and choose a new one.
vinci-hint-peace = Until your next turn neither of you attacks the other’s active people.
vinci-then-how = Conquer it with pawns alone, or with Spies?
vinci-hint-expansion = Provinces within reach are lit. The number is the cost in pawns.
vinci-hint-redeploy = Put your survivors where you expect the next attack.
vinci-hint-giveup = Every province needs a pawn. One without is lost.
vinci-hint-spread = More pawns in a province make it dearer to take.
vinci-hint-keeppart = A people must hang together at the end of its turn. The other parts are lost.
vinci-hint-buildfort = A fort makes a province dearer to take, and cheaper to attack from.
vinci-hint-renaissance = Declining now costs you no turn: a new people comes at once.

vinci-about-agriculture = { vinci-token-agriculture.about }
vinci-about-agriculture_decline = { vinci-token-agriculture_decline.about }
vinci-about-livestock = { vinci-token-livestock.about }
vinci-about-livestock_decline = { vinci-token-livestock_decline.about }
vinci-about-ports = { vinci-token-ports.about }
vinci-about-ports_decline = { vinci-token-ports_decline.about }
vinci-about-mines = { vinci-token-mines.about }
vinci-about-mines_decline = { vinci-token-mines_decline.about }
vinci-about-currency = { vinci-token-currency.about }
vinci-about-slavery = { vinci-token-slavery.about }
vinci-about-galleys = { vinci-token-galleys.about }
vinci-about-mountaineers = { vinci-token-mountaineers.about }
vinci-about-weapons = { vinci-token-weapons.about }
vinci-about-general = { vinci-token-general.about }
vinci-about-spies = { vinci-token-spies.about }
vinci-about-militia = { vinci-token-militia.about }
vinci-about-forts = { vinci-token-forts.about }
vinci-about-astronomy = { vinci-token-astronomy.about }
vinci-about-medicine = { vinci-token-medicine.about }
vinci-about-messages = { vinci-token-messages.about }
vinci-about-diplomacy = { vinci-token-diplomacy.about }
vinci-about-barbarians = { vinci-token-barbarians.about }
vinci-about-specialization = { vinci-token-specialization.about }
vinci-about-renaissance = { vinci-token-renaissance.about }
vinci-about-heritage = { vinci-token-heritage.about }
vinci-about-revolution = { vinci-token-revolution.about }

## Options

vinci-option-min_conquest = Least cost of a conquest
    .about = The fewest pawns that taking a province can cost, however much is taken off.
vinci-option-min_conquest-0 = None
vinci-option-min_conquest-1 = 1 pawn
vinci-option-skip_price = Price of a people
    .about = The points paid for each pair that is passed by.
vinci-option-skip_price-2 = 2 points a pair
vinci-option-skip_price-1 = 1 point a pair
vinci-option-start_score = Starting points
    .about = What everybody has before the first people is chosen.
vinci-option-start_score-10 = 10 points
vinci-option-start_score-5 = 5 points
vinci-option-medicine = Medicine’s pawn
    .about = When the new pawn of a people with Medicine comes.
vinci-option-medicine-start_of_turn = At the start of the turn
vinci-option-medicine-reorganisation = At the reorganisation

## A closer look

vinci-look-land = { NAME($area) }: { $features }.
vinci-look-edge = on the edge of the board
vinci-look-fort = a fort
vinci-look-held =
    { $pawns ->
        [0] Held by { $who } without a pawn.
        [one] Held by { $who } with { $pawns } pawn.
       *[other] Held by { $who } with { $pawns } pawns.
    }
vinci-look-declining = Held by a people of { $who } in decline.
vinci-look-neutral = A neutral pawn stands there.
vinci-look-empty = Nobody stands there.
vinci-look-borders = Next to: { $areas }.
vinci-look-coasts = On the same coastal waters: { $areas }.
vinci-look-seas = Sea zones: { $seas }.
vinci-look-token =
    { $name }: { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }. { $about }.

## Sections of the rules

vinci-section-setup = Set-up
vinci-section-choosing = Choosing a people
vinci-section-turn = The turn
vinci-section-gathering = Gathering pawns
vinci-section-entering = Entering the map
vinci-section-conquest = Conquest
vinci-section-losses = Losses
vinci-section-reorganisation = Reorganisation
vinci-section-cohesion = Cohesion
vinci-section-scoring = Points
vinci-section-decline = Decline
vinci-section-tokens = Tokens
vinci-section-end = The end
vinci-section-options = Options

## Labels of a tally

label-vinci-conquest-pawns = cost in pawns
label-vinci-turn-order = this turn
label-vinci-decline-scores = points of this decline
label-vinci-end-winner = points
label-vinci-setup-start_score = starting points
label-vinci-setup-players = base pawns
label-vinci-choosing-price = price
label-vinci-choosing-bonus = markers
label-vinci-choosing-pawns = pawns of tokens
label-vinci-conquest-land = open land
label-vinci-conquest-forest = forest
label-vinci-conquest-mountain = mountain
label-vinci-conquest-defenders = defenders
label-vinci-conquest-fort = fort
label-vinci-conquest-from_mountain = from a mountain
label-vinci-conquest-from_fort = from a fort
label-vinci-conquest-minimum = least cost
label-vinci-scoring-province = provinces
label-vinci-scoring-mountain = mountains
label-vinci-scoring-decline = in decline
label-vinci-token-agriculture = agriculture
label-vinci-token-livestock = livestock
label-vinci-token-ports = ports
label-vinci-token-mines = mines
label-vinci-token-currency = currency
label-vinci-token-slavery = slavery
label-vinci-token-galleys = galleys
label-vinci-token-galleys_entry = galleys, entry
label-vinci-token-galleys_sea = galleys, sea
label-vinci-token-mountaineers = mountaineers
label-vinci-token-mountaineers_points = mountaineers
label-vinci-token-weapons = weapons
label-vinci-token-general = general
label-vinci-token-spies = spies
label-vinci-token-militia = militia
label-vinci-token-medicine = medicine
label-vinci-token-specialization = specialization

## Refusals: why an act is not allowed

no-vinci-choosing-afford =
    { $price ->
        [one] it costs { $price } point and you have { $score }
       *[other] it costs { $price } points and you have { $score }
    }
no-vinci-turn-choice = expansion or decline is chosen at the start of your turn
no-vinci-turn-order = this is not a choice of this moment
no-vinci-gathering-abandon = you may only abandon provinces of your active people, and only while gathering
no-vinci-entering-first_province = a people enters on the edge of the board or across one sea zone of the edge
no-vinci-conquest-adjacent = none of your provinces is next to it
no-vinci-conquest-own = your people already holds it
no-vinci-conquest-pawns =
    { $cost ->
        [one] it costs { $cost } pawn and you hold { $hand }
       *[other] it costs { $cost } pawns and you hold { $hand }
    }
no-vinci-conquest-free = it costs no pawn, but your people has none to spare for another province
no-vinci-losses-redeploy = survivors only go to provinces that their people still holds
no-vinci-losses-wiped_out = your people has neither province nor pawn and must decline
no-vinci-reorganisation-spread = pawns only go to provinces of your active people
no-vinci-reorganisation-too_few = you only give up provinces of your active people that it has no pawn for
no-vinci-cohesion-owner_chooses = it names none of the parts you may keep
no-vinci-decline-declare = a people declines at the start of a turn, after its first expansion turn
no-vinci-token-spies_limits = you have no Spies to use this turn
no-vinci-token-forts_one = a fort goes to a province of your people that has none
no-vinci-token-diplomacy = you and { $who } are at peace

## Provinces

vinci-name-ireland = Ireland
vinci-name-scotland = Scotland
vinci-name-england = England and Wales
    .short = England
vinci-name-norway = Norway
vinci-name-sweden = Sweden
vinci-name-finland = Finland
vinci-name-jutland = Jutland
vinci-name-flanders = Flanders and Frisia
    .short = Flanders
vinci-name-rhineland = Rhineland
    .le = the Rhineland
    .de = of the Rhineland
    .a = in the Rhineland
vinci-name-saxony = Saxony
vinci-name-bavaria = Bavaria
vinci-name-bohemia = Bohemia
vinci-name-prussia = Prussia
vinci-name-poland = Poland
vinci-name-gaul_north = Neustria
vinci-name-burgundy = Burgundy
vinci-name-aquitaine_a = Aquitaine
vinci-name-aquitaine_b = Languedoc
vinci-name-iberia_west = West Iberia
vinci-name-spain_forest = Castile and Aragon
    .short = Castile
vinci-name-andalusia = Andalusia
vinci-name-pyrenees = Pyrenees
    .le = the Pyrenees
    .de = of the Pyrenees
    .a = in the Pyrenees
vinci-name-alps = Alps
    .le = the Alps
    .de = of the Alps
    .a = in the Alps
vinci-name-north_italy = North Italy
vinci-name-south_italy = South Italy
vinci-name-pannonia = Pannonia
vinci-name-illyria = Illyria
vinci-name-greece = Greece
vinci-name-thrace = Haemus and Thrace
    .short = Thrace
vinci-name-dacia = Dacia
vinci-name-carpathians = Carpathians
    .le = the Carpathians
    .de = of the Carpathians
    .a = in the Carpathians
vinci-name-livonia = Livonia
vinci-name-polesia = Polesia
vinci-name-ukraine = Ukraine
vinci-name-tauris = Tauris
vinci-name-don = Don Steppe
    .le = the Don Steppe
    .de = of the Don Steppe
    .a = in the Don Steppe
vinci-name-caucasus = Caucasus
    .le = the Caucasus
    .de = of the Caucasus
    .a = in the Caucasus
vinci-name-lower_volga = Lower Volga
    .le = the Lower Volga
    .de = of the Lower Volga
    .a = in the Lower Volga
vinci-name-kazan = Middle Volga
    .le = the Middle Volga
    .de = of the Middle Volga
    .a = in the Middle Volga
    .short = Mid Volga
vinci-name-ural_s = Southern Urals
    .le = the Southern Urals
    .de = of the Southern Urals
    .a = in the Southern Urals
    .short = South Urals
vinci-name-ural_n = Northern Urals
    .le = the Northern Urals
    .de = of the Northern Urals
    .a = in the Northern Urals
    .short = North Urals
vinci-name-muscovy = Muscovy
vinci-name-novgorod = Novgorod
vinci-name-asia_minor = Asia Minor
vinci-name-anatolia = Anatolia
vinci-name-lusitania = Lusitania
vinci-name-hispania = Hispania
vinci-name-baetica = Baetica
vinci-name-aquitania = Aquitania
vinci-name-narbonensis = Narbonensis
vinci-name-sicily = Sicily
vinci-name-sardinia = Sardinia and Corsica
    .short = Sardinia
vinci-name-scythia = Scythia
vinci-name-asia = Asia
vinci-name-taurus = Taurus
    .le = the Taurus
    .de = of the Taurus
    .a = in the Taurus
vinci-name-pontus = Pontus
vinci-name-syria = Syria
vinci-name-arabia = Judea and Arabia
    .short = Judea
vinci-name-egypt = Egypt
vinci-name-cyrenaica = Cyrenaica
vinci-name-tripolitania = Tripolitania
vinci-name-africa = Africa
vinci-name-numidia = Numidia
vinci-name-mauretania = Mauretania

## Sea zones

vinci-name-atlantic = Atlantic Ocean
    .le = the Atlantic Ocean
    .de = of the Atlantic Ocean
    .a = in the Atlantic Ocean
vinci-name-north_sea = Northern Seas
    .le = the Northern Seas
    .de = of the Northern Seas
    .a = in the Northern Seas
vinci-name-biscay = Bay of Biscay
    .le = the Bay of Biscay
    .de = of the Bay of Biscay
    .a = in the Bay of Biscay
vinci-name-baltic = Baltic Sea
    .le = the Baltic Sea
    .de = of the Baltic Sea
    .a = in the Baltic Sea
vinci-name-western_med = Western Mediterranean
    .le = the Western Mediterranean
    .de = of the Western Mediterranean
    .a = in the Western Mediterranean
vinci-name-tyrrhenian = Tyrrhenian Sea
    .le = the Tyrrhenian Sea
    .de = of the Tyrrhenian Sea
    .a = in the Tyrrhenian Sea
vinci-name-eastern_med = Eastern Mediterranean
    .le = the Eastern Mediterranean
    .de = of the Eastern Mediterranean
    .a = in the Eastern Mediterranean
vinci-name-black_sea = Black Sea
    .le = the Black Sea
    .de = of the Black Sea
    .a = in the Black Sea
vinci-name-balearic = Balearic Sea
    .le = the Balearic Sea
    .de = of the Balearic Sea
    .a = in the Balearic Sea
vinci-name-syrtes = Gulf of the Syrtes
    .le = the Gulf of the Syrtes
    .de = of the Gulf of the Syrtes
    .a = in the Gulf of the Syrtes
vinci-name-ionian = Ionian Sea
    .le = the Ionian Sea
    .de = of the Ionian Sea
    .a = in the Ionian Sea
vinci-name-levantine = Levantine Sea
    .le = the Levantine Sea
    .de = of the Levantine Sea
    .a = in the Levantine Sea

## Coastal waters

vinci-name-irish_sea = Irish Sea
    .le = the Irish Sea
    .de = of the Irish Sea
    .a = in the Irish Sea
vinci-name-channel = English Channel
    .le = the English Channel
    .de = of the English Channel
    .a = in the English Channel
vinci-name-german_bight = German Bight
    .le = the German Bight
    .de = of the German Bight
    .a = in the German Bight
vinci-name-skagerrak = Skagerrak and Kattegat
    .le = the Skagerrak and Kattegat
    .de = of the Skagerrak and Kattegat
    .a = in the Skagerrak and Kattegat
vinci-name-pomeranian_coast = Pomeranian coast
    .le = the Pomeranian coast
    .de = of the Pomeranian coast
    .a = on the Pomeranian coast
vinci-name-amber_coast = Amber coast
    .le = the Amber coast
    .de = of the Amber coast
    .a = on the Amber coast
vinci-name-gulf_of_finland = Gulf of Finland
    .le = the Gulf of Finland
    .de = of the Gulf of Finland
    .a = in the Gulf of Finland
vinci-name-gulf_of_bothnia = Gulf of Bothnia
    .le = the Gulf of Bothnia
    .de = of the Gulf of Bothnia
    .a = in the Gulf of Bothnia
vinci-name-cantabrian_coast = Cantabrian coast
    .le = the Cantabrian coast
    .de = of the Cantabrian coast
    .a = on the Cantabrian coast
vinci-name-gascon_coast = Gascon coast
    .le = the Gascon coast
    .de = of the Gascon coast
    .a = on the Gascon coast
vinci-name-armorican_coast = Armorican coast
    .le = the Armorican coast
    .de = of the Armorican coast
    .a = on the Armorican coast
vinci-name-lusitanian_coast = Lusitanian coast
    .le = the Lusitanian coast
    .de = of the Lusitanian coast
    .a = on the Lusitanian coast
vinci-name-levantine_coast = Spanish Levant
    .le = the Spanish Levant
    .de = of the Spanish Levant
    .a = in the Spanish Levant
vinci-name-catalan_coast = Catalan coast
    .le = the Catalan coast
    .de = of the Catalan coast
    .a = on the Catalan coast
vinci-name-gulf_of_lion = Gulf of Lion
    .le = the Gulf of Lion
    .de = of the Gulf of Lion
    .a = in the Gulf of Lion
vinci-name-riviera = Riviera
    .le = the Riviera
    .de = of the Riviera
    .a = on the Riviera
vinci-name-tuscan_coast = Tuscan coast
    .le = the Tuscan coast
    .de = of the Tuscan coast
    .a = on the Tuscan coast
vinci-name-adriatic = Adriatic Sea
    .le = the Adriatic Sea
    .de = of the Adriatic Sea
    .a = in the Adriatic Sea
vinci-name-otranto = Strait of Otranto
    .le = the Strait of Otranto
    .de = of the Strait of Otranto
    .a = in the Strait of Otranto
vinci-name-aegean = Aegean Sea and Straits
    .le = the Aegean Sea and Straits
    .de = of the Aegean Sea and Straits
    .a = in the Aegean Sea and Straits
vinci-name-thracian_coast = Thracian coast
    .le = the Thracian coast
    .de = of the Thracian coast
    .a = on the Thracian coast
vinci-name-dniester_coast = Dniester coast
    .le = the Dniester coast
    .de = of the Dniester coast
    .a = on the Dniester coast
vinci-name-azov = Sea of Azov
    .le = the Sea of Azov
    .de = of the Sea of Azov
    .a = in the Sea of Azov
vinci-name-pontic_coast = Pontic coast
    .le = the Pontic coast
    .de = of the Pontic coast
    .a = on the Pontic coast
vinci-name-colchian_coast = Colchian coast
    .le = the Colchian coast
    .de = of the Colchian coast
    .a = on the Colchian coast
vinci-name-lycian_coast = Lycian coast
    .le = the Lycian coast
    .de = of the Lycian coast
    .a = on the Lycian coast
vinci-name-pillars = Pillars of Hercules
    .le = the Pillars of Hercules
    .de = of the Pillars of Hercules
    .a = at the Pillars of Hercules
vinci-name-levante = Spanish Levant
    .le = the Spanish Levant
    .de = of the Spanish Levant
    .a = in the Spanish Levant
vinci-name-tuscan_sea = Tuscan Sea
    .le = the Tuscan Sea
    .de = of the Tuscan Sea
    .a = in the Tuscan Sea
vinci-name-messina = Strait of Messina
    .le = the Strait of Messina
    .de = of the Strait of Messina
    .a = in the Strait of Messina
vinci-name-sicilian_channel = Sicilian Channel
    .le = the Sicilian Channel
    .de = of the Sicilian Channel
    .a = in the Sicilian Channel
vinci-name-numidian_coast = Numidian coast
    .le = the Numidian coast
    .de = of the Numidian coast
    .a = on the Numidian coast
vinci-name-mauretanian_coast = Mauretanian coast
    .le = the Mauretanian coast
    .de = of the Mauretanian coast
    .a = on the Mauretanian coast
vinci-name-gulf_of_gabes = Lesser Syrtis
    .le = the Lesser Syrtis
    .de = of the Lesser Syrtis
    .a = in the Lesser Syrtis
vinci-name-great_syrtis = Greater Syrtis
    .le = the Greater Syrtis
    .de = of the Greater Syrtis
    .a = in the Greater Syrtis
vinci-name-marmarica = Marmarica
vinci-name-pelusium = Pelusian coast
    .le = the Pelusian coast
    .de = of the Pelusian coast
    .a = on the Pelusian coast
vinci-name-phoenicia = Phoenician coast
    .le = the Phoenician coast
    .de = of the Phoenician coast
    .a = on the Phoenician coast
vinci-name-cilicia = Gulf of Cilicia
    .le = the Gulf of Cilicia
    .de = of the Gulf of Cilicia
    .a = in the Gulf of Cilicia
vinci-name-danube_mouth = Mouths of the Danube
    .le = the Mouths of the Danube
    .de = of the Mouths of the Danube
    .a = at the Mouths of the Danube

## Land outside play

vinci-name-levant = Levant
    .le = the Levant
    .de = of the Levant
    .a = in the Levant
vinci-name-sahara = Sahara
    .le = the Sahara
    .de = of the Sahara
    .a = in the Sahara
vinci-name-arabian_desert = Arabian Desert
    .le = the Arabian Desert
    .de = of the Arabian Desert
    .a = in the Arabian Desert
vinci-name-sarmatia = Sarmatia
