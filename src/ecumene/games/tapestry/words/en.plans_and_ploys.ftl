### Plans & Ploys

tapestry-section-boxes = The boxes together

## Options

tapestry-option-plans_and_ploys = Plans & Ploys
    .about = Ten civilizations, fifteen tapestry cards, landmark cards and more space tiles.
tapestry-option-plans_and_ploys-out = Left in the box
tapestry-option-plans_and_ploys-in = In the game
