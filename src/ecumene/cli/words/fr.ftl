### La ligne de commande en français.

## Aide

help-usage = usage :
help-arguments = arguments
help-options = options
help-commands = commandes
help-help = afficher cette aide et sortir
help-lang = langue : en ou fr (par défaut : d’après LC_ALL ou LANG)
help-version = afficher la version, la façon dont tournent les règles et le contenu de chaque jeu, et quitter
help-json = écrire du JSON pour les programmes (docs/json.fr.md)
help-ecumene = Jouer, simuler et étudier des jeux de civilisation.
help-games = les jeux, leurs places et leurs options
help-play = jouer au terminal contre des bots
help-serve = ouvrir une table dans le navigateur, pour des joueurs et des bots
help-prune = supprimer les tables gardées assez longtemps
help-backup = copier une base de tables dans un fichier pendant qu’un serveur l’utilise (SQLite)
help-restore = faire une base de tables d’une sauvegarde (SQLite)
help-operator = pour qui gère un serveur : créer le jeton de sa page
help-simulate = faire jouer des bots et raconter leurs résultats
help-replay = raconter une partie d’après son enregistrement
help-picture = dessiner un moment d’une partie d’après son enregistrement, en SVG
help-rules = lire les règles d’un jeu ou y chercher un mot
help-content = vérifier, écrire, exporter ou comparer ce que disent les éléments d’un jeu
help-bench = mesurer la vitesse des règles sur cette machine
help-new-game = écrire le squelette d’un jeu à vous, prêt à être joué et changé
help-new-game-name = son identifiant : minuscules, chiffres et tirets bas, comme Python nomme un paquet
help-new-game-folder = où créer son dossier (par défaut : ici)
help-game = le jeu, comme « ecumene games » le nomme
help-content-file = poser les valeurs d’un propriétaire, dans un fichier YAML, sur les nôtres
help-content-check = vérifier le contenu et dire d’où viennent ses valeurs
help-content-export = écrire le contenu en YAML, à modifier puis à rendre avec --content
help-content-diff = montrer les valeurs d’un fichier de propriétaire qui diffèrent des nôtres
help-check-store = rejouer chaque table d’une base avec cette version, et dire lesquelles s’arrêteraient
help-check-store-url = la base : sqlite:///FICHIER ou postgresql://… ; elle n’est que lue
help-check-store-jobs = processus qui rejouent en même temps ; 1 sinon
help-content-list = lister les contenus disponibles : le nôtre, celui de chaque version, ceux des tables d’une base
help-content-new = écrire un fichier de propriétaire avec toutes les fiches d’un jeu ou d’une boîte, à remplir d’après ce qui est imprimé
help-content-subject = un jeu, comme « ecumene games » le nomme, ou un fichier de propriétaire
help-content-of = le jeu d’un fichier de propriétaire qui ne le dit pas
help-content-box = une boîte du jeu : son nom, ou les initiales de son titre
help-content-table = cette table seulement ; peut être répété
help-content-output = écrire dans ce fichier (par défaut : un nouveau, ici) ; - est le terminal
help-content-force = remplacer un fichier qui existe
help-content-hash = le contenu de cette empreinte, d’une version ou d’une base
help-content-store = une base, dont les tables gardent le contenu de leurs débuts : sqlite:///FICHIER ou postgresql://…
help-output = écrire dans ce fichier plutôt qu’au terminal
help-seats = nombre de joueurs (par défaut : 4, ou le plus proche que le jeu permet)
help-option = un choix fait avant la partie ; peut être répété
help-seat = votre place par sa lettre ou son numéro, A ou 1 étant la première ; plusieurs lettres (A,C) : plusieurs personnes partagent le terminal (par défaut : A)
help-bots-others = les bots des autres places : random, quick, greedy, mcts:400 (itérations), mcts:1000ms, net ; un pour toutes, ou un par place
help-bots-all = les bots, un par place ou un pour toutes : random, quick, greedy, mcts:400 (itérations), mcts:1000ms, net (par défaut : greedy)
help-seed = le nombre qui décide du hasard (par défaut : un nouveau)
help-seed-series = le nombre qui décide de toute la série (par défaut : 0)
help-load = reprendre une partie sauvegardée
help-save = garder la partie dans ce fichier (par défaut : un nouveau dans le dossier courant)
help-number = combien de parties (par défaut : 100)
help-jobs = combien de processus jouent en même temps (par défaut : 1, ou tous ceux de la grappe)
help-rotate = les bots changent de place à chaque partie (par défaut)
help-no-rotate = les bots restent à leur place
help-record = l’enregistrement d’une partie
help-to = s’arrêter après tant de lignes de l’enregistrement
help-picture-move = après tant de lignes de l’enregistrement (par défaut : à la fin)
help-picture-seat = comme le voit le joueur de cette place, la première est 1 (par défaut : comme un spectateur)
help-picture-dark = clair sur fond sombre
help-picture-out = l’écrire dans ce fichier (par défaut : dans le terminal)
help-keepsake = écrire un fichier de contenu avec lequel une autre partie commence comme celle-ci, son monde par exemple
help-section = seulement cette section
help-search = seulement les règles qui mentionnent ce mot
help-serve-host = écouter à cette adresse ; 0.0.0.0 laisse entrer d’autres machines (par défaut : 127.0.0.1)
help-serve-port = écouter sur ce port (par défaut : le premier libre à partir de 8000)
help-serve-store = où garder les parties : sqlite:///FICHIER ou postgresql://… (par défaut : ecumene.db dans ce dossier)
help-serve-page = servir la page de ce dossier (par défaut : celle construite avec le paquet)
help-serve-proxies = mandataires inverses dont on croit les en-têtes X-Forwarded : adresses ou réseaux, séparés par des virgules
help-serve-origins = autres sites dont les pages peuvent appeler ce serveur, séparés par des virgules
help-serve-address = où l’on ouvre la page, par exemple https://play.example : les clés d’accès lui appartiennent (par défaut : ce que dit chaque requête)
help-serve-hooks = où peuvent mener les webhooks et les notifications : outside, hors du réseau du serveur ; anywhere, partout ; none, nulle part (par défaut : outside)
help-serve-smtp = le serveur par lequel part le courriel, smtp://hôte ou smtps://hôte ; un mot de passe se met dans ECUMENE_SMTP ; il faut aussi --address (par défaut : pas de courriel)
help-serve-mail-from = de qui vient le courriel
help-serve-tell-delay = secondes pendant lesquelles attendent les nouvelles pour les absents, afin que plusieurs n’en fassent qu’une (par défaut : 20)
help-serve-workers = processus où réfléchissent les bots (par défaut : un par processeur)
help-serve-tables-per-hour = nouvelles tables par adresse et par heure ; 0 : sans limite (par défaut : 120)
help-serve-seats-per-hour = sièges pris par adresse et par heure à des tables ouvertes, un quart d’un coup ; 0 : sans limite (par défaut : 24)
help-serve-bytes-per-second = octets à garder envoyés par adresse, au moins 300 par ordre ; 0 : sans limite (par défaut : 10000)
help-serve-kept-megabytes = notes, marques et paroles de toutes les tables ensemble ; 0 : sans limite (par défaut : 500)
help-serve-channels-per-hour = canaux créés ou essayés par adresse, un tiers d’un coup ; 0 : sans limite (par défaut : 60)
help-serve-sockets-per-address = connexions par adresse ; 0 : sans limite (par défaut : 200)
help-serve-body-bytes = longueur d’une requête ; 0 : sans limite (par défaut : 1000000)
help-serve-bot-pause = secondes entre deux actions de bots (par défaut : 0.35)
help-serve-unwatched = secondes pendant lesquelles les bots continuent sans spectateur ni joueur ; 0 : sans limite (par défaut : 600)
help-serve-messages-per-second = messages par connexion ; 0 : sans limite (par défaut : 20)
help-serve-calls-per-second = requêtes par adresse ; 0 : sans limite (par défaut : 100)
help-serve-work-per-second = secondes de processeur pour les retours en arrière, les récits, les tables entières et les « pourquoi », par adresse et par invité ; 0 : sans limite (par défaut : 0.1)
help-serve-keep-finished = jours après lesquels une table terminée est supprimée ; 0 : jamais (par défaut : 0)
help-serve-keep-abandoned = jours après lesquels une partie que personne ne continue est supprimée ; 0 : jamais (par défaut : 0)
help-serve-keep-waiting = jours après lesquels une table qui n’a jamais commencé est supprimée ; 0 : jamais (par défaut : 0)
help-serve-log = plain : des lignes pour les gens ; json : pour les programmes (par défaut : plain)
help-prune-dry-run = compter seulement ce qui serait supprimé
help-backup-file = la sauvegarde à faire ; aucune n’est remplacée
help-restore-file = la sauvegarde
help-operator-token = créer un nouveau jeton ; celui d’avant n’ouvre plus rien
help-seconds = durée de la mesure, en secondes (par défaut : 2)

