### Fantasies & Futures

tapestry-section-enchantments = Enchantments
tapestry-section-reserve = Reserve

## Options

tapestry-option-fantasies_and_futures = Fantasies & Futures
    .about = Enchanted tapestry cards, things kept in reserve for the last income turn, ten civilizations, six capitals and more cards.
tapestry-option-fantasies_and_futures-out = Left in the box
tapestry-option-fantasies_and_futures-in = In the game


## Capitals

tapestry-name-capital-polar = Polar
tapestry-name-capital-netherworld = Netherworld
tapestry-name-capital-quagmire = Quagmire
tapestry-name-capital-savanna = Savanna
tapestry-name-capital-veil = Veil
tapestry-name-capital-city_in_a_bottle = City in a Bottle
tapestry-text-capital-polar = Six field lines are the districts; the two outer ones pay 2 resources. All other plots count for rows and columns only.
tapestry-text-capital-netherworld = Join each of the four imps to the centre of the city by plots with buildings or landmarks, side by side: 2 resources for each, once.
tapestry-text-capital-quagmire = Water and wisps are impassable. Each wisp with a landmark at one of its sides costs 3 points in the end; the reeds show where. Income buildings may stand there.
tapestry-text-capital-savanna = Six districts pay nothing at once, but each complete one gives 1 resource on every income turn, the last included. The blocks in the middle count for rows and columns only.
tapestry-text-capital-veil = Five districts pay 1 resource. Three lie in two parts: X gives 2 tapestry cards, Y an income building, Z a step on any track without its benefit.
tapestry-text-capital-city_in_a_bottle = Six rows and columns for income buildings only, and nothing sticks out. Each landmark is set aside for 6 points, unless it goes on a card or the map.
tapestry-table-legend-imps = i imp, c centre of the city
tapestry-table-legend-wisps = w wisp, ~ reeds
tapestry-say-decline-placelandmark = Set it aside for 6 points
no-tapestry-capitals-bottle_grid = this city has no such plot
no-tapestry-capitals-bottle_landmarks = no landmark stands in this city
