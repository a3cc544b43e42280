### Plans & Ploys

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
tapestry-effect-chart = explorer avec une nouvelle tuile
tapestry-effect-new-civilization = abandonner une civilisation contre une autre, puis { $what }
tapestry-effect-spy = regarder la main d’un voisin
tapestry-effect-withdraw = reprendre votre avant-poste
tapestry-effect-surrender = gagner le dé laissé, puis { $what }
## Questions

tapestry-ask-counter = { $other } vous tend une embuscade dans { $area } avec { NAME($card) }. L’annulez-vous ?
tapestry-ask-surrenderdie = Quel dé gagnez-vous ?
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
tapestry-log-spies = { $who } espionne { $other }

## Civilisations

tapestry-name-civ-riverfolk = Peuple de la Rivière
    .le = le Peuple de la Rivière
tapestry-name-civ-spies = Espions
    .le = les Espions
tapestry-name-civ-tinkerers = Bricoleurs
    .le = les Bricoleurs
tapestry-name-civ-treasure_hunters = Chasseurs de Trésors
    .le = les Chasseurs de Trésors
tapestry-name-civ-utilitarians = Utilitaristes
    .le = les Utilitaristes
tapestry-text-civ-riverfolk = Vous pouvez construire sur les parcelles infranchissables, qui comptent comme remplies avant et après. À la mise en place, 4 PV par district qui en a au moins 2 ; recouvrir la dernière d’un district donne 1 ressource ; à la fin du tour de revenus 5, vous perdez 1 PV par parcelle encore visible. Gagné en cours de partie, gardez-le, avec ces PV, ou défaussez-le et piochez une autre civilisation.
tapestry-text-civ-spies = Aux tours de revenus 2 à 5, vous recouvrez une de quatre missions ayant un effet et copiez, chez un voisin, la capacité d’une carte « Pose » non recouverte ; le bénéfice d’une tuile Territoire ou Espace de sa réserve ; le bénéfice, sans le bonus, d’une position sur une piste, qui compte comme activée ; ou le cercle ou le carré d’une carte Technologie selon sa rangée, jamais un monument. Vous pouvez ensuite regarder la main de ce voisin.
tapestry-text-start-spies = Qui commence avec les Espions perd 1 ressource au choix à la fin du premier tour de revenus.
tapestry-text-civ-tinkerers = À la mise en place, chaque adversaire gagne une carte Technologie de la pioche. Aux tours de revenus 2 à 5, vous recouvrez un de quatre tours ayant un effet : gagner le coût de la case d’un de vos pions ; avancer jusqu’à l’adversaire le plus proche devant vous sur une piste, avec le bénéfice ; reculer d’exactement 3 cases, avec le bénéfice et, en le payant, le bonus ; ou avancer jusqu’à la prochaine case à bonus et le prendre gratuitement, sans bénéfice ni monument.
tapestry-text-start-tinkerers = Chaque adversaire de qui commence avec les Bricoleurs gagne une carte Fresque, outre la carte Technologie de la mise en place.
tapestry-text-civ-treasure_hunters = À la mise en place, vous gagnez 2 tuiles Territoire. Aux tours de revenus 2 à 5, vous pouvez poser le jeton d’un terrain sur un territoire exploré sans pièce qui le montre, voisin d’un territoire que vous contrôlez ; vous le contrôlez, sans que ce soit une conquête. Montagne : 1 ouvrier et les deux dés de conquête ; prairie : 1 culture et, si vous le voulez, une avancée selon un de deux lancers du dé de science ; forêt : 1 nourriture et deux lancers du dé rouge ; désert : 1 pièce et un de deux lancers du dé noir.
tapestry-text-civ-utilitarians = À la mise en place, vous gagnez un monument du niveau II d’une piste et posez un de deux jetons sur sa ligne. Quand vous gagnez un monument qui a une ligne, vous pouvez y mettre un jeton, d’abord un jeton libre. Forge : 1 ressource pour une amélioration vers la rangée du haut. Caserne : aussi le dé rouge, à chaque conquête réussie. Phare : une fois par tour d’avancée, après le pas ou à la fin, 2 tuiles Territoire contre 1 ressource. Apothicaire : 1 ressource par autre monument. Niveau III : 4 PV par avancée aux niveaux III et IV de la piste. Gagnés en cours de partie, les jetons vont sur les lignes de monuments que vous avez.
tapestry-text-start-utilitarians = Qui commence avec les Utilitaristes perd 1 ressource au choix à la fin du premier tour de revenus.
tapestry-text-line-forge = Forge : 1 ressource pour une amélioration vers la rangée du haut
tapestry-text-line-barracks = Caserne : aussi le dé rouge, à chaque conquête réussie
tapestry-text-line-lighthouse = Phare : une fois par tour d’avancée, 2 tuiles Territoire contre 1 ressource
tapestry-text-line-apothecary = Apothicaire : 1 ressource par autre monument
tapestry-text-line-rubber_works = Manufacture de caoutchouc : 4 PV par avancée aux niveaux III et IV de la technologie
tapestry-text-line-tank_factory = Usine de tanks : 4 PV par avancée aux niveaux III et IV du militaire
tapestry-text-line-train_station = Gare : 4 PV par avancée aux niveaux III et IV de l’exploration
tapestry-text-line-academy = Académie : 4 PV par avancée aux niveaux III et IV de la science
tapestry-text-line-arts_ii = Piste Arts, niveau II : 3 PV par chef-d’œuvre
tapestry-text-line-arts_iii = Piste Arts, niveau III : 4 PV par avancée aux niveaux III et IV de la piste Arts
## Civilisations : ce qui est demandé

