### Ce que la table dit d’elle-même, en français.

## Places

begun-already = La partie a déjà commencé.
name-missing = Choisissez d’abord un nom.
name-invisible = name : rien de ce nom ne se voit. Prenez une lettre, un chiffre ou un signe.
seat-taken = Cette place n’est pas libre.
colour-taken = Quelqu’un a déjà cette couleur à cette table.
colour-twice = seats : deux places ne peuvent avoir la même couleur.
seat-open = Une place est encore libre : attendez quelqu’un, ou confiez-la à un bot.
owner-only = Seul le propriétaire de la table peut le faire.
not-your-seat = Ce n’est pas votre place.
no-such-seat = Cette place n’existe pas : il y en a { $seats }.
nobody-there = Personne n’est assis là.
bot-already = Un bot y joue déjà.
conceded = Cette place a été abandonnée ; un bot continue.
not-away = Vous n’êtes pas parti.
absence-away = Cette personne peut encore revenir : un bot pourra jouer là dans { $time }.
absence-idle = Cette personne peut encore réfléchir : un bot pourra jouer là dans { $time }.
absence-none = Cette personne est là, et personne ne l’attend : aucun bot ne peut jouer là.
absence-never = À cette table, personne ne fait jouer un bot pour quelqu’un d’autre.
away = Un bot joue à votre place : revenez d’abord.
no-such-link = Ce lien n’ouvre plus aucune place.
one-seat = À une table ouverte, chacun a une seule place ; le propriétaire peut vous en donner d’autres.
barred = Le propriétaire de cette table a libéré votre place : vous ne pouvez vous y rasseoir que s’il le permet.
seen-another = Vous avez vu ce que seule une autre place doit voir : celle-ci ne peut pas être la vôtre.
nobody-barred = since : personne n’a été écarté alors, ou l’on peut déjà s’y rasseoir.
a-guest = un invité

## Jouer

not-begun = La partie n’a pas encore commencé.
game-over = La partie est finie.
game-on = La partie n’est pas finie.
stale = La table a changé entre-temps ; regardez de nouveau.
no-such-action = Ce n’est pas une action de ce jeu : { $problem }
no-such-move = Ce coup n’existe pas ; { $moves ->
    [one] il y a { $moves } coup.
   *[other] il y a { $moves } coups.
}
undo-nothing = Il n’y a rien à reprendre.
undo-other = Quelqu’un d’autre a joué depuis.
undo-chance = Quelque chose de nouveau a été révélé : on ne peut plus le reprendre.
redo-nothing = Il n’y a rien à refaire.
no-keepsake = Il n’y a encore rien à garder ici.
hints-off = À cette table, personne ne reçoit de conseils : cela se décide à son ouverture.
hint-unasked = On ne vous demande rien en ce moment.
hint-stale = La table a avancé : le conseil portait sur la question précédente.
hint-none = Aucun bot n’a de réponse pour l’instant. Réessayez dans un moment.

## Parler

talk-empty = text : il n’y a rien à y voir.
talk-both = phrase : dites une phrase toute faite ou un texte, pas les deux.
talk-off = Le propriétaire de cette table a coupé la discussion.
talk-slow = { $seconds ->
    [one] Ici, chacun attend un peu entre deux messages : encore une seconde.
   *[other] Ici, chacun attend un peu entre deux messages : encore { $seconds } secondes.
}
talk-none = number : rien n’a été dit ici sous ce numéro.
talk-own = number : c’est votre propre message.
no-more-words = Trop de messages en peu de temps. Attendez un instant.

## Ce que l’on garde pour soi

paper-stale = seen : ceci a été modifié entre-temps sur un autre appareil ; c’est la version { $version }.
mark-to = marks : la marque { $number } doit être un cercle sans « to », ou une flèche vers autre chose que son départ.
premove-unforeseen = answers : rien ne laisse prévoir que vous pourrez faire ceci : { $acts }.
premove-no-pass = passing : aucune question du genre « { $kind } » n’est à venir que l’on puisse décliner.
plan-unasked = seat : rien ne vous est demandé maintenant, il n’y a donc rien à prévoir.
plan-beyond-chance = actions : le hasard décide avant cela ; on ne peut rien prévoir au-delà.
plan-beyond-hidden = actions : une chose cachée se révèle avant cela ; on ne peut rien prévoir au-delà.
plan-beyond-other = actions : quelqu’un d’autre est interrogé avant cela ; on ne peut rien prévoir au-delà.
plan-beyond-over = actions : la partie est finie avant cela.
no-more-papers = Trop de modifications en peu de temps. Attendez un instant.

## Regarder

