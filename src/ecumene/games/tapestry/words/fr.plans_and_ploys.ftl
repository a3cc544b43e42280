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

## Cartes Monument

tapestry-objective-tiles =
    { $n ->
        [one] une tuile Territoire dans votre réserve
       *[other] { $n } tuiles Territoire dans votre réserve
    }
tapestry-objective-same_buildings =
    { $n ->
        [one] un bâtiment de revenus dans votre capitale
       *[other] { $n } bâtiments de revenus du même type dans votre capitale
    }
tapestry-objective-top_techs =
    { $n ->
        [one] une carte Technologie sur votre ligne du haut
       *[other] { $n } cartes Technologie sur votre ligne du haut
    }
tapestry-objective-lines =
    { $n ->
        [one] une ligne ou une colonne complète de votre capitale
       *[other] { $n } lignes ou colonnes complètes de votre capitale
    }
tapestry-objective-districts =
    { $n ->
        [one] un district complet de votre capitale
       *[other] { $n } districts complets de votre capitale
    }
tapestry-ask-draftlandmark = Quelle carte Monument prenez-vous ?
tapestry-hint-draftlandmark = Elle reste visible à côté de vos plateaux. À la fin d’un tour où vous remplissez son objectif, vous gagnez son monument. Les autres cartes passent au joueur suivant.
tapestry-ask-chooseobjective = Lequel de ces monuments gagnez-vous d’abord ?
tapestry-say-landmark-draftlandmark = Prendre la carte : { NAME($landmark) }
tapestry-effect-landmark-card =
    { $n ->
        [one] piochez une carte Monument
       *[other] piochez { $n } cartes Monument
    }
tapestry-log-deals-landmark-cards = { $who } pioche les cartes Monument dont chacun prend une
tapestry-log-landmark-card = { $who } prend la carte Monument { NAME($landmark) }
tapestry-log-objective = { $who } remplit l’objectif de sa carte Monument : { NAME($landmark) }
tapestry-table-draft = Chacun prend une carte Monument.
tapestry-table-landmark-card = carte Monument : { NAME($landmark) } ({ $what } : { $now }/{ $n })
tapestry-scene-landmark-cards = Cartes Monument
tapestry-scene-landmark-draft = Cartes Monument à choisir
tapestry-scene-deck-landmarks = Cartes Monument restantes
tapestry-scene-objective = Objectif : { $what }
tapestry-scene-objective-met = Objectif rempli
tapestry-scene-progress = { $now } sur { $n }
no-tapestry-landmarks-objective = son objectif n’est pas rempli
label-tapestry-landmarks-objective = Vers son objectif
