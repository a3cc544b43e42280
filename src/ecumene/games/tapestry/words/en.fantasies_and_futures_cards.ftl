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
tapestry-text-card-ghost_towns = Advance on military with the benefit, without the bonus. Enchantment on the left: 2 points.
tapestry-text-card-lost_artifacts = Look at three tapestry cards, keep one and discard the others; then gain 1 resource. Enchantment on the right: a tapestry card.
tapestry-text-card-mind_control = Move one space on science, forward or back, and gain the benefit of that space, without the bonus. Enchantment on the left: 2 points.
tapestry-text-card-zombie_army = In up to two territories where your toppled outpost lies beside that of the holder, it stands up and conquers, for one die; then 2 points. Enchantment on the right: 1 resource.
tapestry-text-card-chimera_citizen_rights = Roll the science die; you may advance on that track, gain the benefit and pay for the bonus. Enchantment on the right: advance on any track without benefit.
tapestry-text-card-doppelgangers = Use again the ability of another visible “when played” card on your income mat. Enchantment on the left: a tapestry card.
tapestry-text-card-status_quo = Take for nothing the bonus of up to two spaces on which your tokens stand.
tapestry-text-card-parallel_selves = 3 points for each enchantment you gain. Enchantment on the right: 3 points.
tapestry-text-card-fairy_ring = Gain a tapestry card and a territory tile. Enchantments: on the left 4 points, on the right advance on any track without benefit.
tapestry-text-card-blood_moon = 1 resource whenever you topple an outpost, and whenever one of yours is toppled. Enchantment on the left: 3 points.
tapestry-text-card-alchemical_gold = You may exchange up to three of your resources for others of your choice, with 1 point for each. Enchantment on the left: a coin.
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