watch-closed = Cette partie est fermée à ceux qui n’y ont pas de place.
watch-delayed = Ici, ceux qui regardent ont quelques coups de retard : l’enregistrement s’obtient après la partie.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, et bon jeu !
phrase-your-turn = C’est à vous.
phrase-thinking = Laissez-moi réfléchir.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens bientôt.
phrase-later = Continuons plus tard.
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci.
phrase-sorry = Désolé.
phrase-again = On recommence ?
phrase-goodbye = Au revoir !

## Le temps

pace-other = { $name } n’a pas de sens à une table dont le rythme est « { $kind } » : retirez-le ou choisissez un autre rythme.
time-up-bot = Votre temps était écoulé : le bot répond à la question en cours, puis vous pourrez revenir.
no-clocks = Cette table se joue sans pendules.
no-holidays = days : { $left ->
    [0] vous n’avez plus de congés cette année.
    [one] il vous reste { $left } jour de congé cette année.
   *[other] il vous reste { $left } jours de congé cette année.
}
no-holidays-of-seats = days : vos places ont déjà eu tous leurs congés de l’année ; une place n’en a pas plus qu’une personne, qui que ce soit qui l’occupe.
no-table-over-days = days : vous ne jouez à aucune table sur plusieurs jours, il n’y a donc rien dont prendre congé.

## Tables

no-room-at-table = Il n’y a plus de place à cette table pour des notes, des marques et des paroles.
no-room-here = Il n’y a plus de place sur ce serveur pour des notes, des marques et des paroles.
no-such-table = Cette table n’existe pas.
no-such-game = Ce jeu n’existe pas : { $problem }
wrong-options = Ces options ne conviennent pas : { $problem }
wrong-content = Le contenu ne peut pas servir : { $problem }
wrong-record = L’enregistrement ne peut pas être suivi : { $problem }
stopped-entry = Depuis la version { $release }, cette table ne peut plus continuer : son entrée { $entry } ne suit plus les règles. Tout ce qui précède reste lisible.
stopped-lost = L’entrée { $entry } de cette table est abîmée là où elle est gardée : la table ne peut plus continuer. Tout ce qui précède reste lisible.
stopped-rules = Depuis la version { $release }, cette table ne peut plus continuer : elle a été jouée avec les règles { $rules }, et rien ne mène de là aux règles { $ours }. Son hôte peut télécharger l’enregistrement.
stopped-newer = Une version plus récente a continué cette table, avec les règles { $rules } ; la version { $release }, en service ici, ne connaît que les règles { $ours } et ne peut lire plus loin.
stopped-content = Depuis la version { $release }, cette table ne peut plus continuer : le contenu avec lequel elle a été jouée ({ $hash }) n’est gardé nulle part ici. Son hôte peut télécharger l’enregistrement.
stopped-unreadable = Depuis la version { $release }, cette table ne peut plus continuer : le contenu avec lequel elle a été jouée ne peut plus être lu ({ $problem }). Son hôte peut télécharger l’enregistrement.
stopped-game = Depuis la version { $release }, cette table ne peut plus continuer : le jeu « { $game } » n’est pas installé ici. Son hôte peut télécharger l’enregistrement.
table-closed = La personne qui gère ce serveur a fermé cette table. { $reason }
seed-public = seed : une table ouverte n’a pas de graine choisie, car qui l’a choisie connaît la suite. Retirez-la, ou ouvrez la table par lien seulement.
members-only = Seuls ceux qui ont joué ici peuvent le faire.
store-unavailable = La table est inaccessible pour l’instant. Rien n’est perdu ; réessayez dans un moment.

## Personnes

not-kept = Vous êtes ici en invité. Gardez d’abord votre nom, avec une clé d’accès ou une phrase de secours.
signed-out = authorization : ce secret a été déconnecté et n’ouvre plus rien.
signed-out-bearer = Un programme qui apporte son propre secret se déconnecte en l’oubliant.
passkey-nowhere = Les clés d’accès demandent une adresse avec un nom, en https, ou cet ordinateur même (localhost). Une phrase de secours marche partout.
passkey-late = C’était trop long, ou la réponse est déjà donnée. Réessayez.
passkey-false = La réponse de la clé d’accès ne peut être vérifiée. Réessayez, ou prenez votre phrase de secours.
passkey-taken = Cette clé d’accès est déjà à quelqu’un.
passkey-unknown = Personne ici n’est connu par cette clé d’accès. Elle a peut-être été retirée, ou faite pour un autre site.
passkeys-many = Il y a place pour { $most } clés d’accès : retirez-en une d’abord.
phrase-wrong = Personne n’est connu par cette phrase. Elle a huit mots de cinq lettres ; relisez chacun d’eux.
last-passkey = C’est votre seul moyen de retrouver vos places. Créez d’abord une phrase de récupération ou une autre clé d’accès.
last-phrase = C’est votre seul moyen de retrouver vos places. Créez d’abord une clé d’accès ; ou créez une autre phrase, et celle-ci n’ouvrira plus rien.
no-such-passkey = Vous n’avez pas cette clé d’accès.
no-such-device = Vous n’y êtes pas connecté.
no-such-person = Cette page n’existe pas, ou sa personne ne la montre à personne.
no-more-phrases = Trop de phrases depuis cette adresse. Attendez un instant.

