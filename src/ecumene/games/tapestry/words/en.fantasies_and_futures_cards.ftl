### The cards of Fantasies & Futures

## Tapestry cards

tapestry-name-card-gremlins = Gremlins
tapestry-name-card-ghost_towns = Ghost Towns
tapestry-name-card-lost_artifacts = Lost Artifacts
tapestry-name-card-mind_control = Mind Control
tapestry-name-card-zombie_army = Zombie Army
tapestry-name-card-chimera_citizen_rights = Chimera Citizen Rights
tapestry-name-card-doppelgangers = Doppelgängers
tapestry-name-card-status_quo = Status Quo
tapestry-name-card-parallel_selves = Parallel Selves
tapestry-name-card-fairy_ring = Fairy Ring
tapestry-name-card-blood_moon = Blood Moon
tapestry-name-card-alchemical_gold = Alchemical Gold
tapestry-name-card-nanobots = Nanobots
tapestry-text-card-gremlins = Response, an ambush: when an opponent conquers your territory, discard it to topple the attacking outpost. When played: gain a tapestry card and 7 points.
tapestry-text-card-ghost_towns = Advance on military with the benefit, without the bonus.
tapestry-text-card-lost_artifacts = Look at three tapestry cards, keep one and discard the others; then gain 1 resource.
tapestry-text-card-mind_control = Move one space on science, forward or back, and gain the benefit of that space, without the bonus.
tapestry-text-card-zombie_army = In up to two territories where your toppled outpost lies beside that of the holder, it stands up and conquers, for one die; then 2 points.
tapestry-text-card-chimera_citizen_rights = Roll the science die; you may advance on that track, gain the benefit and pay for the bonus.
tapestry-text-card-doppelgangers = Use again the ability of another visible “when played” card on your income mat.
tapestry-text-card-status_quo = Take for nothing the bonus of up to two spaces on which your tokens stand.
tapestry-text-card-parallel_selves = 3 points for each enchantment you gain.
tapestry-text-card-fairy_ring = Gain a tapestry card and a territory tile. Enchantments: on the left 4 points, on the right advance on any track without benefit.
tapestry-text-card-blood_moon = 1 resource whenever you topple an outpost, and whenever one of yours is toppled.
tapestry-text-card-alchemical_gold = You may exchange up to three of your resources for others of your choice, with 1 point for each.
tapestry-text-card-nanobots = 2 points whenever you upgrade a tech card. In the upgrade step of this income turn you may upgrade another card too.
tapestry-ask-keepartifact = Which of these tapestry cards do you keep?
tapestry-ask-armytarget = In which territory does your toppled outpost conquer again?
tapestry-say-decline-armytarget = Nowhere
tapestry-ask-copyowncard = Which of your cards do you use again?
tapestry-ask-quobonus = Of which of your positions do you take the bonus for nothing?
tapestry-ask-quobonus-token = Of which token’s space do you take the bonus?
tapestry-say-track-quobonus = { NAME($space) }: { $what }
tapestry-say-track-quobonus-some = A bonus on { NAME($track) }
tapestry-say-decline-quobonus = Take no bonus
tapestry-ask-exchangeresource = Which resource do you exchange?
tapestry-ask-exchangeresource-take = What do you take for it?
tapestry-say-pay-exchangeresource = Give { $paid }
tapestry-say-decline-exchangeresource = Exchange nothing more
tapestry-ask-upgradeanother = Which other tech card do you upgrade?
tapestry-say-decline-upgradeanother = Upgrade no other

### The cards of Fantasies & Futures

## Tapestry cards

