### Plans & Ploys

tapestry-section-boxes = Les boîtes ensemble

## Options

tapestry-option-plans_and_ploys = Manœuvres & Manigances
    .about = Dix civilisations, quinze cartes Fresque, des cartes Monument et d’autres tuiles Espace.
tapestry-option-plans_and_ploys-out = Laissée de côté
tapestry-option-plans_and_ploys-in = Dans le jeu

## Monuments

tapestry-name-landmark-caravanserai = Caravansérail
    .le = le Caravansérail
tapestry-name-landmark-guildhall = Hôtel des guildes
    .le = l’Hôtel des guildes
tapestry-name-landmark-observatory = Observatoire
    .le = l’Observatoire
tapestry-name-landmark-aqueduct = Aqueduc
    .le = l’Aqueduc
tapestry-name-landmark-town_hall = Hôtel de ville
    .le = l’Hôtel de ville
tapestry-name-landmark-stadium = Stade
    .le = le Stade
tapestry-name-landmark-monolith = Monolithe
    .le = le Monolithe

no-tapestry-landmarks-board = il n’est pas sur le plateau des monuments

## Tuiles Espace

tapestry-name-star-s16 = Tuile du Monolithe
tapestry-name-star-s17 = Balise scientifique
tapestry-name-star-s18 = Bastion orbital
tapestry-name-star-s19 = Fonderie lointaine
tapestry-text-star-s16 = Gagnez le Monolithe, et 5 PV
tapestry-text-star-s17 = Jusqu’à la fin de la partie, 5 PV pour chacune de vos avancées en Science
tapestry-text-star-s18 = Jusqu’à la fin de la partie, 5 PV pour chacune de vos avancées en Militaire
tapestry-text-star-s19 = Jusqu’à la fin de la partie, 5 PV pour chacune de vos avancées en Technologie
