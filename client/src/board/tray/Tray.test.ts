// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { draw } from "../../lib/scene";
import { words } from "../../lib/words.svelte";
import { galleryFull, galleryStage } from "../../samples/things";
import { DARK, type Lamp } from "../point/lamp";
import Tray from "./Tray.svelte";

beforeAll(() => words.setLang("en"));

const { scene, table } = galleryFull;
if (!scene) throw new Error("the gallery is empty");
const drawing = draw(galleryStage, scene);
const ctx = { stage: galleryStage, names: table.seats.map((seat) => seat.name) };

describe("the tray", () => {
  it("offers cards, and the place of those that are gone", async () => {
    const onpick = vi.fn<(id: string) => void>();
    const lamp: Lamp = {
      ...DARK,
      on: true,
      lit: new Map([["card.nomad", { pill: 4 }]]),
      names: new Map([["card.nomad", "Take card.nomad"]]),
    };
    render(Tray, {
      drawing,
      region: "hand",
      seats: table.seats,
      lamp,
      ctx,
      onpick,
      onpoint: () => undefined,
      onclear: () => undefined,
    });
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Nomads. Take card.nomad",
      "Cities",
      "Ships",
      "Reserve",
    ]);
    await fireEvent.click(screen.getByText("Take wood or stone"));
    expect(onpick).toHaveBeenCalledWith("card.nomad");
  });

  it("counts cards, but not the one that lies there alone", () => {
    const [one] = scene.elements.filter(({ type, in: place }) => type === "card" && place === "hand.zone");
    const counts = (n: number): (string | null)[] => {
      const zone = { id: "z", type: "zone" as const, region: "hand", layout: "row" as const, title: "Card played" };
      const cards = Array.from({ length: n }, (_, at) => ({ ...one, id: `c${at}`, type: "card" as const, in: "z", title: "Cities" }));
      const drawn = draw({ ...galleryStage, elements: [] }, { ...scene, elements: [zone, ...cards] });
      const props = { drawing: drawn, region: "hand", seats: table.seats, lamp: DARK, ctx, onpick: () => undefined, onpoint: () => undefined, onclear: () => undefined };
      const { container, unmount } = render(Tray, props);
      const found = [...container.querySelectorAll(".title span")].map(({ textContent }) => textContent);
      unmount();
      return found;
    };
    expect(counts(1)).toEqual([]);
    expect(counts(2)).toEqual(["2 cards"]);
  });
});
