### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = Une cinquième piste, des chefs-d’œuvre, des tuiles Inspiration, des capitales avancées, cinq civilisations et d’autres cartes.
tapestry-option-arts_and_architecture-out = Laissée de côté
tapestry-option-arts_and_architecture-in = Dans le jeu

## Capitales

tapestry-section-capitals = Capitales avancées
tapestry-name-capital-archipelago = Archipel
tapestry-name-capital-swamp = Marais
tapestry-name-capital-cloud_city = Ville du Ciel
tapestry-name-capital-mesa = Mesa
tapestry-name-capital-caldera = Caldeira
tapestry-name-capital-terraces = Terrasses
tapestry-text-capital-archipelago = Huit îles de tailles inégales forment les districts.
tapestry-text-capital-swamp = Les nénuphars comptent comme remplis et l’on peut y construire ; chacun qui reste visible coûte 2 PV à la fin. Deux lignes ou colonnes complètes qui n’en montrent pas donnent ensemble 1 PV de plus.
tapestry-text-capital-cloud_city = Sept nuages forment les districts ; rien ne dépasse de la grille. Interdite à qui commence avec le Peuple de la Rivière.
tapestry-text-capital-mesa = Un vaste plateau ; rien ne dépasse de la grille.
tapestry-text-capital-caldera = Huit districts autour d’un cratère ; les quatre sur ses côtés donnent ensemble 1 ressource de plus.
tapestry-text-capital-terraces = Chaque ligne est un district.
tapestry-look-capital = { NAME($capital) } : { $text }
tapestry-table-legend-pad = o nénuphar
tapestry-log-loses-points = { $who } perd { $n } PV ({ NAME($cause) })
label-tapestry-capitals-swamp_scoring = sans nénuphar
no-tapestry-capitals-no_overhang = rien ne peut dépasser de cette capitale
no-tapestry-capitals-not_with = cette civilisation ne peut pas commencer dans cette capitale
