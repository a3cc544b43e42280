# La salle où une table attend ses joueurs : cela vient avec elle.
table-room-open = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
} Envoyez le lien à vos amis.
table-room-invited = { $n ->
    [one] Une place est libre pour vous.
   *[other] { $n } places sont libres, dont une pour vous.
}
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
room-awaited = { $n ->
    [one] Personne attendue : { $names }.
   *[other] Personnes attendues : { $names }.
}
room-invite = Inviter des amis
room-invite-who = Inviter { $name }
room-invite-do = Inviter
