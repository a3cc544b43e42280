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
    .set = Peinture cor­porelle
tapestry-name-space-arts_3 = Peinture rupestre
    .set = Peinture ru­pestre
tapestry-name-space-arts_4 = Calligraphie
    .set = Calli­graphie
tapestry-name-space-arts_5 = Théâtre
tapestry-name-space-arts_6 = Ménestrels
    .set = Ménes­trels
tapestry-name-space-arts_7 = Galeries d’art
tapestry-name-space-arts_8 = Photographie
    .set = Photo­graphie
tapestry-name-space-arts_9 = Graphisme
    .set = Gra­phisme
tapestry-name-space-arts_10 = Architecture vivante
    .set = Archi­tecture vi­vante
tapestry-name-space-arts_11 = Art génératif
    .set = Art géné­ratif
tapestry-name-space-arts_12 = Rêves partagés
    .set = Rêves par­tagés
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

## Chefs-d’œuvre et inspiration

tapestry-section-masterpieces = Chefs-d’œuvre
tapestry-section-inspiration = Inspiration
tapestry-name-masterpiece = Chef-d’œuvre
    .un = un chef-d’œuvre
    .le = le chef-d’œuvre
    .bare = chef-d’œuvre
    .plural = chefs-d’œuvre
tapestry-effect-inspire = poser une tuile Inspiration
tapestry-effect-broadcast = diffuser l’un de vos chefs-d’œuvre
tapestry-effect-broadcast-shared =
    { $n ->
        [one] diffuser un chef-d’œuvre à vous ou à un voisin
       *[other] diffuser jusqu’à { $n } chefs-d’œuvre différents, les vôtres ou ceux de vos voisins
    }
tapestry-effect-refresh-works = vous pouvez remplacer les chefs-d’œuvre visibles
tapestry-effect-turn-over = retourner cette carte
tapestry-effect-conquer-empty = conquérir un territoire sans pièce
tapestry-effect-upgrade-rest = améliorer une carte Technologie, une seule fois ce tour
tapestry-ask-createmasterpiece = Quel chef-d’œuvre gagnez-vous ?
tapestry-ask-nextmasterpiece = Lequel de vos chefs-d’œuvre rapporte maintenant ?
tapestry-ask-broadcastone = Lequel de vos chefs-d’œuvre diffusez-vous ?
tapestry-ask-broadcastshared =
    { $n ->
        [one] Quel dernier chef-d’œuvre diffusez-vous ?
       *[other] Quel chef-d’œuvre diffusez-vous ? Jusqu’à { $n }.
    }
