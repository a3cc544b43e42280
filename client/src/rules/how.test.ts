import { expect, test } from "vitest";

import type { HowToChapter } from "../lib/types";
import { chapterFor, chaptersWith, runs } from "./how";

const chapters: HowToChapter[] = [
  { title: "", phases: [], blocks: [{ kind: "text", text: "Peoples come and go." }] },
  { title: "In a nutshell", phases: [], blocks: [{ kind: "list", text: "", rows: [["Expand"], ["Decline"]] }] },
  { title: "Expanding", phases: ["expand", "enter"], blocks: [{ kind: "table", text: "", rows: [["forest", "3"]] }] },
];

test("bold, italics and code are set apart", () => {
  expect(runs("Pay **one** for `play`, *then* go")).toEqual([
    { text: "Pay ", as: "plain" },
    { text: "one", as: "strong" },
    { text: " for ", as: "plain" },
    { text: "play", as: "code" },
    { text: ", ", as: "plain" },
    { text: "then", as: "em" },
    { text: " go", as: "plain" },
  ]);
});

test("searching leaves the chapters that speak of it, in tables and lists too", () => {
  expect(chaptersWith(chapters, "FOREST")).toEqual([chapters[2]]);
  expect(chaptersWith(chapters, "nutshell decline")).toEqual([chapters[1]]);
  expect(chaptersWith(chapters, " ")).toHaveLength(3);
});

test("the chapter about a phase is found, else the first with a title", () => {
  expect(chapterFor(chapters, "enter")).toBe(2);
  expect(chapterFor(chapters, "score")).toBe(1);
  expect(chapterFor(chapters, null)).toBe(1);
});
