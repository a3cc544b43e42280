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
tapestry-scene-turned-over = Retournée
tapestry-scene-rests = Au repos ce tour-ci
tapestry-effect-upgrade-freely = améliorer une carte Technologie sans condition
tapestry-effect-upgrade-rests = améliorer une carte Technologie, qui se repose alors ce tour-ci
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
