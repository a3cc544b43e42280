### Les mots de la page. Ceux d’un jeu viennent avec sa scène. Chaque message existe aussi dans en.ftl.

## Partout

page-name = Ecumene
page-skip = Aller au contenu
page-nav = Pages
page-play = Jouer
page-tables = Tables
page-replays = Parties à revoir
page-rules = Règles
page-done = Terminé
page-copy = Copier
page-copied = Copié
page-loading = Chargement …
page-again = Réessayer
page-part-missed = Cette partie de la page n’est pas arrivée. La connexion est peut-être perdue, ou le serveur a une page plus récente.
page-reload = Rouvrir la page
page-code = Code : { $code }
page-lang = { $code }, passer à l’anglais (English)
page-theme-system = Thème : celui du système
page-theme-light = Thème : clair
page-theme-dark = Thème : sombre
page-missing = Cette page n’existe pas
page-missing-about = L’adresse est peut-être mal écrite, ou la table a disparu.
page-lobby = À l’accueil
page-footer = Aucun compte à créer. Chaque partie est un petit fichier texte à garder, à rejouer, à partager.

## Noms

name-title = Votre nom
name-about = Les autres joueurs le voient. Vous pouvez en changer à tout moment.
name-field = Nom
name-save = Enregistrer
name-none = Votre nom
name-change = { $name }, changer de nom
forget-me = M’oublier
forget-sure = À toutes les tables, vous devenez « un invité » : votre nom, vos places et ce à quoi ce navigateur vous reconnaît sont supprimés. Si une partie est en cours, un bot la finit pour vous. C’est définitif.
forget-do = M’oublier pour de bon
forget-keep = Tout garder

## Joueurs et bots

level-gentle = doux
level-steady = posé
level-keen = vif
level-fierce = féroce
colour-vermilion = vermillon
colour-cobalt = cobalt
colour-jade = jade
colour-plum = prune
colour-sky = ciel
colour-rose = rose
colour-yours = Votre couleur
seat-you = Vous
seat-you-about = votre place
seat-forgotten = Un invité
seat-open = Place libre
seat-open-about = pour un ami
seat-bot = Bot
seat-bot-level = Bot { $level }
seat-choose = Place { $n }, { $colour }
seat-remove = Retirer cette place
seat-add = Ajouter une place
seat-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}

## Accueil

lobby-title = Choisissez un monde
lobby-title-one = Naître, briller, décliner
lobby-about-one = Lancez la partie : des bots prennent les autres places. Ou envoyez un lien à vos amis.
lobby-about = Choisissez un jeu, lancez la partie : des bots prennent les autres places.
lobby-games = Jeux
lobby-none = Aucun jeu n’est installé ici.
lobby-players = { $from ->
   *[other] De { $from } à { $to } joueurs
}
lobby-players-exactly = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lobby-rules-link = Lire les règles
lobby-boxes = Boîtes
lobby-brings = Ce que cette table apporte
lobby-level = { $n ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] exigeant
   *[other] pour experts
}
lobby-minutes = { $people ->
    [one] environ { $n } minutes
   *[other] environ { $n } minutes à { $people } personnes
}
lobby-minutes-each = { $n } min chacun
lobby-setup = Votre table
lobby-options = Options
lobby-options-changed = Options, modifiées
lobby-invite = Inviter des amis
lobby-learn-minutes = Apprendre, { $n } min
lobby-play = Jouer
lobby-open = Ouvrir la table
lobby-starting = On dresse la table …

