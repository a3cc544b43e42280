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

## Civilisations

tapestry-name-civ-advisors = Conseillers
tapestry-name-civ-aliens = Extraterrestres
tapestry-name-civ-infiltrators = Infiltrés
tapestry-name-civ-islanders = Insulaires
tapestry-name-civ-recyclers = Recycleurs
tapestry-text-civ-advisors = À l’étape 1, vous marquez 1 PV par carte Fresque en main, puis vous en défaussez jusqu’à quatre ; si vous en défaussez, vous gagnez 1 ressource. Pendant le tour d’avancée de n’importe qui, chaque fois qu’un voisin devrait piocher une carte Fresque, vous pouvez lui en donner une des vôtres à la place, à l’insu des autres, puis en piocher une. Vous commencez avec 3 cartes Fresque. Gagnés en cours de partie, vous pouvez donner à vos voisins celles que vous voulez de ces trois cartes, pour 5 PV chacune.
tapestry-text-civ-aliens = Vous commencez avec 4 tuiles Espace. À l’étape 1, vous défaussez la tuile Espace posée sur ce plateau, s’il y en a une. Ensuite, soit vous explorez sur le plateau une tuile Espace de votre réserve, en payant d’abord 1 ressource si vous venez d’en défausser une ; soit vous gagnez 1 ressource. Une tuile posée sur le plateau compte comme explorée tant qu’elle y reste.
tapestry-text-civ-infiltrators = À l’étape 1, soit vous placez un avant-poste sur un territoire où il n’y a qu’une pièce, l’avant-poste d’un adversaire : vous le contrôlez ensemble, vous gagnez le bénéfice de sa tuile, et plus personne ne peut le conquérir ; ce n’est pas une conquête et cela ne remplit aucun objectif. Soit vous posez un jeton sur le territoire de la capitale d’un adversaire, pour 1 PV par avant-poste qui lui reste ; le troisième au même endroit apporte une civilisation. Chaque fois que vous gagnez une civilisation, vous en piochez trois, en gardez une et remélangez les autres. Gagnés en cours de partie, ils donnent 1 culture.
tapestry-text-civ-islanders = Vous commencez avec 4 tuiles Territoire. À l’étape 1, vous pouvez explorer l’un des six hexagones autour de l’île de ce plateau, avec les PV des côtés qui y correspondent et le bénéfice de la tuile ; quand vous pouvez explorer pendant vos tours d’avancée, vous pouvez aussi explorer là. Personne ne contrôle ni ne conquiert ces hexagones. À la fin du tour de revenus 5, chaque tuile posée là qui n’a que de la mer sur ses côtés extérieurs rapporte 4 PV. Gagnés en cours de partie, vous pouvez les défausser et piocher une autre civilisation ; si vous les gardez, posez-y jusqu’à 4 de vos tuiles, qui ne donnent rien.
tapestry-text-civ-recyclers = En recevant ce plateau, piochez 3 cartes Technologie, gardez-en une sur votre ligne du bas et défaussez les autres. À l’étape 1, vous pouvez améliorer une carte Technologie. Au lieu d’améliorer une carte, vous pouvez en déplacer une de votre ligne du haut vers la ligne du bas, pour 5 PV et rien d’autre. Quand vous gagnez une carte Technologie, vous pouvez prendre n’importe quelle carte de la défausse.
tapestry-text-start-infiltrators = Qui commence avec les Infiltrés ne gagne pas leur culture.
tapestry-text-start-recyclers = Qui commence avec les Recycleurs améliore aussitôt une carte Technologie.

tapestry-ask-advisorsanswer = { $other } va piocher une carte Fresque. Laquelle des vôtres lui donnez-vous à la place ?
tapestry-ask-advisorsdiscard = Quelle carte Fresque défaussez-vous ? Encore { $n }
tapestry-ask-advisorsgift = Laquelle des cartes que vous venez de gagner donnez-vous à un voisin, pour 5 PV ?
tapestry-ask-advisorsneighbour = À quel voisin donnez-vous la carte ?
tapestry-ask-alienstile = Quelle tuile Espace explorez-vous sur le plateau ?
tapestry-ask-aliensprice = Avec quelle ressource payez-vous pour explorer de nouveau ?
tapestry-ask-infiltratorsplace = Quel territoire partagez-vous, ou sur quel territoire de capitale posez-vous un jeton ?
tapestry-ask-islanderskeep = Gardez-vous les Insulaires ?
tapestry-ask-islanderstile = Quelle tuile posez-vous sur le plateau ? Encore { $n } au plus
tapestry-ask-islanderslay = Où la tuile va-t-elle sur le plateau ?
tapestry-ask-recyclerskeep = Laquelle de ces cartes Technologie gardez-vous ?
tapestry-say-pick-advisorsanswer = Donner { NAME($card) }
tapestry-say-pick-advisorsgift = Donner { NAME($card) }
tapestry-say-decline-advisorsanswer = Laisser piocher
tapestry-say-decline-advisorsgift = Ne plus donner
tapestry-say-decline-alienstile = Gagner plutôt une ressource
tapestry-say-accept-islanderskeep = Les garder
tapestry-say-decline-islanderskeep = Les défausser et piocher une autre civilisation
tapestry-say-decline-islanderstile = Ne plus en poser
tapestry-say-hex-infiltratorsplace = Partager { $area }
tapestry-say-hex-infiltratorsplace-home = Poser un jeton sur { $area }, le territoire de la capitale de { $other }
tapestry-effect-explore-mat = explorer un hexagone de ce plateau
tapestry-log-advises = { $who } donne une carte Fresque à { $other }
tapestry-log-leaves-star = { $who } défausse { NAME($star) } du plateau
tapestry-log-infiltrates = { $who } partage désormais { $area }
tapestry-log-marks-home = { $who } pose un jeton sur { $area }
tapestry-log-lays = { $who } pose { NAME($tile) } sur { $area }
tapestry-log-recycles = { $who } ramène { NAME($tech) } à la ligne du bas
tapestry-scene-isle = L’île des Insulaires
tapestry-scene-mat-star = Sur le plateau : { NAME($star) }
tapestry-scene-tech-discard = Cartes Technologie défaussées
tapestry-table-mat-star = sur le plateau : { NAME($star) }
tapestry-table-shores = hexagones du plateau : { $hexes }
tapestry-table-tech-discard = Cartes Technologie défaussées : { $cards }
tapestry-look-hex-shared = contrôlée par { $who } et { $other }
tapestry-scene-tokens-at =
    { $n ->
        [one] { $n } jeton chez { $who }
       *[other] { $n } jetons chez { $who }
    }
