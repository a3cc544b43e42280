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
