"""Tests of what a log amounts to, also one that an older release wrote, or of which somebody was forgotten."""
