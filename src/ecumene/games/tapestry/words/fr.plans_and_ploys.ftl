### Plans & Ploys

tapestry-section-boxes = Les boîtes ensemble

## Options

tapestry-option-plans_and_ploys = Manœuvres & Manigances
    .about = Dix civilisations, quinze cartes Fresque, des cartes Monument et d’autres tuiles Espace.
tapestry-option-plans_and_ploys-out = Laissée de côté
tapestry-option-plans_and_ploys-in = Dans le jeu
