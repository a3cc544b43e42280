### The cards of Arts & Architecture

## Technology cards

tapestry-name-tech-camera = Appareil photo
tapestry-name-tech-astrolabe = Astrolabe
tapestry-name-tech-automata = Automates
tapestry-name-tech-sundial = Cadran solaire
tapestry-name-tech-chess = Échecs
tapestry-name-tech-loom = Métier à tisser
tapestry-name-tech-musical_notation = Notation musicale
tapestry-name-tech-oil_paint = Peinture à l’huile
tapestry-name-tech-drawbridge = Pont-levis
tapestry-name-tech-prefabrication = Préfabrication
tapestry-name-tech-reverse_engineering = Rétro-ingénierie
tapestry-text-circle-camera = Gagnez une carte Fresque
tapestry-text-square-camera = Posez une de vos tuiles Inspiration sur sa ligne de revenus
tapestry-text-circle-astrolabe = Gagnez une nourriture
tapestry-text-square-astrolabe = Avancez en Exploration, avec bénéfice et bonus
tapestry-text-circle-automata = Gagnez une pièce
tapestry-text-square-automata = Avancez en Technologie, avec bénéfice et bonus
tapestry-text-circle-sundial = Gagnez un ouvrier
tapestry-text-square-sundial = Avancez en Science, avec bénéfice et bonus
tapestry-text-circle-chess = Gagnez une culture
tapestry-text-square-chess = Avancez en Militaire, avec bénéfice et bonus
tapestry-text-circle-loom = Gagnez une ressource
tapestry-text-square-loom = Avancez en Arts, avec bénéfice et bonus
tapestry-text-circle-musical_notation = Avancez en Arts sans bénéfice
tapestry-text-square-musical_notation = 1 PV par case parcourue en Arts
tapestry-text-circle-oil_paint = Gagnez une ressource
tapestry-text-square-oil_paint = Gagnez un chef-d’œuvre
tapestry-text-circle-drawbridge = Gagnez un arsenal
tapestry-text-square-drawbridge = 1 PV par territoire que vous contrôlez, et 1 PV par arsenal
tapestry-text-circle-prefabrication = 4 PV
tapestry-text-square-prefabrication = Gagnez un bâtiment de revenus au choix
tapestry-text-circle-reverse_engineering = Gagnez une culture
tapestry-text-square-reverse_engineering = Améliorez deux fois, une carte ou deux, sans condition

## Places on cards

tapestry-table-needs-landmark = une fois un monument posé dessus
tapestry-scene-needs-landmark = Pour la ligne du haut, un monument doit être posé sur cette carte.
tapestry-scene-rests = Au repos ce tour-ci
tapestry-effect-upgrade-freely = améliorer une carte Technologie sans condition
tapestry-ask-raisecard = Quelle carte Technologie améliorez-vous ?
tapestry-ask-raisecard-this = Améliorez-vous aussitôt { NAME($tech) } ?
tapestry-ask-placeoncard = Quelles parcelles de { NAME($card) } sont couvertes ?
tapestry-say-decline-raisecard = Ne rien améliorer
tapestry-say-use-placelandmark = Le poser sur { NAME($tech) }
tapestry-say-card-placelandmark = Le poser sur { NAME($card) }, ère { $era }
tapestry-say-card-placebuilding = Le poser sur { NAME($card) }, ère { $era }
tapestry-say-plot-placeoncard = Parcelle { $plots }
tapestry-say-site-placeoncard =
    { $n ->
        [one] Parcelle { $plots }
       *[other] Parcelles { $plots }
    }
tapestry-log-on-tech = { $who } pose { NAME($landmark, form: "le") } sur { NAME($tech) }
tapestry-log-on-card =
    { $n ->
        [one] { $who } couvre une parcelle de { NAME($card) }
       *[other] { $who } couvre { $n } parcelles de { NAME($card) }
    }

## Tapestry cards

