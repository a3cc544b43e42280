### Fictions & Futurs

tapestry-section-enchantments = Enchantements
tapestry-section-reserve = Réserve

## Options

tapestry-option-fantasies_and_futures = Fictions & Futurs
    .about = Des fresques enchantées, des éléments gardés en réserve pour le dernier tour de revenus, dix civilisations, six capitales et d’autres cartes.
tapestry-option-fantasies_and_futures-out = Laissée de côté
tapestry-option-fantasies_and_futures-in = Dans le jeu


## Capitales

tapestry-name-capital-polar = Cercle Polaire
tapestry-name-capital-netherworld = Enfers
tapestry-name-capital-quagmire = Bourbier
tapestry-name-capital-savanna = Savane
tapestry-name-capital-veil = Voile
tapestry-name-capital-city_in_a_bottle = Ville en Bouteille
tapestry-text-capital-polar = Six lignes de champ forment les districts ; les deux extérieures rapportent 2 ressources. Les autres parcelles ne comptent que pour les lignes et les colonnes.
tapestry-text-capital-netherworld = Reliez chacun des quatre diablotins au cœur de la ville par des parcelles bâties côte à côte : 2 ressources pour chacun, une seule fois.
tapestry-text-capital-quagmire = L’eau et les feux follets sont infranchissables. Chaque feu follet dont un côté touche un monument coûte 3 PV à la fin ; les roseaux montrent où. Les bâtiments de revenus peuvent s’y dresser.
tapestry-text-capital-savanna = Six districts ne rapportent rien sur le moment, mais chaque district complet donne 1 ressource à chaque tour de revenus, le dernier compris. Les blocs du milieu ne comptent que pour les lignes et les colonnes.
tapestry-text-capital-veil = Cinq districts rapportent 1 ressource. Trois sont en deux parties : X donne 2 cartes Fresque, Y un bâtiment de revenus, Z une avancée sur une piste au choix sans son bénéfice.
tapestry-text-capital-city_in_a_bottle = Six lignes et six colonnes pour les seuls bâtiments de revenus, et rien ne dépasse. Chaque monument est mis de côté pour 6 PV, à moins d’aller sur une carte ou sur la carte du monde.
tapestry-table-legend-imps = i diablotin, c cœur de la ville
tapestry-table-legend-wisps = w feu follet, ~ roseaux
tapestry-say-decline-placelandmark = Le mettre de côté pour 6 PV
no-tapestry-capitals-bottle_grid = cette ville n’a pas cette parcelle
no-tapestry-capitals-bottle_landmarks = aucun monument ne se dresse dans cette ville
