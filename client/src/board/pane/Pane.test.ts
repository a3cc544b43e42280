// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { narrow } from "../../lib/narrow";
import { draw } from "../../lib/scene";
import type { Act, Element, Scene } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { QUESTIONS } from "../../samples/tapestry_questions";
import { DARK, type Lamp } from "../point/lamp";
import { layingOf } from "../point/laying";
import { ofOwner } from "./blocks";
import Pane from "./Pane.svelte";

beforeAll(() => {
  words.setLang("en");
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  SVGElement.prototype.getBoundingClientRect ??= () => new DOMRect();
  globalThis.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
});

const full = tapestryFull(null);
const { seats } = full.table;
const scene = full.scene as Scene;
const drawing = draw(tapestryStage, scene);

function lampOn(...ids: string[]): Lamp {
  return {
    ...DARK,
    on: true,
    lit: new Map(ids.map((id) => [id, {}])),
    names: new Map(ids.map((id) => [id, `Take ${id}`])),
  };
}

function show(region: string, lamp: Lamp = DARK, ask: string | null = null, drawn = drawing) {
  const heard = {
    onpick: vi.fn<(id: string) => void>(),
    onpoint: vi.fn<(id: string | null) => void>(),
    onhold: vi.fn<(id: string | null) => void>(),
    onclear: vi.fn<() => void>(),
    onlay: vi.fn<(act: Act) => void>(),
  };
  const choice = tapestryFull(ask).choices[0] ?? null;
  const laying = layingOf(choice, choice ? narrow(choice, []).path : [], (id) => drawn.get(id));
  const things: Element[] = ofOwner(drawn.inRegion(region), "p0");
  const ctx = { stage: tapestryStage, names: seats.map(({ name }) => name) };
  const shown = render(Pane, { drawing: drawn, things, seats, lamp, ctx, label: region, laying, own: "p0", ...heard });
  const { container } = shown;
  const handle = (id: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[data-id="${id}"]`);
    if (!found) throw new Error(`${id} is not there`);
    return found;
  };
  return { ...shown, handle, count: (selector: string) => container.querySelectorAll(selector).length, ...heard };
}

describe("tracks", () => {
  it("have their groups' headings once, and a space for every step", () => {
    const { count, container } = show("tracks");
    expect(count(".head")).toBe(4);
    expect(count(".space")).toBe(48);
    expect(container.querySelector(".head")?.textContent).toContain("pay 1 of any");
  });

  it("say who stands on a space and what waits there", () => {
    const { handle } = show("tracks");
    expect(handle("space.exploration_4").getAttribute("aria-label")).toContain("lighthouse");
    expect(handle("space.science_5").getAttribute("aria-label")).toContain("Ines");
  });

  it("fan tokens out in table order, one's own last; who has not begun waits under the track's name", () => {
    const space = scene.elements.find(({ in: within, type, cells }) => type === "piece" && within === "track.science" && !cells);
    if (!space) throw new Error("nobody is on that track");
    const token = (seat: number): Element => ({ ...space, id: `token.${seat}`, slot: 2, owner: `p${seat}` });
    const waits: Element = { ...token(1), id: "token.start", slot: 0 };
    const drawn = draw(tapestryStage, { ...scene, elements: [token(0), token(2), token(1), waits] });
    const { container, handle } = show("tracks", DARK, null, drawn);
    const there = [...handle("space.science_2").querySelectorAll(".fan [data-piece]")];
    expect(there.map((piece) => piece.getAttribute("data-piece"))).toEqual(["token.1", "token.2", "token.0"]);
    expect(container.querySelector('.side [data-id="space.science_0"] [data-piece="token.start"]')).not.toBeNull();
  });

  it("are one tab stop, at the first light", () => {
    const { container } = show("tracks", lampOn("space.military_2"));
    const stops = [...container.querySelectorAll<HTMLElement>("[role=button]")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map(({ dataset }) => dataset["id"])).toEqual(["space.military_2"]);
  });

  it("answer with the space where the piece on it is not lit itself", async () => {
    const { handle, onpick } = show("tracks", lampOn("space.exploration_4"));
    await fireEvent.click(handle("token.p0.exploration.0"));
    expect(onpick).toHaveBeenCalledWith("space.exploration_4");
  });

  it("answer with the piece where it is lit", async () => {
    const { handle, onpick } = show("tracks", lampOn("token.p0.exploration.0", "space.exploration_4"));
    await fireEvent.click(handle("token.p0.exploration.0"));
    expect(onpick).toHaveBeenCalledWith("token.p0.exploration.0");
  });
});

describe("a mat", () => {
  it("hides what a building covers", () => {
    const { handle, count } = show("mat");
    expect(count(".covered")).toBe(13);
    expect(handle("income.p0.market.5").querySelector(".icons")).toBeNull();
    expect(handle("income.p0.market.0").querySelector(".icons")).not.toBeNull();
  });

  it("shows the upper card of a slot and counts the others", () => {
    const { handle } = show("mat");
    expect(handle("era.p0.1").textContent).toContain("Guild Wars");
    expect(handle("era.p0.1").textContent).not.toContain("Guilds");
    expect(handle("era.p0.1").querySelector(".more")?.textContent).toBe("+1");
  });

  it("has as many pips as its counters allow, and fills those one has", () => {
    const { handle } = show("mat");
    expect(handle("p0.worker").querySelectorAll(".pips i")).toHaveLength(8);
    expect(handle("p0.worker").querySelectorAll(".pips .full")).toHaveLength(4);
  });
});

describe("small cards and dice", () => {
  it("icons stand within the shapes that say when they count", () => {
    const { handle } = show("tech");
    expect(handle("tech.sails").querySelectorAll(".circle")).toHaveLength(1);
    expect(handle("tech.sails").querySelectorAll(".square.lock")).toHaveLength(1);
    expect(handle("tech.deck").textContent?.trim()).toBe("27");
  });

  it("a die shows the face that is up", () => {
    const { handle } = show("world");
    expect(handle("die.red").textContent?.trim()).toBe("6");
  });
});

describe("a grid", () => {
  it("dots the plots one may build on, and answers with them", async () => {
    const { count, handle, onpick } = show("capital", lampOn("city.p0.0.0", "city.p0.4.2"));
    expect(count(".dot")).toBe(2);
    await fireEvent.click(handle("city.p0.4.2"));
    expect(onpick).toHaveBeenCalledWith("city.p0.4.2");
  });

  it("makes room for shapes that stick out of it", () => {
    const inside = show("capital").container.querySelector(".grid svg")?.getAttribute("viewBox");
    const out = show("capital", DARK, "landmark").container.querySelector(".grid svg")?.getAttribute("viewBox");
    const [top, farTop] = [inside, out].map((box) => Number(box?.split(" ")[1]));
    expect(farTop).toBeLessThan((top ?? 0) - 20);
  });

  it("carries a shape with the arrows and lays it with Enter", async () => {
    const { container, onlay } = show("capital", DARK, "station");
    const grid = container.querySelector(".grid") as HTMLElement;
    await fireEvent.keyDown(grid, { key: "ArrowRight" });
    expect(container.querySelector(".core")).not.toBeNull();
    await fireEvent.keyDown(grid, { key: "Enter" });
    expect(onlay).toHaveBeenCalledOnce();
    expect(QUESTIONS["station"]?.acts).toContain(onlay.mock.calls[0]?.[0]);
  });
});

describe("what stands at the edges of a card", () => {
  const row = drawing.inRegion("mat").find(({ slots, owner }) => slots?.length === 5 && owner === "p0");
  const card: Element = {
    id: "card.guilds.p0.0",
    type: "card",
    in: row?.id ?? "",
    slot: row?.slots?.[1]?.id ?? 1,
    title: "Guilds",
    label: "Guilds",
    left: [["worker", 1]],
    right: [["points", 2]],
    state: ["left-gained", "right-due"],
    slots: [{ id: "card.guilds.p0.0.right", label: "The right enchantment of Guilds" }],
  };
  const drawn = draw(tapestryStage, { ...scene, elements: [...scene.elements.filter((each) => each.in !== row?.id), card] });

  it("tells what became of it, and can be clicked where it is due", async () => {
    const { container, handle, onpick } = show("mat", lampOn("card.guilds.p0.0.right"), null, drawn);
    expect(container.querySelector(".edge.left.gained")).not.toBeNull();
    expect(container.querySelector(".edge.right.due")).not.toBeNull();
    const edge = handle("card.guilds.p0.0.right");
    expect(edge.getAttribute("aria-label")).toContain("The right enchantment of Guilds");
    await fireEvent.click(edge);
    expect(onpick).toHaveBeenCalledWith("card.guilds.p0.0.right");
  });
});

it("what is kept for later stands in a strip, each thing by its name", async () => {
  const strip: Element = { id: "reserve.p0", type: "zone", region: "mat", layout: "strip", owner: "p0", order: 9, title: "Reserve", label: "Reserve" };
  const kept: Element = { id: "reserved.p0.1.0", type: "card", size: "chip", in: "reserve.p0", slot: 0, title: "Token", label: "Token" };
  const charmed: Element = { id: "reserved.p0.2.0", type: "card", in: "reserve.p0", slot: 1, title: "Fairy Ring", label: "Fairy Ring", left: [["points", 4]] };
  const drawn = draw(tapestryStage, { ...scene, elements: [...scene.elements, strip, kept, charmed] });
  const { handle, onpick } = show("mat", lampOn(kept.id), null, drawn);
  expect(handle("reserve.p0").textContent).toContain("Reserve");
  expect(handle(kept.id).textContent).toContain("Token");
  // a card with something at its edges has room for that below its name
  expect([handle(kept.id), handle(charmed.id)].map(({ classList }) => classList.contains("edged"))).toEqual([false, true]);
  await fireEvent.click(handle(kept.id));
  expect(onpick).toHaveBeenCalledWith(kept.id);
});