options-title = Options de cette table
options-name = Titre
options-name-about = Affiché à l’accueil et au-dessus du plateau.
options-name-example = La table du jeudi
options-public = Qui la trouve
options-private-yes = Ceux qui ont le lien
options-public-yes = Tous, à l’accueil
options-order = Ordre des places
options-order-random = Tiré au sort
options-order-fixed = Celui de la liste
options-absence = Quand quelqu’un s’absente
options-absence-usual = Comme d’habitude
options-absence-quick = Vite
options-absence-days = Sur plusieurs jours
options-absence-never = Jamais de bot
think-title = Temps de réflexion
think-free = Sans pendule
think-clock = Pendule
think-days = Sur plusieurs jours
think-free-name = Sans pendule
think-clock-name = { $min } min + { $s } s
think-days-name = { $time } par tour
think-free-line = Chacun réfléchit aussi longtemps qu’il le souhaite.
think-clock-line = Chacun a { $min } minutes pour toute la partie, et { $s } secondes de plus à chaque tour.
think-days-line = Chacun a { $time } pour chaque tour ; revenez quand c’est le vôtre.
think-up-bot = Le temps écoulé, un bot ({ $level }) joue jusqu’à votre retour.
think-up-resign = Le temps écoulé, la place abandonne et finit dernière ; un bot continue.
think-how-long = Pour toute la partie, et par tour
think-how-long-turn = Par tour
think-hours = { $h ->
    [12] 12 h
    [24] 1 jour
   *[other] { $d } jours
}
think-up-title = Quand le temps est écoulé
think-resign = Abandon
options-watch = Spectateurs
options-watch-open = Bienvenus
options-watch-behind = Avec du retard
options-watch-closed = Aucun
options-watch-about-open = Qui a le lien peut regarder, et voit ce qu’un spectateur peut voir.
options-watch-about-behind = Qui regarde voit la table telle qu’elle était { $n } coups plus tôt.
options-watch-about-closed = Seuls ceux qui jouent voient la partie, même finie.
options-hints = Conseils
options-hints-no = Aucun
options-hints-yes = À qui les demande
options-hints-about = Personne n’apprend ce que ferait un bot.
absence-both = Un bot peut jouer pour qui s’est absenté { $away }, ou n’a pas joué depuis { $idle }.
absence-away = Un bot peut jouer pour qui s’est absenté { $away }.
absence-idle = Un bot peut jouer pour qui n’a pas joué depuis { $idle }, quelle que soit son absence.
absence-none = Personne ne fait jouer un bot pour un autre. La partie attend.
absence-s = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
absence-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
absence-h = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
absence-d = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
options-more = Pour l’étude et pour qui possède le jeu
options-content = Votre propre contenu
options-content-about = Un fichier YAML avec les valeurs imprimées de votre exemplaire ; il recouvre les nôtres.
options-content-choose = Choisir un fichier
options-content-none = Aucun fichier
options-content-drop = Ne pas l’utiliser
options-content-large = Ce fichier est trop gros : { $size } Ko, au plus { $most } Ko.
options-seed = Graine
options-seed-about = Le même nombre donne le même hasard, et la table dit à tous qu’il a été choisi. Il reste secret tant que la partie dure.
options-seed-wrong = Un nombre entier de 15 chiffres au plus, jamais négatif.
options-seed-public = Une table affichée à l’accueil ne peut pas avoir de graine : ne la laissez trouver que par son lien.
options-reset = Comme d’habitude

invite-title = Inviter des amis
invite-about = Vos amis ouvrent le lien, donnent un nom et s’assoient. Les places restées vides peuvent aller à des bots.
invite-friends = Amis attendus
invite-create = Obtenir le lien
invite-ready = Envoyez ce lien à vos amis
invite-link = Lien vers la table
invite-qr = Un code QR du lien
invite-qr-about = Visez ce code avec un téléphone, ou envoyez le lien. Vos amis donnent un nom et s’assoient ; aucun compte.
invite-share = Partager
invite-here-only = Seul cet ordinateur peut ouvrir ce lien.
invite-here-how = Pour jouer avec d’autres, lancez le serveur par la commande ci-dessous, puis ouvrez la table à l’adresse { $address }.
invite-here-unknown = Pour jouer avec d’autres, lancez le serveur avec l’adresse de cet ordinateur sur votre réseau :
invite-others = Les autres, sur votre réseau, ne peuvent pas ouvrir ce lien, mais celui-ci :
invite-go = Aller à la table

## Tables

