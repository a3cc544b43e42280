"""Faults: servers that are killed, databases that go away, two servers on one database. Everything runs for real."""