tapestry-name-card-microbial_magic = Microbial Magic
tapestry-name-card-ecstatic_visions = Ecstatic Visions
tapestry-name-card-crystal_ball = Crystal Ball
tapestry-name-card-haunted_manor = Haunted Manor
tapestry-name-card-goblin_bazaar = Goblin Bazaar
tapestry-name-card-dragon_smithy = Dragon Smithy
tapestry-name-card-time_capsule = Time Capsule
tapestry-name-card-sealed_prophecy = Sealed Prophecy
tapestry-name-card-sleeping_giants = Sleeping Giants
tapestry-name-card-cryogenic_sleep = Cryogenic Sleep
tapestry-name-card-giant_beanstalk = Giant Beanstalk
tapestry-name-card-dream_archive = Dream Archive
tapestry-name-card-star_corsairs = Star Corsairs
tapestry-name-card-floating_islands = Floating Islands
tapestry-name-card-enchanted_forest = Enchanted Forest
tapestry-name-card-sea_monsters = Sea Monsters
tapestry-name-card-robot_labor = Robot Labor
tapestry-name-card-philosophers_stone = Philosopher’s Stone
tapestry-name-card-wishing_well = Wishing Well
tapestry-name-card-three_oracles = Three Oracles
tapestry-name-card-galactic_embassy = Galactic Embassy
tapestry-name-card-cloaking_field = Cloaking Field
tapestry-name-card-music_of_the_spheres = Music of the Spheres
tapestry-name-card-mirror_dimension = Mirror Dimension
tapestry-name-card-multiverse_summit = Multiverse Summit
tapestry-text-card-microbial_magic = Put your next farm in reserve.
tapestry-text-card-ecstatic_visions = Gain a tapestry card, then draw a space tile and put it in reserve; you explore it on your fifth income turn.
tapestry-text-card-crystal_ball = Put one of the face-up tech cards in reserve; on your fifth income turn it joins your middle row and gives what stands in its circle.
tapestry-text-card-haunted_manor = Put your next house in reserve.
tapestry-text-card-goblin_bazaar = Put your next market in reserve.
tapestry-text-card-dragon_smithy = Put your next armory in reserve.
tapestry-text-card-time_capsule = Gain a tapestry card and put a token in reserve; on your fifth income turn it gives 1 point for each tapestry card in your hand and on your mat.
tapestry-text-card-sealed_prophecy = Name a track and put a token for it in reserve; on your fifth income turn it gives 1 point for each space you have come on that track.
tapestry-text-card-sleeping_giants = Score 3 points and put a token in reserve; on your fifth income turn it gives any landmark that is still on the landmark board.
tapestry-text-card-cryogenic_sleep = Gain a tapestry card, then put a card of your hand in reserve, face up; on your fifth income turn you play it over your era 4 card.
tapestry-text-card-giant_beanstalk = Score 1 point for each of your farms and put a token in reserve, which scores your farms once more on your fifth income turn.
tapestry-text-card-dream_archive = Gain two tapestry cards, then you may discard one from your hand for 5 points.
tapestry-text-card-star_corsairs = 2 points for each of your conquests, and 1 resource whenever you topple an outpost of an opponent.
tapestry-text-card-floating_islands = Explore anywhere on the map with a tile of your supply. Enchantments, on the left and on the right: a territory tile each.
tapestry-text-card-enchanted_forest = Gain a food, and 2 points for each territory you control that shows forest.
tapestry-text-card-sea_monsters = Nobody conquers those of your territories that show sea. 2 points whenever an opponent explores next to a territory of yours.
tapestry-text-card-robot_labor = 2 points for each worker of your income, and a worker for each house you gain.
tapestry-text-card-philosophers_stone = After each of your incomes you may give 1 resource for two resources of different kinds.
tapestry-text-card-wishing_well = You may pay 1 resource to roll both conquest dice, gain both and score 2 points; the face of the tile gives the benefit of a tile you control.
tapestry-text-card-three_oracles = Name a track and roll the science die three times: each time it shows that track, advance there without benefit or bonus; each time it does not, 3 points.
tapestry-text-card-galactic_embassy = 5 points whenever a neighbour begins an income turn.
tapestry-text-card-cloaking_field = No response is played against you. 2 points for each of your conquests.
tapestry-text-card-music_of_the_spheres = Advance on arts without benefit or bonus, then 1 point for each space on that track.
tapestry-text-card-mirror_dimension = Use again the space of one of your positions: gain the benefit, and you may pay for the bonus.
tapestry-text-card-multiverse_summit = 3 points for each enchanted card on your income mat, 1 for each on those of your neighbours, and 4 more.
tapestry-ask-takedifferent = Which resource do you take? { $n ->
        [one] One more, of another kind.
       *[other] { $n }, of different kinds.
    }
tapestry-ask-oracletrack = Of which track do you ask the oracles?
tapestry-ask-wishdie = Which die do you gain first?
tapestry-effect-different =
    { $n ->
        [one] gain { $n } resource
       *[other] gain { $n } resources of different kinds
    }
tapestry-effect-roll-both = roll both conquest dice and gain both
tapestry-per-forest = territory with forest that you control
tapestry-per-enchanted_card = enchanted card on your income mat
tapestry-per-neighbours_enchanted_card = enchanted card on the mats of your neighbours
tapestry-log-foretells = { $who } asks the oracles about { NAME($track, form: "bare") }
no-tapestry-cards-sea_monsters = sea monsters guard this coast
no-tapestry-cards-wishing_well = you need a tile you control that gives something
no-tapestry-cards-philosophers_stone = you have taken this kind already
