"""Records: reading, writing and replaying a whole game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.errors import ChanceError, IllegalAction
from ecumene.core.record import Entry, Play, Record, RecordError
from tests.tiny.harbour import Harbour

TEXT = """\
ecumene record 1
game: harbour
rules: 1
content: {content}
seats: 2
options: rounds=2
seed: 2
names: Ann | Bob Smith

setup | first=1
0 berth 0.1
1 berth 0.1
1 draw
0 !undo 1
1 draw
0 draw
"""


@pytest.fixture
def text(harbour: Harbour) -> str:
    return TEXT.format(content=harbour.content.hash)


@pytest.fixture
def finished(harbour: Harbour) -> Play:
    """A game played to its end at random, with names and some undoing."""
    return play_on(Play(harbour, 3, 11, {"rounds": 2}, names=["Ann", "Bob", "Cem"]), undo_every=5)


def play_on(play: Play, decisions: int = 1000, undo_every: int = 0) -> Play:
    rng = Random(5)
    for number in range(1, decisions + 1):
        pending = play.position.pending()
        if not pending:
            break
        seat = rng.choice(pending)
        play.act(seat, rng.choice(play.position.legal(seat)))
        if undo_every and number % undo_every == 0:
            play.undo(seat, 2)
    return play


# ---- the text


def test_a_record_is_read(text: str, harbour: Harbour) -> None:
    record = Record.parse(text)
    assert (record.game, record.rules, record.content, record.seats) == ("harbour", 1, harbour.content.hash, 2)
    assert (record.options, record.seed, record.names) == ({"rounds": 2}, 2, ("Ann", "Bob Smith"))
    assert (record.setup, record.setup_line, record.result) == ((("first", "1"),), 10, None)
    assert record.entries[2] == Entry(1, "draw")
    assert [entry.line for entry in record.entries] == [11, 12, 13, 14, 15, 16]
    assert [entry.undoes for entry in record.entries] == [0, 0, 0, 1, 0, 0]
    assert [str(entry) for entry in record.standing()] == ["0 berth 0.1", "1 berth 0.1", "1 draw", "0 draw"]


def test_a_record_is_written_as_it_was_read(text: str) -> None:
    assert str(Record.parse(text)) == text


def test_comments_blank_lines_and_spaces_are_ignored(text: str) -> None:
    loose = "\n# a bug?\n" + text.replace("seed: 2", "# the seed\n  seed:   2").replace(
        "1 draw", "\n  1   draw  \n# why?"
    )
    assert Record.parse(loose) == Record.parse(text)
    assert Record.parse(text.replace("\n", "\r\n")) == Record.parse(text)


words = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
outcomes = st.lists(st.tuples(words, st.from_regex(r"[a-z0-9=.-]{1,6}", fullmatch=True)), max_size=3).map(tuple)
names = st.text(min_size=1).filter(lambda n: n.strip() == n and n.splitlines() == [n] and "|" not in n)
moves = st.one_of(
    st.builds(Entry, st.integers(0, 2), st.lists(words, min_size=1, max_size=3).map(" ".join), outcomes),
    st.builds(Entry, st.integers(0, 2), st.integers(1, 9).map(lambda n: f"!undo {n}")),
)


@given(
    st.builds(
        Record,
        words,
        st.integers(1, 9),
        st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
        st.just(3),
        st.dictionaries(words, st.one_of(st.integers(), words), max_size=3),
        st.none() | st.integers(),
        st.just(()) | st.tuples(names, names, names),
        outcomes,
        st.lists(moves, max_size=8).map(tuple),
        st.none() | st.tuples(st.integers(), st.integers(), st.integers()),
    )
)
def test_any_record_survives_its_text(record: Record) -> None:
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("ecumene record 1", "chess record 1", 1, "a record begins with `ecumene record 1`"),
        ("ecumene record 1", "ecumene record 2", 1, "this reads records of format 1, not '2'"),
        ("rules: 1", "rules 1", 3, "a line of the header is `key: value`, not 'rules 1'"),
        ("rules: 1", "rules:", 3, "a line of the header is `key: value`"),
        ("rules: 1", "rule: 1", 3, r'the header has no \'rule\' \(did you mean "rules"\?\)'),
        ("rules: 1", "game: chess", 3, "'game' stands in line 2 already"),
        ("seats: 2\n", "", 7, "the header lacks 'seats'"),
        ("rules: 1", "rules: one", 3, "rules must be a whole number from 1, not 'one'"),
        ("rules: 1", "rules: 0", 3, "rules must be a whole number from 1, not '0'"),
        ("seats: 2", "seats: -2", 5, "seats must be a whole number from 1"),
        ("seed: 2", "seed: 2.5", 7, "seed must be a whole number, not '2.5'"),
        ("rounds=2", "rounds", 6, "options are `name=value`, each once, not 'rounds'"),
        ("rounds=2", "rounds=2 rounds=3", 6, "options are `name=value`, each once, not 'rounds=3'"),
        ("Ann | Bob Smith", "Ann", 8, "1 names for 2 seats"),
        ("Ann | Bob Smith", "Ann |", 8, "'' is not a name"),
        ("seed: 2", "result: 7", 7, "1 results for 2 seats"),
        ("seed: 2", "result: 7 x", 7, "a result must be a whole number, not 'x'"),
        ("setup | first=1", "setup", 10, "the set-up is written"),
        ("setup | first=1", "setup now | first=1", 10, "the set-up is written"),
        ("setup | first=1", "setup | first", 10, "an outcome is `purpose=outcome`, not 'first'"),
        ("0 draw", "draw", 16, "a line of the log is `<seat> <action>`, not 'draw'"),
        ("0 draw", "0", 16, "a line of the log is `<seat> <action>`"),
        ("0 draw", "-1 draw", 16, "a line of the log is `<seat> <action>`"),
        ("0 draw", "² draw", 16, "a line of the log is `<seat> <action>`"),
        ("0 draw", "2 draw", 16, "there is no seat 2 among 2"),
        ("0 draw", "0 draw |", 16, "no outcome stands behind the bar"),
        ("0 draw", "0 draw | =3", 16, "an outcome is `purpose=outcome`, not '=3'"),
        ("0 draw", "0 !undo", 16, ".* is not `<seat> !undo <n>`"),
        ("0 draw", "0 !undo 0", 16, ".* is not `<seat> !undo <n>`"),
        ("0 draw", "0 !redo 1", 16, ".* is not `<seat> !undo <n>`"),
        ("0 draw", "0 !undo 1 | die=3", 16, ".* is not `<seat> !undo <n>`"),
        ("0 draw", "setup | first=1", 16, "a line of the log is `<seat> <action>`"),
    ],
)
def test_whatever_is_malformed_is_reported_with_its_line(
    text: str, old: str, new: str, line: int, problem: str
) -> None:
    assert old in text
    with pytest.raises(RecordError, match=f"^line {line}: {problem}") as error:
        Record.parse(new.join(text.rsplit(old, 1)))
    assert (error.value.line, error.value.rule, error.value.position) == (line, "", None)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing here\n"])
def test_an_empty_file_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: a record begins with"):
        Record.parse(text)


@pytest.mark.parametrize("name", ["", " Ann", "Ann\nBob", "Ann | Bob"])
def test_a_name_must_fit_into_a_header(harbour: Harbour, name: str) -> None:
    with pytest.raises(RecordError, match="is not a name"):
        Play(harbour, 2, names=[name, "Bob"])
    with pytest.raises(RecordError, match="is not a name"):
        Record("harbour", 1, "", 2, names=(name, "Bob"))


# ---- replay


def test_a_finished_record_replays_to_the_same_position(harbour: Harbour, finished: Play) -> None:
    record = Record.parse(str(finished.record))
    assert record == finished.record
    assert record.result == tuple(finished.position.standings().of(seat).points for seat in range(3))
    assert any(entry.undoes for entry in record.entries)
    assert record.replay(harbour).dump() == finished.position.dump()


def test_what_is_written_is_the_script_where_there_is_no_seed(harbour: Harbour, finished: Play) -> None:
    record = replace(finished.record, seed=None)
    replayed, final = record.replay(harbour).dump(), finished.position.dump()
    assert (replayed["state"], replayed["agenda"]) == (final["state"], final["agenda"])


def test_a_replay_stops_where_it_is_told(harbour: Harbour, text: str) -> None:
    record = Record.parse(text)
    assert record.replay(harbour, 0).dump() == harbour.new(2, 2, {"rounds": 2}).dump()
    assert record.replay(harbour, 3).pending() == (0,)
    assert record.replay(harbour, 4).dump() == record.replay(harbour, 2).dump()
    assert record.replay(harbour, 5).dump() == record.replay(harbour, 3).dump()
    for to in (-1, 7):
        with pytest.raises(RecordError, match=f"the record has 6 entries, none can be number {to}"):
            record.replay(harbour, to)


def test_a_replay_can_be_watched_step_by_step(harbour: Harbour, finished: Play) -> None:
    record = finished.record
    seen = [position.dump() for position in record.steps(harbour)]
    assert len(seen) == len(record.entries) + 1
    assert seen == [record.replay(harbour, to).dump() for to in range(len(seen))]
    with pytest.raises(RecordError, match="the result is 99 0 0"):
        list(replace(record, result=(99, 0, 0)).steps(harbour))


def test_a_broken_line_is_reported_with_its_rule_and_the_position_before_it(harbour: Harbour, text: str) -> None:
    record = Record.parse(text.replace("0 draw", "0 play customs"))
    with pytest.raises(RecordError, match=r"^line 16: seat 0: play customs — .* \[harbour.turn.hand\]$") as error:
        record.replay(harbour)
    assert (error.value.line, error.value.rule) == (16, "harbour.turn.hand")
    position = error.value.position
    assert position is not None
    assert position.dump() == record.replay(harbour, 5).dump()
    position.apply(0, harbour.action("draw"))


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("0 draw", "0 drow", 16, "0 drow: 'drow' is not an action"),
        (
            "0 draw",
            "0 draw | market=3",
            16,
            r"0 draw \| market=3: chance 'market': the record says 3, the seed gives nothing",
        ),
        ("0 draw", "0 !undo 4", 16, "only 3 actions can be undone"),
        ("first=1", "first=0", 10, "setup: chance 'first': the record says 0, the seed gives 1"),
        ("rounds=2", "rounds=9", 10, "setup: harbour: option rounds must be one of"),
        ("seed: 2\n", "", 9, "setup: chance 'deck': no scripted outcome left and no seed"),
    ],
)
def test_a_line_that_cannot_be_followed_is_reported(
    harbour: Harbour, text: str, old: str, new: str, line: int, problem: str
) -> None:
    record = Record.parse(new.join(text.rsplit(old, 1)))
    with pytest.raises(RecordError, match=f"^line {line}: {problem}") as error:
        record.replay(harbour)
    assert (error.value.position is None) == problem.startswith("setup")


def test_an_outcome_that_is_none_or_that_nobody_asked_for_is_reported(harbour: Harbour, finished: Play) -> None:
    record = replace(finished.record, seed=None)
    spoilt = replace(record, setup=(*record.setup[:-1], ("first", "nobody")))
    with pytest.raises(RecordError, match="setup: chance 'first': 'nobody' is no outcome"):
        spoilt.replay(harbour)
    spoilt = replace(record, setup=(*record.setup, ("first", "0")))
    with pytest.raises(RecordError, match=r"setup: chance 'first': the record says \d 0, the rules ask for \d$"):
        spoilt.replay(harbour)


def test_a_result_must_be_the_one_reached(harbour: Harbour, finished: Play) -> None:
    with pytest.raises(RecordError, match=r"the result is 99 0 0, the replay ends with"):
        replace(finished.record, result=(99, 0, 0)).replay(harbour)
    with pytest.raises(RecordError, match="there is a result, but the game is not over"):
        replace(finished.record, entries=finished.record.entries[:3]).replay(harbour)


def test_another_game_newer_rules_or_other_content_are_refused(harbour: Harbour, text: str) -> None:
    record = Record.parse(text)
    for change, problem in (
        ({"game": "chess"}, "a record of 'chess' cannot be followed by 'harbour'"),
        ({"rules": 2}, "rules 2 of harbour are newer than ours, 1"),
        ({"content": "0123"}, "played with content 0123, this is"),
    ):
        changed: Record = replace(record, **change)
        with pytest.raises(RecordError, match=problem):
            changed.replay(harbour)


def test_a_record_names_its_content_by_the_whole_hash_and_may_be_older_than_that(
    harbour: Harbour, finished: Play
) -> None:
    record, name = finished.record, harbour.content.hash
    assert f"content: {name}\n" in str(record)
    older = Record.parse(str(record).replace(name, name[:16]))
    assert older.content == name[:16]
    assert older.replay(harbour).dump() == record.replay(harbour).dump()
    assert Play.resume(harbour, older).record == record, "what is written anew says all of it"
    for other in (name[:16] + "0" * 16, name[:17], name[:15]):
        with pytest.raises(RecordError, match=f"played with content {other}, this is {name}"):
            replace(record, content=other).replay(harbour)


class HarbourThree(Harbour):
    """Harbour after two changes of its rules: quays were once drawn upside down."""

    version = 3

    def __init__(self) -> None:
        super().__init__()
        self.migrations = {1: mirror_berths, 2: lambda record: record}


def mirror_berths(record: Record) -> Record:
    mirrored = {"berth 0.1": "berth 0.-1"}
    return replace(
        record, entries=tuple(replace(e, notation=mirrored.get(e.notation, e.notation)) for e in record.entries)
    )


def test_a_record_of_older_rules_is_migrated_step_by_step(text: str) -> None:
    game = HarbourThree()
    record = Record.parse(text)
    migrated = record.migrated(game)
    assert migrated.rules == 3
    assert str(migrated.entries[0]) == "0 berth 0.-1"
    assert record.replay(game).dump() == migrated.replay(game).dump()
    assert Play.resume(game, record).record.rules == 3
    game.migrations = {1: mirror_berths}
    with pytest.raises(RecordError, match="no way from rules 2 of harbour to 3"):
        record.replay(game)


# ---- what may be shown


def test_a_redacted_record_has_no_seed_and_no_secret_outcome(harbour: Harbour, finished: Play) -> None:
    record = finished.record
    redacted = record.redacted(harbour)
    assert redacted.seed is None
    assert [purpose for purpose, _ in redacted.setup] == ["first"]
    assert redacted.entries == record.entries  # the die was public
    assert any(entry.outcomes for entry in redacted.entries)
    with pytest.raises(RecordError, match="no scripted outcome left"):
        redacted.replay(harbour)


def sealed(play: Play, *lines: str) -> list[str]:
    """The redacted log after these choices of quays."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        if notation == "undo":
            play.undo(int(seat))
        else:
            play.act(int(seat), play.game.action(notation))
    return [str(entry) for entry in play.record.redacted(play.game).entries]


