### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

rise_and_fall-mind-treasure = or, bois et pierre en réserve
    .more = plus d’or, de bois ou de pierre en réserve
    .less = moins d’or, de bois ou de pierre en réserve
rise_and_fall-mind-pieces = points de vos pièces
    .more = vos pièces valent plus
    .less = vos pièces valent moins
rise_and_fall-mind-works = bois et pierre à venir
    .more = vos cartes rapportent plus de bois, de pierre et de pièces
    .less = vos cartes rapportent moins de bois, de pierre et de pièces
rise_and_fall-mind-gold = or à venir
    .more = plus d’or à venir
    .less = moins d’or à venir
rise_and_fall-mind-land = régions
    .more = vous dominez plus de régions, ou plus sûrement
    .less = vous dominez moins de régions, ou moins sûrement
rise_and_fall-mind-trophies = trophées
    .more = vous approchez des trophées
    .less = les trophées restent plus loin
rise_and_fall-mind-danger = danger de disparaître
    .more = moins de danger de disparaître
    .less = plus de danger de disparaître
