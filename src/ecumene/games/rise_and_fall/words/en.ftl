### Rise & Fall in English. NAME gives the name of a piece, a terrain or a resource in one of its forms.

## The game

rise_and_fall-name = Rise & Fall
rise_and_fall-about = Make a world together, settle its shores and summits, and choose what may fall so that the rest can rise.
rise_and_fall-keepsake = Save this world

## Names: pieces and their cards

rise_and_fall-name-nomad = Nomad
    .un = a nomad
    .le = the nomad
    .bare = nomad
    .plural = nomads
    .card = Nomads
    .which = Which nomad
    .short = n
rise_and_fall-name-city = City
    .un = a city
    .le = the city
    .bare = city
    .plural = cities
    .card = Cities
    .which = Which city
    .short = c
rise_and_fall-name-ship = Ship
    .un = a ship
    .le = the ship
    .bare = ship
    .plural = ships
    .card = Ships
    .which = Which ship
    .short = s
rise_and_fall-name-mountaineer = Mountaineer
    .un = a mountaineer
    .le = the mountaineer
    .bare = mountaineer
    .plural = mountaineers
    .card = Mountaineers
    .which = Which mountaineer
    .short = m
rise_and_fall-name-merchant = Merchant
    .un = a merchant
    .le = the merchant
    .bare = merchant
    .plural = merchants
    .card = Merchants
    .which = Which merchant
    .short = r
rise_and_fall-name-temple = Temple
    .un = a temple
    .le = the temple
    .bare = temple
    .plural = temples
    .card = Temples
    .which = Which temple
    .short = t

## Names: terrain

rise_and_fall-name-sea = Sea
    .un = a sea
    .le = the sea
    .bare = sea
    .a = at sea
    .short = ~
rise_and_fall-name-plain = Plain
    .un = a plain
    .le = the plain
    .bare = plain
    .a = on plain
    .short = .
rise_and_fall-name-forest = Forest
    .un = a forest
    .le = the forest
    .bare = forest
    .a = in forest
    .short = f
rise_and_fall-name-mountain = Mountain
    .un = a mountain
    .le = the mountain
    .bare = mountain
    .a = on mountain
    .short = ^
rise_and_fall-name-glacier = Glacier
    .un = a glacier
    .le = the glacier
    .bare = glacier
    .a = on glacier
    .short = *

## Names: treasure

rise_and_fall-name-gold = Gold
    .bare = gold
rise_and_fall-name-wood = Wood
    .bare = wood
rise_and_fall-name-stone = Stone
    .bare = stone

## Several cards

rise_and_fall-cards-1 = { NAME($a, form: "card") }
rise_and_fall-cards-2 = { NAME($a, form: "card") } and { NAME($b, form: "card") }
rise_and_fall-cards-3 = { NAME($a, form: "card") }, { NAME($b, form: "card") } and { NAME($c, form: "card") }
rise_and_fall-cards-4 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") } and { NAME($d, form: "card") }
rise_and_fall-cards-5 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") }, { NAME($d, form: "card") } and { NAME($e, form: "card") }
rise_and_fall-cards-6 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") }, { NAME($d, form: "card") }, { NAME($e, form: "card") } and { NAME($f, form: "card") }

## Questions

rise_and_fall-ask-laytile =
    { $n ->
        [one] Where do you lay { NAME($terrain, form: "le") }? It is the last one.
       *[other] Where do you lay { NAME($terrain, form: "le") }? { $n } are left.
    }
rise_and_fall-ask-lifttile =
    { $n ->
        [one] There is no room for another { NAME($terrain, form: "bare") }: which tile do you move?
       *[other] There is no room for another { NAME($terrain, form: "bare") }: which tiles do you move? { $n } to lift.
    }
rise_and_fall-ask-relaytile =
    { $n ->
        [one] Where do you lay the last tile?
       *[other] Where do you lay this tile? { $n } to lay.
    }
rise_and_fall-ask-deploy =
    { $n ->
        [one] Where do you place your last piece?
       *[other] Which piece do you place, and where? You have { $n } to place.
    }
rise_and_fall-ask-playcard = Which card do you play?
rise_and_fall-ask-wakepiece =
    { $n ->
        [one] { NAME($card, form: "which") } acts? { $n } has not acted yet.
       *[other] { NAME($card, form: "which") } acts? { $n } have not acted yet.
    }
rise_and_fall-then-deploy = Where do you place it?
rise_and_fall-then-turn = How is it turned?
rise_and_fall-then-cards = Which cards go with it into Decline?
rise_and_fall-then-use = What does { NAME($card, form: "le") } do, and where?
rise_and_fall-here-usepiece = What does { NAME($card, form: "le") } { NAME($terrain, form: "a") } do?
rise_and_fall-ask-usepiece = What does { NAME($card, form: "le") } { NAME($terrain, form: "a") } { $area } do?
rise_and_fall-ask-givecards =
    { $n ->
        [one] Which card goes into Decline?
       *[other] Which { $n } cards go into Decline?
    }
