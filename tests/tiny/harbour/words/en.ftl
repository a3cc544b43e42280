harbour-name = Harbour

harbour-name-spice = spice
harbour-name-wine = wine
harbour-name-convoy = convoy
harbour-name-customs = customs

harbour-ask-berths = At which quay do you berth?
harbour-ask-turn = Do you draw a card or play one?
harbour-ask-customs = { $other } has sold goods. Do you claim customs?

harbour-do-berth = Berth at quay { $what }
harbour-do-draw = Draw a card
harbour-do-play = Play { NAME($what) }
harbour-do-sell = Sell { NAME($what) } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and the market die
harbour-do-claim = Claim customs
harbour-do-waive = Let the goods pass

no-harbour-turn-hand = you hold no { NAME($card) } card
no-harbour-customs-card = you hold no { NAME("customs") } card

harbour-log-sale = { $who } sells for { $coins }
harbour-log-toll = { $who } claims customs from { $other }

label-harbour-sale-price = sales
label-harbour-sale-worth = goods
label-harbour-sale-alone = alone at the quay
label-harbour-sale-market = market
label-harbour-customs-toll = customs
label-harbour-end-winner = coins

harbour-table = { $who }: { $coins } coins, { $cards } cards, { $quay ->
    [none] at sea
   *[other] at quay { $quay }
}

harbour-scene-cards = Cards
harbour-scene-deck = Deck
harbour-scene-quay = Quay { $quay }
harbour-scene-hand = The hand of { $who }
harbour-scene-coins = Coins
harbour-phase-berths = Berth
harbour-phase-turn = Trade

harbour-option-rounds = Rounds
    .about = How many rounds are played.
harbour-option-rounds-3 = Three

harbour-section-round = A round
harbour-section-turn = A turn
harbour-section-sale = Selling
harbour-section-customs = Customs
harbour-section-end = The end
