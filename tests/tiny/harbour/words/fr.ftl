harbour-name = Le Port

harbour-name-spice = les épices
    .bare = épices
harbour-name-wine = le vin
    .bare = vin
harbour-name-convoy = le convoi
    .bare = convoi
harbour-name-customs = la douane
    .bare = douane

harbour-ask-berths = À quel quai accostez-vous ?
harbour-ask-turn = Piochez-vous une carte ou en jouez-vous une ?
harbour-ask-customs = { $other } a vendu. Réclamez-vous la douane ?

harbour-do-berth = Accoster au quai { $what }
harbour-do-draw = Piocher une carte
harbour-do-play = Jouer { NAME($what) }
harbour-do-sell = Vendre { NAME($what) } pour { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} et le dé du marché
harbour-do-claim = Réclamer la douane
harbour-do-waive = Laisser passer

no-harbour-turn-hand = vous n’avez pas de carte { NAME($card, "bare") }
no-harbour-customs-card = vous n’avez pas de carte { NAME("customs", "bare") }

harbour-log-sale = { $who } vend pour { $coins }
harbour-log-toll = { $who } réclame la douane à { $other }

label-harbour-sale-price = ventes
label-harbour-sale-worth = biens
label-harbour-sale-alone = seul à quai
label-harbour-sale-market = marché
label-harbour-customs-toll = douane
label-harbour-end-winner = pièces

harbour-table = { $who } : { $coins } pièces, { $cards } cartes, { $quay ->
    [none] en mer
   *[other] au quai { $quay }
}

harbour-scene-cards = Cartes
harbour-scene-deck = Pioche
harbour-scene-quay = Quai { $quay }
harbour-scene-hand = La main de { $who }
harbour-scene-coins = Pièces
harbour-phase-berths = Accoster
harbour-phase-turn = Commercer

harbour-option-rounds = Manches
    .about = Combien de manches on joue.
harbour-option-rounds-3 = Trois

harbour-section-round = La manche
harbour-section-turn = Le tour
harbour-section-sale = La vente
harbour-section-customs = La douane
harbour-section-end = La fin
