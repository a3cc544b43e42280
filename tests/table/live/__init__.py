"""Tests of live tables: what people and bots do there, and what each of them hears."""
