"""Tests of what travels between a table and its pages, and in whose name."""