## Plaintes

usage-required = il manque quelque chose : { $what }
usage-unknown = non compris : { $what }
usage-value = { $name } demande une valeur
usage-choice = { $name } : « { $what } » n’existe pas{ $hint } ; il y a { $known }
usage-wrong = { $name } : { $what }
usage-whole = « { $what } » n’est pas un nombre entier
usage-whole-from = « { $what } » n’est pas un nombre entier à partir de { $least }
usage-decimal = « { $what } » n’est pas un nombre à partir de 0
usage-hint = (vouliez-vous dire « { $what } » ?)
usage-game = il n’y a pas de jeu « { $what } »{ $hint } ; il y a { $known }
usage-option = --option prend NOM=VALEUR, chaque nom une fois, et non « { $what } »
usage-bots =
    { $n ->
        [one] { $n } bot nommé
       *[other] { $n } bots nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
file-unreadable = { $file } ne peut pas être lu ({ $reason })
file-unwritable = { $file } ne peut pas être écrit ({ $reason })
interrupted = interrompu
internal = une erreur interne s’est produite ({ $error }) ; merci de la signaler. ECUMENE_DEBUG=1 montre où.

## Nombres

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { $low } à { $high }
mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mean-of-one = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± –

## games, rules

version-compiled = ecumene { $version }, compilé, sur Python { $python }
version-plain = ecumene { $version }, non compilé, sur Python { $python }
version-game = {"  "}{ $id }  règles { $rules }, contenu { $content }
games-game = { $id } — { $name }, à { $seats } joueurs
games-option = {"    "}--option { $id }=… parmi { $values } (le premier est l’usage)
rules-no-section = il n’y a pas de section « { $what } »{ $hint } ; il y a { $known }
rules-none = Aucune règle ne mentionne « { $what } ».

## content

content-good = { $name } : le contenu est bon ({ $hash }).
content-table = table
content-records = fiches
content-total = tout
content-sources = Valeurs par origine : « public » vient de sources publiques, « maison » est de nous, là où la valeur imprimée ne nous est pas connue.
content-export = { $name }. Changez des valeurs, effacez ce que vous laissez tel quel, et jouez avec --content et ce fichier.
content-diff-with = content diff demande --content et un fichier, ou --hash et un contenu, à comparer
content-same = Aucune valeur ne diffère.
content-unknown = { $id } n’a pas ici de contenu { $hash } ; « ecumene content list » nomme ceux qu’il y a
content-list-game = jeu
content-list-content = contenu
content-list-release = version
content-list-tables = tables
content-list-today = actuel
content-new-exists = { $file } existe déjà ; --force le remplace, --output en nomme un autre
content-new-written =
    { $n ->
        [one] Écrit dans { $file } : { $n } fiche. Modifiez-le, puis : ecumene content check { $file }
       *[other] Écrit dans { $file } : { $n } fiches. Modifiez-le, puis : ecumene content check { $file }
    }
content-new-no-boxes = { $id } n’a pas de boîtes : laissez --box de côté
content-new-box = { $id } n’a pas de boîte « { $what } »{ $hint } ; il y a { $known }
content-new-table = il n’y a pas de table « { $what } »{ $hint } ; il y a { $known }
content-new-title = { $title } : fichier de propriétaire. Les lignes à deux dièses expliquent ; un seul précède les fiches, qui sont les nôtres.
content-new-how = Prenez une carte de votre boîte, trouvez sa fiche plus bas, ôtez le dièse et l’espace de ses lignes, et écrivez ce qui est imprimé. Ce qui reste en commentaire reste tel quel. Puis : ecumene content check, avec ce fichier, et jouez, simulez ou ouvrez une table avec lui (--content).
content-new-words = Les mots d’une fiche (words) sont ce que montre la page : le nom (name), ses formes pour les phrases (name.le) et les textes. Du texte simple, en une ligne, dans chaque langue ; une langue absente garde nos mots.
content-new-null = Un champ que votre carte n’a pas s’ôte par null (enchantments: null) ; un champ qu’elle a et que la nôtre n’a pas s’ajoute simplement.
content-new-source = D’où viennent les valeurs : rulebook (règle) et public (sources publiques) sont imprimées ainsi, inferred (déduit) en découle, house (maison) est de nous, faute de savoir. Écrivez source: owner sur une fiche une fois qu’elle dit ce que dit votre carte ; sources nomme des champs isolés.
content-new-verbs = Ce que font les cartes est une liste d’effets, chacun un verbe avec ce qu’il dit. Les verbes, avec un exemple de chacun :
content-owner-alone = { $option } ne va pas avec un fichier de propriétaire : c’est lui, le contenu à vérifier
content-owner-which = { $file } ne dit pas pour quel jeu il est : écrivez-y « game: … », ou dites --game ; il y a { $known }
content-owner-title =
    { $n ->
        [0] { $file } : { $name }, rien n’est encore saisi.
        [one] { $file } : { $name }, { $n } fiche avec des valeurs à vous.
       *[other] { $file } : { $name }, { $n } fiches avec des valeurs à vous.
    }
content-owner-unread = { $file } : rien ne peut en être lu.
content-owner-wrong =
    { $n ->
        [one] Une chose ne se lit pas :
       *[other] { $n } choses ne se lisent pas :
    }
content-owner-line = ligne { $line }
content-owner-at = { $where } : { $problem }
content-owner-yours =
    { $n ->
        [one] Imprimé, comme vous le dites (propriétaire), { $n } fiche :
       *[other] Imprimé, comme vous le dites (propriétaire), { $n } fiches :
    }
content-owner-ours =
    { $n ->
        [one] Encore de nous (maison), { $n } fiche :
       *[other] Encore de nous (maison), { $n } fiches :
    }
content-owner-good = { $file } se lit bien : jouez avec --content { $file }.
content-owner-faulty =
    { $n ->
        [one] Corrigez ce qui ne se lit pas ; ici, c’est laissé de côté.
       *[other] Corrigez les { $n } choses qui ne se lisent pas ; ici, elles sont laissées de côté.
    }
verb-choose = une parmi plusieurs listes d’effets, au choix du joueur
verb-any_order = plusieurs listes d’effets, toutes, dans l’ordre que veut le joueur
verb-optional = des effets que le joueur peut laisser
verb-each = les mêmes effets pour plusieurs joueurs ; who dit lesquels
source-rulebook = règle
source-public = public
source-inferred = déduit
source-house = maison
source-owner = propriétaire

## serve

serve-address = Ecumene est à l’adresse { $address } — Ctrl-C y met fin.
serve-here-only = Seul cet ordinateur peut l’ouvrir. Pour les autres : make play HOST={ $host } (ou ecumene serve --host { $host }).
serve-own-address = adresse-de-cet-ordinateur
serve-others = Les autres, sur votre réseau, ouvrent { $address }
serve-over = Tout est enregistré. À bientôt.
serve-missing = il manque au serveur ce qui n’est pas installé ({ $what }) : { $command }
serve-setting = { $name } : « { $what } » ne convient pas
serve-smtp-address = le courriel (--smtp) demande --address, par exemple https://play.example : ses liens y mènent
serve-port = { $host }, port { $port } : { $reason }
serve-store-taken = { $file } : un autre serveur utilise déjà ce fichier SQLite. Arrêtez-le d’abord ; pour plusieurs serveurs, gardez les tables dans PostgreSQL (--store postgresql://…)

## prune

prune-nothing = rien à supprimer : dites combien de jours garder quoi, avec --keep-finished, --keep-abandoned ou --keep-waiting
prune-no-store = { $file } : il n’y a pas de base de tables
prune-done = { $n ->
    [0] Rien n’a été supprimé.
    [one] Une table a été supprimée.
   *[other] { $n } tables ont été supprimées.
}
prune-would = { $n ->
    [0] Rien ne serait supprimé.
    [one] Une table serait supprimée.
   *[other] { $n } tables seraient supprimées.
}
prune-finished = { "  " }terminées : { $n }
prune-abandoned = { "  " }abandonnées : { $n }
prune-waiting = { "  " }jamais commencées : { $n }

## backup and restore

backup-done = { $n ->
    [one] Une table est dans { $file }.
   *[other] { $n } tables sont dans { $file }.
}
restore-done = { $n ->
    [one] La base a une table, prise de { $file }. Lancez le serveur dessus.
   *[other] La base a { $n } tables, prises de { $file }. Lancez le serveur dessus.
}
backup-postgres = ceci est pour SQLite. Pour PostgreSQL, pg_dump fait une sauvegarde et pg_restore la relit : voir docs/table.fr.md
backup-missing = { $file } : il n’y a pas de base de tables
backup-exists = { $file } existe déjà et n’est pas remplacé. Déplacez-le d’abord, ou nommez-en un autre
backup-foreign = { $file } n’est pas une base de tables d’Ecumene
backup-broken = { $file } est endommagé : rien n’en a été fait

## operator

operator-token = Le jeton de la personne qui gère le serveur, montré cette seule fois. Gardez-le pour vous :
operator-token-use = Il ouvre /operator sur votre serveur, et l’API dans l’en-tête « Authorization », après « Bearer ». Tout jeton créé avant n’ouvre plus rien.

## simulate

simulate-title =
    { $name }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
simulate-bot = bot
simulate-seats = places
simulate-wins = victoires
simulate-interval = intervalle à 95 %
simulate-points = points
simulate-place = rang
simulate-order = ordre du tour
simulate-nth =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
simulate-length = Une partie a pris { $mean } décisions, de { $least } à { $most }.
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } parties et { NUMBER($decisions, maximumFractionDigits: 0) } décisions par seconde, { NUMBER($seconds, maximumFractionDigits: 1) } s en tout.

## check-store

check-store-progress = { $done } tables sur { $total }
check-store-older = La base est de la version { $store } ; le serveur la portera à { $here } en démarrant.
check-store-stops = { $table }  { $game }, « { $title } », { $status }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } :
check-store-waiting = pas commencée
check-store-running = en cours
check-store-over = finie
check-store-good = { $tables ->
        [0] Il n’y a aucune table dans cette base.
        [one] L’unique table continue avec la version { $release }{ $lifted ->
            [0] .
           *[other] , portée par des règles plus récentes.
        }
       *[other] Les { $tables } tables continuent avec la version { $release }{ $lifted ->
            [0] .
           *[other] , dont { $lifted } portées par des règles plus récentes.
        }
    }
