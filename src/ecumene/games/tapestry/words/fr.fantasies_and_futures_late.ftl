### Fictions & Futurs : jouer après le dernier tour de revenus

## Anciens, Sirènes, Petit Peuple, Loups-Garous, et après le dernier tour de revenus

tapestry-name-civ-elder_ones = Anciens
tapestry-name-civ-merfolk = Sirènes
tapestry-name-civ-weefolk = Petit Peuple
tapestry-name-civ-werefolk = Loups-Garous
tapestry-text-civ-elder_ones = À l’étape 1 des tours de revenus 2 à 4, vous gagnez 1 ressource ou 2 cartes Fresque. À l’étape 1 du tour de revenus 5, vous pouvez défausser jusqu’à 6 cartes Fresque, pour 2 ressources chacune. Après ce tour, vous continuez : à votre tour, vous pouvez avancer tant que vous pouvez payer, sans tour de revenus et sans riposte. Votre carte de l’ère 4 agit alors de nouveau, sauf si elle est recouverte, et chaque monument que vous gagnez rapporte 10 PV.
tapestry-text-civ-merfolk = À l’étape 1 des tours de revenus 2 à 4, vous gagnez une carte Fresque, puis vous glissez sous ce plateau toutes les cartes de votre main sauf 2 ; vous seul pouvez les regarder, et elles ne sont plus dans votre main. À l’étape 1 du tour de revenus 5, vous gagnez une carte Fresque et vous les reprenez toutes ; à la fin de ce tour, vous gardez au plus 5 cartes. Ensuite, tant que vous avez des cartes, à chacun de vos tours, soit vous en jouez une sur les cartes de l’ère 4, pour sa capacité « Pose » et son enchantement de gauche, soit vous en défaussez autant que vous voulez, au moins une, pour 5 PV chacune. Vous pouvez encore jouer des ripostes.
tapestry-text-civ-weefolk = Aux tours de revenus 2 à 5, vous donnez un jeton à un adversaire, qui le place sur une parcelle libre de sa capitale ; si elle est pleine, à la place d’un bâtiment de revenus, qui va à côté. Pour lui, la parcelle compte comme remplie. Aux tours de revenus 2 à 4, vous pouvez ensuite défausser une tuile Territoire pour un bâtiment de revenus de votre choix. Au tour de revenus 5, chacun de vos jetons rapporte 1 PV par bâtiment de revenus et par monument de sa ligne, et de même pour sa colonne. Gagné en cours de partie, vous donnez aussitôt un jeton.
tapestry-text-civ-werefolk = Aux tours de revenus 2 à 5, vous défaussez la tuile Espace posée sur ce plateau, s’il y en a une, puis vous gagnez une tuile Espace et la lancez comme une pièce. Face visible : vous pouvez reculer d’une case sur une piste, sans bénéfice, puis explorer la tuile sur ce plateau, où elle agit tant qu’elle y reste ; sinon, vous marquez 4 PV et gardez la tuile. Face cachée : vous avancez sur une piste de votre choix, avec le bénéfice et, si vous le voulez, le bonus gratuit.
tapestry-ask-lastturn = Votre dernier tour de revenus est passé. Que faites-vous à ce tour ?
tapestry-hint-lastturn = Il n’y a plus de revenus : ce qui reste à la fin ne vaut rien.
tapestry-ask-elderonesdiscard = Quelle carte Fresque défaussez-vous pour 2 ressources ? Encore { $n } au plus
tapestry-ask-merfolkdiscard = Vous gardez au plus cinq cartes. Laquelle défaussez-vous ?
tapestry-ask-merfolkkeep = Quelle carte Fresque garde votre main ? Encore { $n } ; les autres vont sous le plateau
tapestry-ask-merfolksell = Quelle carte Fresque défaussez-vous pour 5 PV ?
tapestry-ask-weefolkhost = À quel adversaire donnez-vous un jeton ?
tapestry-ask-weefolkplot = { $other } vous donne un jeton. Sur quelle parcelle de votre capitale le placez-vous ?
tapestry-ask-weefolktile = Quelle tuile Territoire défaussez-vous pour un bâtiment de revenus ?
tapestry-ask-werefolkretreat = Face visible : sur quelle piste reculez-vous pour explorer { NAME($star) } ?
tapestry-say-accept-lastturn = Défausser des cartes pour 5 PV chacune
tapestry-say-pass-lastturn = Terminer ma partie
tapestry-say-discard-elderonesdiscard = Défausser { NAME($card) } pour 2 ressources
tapestry-say-pass-elderonesdiscard = Ne plus défausser
tapestry-say-discard-merfolksell = Défausser { NAME($card) } pour 5 PV
tapestry-say-pass-merfolksell = Ne plus défausser
tapestry-say-decline-weefolktile = Garder les tuiles
tapestry-say-decline-werefolkretreat = Rester, pour 4 PV
tapestry-log-plays-on = { $who } continue après son dernier tour de revenus
tapestry-log-submerges = { $who } glisse des cartes Fresque sous le plateau : { $n }
tapestry-log-surfaces = { $who } reprend les cartes sous le plateau : { $n }
tapestry-log-folk = { $who } place un jeton de { $other } dans sa capitale
tapestry-log-throws =
    { $what ->
        [up] { $who } lance une tuile Espace : face visible
       *[down] { $who } lance une tuile Espace : face cachée
    }
tapestry-scene-plays-on = Continue
tapestry-scene-submerged =
    { $n ->
        [one] { $n } carte sous le plateau
       *[other] { $n } cartes sous le plateau
    }
tapestry-scene-submerged-card = Sous le plateau : { NAME($card) }
tapestry-scene-folk-points =
    Leurs rues comptent { $n } PV pour l’instant
tapestry-table-legend-folk = * jeton
label-tapestry-civilizations-weefolk = dans la ligne ou la colonne d’un jeton
