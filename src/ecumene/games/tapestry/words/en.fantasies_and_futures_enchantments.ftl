### Fantasies & Futures: enchantments and tech cards

## Tech cards

tapestry-name-tech-jet_fuel = Jet Fuel
tapestry-name-tech-cloning = Cloning
tapestry-name-tech-cyborgs = Cyborgs
tapestry-name-tech-digital_twin = Digital Twin
tapestry-name-tech-exoskeletons = Exoskeletons
tapestry-name-tech-orbital_launcher = Orbital Launcher
tapestry-name-tech-holographic_memory = Holographic Memory
tapestry-name-tech-colossal_robots = Colossal Robots
tapestry-name-tech-teleportation = Teleportation
tapestry-name-tech-modular_factory = Modular Factory
tapestry-name-tech-research_vessel = Research Vessel
tapestry-name-tech-solar_sails = Solar Sails

tapestry-text-circle-jet_fuel = Gain a space tile
tapestry-text-square-jet_fuel = Explore a space tile of your supply
tapestry-text-circle-cloning = Advance on technology or arts without benefit
tapestry-text-square-cloning = Advance on technology or arts with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-cyborgs = Advance on science or military without benefit
tapestry-text-square-cyborgs = Advance on science or military with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-digital_twin = Explore
tapestry-text-square-digital_twin = Gain the benefit of a space where you have a token, and you may pay for its bonus. Once: the card is turned over
tapestry-text-circle-exoskeletons = Advance on exploration or military without benefit
tapestry-text-square-exoskeletons = Advance on exploration or military with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-orbital_launcher = Explore, or gain a space tile
tapestry-text-square-orbital_launcher = Explore a space tile of your supply. Once: the card is turned over
tapestry-text-circle-holographic_memory = Advance on science or arts without benefit
tapestry-text-square-holographic_memory = Advance on science or arts with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-colossal_robots = 1 point for each of your landmarks
tapestry-text-square-colossal_robots = Advance on military without benefit, then 1 point for each space you have advanced there
tapestry-text-circle-teleportation = Advance on exploration or technology without benefit
tapestry-text-square-teleportation = Advance on exploration or technology with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-modular_factory = Invent a tech card
tapestry-text-square-modular_factory = Gain an income building of your choice
tapestry-text-circle-research_vessel = Gain a territory tile, then explore anywhere
tapestry-text-square-research_vessel = Research with the benefit, and you may pay for the bonus. Once: the card is turned over
tapestry-text-circle-solar_sails = 1 point for each territory tile in your supply
tapestry-text-square-solar_sails = Explore twice

tapestry-table-needs-enchantment = once you have played an enchanted card or begun income turn 5
tapestry-scene-needs-enchantment = For the top row, you must have played an enchanted tapestry card or begun income turn 5.

## Enchantments

tapestry-enchantment-left = Enchantment on the left: { $what }
tapestry-enchantment-right = Enchantment on the right: { $what }
tapestry-ask-enchantments = What comes first? Enchantments may be left.
tapestry-enchantment-beside = Any card also brings the right enchantment of { NAME($card) }: { $what }.
tapestry-hint-enchantments = The ability of the card and its enchantments come in the order you like. Enchantments that you leave are lost; the ability is used all the same.
tapestry-say-pick-enchantments = The ability of { NAME($card) }
tapestry-say-pick-enchantments-lapses = The ability of { NAME($card) } (does nothing if it comes now)
tapestry-say-pick-enchantments-left = The left enchantment of { NAME($card) }: { $what }
tapestry-say-pick-enchantments-left-lapses = The left enchantment of { NAME($card) }: { $what } (does nothing if it comes now)
tapestry-say-pick-enchantments-right = The right enchantment of { NAME($card) }: { $what }
tapestry-say-pick-enchantments-right-lapses = The right enchantment of { NAME($card) }: { $what } (does nothing if it comes now)
tapestry-say-decline-enchantments = No more enchantments
tapestry-log-enchantment =
    { $side ->
        [left] { $who } takes the left enchantment of { NAME($card) }
       *[right] { $who } takes the right enchantment of { NAME($card) }
    }
