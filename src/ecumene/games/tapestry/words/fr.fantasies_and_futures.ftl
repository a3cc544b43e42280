### Fictions & Futurs

tapestry-section-enchantments = Enchantements
tapestry-section-reserve = Réserve

## Options

tapestry-option-fantasies_and_futures = Fictions & Futurs
    .about = Des fresques enchantées, des éléments gardés en réserve pour le dernier tour de revenus, dix civilisations, six capitales et d’autres cartes.
tapestry-option-fantasies_and_futures-out = Laissée de côté
tapestry-option-fantasies_and_futures-in = Dans le jeu


## Réserve

tapestry-scene-reserve = Réserve
tapestry-phase-reserve = Réserve
tapestry-reserved-building = { NAME($building) }
tapestry-reserved-tech = { NAME($tech) }
tapestry-reserved-star = { NAME($star) }
tapestry-reserved-card = { NAME($card) }
tapestry-reserved-token = Jeton de { NAME($card) }
tapestry-reserved-token-track = Jeton de { NAME($card) } pour { NAME($track, form: "bare") }
tapestry-scene-reserved = { $who }, en réserve : { $what }
tapestry-scene-reserved-by = Par { NAME($card) }
tapestry-table-reserve = en réserve : { $what }
tapestry-ask-reservetech = Quelle carte Technologie visible mettez-vous en réserve ?
tapestry-ask-reservecard = Quelle carte Fresque de votre main mettez-vous en réserve ?
tapestry-ask-reservetrack = Quelle piste le jeton en réserve désigne-t-il ?
tapestry-ask-nextreserve = Quel élément de votre réserve utilisez-vous ensuite ?
tapestry-say-invent-reservetech = Mettre { NAME($tech) } en réserve
tapestry-say-play-reservecard = Mettre { NAME($card) } en réserve
tapestry-effect-reserve-building = mettre { NAME($building, form: "un") } en réserve
tapestry-effect-reserve-tech = mettre une carte Technologie visible en réserve
tapestry-effect-reserve-star = mettre une tuile Espace en réserve
tapestry-effect-reserve-card = mettre une carte Fresque de sa main en réserve
tapestry-effect-reserve-token = au cinquième tour de revenus : { $what }
tapestry-effect-points-on-track = 1 PV par case parcourue sur la piste désignée
tapestry-log-reserves-building = { $who } met { NAME($building, form: "un") } en réserve
tapestry-log-reserves-tech = { $who } met { NAME($tech) } en réserve
tapestry-log-reserves-star = { $who } met { NAME($star) } en réserve
tapestry-log-reserves-card = { $who } met { NAME($card) } en réserve
tapestry-log-reserves-token = { $who } met un jeton pour { NAME($card) } en réserve
tapestry-log-reserves-token-track = { $who } met un jeton pour { NAME($card) } en réserve, pour { NAME($track, form: "bare") }
tapestry-log-joins = { $who } amène { NAME($tech) } de la réserve à la ligne du milieu