check-store-some = { $stopped } tables sur { $tables } s’arrêteraient avec la version { $release }.

## new-game

new-game-name = « { $what } » n’est pas un nom de jeu : minuscules, chiffres et tirets bas, une lettre d’abord, et aucun mot de Python
new-game-known = il y a déjà un jeu « { $what } »
new-game-taken = « { $what } » désigne autre chose dans Python ou dans Ecumene ; choisissez un autre nom
new-game-exists = { $folder } existe déjà ; rien n’a été écrit
new-game-written =
    { $folder } contient un petit jeu que l’on peut jouer aussitôt. La suite :
        pip install -e "{ $folder }[test]"
        pytest { $folder }
        ecumene play { $id }
    docs/new_game.fr.md le parcourt.

## bench

bench-speed =
    { $name }, { $seats } joueurs, { $how ->
        [compiled] compilé
       *[plain] Python simple
    } sur { $python } : { NUMBER($decisions, maximumFractionDigits: 0) } décisions par seconde ({ NUMBER($games, maximumFractionDigits: 1) } parties au hasard), { NUMBER($copy, maximumFractionDigits: 1) } µs par copie

## replay, standings

replay-title =
    { $name }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $entries ->
        [one] { $entries } ligne
       *[other] { $entries } lignes
    }
