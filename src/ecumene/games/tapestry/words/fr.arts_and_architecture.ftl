### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = Une cinquième piste, des chefs-d’œuvre, des tuiles Inspiration, des capitales avancées, cinq civilisations et d’autres cartes.
tapestry-option-arts_and_architecture-out = Laissée de côté
tapestry-option-arts_and_architecture-in = Dans le jeu
tapestry-option-science_die = Dé Science
    .about = Avec Arts & Architecture : le dé à 20 faces, qui montre aussi la piste Arts, ou celui à 12 faces, qui ne la montre jamais.
tapestry-option-science_die-by_box = Selon les boîtes
tapestry-option-science_die-d12 = 12 faces

## La piste Arts

tapestry-section-arts = Arts
tapestry-name-arts = Arts
    .bare = Arts
    .a = en Arts
    .de = d’Arts
    .short = A
tapestry-name-different_resource = Ressource différente
    .un = une ressource différente
    .le = la ressource différente
    .bare = ressource différente
    .plural = ressources différentes
tapestry-name-identical_resource = Ressource identique
    .un = une ressource identique
    .le = la ressource identique
    .bare = ressource identique
    .plural = ressources identiques
tapestry-per-track_arts = case en Arts
tapestry-per-income_building = bâtiment de revenus
tapestry-per-row = ligne complète
tapestry-per-column = colonne complète
tapestry-scene-tier-different = { $n } différentes
tapestry-scene-tier-identical = { $n } identiques
tapestry-ask-sparetrack = Quelle piste n’avance ni ne recule ?
tapestry-name-space-arts_1 = Art du récit
tapestry-name-space-arts_2 = Peinture corporelle
tapestry-name-space-arts_3 = Peinture rupestre
tapestry-name-space-arts_4 = Calligraphie
tapestry-name-space-arts_5 = Théâtre
tapestry-name-space-arts_6 = Ménestrels
tapestry-name-space-arts_7 = Galeries d’art
tapestry-name-space-arts_8 = Photographie
tapestry-name-space-arts_9 = Graphisme
tapestry-name-space-arts_10 = Architecture vivante
tapestry-name-space-arts_11 = Art génératif
tapestry-name-space-arts_12 = Rêves partagés
tapestry-text-space-arts_1 = Gagnez une carte Fresque
tapestry-text-space-arts_2 = 5 points
tapestry-text-space-arts_3 = Gagnez un chef-d’œuvre
tapestry-text-space-arts_4 = 1 point par tuile Territoire de votre réserve, puis 1 point par carte Technologie
tapestry-text-space-arts_5 = Posez l’une de vos tuiles Inspiration sur sa piste de revenus
tapestry-text-space-arts_6 = Diffusez l’un de vos chefs-d’œuvre, ou gagnez un bâtiment de revenus au choix
tapestry-text-space-arts_7 = Vous pouvez remplacer les chefs-d’œuvre visibles ; puis gagnez un chef-d’œuvre
tapestry-text-space-arts_8 = Posez l’une de vos tuiles Inspiration sur sa piste de revenus
tapestry-text-space-arts_9 = Avancez en Exploration, Science ou Technologie, avec bénéfice et bonus
tapestry-text-space-arts_10 = Gagnez un bâtiment de revenus au choix, puis 1 point par bâtiment de revenus
tapestry-text-space-arts_11 = Avancez en Exploration, Science, Militaire ou Technologie, avec bénéfice et bonus
tapestry-text-space-arts_12 = Diffusez jusqu’à trois chefs-d’œuvre différents, les vôtres ou ceux de vos voisins
tapestry-name-landmark-arts_ii = Petit théâtre
    .le = le Petit théâtre
tapestry-name-landmark-arts_iii = Musée
    .le = le Musée
tapestry-name-landmark-arts_iv = Dôme des rêves
    .le = le Dôme des rêves

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

## Cartes Monument

tapestry-objective-buildings =
    { $n ->
        [one] un bâtiment de revenus qui a quitté votre plateau Revenus
       *[other] { $n } bâtiments de revenus qui ont quitté votre plateau Revenus
    }
tapestry-objective-masterpieces =
    { $n ->
        [one] un chef-d’œuvre, retourné ou non
       *[other] { $n } chefs-d’œuvre, retournés ou non
    }
tapestry-objective-inspirations =
    { $n ->
        [one] une tuile Inspiration sur votre plateau Revenus
       *[other] { $n } tuiles Inspiration sur votre plateau Revenus
    }
tapestry-objective-hand =
    { $n ->
        [one] une carte Fresque dans votre main
       *[other] { $n } cartes Fresque dans votre main
    }
tapestry-objective-second_tiers =
    { $n ->
        [one] niveau II ou plus sur une piste
       *[other] niveau II ou plus sur { $n } pistes
    }

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

## Civilisations

tapestry-name-civ-gamblers = Joueurs de Casino
    .le = les Joueurs de Casino
tapestry-name-civ-relentless = Acharnés
    .le = les Acharnés
