// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import { denserBy, whenPanelsGrow } from "./room";

/** A list of players with so much to show in so little room, some of which the reader opened. */
function list(high: number, room: number, opened = 0): HTMLElement {
  const node = document.createElement("div");
  Object.defineProperties(node, { scrollHeight: { value: high }, clientHeight: { value: room } });
  const tally = document.createElement("div");
  tally.className = "opened";
  Object.defineProperty(tally, "offsetHeight", { value: opened });
  node.append(tally);
  return node;
}

it("players say less, step by step, until all of them are in sight", () => {
  expect(denserBy(list(700, 446), 0)).toBe(1);
  expect(denserBy(list(447, 446), 1)).toBe(1);
  expect(denserBy(list(500, 446), 2)).toBe(3);
  expect(denserBy(list(500, 446), 3)).toBe(3);
});

it("what the reader opens makes nobody else say less", () => {
  expect(denserBy(list(640, 446, 200), 0)).toBe(0);
});

it("is told of a panel that grows by itself, until nobody listens any more", () => {
  const watched: Element[] = [];
  let grow = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe(panel: Element): void {
        watched.push(panel);
      }
      disconnect(): void {
        watched.length = 0;
      }
    },
  );
  const panels = document.createElement("div");
  panels.append(document.createElement("section"), document.createElement("section"));
  const told = vi.fn<() => void>();
  const end = whenPanelsGrow(panels, told);
  expect(watched).toEqual([...panels.children]);
  grow();
  expect(told).toHaveBeenCalledOnce();
  end();
  expect(watched).toEqual([]);
  vi.unstubAllGlobals();
});