replay-undo =
    { $n ->
        [one] { $who } reprend { $n } action
       *[other] { $who } reprend { $n } actions
    }
replay-points = points : { $scores }
replay-to = l’enregistrement a { $entries } lignes, et non { $n }
picture-seat = il y a { $seats } places, et pas de place { $n }
picture-kept = Dessiné : { $file }
replay-kept = Gardé dans { $file } : --content commence une autre partie avec.
replay-no-keepsake = { $name } : il n’y a rien à garder à cet endroit
standings-so-far = Pour l’instant
standings-winners =
    { $n ->
        [one] Victoire de { $winners }.
       *[other] Victoire partagée : { $winners }.
    }

## play

play-welcome = { $name } à { $seats }. Vous êtes { $you }. Graine { $seed }.
play-how = Répondez par un numéro, un mot du choix, ou « { $help } ».
play-prompt = {"> "}
play-question = { $who } : { $question }
play-only = {"  "}Un seul choix possible : { $what }
play-several = « { $what } » peut vouloir dire :
play-near = Peut-être « { $what } » ?
play-unknown = « { $what } » n’est pas un des choix ; « { $help } » dit ce que l’on peut écrire.
play-nothing-called = Rien sur la table n’a un nom qui commence par « { $what } ».
play-no-more = Fait { $done } fois sur { $asked } ; impossible de continuer maintenant.
play-why = Pourquoi quoi ? Nommez un choix par son numéro, ou une action : pourquoi 3, pourquoi alpes
play-look = Voir quoi ? Nommez un lieu ou un jeton.
play-log-empty = Il ne s’est encore rien passé.
play-rules = Ajoutez un mot pour trouver les règles qui le mentionnent : règles côte
play-undo-nothing = Il n’y a rien à reprendre.
play-undone =
    { $n ->
        [one] { $n } action reprise.
       *[other] { $n } actions reprises.
    }
