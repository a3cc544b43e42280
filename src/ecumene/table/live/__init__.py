"""Tables that people or bots are at: what each may do, how it is written down, and who hears of it."""
