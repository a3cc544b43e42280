### Ce que dit toute boîte autre que celle de base

tapestry-section-boxes = Les boîtes ensemble

## Cartes Monument

tapestry-ask-draftlandmark = Quelle carte Monument prenez-vous ?
tapestry-hint-draftlandmark = Elle reste visible à côté de vos plateaux. À la fin d’un tour où vous remplissez son objectif, vous gagnez son monument. Les autres cartes passent au joueur suivant.
tapestry-ask-chooseobjective = Lequel de ces monuments gagnez-vous d’abord ?
tapestry-ask-nextatend = Qu’est-ce qui vient d’abord à la fin de votre tour ?
tapestry-hint-nextatend = Un monument compte comme un bâtiment de ce tour pour ce qui vient après lui ; ce que vous gagnez d’abord peut remplir un objectif.
tapestry-say-landmark-draftlandmark = Prendre la carte : { NAME($landmark) }
tapestry-effect-landmark-card =
    { $n ->
        [one] piochez une carte Monument
       *[other] piochez { $n } cartes Monument
    }
tapestry-log-deals-landmark-cards = { $who } pioche les cartes Monument dont chacun prend une
tapestry-log-landmark-card = { $who } prend la carte Monument { NAME($landmark) }
tapestry-log-objective = { $who } remplit l’objectif de sa carte Monument : { NAME($landmark) }
tapestry-table-draft = Chacun prend une carte Monument.
tapestry-table-landmark-card = carte Monument : { NAME($landmark) } ({ $what } : { $now }/{ $n })
tapestry-scene-landmark-cards = Cartes Monument
tapestry-scene-landmark-draft = Cartes Monument à choisir
tapestry-scene-deck-landmarks = Cartes Monument restantes
tapestry-scene-objective = Objectif : { $what }
tapestry-scene-objective-met = Objectif rempli
tapestry-scene-tech-turned = Retournée
tapestry-scene-progress = { $now } sur { $n }
no-tapestry-landmarks-objective = son objectif n’est pas rempli
label-tapestry-landmarks-objective = Vers son objectif

## Plateaux de civilisation

tapestry-log-leaves-star = { $who } défausse { NAME($star) } du plateau
tapestry-scene-mat-star = Sur le plateau : { NAME($star) }
tapestry-table-mat-star = sur le plateau : { NAME($star) }
tapestry-scene-tokens-at =
    { $n ->
        [one] { $n } jeton chez { $who }
       *[other] { $n } jetons chez { $who }
    }

## Territoires

tapestry-ask-ownland = De laquelle de vos tuiles gagnez-vous le bénéfice ?
tapestry-effect-own-land = gagner le bénéfice d’une tuile contrôlée
