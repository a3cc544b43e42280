### Fictions & Futurs

tapestry-section-enchantments = Enchantements
tapestry-section-reserve = Réserve

## Options

tapestry-option-fantasies_and_futures = Fictions & Futurs
    .about = Des fresques enchantées, des éléments gardés en réserve pour le dernier tour de revenus, dix civilisations, six capitales et d’autres cartes.
tapestry-option-fantasies_and_futures-out = Laissée de côté
tapestry-option-fantasies_and_futures-in = Dans le jeu