tables-yours = Vos tables
tables-open = Tables ouvertes
tables-watch = Regarder et apprendre
tables-yours-note = { $n ->
    [0] { "" }
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
tables-open-note = { $n ->
    [0] { "" }
    [one] { $n } attend des joueurs
   *[other] { $n } attendent des joueurs
}
tables-all = Toutes
tables-import = Importer une partie
tables-yours-empty = Aucune table ne vous attend. Jouez contre des bots.
tables-open-empty = Personne ne cherche de joueurs. Ouvrez une table et affichez-la à l’accueil.
tables-watch-empty = Les parties publiques en cours ou terminées paraissent ici.
tables-game-seats = { $game }, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tables-game-moves = { $game }, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
tables-your-turn = À vous
tables-to-move = À { $name } de jouer
tables-choosing = { $n } choisissent
tables-waiting = En attente
tables-live = En direct
tables-over = Terminée
tables-stopped = Ne peut continuer
tables-won = Victoire : { $names }
tables-you-won = Vous avez gagné
tables-bot-won = Vous avez abandonné, et le bot qui vous a remplacé a gagné
tables-bot-of = le bot qui a remplacé { $name }
tables-continue = Continuer
tables-open-it = Ouvrir
tables-join = Rejoindre
tables-watch-it = Regarder
tables-replay = Rejouer
tables-do = { $do } : { $title }
tables-seats = Places : { $names }
tables-known-seed = Graine choisie
tables-known-record = Partie importée

import-title = Importer une partie
import-about = Une partie s’enregistre dans un fichier texte. Terminée, on la rejoue ; inachevée, on la poursuit.
import-file = Choisir un fichier
import-paste = Ou collez son texte
import-go = Ouvrir la partie

## Règles

rules-title = Livrets de règles
rules-about = Comment jouer, et chaque règle dans nos propres mots, ceux-là mêmes que la table cite quand elle refuse.
rules-how = Comment jouer
rules-now = En ce moment
rules-all = Toutes les règles
rules-named = Montrer leurs numéros
rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle n’en parle.
    [one] { $n } règle
   *[other] { $n } règles
}
rules-sections = Chapitres
rules-source-house = Règle maison
rules-source-inferred = Déduite
rules-source-public = Sources publiques
rules-link = Lien vers cette règle

## En arrivant à une table

door-claiming = Vous prenez place …
door-opening = La table s’ouvre …
door-failed = La table ne s’est pas ouverte

## La table

table-opening = Ouverture de la table …
table-title-turn = ● À vous, { $game }
table-board = Plateau
table-boards = Plateaux
table-bar = Votre décision
table-side = Joueurs et récit
table-players = Joueurs
table-strip = Points des joueurs
table-menu = Menu de la table
table-settings = Réglages
table-rulebook = Livre de règles
table-to-lobby = Retour à l’accueil
table-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-phase = Étapes du tour
table-close = Fermer
table-fold = Replier le panneau latéral
table-unfold = Déplier le panneau latéral
table-tabs = Parties de la table
table-tab-board = Plateau
table-tab-guide = Guide
table-guide-step = étape { $n }
table-guided = Votre première partie, guidée
table-tab-cards = Cartes
table-tab-players = Joueurs
table-tab-help = Aide
table-tab-log = Récit
table-tab-talk = Parler
table-tab-rules = Règles
table-tab-analysis = Analyse
table-news = Nouveau
table-sheet-peek = Réduire le volet
table-sheet-half = Ouvrir le volet à moitié
table-sheet-full = Ouvrir le volet en entier

table-called-vermilion = Vermillon
table-called-cobalt = Cobalt
table-called-jade = Jade
table-called-plum = Prune
table-called-sky = Ciel
table-called-rose = Rose

