"""The pure heart: positions, actions, agenda, rules, tallies, content, chance, records."""
