"""Tests of the bots of a table: lanes, workers, and what is played without one."""