table-inspector = À ce sujet
table-asking-why = On demande pourquoi …
table-why-not = Pourquoi pas ?
table-not-asked = { $thing } ne fait pas partie de ce qui est demandé : « { $question } » Ce qui peut répondre est éclairé.
table-help-close = Fermer l’aide
table-help-empty = Montrez ou touchez n’importe quoi sur la table : tout s’explique ici.
table-help-costs = Cela vous coûte
table-help-gives = Cela vous donne
table-help-limits = À noter
table-help-take = Si vous le prenez
table-help-points = Points
table-help-words = Tous les mots
hint-button = Conseil
hint-ask = Que ferait un bon joueur ?
hint-allowed = Les conseils sont permis : qui doit répondre peut demander ce que ferait un bon joueur. Ils sont comptés.
rules-words = Les mots du jeu
table-the-rule = La règle
table-clicked = Choisi jusqu’ici
table-answer-for = Répondre pour { $name }
table-other-parts = Autres
table-how-many = Combien
table-one-less = Un de moins
table-one-more = Un de plus
table-all-of = Tout : { $n }
table-left = { $n ->
    [one] encore { $n }
   *[other] encore { $n }
}
table-all-here = Les { $n } : { $place }
table-spread = Répartir
table-bulk-hint = Chaque clic en place un aussitôt.
table-undo = Annuler
table-choose-again = Choisir à nouveau
table-redo = Refaire
table-no-undo-nothing = Il n’y a rien à annuler.
table-no-undo-chance = Quelque chose a été révélé.
table-no-undo-other = Un autre joueur a agi.
table-no-undo-over = La partie est finie.
table-choices = Choix
table-no-choices = Rien ne vous est demandé pour l’instant.
table-stale = La table avait avancé. Voici où elle en est.
table-done-before = { $n ->
    [one] { $n } action a été faite avant.
   *[other] { $n } actions ont été faites avant.
}
table-lost = Connexion perdue. Nouvel essai dans { $s } s. Vos coups sont gardés.
table-retry = Réessayer
table-waiting = En attente …
table-waiting-one = { $names } réfléchit.
table-waiting-several = On attend { $names }.
table-bot-thinks = { $names } réfléchit
table-your-bot-thinks = Le bot qui joue pour vous réfléchit
table-absent-away = Hors ligne.
table-absent-in = Un bot pourra jouer pour { $name } dans { $time }
table-absent-let = Faire jouer un bot pour { $name }
table-absent-others = Le propriétaire peut faire jouer un bot pour { $name }.
table-absent-short = Bot dans { $time }
table-stood-in-away = Vous étiez hors ligne : { $by } fait jouer un bot pour vous.
table-stood-in-idle = Vous n’avez pas joué depuis longtemps : { $by } fait jouer un bot pour vous.
table-stood-in-owner = le propriétaire
table-stood-in-waits = Il n’a pas encore joué.
table-stood-in-moved = Il joue jusqu’à votre retour.
table-stood-in-own = Un bot joue pour vous.
table-ready = { $ready } sur { $all } sont prêts
table-is-ready = Prêt
clock-hours = { $h } h { $min }
clock-days = { $d } j { $h } h
clock-left = Il reste { $time }
clock-low = Il ne reste que { $time }
clock-paused = En pause, il reste { $time }
clock-holiday = En congé, il reste { $time }
clock-used = { $time } de réflexion jusqu’ici
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
table-resigned = Temps écoulé, abandon
table-stood-in-time = Votre temps était écoulé. Un bot joue jusqu’à votre retour.
table-stood-in-time-waits = Votre temps était écoulé. Le bot répond à cette question, puis vous pourrez revenir.
table-result-resigned = Votre temps était écoulé : abandon, dernière place.
table-result-resigned-seat = Le temps de { $name } était écoulé : abandon, dernière place.
table-hurry = { $n ->
    [one] { $n } seconde restante
   *[other] { $n } secondes restantes
}
table-hurry-about = Tous les autres sont prêts. Quand le temps sera écoulé, le hasard décidera.
table-showing = Voici ce qui s’est passé …
table-skip = Passer
table-over = La partie est finie.
table-result = { $n ->
    [one] { $names } gagne, { $best } contre { $others }
   *[other] { $names } partagent la victoire, { $best } contre { $others }
}
table-result-alone = { $n ->
    [one] { $names } gagne avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
   *[other] { $names } partagent la victoire avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
}
table-result-you = { $n ->
    [one] Vous gagnez, { $best } contre { $others }
   *[other] Vous partagez la victoire ({ $names }), { $best } contre { $others }
}
table-result-alone-you = { $n ->
    [one] Vous gagnez avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
   *[other] Vous partagez la victoire ({ $names }) avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
}
table-result-bot = le bot qui a remplacé { $name }
table-result-bot-you = le bot qui vous a remplacé
table-result-left = Vous avez abandonné : un bot a joué votre place jusqu’à la fin{ $place ->
    [0] .
    [1] .
   *[other] { " " }et finit { $place }ᵉ sur { $of }.
}
table-result-left-seat = { $name } a abandonné : un bot a continué{ $place ->
    [0] .
    [1] .
   *[other] { " " }et finit { $place }ᵉ sur { $of }.
}
table-result-away = Un bot a joué pour vous à la fin.
table-result-away-seat = Un bot a joué pour { $name } à la fin.
table-results = Résultats
table-pay = Payer et avancer
table-pay-with = Payer { $what }
table-in-hand = { $n } en main
table-why = Pourquoi ?