tapestry-ask-refreshworks = Remplacez-vous d’abord les chefs-d’œuvre visibles ?
tapestry-ask-upgradeandrest = Quelle carte Technologie améliorez-vous, une seule fois ce tour ?
tapestry-ask-inspirerow = Sur quelle piste de revenus posez-vous sa tuile Inspiration ?
tapestry-say-masterpiece = Gagner { NAME($masterpiece) }
tapestry-say-masterpiece-deck = Prendre le premier chef-d’œuvre de la pioche
tapestry-say-masterpiece-nextmasterpiece = { NAME($masterpiece) }
tapestry-say-masterpiece-nextmasterpiece-lapses = { NAME($masterpiece) } (sans effet si c’est maintenant)
tapestry-say-masterpiece-broadcastone = Diffuser { NAME($masterpiece) }
tapestry-say-masterpiece-broadcastshared = Diffuser { NAME($masterpiece) }
tapestry-say-masterpiece-broadcastshared-other = Diffuser { NAME($masterpiece) } de { $other }
tapestry-say-decline-broadcastshared = Ne plus diffuser
tapestry-say-build-inspirerow = Poser { NAME($inspiration) } sur la piste des { NAME($building, form: "plural") }
tapestry-log-creates = { $who } gagne le chef-d’œuvre { NAME($masterpiece) }
tapestry-log-broadcasts = { $who } utilise { NAME($masterpiece) }
tapestry-log-refreshes-works = { $who } remplace les chefs-d’œuvre visibles
tapestry-log-inspires = { $who } pose la tuile Inspiration { NAME($inspiration) }
tapestry-scene-works = Œuvres offertes
tapestry-scene-masterpieces = Chefs-d’œuvre
tapestry-scene-deck-masterpieces = Pioche Chef-d’œuvre
tapestry-scene-single-use = Usage unique
tapestry-scene-turned-over = Utilisé
tapestry-scene-has-works = Chefs-d’œuvre
tapestry-table-works = Chefs-d’œuvre visibles
tapestry-table-masterpieces = chefs-d’œuvre : { $works }
tapestry-table-used-up = { $work } (utilisé)
tapestry-table-inspired = tuiles Inspiration : { $tiles }
tapestry-look-masterpiece = { NAME($masterpiece) } : { $text }
label-tapestry-scoring-masterpieces = chefs-d’œuvre
label-tapestry-arts-cost = coût
no-tapestry-masterpieces-hymn_to_the_clockmakers = cette carte a été améliorée pour ce tour
no-tapestry-masterpieces-statue_of_the_pathfinder = une pièce s’y trouve
tapestry-name-masterpiece-automaton_playing_chess = Automate aux échecs
tapestry-name-masterpiece-cathedral_of_light = Cathédrale de lumière
tapestry-name-masterpiece-choir_of_a_hundred_streets = Chœur des cent rues
tapestry-name-masterpiece-epic_of_the_two_brothers = Épopée des deux frères
tapestry-name-masterpiece-fresco_of_the_far_shore = Fresque du lointain rivage
tapestry-name-masterpiece-galley_captains_sketchbook = Galère et carnets
tapestry-name-masterpiece-hymn_to_the_clockmakers = Hymne aux horlogers
tapestry-name-masterpiece-jubilee_of_the_stars = Jubilé des étoiles
tapestry-name-masterpiece-kaleidoscope = Kaléidoscope
tapestry-name-masterpiece-long_colonnade = Longue colonnade
tapestry-name-masterpiece-march_of_the_provinces = Marche des provinces
tapestry-name-masterpiece-mosaic_of_the_merchants = Mosaïque des marchands
tapestry-name-masterpiece-needlework_of_the_ages = Ouvrage à l’aiguille
tapestry-name-masterpiece-panorama_of_the_siege = Panorama du siège
tapestry-name-masterpiece-portrait_of_a_moment = Portrait d’un instant
tapestry-name-masterpiece-quartet_in_gold = Quatuor en or
tapestry-name-masterpiece-romance_of_the_loom = Roman du métier à tisser
tapestry-name-masterpiece-self_portrait_with_masks = Soi-même aux masques
tapestry-name-masterpiece-statue_of_the_pathfinder = Statue de l’éclaireur
tapestry-name-masterpiece-symphony_of_engines = Symphonie des machines
tapestry-text-masterpiece-automaton_playing_chess = 1 point pour chacune de vos cartes Technologie, et 1 ressource au choix
tapestry-text-masterpiece-cathedral_of_light = Un bâtiment de revenus et 1 ressource au choix ; puis retournez cette carte
tapestry-text-masterpiece-choir_of_a_hundred_streets = 1 point par ligne complète de votre capitale, et 1 ressource au choix
tapestry-text-masterpiece-epic_of_the_two_brothers = 1 point pour chacun de vos arsenaux et de vos fermes, et 1 nourriture ou 1 culture
tapestry-text-masterpiece-fresco_of_the_far_shore = 1 tuile Territoire, et 1 ressource au choix
tapestry-text-masterpiece-galley_captains_sketchbook = 1 point par case parcourue en Exploration
tapestry-text-masterpiece-hymn_to_the_clockmakers = Améliorez une carte Technologie ; elle ne l’est plus pendant ce tour
tapestry-text-masterpiece-jubilee_of_the_stars = 1 point par case parcourue en Science
tapestry-text-masterpiece-kaleidoscope = Vous pouvez payer 1 ressource au choix pour avancer en Arts avec le bénéfice, et pouvez payer le bonus
tapestry-text-masterpiece-long_colonnade = 1 point par colonne complète de votre capitale, et 1 ressource au choix
tapestry-text-masterpiece-march_of_the_provinces = 1 point par territoire que vous contrôlez, et 1 culture
tapestry-text-masterpiece-mosaic_of_the_merchants = 1 point pour chacun de vos marchés et de vos maisons, et 1 ouvrier ou 1 pièce
tapestry-text-masterpiece-needlework_of_the_ages = 1 point pour chacune de vos cartes Fresque, en main et sur le plateau, et 1 ressource au choix
tapestry-text-masterpiece-panorama_of_the_siege = 1 point par case parcourue en Militaire
tapestry-text-masterpiece-portrait_of_a_moment = Vous pouvez payer 1 ressource au choix pour gagner le bénéfice de votre position sur une piste, et pouvez payer le bonus ; puis retournez cette carte
tapestry-text-masterpiece-quartet_in_gold = 4 points, et 1 ressource au choix
tapestry-text-masterpiece-romance_of_the_loom = 1 carte Fresque, et 1 ressource au choix
tapestry-text-masterpiece-self_portrait_with_masks = 1 point par case parcourue en Arts
tapestry-text-masterpiece-statue_of_the_pathfinder = Conquérez un territoire voisin des vôtres où ne se trouve aucune pièce
tapestry-text-masterpiece-symphony_of_engines = 1 point par case parcourue en Technologie
tapestry-name-inspiration-market = Grand marché
tapestry-name-inspiration-house = Maisons modèles
tapestry-name-inspiration-farm = Jardins royaux
tapestry-name-inspiration-armory = Champ de parade
tapestry-text-inspiration-market = Ses pièces et ses icônes Technologie restent ; les cases 2 et 4 marquent 3 points, la dernière 15.
tapestry-text-inspiration-house = Ses ouvriers et ses icônes Capitale restent ; les cases 2 et 4 marquent 3 points, la dernière 15.
tapestry-text-inspiration-farm = Sa nourriture, sa tuile et ses points restent ; les cases 2 et 4 marquent 3 points, la dernière 15.
tapestry-text-inspiration-armory = Sa culture, sa carte et ses icônes Territoire restent ; les cases 2 et 4 marquent 3 points, la dernière 15.
# Les prix de ses quatre niveaux, sous le nom d’une piste, dans l’ordre des niveaux : une au choix, différentes, identiques.
tapestry-scene-mixed-prices = mixte
