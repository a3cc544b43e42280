### Arts & Architecture

## Options

tapestry-option-arts_and_architecture = Arts & Architecture
    .about = A fifth track, masterpieces, inspiration tiles, advanced capitals, five civilizations and more cards.
tapestry-option-arts_and_architecture-out = Left in the box
tapestry-option-arts_and_architecture-in = In the game

## Capitals

tapestry-section-capitals = Advanced capitals
tapestry-name-capital-archipelago = Archipelago
tapestry-name-capital-swamp = Swamp
tapestry-name-capital-cloud_city = Cloud City
tapestry-name-capital-mesa = Mesa
tapestry-name-capital-caldera = Caldera
tapestry-name-capital-terraces = Terraces
tapestry-text-capital-archipelago = Eight islands of unequal size are the districts.
tapestry-text-capital-swamp = Lily pads count as filled and may be built on; each one that still shows costs 2 points in the end. Every two complete rows or columns without one give 1 point more.
tapestry-text-capital-cloud_city = Seven clouds are the districts; nothing sticks out of the grid. Not for whoever begins with the Riverfolk.
tapestry-text-capital-mesa = A wide plateau; nothing sticks out of the grid.
tapestry-text-capital-caldera = Eight districts around a crater; the four on its sides together give 1 resource more.
tapestry-text-capital-terraces = Each row is a district.
tapestry-look-capital = { NAME($capital) }: { $text }
tapestry-table-legend-pad = o lily pad
tapestry-log-loses-points =
    { $n ->
        [one] { $who } loses { $n } point ({ NAME($cause) })
       *[other] { $who } loses { $n } points ({ NAME($cause) })
    }
label-tapestry-capitals-swamp_scoring = without lily pads
no-tapestry-capitals-no_overhang = nothing may stick out of this capital
no-tapestry-capitals-not_with = this civilization may not begin in that capital
