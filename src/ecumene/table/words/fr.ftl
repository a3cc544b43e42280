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
talk-off = Le propriétaire de cette table a coupé la discussion.
talk-slow = { $seconds ->
    [one] Ici, chacun attend un peu entre deux messages : encore une seconde.
   *[other] Ici, chacun attend un peu entre deux messages : encore { $seconds } secondes.
}
talk-none = number : rien n’a été dit ici sous ce numéro.
talk-own = number : c’est votre propre message.
no-more-words = Trop de messages en peu de temps. Attendez un instant.

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
no-table-over-days = days : vous ne jouez à aucune table sur plusieurs jours, il n’y a donc rien dont prendre congé.

## Tables

no-such-table = Cette table n’existe pas.
no-such-game = Ce jeu n’existe pas : { $problem }
wrong-options = Ces options ne conviennent pas : { $problem }
wrong-content = Le contenu ne peut pas servir : { $problem }
wrong-record = L’enregistrement ne peut pas être suivi : { $problem }
stopped-entry = Depuis la version { $release }, cette table ne peut plus continuer : son entrée { $entry } ne suit plus les règles. Tout ce qui précède reste lisible.
stopped-rules = Depuis la version { $release }, cette table ne peut plus continuer : elle a été jouée avec les règles { $rules }, et rien ne mène de là aux règles { $ours }. Son hôte peut télécharger l’enregistrement.
stopped-newer = Une version plus récente a continué cette table, avec les règles { $rules } ; la version { $release }, en service ici, ne connaît que les règles { $ours } et ne peut lire plus loin.
stopped-content = Depuis la version { $release }, cette table ne peut plus continuer : le contenu avec lequel elle a été jouée ({ $hash }) n’est gardé nulle part ici. Son hôte peut télécharger l’enregistrement.
stopped-unreadable = Depuis la version { $release }, cette table ne peut plus continuer : le contenu avec lequel elle a été jouée ne peut plus être lu ({ $problem }). Son hôte peut télécharger l’enregistrement.
stopped-game = Depuis la version { $release }, cette table ne peut plus continuer : le jeu « { $game } » n’est pas installé ici. Son hôte peut télécharger l’enregistrement.
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
no-such-passkey = Vous n’avez pas cette clé d’accès.
no-such-device = Vous n’y êtes pas connecté.
no-such-person = Cette page n’existe pas, ou sa personne ne la montre à personne.
no-more-phrases = Trop de phrases depuis cette adresse. Attendez un instant.

## Le serveur : ce qu’il refuse avant de consulter une table

no-more-tables = Trop de nouvelles tables depuis cette adresse. Réessayez plus tard.
no-more-hints = Trop de conseils en peu de temps. Réfléchissez un instant, puis redemandez.
no-more-calls = Trop de requêtes depuis cette adresse. Patientez un instant.
no-more-work = Trop de retours en arrière à la fois depuis ici. Patientez un instant.
no-more-messages = Trop de messages sur cette connexion. Patientez un instant.
no-more-sockets = Trop de connexions depuis cette adresse.
no-more-bytes = La requête est trop longue : { $most } octets au plus.
no-other-origin = Cette requête vient de la page d’un autre site.
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
field-most = { $name } doit rester en dessous de { $most }
field-whole = { $name } doit être un nombre entier
field-text = { $name } doit être un texte
field-list = { $name } doit être une liste
field-bool = { $name } doit être vrai ou faux
field-wrong = { $name } n’est pas ce qu’il faut