def test_choices_still_sealed_are_left_out_and_those_taken_back_for_good(harbour: Harbour) -> None:
    play = Play(harbour, 2, 4)
    assert sealed(play, "0 berth 0.1") == []
    assert sealed(play, "0 undo") == []
    assert sealed(play, "0 berth 1.0") == []
    opened = sealed(play, "1 berth 0.1")
    assert opened == ["0 berth 1.0", "1 berth 0.1"]
    first = play.position.pending()[0]
    before = sealed(play, f"{first} draw", f"{1 - first} draw")
    assert len(before) == 4
    assert sealed(play, "1 berth 0.1") == before
    assert sealed(play, "1 undo", "0 berth -1.0") == before
    assert "0 berth 0.1" in map(str, play.record.entries), "the whole record, for after the game, has it"


def test_what_all_saw_before_it_was_taken_back_stays_in_the_log(harbour: Harbour) -> None:
    play = Play(harbour, 2, 4)
    opened = sealed(play, "0 berth 0.1", "0 undo", "0 berth 1.0", "1 berth 0.1")
    first = play.position.pending()[0]
    drawn = sealed(play, f"{first} draw")
    play.undo(0, 3)
    assert sealed(play) == [], "the question is open once more, and a record goes to where it was put"
    again = sealed(play, "1 berth 1.0", "0 berth 1.0")
    assert again == [*drawn, "0 !undo 3", "1 berth 1.0", "0 berth 1.0"]
    assert drawn[:2] == opened
    replace(play.record.redacted(harbour), seed=4).replay(harbour)


