### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = Une cinquième piste, des chefs-d’œuvre, des tuiles Inspiration, des capitales avancées, cinq civilisations et d’autres cartes.
tapestry-option-arts_and_architecture-out = Laissée de côté
tapestry-option-arts_and_architecture-in = Dans le jeu

## Monuments

tapestry-name-landmark-castle = Château
    .le = le Château
tapestry-name-landmark-sculpture_garden = Jardin de sculptures
    .le = le Jardin de sculptures
tapestry-name-landmark-amphitheater = Amphithéâtre
    .le = l’Amphithéâtre
tapestry-name-landmark-weaving_hall = Halle aux tisserands
    .le = la Halle aux tisserands
tapestry-name-landmark-triumphal_arch = Arc de triomphe
    .le = l’Arc de triomphe