play-saved = Sauvegardé dans { $file }.
play-nothing-saved = Rien ne s’est passé : rien n’a été sauvegardé.
play-resume = Pour reprendre : { $command }
play-replay = Pour la revoir : { $command }
play-seat = --seat nomme des lettres de { $first } à { $last }, chacune une fois, et non « { $what } »
play-load-with = { $what } ne va pas avec --load : la partie sauvegardée l’a déjà fixé
play-load-game = { $file } est une partie de { $id }
play-help = Un numéro fait le choix ; de même sa notation, son début, ou un mot propre à un seul choix. « 4x3 » fait trois fois le choix 4, « 4x3, 5 » puis le choix 5. Commandes :
play-help-why = pourquoi N : ce qu’un choix coûte ou rapporte, poste par poste ; pourquoi ACTION : la règle qui l’interdit
play-help-look = voir NOM : un lieu et ses voisins, ou ce que fait un jeton
play-help-map = montrer la table
play-help-scores = montrer les points et d’où ils viennent
play-help-log = journal ou journal N : les derniers événements
play-help-rules = règles MOT : les règles qui mentionnent un mot
play-help-undo = reprendre votre dernière réponse
play-help-save = sauver ou sauver FICHIER : écrire l’enregistrement (il est aussi gardé de lui-même)
play-help-help = cette aide
play-help-quit = quitter ; la partie est sauvegardée
command-why = pourquoi
command-look = voir
command-map = carte
command-scores = scores
command-log = journal
command-rules = règles
command-undo = annuler
command-save = sauver
command-help = aide
command-quit = quitter