## Être prévenu

channel-none = Vous n’avez pas de tel moyen d’être prévenu.
channels-many = Il y a de la place pour { $most } ici : retirez-en un d’abord.
hook-address = address : un webhook commence par https:// (ou http://) et ne contient ni nom ni mot de passe.
hook-inside = address : cela mène dans le réseau du serveur lui-même, où rien n’est envoyé.
hook-unreachable = address : personne ne se trouve à cette adresse.
hooks-off = kind : l’exploitant de ce serveur ne le laisse rien envoyer aux webhooks.
table-hooks-only = kind : une table n’a que des webhooks (discord, slack, json).
push-off = kind : ce serveur ne peut pas notifier les navigateurs.
push-keys = keys : ce n’est pas ce avec quoi un navigateur s’abonne.
mail-off = kind : ce serveur n’envoie pas de courriel ici.
mail-address = address : ce n’est pas une adresse de courriel.
mail-wait = address : un code vient d’y être envoyé. Cherchez-le, ou réessayez dans une heure.
code-wrong = code : ce n’est pas le code qui a été envoyé.
no-more-channels = Trop de tentatives depuis cette adresse. Attendez un instant.

trouble-address = L’adresse ne peut plus être lue.
trouble-busy = On y envoie trop ; nouvel essai plus tard.
trouble-failed = Quelque chose s’est mal passé dans le serveur ; nouvel essai plus tard.
trouble-gone = Cela ne mène plus nulle part : rien n’y est envoyé avant un nouvel essai de votre part.
trouble-inside = Cela mène dans le réseau du serveur lui-même, où rien n’est envoyé.
trouble-off = L’exploitant de ce serveur a désactivé ce moyen.
trouble-redirect = Cela renvoie ailleurs, où rien n’est envoyé.
trouble-refused = Ce qui y a été envoyé a été refusé.
trouble-timeout = Personne n’y a répondu à temps.
trouble-unreachable = Personne ne s’y trouve.

told-title-turn = À vous de jouer
told-title-over = Une partie est finie
told-title-talk = Quelqu’un a écrit
told-title-hours = Encore trois heures
told-title-test = Cela marche
told-title-code = Votre code pour Ecumene
told-turn = À vous de jouer : { $table }
told-won = Vous avez gagné : { $table }
told-over = La partie est finie : { $table }. Gagnant : { $winners }
told-ended = La partie est finie : { $table }
told-talk = Quelqu’un a écrit : { $table }
told-hours = Il vous reste trois heures : { $table }
told-of-turn = À jouer : { $name } — { $table }
told-of-hours = Encore trois heures : { $name } — { $table }
told-test = Voilà comment vous serez prévenu.
told-code = Le code pour votre adresse : { $code }. Si vous ne l’avez pas demandé, ne faites rien : aucun autre courriel ne viendra.
told-mail-footer = Vous avez demandé à être prévenu. Pour le changer, ou ne plus rien recevoir : { $url }
## La personne qui gère le serveur

banned-until = Vous ne pouvez pas utiliser ce serveur avant le { $until }. { $reason }
banned-for-good = Vous ne pouvez pas utiliser ce serveur. { $reason }
operator-token = authorization : ceci est réservé à la personne qui gère le serveur. Le jeton qu’elle a créé avec « ecumene operator token » l’ouvre.
no-more-guesses = Trop de faux jetons depuis cette adresse. Attendez une minute.
no-such-report = Personne n’a signalé cela, ou c’est parti avec sa table.
no-such-ban = Cette exclusion n’existe plus.
no-such-announcement = Cette annonce n’existe plus.
ban-whom = Dites qui exclure : une plage d’adresses, ou une table avec le numéro d’une ligne ou avec une place ; l’un d’eux.
ban-range = range : ce n’est pas une plage d’adresses comme 203.0.113.0/24 ou 2001:db8::/32, ou elle est plus large que /8 (IPv4) ou /16 (IPv6).
ban-nobody = Personne n’y est connu : la place est libre ou à un bot, ou la personne qui parlait a été oubliée.
announce-past = until : ce moment est déjà passé.
reason-empty = On n’y voit rien : écrivez-le dans les deux langues.

