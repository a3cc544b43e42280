### Les mots de la page. Ceux d’un jeu viennent avec sa scène. Chaque message existe aussi dans en.ftl.

## Partout

page-name = Ecumene
page-skip = Aller au contenu
page-nav = Pages
page-play = Jouer
page-tables = Tables
page-replays = Parties à revoir
page-rules = Règles
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
rated-about = Le résultat compte pour le classement de quiconque s’assied. Pas de conseils, le propriétaire ne revient pas en arrière, une place chacun ; qui abandonne est dernier.
think-free-name = Sans pendule
think-clock-name = { $min } min + { $s } s
think-days-name = { $time } par tour
think-free-line = Chacun réfléchit aussi longtemps qu’il le souhaite.
think-clock-line = Chacun a { $min } minutes pour toute la partie, et { $s } secondes de plus à chaque tour.
think-days-line = Chacun a { $time } pour chaque tour ; revenez quand c’est le vôtre.
think-up-bot = Le temps écoulé, un bot ({ $level }) joue jusqu’à votre retour.
think-up-resign = Le temps écoulé, la place abandonne et finit dernière ; un bot continue.
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

invite-title = Inviter des amis
invite-ready = Envoyez ce lien à vos amis
invite-qr = Un code QR du lien

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
tables-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tables-moves = { $n ->
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
find-label = Chercher une table ouverte
find-search = Titre ou nom
find-one-more = Il ne manque qu’une personne
find-more = Filtres
find-game = Jeu
find-seats = Places
find-pace = Rythme
find-live = D’une traite
find-days = Sur plusieurs jours
find-clock = Pendule, { $minutes } min + { $more } s
find-language = Langue
find-rated = Classée
find-beginners = Débutants bienvenus
find-any = Peu importe
find-reset = Tout montrer
find-none = Aucune table ouverte n’est ainsi pour l’instant. Cherchez moins de choses à la fois, ou ouvrez-en une.
language-en = Anglais
language-fr = Français

import-title = Importer une partie
import-about = Une partie s’enregistre dans un fichier texte. Terminée, on la rejoue ; inachevée, on la poursuit.
import-file = Choisir un fichier
import-paste = Ou collez son texte
import-go = Ouvrir la partie

## Règles

rules-title = Livrets de règles
rules-about = Comment jouer, et chaque règle dans nos propres mots, ceux-là mêmes que la table cite quand elle refuse.
rules-of = Règles de { $game }

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
table-behind = Vous avez { $n } { $n ->
    [one] coup
   *[other] coups
} de retard
table-phase = Étapes du tour
table-close = Fermer
table-fold = Replier le panneau latéral
table-unfold = Déplier le panneau latéral
table-tabs = Parties de la table
table-tab-board = Plateau
table-tab-guide = Guide
table-guide-step = plus tard, étape { $n }
table-guided = Votre première partie, guidée
table-tab-cards = Cartes
table-tab-players = Joueurs
table-tab-help = Aide
table-tab-log = Récit
table-tab-talk = Parler
table-tab-rules = Règles
table-tab-analysis = Analyse
table-tab-notes = Vos notes
table-draw = Dessiner sur le plateau ; personne d’autre ne le voit
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
table-comes-later = C’est la seconde moitié d’une réponse : choisissez d’abord l’une des choses éclairées.
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
plan-back = Un pas en arrière
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
table-absent-let-short = Faire jouer un bot
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
clock-holiday = En congé, puis il reste { $time }
clock-up = Temps écoulé
clock-used = { $time } de réflexion jusqu’ici
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

table-come-back = Je suis de retour
table-cancel = Ne rien faire

table-keys = Touches

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

look-thinking = Les bots réfléchissent à cette partie : { $percent } %. Vous pouvez partir, ils continuent.
look-moments = { $n ->
    [0] Tournants
    [1] Un tournant
    [2] Deux tournants
    [3] Trois tournants
    [4] Quatre tournants
    [5] Cinq tournants
   *[other] { $n } tournants
}

# ---- room
room-look = Regarder le plateau
room-cards = { $n ->
    [one] Voir la carte
   *[other] Voir les { $n } cartes
}

## Qui l’on est

me-link = Votre page : parties, résultats, appareils
me-remove = Retirer
me-somebody = Quelqu’un

rating = Classement
rating-is = Classement { $rating }

me-friends = Amis

again-title = Rejouer avec …
hooks-title = Webhooks de la table
