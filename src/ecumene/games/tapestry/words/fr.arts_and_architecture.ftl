### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = Une cinquième piste, des chefs-d’œuvre, des tuiles Inspiration, des capitales avancées, cinq civilisations et d’autres cartes.
tapestry-option-arts_and_architecture-out = Laissée de côté
tapestry-option-arts_and_architecture-in = Dans le jeu
