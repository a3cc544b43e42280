"""Words share what they have in common, and are found again by their numbers."""

from ecumene.bots.weights import rows_of, terms_of
from ecumene.core.tokens import lodged, token
from ecumene.learning.words import Words, parts_of_terms, parts_of_token


def test_seven_coins_and_eight_share_their_place_and_differ_in_size() -> None:
    seven, eight = dict(parts_of_token(("coins", 0), 7)), dict(parts_of_token(("coins", 0), 8))
    assert seven["at coins/0"] == eight["at coins/0"] == 1.0
    assert seven["size coins/0"] < eight["size coins/0"]


def test_the_same_value_in_another_place_of_the_kind_is_shared() -> None:
    here, there = dict(parts_of_token(("hands", 0, 2), 14)), dict(parts_of_token(("hands", 0, 3), 14))
    assert "kind hands/*/* 14" in here
    assert here.keys() & there.keys() >= {"kind hands/*/* 14", "size kind hands/*/*"}


def test_a_text_is_no_number() -> None:
    assert not [name for name, _ in parts_of_token(("people",), 3_000_000_000) if name.startswith(("size", "log"))]


def test_below_nothing_is_not_above_it() -> None:
    assert dict(parts_of_token(("score",), -5))["log score"] == -dict(parts_of_token(("score",), 5))["log score"]


def test_every_term_of_an_action_has_its_parts() -> None:
    for notation in ("pass", "conquer burgundy", "pay 3 gold 1"):
        assert len(parts_of_terms(notation)) == len(terms_of(notation))
    assert ("size pay 1", 3 / 8) in parts_of_terms("pay 3 gold 1")[1]


def test_a_word_keeps_its_row_and_what_is_too_much_has_none() -> None:
    words = Words(3)
    assert [words.add(number, []) for number in (500, 40, 500, 7)] == [1, 2, 1, 0]
    assert len(words) == 3


def test_words_are_found_in_order() -> None:
    words = Words(8)
    for number in (500, 40, 77):
        words.add(number, [])
    numbers, rows = words.ordered()
    assert numbers.tolist() == [40, 77, 500]
    assert rows.tolist() == [2, 3, 1]
    assert rows_of(numbers, numbers[::-1].copy()).tolist() == [2, 1, 0]
    assert rows_of(numbers, numbers + 1).tolist() == []


def test_what_an_observer_tells_has_the_numbers_that_words_are_known_by() -> None:
    path, table = ("hands", 0, 2), 1 << 31
    assert 0 < lodged(token(path, 14), table) < table
