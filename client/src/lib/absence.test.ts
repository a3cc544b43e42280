// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { absentAt, countdown, isTold, PRESETS, ruleLine } from "./absence";
import { words } from "./words.svelte";

describe("an absent person", () => {
  it("is told in seconds and counted by this page's clock", () => {
    const [bob] = absentAt([{ seat: 1, why: "away", since: 19, left: 161, yours: null }], 50_000);
    expect(bob).toEqual({ seat: 1, why: "away", since: 31_000, until: 211_000, yours: null });
    expect(absentAt(undefined, 0)).toEqual([]);
  });

  it("who is here and thinks is told in the last hour only", () => {
    const [bob] = absentAt([{ seat: 1, why: "idle", since: 0, left: 3_601, yours: 3_601 }], 0);
    expect(bob && isTold(bob, 0)).toBe(false);
    expect(bob && isTold(bob, 1_000)).toBe(true);
    const [ann] = absentAt([{ seat: 0, why: "away", since: 0, left: 90_000, yours: null }], 0);
    expect(ann && isTold(ann, 0)).toBe(true);
  });
});

it("a time that runs out is shown as a clock does, rounded up", () => {
  expect([161_000, 160_001, 59_000, 3_761_000, -5].map(countdown)).toEqual(["2:41", "2:41", "0:59", "1:02:41", "0:00"]);
});

it("each rule is a sentence in both languages", () => {
  const say = (): string[] => Object.values(PRESETS).map((rule) => ruleLine(rule, words));
  words.setLang("en");
  expect(say()).toEqual([
    "A bot may play for somebody who was away for 3 minutes, or has not moved for 24 hours.",
    "A bot may play for somebody who was away for 1 minute, or has not moved for 10 minutes.",
    "A bot may play for somebody who has not moved for 3 days, however long they were away.",
    "Nobody lets a bot play for somebody else. The game waits.",
  ]);
  words.setLang("fr");
  expect(say()[0]).toBe("Un bot peut jouer pour qui s’est absenté 3 minutes, ou n’a pas joué depuis 24 heures.");
  expect(say().every((line) => !line.startsWith("absence-"))).toBe(true);
  words.setLang("en");
});
