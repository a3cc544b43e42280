### Fictions & Futurs

tapestry-section-enchantments = Enchantements
tapestry-section-reserve = Réserve

## Options

tapestry-option-fantasies_and_futures = Fictions & Futurs
    .about = Cartes enchantées, réserve pour le dernier tour de revenus, dix civilisations, six capitales et plus de technologies.
tapestry-option-fantasies_and_futures-out = Laissée de côté
tapestry-option-fantasies_and_futures-in = Dans le jeu


## Civilisations

tapestry-name-civ-artificers = Artificiers
    .le = les Artificiers
tapestry-name-civ-celestials = Célestes
    .le = les Célestes
tapestry-name-civ-faefolk = Peuple féerique
    .le = le Peuple féerique
tapestry-name-civ-genies = Génies
    .le = les Génies
tapestry-name-civ-illuminati = Illuminati
    .le = les Illuminati
tapestry-name-floating = Capitale flottante
    .bare = capitale flottante
tapestry-text-civ-artificers = Tours de revenus 2 à 4 : mettez de côté pour de bon le bâtiment le plus à gauche d’une ligne de revenus, ou décalez-le d’une case vers la gauche. Tour de revenus 5 : 1 point par bâtiment de revenus de votre capitale, ou décalez toute une ligne vers la gauche.
tapestry-text-civ-celestials = Vous commencez avec 1 avant-poste et 1 jeton sur la carte. Tours de revenus 2 à 4 : vous pouvez déplacer le jeton vers un territoire voisin et gagner les deux dés de conquête. Tour de revenus 5 : perdez 2 points par monument qui dépasse de votre capitale, gagnez-en 5 par monument entièrement dedans.
tapestry-text-civ-faefolk = Tours de revenus 2 à 4 : vous pouvez gagner une carte Fresque ; puis avancez dans le sens horaire d’autant d’emplacements que vous avez de cartes Fresque en main et non recouvertes sur votre plateau, et gagnez l’emplacement. Tour de revenus 5 : faites-le deux fois.
tapestry-text-civ-genies = Tours de revenus 2 à 4 : un adversaire tiré au sort choisit un cercle et le marque ; vous le marquez aussi et gagnez l’un des carrés voisins. Tour de revenus 5 : marquez deux cercles différents.
tapestry-text-civ-illuminati = Piochez 3 cartes Fresque et gardez-en 1. Quand un adversaire lance un dé qui est ici, vous gagnez ce qu’il montre d’abord, ou pouvez avancer sur la piste du dé de science sans bénéfice ; le dé s’en va. Tours de revenus 2 à 5 : 6 points par dé qui est ici, puis les trois reviennent.
tapestry-ask-artificersrow = Quel bâtiment mettez-vous de côté, ou décalez-vous d’une case vers la gauche ?
tapestry-ask-artificerslast = Marquez-vous vos bâtiments, ou décalez-vous une ligne vers la gauche ?
tapestry-ask-celestialskeep = Un avant-poste de votre départ devient-il votre capitale flottante ?
tapestry-ask-celestialsmove = Où va votre capitale flottante ?
tapestry-ask-faefolkcard =
    { $n ->
        [one] Gagnez-vous d’abord une carte Fresque ? Sans elle vous avancez de { $n } emplacement, avec elle d’un de plus.
       *[other] Gagnez-vous d’abord une carte Fresque ? Sans elle vous avancez de { $n } emplacements, avec elle d’un de plus.
    }
tapestry-ask-genieswish = Votre jeton est tiré : quel cercle choisissez-vous, pour vous et pour { $other } ?
tapestry-ask-geniescircle = Quel cercle marquez-vous ?
tapestry-ask-illuminatikeep = Laquelle de ces cartes Fresque gardez-vous ?
tapestry-say-build-artificersrow = Mettre { NAME($building, form: "un") } de côté
tapestry-say-pick-artificersrow = Décaler { NAME($building, form: "un") } d’une case vers la gauche
tapestry-say-pick-artificerslast = Décaler vers la gauche la ligne des { NAME($building, form: "plural") }
tapestry-say-accept-artificerslast =
    { $n ->
        [one] Marquer { $n } point pour vos bâtiments
       *[other] Marquer { $n } points pour vos bâtiments
    }
tapestry-say-accept-celestialskeep = Les garder et remplacer un avant-poste
tapestry-say-decline-celestialskeep = Les défausser et piocher une autre civilisation
tapestry-say-hex-celestialsmove = Aller vers { $area }
tapestry-say-decline-celestialsmove = Rester ici
tapestry-log-sets-aside = { $who } met { NAME($building, form: "un") } de côté
tapestry-log-slides = { $who } décale { NAME($building, form: "un") } d’une case vers la gauche
tapestry-log-slides-all = { $who } décale vers la gauche la ligne des { NAME($building, form: "plural") }
tapestry-log-floats = La capitale de { $who } flotte vers { $area }
tapestry-log-dances =
    { $n ->
        [one] { $who } avance de { $n } emplacement sur l’anneau
       *[other] { $who } avance de { $n } emplacements sur l’anneau
    }
tapestry-log-lot = { $who } tire le jeton de { $other }
tapestry-table-covered = ligne des { NAME($building, form: "plural") }, cases couvertes : { $places }
tapestry-table-aside = mis de côté : { $buildings }
tapestry-table-floating = capitale flottante : { $area }
tapestry-table-spot = emplacement { $n } de l’anneau : { $what }
tapestry-table-dice = dés sur le plateau : { $dice }
no-tapestry-civilizations-artificers = ce bâtiment ne peut pas aller là
no-tapestry-civilizations-celestials = la capitale flottante va vers un territoire voisin
no-tapestry-civilizations-genies = ce cercle est déjà marqué
no-tapestry-civilizations-illuminati = cette carte n’a pas été piochée