## lab

help-lab = tournois, classements, jeux de données et rapports sur des bots, sur tous les cœurs de cette machine ou sur une grappe
help-lab-tournament = faire se rencontrer des bots : tous contre tous, par le système suisse, ou deux jusqu’à ce que le meilleur soit connu
help-lab-ladder = classer des bots, avec ce que l’on ignore encore de leur force ; d’autres rondes et d’autres bots peuvent suivre
help-lab-dataset = écrire des parties de bots en Parquet : parties, décisions et positions
help-lab-bots = les bots qui se rencontrent : random, quick, greedy, mcts:400 (itérations), mcts:1000ms, net (par défaut : random,quick,greedy)
help-lab-workers = combien de processus jouent en même temps (par défaut : un par cœur, ou tous ceux de la grappe)
help-lab-on = jouer sur une grappe Ray : ray (celle que nomme RAY_ADDRESS, sinon cette machine) ou ray://HÔTE:PORT
help-lab-system = round-robin (tous contre tous, par défaut), swiss (ceux qui réussissent autant se rencontrent) ou sprt (deux bots, jusqu’à ce que ce soit clair)
help-lab-rounds = round-robin : combien de fois tous se rencontrent (par défaut : { $n }) ; swiss : combien de rondes (par défaut : selon le nombre de bots)
help-lab-sittings = swiss : séances de chaque table par ronde (par défaut : 1)
help-lab-low = sprt : le premier bot n’est plus fort que de tant (par défaut : 0)
help-lab-high = sprt : le premier bot est plus fort de tant (par défaut : 20)
help-lab-error = sprt : combien souvent l’un ou l’autre peut être cru à tort (par défaut : 0.05)
help-lab-by = sprt : places (qui finit avant qui, par défaut) ou wins (victoires)
help-lab-most = sprt : renoncer après tant de séances (par défaut : 1000)
help-lab-out = garder ce qui est joué dans ce dossier ; la même commande y reprend
help-lab-ladder-rounds = combien de rondes, avec celles déjà jouées (par défaut : 20)
help-lab-sure = s’arrêter quand l’incertitude d’aucun bot ne dépasse ceci
help-lab-part = parties par fichier (par défaut : 32)
help-lab-no-positions = laisser de côté les positions, qui sont le plus gros d’un jeu de données
help-lab-dataset-out = le dossier du jeu de données ; la même commande reprend celui qui fut interrompu
lab-bot = bot
lab-games =
    { $total ->
        [0] { $done } parties
       *[other] { $done } parties sur { $total }
    }
