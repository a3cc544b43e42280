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

## Noms : cartes Fresque

tapestry-name-card-black_death = Peste Noire
tapestry-name-card-border_tolls = Droits de passage
tapestry-name-card-cartography = Cartographie
tapestry-name-card-double_agents = Agents doubles
tapestry-name-card-double_cross = Entourloupe
tapestry-name-card-entertain_the_masses = Divertir la foule
tapestry-name-card-grand_design = Grand dessein
tapestry-name-card-land_survey = Cadastre
tapestry-name-card-manifest_destiny = Destinée manifeste
tapestry-name-card-propaganda = Propagande
tapestry-name-card-public_works = Grands travaux
tapestry-name-card-retreat = Battre en retraite
tapestry-name-card-surprise_party = Fête surprise
tapestry-name-card-surrender = Reddition
tapestry-name-card-war_chest = Trésor de guerre
## Ce que font les cartes Fresque

tapestry-text-card-black_death = Abandonnez une de vos civilisations contre une des deux que vous piochez, et gagnez 1 ressource ; ou 6 PV. Ce que le plateau perdu a donné reste à vous.
tapestry-text-card-border_tolls = 3 PV chaque fois qu’un adversaire explore ou conquiert à côté d’un territoire que vous contrôlez.
tapestry-text-card-cartography = Gagnez une tuile Territoire et explorez avec elle. Si ses côtés rapportent 3 PV ou plus, vous pouvez conquérir ce territoire.
tapestry-text-card-double_agents = Regardez la main d’un voisin ; vous pouvez utiliser la capacité d’une carte « Pose » qui s’y trouve et y reste. Puis ce voisin gagne une carte Fresque.
tapestry-text-card-double_cross = Contre une embuscade : quand un adversaire tend une embuscade à votre conquête, défaussez-la pour que l’embuscade soit sans effet. Pose : 1 ressource et 5 PV.
tapestry-text-card-entertain_the_masses = Gagnez le Stade, puis 1 PV par maison et 2 PV.
tapestry-text-card-grand_design = Gagnez une carte Monument et 3 PV, ou 3 PV par monument que vous possédez.
tapestry-text-card-land_survey = Gagnez 2 tuiles Territoire. Vous pouvez ensuite défausser 2 tuiles Territoire pour un bâtiment de revenus au choix.
tapestry-text-card-manifest_destiny = Conquérez un territoire à côté de celui où vous avez commencé. Puis vous pouvez gagner le bénéfice d’une tuile Territoire que vous contrôlez.
tapestry-text-card-propaganda = 3 PV chaque fois qu’un joueur, vous compris, gagne un monument.
tapestry-text-card-public_works = 1 ressource de plus et 2 PV par district que vous complétez.
tapestry-text-card-retreat = Riposte : quand un adversaire conquiert votre territoire, défaussez-la pour reprendre votre avant-poste dans votre réserve ; gagnez 1 ressource et 3 PV. Pose : explorez, et 5 PV.
tapestry-text-card-surprise_party = Riposte : quand un adversaire conquiert votre territoire, défaussez-la pour renverser l’avant-poste attaquant. Pose : 1 ressource et 7 PV ; chaque voisin gagne une tuile Territoire.
tapestry-text-card-surrender = Riposte : quand un adversaire conquiert votre territoire, défaussez-la : la conquête réussit, et vous gagnez le dé que l’attaquant laisse (un des deux s’il gagne les deux) et une carte Fresque. Pose : une carte Fresque et 8 PV.
tapestry-text-card-war_chest = 1 culture, et 2 PV par arsenal.
## Effets

tapestry-effect-conquer-home = conquérir à côté de votre départ
tapestry-effect-conquer-here = conquérir ce territoire
tapestry-effect-own-land = gagner le bénéfice d’une tuile contrôlée
tapestry-effect-chart = explorer avec une nouvelle tuile
tapestry-effect-new-civilization = abandonner une civilisation contre une autre, puis { $what }
tapestry-effect-spy = regarder la main d’un voisin
tapestry-effect-withdraw = reprendre votre avant-poste
tapestry-effect-surrender = gagner le dé laissé, puis { $what }
## Questions

tapestry-ask-counter = { $other } vous tend une embuscade dans { $area } avec { NAME($card) }. L’annulez-vous ?
tapestry-ask-surrenderdie = Quel dé gagnez-vous ?
tapestry-ask-ownland = De laquelle de vos tuiles gagnez-vous le bénéfice ?
tapestry-ask-losecivilization = Quelle civilisation abandonnez-vous ?
tapestry-ask-spyon = De qui regardez-vous la main ?
tapestry-ask-spyhand = Quelle carte de { $other } utilisez-vous ?
tapestry-hint-counter = Qui a des cartes est toujours interrogé : la question ne trahit rien.
tapestry-say-keep-spyhand = Utiliser { NAME($card) }
tapestry-say-civilization-losecivilization = Abandonner { NAME($civ) }
tapestry-scene-spied = La main regardée
## Journal

tapestry-log-counters = { $who } annule { NAME($cause) } par { NAME($card) }
tapestry-log-withdraws = { $who } se retire de { $area }
tapestry-log-civ-lost = { $who } abandonne une civilisation : { NAME($civ) }
tapestry-log-spies = { $who } regarde la main de { $other }