def test_an_undo_that_takes_back_sealed_and_open_actions_counts_the_open_ones(harbour: Harbour) -> None:
    play = Play(harbour, 2, 4)
    sealed(play, "0 berth 1.0", "1 berth 0.1")
    first = play.position.pending()[0]
    before = sealed(play, f"{first} draw", f"{1 - first} draw")
    sealed(play, "1 berth 0.1")
    play.undo(0, 2)  # the sealed choice, and the draw before it
    assert sealed(play) == [*before, "0 !undo 1"]
    replace(play.record.redacted(harbour), seed=4).replay(harbour)


# ---- a game that records itself


def test_a_refused_action_changes_neither_position_nor_record(harbour: Harbour) -> None:
    play = play_on(Play(harbour, 2, 3), 5)
    position, record = play.position.dump(), play.record
    for seat, notation in ((play.position.pending()[0], "claim"), (7, "draw")):
        with pytest.raises(IllegalAction):
            play.act(seat, harbour.action(notation))
    assert play.position.dump() == position
    assert play.record == record


def test_a_script_that_runs_out_half_way_changes_nothing_either(harbour: Harbour) -> None:
    whole = play_on(Play(harbour, 2, 3))
    record = replace(whole.record, seed=None, result=None)
    number, sale = next((i, entry) for i, entry in enumerate(record.entries) if entry.outcomes)
    play = Play.resume(harbour, replace(record, entries=record.entries[:number]))
    before, written = play.position.dump(), play.record
    with pytest.raises(ChanceError, match="chance 'market': no scripted outcome left and no seed"):
        play.act(sale.seat, harbour.action(sale.notation))
    assert play.position.dump() == before
    assert play.record == written


