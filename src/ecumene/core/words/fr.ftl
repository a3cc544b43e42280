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
core-ask-pay = Payer avec ?
core-ask-sure = { $act } ?
core-do-it = Confirmer

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
core-log-timeout = Le temps de { $who } est écoulé : un bot joue jusqu’à son retour.
core-log-timeout-resign = Le temps de { $who } est écoulé, ce qui vaut abandon ; un bot continue.
core-log-pause = Tous acceptent une pause : les pendules sont arrêtées.
core-log-pause-over = { $who } reprend : les pendules repartent.
core-log-holiday = { $who } prend { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} de congé.
core-log-holiday-over = { $who } revient de congé.
core-log-rewind = Le propriétaire a ramené la table au coup { $move }.
core-log-foreknown-seed = La graine de cette table a été choisie : qui l’a choisie connaît peut-être ce que le hasard apportera.
core-log-guide = Une première partie guidée : le hasard y est le même pour tous, et elle ne compte pas.
core-log-hints = Les conseils sont permis à cette table : qui doit répondre peut demander ce que ferait un bon joueur.
core-log-hint = { $who } prend un conseil.
core-log-foreknown-record = Cette partie vient d’un enregistrement : qui l’a connaît peut-être les mains cachées et ce que le hasard apportera.
core-log-renew = { $who } a un nouveau lien pour cette place ; qui était venu par l’ancien ne fait plus que regarder.
core-log-bot-timeout = Le bot de { $who } a été trop lent ; un plus rapide a décidé.
core-log-bot-crash = Le bot de { $who } est tombé en panne ; un autre a décidé.
core-log-bot-standby = Aucun bot n’a pu répondre pour { $who } ; la table a joué un coup simple.
core-log-hurried = Le temps de { $who } est écoulé : le hasard décide.
core-log-comma = { $a }, { $b }
core-log-and = { $a } et { $b }
core-log-swing = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un coup.
no-core-choice = ce n’est pas une réponse à la question posée
core-theirs = Cela appartient à { $who }.
core-when-theirs = Cela appartient à { $who }. { $when }
