// What the parts of a pane need to know: the drawing, the lamp, and how a thing is named and lit.
import type { Drawing } from "../../lib/scene";
import type { Colour, Element, SeatInfo, Text } from "../../lib/types";
import { plain, typeset, words, type Saying } from "../../lib/words.svelte";
import { standsFor, type Lamp } from "../point/lamp";
import { SAID, withDeed } from "../point/names";
import { colourOf, seatOf } from "../../lib/players";

interface Around {
  drawing(): Drawing;
  lamp(): Lamp;
  seats(): readonly SeatInfo[];
  ctx(): Saying;
  /** The reader's own seat, `p0`; null for those who only watch. */
  own?(): string | null;
}

/** The attributes of a thing that can be clicked, pointed at and focused. */
export interface Handle {
  role: "button";
  tabindex: -1;
  "data-id": string;
  "aria-label": string;
  "aria-pressed": true | undefined;
  class: string;
}

/** The attributes of a thing that can be pointed at. */
export interface Spot {
  "data-id": string;
  class: string;
}

export class Paper {
  readonly #around: Around;
  /** Dice that roll now. */
  rolling = $state.raw<ReadonlySet<string>>(new Set());

  constructor(around: Around) {
    this.#around = around;
  }

  get drawing(): Drawing {
    return this.#around.drawing();
  }

  get lamp(): Lamp {
    return this.#around.lamp();
  }

  get seats(): readonly SeatInfo[] {
    return this.#around.seats();
  }

  get ctx(): Saying {
    return this.#around.ctx();
  }

  get own(): string | null {
    return this.#around.own?.() ?? null;
  }

  get glyphs(): Readonly<Record<string, string>> {
    return this.ctx.stage?.glyphs ?? {};
  }

  children(thing: Element): Element[] {
    return this.drawing.children(thing.id);
  }

  /** What lies in the slot or space of a thing, the last on top. */
  inSlot(thing: Element, index: number, id: string): Element[] {
    return this.children(thing).filter(({ slot }) => slot === index || slot === id);
  }

  say(text: Text | undefined): string {
    return text === undefined ? "" : plain(text, this.ctx);
  }

  /** A name as it is set in a narrow place. */
  set(text: Text | undefined): string {
    return text === undefined ? "" : typeset(text, this.ctx);
  }

  /** Pieces in table order; the reader's own come last, on top. */
  fanned(pieces: readonly Element[]): Element[] {
    const isOwn = ({ owner }: Element): boolean => owner !== undefined && owner === this.own;
    const others = pieces.filter((piece) => !isOwn(piece));
    others.sort(({ owner: one = "" }, { owner: other = "" }) => one.localeCompare(other));
    return [...others, ...pieces.filter(isOwn)];
  }

  colour(thing: Element): Colour | null {
    return colourOf(this.seats, thing.owner);
  }

  /** How the lamp shows a thing. */
  light(id: string, within: string | null = null): "selected" | "lit" | "shown" | "" {
    const { lamp } = this;
    const own = lamp.on && standsFor(lamp, id, within) === null;
    if (own && lamp.selected.has(id)) return "selected";
    if (own && lamp.lit.has(id)) return "lit";
    return lamp.shown.has(id) ? "shown" : "";
  }

  isLit(id: string): boolean {
    return this.lamp.on && this.lamp.lit.has(id);
  }

  pill(id: string): number | undefined {
    return this.lamp.on ? this.lamp.lit.get(id)?.pill : undefined;
  }

  /** How many the act that is considered takes from a counter of somebody's. */
  spent(owner: string | undefined, icon: string | undefined): number {
    const { spends } = this.lamp;
    return spends && spends.owner === owner && icon !== undefined ? (spends.amounts.get(icon) ?? 0) : 0;
  }

  /** A thing's name with what it says of itself, for those who hear it. */
  name(thing: Element, ...more: string[]): string {
    const owner = thing.owner === undefined ? "" : (seatOf(this.seats, thing.owner)?.name ?? "");
    const label = this.say(thing.label ?? thing.title);
    const states = (thing.state ?? [])
      .filter((state) => SAID.has(state))
      .map((state) => words.t(`board-state-${state}`));
    const badges = (thing.badges ?? []).map((badge) => this.say(badge.label ?? badge.text));
    return sentence([label, label.includes(owner) ? "" : owner, ...states, ...badges, ...more]);
  }

  /** The name of a space of a track, with what is there. */
  spaceName(track: Element, index: number, { id, label }: { id: string; label?: Text }): string {
    const inside = this.inSlot(track, index, id).map((piece) => this.name(piece));
    return sentence([this.say(label), this.say(track.label), ...inside]);
  }

  handle(id: string, name: string, look = "", within: string | null = null): Handle {
    return {
      role: "button",
      tabindex: -1,
      "data-id": id,
      "aria-label": withDeed(name, id, this.lamp),
      "aria-pressed": this.lamp.selected.has(id) ? true : undefined,
      class: `handle ${look} ${this.light(id, within)}`,
    };
  }

  /** The name of a track. Where a space of it can be clicked, that is what the lamp lights, though the name will do. */
  trackName(track: Element): Handle {
    const handle = this.handle(track.id, this.say(track.label), "name");
    return track.spaces?.some(({ id }) => this.#offers(id)) ? { ...handle, class: "handle name" } : handle;
  }

  /** A place for things: it can be clicked, unless only what lies in it can. One button never lies in another. */
  holder(id: string, name: string, look: string, inside: readonly Element[]): Handle | Spot {
    const yields = !this.#offers(id) && inside.some((thing) => this.#offers(thing.id));
    return yields ? { "data-id": id, class: `${look} ${this.light(id)}` } : this.handle(id, name, look);
  }

  /** A thing that is told with the place where it lies: it can be pointed at, and clicked where only it is lit. */
  part(id: string, name: string, look: string, within: string | null): Handle | Spot {
    const alone = this.#offers(id) && (within === null || !this.#offers(within));
    return alone ? this.handle(id, name, look, within) : { "data-id": id, class: `${look} ${this.light(id, within)}` };
  }

  #offers(id: string): boolean {
    return this.lamp.on && (this.lamp.lit.has(id) || this.lamp.selected.has(id));
  }
}

function sentence(parts: readonly string[]): string {
  return parts.filter((part, i) => part !== "" && parts.indexOf(part) === i).join(", ");
}