def test_undo_brings_back_the_position_and_stays_in_the_log(harbour: Harbour) -> None:
    play = Play(harbour, 2, 3)
    dumps = [play.position.dump()]
    for _ in range(9):
        seat = play.position.pending()[0]
        play.act(seat, play.position.legal(seat)[0])
        dumps.append(play.position.dump())
    journal = play.position.journal = []
    play.undo(1, 4)
    assert play.position.dump() == dumps[5]
    play.undo(0)
    assert play.position.dump() == dumps[4]
    assert play.position.journal is journal == []
    assert [str(entry) for entry in play.record.entries[-2:]] == ["1 !undo 4", "0 !undo 1"]
    assert len(play.record.entries) == 11
    assert play.record.replay(harbour).dump() == dumps[4]


@pytest.mark.parametrize(
    ("undo", "problem"),
    [
        (lambda play: play.undo(0, 0), "2 actions can be undone, not 0"),
        (lambda play: play.undo(0, 3), "2 actions can be undone, not 3"),
        (lambda play: play.undo(2), "there is no seat 2"),
    ],
)
def test_undo_is_refused_where_there_is_nothing_to_undo(
    harbour: Harbour, undo: Callable[[Play], None], problem: str
) -> None:
    play = play_on(Play(harbour, 2, 3), 2)
    before = play.record
    with pytest.raises(RecordError, match=problem):
        undo(play)
    assert play.record == before


