# Les feuilles par-dessus la table : cela vient avec la première.
time-pause = Demander une pause
time-pause-not = Finalement pas de pause
time-pause-about = Les pendules s’arrêtent quand tous sont d’accord.
time-pause-waits = Les autres doivent accepter.
time-pause-others = { $names } aimerait une pause. D’accord ?
time-paused = Les pendules sont arrêtées. Chacun peut reprendre.
time-go-on = Reprendre
time-holiday = Prendre des congés
time-holiday-days = Jours
time-holiday-end = Finir mes congés
time-holiday-about = { $n ->
    [one] Il reste { $n } jour de congé cette année, pour toutes vos tables sur plusieurs jours.
   *[other] Il reste { $n } jours de congé cette année, pour toutes vos tables sur plusieurs jours.
}
time-holiday-fewer = { $n ->
    [one] À { $n } de vos tables, votre place a moins de jours, ou aucun : une autre personne qui la tient en a pris cette année.
   *[other] À { $n } de vos tables, votre place a moins de jours, ou aucun : une autre personne qui la tient en a pris cette année.
}
table-again = Rejouer avec les mêmes
table-again-with = Rejouer avec …
table-again-there = Aller à la partie suivante
table-device = Jouer sur un autre appareil
table-device-secret = Ce lien est votre place. Ouvrez-le sur l’autre appareil et ne le montrez à personne.
table-device-renew = Renouveler ce lien
table-device-renew-about = Si quelqu’un d’autre l’a : l’ancien lien et tous les appareils venus par lui perdent la place aussitôt.
table-device-renewed = Voici le nouveau lien. L’ancien n’ouvre plus rien, et les appareils venus par lui ne font plus que regarder.
table-leave = Laisser un bot jouer pour moi
table-concede = Abandonner
table-concede-sure = Un bot joue cette place jusqu’à la fin. Vous ne pourrez pas y revenir.
table-rewind = Ramener la table au coup { $move }
table-rewind-about = Tout ce qui suit est annulé pour tous les joueurs, et le récit le dit.
table-set-actAtOnce = Agir aussitôt
table-set-actAtOnce-about = Un clic au lieu de deux, pour ce qui peut s’annuler.
table-set-patterns = Motifs sur la carte
table-set-patterns-about = Les terres de chaque joueur portent aussi un motif.
table-set-sounds = Sons
table-set-sounds-about = Un carillon doux quand c’est à vous.
table-set-keys = Touches à une lettre
table-set-keys-about = Raccourcis comme N et U. Désactivez-les s’ils vous gênent.
table-theme = Thème
table-theme-system = Comme le système
table-theme-light = Clair
table-theme-dark = Sombre
table-language = Langue
table-keys-note = Les lettres seules se désactivent dans les réglages.
table-key-next = élément cliquable suivant, précédent
table-key-arrows = élément le plus proche dans cette direction
table-key-enter = choisir, puis agir
table-key-escape = un pas en arrière
table-key-figures = presser un bouton de la question
table-key-undo = annuler
table-key-zoom = rapprocher, éloigner, tout le plateau
table-key-turn = tourner la tuile en main
table-key-groups = montrer les régions et qui les domine
table-key-draw = dessiner sur le plateau, ou arrêter
table-key-mark = marquer l’élément actif ; y commencer ou finir une flèche
table-key-plan = préparer ce tour
table-key-log = aller au récit
table-key-inspector = l’aide sur une chose
table-key-help = cette liste
pace-title = Coups des bots et des autres joueurs
pace-about = À quelle vitesse ils sont montrés. Un clic ou une touche y met fin.
pace-slow = Lentement
pace-usual = Normalement
pace-quick = Vite
pace-once = Aussitôt
replay-key-play = dérouler une partie passée, ou faire une pause
replay-key-leaf = en relecture : coup précédent, coup suivant
table-set-confirmTiles = Confirmer les tuiles
table-set-confirmTiles-about = Un clic pose la tuile à l’essai ; un second, Entrée ou son bouton la place.
hooks-about = Un salon Discord ou Slack, ou une adresse à vous, apprend ce qui se passe à cette table. Rien de ce qui s’y dit ou s’y cache n’est envoyé.
hooks-off = Ce serveur n’envoie rien aux webhooks.
hooks-signed = Les messages en JSON sont signés avec un secret, montré une seule fois à l’ajout du webhook.