lab-parts =
    { $total ->
        [0] { $done } lots
       *[other] { $done } lots sur { $total }
    }
lab-games-head = parties
lab-score = score
lab-wins = victoires
lab-interval = intervalle à 95 %
lab-points = points
lab-strength = force rencontrée
lab-rating = cote
lab-ahead = avant le suivant
lab-before = fini avant
lab-verdict-high = Après { $n ->
    [one] une séance
   *[other] { $n } séances
  }, c’est clair : { $one } est plus fort que { $other }, de { $high } Elo plutôt que de { $low }.
lab-verdict-low = Après { $n ->
    [one] une séance
   *[other] { $n } séances
  }, c’est clair : { $one } n’est pas plus fort que { $other } de { $high } Elo, mais de { $low } au plus.
lab-verdict-open = Après { $n ->
    [one] une séance
   *[other] { $n } séances
  }, on ne sait pas encore si { $one } est plus fort que { $other } de { $high } Elo ou de { $low }.
lab-verdict-elo = L’écart est de { $elo } Elo (95 % : { $low } à { $high }).
lab-verdict-ratio = Logarithme du rapport de vraisemblance : { $ratio } ; le test s’arrête à ±{ $bound }.
lab-figure = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-dataset-written =
    { $folder } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } avec { $decisions } décisions, en { $files } fichiers de { NUMBER($size, maximumFractionDigits: 1) } Mo en tout.
lab-kept = Arrêté. { $n } parties sont gardées dans { $folder } ; la même commande reprend de là.
lab-parts-kept = Arrêté. { $n } lots sont gardés dans { $folder } ; la même commande reprend de là.
lab-not-kept = Arrêté après { $n } parties. Pour pouvoir reprendre, nommez un dossier avec --out.
lab-on = « { $what } » n’est pas une grappe : ray, ou ray://HÔTE:PORT
lab-number = « { $what } » n’est pas un nombre possible ici
lab-twice = « { $what } » est nommé deux fois ; un bot en rencontre d’autres, pas lui-même
lab-few = il faut { $least } bots, et { $n ->
        [one] un seul est nommé
       *[other] { $n } sont nommés
    }
