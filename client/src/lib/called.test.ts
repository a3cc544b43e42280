// @vitest-environment jsdom
import { expect, test } from "vitest";

import { calledName } from "./called";
import type { SeatInfo } from "./types";
import { words } from "./words.svelte";

const seat: SeatInfo = { seat: 0, kind: "person", name: "Ada", colour: "jade", online: false, away: false, conceded: false };

test("whoever was forgotten is a guest, in the reader's language", () => {
  expect(calledName(seat)).toBe("Ada");
  expect(calledName({ ...seat, name: "" })).toBe("");
  words.setLang("en");
  expect(calledName({ ...seat, name: "", forgotten: true })).toBe("a guest");
  words.setLang("fr");
  expect(calledName({ ...seat, name: "", forgotten: true })).toBe("un invité");
  words.setLang("en");
});