# Psioniques

tapestry-name-civ-psionics = Psioniques
    .le = les Psioniques
tapestry-text-civ-psionics = Ce que vous piochez dans une pioche ou une réserve, ou lancez, est choisi parmi deux : piochez-en un de plus, gardez-en un et remélangez l’autre ; lancez chaque dé deux fois et gardez un résultat. Tour de revenus 2 : une tuile Territoire. Tour 3 : une carte Fresque. Tour 4 : inventez. Tour 5 : recherche avec son bénéfice.
tapestry-ask-advisorskeep = Laquelle de ces cartes Fresque gardez-vous ?
tapestry-ask-keepbarontile = Avec laquelle de ces tuiles Territoire explorez-vous ?
tapestry-ask-keepcharttile = Avec laquelle de ces tuiles Territoire explorez-vous ?
tapestry-ask-keepface = Quel résultat du dé { $die ->
        [red] rouge
       *[black] noir
    } gardez-vous ?
tapestry-ask-keeplandmarkcard = Laquelle de ces cartes Monument gardez-vous ?
tapestry-ask-keepoption = Laquelle de ces cartes Fresque gardez-vous ?
tapestry-ask-keepstar = Laquelle de ces tuiles Espace gardez-vous ?
tapestry-ask-keeptech = Laquelle de ces cartes Technologie inventez-vous ?
tapestry-ask-keeptile = Laquelle de ces tuiles Territoire gardez-vous ?
tapestry-ask-reservestar = Laquelle de ces tuiles Espace mettez-vous en réserve ?
tapestry-ask-werefolkstar = Laquelle de ces tuiles Espace gagnez-vous et lancez-vous ?
tapestry-hint-keepoption = Vous seul les voyez. L’autre est remélangée dans la pioche.
tapestry-say-landmark-keeplandmarkcard = Garder la carte : { NAME($landmark) }
tapestry-say-pick-keepface = { NAME($face) }
tapestry-log-keeps-face = { $who } garde { NAME($face) } : { NAME($die, form: "le") }
no-tapestry-civilizations-psionics = ceci n’a pas été pioché

# Cartes Monument

tapestry-objective-one_kind =
    { $n ->
        [one] un bâtiment de revenus en jeu
       *[other] { $n } bâtiments de revenus du même type en jeu, où qu’ils se trouvent
    }
tapestry-objective-lines-small_city =
    { $n ->
        [one] une ligne ou une colonne complète de votre capitale, { $odd } dans une ville de six sur six
       *[other] { $n } lignes ou colonnes complètes de votre capitale, { $odd } dans une ville de six sur six
    }
tapestry-objective-districts-few_districts =
    { $n ->
        [one] un district complet de votre capitale, { $odd } si elle en a quatre ou moins
       *[other] { $n } districts complets de votre capitale, { $odd } si elle en a quatre ou moins
    }

## Capitales

tapestry-name-capital-polar = Cercle Polaire
tapestry-name-capital-netherworld = Enfers
tapestry-name-capital-quagmire = Bourbier
tapestry-name-capital-savanna = Savane
tapestry-name-capital-veil = Voile
tapestry-name-capital-city_in_a_bottle = Ville en Bouteille
tapestry-scene-district-pays =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
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

## Réserve

tapestry-scene-reserve = Réserve
tapestry-scene-reserve-when = utilisée au 5e revenu
tapestry-scene-reserve-instead = pas de carte : on utilise la réserve
tapestry-phase-reserve = Réserve
tapestry-reserved-building = { NAME($building) }
tapestry-reserved-tech = { NAME($tech) }
tapestry-reserved-star = { NAME($star) }
tapestry-reserved-card = { NAME($card) }
tapestry-reserved-token = Jeton de { NAME($card) }
tapestry-reserved-token-track = Jeton de { NAME($card) } pour { NAME($track, form: "bare") }
tapestry-scene-reserved = { $who }, en réserve : { $what }
tapestry-scene-reserved-by = Par { NAME($card) }
tapestry-table-reserve = en réserve : { $what }
tapestry-ask-reservetech = Quelle carte Technologie visible mettez-vous en réserve ?
tapestry-ask-reservecard = Quelle carte Fresque de votre main mettez-vous en réserve ?
tapestry-ask-reservetrack = Quelle piste le jeton en réserve désigne-t-il ?
tapestry-ask-nextreserve = Quel élément de votre réserve utilisez-vous ensuite ?
tapestry-say-invent-reservetech = Mettre { NAME($tech) } en réserve
tapestry-say-play-reservecard = Mettre { NAME($card) } en réserve
tapestry-effect-reserve-building = mettre { NAME($building, form: "un") } en réserve
tapestry-effect-reserve-tech = mettre une carte Technologie visible en réserve
tapestry-effect-reserve-star = mettre une tuile Espace en réserve
tapestry-effect-reserve-card = mettre une carte Fresque de sa main en réserve
tapestry-effect-reserve-token = au cinquième tour de revenus : { $what }
tapestry-effect-points-on-track = 1 PV par case parcourue sur la piste désignée
tapestry-log-reserves-building = { $who } met { NAME($building, form: "un") } en réserve
tapestry-log-reserves-tech = { $who } met { NAME($tech) } en réserve
tapestry-log-reserves-star = { $who } met { NAME($star) } en réserve
tapestry-log-reserves-card = { $who } met { NAME($card) } en réserve
tapestry-log-reserves-token = { $who } met un jeton pour { NAME($card) } en réserve
tapestry-log-reserves-token-track = { $who } met un jeton pour { NAME($card) } en réserve, pour { NAME($track, form: "bare") }
tapestry-log-joins = { $who } amène { NAME($tech) } de la réserve à la ligne du milieu
