// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import type { LiveTable } from "../../lib/live.svelte";
import type { Full, Stage } from "../../lib/types";
import { Desk } from "../desk/desk.svelte";
import Boards from "./Boards.svelte";

const full = expand as unknown as Full;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function boxOf(node: Element): DOMRect {
  const id = node.getAttribute("data-id");
  if (id !== null) return new DOMRect(id.length * 17, 150, 40, 40); // things in a row, across the middle
  return node.classList.contains("boards") ? new DOMRect(0, 0, 800, 400) : new DOMRect();
}

test("the card about a thing looks for its place anew when more is to be said than at first", async () => {
  const grew = new Set<() => void>();
  vi.stubGlobal("ResizeObserver", class {
    constructor(readonly told: () => void) {}
    observe(node: Element): void {
      if (node.classList.contains("inspector")) grew.add(this.told);
    }
    unobserve(): void {}
    disconnect(): void {}
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(760);
  const live = { id: "t", table: full.table, stage: stageJson as unknown as Stage, scene: full.scene, choices: full.choices, beats: [], connection: "live" };
  const desk = new Desk(live as unknown as LiveTable);
  vi.spyOn(desk, "loadGlossary").mockResolvedValue();
  const { container } = render(Boards, { desk, size: "desktop" });
  container.classList.add("table");
  desk.point([...desk.lamp.lit.keys()][0]!);
  await tick();
  const card = (): Element => container.querySelector(".inspector")!.parentElement!;
  expect(card().className).not.toContain("unplaced");
  // it would lie over what can be clicked now
  height.mockReturnValue(370);
  for (const told of grew) told();
  await tick();
  expect(card().className).toContain("unplaced");
});