lab-pair = un test séquentiel oppose deux bots, et { $n } sont nommés
lab-claims = --low doit être inférieur à --high, et { $low } n’est pas inférieur à { $high }
lab-install = il faut « { $what } », qui n’est pas installé : { $command }
lab-wrong-other = { $folder } contient une autre série : { $field } était { $was } et est { $now } ; nommez un autre dossier
lab-wrong-busy = { $folder } est en train d’être écrit par un autre processus
lab-wrong-alien = { $folder } ne contient pas de journal que cette version sache lire
lab-wrong-unread = { $path } ne peut pas être lu : { $reason }
lab-wrong-disk = { $folder } ne peut pas être écrit : { $reason }
lab-wrong-deadly = un processus est mort sur l’unité { $unit }, { $times } fois ; ce qui était fait est gardé
lab-wrong-cluster = pas de grappe à { $place } : { $reason }
lab-wrong-release = une machine de la grappe a Ecumene { $found }, et ici c’est { $here } ; installez partout la même
lab-wrong-rules = une machine de la grappe joue à { $game } avec d’autres règles ou un autre contenu
lab-wrong-failed = { $text }
lab-wrong-strange = { $file } ne contient pas de parties d’un rapport d’équilibre
lab-wrong-empty = aucune partie n’a été jouée
lab-wrong-uncounted = rien ne dit ce qu’il faut compter dans { $game } ; nommez des verbes avec --things VERBE,…
lab-wrong-verb = { $game } : aucune action ne commence par « { $verb } » ; il y a { $known }
lab-wrong-pairs = une comparaison demande deux paires de parties ou plus, pas { $before } et { $after }
lab-wrong-seated = { $file } : { $field } était { $was } dans ces parties, et est { $now }
lab-wrong-option = une option s’écrit NOM=VALEUR, pas « { $what } »
lab-wrong-side = « { $what } » n’est ni un jeu ({ $known }) ni un fichier de contenu ou de parties gardées
lab-wrong-unknown = { $file } : aucun jeu « { $game } » n’est connu ici
lab-wrong-gameless = { $file } ne dit pas de quel jeu il est ; écrivez-y « game: NOM »

help-lab-balance = faire jouer des bots égaux un très grand nombre de fois et dire si le jeu est équilibré
help-lab-compare = jouer deux contenus ou deux règles sur les mêmes graines et dire ce qui diffère
help-lab-report = écrire la page sur des parties déjà gardées, sans jouer
help-study-balance-games = les jeux, comme les nomme « ecumene games » ; tous, si aucun n’est nommé
help-study-games = parties pour chaque nombre de joueurs (par défaut : { $n })
help-study-seats = nombres de joueurs, par exemple 2,3 (par défaut : tous ceux que permet le jeu)
help-study-bot = qui joue à toutes les places (par défaut : greedy)
help-study-seed = une autre graine donne un autre échantillon (par défaut : 0)
help-study-keep = où les parties sont gardées pour une autre fois (par défaut : artifacts/balance)
help-study-things = compter ce que prennent ces verbes, au lieu de ce qui est compté pour ce jeu
help-study-name = le nom de la page et de ses graphiques (par défaut : celui du jeu)
help-study-write = écrire la page dans ce dossier, en HTML et en Markdown avec ses images ; sinon le Markdown est affiché
study-progress = { $seats } joueurs : { $done } parties sur { $total }
study-name = il faut des minuscules, des chiffres et _, pas « { $what } »
help-study-compare-side = ce qui est comparé : un jeu, JEU,OPTION=VALEUR, un fichier de propriétaire, JEU@EMPREINTE pour le contenu d’une version, ou un fichier de parties gardées
help-study-compare-other = ce à quoi on le compare, du même jeu
help-study-report-files = des fichiers de parties gardées (.jsonl), un par nombre de joueurs
study-compare-games = { $before } et { $after } sont deux jeux ; on en compare un seul
study-report-mixed = ces fichiers ne sont pas d’un seul jeu, d’un seul bot et d’une seule graine
