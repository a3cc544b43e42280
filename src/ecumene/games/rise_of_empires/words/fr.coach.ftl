### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

rise_of_empires-mind-tiles = progrès, villes et territoires
    .more = vos progrès, villes et territoires rapportent plus
    .less = vos progrès, villes et territoires rapportent moins
rise_of_empires-mind-map = régions de la carte
    .more = votre empire tient plus sur la carte
    .less = votre empire tient moins sur la carte
rise_of_empires-mind-goods = or, disques et cubes
    .more = plus d’or, de disques ou de cubes en main
    .less = moins d’or, de disques ou de cubes en main
rise_of_empires-mind-food = nourriture
    .more = vos peuples sont mieux nourris
    .less = vos peuples sont moins bien nourris
rise_of_empires-mind-actions = actions à venir
    .more = de meilleures actions à venir
    .less = de moins bonnes actions à venir