## Le serveur : ce qu’il refuse avant de consulter une table

no-more-tables = Trop de nouvelles tables depuis cette adresse. Réessayez plus tard.
no-more-hints = Trop de conseils en peu de temps. Réfléchissez un instant, puis redemandez.
no-more-calls = Trop de requêtes depuis cette adresse. Patientez un instant.
no-more-kept = Trop de choses à garder ont été envoyées depuis cette adresse. Réessayez plus tard.
no-more-seats = Trop de sièges ont été pris depuis cette adresse à des tables ouvertes. Réessayez plus tard.
no-more-work = Trop de retours en arrière et de questions à la fois depuis ici. Patientez un instant.
no-more-messages = Trop de messages sur cette connexion. Patientez un instant.
no-more-sockets = Trop de connexions depuis cette adresse.
no-more-bytes = La requête est trop longue : { $most } octets au plus.
no-other-origin = Cette requête vient de la page d’un autre site.
no-such-host = L’en-tête Host ne nomme rien qui puisse être un serveur.
no-other-type = Seul le JSON est compris ici (content-type: application/json).
no-such-bearer = Un secret « bearer » compte de 22 à 128 lettres, chiffres, « - » ou « _ ».
guessable-bearer = authorization : ce secret « bearer » se devine. Tirez-en un au hasard, de 22 lettres ou plus, et gardez-le pour vous.
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cela ne se fait pas à cette adresse.
no-such-guide = Il n’y a pas de guide pour ce jeu : { $problem }
guide-none = Ce jeu n’a pas encore de guide. Jouez-le, et lisez ses règles.
guide-content = Le guide est écrit pour notre propre contenu : avec votre fichier, sa première partie irait autrement. Retirez le fichier pour apprendre, ou jouez avec lui sans le guide.
no-such-stage = Ce décor n’est pas connu ici ; redemandez la table.
our-fault = Quelque chose s’est mal passé dans le serveur. C’est noté.
going-down = Le serveur redémarre. Revenez dans un instant.

field-missing = { $name } manque
field-unknown = { $name } n’est pas connu ici
field-object = La requête doit être un objet JSON aux champs nommés.
field-json = La requête n’est pas du JSON.
field-choice = { $name } doit être l’un de { $known }
field-long =
    { $name } compte { $most ->
        [one] { $most } lettre
       *[other] { $most } lettres
    } au plus
field-many =
    { $name } compte { $most ->
        [one] { $most } entrée
       *[other] { $most } entrées
    } au plus
field-short =
    { $name } demande au moins { $least ->
        [one] { $least } lettre
       *[other] { $least } lettres
    }
field-few =
    { $name } demande au moins { $least ->
        [one] { $least } entrée
       *[other] { $least } entrées
    }
field-least = { $name } doit valoir au moins { $least }
field-above = { $name } doit dépasser { $least }
field-most = { $name } doit rester en dessous de { $most }
field-whole = { $name } doit être un nombre entier
field-text = { $name } doit être un texte
field-list = { $name } doit être une liste
field-bool = { $name } doit être vrai ou faux
field-wrong = { $name } n’est pas ce qu’il faut

# parties classées
rated-hints = hints : une partie classée se joue sans conseils. Retirez-les, ou ouvrez une table non classée.
rated-seed = seed : une partie classée n’a pas de graine choisie, car qui l’a choisie connaît la suite.
rated-guide = guide : une partie d’apprentissage n’est pas classée.
rated-content = content : une partie classée se joue avec le contenu que tout le monde a.
rated-one-seat = À une table classée, chacun a une seule place.
rated-people = Une table classée demande au moins une personne, et quelqu’un contre qui jouer.
rated-rewind = On ne revient pas en arrière dans une partie classée.
not-rated = Cette table n’est pas classée.

# amis
no-such-friend-link = Ce lien ne mène à personne : il a été renouvelé ou retiré. Demandez le nouveau.
friend-self = C’est votre propre lien. Envoyez-le à quelqu’un d’autre.
friend-blocked = Vous avez bloqué cette personne. Débloquez-la d’abord sur votre page.
friends-many = L’un de vous a déjà { $most } amis : il ne peut y en avoir plus.
no-such-friend = Aucun de vos amis ne porte cet identifiant.
not-invited = Personne ne vous attend à cette table.
seat-kept = Les places libres sont gardées pour des personnes invitées. Demandez au propriétaire de la table.
again-seats = seats : nommez des places d’autres personnes de cette table qui peuvent encore venir.
