### Ce que disent tous les jeux, quel que soit leur sujet.

core-player = Joueur { $mark }
core-question = Que faites-vous ?
core-sum = { $total } : { $parts }
core-because = { $what } : { $parts }
core-part = { $label } { $amount }
core-part-about = { $label } ({ $about }) { $amount }
core-section-table = À la table
core-proposed = (proposé)
# Une phrase déjà faite dans les deux langues : chaque catalogue prend la sienne.
core-said =
    { "fr" ->
        [fr] { $fr }
       *[en] { $en }
    }
core-other = autre

## Ce qui se passe à une table en dehors du jeu

core-log-standin = Un bot remplace { $who }.
core-log-standin-away = { $by } fait jouer un bot pour { $who } après { $after } d’absence.
core-log-standin-away-owner = Le propriétaire fait jouer un bot pour { $who } après { $after } d’absence.
core-log-standin-idle = { $by } fait jouer un bot pour { $who } après { $after } sans coup joué.
core-log-standin-idle-owner = Le propriétaire fait jouer un bot pour { $who } après { $after } sans coup joué.
core-log-back = { $who } est de retour.
core-log-back-in-time = { $who } est de retour avant que le bot ait joué.
core-time-s = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
core-time-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
core-time-h = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
core-time-d = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
core-log-concede = { $who } abandonne ; un bot continue.
core-log-rewind = Le propriétaire a ramené la table au coup { $move }.
core-log-bot-timeout = Le bot de { $who } a été trop lent ; un plus rapide a décidé.
core-log-bot-crash = Le bot de { $who } est tombé en panne ; un autre a décidé.
core-log-hurried = Le temps de { $who } est écoulé : le hasard décide.
core-log-swing = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un coup.
no-core-choice = la question porte sur autre chose
