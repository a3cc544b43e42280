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
