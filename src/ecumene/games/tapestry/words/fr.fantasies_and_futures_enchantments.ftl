### Fictions & Futurs : enchantements et cartes Technologie

## Cartes Technologie

tapestry-name-tech-jet_fuel = Carburéacteur
tapestry-name-tech-cloning = Clonage
tapestry-name-tech-cyborgs = Cyborgs
tapestry-name-tech-digital_twin = Double numérique
tapestry-name-tech-exoskeletons = Exosquelettes
tapestry-name-tech-orbital_launcher = Lanceur orbital
tapestry-name-tech-holographic_memory = Mémoire holographique
tapestry-name-tech-colossal_robots = Robots colossaux
tapestry-name-tech-teleportation = Téléportation
tapestry-name-tech-modular_factory = Usine modulaire
tapestry-name-tech-research_vessel = Vaisseau laboratoire
tapestry-name-tech-solar_sails = Voiles solaires

tapestry-text-circle-jet_fuel = Gagnez une tuile Espace
tapestry-text-square-jet_fuel = Explorez une tuile Espace de votre réserve
tapestry-text-circle-cloning = Avancez en Technologie ou en Arts sans bénéfice
tapestry-text-square-cloning = Avancez en Technologie ou en Arts avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-cyborgs = Avancez en Science ou en Militaire sans bénéfice
tapestry-text-square-cyborgs = Avancez en Science ou en Militaire avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-digital_twin = Explorez
tapestry-text-square-digital_twin = Gagnez le bénéfice d’une case où vous avez un pion, et vous pouvez payer son bonus. Une fois : la carte est retournée
tapestry-text-circle-exoskeletons = Avancez en Exploration ou en Militaire sans bénéfice
tapestry-text-square-exoskeletons = Avancez en Exploration ou en Militaire avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-orbital_launcher = Explorez, ou gagnez une tuile Espace
tapestry-text-square-orbital_launcher = Explorez une tuile Espace de votre réserve. Une fois : la carte est retournée
tapestry-text-circle-holographic_memory = Avancez en Science ou en Arts sans bénéfice
tapestry-text-square-holographic_memory = Avancez en Science ou en Arts avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-colossal_robots = 1 PV par monument que vous avez
tapestry-text-square-colossal_robots = Avancez en Militaire sans bénéfice, puis 1 PV par case parcourue sur cette piste
tapestry-text-circle-teleportation = Avancez en Exploration ou en Technologie sans bénéfice
tapestry-text-square-teleportation = Avancez en Exploration ou en Technologie avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-modular_factory = Inventez une carte Technologie
tapestry-text-square-modular_factory = Gagnez un bâtiment de revenus au choix
tapestry-text-circle-research_vessel = Gagnez une tuile Territoire, puis explorez n’importe où
tapestry-text-square-research_vessel = Recherchez avec le bénéfice, et vous pouvez payer le bonus. Une fois : la carte est retournée
tapestry-text-circle-solar_sails = 1 PV par tuile Territoire de votre réserve
tapestry-text-square-solar_sails = Explorez deux fois

tapestry-table-needs-enchantment = une fois une carte enchantée jouée ou le tour de revenus 5 commencé
tapestry-scene-needs-enchantment = Pour la ligne du haut, il faut avoir joué une carte Fresque enchantée ou commencé le tour de revenus 5.

## Enchantements

tapestry-enchantment-left = Enchantement à gauche : { $what }
tapestry-enchantment-right = Enchantement à droite : { $what }
tapestry-ask-enchantments = Par quoi commencez-vous ? Les enchantements peuvent être laissés.
tapestry-enchantment-beside = Toute carte apporte aussi l’enchantement de droite de { NAME($card) } : { $what }.
tapestry-hint-enchantments = La capacité de la carte et ses enchantements viennent dans l’ordre de votre choix. Les enchantements laissés sont perdus ; la capacité est utilisée de toute façon.
tapestry-say-pick-enchantments = La capacité de { NAME($card) }
tapestry-say-pick-enchantments-lapses = La capacité de { NAME($card) } (sans effet si c’est maintenant)
tapestry-say-pick-enchantments-left = L’enchantement de gauche de { NAME($card) } : { $what }
tapestry-say-pick-enchantments-left-lapses = L’enchantement de gauche de { NAME($card) } : { $what } (sans effet si c’est maintenant)
tapestry-say-pick-enchantments-right = L’enchantement de droite de { NAME($card) } : { $what }
tapestry-say-pick-enchantments-right-lapses = L’enchantement de droite de { NAME($card) } : { $what } (sans effet si c’est maintenant)
tapestry-say-decline-enchantments = Plus d’enchantement
tapestry-log-enchantment =
    { $side ->
        [left] { $who } prend l’enchantement de gauche de { NAME($card) }
       *[right] { $who } prend l’enchantement de droite de { NAME($card) }
    }
