"""Victory points: provinces, mountains and the declining people."""

from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.scoring.province")
def test_each_province_but_mountains_scores_one_point(europe: Table) -> None:
    red = europe.people(saxony=5, bavaria=1, flanders=1, rhineland=1, alps=1)
    assert red.finishes() == {"province": 4}
    assert red.points == 14
    assert short_points(europe, 0) == {"start_score": 10, "province": 4}


@rule("vinci.scoring.mountain")
def test_mountains_score_nothing_active_or_declining(europe: Table) -> None:
    red = europe.people(alps=1, bohemia=1).declining("thrace", "ural_n")
    assert red.finishes() == {}
    assert red.points == 10


@rule("vinci.scoring.mountain", "vinci.token.mountaineers_points", "vinci.token.currency")
def test_a_mountain_scores_what_tokens_give_it(europe: Table) -> None:
    assert europe.people(alps=1, tokens=("mountaineers", "currency")).income() == {
        "mountaineers_points": 1,
        "currency": 1,
    }


@rule("vinci.scoring.decline")
def test_declining_provinces_score_in_the_same_way(europe: Table) -> None:
    red = europe.people(saxony=1).declining("greece", "dacia", "thrace")
    assert red.finishes() == {"province": 1, "decline": 2}


@rule("vinci.scoring.decline", "vinci.decline.lasting")
def test_of_the_old_tokens_only_lasting_ones_count(europe: Table) -> None:
    red = europe.people(flanders=1, tokens=("agriculture",)).declining("dacia", "greece", tokens=("ports_decline",))
    # agriculture counts for flanders alone, the lasting ports for greece alone
    assert red.income() == {"province": 1, "agriculture": 1, "decline": 2, "ports": 1}


@rule("vinci.scoring.province", "vinci.scoring.decline")
def test_points_add_up_by_source_over_the_turns(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1).declining("greece")
    europe.enemy(england=1)
    europe.enemy(ukraine=1)
    red.finishes()
    for seat in (1, 2):
        europe.seat(seat).plays("gather").finishes()
    red.plays("gather").finishes()
    assert short_points(europe, 0) == {"start_score": 10, "province": 4, "decline": 2}
    assert red.points == 16


def short_points(table: Table, seat: int) -> dict[str, int]:
    tally = table.position.standings().of(seat).tally
    return {line.rule.split(".")[-1]: line.amount for line in tally.lines}
