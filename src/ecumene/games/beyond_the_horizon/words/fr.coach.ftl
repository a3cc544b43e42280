### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

beyond_the_horizon-mind-hoard = pièces et pions actifs
    .more = plus de pièces ou de pions actifs
    .less = moins de pièces ou de pions actifs
beyond_the_horizon-mind-campaign = lieux à portée sur la carte
    .more = de meilleurs lieux à portée sur la carte
    .less = de moins bons lieux à portée sur la carte
beyond_the_horizon-mind-objectives = objectifs
    .more = vous approchez des objectifs
    .less = les objectifs restent plus loin
beyond_the_horizon-mind-invested = investissements
    .more = vos investissements rapportent plus
    .less = vos investissements rapportent moins
beyond_the_horizon-mind-production = production
    .more = votre production est plus grande
    .less = votre production est plus petite
beyond_the_horizon-mind-technologies = technologies
    .more = plus de technologies à utiliser
    .less = moins de technologies à utiliser
beyond_the_horizon-mind-turns = tours à venir
    .more = plus de tours à venir
    .less = moins de tours à venir
