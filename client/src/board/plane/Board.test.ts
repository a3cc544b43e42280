// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { fireEvent } from "@testing-library/dom";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { draw } from "../../lib/scene";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { galleryFull, galleryStage } from "../../samples/things";
import type { Act } from "../../lib/types";
import { DARK, type Lamp } from "../point/lamp";
import { layingOf } from "../point/laying";

beforeAll(() => {
  words.setLang("en");
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const { scene, table } = galleryFull;
if (!scene) throw new Error("the gallery is empty");
const drawing = draw(galleryStage, scene);
const ctx = { stage: galleryStage, names: table.seats.map((seat) => seat.name) };

function lampOn(...ids: string[]): Lamp {
  return {
    ...DARK,
    on: true,
    lit: new Map(ids.map((id) => [id, { pill: 4 }])),
    names: new Map(ids.map((id) => [id, `Take ${id}`])),
  };
}

function show(region: string, lamp: Lamp = DARK) {
  const heard = {
    onpick: vi.fn<(id: string) => void>(),
    onpoint: vi.fn<(id: string | null) => void>(),
    onhold: vi.fn<(id: string | null) => void>(),
    onclear: vi.fn<() => void>(),
  };
  const { container, unmount } = render(Board, { drawing, region, seats: table.seats, lamp, ctx, ...heard });
  const count = (selector: string): number => container.querySelectorAll(selector).length;
  const target = (id: string): SVGElement => {
    const found = container.querySelector<SVGElement>(`.target[data-id="${id}"]`);
    if (!found) throw new Error(`${id} cannot be pointed at`);
    return found;
  };
  return { container, count, target, unmount, ...heard };
}

describe("drawing", () => {
  it("draws every kind of furniture", () => {
    const { count, container } = show("board");
    expect(count(".space")).toBe(10);
    expect(count(".group")).toBe(2);
    expect(count(".blocked")).toBe(5);
    expect(count(".done")).toBe(2);
    expect(count(".die")).toBe(2);
    expect(count(".link")).toBe(3); // a double one is drawn twice
    expect(count(".zone")).toBe(2);
    expect(count("rect.place")).toBe(0); // places for one card have theirs
    expect(count(".slot")).toBe(3);
    expect(count(".back")).toBe(1);
    expect(count(".pips .full")).toBe(5);
    expect(count(".shape .body")).toBe(1);
    expect([...container.querySelectorAll(".realm")].map((realm) => realm.getAttribute("data-realm"))).toEqual([
      "p2.decline",
      "p0",
    ]);
    expect(screen.getByText("Third era").tagName).toBe("tspan");
  });

  it("draws a world of hexes with walls, cliffs, mixed cells and unexplored places", () => {
    const { count, container } = show("world");
    const hexesIn = (look: string): number =>
      [...container.querySelectorAll(look)].flatMap((path) => path.getAttribute("d")?.match(/M/g) ?? []).length;
    expect(count(".cell")).toBe(23);
    expect(hexesIn(".frontier")).toBe(4);
    expect(count(".tile")).toBe(1);
    expect(hexesIn(".cliff")).toBeGreaterThan(5);
    expect(count('[data-cell="w.0.0"] .shade')).toBe(1); // of its two walls the left one lies in the shade
    expect(count('[data-cell="lands.1.0"] .part')).toBe(4); // neighbouring corners of one terrain are one part
    expect(count('[data-cell="lands.1.0"] .texture')).toBe(4);
    expect(count("[data-piece]")).toBe(9);
  });

  it("draws pieces farther down in front", () => {
    const { container } = show("world");
    const ids = [...container.querySelectorAll("[data-piece]")].map((piece) => piece.getAttribute("data-piece"));
    expect(ids.indexOf("city.p1.1")).toBeLessThan(ids.indexOf("merchant.p5"));
  });
});

describe("the lamp", () => {
  it("lights what can be clicked, with its price, and nothing while it is off", () => {
    const { count, container } = show("board", lampOn("isle", "tr.4", "cap.3.3", "sailing"));
    expect(count(".core")).toBe(4);
    expect([...container.querySelectorAll(".pill text")].map((text) => text.textContent)).toEqual(["4", "4", "4", "4"]);
    expect(show("board", { ...lampOn("isle"), on: false }).count(".core")).toBe(0);
  });

  it("lights a province once where its pawns are the same click", () => {
    const lamp = lampOn("isle", "c.isle");
    const { count } = show("board", {
      ...lamp,
      names: new Map([
        ["isle", "Conquer"],
        ["c.isle", "Conquer"],
      ]),
    });
    expect(count(".core")).toBe(1);
    expect(count(".pill")).toBe(1);
  });

  it("shows a selected thing, and a piece where it would go", () => {
    const lamp = {
      ...lampOn("moor"),
      selected: new Set(["moor"]),
      ghosts: [{ kind: "counter", within: "moor", owner: "p0", n: 3 }],
    };
    const { count, container } = show("board", lamp);
    expect(count(".fill.selected")).toBe(1);
    expect(count(".pill.inverted")).toBe(1);
    expect(container.querySelector(".ghost text")?.textContent).toBe("3");
  });
});

describe("those who hear and type", () => {
  it("point at nothing any more once the board has gone", () => {
    const { target, onpoint, unmount } = show("board", lampOn("isle"));
    target("isle").focus();
    expect(onpoint).toHaveBeenLastCalledWith("isle");
    unmount();
    expect(onpoint).toHaveBeenLastCalledWith(null);
  });

  it("find one tab stop and full names", () => {
    const { container, target } = show("board", lampOn("isle"));
    expect(container.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
    expect(target("isle").getAttribute("aria-label")).toBe("Isle, vermilion, 3 pawns. Take isle");
    expect(target("moor").getAttribute("aria-label")).toBe("Moor, jade, 1 pawn, in decline");
    expect(target("isle").getAttribute("tabindex")).toBe("0"); // the first lit thing
  });

  it("go from light to light with N and choose with Enter", async () => {
    const { target, container, onpick, onpoint } = show("board", lampOn("isle", "tr.4"));
    const board = screen.getByRole("application");
    target("isle").focus();
    expect(onpoint).toHaveBeenLastCalledWith("isle");
    await fireEvent.keyDown(board, { key: "n" });
    await vi.waitFor(() => expect(document.activeElement).toBe(target("tr.4")));
    expect(container.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(board, { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith("tr.4");
  });

  it("go to the nearest thing with the arrows, and clear with Escape", async () => {
    const { target, onclear } = show("board");
    const board = screen.getByRole("application");
    target("isle").focus();
    await fireEvent.keyDown(board, { key: "ArrowRight" });
    await vi.waitFor(() => expect(document.activeElement).toBe(target("cape")));
    await fireEvent.keyDown(board, { key: "Escape" });
    expect(onclear).toHaveBeenCalledOnce();
  });
});

describe("a tile to be laid", () => {
  const laying = layingOf({
    seat: 0,
    kind: "lay",
    prompt: "Where?",
    within: "w",
    lays: "plain",
    turns: {
      "~turn.0": [
        [0, 0],
        [1, 0],
      ],
      "~turn.1": [
        [0, 0],
        [0, 1],
      ],
    },
    acts: [
      { i: 1, path: ["w.-3.1", "~turn.0"], say: "Lay it west" },
      { i: 2, path: ["w.-3.2", "~turn.0"], say: "Lay it south" },
      { i: 3, path: ["w.-3.1", "~turn.1"], say: "Lay it upright" },
    ],
  });

  function showTile() {
    const onlay = vi.fn<(act: Act) => void>();
    const onaim = vi.fn<(act: Act | null) => void>();
    const { container } = render(Board, {
      drawing,
      region: "world",
      seats: table.seats,
      lamp: lampOn("w.-3.1"),
      ctx,
      laying,
      onlay,
      onaim,
      onpick: () => undefined,
      onpoint: () => undefined,
      onhold: () => undefined,
      onclear: () => undefined,
    });
    return { container, onlay, onaim, board: screen.getByRole("application") };
  }

  it("has a dot for each place where it fits as it is turned, and lights no cell", async () => {
    const { container } = showTile();
    expect(container.querySelectorAll(".dot:not(.casing)")).toHaveLength(2);
    expect(container.querySelectorAll(".lights path")).toHaveLength(0);
    await fireEvent.keyDown(window, { key: "r" });
    expect(container.querySelectorAll(".dot:not(.casing)")).toHaveLength(1);
  });

  it("is carried by the arrows, turned by its buttons and laid by Enter", async () => {
    const { container, board, onlay, onaim } = showTile();
    await fireEvent.keyDown(board, { key: "ArrowDown" });
    expect(onaim).toHaveBeenLastCalledWith(expect.objectContaining({ i: expect.any(Number) as number }));
    expect(container.querySelectorAll(".hand .tile .cells > .face")).toHaveLength(2);
    await fireEvent.keyDown(board, { key: "Enter" });
    expect(onlay).toHaveBeenCalledOnce();
    await fireEvent.keyDown(board, { key: "Escape" });
    expect(container.querySelector(".hand .tile")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Turn to the right" }));
    expect(container.querySelectorAll(".dot:not(.casing)")).toHaveLength(1);
  });
});

describe("what is one click", () => {
  it("wears one light", () => {
    const lamp = lampOn("w.-2.0", "w.-1.1");
    const { container } = render(Board, {
      drawing,
      region: "world",
      seats: table.seats,
      lamp: { ...lamp, lit: new Map([...lamp.lit.keys()].map((id) => [id, {}])) },
      ctx,
      together: [["w.-2.0", "w.-1.1"]],
      onpick: () => undefined,
      onpoint: () => undefined,
      onhold: () => undefined,
      onclear: () => undefined,
    });
    expect(container.querySelectorAll(".lights .core")).toHaveLength(1);
  });
});