tapestry-ask-riverfolkkeep = Gardez-vous le Peuple de la Rivière ?
tapestry-ask-spiesmission = Quelle mission vos espions accomplissent-ils ?
tapestry-ask-spiestarget =
    { $mission ->
        [0] Quelle carte vos espions copient-ils ?
        [1] De quelle tuile vos espions copient-ils le bénéfice ?
        [2] Sur quelle piste vos espions copient-ils la position ?
       *[other] Quelle carte Technologie vos espions copient-ils ?
    }
tapestry-ask-spiestarget-player = De qui vos espions copient-ils la position sur une piste ?
tapestry-ask-tinkererstrick = Quel tour faites-vous ?
tapestry-ask-tinkerersmove =
    { $trick ->
        [0] Sur quelle piste gagnez-vous le coût de votre case ?
        [1] Sur quelle piste rattrapez-vous votre retard ?
        [2] Sur quelle piste reculez-vous ?
       *[other] Sur quelle piste allez-vous au prochain bonus ?
    }
tapestry-ask-tinkerersmove-token =
    { $trick ->
        [0] Le coût de la case de quel pion gagnez-vous ?
        [1] Lequel de vos pions rattrape son retard ?
        [2] Lequel de vos pions recule ?
       *[other] Lequel de vos pions va au prochain bonus ?
    }
tapestry-ask-tinkerersrefund =
    { $n ->
        [one] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous, encore { $n } ?
    }
tapestry-ask-treasurehunterstoken = Où cherchez-vous un trésor ?
tapestry-ask-treasurehuntersterrain = Le jeton de quel terrain y posez-vous ?
tapestry-ask-treasurehuntersdie = Quel lancer du dé noir gagnez-vous ?
tapestry-ask-treasurehunterstrack = Sur laquelle des pistes obtenues avancez-vous ?
tapestry-ask-utilitarianslandmark = Avec quel monument commencez-vous ?
tapestry-ask-utilitariansline = Sur la ligne de quel monument posez-vous un jeton ?
tapestry-ask-utilitarianstiles = Défaussez-vous 2 tuiles Territoire contre une ressource ?
tapestry-ask-utilitarianstoken = Mettez-vous un jeton sur cette ligne : { NAME($landmark, form: "le") } ?
tapestry-say-accept-riverfolkkeep = Le garder
tapestry-say-decline-riverfolkkeep = Le défausser et piocher une autre civilisation
tapestry-say-landmark-utilitariansline = Cette ligne : { NAME($landmark, form: "le") }
tapestry-say-landmark-utilitarianstoken = Ôter le jeton de cette ligne : { NAME($landmark, form: "le") }
tapestry-say-pick-spiesmission =
    { $n ->
        [1] Utiliser une carte d’un voisin
        [2] Gagner le bénéfice d’une tuile d’un voisin
        [3] Gagner le bénéfice de la position d’un voisin sur une piste
       *[other] Utiliser une carte Technologie d’un voisin
    }