table-points-open = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}, voir le détail
table-first = Premier joueur
table-first-short = 1ᵉʳ
table-conceded = A abandonné
table-away = Absent, un bot joue
table-offline = Hors ligne
table-log = Récit
table-log-empty = Le récit de cette partie s’écrira ici.
table-log-earlier = Ce qui précède se voit dans la relecture.
table-since = Depuis votre dernier tour
table-everybody = Tous
table-open-tally = { $n }, voir le détail
table-chart = Points au fil de la partie
table-chart-empty = Dès qu’il y aura des points, leur cours sera tracé ici.
table-as-table = En tableau
table-moments = Moments à revoir
table-move = Coup
table-move-n = Coup { $move }
table-move-of = Coup { $move } sur { $moves }
table-look-at = Coup { $move } : { $say }
table-replay = Relecture
table-scrub = Coup affiché
table-first-move = Premier coup
table-previous-move = Coup précédent
table-next-move = Coup suivant
table-last-move = Dernier coup
table-live = en direct
table-to-live = Revenir au direct
table-to-end = Revenir à la fin
table-link = Copier le lien de la table
table-link-move = Copier le lien de ce coup
table-analyse = Analyser
table-save-record = Enregistrer la partie
table-again = Rejouer avec les mêmes
table-again-there = Aller à la partie suivante

table-device = Jouer sur un autre appareil
table-device-secret = Ce lien est votre place. Ouvrez-le sur l’autre appareil et ne le montrez à personne.
table-device-renew = Renouveler ce lien
table-device-renew-about = Si quelqu’un d’autre l’a : l’ancien lien et tous les appareils venus par lui perdent la place aussitôt.
table-device-renewed = Voici le nouveau lien. L’ancien n’ouvre plus rien, et les appareils venus par lui ne font plus que regarder.
table-leave = Laisser un bot jouer pour moi
table-come-back = Je suis de retour
table-concede = Abandonner
table-concede-sure = Un bot joue cette place jusqu’à la fin. Vous ne pourrez pas y revenir.
table-cancel = Ne rien faire
table-rewind = Ramener la table au coup { $move }
table-rewind-about = Tout ce qui suit est annulé pour tous les joueurs, et le récit le dit.

table-room-open = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
} Envoyez le lien à vos amis.
table-room-full = Tout le monde est là. L’hôte lance la partie.
table-room-full-owner = Tout le monde est là.
table-room-seat = Qui prend la place { $n }
table-room-wait = La partie commence dès que l’hôte le souhaite.
table-room-give = La donner à { $name }
table-room-away = Libérer cette place
table-room-away-who = Libérer la place de { $name }
table-room-away-sure = { $name } ne pourra plus s’asseoir à cette table, sauf si vous le permettez.
table-room-sent = Ne peuvent pas s’asseoir ici
table-room-admit = Laisser revenir
table-room-admit-who = Laisser { $name } se rasseoir
table-room-barred = L’hôte a libéré votre place. Vous pouvez regarder, mais vous ne pourrez vous asseoir à cette table que si l’hôte vous laisse revenir.
table-known-seed = La graine de cette table a été choisie. Qui l’a choisie connaît peut-être ce que le hasard apportera.
table-known-record = Cette partie vient d’un enregistrement. Qui l’a connaît peut-être les mains cachées et ce que le hasard apportera.
table-sit = S’asseoir
table-begin = Commencer la partie
table-begin-bots = Compléter par des bots et commencer
table-begin-note = Les places libres vont à des bots posés.

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
table-keys = Touches
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
table-key-log = aller au récit
table-key-inspector = l’aide sur une chose
table-key-help = cette liste

## À quelle vitesse les coups sont montrés

pace-title = Coups des bots et des autres joueurs
pace-about = À quelle vitesse ils sont montrés. Un clic ou une touche y met fin.
pace-slow = Lentement
pace-usual = Normalement
pace-quick = Vite
pace-once = Aussitôt

## Une partie rejouée

replay-play = Dérouler les coups
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = ½×
replay-speed-usual = 1×
replay-speed-quick = 2×
replay-speed-fast = 4×
replay-told = Coup { $move }. { $say }
replay-did = { $who } : { $say }
replay-silent = { $who } décide.
replay-key-play = dérouler une partie passée, ou faire une pause
replay-key-leaf = en relecture : coup précédent, coup suivant

## La course

