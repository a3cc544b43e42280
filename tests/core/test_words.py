"""Words and speech: every sentence comes from a catalogue, and none may be missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ecumene.core.errors import ContentError, IllegalAction
from ecumene.core.position import Event
from ecumene.core.speech import Speech, signed
from ecumene.core.tally import Tally
from ecumene.core.words import Words, fold
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay

SOURCE = """
g-name-alps = les Alpes
    .de = des Alpes
enter = On entre dans { NAME($area) }
leave = On part { NAME($area, "de") }
count = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
label-g-forest = forêt
"""


@pytest.fixture
def words() -> Words:
    return Words("fr", SOURCE, "g-name-")


def test_names_come_in_their_forms_and_numbers_in_their_plurals(words: Words) -> None:
    assert words("enter", area="alps") == "On entre dans les Alpes"
    assert words("leave", area="alps") == "On part des Alpes"
    assert [words("count", n=n) for n in (0, 1, 2)] == ["une pièce", "une pièce", "2 pièces"]
    assert words.name("alps", "no such form") == "les Alpes"
    assert "enter" in words
    assert "exit" not in words


def test_a_missing_message_or_argument_is_an_error_not_a_gap(words: Words) -> None:
    with pytest.raises(ContentError, match=r'words/fr.ftl: message "exit" is missing'):
        words("exit")
    with pytest.raises(ContentError, match=r'words/fr.ftl: message "count"'):
        words("count")


ALL_OF_FLUENT = """
# A comment = no message
-brand = Ecumene
    .article = the
plain   =   A text
lines =
    One line
      and one that is indented

    after a gap
literal = {"  "}spaced { "{" } { $what }
chosen = { $n ->
    [one] { plain } once
   *[other] { plain }, { $n } times: { -brand }
}
wide = {
$what
} and {
    plain
} # no comment
### Comment = no message either
called = { LOWER(plain) } { NAME("alps", "de") }
g-name-alps = the Alps
    .de = of the Alps
    .by = by { $what }
plain = The second of two counts for nothing
circle = round and { circle }
last = { last-but-one }
last-but-one = The end"""


@pytest.mark.parametrize("what", ["this", 2, 1_234_567])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_message_says_what_it_says_where_fluent_reads_the_whole_file(lang: str, what: object) -> None:
    words = Words(lang, ALL_OF_FLUENT, "g-name-")
    functions: dict[str, Any] = {"NAME": words.name, "LOWER": lambda text: text[:1].lower() + text[1:]}
    whole = FluentBundle([lang], functions=functions, use_isolating=False)
    whole.add_resource(FluentResource(ALL_OF_FLUENT))
    keys = ["plain", "lines", "literal", "chosen", "wide", "called", "g-name-alps", "last", "last-but-one"]
    for key in keys:
        message = whole.get_message(key)
        for form in ["", *message.attributes]:
            pattern: Any = message.attributes[form] if form else message.value
            told, _ = whole.format_pattern(pattern, {"what": what, "n": 2})
            assert words.form(key, form, {"what": what, "n": 2}) == told
    assert [key for key in ("A", "Comment", "article", "de", "spaced", "one") if key in words] == []
    with pytest.raises(ContentError, match=r'message "circle": Cyclic reference'):
        words("circle")


def test_a_message_that_cannot_be_read_is_named_and_spoils_no_other() -> None:
    words = Words("en", "before = Good\nbad = { $x\nempty =\nforms =\n    .one = One\nafter = Good too")
    assert (words("before"), words("after")) == ("Good", "Good too")
    with pytest.raises(ContentError, match=r'^words/en\.ftl: message "bad": Expected token: "}"'):
        words("bad", x="y")
    with pytest.raises(
        ContentError, match=r'^words/en\.ftl: message "empty": Expected message "empty" to have a value or attributes'
    ):
        words("empty")
    with pytest.raises(ContentError, match=r'^words/en\.ftl: message "forms": No value'):
        words("forms")
    assert words.forms("bad") == {}


def test_what_people_type_is_cut_before_it_is_endless() -> None:
    assert Words("en", "said = { $what }!")("said", what="x" * 5000) == "x" * 999 + "…!"


def test_words_are_read_from_a_folder_in_a_language_we_speak(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello", encoding="utf-8")
    assert Words.read("en", tmp_path)("hello") == "Hello"
    with pytest.raises(ContentError, match="no words in 'de'; there are en, fr"):
        Words.read("de", tmp_path)


def test_a_rule_has_a_short_label_or_a_general_one_and_never_its_id(words: Words) -> None:
    assert words.rule_label("g.forest") == "forêt"
    assert words.rule_label("g.fort") == "autre"


def test_hurried_typing_is_understood() -> None:
    assert fold("  Île-de-FRANCE ") == "ile-de-france"


# ---- speech


def test_players_are_called_by_name_or_by_letter(harbour: Harbour) -> None:
    speech = Speech(harbour, "en", ["Ann"])
    assert (speech.who(0), speech.who(1)) == ("Ann", "Player B")
    assert Speech(harbour, "fr").who(0) == "Joueur A"


def test_a_number_is_said_with_its_parts(harbour: Harbour) -> None:
    tally = Tally("harbour.sale.price")
    speech = harbour.speech()
    assert speech.itemise(tally) == "0"
    tally.add("harbour.sale.worth", 4, "spice")
    tally.add("harbour.customs.toll", -2)
    assert speech.itemise(tally) == "2: goods (spice) 4, customs −2"
    assert (signed(3), signed(-3)) == ("3", "−3")
    event = Event("harbour-log-sale", {"who": 1, "coins": 2}, tally)
    assert speech.tell(event) == "Player B sells for 2: goods (spice) 4, customs −2"
    assert speech.tell(Event("harbour-log-toll", {"who": 1, "other": 0})) == "Player B claims customs from Player A"


def test_an_action_is_said_with_the_parts_of_its_number(harbour: Harbour) -> None:
    view = at_the_quay(harbour).view(0)
    speech = harbour.speech("en")
    assert (
        speech.because(view, 0, harbour.action("play spice"))
        == "Sell spice for 5 coins and the market die: goods 4, alone at the quay 1"
    )
    assert speech.because(view, 0, harbour.action("draw")) == "Draw a card"


def test_a_refusal_gives_its_reason_or_the_rule_itself(harbour: Harbour) -> None:
    speech = harbour.speech("en")
    assert speech.reason("harbour.turn.hand", {"card": "wine"}) == "you hold no wine card"
    assert speech.reason("core.turn", {}) == harbour.rules["core.turn"].en
    assert speech.refuse(IllegalAction("core.turn")) == f"{harbour.rules['core.turn'].en} [core.turn]"


def test_what_is_said_of_any_game(harbour: Harbour) -> None:
    speech, view = Speech(harbour, "en"), at_the_quay(harbour).view(None)
    draw = harbour.action("draw")
    assert speech.ask(view, 0) == "What do you do?"
    assert speech.say(view, 0, draw) == "draw"
    assert speech.rule_of(view, 0, draw) == ""
    assert speech.details(view, 0, draw) == speech.look(view, "spice") == []
    assert speech.table(view, paint=lambda text, seat: f"<{text}>") == "1. <Player A>: 0\n1. <Player B>: 0"