tapestry-say-pick-tinkererstrick =
    { $n ->
        [1] Gagner le coût de la case d’un pion
        [2] Rattraper l’adversaire le plus proche devant vous
        [3] Reculer de 3 cases
       *[other] Aller au prochain bonus
    }
tapestry-say-pick-treasurehuntersdie = { NAME($face) }
tapestry-say-pick-treasurehuntersterrain = { NAME($terrain) }
tapestry-log-looks = { $who } regarde la main de { $other }
tapestry-log-claims = { $who } cherche un trésor dans { $area } : { NAME($terrain) }
tapestry-log-line = { $who } met un jeton sur cette ligne : { NAME($landmark, form: "le") }
tapestry-scene-impassable-left =
    { $n ->
        [0] Aucune parcelle infranchissable visible
        [one] { $n } parcelle infranchissable visible
       *[other] { $n } parcelles infranchissables visibles
    }
tapestry-scene-mission =
    { $n ->
        [0] La capacité d’une carte « Pose » non recouverte d’un voisin
        [1] Le bénéfice d’une tuile de la réserve d’un voisin
        [2] Le bénéfice de la position d’un voisin sur une piste
       *[other] Le cercle ou le carré d’une carte Technologie d’un voisin
    }
tapestry-scene-trick =
    { $n ->
        [0] Gagner le coût de la case d’un de vos pions
        [1] Avancer jusqu’à l’adversaire le plus proche : bénéfice, sans bonus
        [2] Reculer d’exactement 3 cases : bénéfice, et bonus en le payant
       *[other] Aller à la prochaine case à bonus : bonus gratuit, ni bénéfice ni monument
    }
tapestry-scene-treasure =
    { $n ->
        [0] Montagne : 1 ouvrier, les deux dés de conquête
        [1] Prairie : 1 culture, avancée selon un de deux lancers du dé de science
        [2] Forêt : 1 nourriture, deux fois le dé rouge
       *[other] Désert : 1 pièce, un de deux lancers du dé noir
    }
tapestry-scene-seen = Vu dans cette main : { $cards }
tapestry-mission =
    { $n ->
        [0] carte
        [1] tuile
        [2] piste
       *[other] technologie
    }
tapestry-trick =
    { $n ->
        [0] coût
        [1] rattraper
        [2] reculer
       *[other] bonus
    }
tapestry-table-missions = missions restantes : { $what }
tapestry-table-tricks = tours restants : { $what }
tapestry-table-treasures = trésors restants : { $what }
tapestry-table-lines = lignes actives : { $lines }
tapestry-table-hand-seen =
    { $n ->
        [0] main : { $cards }
        [one] main : { $cards } et { $n } autre carte
       *[other] main : { $cards } et { $n } autres cartes
    }
no-tapestry-civilizations-spies = cette mission est recouverte, ou il n’y a rien de tel à copier chez un voisin
no-tapestry-civilizations-tinkerers = ce tour est recouvert, ou il serait sans effet à cet endroit
no-tapestry-civilizations-treasure_hunters = aucun de vos jetons ne peut y aller
no-tapestry-civilizations-utilitarians = ce monument n’a pas de ligne pour votre jeton
no-tapestry-boxes-tinkerers_gift = le cadeau des Bricoleurs ne peut pas être amélioré avant la fin de votre premier tour de revenus

## La tuile Espace corrigée

tapestry-name-star-s04_corrected = Tuile Espace 4 corrigée
tapestry-text-star-s04_corrected = Gagnez une carte Fresque, puis jouez une carte Fresque par-dessus la dernière, puis 1 PV par carte Fresque, en main et sur votre plateau
tapestry-option-space_tile_4 = Tuile Espace 4
    .about = Avec Manœuvres & Manigances : telle qu’elle est imprimée dans la boîte de base, ses bénéfices dans l’ordre de votre choix, ou sa version corrigée, où l’on pioche, joue et marque dans cet ordre.
tapestry-option-space_tile_4-printed = Telle quelle
tapestry-option-space_tile_4-corrected = Corrigée

tapestry-scene-reveals = Vous voyez une main : impossible de revenir en arrière ensuite.
## Pourquoi pas

no-tapestry-responses-counter = une carte contre les embuscades répond à une embuscade, et à rien d’autre
no-tapestry-cards-manifest_destiny = il faut un territoire à côté de votre départ, puis une de vos tuiles qui donne quelque chose
no-tapestry-cards-double_agents = il faut un voisin, et une carte « Pose » de cette main

