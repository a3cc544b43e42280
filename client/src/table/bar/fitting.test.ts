// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

import { columnsOf, firstFit, fitted, LENGTHS, lengthOf, LEVELS, readWhole, sticksOut, type Length, type Level } from "./fitting";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("buttons stand as loosely as they can, and in a list where nothing else has room", () => {
  expect(LEVELS.map((most) => firstFit((level) => LEVELS.indexOf(level) >= LEVELS.indexOf(most)))).toEqual([...LEVELS]);
  expect(firstFit(() => false)).toBe("list");
});

it("a line has a column for each button, two lines half as many", () => {
  expect([columnsOf(3, "line"), columnsOf(3, "lines"), columnsOf(10, "tight")]).toEqual([3, 2, 5]);
  expect([3, 4, 6].map((ways) => columnsOf(ways, "line", true))).toEqual([3, 2, 3]); // what pays stands beside them
});

function node(rect: () => DOMRect, within: HTMLElement = document.body): HTMLElement {
  const made = document.createElement("div");
  made.getBoundingClientRect = rect;
  within.append(made);
  return made;
}

it("whatever leaves its box on any side sticks out", () => {
  const box = node(() => new DOMRect(100, 100, 200, 90));
  const at = (x: number, y: number): Element => node(() => new DOMRect(x, y, 50, 40));
  expect(sticksOut(box, [at(100, 100), at(250, 150)])).toBe(false);
  for (const out of [at(90, 100), at(260, 100), at(100, 90), at(100, 160)]) expect(sticksOut(box, [out])).toBe(true);
});

/** A bar of some width with three buttons, each as wide as the level makes it. */
function bar(width: () => number): { box: HTMLElement; resize: () => void; levels: Level[]; action: ReturnType<typeof fitted> } {
  let resize = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resize = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const around = node(() => new DOMRect(0, 0, width(), 96));
  const box = node(() => new DOMRect(0, 0, width(), 90), around);
  const wide = (): number => ({ line: 200, lines: 100, tight: 60, list: 20 })[box.dataset["level"] as Level];
  for (const place of [0, 1, 2]) node(() => new DOMRect(place * wide(), 0, wide(), 40), box);
  const levels: Level[] = [];
  return { box, resize: () => resize(), levels, action: fitted(box, (level) => levels.push(level)) };
}

it("they stand closer when the bar becomes narrow, and looser again when it has room", () => {
  let width = 700;
  const { box, resize, levels, action } = bar(() => width);
  for (const next of [320, 200, 100]) {
    width = next;
    resize();
  }
  width = 700;
  action.update();
  expect(levels).toEqual(["line", "lines", "tight", "list", "line"]);
  expect([box.dataset["level"], box.style.getPropertyValue("--columns")]).toEqual(["line", "3"]);
});

it("a question is set by its letters, and smaller where these are too wide for its room", () => {
  const texts = [20, 50, 90, 200].map((letters) => "m".repeat(letters));
  expect(texts.map((text) => lengthOf(text, () => false))).toEqual([...LENGTHS]);
  expect(texts.map((text) => lengthOf(text, (length) => length === "usual" || length === "short"))).toEqual(["long", "long", "long", "very-long"]);
  expect(lengthOf("m", () => true)).toBe("very-long");
});

it("a question that would be cut is set smaller until it is read whole, and larger again in a wider bar", () => {
  let [resize, room] = [(): void => {}, 60];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
      constructor(changed: () => void) {
        resize = changed;
      }
    },
  );
  const bar = node(() => new DOMRect());
  bar.className = "bar";
  const line = node(() => new DOMRect(), bar);
  const needs: Record<string, number> = { short: 100, usual: 80, long: 60, "very-long": 40 };
  Object.defineProperty(line, "clientHeight", { get: () => room });
  Object.defineProperty(line, "scrollHeight", { get: () => needs[line.dataset["length"] ?? ""] });
  const lengths: Length[] = [];
  const onlength = (length: Length): number => lengths.push(length);
  const action = readWhole(line, { text: "m".repeat(20), onlength });
  room = 80;
  resize();
  action.update({ text: "m".repeat(90), onlength });
  expect(lengths).toEqual(["long", "usual", "long"]);
  expect(line.dataset["length"]).toBe("long");
});
