### Fantasies & Futures

tapestry-section-enchantments = Enchantments
tapestry-section-reserve = Reserve

## Options

tapestry-option-fantasies_and_futures = Fantasies & Futures
    .about = Enchanted tapestry cards, things kept in reserve for the last income turn, ten civilizations, six capitals and more cards.
tapestry-option-fantasies_and_futures-out = Left in the box
tapestry-option-fantasies_and_futures-in = In the game