tapestry-name-card-national_parks = Parcs Nationaux
tapestry-name-card-shopping_mall = Centre Commercial
tapestry-name-card-migration = Migration
tapestry-name-card-patronage = Mécénat
tapestry-name-card-cathedral_yard = Chantier de cathédrale
tapestry-name-card-salon_season = Saison des salons
tapestry-name-card-touring_exhibition = Exposition itinérante
tapestry-name-card-building_contest = Concours de bâtisseurs
tapestry-name-card-wandering_muses = Muses voyageuses
tapestry-name-card-world_heritage = Patrimoine mondial
tapestry-name-card-urban_renewal = Rénovation urbaine
tapestry-name-card-new_perspectives = Nouvelles perspectives
tapestry-name-card-royal_censors = Censeurs royaux
tapestry-name-card-grand_tour = Grand Tour
tapestry-name-card-master_builders = Maîtres d’œuvre
tapestry-name-card-picture_palaces = Palais du cinéma
tapestry-name-card-iconoclasm = Iconoclasme
tapestry-name-card-street_art = Art de rue
tapestry-name-card-sister_cities = Villes jumelles
tapestry-name-card-avant_garde = Avant-garde
tapestry-text-card-national_parks = Chaque fois que vous explorez, nommez un dé de conquête, lancez-le et gagnez son résultat ; le bénéfice du territoire est alors celui de la tuile explorée. En conquête, nommez un dé, lancez-le seul et gagnez-le, même là où vous gagneriez les deux.
tapestry-text-card-shopping_mall = Bâtiments et monuments peuvent aller sur ses trois parcelles, qui donnent un marché, une maison et une ferme quand on les couvre, dans l’ordre voulu.
tapestry-text-card-migration = Déplacez jusqu’à deux de vos avant-postes debout de territoires que vous contrôlez vers des territoires sans aucune pièce voisins des vôtres, chacun une fois au plus ; pour chacun, gagnez le bénéfice de la nouvelle tuile et 2 PV. Ce n’est pas une conquête.
tapestry-text-card-patronage = Gagnez un chef-d’œuvre, puis 2 PV par chef-d’œuvre que vous possédez.
tapestry-text-card-cathedral_yard = Bâtiments et monuments peuvent aller sur ses six parcelles ; une fois toutes couvertes, 12 PV et une ressource au choix.
tapestry-text-card-salon_season = 4 PV par chef-d’œuvre gagné et 2 PV par chef-d’œuvre diffusé.
tapestry-text-card-touring_exhibition = Diffusez un de vos chefs-d’œuvre ou celui d’un voisin, et marquez 4 PV.
tapestry-text-card-building_contest = Si vous êtes seul à avoir le plus de districts complétés, gagnez un bâtiment de revenus au choix ; sinon 4 PV, et 2 PV par district complété.
tapestry-text-card-wandering_muses = 2 PV pour chaque case dont vous avancez en Arts.
tapestry-text-card-world_heritage = Quand vous marquez votre cinquième tour de revenus, 2 PV par monument.
tapestry-text-card-urban_renewal = Déplacez jusqu’à trois bâtiments de revenus de votre capitale vers des parcelles libres de celle-ci, chacun une fois au plus, et marquez 5 PV. Un district paie une fois, aussi souvent qu’il soit complété ; celui qui se rouvre ne rend rien.
tapestry-text-card-new_perspectives = Posez une de vos tuiles Inspiration et marquez 3 PV, ou gagnez un chef-d’œuvre.
tapestry-text-card-royal_censors = Vous ne pouvez pas avancer en Arts ; 3 PV chaque fois qu’un adversaire le fait.
tapestry-text-card-grand_tour = Gagnez une tuile Territoire, puis explorez n’importe où.
tapestry-text-card-master_builders = Gagnez un chef-d’œuvre pour chaque monument gagné.
tapestry-text-card-picture_palaces = Chaque fois que vous marquez un tour de revenus, 2 PV par chef-d’œuvre que vous possédez, dès le tour où la carte est jouée.
tapestry-text-card-iconoclasm = Vous pouvez défausser jusqu’à deux chefs-d’œuvre, retournés ou non, contre 2 ressources au choix chacun ; puis 4 PV.
tapestry-text-card-street_art = 4 PV chaque fois que vous prenez le bonus d’une case, payé ou gratuit.
tapestry-text-card-sister_cities = Un adversaire de votre choix gagne une ressource à son choix ; vous gagnez un bâtiment de revenus au choix et 1 PV par district complété.
tapestry-text-card-avant_garde = Avancez en Arts, gagnez le bénéfice, et vous pouvez payer le bonus.
tapestry-ask-namedie = Quel dé de conquête lancez-vous ?
tapestry-say-die-namedie = Lancer { NAME($die, form: "le") }
tapestry-ask-migratefrom = De quel territoire part un avant-poste ?
tapestry-say-decline-migratefrom = Ne déplacer personne
tapestry-ask-migrateto = Où va l’avant-poste ?
tapestry-ask-chooseopponent = Quel adversaire gagne quelque chose ?
tapestry-ask-movebuilding = Quel bâtiment de revenus de votre capitale se déplace ?
tapestry-ask-movebuilding-to = Où va le bâtiment ?
tapestry-say-decline-movebuilding = Ne rien déplacer
tapestry-log-migrates = { $who } déplace un avant-poste vers { $area }
tapestry-log-moves-building = { $who } déplace un bâtiment de la capitale
tapestry-per-district = district complété
tapestry-scene-plots = { $n } parcelles couvertes sur { $of }
tapestry-per-masterpiece = chef-d’œuvre
tapestry-ask-discardwork = Quel chef-d’œuvre défaussez-vous ?
tapestry-say-masterpiece-discardwork = Défausser { NAME($masterpiece) }
tapestry-say-decline-discardwork = Ne rien défausser
tapestry-log-discards-work = { $who } défausse { NAME($masterpiece) }
