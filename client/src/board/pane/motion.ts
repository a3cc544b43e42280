// Motion in panes. They always draw the present: a piece that is elsewhere now is seen to fly there, above everything,
// and dice roll. Stopping at any moment leaves exactly the fresh drawing.
import { mount, unmount } from "svelte";

import type { Drawing } from "../../lib/scene";
import type { Element, SceneEvent, SeatInfo } from "../../lib/types";
import Glyph from "../../parts/Glyph.svelte";
import { hasten, type Haste } from "../layout/haste";
import { colourOf } from "../../lib/players";

const SETTLE = "cubic-bezier(.2,.7,.2,1)";
export const ROLL = 700; // milliseconds

/** Where every piece of all panes was drawn last, on the screen. */
const known = new Map<string, DOMRect>();

/** Remembers where the pieces of a pane are, just before they are drawn anew. */
export function remember(pane: HTMLElement): void {
  for (const [id, element] of piecesOf(pane)) known.set(id, element.getBoundingClientRect());
}

/** The dice that were rolled between two drawings. */
export function rolled(
  before: Drawing,
  after: Drawing,
  events: readonly SceneEvent[],
  ids: readonly string[],
): string[] {
  const named = events.filter((event) => event.do === "roll").flatMap((event) => event.shows ?? []);
  return ids.filter((id) => after.get(id)?.up !== before.get(id)?.up || named.includes(id));
}

/** What happened, as those see it who show it. */
export interface Change {
  before: Drawing;
  after: Drawing;
  events: readonly SceneEvent[];
  seats: readonly SeatInfo[];
}

/** Pieces on their way. */
export class Flights {
  #running: Animation[] = [];
  #copies: (() => void)[] = [];

  /** Shows the way of each piece of a pane that was elsewhere before; done when all have arrived. */
  async fly(pane: HTMLElement, change: Change, haste?: Haste): Promise<void> {
    this.finish();
    const { before, after, events } = change;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [id, element] of piecesOf(pane)) {
      const [old, now] = [before.get(id), after.get(id)];
      if (!now || (old && old.in === now.in && String(old.slot) === String(now.slot))) continue;
      const from = old ? known.get(id) : sourceOf(now, events);
      if (from) this.#fly(element, from, now, change);
      else
        this.#run(
          element,
          [
            { opacity: 0, scale: ".6" },
            { opacity: 1, scale: "1" },
          ],
          220,
        );
    }
    hasten(this.#running, haste);
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.finish();
  }

  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const remove of this.#copies) remove();
    this.#running = [];
    this.#copies = [];
  }

  #fly(element: globalThis.Element, from: DOMRect, piece: Element, { seats, after }: Change): void {
    const to = element.getBoundingClientRect();
    const size = Math.max(18, Math.min(to.width, to.height));
    const copy = document.createElement("div");
    Object.assign(copy.style, {
      position: "fixed",
      zIndex: "20",
      left: `${to.left + to.width / 2 - size / 2}px`,
      top: `${to.top + to.height / 2 - size / 2}px`,
      pointerEvents: "none",
    });
    document.body.append(copy);
    const { glyphs } = after.stage;
    const props = { kind: piece.kind ?? "disc", colour: colourOf(seats, piece.owner), n: piece.n, size, glyphs };
    const drawn = mount(Glyph, { target: copy, props });
    this.#copies.push(() => {
      void unmount(drawn);
      copy.remove();
    });
    const [dx, dy] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ];
    const lasts = Math.min(480, 220 + 0.25 * Math.hypot(dx, dy));
    this.#run(
      copy,
      [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx * 0.35}px, ${dy * 0.35}px) scale(1.25)`, offset: 0.5 },
        { transform: "none" },
      ],
      lasts,
    );
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], lasts);
  }

  #run(element: globalThis.Element, frames: Keyframe[], duration: number): void {
    this.#running.push(element.animate(frames, { duration, easing: SETTLE, fill: "backwards" }));
  }
}

/** Where a new piece comes from, if an event tells. */
function sourceOf(piece: Element, events: readonly SceneEvent[]): DOMRect | undefined {
  const cell = Array.isArray(piece.slot) ? [piece.in, ...piece.slot].join(".") : piece.in;
  const flow = events.find(
    ({ do: deed, kind, target }) => deed === "flow" && kind === piece.kind && (target === cell || target === piece.in),
  );
  const source = flow?.source === undefined ? null : document.querySelector(`[data-id="${flow.source}"]`);
  return source?.getBoundingClientRect();
}

function piecesOf(pane: HTMLElement): [string, globalThis.Element][] {
  const found = [...pane.querySelectorAll("[data-piece]")];
  return found.map((element) => [element.getAttribute("data-piece") ?? "", element]);
}
