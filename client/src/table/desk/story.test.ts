import { expect, test } from "vitest";
import type { LogLine } from "../../lib/types";
import { seatOf, sinceLastTurn, turns } from "./story";

const line = (move: number, who?: string, say = "x"): LogLine => ({
  move,
  event: { do: "note", say, ...(who === undefined ? {} : { who }) },
});

test("lines of one move belong to whoever made it, also those about another player", () => {
  const gathered = turns([line(1, "p0"), line(1, "p1"), line(2, "p0"), line(3, "p1")]);
  expect(gathered.map((turn) => [turn.actor, turn.lines.length])).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(gathered[0]!.lines[1]!.who).toBe(1);
});

test("a line without words is no line of the story", () => {
  expect(turns([{ move: 1, event: { do: "flow" } }])).toEqual([]);
});

test("what nobody did stands alone", () => {
  expect(turns([line(0), line(1, "p0")]).map((turn) => turn.actor)).toEqual([null, 0]);
});

test("keys count from the beginning of the game, not of what was sent", () => {
  expect(turns([line(40, "p0")], 120)[0]!.key).toBe("120");
});

test("what happened since your last turn begins after your own lines", () => {
  const waiting = turns([line(1, "p0"), line(2, "p1"), line(3, "p2")]);
  expect(sinceLastTurn(waiting, [0])).toBe("1");
});

test("while you act, it is what happened before this turn", () => {
  const acting = turns([line(1, "p0"), line(2, "p1"), line(3, "p2"), line(4, "p0")]);
  expect(sinceLastTurn(acting, [0])).toBe("1");
});

test("nothing was missed before your first turn, nor when nobody played in between", () => {
  expect(sinceLastTurn(turns([line(1, "p1"), line(2, "p0")]), [0])).toBeNull();
  expect(sinceLastTurn(turns([line(1, "p0")]), [0])).toBeNull();
  expect(sinceLastTurn([], [0])).toBeNull();
});

test("players are told from things", () => {
  expect([seatOf("p3"), seatOf("pyrenees"), seatOf(undefined)]).toEqual([3, null, null]);
});