race-ahead = { $n } d’avance
race-behind = { $n } de retard
race-level = à égalité
race-goal = { $n } points sur { $goal }

## Des lieux que l’on peut dire

place-row = rangée { $row }
place-number = case { $n }
place-at = avec { $thing }
place-next = { $way ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
} de { $thing }
place-far = à { $n } cases { $way ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
} de { $thing }
place-then = { $one } ; { $other }
place-choice = { $say } : { $where }

## The board

board-label = { $title }. Les flèches déplacent, Entrée choisit, plus et moins zooment.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Tout voir
board-groups = Régions et qui les domine
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-tile-turn = Elle tient si on la tourne.
board-tile-click-turn = Elle tient si on la tourne : cliquez, ou touche R.
board-tile-not-here = Elle ne tient pas ici
board-more = { $n ->
    [one] Encore un choix par là
   *[other] Encore { $n } choix par là
}
board-cell = Ligne { $row }, colonne { $column }
board-or = ou
board-read-all = Tout lire
board-not-rolled = pas encore lancé
board-you = vous
board-next = ensuite : { $name }
board-next-step = Votre prochain pas
board-next-step-tier = son niveau, par noms
board-large = Agrandir
board-small = Revenir à la table
board-whose-mat = Plateau de
board-empty = Vide
board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-cards-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
board-card-of = { $n } sur { $of }
board-card-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
board-your-choice = Votre choix
board-state-spent = utilisé
board-state-toppled = renversé
board-state-decline = en déclin
board-state-down = face cachée
board-state-blocked = bloqué
board-state-claimed = acquis
board-state-new = nouveau
board-state-dim = pas encore en jeu
board-state-current = en cours
board-state-first = premier joueur

## Revoir une partie terminée

look-chart = Chances de gagner, coup par coup
look-chart-of = Chances de gagner, coup par coup. Après le coup { $move } : { $said }
look-seat-chance = { $name } { $chance } %
look-percent = { $n } %
look-shaded = Ombré : la marge d’erreur de l’estimation
look-give-or-take = { $n } % ± { $error }
look-opening = On demande aux bots ce qu’ils pensent de cette partie…
look-thinking = Les bots réfléchissent à cette partie : { $percent } %. Vous pouvez partir, ils continuent.
look-board = Le plateau au coup { $move }
look-scores = Scores alors :
look-to-board = Vers le plateau
look-play-on = Reprendre d’ici
look-play-on-about = Ouvre une nouvelle table : vous décidez ensuite, des bots jouent les autres. Cette partie reste telle quelle.
look-play-on-end = Choisissez un coup antérieur pour reprendre de là.
look-copy = Copier le lien
look-moments = { $n ->
    [0] Tournants
    [1] Un tournant
    [2] Deux tournants
    [3] Trois tournants
    [4] Quatre tournants
    [5] Cinq tournants
   *[other] { $n } tournants
}
look-no-moments = Aucun coup n’a changé les chances plus que les bots ne peuvent le mesurer.
look-choose = Choisissez un tournant pour voir ce qu’on aurait pu y jouer d’autre.
look-point = Tournant { $n }, coup { $move } : { $say }
look-change = Chances de gagner : { $by } points de pourcentage
look-better = Mieux : { $say }
look-best = La meilleure de { $n } comparées. Ensuite : { $say }
look-alike = À peu près aussi bien : { $say }
look-detail = Tournant { $n }
look-colon = {" "}:{" "}
look-course = { $before } → { $after } %, à { $error } près
look-asked = La question : { $ask }
look-items = Points attendus à partir d’ici, en moyenne, si des bots continuent
look-played = Joué
look-head-better = Mieux
look-head-alike = Aussi bien
look-head-best = Ensuite
look-difference = Différence
look-sum = Avance sur les autres
look-item-rest = autres points
look-item-later = promis pour plus tard
look-item-others = ce que gagnent les autres, en moyenne
look-part = { $label } { $points }
look-why = Pourquoi.
look-why-better = Si des bots continuent de là, cela mène à { $other } % au lieu de { $played } %.
look-why-best = Aucune autre réponse ne promettait plus : si des bots continuent, la suivante mène à { $other } % au lieu de { $played } %.
look-why-alike = Aucune autre réponse n’était nettement meilleure : si des bots continuent, l’autre mène à { $other } % au lieu de { $played } %.
look-why-gains = Pour elle : { $parts }.
look-why-losses = Contre elle : { $parts }.
look-show = Montrer sur le plateau
look-play-better = Reprendre avec la meilleure réponse
look-play-other = Reprendre avec l’autre réponse
look-compared = { $n ->
    [one] une réponse comparée
   *[other] { $n } réponses comparées
}

