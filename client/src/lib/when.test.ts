import { expect, test } from "vitest";

import { ago, day } from "./when";

test("how long ago is told in the largest whole unit, in both languages", () => {
  const now = 1_000_000;
  expect(ago(now - 20, "en", now)).toBe("now");
  expect(ago(now - 90, "en", now)).toBe("1 minute ago");
  expect(ago(now - 7200, "fr", now)).toBe("il y a 2 heures");
  expect(ago(now - 86_400, "en", now)).toBe("yesterday");
  expect(ago(now - 3 * 86_400, "fr", now)).toBe("il y a 3 jours");
  expect(ago(now + 60, "en", now)).toBe("now"); // clocks differ
});

test("a day is written as the language writes it", () => {
  expect(day(1_763_467_200, "en")).toContain("2025");
});
