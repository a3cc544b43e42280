// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

import { bringIntoSight, isWithin } from "./seeking";

/** A sheet of 200 pixels that scrolls, and things in it so far down. */
function sheet(...tops: number[]): HTMLElement[] {
  const box = document.createElement("div");
  box.style.overflowY = "auto";
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
  box.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200);
  document.body.append(box);
  return tops.map((top) => {
    const thing = document.createElement("span");
    thing.getBoundingClientRect = () => new DOMRect(0, top, 20, 20);
    thing.scrollIntoView = vi.fn();
    box.append(thing);
    return thing;
  });
}

afterEach(() => document.body.replaceChildren());

it("a thing is within a box as a whole; one that is larger fills it", () => {
  const box = new DOMRect(0, 100, 50, 100);
  expect(isWithin(new DOMRect(0, 100, 10, 100), box)).toBe(true);
  expect(isWithin(new DOMRect(0, 95, 10, 10), box)).toBe(false);
  expect(isWithin(new DOMRect(0, 195, 10, 10), box)).toBe(false);
  expect(isWithin(new DOMRect(0, 50, 10, 200), box)).toBe(true);
  expect(isWithin(new DOMRect(0, 120, 10, 200), box)).toBe(false);
});

it("a sheet scrolls to the first light where it shows none", () => {
  const [first, second] = sheet(-300, 500);
  bringIntoSight([first!, second!]);
  expect(first!.scrollIntoView).toHaveBeenCalled();
  expect(second!.scrollIntoView).not.toHaveBeenCalled();
});

it("a sheet stays where it is while one light is in sight, or nothing scrolls", () => {
  const things = sheet(-300, 40);
  bringIntoSight(things);
  const alone = document.createElement("span");
  alone.scrollIntoView = vi.fn();
  document.body.append(alone);
  bringIntoSight([alone]);
  for (const thing of [...things, alone]) expect(thing.scrollIntoView).not.toHaveBeenCalled();
});
