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

## Civilizations

tapestry-name-civ-advisors = Advisors
    .le = the Advisors
tapestry-name-civ-aliens = Aliens
    .le = the Aliens
tapestry-name-civ-infiltrators = Infiltrators
    .le = the Infiltrators
tapestry-name-civ-islanders = Islanders
    .le = the Islanders
tapestry-name-civ-recyclers = Recyclers
    .le = the Recyclers
tapestry-text-civ-advisors = In step 1 you score 1 point for each tapestry card in your hand, then discard down to four; if you discard any, you gain 1 resource. In anybody’s advance turn, whenever a neighbour would draw a tapestry card, you may hand them one of yours instead, unseen by the others, and then draw one. You begin with 3 tapestry cards. Gained during the game, you may give any of these three to neighbours, for 5 points each.
tapestry-text-civ-aliens = You begin with 4 space tiles. In step 1 you discard the space tile on this mat, if there is one. Then you either explore a space tile of your supply on the mat, and pay 1 resource first if you have just discarded one; or you gain 1 resource. A tile on the mat counts as explored as long as it lies there.
tapestry-text-civ-infiltrators = In step 1 you either put an outpost on a territory where a single piece stands, an opponent’s outpost: you control it together, gain the benefit of its tile, and nobody can conquer it any more; that is no conquest and earns no achievement. Or you put a token on an opponent’s capital territory, for 1 point for each outpost they have left; the third on the same one brings a civilization. Whenever you gain a civilization you draw three, keep one and shuffle the others back. Gained during the game, they give 1 culture.
tapestry-text-civ-islanders = You begin with 4 territory tiles. In step 1 you may explore one of the six hexes around the island on this mat, with points for the sides that match there and the benefit of the tile; when you may explore in your advance turns, you can explore there too. Nobody controls or conquers these hexes. At the end of income turn 5, each tile there with nothing but sea on its outer sides scores 4 points. Gained during the game, you may discard them and draw another civilization; if you keep them, put up to 4 of your tiles there, which give nothing.
tapestry-text-civ-recyclers = When you get this mat, draw 3 tech cards, keep one in your bottom row and discard the others. In step 1 you may upgrade a tech card. Instead of upgrading a card you may move one of your top row to the bottom row, for 5 points and nothing else. When you gain a tech card, you may take any card of the discards.
tapestry-text-start-infiltrators = Whoever starts with the Infiltrators does not gain their culture.
tapestry-text-start-recyclers = Whoever starts with the Recyclers upgrades a tech card at once.

tapestry-ask-advisorsanswer = { $other } is about to draw a tapestry card. Which of yours do you hand over instead?
tapestry-ask-advisorsdiscard = Which tapestry card do you discard? { $n } to go
tapestry-ask-advisorsgift = Which of the cards you have just gained do you give to a neighbour, for 5 points?
tapestry-ask-advisorsneighbour = To which neighbour do you give the card?
tapestry-ask-alienstile = Which space tile do you explore on the mat?
tapestry-ask-aliensprice = With which resource do you pay to explore again?
tapestry-ask-infiltratorsplace = Which territory do you share, or on which capital territory do you put a token?
tapestry-ask-islanderskeep = Do you keep the Islanders?
tapestry-ask-islanderstile = Which tile do you put on the mat? Up to { $n } more
tapestry-ask-islanderslay = Where on the mat does the tile go?
tapestry-ask-recyclerskeep = Which of these tech cards do you keep?
tapestry-say-pick-advisorsanswer = Hand over { NAME($card) }
tapestry-say-pick-advisorsgift = Give { NAME($card) }
tapestry-say-decline-advisorsanswer = Let them draw
tapestry-say-decline-advisorsgift = Give no more
tapestry-say-decline-alienstile = Gain a resource instead
tapestry-say-accept-islanderskeep = Keep them
tapestry-say-decline-islanderskeep = Discard them and draw another civilization
tapestry-say-decline-islanderstile = Put no more
tapestry-say-hex-infiltratorsplace = Share { $area }
tapestry-say-hex-infiltratorsplace-home = Put a token on { $area }, the capital territory of { $other }
tapestry-effect-explore-mat = explore a hex of this mat
tapestry-log-advises = { $who } hands { $other } a tapestry card
tapestry-log-leaves-star = { $who } discards { NAME($star) } from the mat
tapestry-log-infiltrates = { $who } shares { $area } from now on
tapestry-log-marks-home = { $who } puts a token on { $area }
tapestry-log-lays = { $who } lays { NAME($tile) } on { $area }
tapestry-log-recycles = { $who } moves { NAME($tech) } back to the bottom row
tapestry-scene-isle = The island of the Islanders
tapestry-scene-mat-star = On the mat: { NAME($star) }
tapestry-scene-tech-discard = Tech cards discarded
tapestry-table-mat-star = on the mat: { NAME($star) }
tapestry-table-shores = hexes of the mat: { $hexes }
tapestry-table-tech-discard = Discarded tech cards: { $cards }
tapestry-look-hex-shared = controlled by { $who } and { $other }
tapestry-scene-tokens-at =
    { $n ->
        [one] { $n } token with { $who }
       *[other] { $n } tokens with { $who }
    }
