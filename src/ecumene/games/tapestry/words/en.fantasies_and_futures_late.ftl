### Fantasies & Futures: play after the last income turn

## Elder Ones, Merfolk, Weefolk, Werefolk, and play after the last income turn

tapestry-name-civ-elder_ones = Elder Ones
    .le = the Elder Ones
tapestry-name-civ-merfolk = Merfolk
    .le = the Merfolk
tapestry-name-civ-weefolk = Weefolk
    .le = the Weefolk
tapestry-name-civ-werefolk = Werefolk
    .le = the Werefolk
tapestry-text-civ-elder_ones = In step 1 of income turns 2 to 4 you gain 1 resource or 2 tapestry cards. In step 1 of income turn 5 you may discard up to 6 tapestry cards, for 2 resources each. After that turn you play on: when your turn comes you may advance as long as you can pay, without income turns and without responses. Then your card of era 4 works again, unless it is covered, and each landmark you gain is worth 10 points.
tapestry-text-civ-merfolk = In step 1 of income turns 2 to 4 you gain a tapestry card, then put all but 2 cards of your hand under this mat; only you may look at them, and they are not in your hand. In step 1 of income turn 5 you gain a tapestry card and take them all back; at the end of that turn you keep 5 cards at most. After it, as long as you have cards, on each of your turns you either play one onto the cards of era 4, for its “when played” ability and the enchantment on its left, or discard any number of them, at least one, for 5 points each. You may still play responses.
tapestry-text-civ-weefolk = In income turns 2 to 5 you give a token to an opponent, who puts it on an open plot of their capital; where it is full, in the place of an income building, which goes beside it. The plot counts as filled for them. On income turns 2 to 4 you may then discard a territory tile for an income building of your choice. On income turn 5 each of your tokens scores 1 point for each income building and each landmark in its row, and again in its column. Gained during the game, you give a token at once.
tapestry-text-civ-werefolk = In income turns 2 to 5 you discard the space tile on this mat, if there is one, then gain a space tile and throw it like a coin. Face up: you may move back one space on a track, without benefit, and then explore the tile on this mat, where it works as long as it lies there; otherwise you score 4 points and keep the tile. Face down: you advance on a track of your choice, with the benefit and, if you wish, the bonus for nothing.
tapestry-ask-lastturn = Your last income turn is over. What do you do in this turn?
tapestry-hint-lastturn = There is no more income: what is left in the end is worth nothing.
tapestry-ask-elderonesdiscard = Which tapestry card do you discard for 2 resources? { $n } more at most
tapestry-ask-merfolkdiscard = You keep five cards at most. Which one do you discard?
tapestry-ask-merfolkkeep = Which tapestry card stays in your hand? { $n } to go; the others go under the mat
tapestry-ask-merfolksell = Which tapestry card do you discard for 5 points?
tapestry-ask-weefolkhost = To which opponent do you give a token?
tapestry-ask-weefolkplot = { $other } gives you a token. On which plot of your capital do you put it?
tapestry-ask-weefolktile = Which territory tile do you discard for an income building?
tapestry-ask-werefolkretreat = Face up: on which track do you move back to explore { NAME($star) }?
tapestry-say-accept-lastturn = Discard cards for 5 points each
tapestry-say-pass-lastturn = End my game
tapestry-say-discard-elderonesdiscard = Discard { NAME($card) } for 2 resources
tapestry-say-pass-elderonesdiscard = Discard no more
tapestry-say-discard-merfolksell = Discard { NAME($card) } for 5 points
tapestry-say-pass-merfolksell = Discard no more
tapestry-say-decline-weefolktile = Keep the tiles
tapestry-say-decline-werefolkretreat = Stay, for 4 points
tapestry-log-plays-on = { $who } plays on after the last income turn
tapestry-log-submerges = { $who } puts tapestry cards under the mat: { $n }
tapestry-log-surfaces = { $who } takes back the cards under the mat: { $n }
tapestry-log-folk = { $who } puts a token of { $other } into their capital
tapestry-log-throws =
    { $what ->
        [up] { $who } throws a space tile: face up
       *[down] { $who } throws a space tile: face down
    }
tapestry-scene-plays-on = Plays on
tapestry-scene-submerged =
    { $n ->
        [one] { $n } card under the mat
       *[other] { $n } cards under the mat
    }
tapestry-scene-submerged-card = Under the mat: { NAME($card) }
tapestry-scene-folk-points =
    { $n ->
        [one] Their streets count { $n } point by now
       *[other] Their streets count { $n } points by now
    }
tapestry-table-legend-folk = * token
label-tapestry-civilizations-weefolk = in the row or column of a token
