"""Lines that fit."""

from ecumene.core.text_lines import flow, hanging, wrapped


def test_a_text_breaks_between_words_only() -> None:
    assert wrapped("a long-winded text", 8) == ["a", "long-winded", "text"]


def test_a_text_hangs_from_its_first_line() -> None:
    assert hanging("one two three four five six", 24) == ["  one two three four", "    five six"]


def test_items_stand_side_by_side_as_long_as_they_fit() -> None:
    assert flow(["one", "two", "three four", "five"], 10) == ["one   two", "three four", "five"]
    assert flow([], 10) == [""]
