### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

vinci-mind-land = terres que vous tenez
    .more = vos terres rapportent plus aux prochains tours
    .less = vos terres rapportent moins aux prochains tours
vinci-mind-growth = pions pour conquérir
    .more = plus de pions pour conquérir
    .less = moins de pions pour conquérir
vinci-mind-danger = ce que les autres peuvent prendre
    .more = vos terres sont plus sûres
    .less = les autres prennent vos terres plus facilement
vinci-mind-old = peuple en déclin
    .more = votre peuple en déclin garde plus
    .less = votre peuple en déclin garde moins
vinci-mind-next = peuple suivant
    .more = un nouveau peuple vient plus tôt
    .less = un nouveau peuple vient plus tard
