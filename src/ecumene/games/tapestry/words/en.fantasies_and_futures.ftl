### Fantasies & Futures

tapestry-section-enchantments = Enchantments
tapestry-section-reserve = Reserve

## Options

tapestry-option-fantasies_and_futures = Fantasies & Futures
    .about = Enchanted tapestry cards, things kept in reserve for the last income turn, ten civilizations, six capitals and more cards.
tapestry-option-fantasies_and_futures-out = Left in the box
tapestry-option-fantasies_and_futures-in = In the game


## Reserve

tapestry-scene-reserve = Reserve
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