## Civilisations

tapestry-name-civ-advisors = Conseillers
tapestry-name-civ-aliens = Extraterrestres
tapestry-name-civ-infiltrators = Infiltrés
tapestry-name-civ-islanders = Insulaires
tapestry-name-civ-recyclers = Recycleurs
tapestry-text-civ-advisors = Aux tours de revenus 2 à 5, vous marquez 1 PV par carte Fresque en main, puis vous en défaussez jusqu’à quatre ; si vous en défaussez, vous gagnez 1 ressource. Pendant le tour d’avancée de n’importe qui, chaque fois qu’un voisin devrait piocher une carte Fresque, vous pouvez lui en donner une des vôtres à la place, à l’insu des autres, puis en piocher une. Vous commencez avec 3 cartes Fresque. Gagnés en cours de partie, vous pouvez donner à vos voisins celles que vous voulez de ces trois cartes, pour 5 PV chacune.
tapestry-text-civ-aliens = Vous commencez avec 4 tuiles Espace. Aux tours de revenus 2 à 5, vous défaussez la tuile Espace posée sur ce plateau, s’il y en a une. Ensuite, soit vous explorez sur le plateau une tuile Espace de votre réserve, en payant d’abord 1 ressource si vous venez d’en défausser une ; soit vous gagnez 1 ressource. Une tuile posée sur le plateau compte comme explorée tant qu’elle y reste.
tapestry-text-civ-infiltrators = Aux tours de revenus 2 à 5, soit vous placez un avant-poste sur un territoire où il n’y a qu’une pièce, l’avant-poste d’un adversaire : vous le contrôlez ensemble, vous gagnez le bénéfice de sa tuile, et plus personne ne peut le conquérir ; ce n’est pas une conquête et cela ne remplit aucun objectif. Soit vous posez un jeton sur le territoire de la capitale d’un adversaire, pour 1 PV par avant-poste qui lui reste ; le troisième au même endroit apporte une civilisation. Chaque fois que vous gagnez une civilisation, vous en piochez trois, en gardez une et remélangez les autres. Gagnés en cours de partie, ils donnent 1 culture.
tapestry-text-civ-islanders = Vous commencez avec 4 tuiles Territoire. Aux tours de revenus 2 à 5, vous pouvez explorer l’une des six cases autour de l’île de ce plateau, avec les PV des côtés qui y correspondent et le bénéfice de la tuile ; quand vous pouvez explorer pendant vos tours d’avancée, vous pouvez aussi explorer là. Personne ne contrôle ni ne conquiert ces cases. À la fin du tour de revenus 5, chaque tuile posée là qui n’a que de la mer sur ses côtés extérieurs rapporte 4 PV. Gagnés en cours de partie, vous pouvez les défausser et piocher une autre civilisation ; si vous les gardez, posez-y jusqu’à 4 de vos tuiles, qui ne donnent rien.
tapestry-text-civ-recyclers = En recevant ce plateau, piochez 3 cartes Technologie, gardez-en une sur votre ligne du bas et défaussez les autres. Aux tours de revenus 2 à 5, vous pouvez améliorer une carte Technologie. Au lieu d’améliorer une carte, vous pouvez en déplacer une de votre ligne du haut vers la ligne du bas, pour 5 PV et rien d’autre. Quand vous gagnez une carte Technologie, vous pouvez prendre n’importe quelle carte de la défausse.
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
tapestry-effect-explore-mat = explorer une case de ce plateau
tapestry-log-advises = { $who } donne une carte Fresque à { $other }
tapestry-log-infiltrates = { $who } partage désormais { $area }
tapestry-log-marks-home = { $who } pose un jeton sur { $area }
tapestry-log-lays = { $who } pose { NAME($tile) } sur { $area }
tapestry-log-recycles = { $who } ramène { NAME($tech) } à la ligne du bas
tapestry-scene-isle = L’île des Insulaires
tapestry-scene-tech-discard = Cartes Technologie défaussées
tapestry-table-shores = cases du plateau : { $hexes }
tapestry-table-tech-discard = Cartes Technologie défaussées : { $cards }
tapestry-look-hex-shared = contrôlée par { $who } et { $other }

tapestry-ask-lookathand = Regardez-vous la main de { $other } ?
