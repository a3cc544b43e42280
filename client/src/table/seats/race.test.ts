import { expect, test } from "vitest";
import type { StandingData } from "../../lib/types";
import { raceOf } from "./race";

const standings = (...points: number[]): StandingData[] =>
  points.map((sum, seat) => ({ who: `p${seat}`, place: 1, tally: { of: "", sum, items: [] } }));

test("bars are as long as points are many, beside the leader's or the goal", () => {
  const race = raceOf(standings(20, 40, 10), null);
  expect([0, 1, 2].map((seat) => race.runners.get(`p${seat}`)?.to)).toEqual([0.5, 1, 0.25]);
  const far = raceOf(standings(20, 40, 10), 80);
  expect([far.lead, far.runners.get("p0")?.to]).toEqual([0.5, 0.25]);
  expect(raceOf(standings(90, 40), 80).runners.get("p0")?.to, "beyond the goal the bar is still whole").toBe(1);
});

test("who leads is told from who follows, each with the distance", () => {
  const { runners, open } = raceOf(standings(20, 47, 40), null);
  expect(open).toBe(true);
  expect(runners.get("p1")).toMatchObject({ leads: true, gap: 7 });
  expect(runners.get("p0")).toMatchObject({ leads: false, gap: 27 });
});

test("two in front are level, and before anybody is ahead there is nothing to tell", () => {
  const { runners } = raceOf(standings(30, 30, 10), null);
  expect([runners.get("p0"), runners.get("p1")].map((runner) => [runner?.leads, runner?.gap])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect([raceOf(standings(0, 0), null).open, raceOf(standings(4), null).open, raceOf([], 9).open]).toEqual([
    false,
    false,
    false,
  ]);
});

test("who has less than nothing goes the other way from where all began", () => {
  const race = raceOf(standings(-10, 30), null);
  expect(race.zero).toBe(0.25);
  expect(race.runners.get("p0")).toMatchObject({ from: 0, to: 0.25, gap: 40 });
  expect(race.runners.get("p1")).toMatchObject({ from: 0.25, to: 1 });
  const lost = raceOf(standings(-8, -2), null);
  expect([...lost.runners.values()].every(({ from, to }) => from >= 0 && to <= 1 && from < to)).toBe(true);
});

test("who hides their points runs in no race, and the others do", () => {
  const race = raceOf(standings(5, 9).slice(1), null);
  expect(race.runners.has("p0")).toBe(false);
  expect(race.runners.get("p1")?.to).toBe(1);
});
