### The cards of Arts & Architecture

## Technology cards

tapestry-name-tech-camera = Camera
tapestry-name-tech-astrolabe = Astrolabe
tapestry-name-tech-automata = Automata
tapestry-name-tech-sundial = Sundial
tapestry-name-tech-chess = Chess
tapestry-name-tech-loom = Loom
tapestry-name-tech-musical_notation = Musical Notation
tapestry-name-tech-oil_paint = Oil Paint
tapestry-name-tech-drawbridge = Drawbridge
tapestry-name-tech-prefabrication = Prefabrication
tapestry-name-tech-reverse_engineering = Reverse Engineering
tapestry-text-circle-camera = Gain a tapestry card
tapestry-text-square-camera = Lay one of your inspiration tiles on its income row
tapestry-text-circle-astrolabe = Gain a food
tapestry-text-square-astrolabe = Advance on exploration, with benefit and bonus
tapestry-text-circle-automata = Gain a coin
tapestry-text-square-automata = Advance on technology, with benefit and bonus
tapestry-text-circle-sundial = Gain a worker
tapestry-text-square-sundial = Advance on science, with benefit and bonus
tapestry-text-circle-chess = Gain a culture
tapestry-text-square-chess = Advance on military, with benefit and bonus
tapestry-text-circle-loom = Gain a resource
tapestry-text-square-loom = Advance on arts, with benefit and bonus
tapestry-text-circle-musical_notation = Advance on arts without benefit
tapestry-text-square-musical_notation = 1 point for each space advanced on arts
tapestry-text-circle-oil_paint = Gain a resource
tapestry-text-square-oil_paint = Gain a masterpiece
tapestry-text-circle-drawbridge = Gain an armory
tapestry-text-square-drawbridge = 1 point for each territory you control, and 1 point for each armory
tapestry-text-circle-prefabrication = 4 points
tapestry-text-square-prefabrication = Gain an income building of your choice
tapestry-text-circle-reverse_engineering = Gain a culture
tapestry-text-square-reverse_engineering = Upgrade tech cards twice, one card or two, whatever they need

## Places on cards

tapestry-table-needs-landmark = once a landmark stands on it
tapestry-scene-needs-landmark = For the top row, a landmark must stand on this card.
tapestry-scene-turned-over = Turned over
tapestry-scene-rests = Rests this turn
tapestry-effect-upgrade-freely = upgrade a tech card whatever it needs
tapestry-effect-upgrade-rests = upgrade a tech card, which then rests for this turn
tapestry-ask-raisecard = Which tech card do you upgrade?
tapestry-ask-raisecard-this = Do you upgrade { NAME($tech) } at once?
tapestry-ask-placeoncard = Which plots of { NAME($card) } are covered?
tapestry-say-decline-raisecard = Upgrade nothing
tapestry-say-use-placelandmark = Put it on { NAME($tech) }
tapestry-say-card-placelandmark = Put it on { NAME($card) }, era { $era }
tapestry-say-card-placebuilding = Put it on { NAME($card) }, era { $era }
tapestry-say-plot-placeoncard = Plot { $plots }
tapestry-say-site-placeoncard =
    { $n ->
        [one] Plot { $plots }
       *[other] Plots { $plots }
    }
tapestry-log-on-tech = { $who } puts { NAME($landmark, form: "le") } on { NAME($tech) }
tapestry-log-on-card =
    { $n ->
        [one] { $who } covers a plot of { NAME($card) }
       *[other] { $who } covers { $n } plots of { NAME($card) }
    }
