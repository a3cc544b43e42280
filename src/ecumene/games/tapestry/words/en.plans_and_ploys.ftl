### Plans & Ploys

tapestry-section-boxes = The boxes together

## Options

tapestry-option-plans_and_ploys = Plans & Ploys
    .about = Ten civilizations, fifteen tapestry cards, landmark cards and more space tiles.
tapestry-option-plans_and_ploys-out = Left in the box
tapestry-option-plans_and_ploys-in = In the game

## Landmarks

tapestry-name-landmark-caravanserai = Caravanserai
    .le = the Caravanserai
tapestry-name-landmark-guildhall = Guildhall
    .le = the Guildhall
tapestry-name-landmark-observatory = Observatory
    .le = the Observatory
tapestry-name-landmark-aqueduct = Aqueduct
    .le = the Aqueduct
tapestry-name-landmark-town_hall = Town Hall
    .le = the Town Hall
tapestry-name-landmark-stadium = Stadium
    .le = the Stadium
tapestry-name-landmark-monolith = Monolith
    .le = the Monolith

no-tapestry-landmarks-board = it does not lie on the landmark board

## Space tiles

tapestry-name-star-s16 = Monolith tile
tapestry-name-star-s17 = Research Beacon
tapestry-name-star-s18 = Orbital Bastion
tapestry-name-star-s19 = Deep-Space Foundry
tapestry-text-star-s16 = Gain the Monolith, and 5 points
tapestry-text-star-s17 = For the rest of the game, 5 points for each of your steps forward on science
tapestry-text-star-s18 = For the rest of the game, 5 points for each of your steps forward on military
tapestry-text-star-s19 = For the rest of the game, 5 points for each of your steps forward on technology

## Landmark cards

tapestry-objective-tiles =
    { $n ->
        [one] a territory tile in your supply
       *[other] { $n } territory tiles in your supply
    }
tapestry-objective-same_buildings =
    { $n ->
        [one] an income building in your capital
       *[other] { $n } income buildings of one kind in your capital
    }
tapestry-objective-top_techs =
    { $n ->
        [one] a tech card in your top row
       *[other] { $n } tech cards in your top row
    }
tapestry-objective-lines =
    { $n ->
        [one] a complete row or column of your capital
       *[other] { $n } complete rows or columns of your capital
    }
tapestry-objective-districts =
    { $n ->
        [one] a complete district of your capital
       *[other] { $n } complete districts of your capital
    }
tapestry-ask-draftlandmark = Which landmark card do you take?
tapestry-hint-draftlandmark = It lies open beside your mats. At the end of a turn on which you meet its objective, you gain its landmark. The other cards go to the next player.
tapestry-ask-chooseobjective = Which of these landmarks do you gain first?
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
tapestry-scene-progress = { $now } of { $n }
no-tapestry-landmarks-objective = its objective is not met
label-tapestry-landmarks-objective = Towards its objective
