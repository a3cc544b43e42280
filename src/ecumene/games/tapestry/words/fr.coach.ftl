### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

tapestry-mind-stores = ressources, cartes et tuiles
    .more = plus de ressources, de cartes ou de tuiles en main
    .less = moins de ressources, de cartes ou de tuiles en main
tapestry-mind-income = tours de revenus à venir
    .more = vos tours de revenus rapportent plus
    .less = vos tours de revenus rapportent moins
tapestry-mind-tracks = chemin sur les pistes
    .more = vous êtes plus loin sur les pistes
    .less = vous restez en arrière sur les pistes
tapestry-mind-city = capitale
    .more = votre capitale approche de lignes et de districts complets
    .less = votre capitale reste plus loin de lignes et de districts complets
tapestry-mind-cards = civilisation, cartes Tapestry et technologies
    .more = votre civilisation, vos cartes Tapestry et vos technologies rapportent plus
    .less = votre civilisation, vos cartes Tapestry et vos technologies rapportent moins
tapestry-mind-works = chefs-d’œuvre, réserve et objectifs
    .more = chefs-d’œuvre, réserve et objectifs rapportent plus
    .less = chefs-d’œuvre, réserve et objectifs rapportent moins
tapestry-mind-pending = ce qui reste à résoudre
    .more = ce qui suit aussitôt vaut plus
    .less = ce qui suit aussitôt vaut moins