tapestry-name-civ-renegades = Renégats
    .le = les Renégats
tapestry-text-civ-gamblers = À la fin du tour de revenus 1 et à l’étape 1 des tours de revenus 2 à 4, révélez 3 cartes Fresque et jouez une carte « Pose » sur la case de votre ère ; s’il n’y en a pas, gardez l’une des trois. Les autres sont défaussées.
tapestry-text-civ-relentless = Chacun de vos tours où vous gagnez un bâtiment ou un monument ajoute un jeton. Le premier tour d’avancée sans en gagner les retire tous contre la récompense de leur nombre.
tapestry-text-civ-renegades = Quand vous avancez et gagneriez un bénéfice, vous pouvez y renoncer, bonus compris, pour avancer sur ce plateau, si le prochain pas a le niveau de cette case, et gagner tout ce qui s’y trouve.
tapestry-ask-gamblerscard = Laquelle des cartes révélées prenez-vous ? Une carte « Pose » est jouée aussitôt.
tapestry-ask-renegadesforgo = Renoncez-vous au bénéfice pour avancer sur votre propre piste ?
tapestry-log-turns-up = { $who } révèle { NAME($card) }
tapestry-log-forgoes = { $who } renonce au bénéfice et fait le pas { $n } des Renégats
no-tapestry-civilizations-gamblers = une carte « Pose » doit être jouée
tapestry-name-civ-collectors = Collectionneurs
    .le = les Collectionneurs
tapestry-name-civ-urban_planners = Urbanistes
    .le = les Urbanistes
tapestry-text-civ-collectors = À vos tours d’avancée, quand vous gagnez un avant-poste en conquérant, une maison, un monument, une carte Fresque, une tuile Territoire ou une carte Technologie, vous pouvez le poser ici s’il n’y a encore rien de cette sorte, contre 1 ressource. Ce qui est ici ne sert plus. À la fin du tour de revenus 5, les sortes rapportent 1, 3, 6, 10, 15 ou 21 PV.
tapestry-text-civ-urban_planners = Vous commencez avec une carte Monument de plus. Un monument que vous gagnez peut attendre ici et être placé à n’importe lequel de vos tours. À la fin du tour de revenus 5, votre plus grand groupe de monuments côte à côte dans la capitale rapporte 1, 4, 9, 16, 25, 36 ou 49 PV.
tapestry-text-start-collectors = Qui commence avec les Collectionneurs gagne 1 ressource.
tapestry-text-start-urban_planners = Qui commence avec les Urbanistes gagne 1 culture jusqu’à trois joueurs, ou 2 ressources au choix à quatre ou cinq.
tapestry-ask-collectorsstore-outpost = Posez-vous l’avant-poste sur votre plateau, contre 1 ressource, au lieu de conquérir ?
tapestry-ask-collectorsstore-tapestry = Posez-vous { NAME($card) } sur votre plateau, contre 1 ressource ?
tapestry-ask-collectorsstore-tile = Posez-vous { NAME($tile) } sur votre plateau, contre 1 ressource ?
tapestry-ask-collectorsstore-tech = Posez-vous { NAME($tech) } sur votre plateau, contre 1 ressource ?
tapestry-ask-urbanplannersplace = Lequel des monuments qui attendent placez-vous maintenant ?
tapestry-say-civilization-placebuilding = Sur le plateau : { NAME($civ) }
tapestry-say-civilization-placelandmark = Sur le plateau : { NAME($civ) }
tapestry-say-decline-urbanplannersplace = Les laisser attendre
tapestry-log-collects =
    { $what ->
        [outpost] { $who } pose un avant-poste sur le plateau des Collectionneurs
        [house] { $who } pose une maison sur le plateau des Collectionneurs
        [landmark] { $who } pose un monument sur le plateau des Collectionneurs
        [tile] { $who } pose une tuile Territoire sur le plateau des Collectionneurs
        [tech] { $who } pose une carte Technologie sur le plateau des Collectionneurs
       *[tapestry] { $who } pose une carte Fresque face cachée sur le plateau des Collectionneurs
    }
tapestry-log-waits = { $who } laisse attendre { NAME($landmark, form: "le") }
tapestry-scene-collect-outpost = Un avant-poste en conquérant
tapestry-scene-collect-house = Une maison
tapestry-scene-collect-landmark = Un monument
tapestry-scene-collect-tapestry = Une carte Fresque
tapestry-scene-collect-tile = Une tuile Territoire
tapestry-scene-collect-tech = Une carte Technologie
tapestry-scene-collected-outpost = Collection : un avant-poste
tapestry-scene-collected-house = Collection : une maison
tapestry-scene-collected-landmark = Collection : { NAME($name) }
tapestry-scene-collected-tapestry = Collection : une carte Fresque
tapestry-scene-collected-tile = Collection : { NAME($name) }
tapestry-scene-collected-tech = Collection : { NAME($name) }
tapestry-scene-waiting = En attente : { NAME($landmark) }
no-tapestry-civilizations-urban_planners = ce monument n’attend pas, ou ne tient nulle part