rise_and_fall-ask-buyback = Do you buy a card back for { $price } gold? You have { $gold }.
rise_and_fall-ask-buyback-forced = You have no active card left: which one do you buy back for { $price } gold?

rise_and_fall-hint-laytile = Point at a hex to see where the tile would lie; R or the arrows turn it. Tiles pile up from the sea to the glaciers.
rise_and_fall-hint-lifttile = All tiles must be laid, and as few as possible move. Pick one of the lit tiles; it will lie elsewhere.
rise_and_fall-hint-relaytile = A lifted tile may not go back to where it was, and the rest must still fit.
rise_and_fall-hint-deploy = Spread out, near forests and mountains: you will need wood and stone.
rise_and_fall-hint-playcard = All choose in secret. Every piece of your card’s kind may then act once.
rise_and_fall-hint-wakepiece = Pick a piece, then what it does. What one earns may pay for the next. Pieces that have acted are dimmed.
rise_and_fall-hint-usepiece = Pick what the piece does: a lit hex, or a button.
rise_and_fall-hint-givecards = Cards in Decline cannot be played and score nothing until you buy them back.
rise_and_fall-hint-buyback = One card in each round. The price only rises, with every trophy that anybody takes.
rise_and_fall-hint-buybacktogether = All choose in secret: one card in each round, at the price of this moment.

## What one may do, on the page

rise_and_fall-do-play = Play { NAME($card, form: "card") } face down
rise_and_fall-do-give = Put into Decline: { $cards }
rise_and_fall-do-redeem = Buy back { NAME($card, form: "card") } for { $price } gold
rise_and_fall-do-redeem-reserve = Buy back { NAME($card, form: "card") } for { $price } gold, to your reserve
rise_and_fall-do-spare = Buy nothing
rise_and_fall-do-end = End your actions
rise_and_fall-do-produce = Produce 1 { NAME($resource, form: "bare") }
rise_and_fall-do-build-city =
    { $card ->
        [mountaineer] Build a city here for 2 wood
       *[nomad] Build a city here for 1 wood and 1 stone
    }
rise_and_fall-do-build-temple = Build a temple here for 2 stone
rise_and_fall-do-tax = Collect taxes: { $n } gold
rise_and_fall-do-trade = Trade: { $n } gold
rise_and_fall-do-tithe = Collect the tithe: { $n } gold
rise_and_fall-do-buy-wood = Buy 1 wood for 5 gold
rise_and_fall-do-buy-stone = Buy 1 stone for 5 gold
rise_and_fall-do-sell-wood = Sell 1 wood for { $n } gold
rise_and_fall-do-sell-stone = Sell 1 stone for { $n } gold

rise_and_fall-here-lay-sea = Lay the sea here
rise_and_fall-here-lay-plain = Lay the plain here
rise_and_fall-here-lay-forest = Lay the forest here
rise_and_fall-here-lay-mountain = Lay the mountain here
rise_and_fall-here-lay-glacier = Lay the glacier here
rise_and_fall-here-lift-plain = Lift this plain
rise_and_fall-here-lift-forest = Lift this forest
rise_and_fall-here-lift-mountain = Lift this mountain
rise_and_fall-here-lift-glacier = Lift this glacier
rise_and_fall-here-deploy-nomad = Place your nomad here
rise_and_fall-here-deploy-city = Place your city here
rise_and_fall-here-deploy-ship = Place your ship here
rise_and_fall-here-move-sea = Sail here
rise_and_fall-here-move-plain = Move to this plain
rise_and_fall-here-move-forest = Move to this forest
rise_and_fall-here-move-mountain = Move to this mountain
rise_and_fall-here-move-glacier = Move to this glacier
rise_and_fall-here-move-city = Move into this city
rise_and_fall-here-build-ship = Build a ship here for 1 wood
rise_and_fall-here-grow = Grow a nomad here
rise_and_fall-here-educate-merchant = Train this nomad as a merchant for 2 gold
rise_and_fall-here-educate-mountaineer = Train this nomad as a mountaineer for 1 gold
rise_and_fall-here-found-city = Build a city here for 1 stone
rise_and_fall-here-found-temple = Build a temple here for 2 stone
rise_and_fall-here-land-nomad = Go ashore here as a nomad
rise_and_fall-here-land-merchant = Go ashore here as a merchant for 2 gold
rise_and_fall-here-convert = Convert { NAME($card, form: "le") } of { $other } for { $n } gold

rise_and_fall-all-produce =
    { $n ->
        [one] One { NAME($card, form: "bare") } produces: { $gain }
        [2] Both { NAME($card, form: "plural") } produce: { $gain }
       *[other] All { $n } { NAME($card, form: "plural") } produce: { $gain }
    }
rise_and_fall-all-tax =
    { $n ->
        [one] One city collects taxes: { $gold } gold
        [2] Both cities collect taxes: { $gold } gold
       *[other] All { $n } cities collect taxes: { $gold } gold
    }
