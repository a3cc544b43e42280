### What every box beside the base says

tapestry-section-boxes = The boxes together

## Landmark cards

tapestry-ask-draftlandmark = Which landmark card do you take?
tapestry-hint-draftlandmark = It lies open beside your mats. At the end of a turn on which you meet its objective, you gain its landmark. The other cards go to the next player.
tapestry-ask-chooseobjective = Which of these landmarks do you gain first?
tapestry-ask-nextatend = What comes first at the end of your turn?
tapestry-hint-nextatend = A landmark counts as a building of this turn for what comes after it; what you gain first may meet an objective.
tapestry-say-landmark-draftlandmark = Take the card of { NAME($landmark, form: "le") }
tapestry-effect-landmark-card =
    { $n ->
        [one] draw a landmark card
       *[other] draw { $n } landmark cards
    }
tapestry-log-deals-landmark-cards = { $who } draws the landmark cards from which everybody takes one
tapestry-log-landmark-card = { $who } takes the card of { NAME($landmark, form: "le") }
tapestry-log-objective = { $who } meets the objective of { NAME($landmark, form: "le") }
tapestry-table-draft = Everybody takes a landmark card.
tapestry-table-landmark-card = landmark card: { NAME($landmark) } ({ $what }: { $now }/{ $n })
tapestry-scene-landmark-cards = Landmark cards
tapestry-scene-landmark-draft = Landmark cards to choose from
tapestry-scene-deck-landmarks = Landmark cards left
tapestry-scene-objective = Objective: { $what }
tapestry-scene-objective-met = Objective met
tapestry-scene-tech-turned = Turned over
tapestry-scene-progress = { $now } of { $n }
no-tapestry-landmarks-objective = its objective is not met
label-tapestry-landmarks-objective = Towards its objective

## Mats of civilizations

tapestry-log-leaves-star = { $who } discards { NAME($star) } from the mat
tapestry-scene-mat-star = On the mat: { NAME($star) }
tapestry-table-mat-star = on the mat: { NAME($star) }
tapestry-scene-tokens-at =
    { $n ->
        [one] { $n } token with { $who }
       *[other] { $n } tokens with { $who }
    }

## Lands

tapestry-ask-ownland = Of which of your tiles do you gain the benefit?
tapestry-effect-own-land = gain the benefit of a tile you control
