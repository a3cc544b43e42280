# The rulebook: this comes with it.
rules-how = How to play
rules-now = Now
rules-all = All rules
rules-named = Show their numbers
rules-search = Search the rules
rules-found = { $n ->
    [0] No rule speaks of that.
    [one] { $n } rule
   *[other] { $n } rules
}
rules-sections = Sections
rules-source-house = House rule
rules-source-inferred = Inferred
rules-source-public = Public sources
rules-link = Link to this rule
rules-words = Words of the game
