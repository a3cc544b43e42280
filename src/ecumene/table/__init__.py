"""The table: a server where people and bots play. Nothing above the store ever rewrites what was played."""