table-set-confirmTiles = Confirmer les tuiles
table-set-confirmTiles-about = Un clic pose la tuile à l’essai ; un second, Entrée ou son bouton la place.
# ---- room
room-look = Regarder le plateau
room-cards = { $n ->
    [one] Voir la carte
   *[other] Voir les { $n } cartes
}

## Qui l’on est

me-title = Votre page
me-link = Votre page : parties, résultats, appareils
me-keep = Gardez qui vous êtes
me-keep-about = Vous êtes un invité : vos sièges tiennent au cookie de ce navigateur. Avec une clé d’accès ou une phrase de secours, vous les avez sur chaque appareil, et perdre un cookie ne perd aucun siège. Ni mot de passe, ni adresse de courriel.
me-keep-key = Garder avec une clé d’accès
me-keep-phrase = Garder avec une phrase
me-key-nowhere = Les clés d’accès demandent une adresse avec un nom, en https, ou cet ordinateur même. Une phrase marche partout.
me-key-closed = Aucune clé d’accès n’a été faite ni utilisée. Rien n’a changé.
me-back = Déjà venu ?
me-back-about = Connectez-vous, et chaque siège est à nouveau à vous. Ce que vous jouez dans ce navigateur vient avec.
me-back-key = Se connecter avec une clé d’accès
me-back-phrase = Phrase de secours
me-back-do = Se connecter
me-phrase = Phrase de secours
me-phrase-about = Notez ces huit mots : ils rendent chaque siège, et personne ne peut vous les montrer à nouveau. Qui les connaît est vous.
me-phrase-kept = Je l’ai notée
me-phrase-there = Il y en a une ; personne ne peut la montrer à nouveau.
me-phrase-none = Pour un appareil sans votre clé d’accès.
me-phrase-new = En faire une autre
me-phrase-make = En faire une
me-keys = Clés d’accès
me-key-nameless = Clé d’accès
me-key-since = { $site }, depuis le { $day }
me-key-remove = Retirer la clé d’accès { $label }
me-key-more = Ajouter une clé d’accès
me-remove = Retirer
me-devices = Appareils
me-device-nameless = Un navigateur
me-device-here = Celui-ci
me-device-seen = Vu la dernière fois { $when }
me-device-out = Se déconnecter sur { $label }
me-out = Se déconnecter
me-you = Nom et marque
me-public = Qui voit cette page
me-public-off = Vous seul.
me-public-on = Qui a le lien voit votre nom, votre marque et vos résultats, jamais vos tables ni avec qui vous avez joué.
me-public-show = La montrer à d’autres
me-public-hide = Ne la montrer à personne
me-public-copy = Copier le lien
me-data = Vos données
me-records = Enregistrements de toutes les parties
me-export = Tout sur vous
me-running = Vos tables
me-running-none = Aucune table ne vous attend.
me-moved = Dernier coup : { $when }
me-changed = Dernier changement : { $when }
me-results = Résultats
me-results-none = Aucune partie terminée pour l’instant.
me-streak = Gagnées d’affilée
me-streak-best = Plus longue série
me-bot-gentle = Bot doux
me-bot-steady = Bot posé
me-bot-keen = Bot vif
me-bot-fierce = Bot féroce
me-somebody = Quelqu’un
me-won-of = { $won } sur { $played }
me-by-game = Par jeu
me-by-people = Avec des gens
me-game = Jeu
me-name = Nom
me-played = Jouées
me-won = Gagnées
me-lost = Perdues contre eux
me-best = Plus de points
me-again = Rejouer
me-again-with = Rejouer avec { $name }
me-place = N° { $n }
me-points = { $n ->
    [one] un point
   *[other] { $n } points
}
me-counts-not = Ne compte pas : quelqu’un savait ce qui viendrait, ou le siège a été abandonné.
me-look = Voir
me-look-at = Voir { $game }, { $day }
me-all = Montrer les { $n }
me-known-since = Ici depuis le { $day }
