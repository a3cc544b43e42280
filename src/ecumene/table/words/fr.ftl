### Ce que la table dit d’elle-même, en français.

## Places

begun-already = La partie a déjà commencé.
name-missing = Choisissez d’abord un nom.
seat-taken = Cette place n’est pas libre.
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

## Tables

no-such-table = Cette table n’existe pas.
no-such-game = Ce jeu n’existe pas : { $problem }
wrong-options = Ces options ne conviennent pas : { $problem }
wrong-content = Le contenu ne peut pas servir : { $problem }
wrong-record = L’enregistrement ne peut pas être suivi : { $problem }
other-rules = Cette table a été jouée avec d’autres règles ou un autre contenu ; elle ne peut plus être ouverte.
members-only = Seuls ceux qui ont joué ici peuvent le faire.
store-unavailable = La table est inaccessible pour l’instant. Rien n’est perdu ; réessayez dans un moment.

## Le serveur : ce qu’il refuse avant de consulter une table

no-more-tables = Trop de nouvelles tables depuis cette adresse. Réessayez plus tard.
no-more-calls = Trop de requêtes depuis cette adresse. Patientez un instant.
no-more-messages = Trop de messages sur cette connexion. Patientez un instant.
no-more-sockets = Trop de connexions depuis cette adresse.
no-more-bytes = La requête est trop longue : { $most } octets au plus.
no-other-origin = Cette requête vient de la page d’un autre site.
no-other-type = Seul le JSON est compris ici (content-type: application/json).
no-such-bearer = Un secret « bearer » compte de 22 à 128 lettres, chiffres, « - » ou « _ ».
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cela ne se fait pas à cette adresse.
no-such-stage = Ce décor n’est pas connu ici ; redemandez la table.
our-fault = Quelque chose s’est mal passé dans le serveur. C’est noté.
going-down = Le serveur redémarre. Revenez dans un instant.

field-missing = { $name } manque
field-unknown = { $name } n’est pas connu ici
field-json = La requête n’est pas du JSON.
field-choice = { $name } doit être l’un de { $known }
field-long = { $name } compte { $most } lettres au plus
field-many = { $name } compte { $most } entrées au plus
field-short = { $name } demande au moins { $least } lettres
field-few = { $name } demande au moins { $least } entrées
field-least = { $name } doit valoir au moins { $least }
field-most = { $name } doit rester en dessous de { $most }
field-whole = { $name } doit être un nombre entier
field-text = { $name } doit être un texte
field-list = { $name } doit être une liste
field-bool = { $name } doit être vrai ou faux
field-wrong = { $name } n’est pas ce qu’il faut