rise_and_fall-all-trade =
    { $n ->
        [one] One { NAME($card, form: "bare") } trades: { $gold } gold
        [2] Both { NAME($card, form: "plural") } trade: { $gold } gold
       *[other] All { $n } { NAME($card, form: "plural") } trade: { $gold } gold
    }
rise_and_fall-all-tithe =
    { $n ->
        [one] One temple collects the tithe: { $gold } gold
        [2] Both temples collect the tithe: { $gold } gold
       *[other] All { $n } temples collect the tithe: { $gold } gold
    }
rise_and_fall-all-gain =
    { $wood ->
        [0] +{ $stone } stone
       *[other] { $stone ->
            [0] +{ $wood } wood
           *[other] +{ $wood } wood, +{ $stone } stone
        }
    }

rise_and_fall-step-turn-0 = As it lies
rise_and_fall-step-turn-1 = Turned once
rise_and_fall-step-turn-2 = Turned twice
rise_and_fall-step-produce = Produce
rise_and_fall-step-build-city = Build a city
rise_and_fall-step-build-temple = Build a temple
rise_and_fall-step-tax = Collect taxes
rise_and_fall-step-trade = Trade
rise_and_fall-step-tithe = Collect the tithe
rise_and_fall-step-buy-wood = Buy wood
rise_and_fall-step-buy-stone = Buy stone
rise_and_fall-step-sell-wood = Sell wood
rise_and_fall-step-sell-stone = Sell stone
rise_and_fall-step-educate-merchant = Merchant, 2 gold
rise_and_fall-step-educate-mountaineer = Mountaineer, 1 gold
rise_and_fall-step-found-city = City, 1 stone
rise_and_fall-step-found-temple = Temple, 2 stone
rise_and_fall-step-land-nomad = Nomad, free
rise_and_fall-step-land-merchant = Merchant, 2 gold
rise_and_fall-step-all-produce = All produce
rise_and_fall-step-all-tax = All collect taxes: { $n } gold
rise_and_fall-step-all-trade = All trade: { $n } gold
rise_and_fall-step-all-tithe = All collect the tithe: { $n } gold
rise_and_fall-step-end = End actions
rise_and_fall-step-spare = Buy nothing

## What the pieces of a card could do

rise_and_fall-can-move = { $n } can move
rise_and_fall-can-produce = { $n } can produce
rise_and_fall-can-build-city = { $n } can build a city
rise_and_fall-can-build-temple = { $n } can build a temple
rise_and_fall-can-build-ship = { $n } can build a ship
rise_and_fall-can-grow = { $n } can grow a nomad
rise_and_fall-can-educate = { $n } can train a nomad
rise_and_fall-can-tax = { $n } can collect taxes
rise_and_fall-can-found = { $n } can build ashore
rise_and_fall-can-land = { $n } can go ashore
rise_and_fall-can-trade = { $n } can trade
rise_and_fall-can-convert = { $n } can convert a neighbour
rise_and_fall-can-tithe = { $n } can collect the tithe
rise_and_fall-can-bank = { $n } can deal with the bank
rise_and_fall-can-nothing = None of them can do anything now

## What one may do, in a terminal: hexes go by their coordinates

rise_and_fall-say-lay-sea = Lay the sea around { $area }
rise_and_fall-say-lay = Lay { NAME($terrain, form: "le") } at { $area }, { $turn ->
        [0] as it lies
        [1] turned once
       *[other] turned twice
    }
