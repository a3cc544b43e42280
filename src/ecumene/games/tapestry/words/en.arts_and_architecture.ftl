### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = A fifth track, masterpieces, inspiration tiles, advanced capitals, five civilizations and more cards.
tapestry-option-arts_and_architecture-out = Left in the box
tapestry-option-arts_and_architecture-in = In the game

## Landmarks

tapestry-name-landmark-castle = Castle
    .le = the Castle
tapestry-name-landmark-sculpture_garden = Sculpture Garden
    .le = the Sculpture Garden
tapestry-name-landmark-amphitheater = Amphitheater
    .le = the Amphitheater
tapestry-name-landmark-weaving_hall = Weaving Hall
    .le = the Weaving Hall
tapestry-name-landmark-triumphal_arch = Triumphal Arch
    .le = the Triumphal Arch