def test_a_game_that_is_over_can_be_taken_back(harbour: Harbour, finished: Play) -> None:
    assert finished.record.result is not None
    finished.undo(0)
    assert finished.record.result is None
    assert finished.position.pending()


@pytest.mark.parametrize("seeded", [True, False])
def test_a_stored_game_is_resumed_and_goes_on_recording(harbour: Harbour, seeded: bool) -> None:
    play = play_on(Play(harbour, 3, 8, names=["Ann", "Bob", "Cem"]), 12, undo_every=4)
    stored = play.record if seeded else replace(play.record, seed=None)
    resumed = Play.resume(harbour, Record.parse(str(stored)))
    assert resumed.record == stored
    before, now = play.position.dump(), resumed.position.dump()
    assert (now["state"], now["agenda"]) == (before["state"], before["agenda"])
    resumed.undo(0, 2)
    play.undo(0, 2)
    assert resumed.position.dump()["state"] == play.position.dump()["state"]
    if seeded:
        assert play_on(resumed).record == play_on(play).record


def test_a_scripted_game_is_recorded_without_its_seed(harbour: Harbour) -> None:
    play = Play(harbour, 2, 3, script={"first": [1]})
    assert play.record.seed is None
    assert play.record.setup[-1] == ("first", "1")
    play.act(0, harbour.action("berth 0.1"))
    before = play.position.dump()
    play.act(1, harbour.action("berth 0.1"))
    play.undo(1)
    assert play.position.dump() == before
    assert play.record.replay(harbour).dump()["state"] == before["state"]


def test_a_game_with_other_content_is_recorded_as_such(harbour: Harbour) -> None:
    content = type(harbour.content)(
        {**harbour.content.tables, "values": [{"id": i, "is": 1} for i in ("hand", "alone", "toll")]},
        harbour.content.files,
    )
    play = play_on(Play(harbour, 2, 3, content=content))
    assert play.record.content == content.hash != harbour.content.hash
    assert play.record.replay(play.game).dump() == play.position.dump()
    with pytest.raises(RecordError, match="played with content"):
        play.record.replay(harbour)