rise_and_fall-say-lift = Lift { NAME($terrain, form: "le") } at { $area }
rise_and_fall-say-deploy = Place your { NAME($card, form: "bare") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-wake = { NAME($card) } { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-move = Move to { NAME($terrain, form: "bare") } { $area }
rise_and_fall-say-build-ship = Build a ship at { $area } for 1 wood
rise_and_fall-say-grow = Grow a nomad { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-educate-merchant = Train the nomad at { $area } as a merchant for 2 gold
rise_and_fall-say-educate-mountaineer = Train the nomad at { $area } as a mountaineer for 1 gold
rise_and_fall-say-found-city = Build a city on plain { $area } for 1 stone
rise_and_fall-say-found-temple = Build a temple on plain { $area } for 2 stone
rise_and_fall-say-land-nomad = Go ashore as a nomad { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-land-merchant = Go ashore as a merchant { NAME($terrain, form: "a") } { $area } for 2 gold
rise_and_fall-say-convert = Convert { NAME($card, form: "le") } of { $other } at { $area } for { $n } gold

rise_and_fall-could-move = move
rise_and_fall-could-produce = produce
rise_and_fall-could-build-city = build a city
rise_and_fall-could-build-temple = build a temple
rise_and_fall-could-build-ship = build a ship
rise_and_fall-could-grow = grow
rise_and_fall-could-educate = train
rise_and_fall-could-tax = taxes { $n }
rise_and_fall-could-found = build ashore
rise_and_fall-could-trade = trade { $n }
rise_and_fall-could-tithe = tithe { $n }
rise_and_fall-could-land = go ashore
rise_and_fall-could-convert = convert
rise_and_fall-could-bank = bank

## The log

rise_and_fall-log-first-builder = { $who } lays the first tile
rise_and_fall-log-lays = { $who } lays { NAME($terrain, form: "un") } at { $area }
rise_and_fall-log-lifts = { $who } lifts { NAME($terrain, form: "un") } at { $area }
rise_and_fall-log-no-room =
    { $n ->
        [one] No room for { NAME($terrain, form: "le") }: { $who } must move { $n } tile
       *[other] No room for { NAME($terrain, form: "le") }: { $who } must move { $n } tiles
    }
rise_and_fall-log-no-packing =
    { $n ->
        [one] { $n } plain finds no room even so and leaves the game
       *[other] { $n } plains find no room even so and leave the game
    }
rise_and_fall-log-world = The world is made
rise_and_fall-log-first = { $who } is the first player
rise_and_fall-log-deploys = { $who } places { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-round = Round { $n }
rise_and_fall-log-plays = { $who } plays { NAME($card, form: "card") }
rise_and_fall-log-lost = { $who } has no { NAME($card, form: "bare") } left to act with, and passes
rise_and_fall-log-moves = { $who } moves { NAME($card, form: "un") } to { NAME($terrain, form: "bare") } { $area }
rise_and_fall-log-produces = { $who } produces 1 { NAME($resource, form: "bare") }
rise_and_fall-log-builds = { $who } builds { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-grows = { $who } grows a nomad { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-educates = { $who } makes { NAME($card, form: "un") } of the nomad at { $area }
rise_and_fall-log-taxes = { $who } taxes the city at { $area } for { $n } gold
rise_and_fall-log-trades = { $who } trades with { NAME($card, form: "le") } at { $area } for { $n } gold
rise_and_fall-log-tithes = { $who } collects a tithe of { $n } gold at { $area }
rise_and_fall-log-converts = { $who } converts { NAME($card, form: "un") } of { $other } at { $area } for { $n } gold
rise_and_fall-log-buys = { $who } buys 1 { NAME($resource, form: "bare") } for { $n } gold
rise_and_fall-log-sells = { $who } sells 1 { NAME($resource, form: "bare") } for { $n } gold
rise_and_fall-log-lands = { $who } lands { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-trophy =
    { $n ->
        [one] { $who } takes the trophy for { NAME($card, form: "plural") }, { $n } point
       *[other] { $who } takes the trophy for { NAME($card, form: "plural") }, { $n } points
    }
rise_and_fall-log-to-hand = { $who } takes the card { NAME($card, form: "card") } in hand
rise_and_fall-log-to-reserve = { $who } has lost the last { NAME($card, form: "bare") }: the card { NAME($card, form: "card") } goes to the reserve
rise_and_fall-log-gives = { $who } puts into Decline: { $cards }
rise_and_fall-log-redeems = { $who } buys back { NAME($card, form: "card") } for { $n } gold
rise_and_fall-log-extinct = The civilization of { $who } dies out
rise_and_fall-log-recycles = { $who } takes back the discard
rise_and_fall-log-token = { $who } becomes the first player
rise_and_fall-log-stalemate =
    { $n ->
        [one] { $n } round without a new trophy: the game ends
       *[other] { $n } rounds in a row without a new trophy: the game ends
    }
rise_and_fall-log-survivor = { $who } has the last civilization, and wins
rise_and_fall-log-end = The game is over

## What happened, where the board shows the hex

rise_and_fall-seen-lays = { $who } lays { NAME($terrain, form: "un") }
rise_and_fall-seen-lifts = { $who } lifts { NAME($terrain, form: "un") }
rise_and_fall-seen-deploys = { $who } places { NAME($card, form: "un") } { NAME($terrain, form: "a") }
rise_and_fall-seen-moves = { $who } moves { NAME($card, form: "un") } to { NAME($terrain, form: "bare") }
rise_and_fall-seen-builds = { $who } builds { NAME($card, form: "un") } { NAME($terrain, form: "a") }
rise_and_fall-seen-grows = { $who } grows a nomad { NAME($terrain, form: "a") }
rise_and_fall-seen-educates = { $who } makes { NAME($card, form: "un") } of a nomad
rise_and_fall-seen-taxes = { $who } taxes a city for { $n } gold
rise_and_fall-seen-trades = { $who } trades with { NAME($card, form: "un") } for { $n } gold
rise_and_fall-seen-tithes = { $who } collects a tithe of { $n } gold
rise_and_fall-seen-converts = { $who } converts { NAME($card, form: "un") } of { $other } for { $n } gold
rise_and_fall-seen-lands = { $who } lands { NAME($card, form: "un") } { NAME($terrain, form: "a") }

## The table as text

rise_and_fall-table-building =
    Making the world: { NAME($terrain, form: "le") } is laid now. Left to lay: { $tiles }.
rise_and_fall-table-left = { NAME($terrain, form: "bare") } { $n }
rise_and_fall-table-deploying = The world is made. { $first } places the first piece and then begins the first round.
rise_and_fall-table-time =
    Round { $round }. { $taken ->
        [0] No trophy has been taken
        [one] { $taken } trophy has been taken
       *[other] { $taken } trophies have been taken
    }; with { $target } the round is the last. { $first } is first player. The bank holds { $bank } gold.
rise_and_fall-table-price = A card in Decline costs { $n } gold.
rise_and_fall-table-no-price = Nothing lies in Decline before the first trophy.
rise_and_fall-table-trophies = Trophies
rise_and_fall-table-trophy =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-table-pieces = all { $n }
rise_and_fall-table-taken = taken by { $who }
rise_and_fall-table-free = free
rise_and_fall-table-nearest = { $who } has { $n }
rise_and_fall-table-players = Players
rise_and_fall-table-treasure = { $gold } gold, { $wood } wood, { $stone } stone
rise_and_fall-table-points =
    { $n ->
        [one] { $n } point as things stand
       *[other] { $n } points as things stand
    }
rise_and_fall-table-world = in the world: { $pieces }
rise_and_fall-table-count = { $n } { $n ->
        [one] { NAME($card, form: "bare") }
       *[other] { NAME($card, form: "plural") }
    }
rise_and_fall-table-played = plays { NAME($card, form: "card") }
rise_and_fall-table-chosen = has chosen
rise_and_fall-table-hand = hand: { $cards }
rise_and_fall-table-hand-count =
    { $n ->
        [one] hand: { $n } card
       *[other] hand: { $n } cards
    }
rise_and_fall-table-discard = discard: { $cards }
rise_and_fall-table-discard-top =
    { $n ->
        [one] discard: { NAME($card, form: "card") }
       *[other] discard: { $n } cards, { NAME($card, form: "card") } on top
    }
rise_and_fall-table-reserve = reserve: { $cards }
rise_and_fall-table-decline = Decline: { $cards }
rise_and_fall-table-extinct = died out
rise_and_fall-table-legend-row = a row begins with the hex written before it; one step right adds 1 to its first number
rise_and_fall-table-legend-piece = fAn nomad of A in forest
rise_and_fall-table-legend-bare = An nomad of A
rise_and_fall-table-legend-shared = + merchant on the city
rise_and_fall-table-wide = The world is too wide for this window: { $columns } columns would show it as a map.

## The table on a screen

rise_and_fall-scene-world = World
rise_and_fall-scene-players = Players
rise_and_fall-scene-hand = Hand
rise_and_fall-scene-discard = Discard
rise_and_fall-scene-reserve = Reserve
rise_and_fall-scene-played = Card played
rise_and_fall-scene-start = To place
rise_and_fall-scene-supply = Tiles
rise_and_fall-scene-trophies = Trophies
rise_and_fall-scene-decline = Decline
rise_and_fall-scene-legend = Points per hex of a region you lead
rise_and_fall-scene-cliff = Cliff
rise_and_fall-scene-player = { $who }
rise_and_fall-scene-hand-of = Hand of { $who }
rise_and_fall-scene-discard-of = Discard of { $who }
rise_and_fall-scene-reserve-of = Reserve of { $who }
rise_and_fall-scene-played-of = Card played by { $who }
rise_and_fall-scene-start-of = Pieces that { $who } has to place
rise_and_fall-scene-piece = { NAME($card) } of { $who }
rise_and_fall-scene-card = { NAME($card) } card of { $who }
rise_and_fall-scene-card-sealed = Your card, face down until all have chosen
rise_and_fall-scene-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-scene-tile =
    { NAME($terrain) }, { $n ->
        [0] no tile left
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
rise_and_fall-scene-frontier = Outside the world
rise_and_fall-scene-region =
    { NAME($terrain) } of { $size ->
        [one] { $size } hex
       *[other] { $size } hexes
    }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-scene-trophy =
    { $n ->
        [one] Trophy for all { $of } { NAME($card, form: "plural") }: { $n } point
       *[other] Trophy for all { $of } { NAME($card, form: "plural") }: { $n } points
    }
rise_and_fall-scene-trophy-taken =
    { $n ->
        [one] Trophy for { NAME($card, form: "plural") }: { $n } point, taken by { $who }
       *[other] Trophy for { NAME($card, form: "plural") }: { $n } points, taken by { $who }
    }
rise_and_fall-scene-price = { $n } gold to buy a card back
rise_and_fall-scene-gold = Gold
rise_and_fall-scene-wood = Wood
rise_and_fall-scene-stone = Stone
rise_and_fall-scene-hand-cards = Cards in hand
rise_and_fall-scene-won = Trophies
rise_and_fall-scene-extinct = Died out
rise_and_fall-scene-round = Round { $n }
rise_and_fall-scene-race =
    { $n ->
        [0] No trophy of { $of } yet
        [one] { $n } trophy of { $of }
       *[other] { $n } trophies of { $of }
    }
rise_and_fall-scene-laying =
    { NAME($terrain) }: { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
rise_and_fall-scene-last = Last round
rise_and_fall-scene-dry =
    { $n ->
        [one] { $n } round without a trophy
       *[other] { $n } rounds without a trophy
    }
rise_and_fall-scene-may-end =
    { $n ->
        [one] { $n } piece has not acted
       *[other] { $n } pieces have not acted
    }
rise_and_fall-scene-final = All choices are revealed: no undo after it.

rise_and_fall-phase-build = Make the world
rise_and_fall-phase-deploy = First pieces
rise_and_fall-phase-play = Choose a card
rise_and_fall-phase-act = Act
rise_and_fall-phase-decline = Decline
rise_and_fall-phase-buy_back = Buy back
rise_and_fall-phase-recycle = Recycle

## The cards: titles, short lines, and all they allow

rise_and_fall-card-nomad = Nomads
rise_and_fall-card-city = Cities
rise_and_fall-card-ship = Ships
rise_and_fall-card-mountaineer = Mountaineers
rise_and_fall-card-merchant = Merchants
rise_and_fall-card-temple = Temples

rise_and_fall-face-nomad-move = Move 1
rise_and_fall-face-nomad-produce = Produce wood or stone
rise_and_fall-face-nomad-build = Build city, temple, ship
rise_and_fall-face-city-grow = Grow a nomad
rise_and_fall-face-city-educate = Train a nomad
rise_and_fall-face-city-tax = Taxes 1 to 3
rise_and_fall-face-ship-move = Sail anywhere
rise_and_fall-face-ship-build = Build city or temple
rise_and_fall-face-ship-land = Go ashore
rise_and_fall-face-ship-trade = Trade, 3 per city
rise_and_fall-face-mountaineer-move = Move 3, over cliffs
rise_and_fall-face-mountaineer-produce = Produce wood or stone
rise_and_fall-face-mountaineer-build = Build a city
rise_and_fall-face-merchant-move = Move 4, over cliffs
rise_and_fall-face-merchant-trade = Trade, 5 or 3 per city
rise_and_fall-face-merchant-bank = Buy or sell at 5
rise_and_fall-face-merchant-build = Build a ship
rise_and_fall-face-temple-convert = Convert a neighbour
rise_and_fall-face-temple-tithe = Tithe, 2 per neighbour

rise_and_fall-about-nomad =
    Move 1 hex, not across a cliff. Produce 1 wood in forest or 1 stone on mountain. Build a city on plain or forest (1 wood, 1 stone), a temple on plain or mountain (2 stone), a ship from a coastal plain (1 wood).
rise_and_fall-about-city =
    Grow a nomad next door. Train a nomad of yours next door as a merchant (2 gold) or a mountaineer (1 gold). Collect taxes: 1 gold on mountain, 2 on plain, 3 in forest. Cliffs stop growth and training.
rise_and_fall-about-ship =
    Sail anywhere on its sea. Build a city (1 stone) or a temple (2 stone) on a plain next door. Go ashore on plain or forest as a nomad (free) or a merchant (2 gold). Trade: 3 gold for each city on its sea.
rise_and_fall-about-mountaineer =
    Move up to 3 hexes, over cliffs and glaciers and past your own pieces. Produce 1 wood in forest or 1 stone on mountain or glacier. Build a city in forest or on mountain (2 wood).
rise_and_fall-about-merchant =
    Move up to 4 hexes, over cliffs and past all pieces; may stop on a city. Trade: 5 gold for each foreign city here or next door, 3 for each of yours. Buy or sell 1 wood or stone for 5 gold. Build a ship from a coastal plain (1 wood).
rise_and_fall-about-temple =
    Convert an opponent’s piece next door: nomad 2 gold, mountaineer 3, merchant or ship 5. Collect the tithe: 2 gold for each of your pieces next door, except temples.

## Options

rise_and_fall-option-trophies = Length of the game
    .about = The round in which so many trophies have been taken is the last.
rise_and_fall-option-trophies-4 = Normal, 4 trophies
rise_and_fall-option-trophies-5 = Advanced, 5 trophies
rise_and_fall-option-trophies-6 = Epic, all 6 trophies
rise_and_fall-option-world = The world
    .about = Whether you build it together, chance builds it at once, or a world built before is used again.
rise_and_fall-option-world-together = Built together
rise_and_fall-option-world-quick = Quick world
rise_and_fall-option-world-saved = Saved world
rise_and_fall-option-buy_back = Buying back
    .about = Whether cards are bought back one player after the other, or by all in secret at once.
rise_and_fall-option-buy_back-in_turn = In turn order
rise_and_fall-option-buy_back-simultaneous = All at once
rise_and_fall-option-count = Final count
    .about = The quick count gives back half of the gold, rounded down; with an odd sum it is worth a point more.
rise_and_fall-option-count-full = Full
rise_and_fall-option-count-quick = Quick
rise_and_fall-option-discards = Discards
    .about = Whether you see all cards of the others, or only the top of their discards.
rise_and_fall-option-discards-open = Open
rise_and_fall-option-discards-top = Top card only
rise_and_fall-option-stalemate_rounds = Stalemate
    .about = After so many rounds in a row without a new trophy the game ends and is scored.
rise_and_fall-option-stalemate_rounds-100 = 100 rounds
rise_and_fall-option-stalemate_rounds-50 = 50 rounds
rise_and_fall-option-stalemate_rounds-20 = 20 rounds
rise_and_fall-option-stalemate_rounds-0 = Never
rise_and_fall-option-slow_player = Slow player
    .about = How long the last player without a card may think before chance plays one.
rise_and_fall-option-slow_player-0 = No limit
rise_and_fall-option-slow_player-3 = 3 seconds
rise_and_fall-option-slow_player-10 = 10 seconds
rise_and_fall-option-slow_player-30 = 30 seconds

## A closer look

rise_and_fall-look-hex = { $area }: { NAME($terrain, form: "bare") }.
rise_and_fall-look-piece = { NAME($card) } of { $who }.
rise_and_fall-look-empty = Nobody stands there.
rise_and_fall-look-region =
    It belongs to a region of { $size ->
        [one] { $size } hex
       *[other] { $size } hexes
    } worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
rise_and_fall-look-led = { $who } leads there.
rise_and_fall-look-unled = Nobody leads there.
rise_and_fall-look-cliffs = Cliffs towards: { $areas }.
rise_and_fall-look-card = { NAME($card, form: "card") } ({ $count } pieces). { $about } Points by pieces in the world: { $points }.

## Sections of the rules

rise_and_fall-section-setup = Set-up
rise_and_fall-section-world = Making the world
rise_and_fall-section-deployment = First pieces
rise_and_fall-section-cards = Civilization cards
rise_and_fall-section-playing = Playing a card
rise_and_fall-section-actions = Acting
rise_and_fall-section-bank = Treasure and bank
rise_and_fall-section-nomads = Nomads
rise_and_fall-section-cities = Cities
rise_and_fall-section-ships = Ships
rise_and_fall-section-temples = Temples
rise_and_fall-section-mountaineers = Mountaineers
rise_and_fall-section-merchants = Merchants
rise_and_fall-section-trophies = Trophies
rise_and_fall-section-decline = Decline
rise_and_fall-section-buy_back = Buying back
rise_and_fall-section-extinction = Extinction
rise_and_fall-section-recycling = Recycling
rise_and_fall-section-end = The end
rise_and_fall-section-scoring = Points

## Labels of a tally

label-rise_and_fall-end-winner = points
label-rise_and_fall-scoring-economy = economy
label-rise_and_fall-scoring-quick_count = gold kept
label-rise_and_fall-scoring-trophies = trophy
label-rise_and_fall-scoring-development = development
label-rise_and_fall-scoring-territory = territory
label-rise_and_fall-cities-taxes = taxes
label-rise_and_fall-cities-education = education
label-rise_and_fall-ships-trade = coastal cities
label-rise_and_fall-ships-transform_merchant = going ashore
label-rise_and_fall-merchants-trade = foreign cities
label-rise_and_fall-merchants-own_city = own cities
label-rise_and_fall-merchants-bank = dealing with the bank
label-rise_and_fall-temples-tithe = tithe
label-rise_and_fall-temples-price = conversion
label-rise_and_fall-bank-short = the bank has no more
label-rise_and_fall-buy_back-price = price

## Refusals: why an act is not allowed

no-rise_and_fall-world-turns = { NAME($terrain, form: "un") } is laid now
no-rise_and_fall-world-sea_table = a tile already lies there
no-rise_and_fall-world-sea_touch =
    { $n ->
        [0] it touches no other sea, and must touch at least 2
        [one] it touches only { $n } other sea, and must touch at least 2
       *[other] it touches { $n } other seas, and must touch at least 2
    }
no-rise_and_fall-world-sea_enclosure = it would close off an empty space
no-rise_and_fall-world-window = it would reach further than { $radius } hexes from where the world began
no-rise_and_fall-world-plain_on_sea =
    { $n ->
        [one] { $n } hex of it would not cover sea
       *[other] { $n } hexes of it would not cover sea
    }
no-rise_and_fall-world-forest_on_plain =
    { $n ->
        [one] { $n } hex of it would not cover plain
       *[other] { $n } hexes of it would not cover plain
    }
no-rise_and_fall-world-mountain_on_forest =
    { $n ->
        [one] { $n } hex of it would not cover forest
       *[other] { $n } hexes of it would not cover forest
    }
no-rise_and_fall-world-glacier_on_mountain =
    { $n ->
        [one] { $n } hex of it would not cover mountain
       *[other] { $n } hexes of it would not cover mountain
    }
no-rise_and_fall-world-no_overlap =
    { $n ->
        [one] it would lie over a tile of the same terrain
       *[other] it would lie over a tile of the same terrain, on { $n } hexes
    }
no-rise_and_fall-world-no_room_plain =
    { $n ->
        [one] there is no room: { $n } plain must be lifted first
       *[other] there is no room: { $n } plains must be lifted first
    }
no-rise_and_fall-world-no_room_upper =
    { $n ->
        [one] there is no room: { $n } tile of { NAME($terrain, form: "bare") } must be lifted first
       *[other] there is no room: { $n } tiles of { NAME($terrain, form: "bare") } must be lifted first
    }
no-rise_and_fall-world-lift =
    { $n ->
        [0] tiles are lifted only where there is no room for the next
        [one] lifting this one tile would not make room
       *[other] no { $n } tiles with this one among them would make room
    }
no-rise_and_fall-world-relay =
    { $n ->
        [one] the tile still in your hand would no longer fit
       *[other] the { $n } tiles still in your hand would no longer fit
    }
no-rise_and_fall-world-not_back = a lifted tile may not go back where it lay
no-rise_and_fall-deployment-order = one of your three first pieces is placed now
no-rise_and_fall-deployment-start = you have no such piece left to place
no-rise_and_fall-deployment-one_per_hex = somebody stands there already
no-rise_and_fall-deployment-ship = a ship starts at sea
no-rise_and_fall-deployment-land = nomads and cities start on plain, forest or mountain
no-rise_and_fall-playing-choose = this card is not in your hand
no-rise_and_fall-actions-kind = it is { NAME($card, form: "plural") } that act now, in their own ways
no-rise_and_fall-actions-once = this piece has acted already
no-rise_and_fall-actions-reserve = you have no { NAME($card, form: "bare") } left in your reserve
no-rise_and_fall-actions-cliff = a cliff is in the way
no-rise_and_fall-actions-stacking = somebody stands there already
no-rise_and_fall-actions-idle = nothing would come of it
no-rise_and_fall-bank-limit = nobody may have more than { $most } { NAME($resource, form: "bare") }
no-rise_and_fall-bank-cost = it costs { $cost } { NAME($resource, form: "bare") } and you have { $has }
no-rise_and_fall-nomads-move = a nomad goes to a neighbouring plain, forest or mountain
no-rise_and_fall-nomads-produce = a nomad produces in forest or on mountain only
no-rise_and_fall-nomads-city = a nomad builds a city on plain or forest only
no-rise_and_fall-nomads-temple = a nomad builds a temple on plain or mountain only
no-rise_and_fall-nomads-ship = a nomad builds a ship from a plain, on an empty sea hex next to it
no-rise_and_fall-cities-growth = the new nomad appears on plain, forest or mountain next to the city
no-rise_and_fall-cities-education = a city educates one of your nomads next to it
no-rise_and_fall-ships-move = a ship stays on its own sea
no-rise_and_fall-ships-build = a ship builds on an empty plain next to it
no-rise_and_fall-ships-transform_nomad = a nomad goes ashore on a plain or forest next to the ship
no-rise_and_fall-ships-transform_merchant = a merchant goes ashore on a plain or forest next to the ship
no-rise_and_fall-temples-conversion = a temple converts an opponent’s nomad, mountaineer, merchant or ship next to it
no-rise_and_fall-mountaineers-move = a mountaineer goes up to { $most } hexes, over land only
no-rise_and_fall-mountaineers-passing = a foreign piece bars the way
no-rise_and_fall-mountaineers-produce = a mountaineer produces in forest, on mountain or on glacier only
no-rise_and_fall-mountaineers-city = a mountaineer builds a city in forest or on mountain only
no-rise_and_fall-merchants-move = a merchant goes up to { $most } hexes, over land without glaciers
no-rise_and_fall-merchants-stopping = a merchant stops on an empty hex or on a city without a merchant
no-rise_and_fall-merchants-ship = a merchant builds a ship from a plain, on an empty sea hex next to it
no-rise_and_fall-decline-owed =
    { $n ->
        [one] you owe exactly { $n } card
       *[other] you owe exactly { $n } cards
    }
no-rise_and_fall-decline-choice = only cards of your hand and your discard go to Decline
no-rise_and_fall-decline-short =
    { $n ->
        [one] you owe your only active card
       *[other] you owe all { $n } of your active cards
    }
no-rise_and_fall-buy_back-one = this card is not in Decline
no-rise_and_fall-buy_back-forced = without an active card you must buy one back whose pieces are in the world

## What the pieces of a player are called where they tell where a hex lies

rise_and_fall-yours-city = your city
rise_and_fall-yours-temple = your temple
rise_and_fall-yours-ship = your ship
rise_and_fall-yours-nomad = your nomad
rise_and_fall-yours-mountaineer = your mountaineer
rise_and_fall-yours-merchant = your merchant
