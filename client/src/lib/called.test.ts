// @vitest-environment jsdom
import { expect, test } from "vitest";

import { calledName, calledSeats } from "./called";
import type { SeatInfo } from "./types";
import { words } from "./words.svelte";

const seat: SeatInfo = { seat: 0, kind: "person", name: "Ada", colour: "jade", online: false, away: false, conceded: false };

test("whoever was forgotten is a guest, in the reader's language", () => {
  expect(calledName(seat)).toBe("Ada");
  expect(calledName({ ...seat, name: "" })).toBe("");
  words.setLang("en");
  expect(calledName({ ...seat, name: "", forgotten: true })).toBe("A guest");
  words.setLang("fr");
  expect(calledName({ ...seat, name: "", forgotten: true })).toBe("Un invité");
  words.setLang("en");
});

test("nobody's name is blank: you are You, and others without a name are called by their colour", () => {
  const seats: SeatInfo[] = [
    { ...seat, name: "" },
    { ...seat, seat: 1, name: "", colour: "plum" },
    { ...seat, seat: 2, name: "Bo", colour: "sky" },
  ];
  const names = (mine: number[]) => calledSeats({ seats, you: { role: "player", seats: mine } }).map(({ name }) => name);
  expect(names([0])).toEqual(["You", "Plum", "Bo"]);
  expect(names([0, 1])).toEqual(["Jade", "Plum", "Bo"]);
  words.setLang("fr");
  expect(names([1])).toEqual(["Jade", "Vous", "Bo"]);
  words.setLang("en");
});
