// How a region lies on its board now: where everything is, given how near one looks, what is told and what can be clicked.
import type { Drawing } from "../../lib/scene";
import { isHandheld } from "../../lib/phone";
import type { Element } from "../../lib/types";
import { plain, type Saying } from "../../lib/words.svelte";
import { hexGrid, readableScale } from "../layout/hexes";
import { layOut, type Layout } from "../layout/layout";
import { withOpen } from "../layout/open";
import { besideTold, telling, type Telling } from "../layout/telling";
import { symbolScale } from "../point/camera";
import type { Lamp } from "../point/lamp";
import { FINGER } from "../point/reach";
import type { View } from "../point/view.svelte";

interface Around {
  drawing(): Drawing;
  region(): string;
  ctx(): Saying;
  lamp(): Lamp;
  view(): View;
  /** Whether somebody opened it large, to read it. */
  large(): boolean;
}

const NEAR = 52; // pixels: the radius of a hex on which units can be read one by one
const NAMED = 0.62; // of the usual scale: what areas say has room beside each other
const READ = 0.84; // at which titles of plates can be read

export class Arranged {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** As it is drawn, whatever is asked. */
  readonly drawn: Layout = $derived.by(() => layOut(this.#around.drawing(), this.#around.region()));
  readonly #inside: Element[] = $derived.by(() => this.drawn.surfaces.flatMap(({ id }) => this.#around.drawing().children(id)));
  /** Worlds of hexes. */
  readonly worlds: Element[] = $derived.by(() => this.#inside.filter(({ type }) => type === "hexes"));
  readonly symbol: number = $derived.by(() => symbolScale(this.#around.view().measured, this.drawn.unit));
  readonly told: Telling = $derived.by(() =>
    telling(this.drawn, this.#around.view().measured, this.symbol, (text) => plain(text, this.#around.ctx())),
  );
  /** Whether units on hexes can be read one by one. */
  readonly near: boolean = $derived.by(() => this.worlds.every((world) => hexGrid(world).size * this.#around.view().measured >= NEAR));
  /** Units that can be clicked where hexes are too small for a finger, as one word. */
  readonly #open: string = $derived.by(() => {
    const lamp = this.#around.lamp();
    if (this.near || !lamp.on || !isHandheld()) return "";
    const units = this.drawn.crowds.flatMap((crowd) => crowd.units.map(({ id }) => id));
    return units.filter((id) => lamp.lit.has(id) || lamp.selected.has(id)).join(" ");
  });
  readonly layout: Layout = $derived.by(() => {
    const open = this.#open.split(" ");
    return withOpen(this.beside(this.drawn), (id) => open.includes(id), FINGER / this.#around.view().measured);
  });

  /** A layout in which pieces stand beside what is told now. */
  beside(layout: Layout): Layout {
    return besideTold(layout, this.symbol, this.told);
  }

  /** The scale below which it cannot be read on a phone, or where it was opened large; 0 elsewhere. */
  get least(): number {
    const { places, unit } = this.drawn;
    const plates = [...places.values()].some(({ host }) => host.type === "card" && host.size === "plate");
    if (!isHandheld()) return plates && this.#around.large() ? READ : 0;
    const named = this.#inside.some(({ type, banner }) => type === "area" && banner !== undefined);
    return Math.max(readableScale(this.worlds, this.#printed()), named ? NAMED / unit : 0, plates ? READ : 0);
  }

  /** Worlds with much on each hex. */
  #printed(): Element[] {
    return this.worlds.filter((world) => this.#around.drawing().children(world.id).some(({ slots }) => (slots?.length ?? 0) > 1));
  }
}
