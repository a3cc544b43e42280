### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = A fifth track, masterpieces, inspiration tiles, advanced capitals, five civilizations and more cards.
tapestry-option-arts_and_architecture-out = Left in the box
tapestry-option-arts_and_architecture-in = In the game
