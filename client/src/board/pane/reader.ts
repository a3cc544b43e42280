// How a reader deals with a sheet of paper: a pointer, a finger that rests, and keys, of which one thing is the tab stop.
import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { nextOf, nextTowards, type Direction, type Seen } from "../point/aim";

/** What a reader asks of the sheet, and tells it. */
export interface Sheet {
  node: () => HTMLElement | undefined;
  /** Whether a thing can be clicked. */
  isLit: (id: string) => boolean;
  isSelected: (id: string) => boolean;
  pick: (id: string) => void;
  /** A pointer is over a thing, or no longer over any. */
  over: (id: string | null) => void;
  /** What a pointer stays over, or the keyboard has come to. */
  point: (id: string | null) => void;
  hold: (id: string | null) => void;
  clear: () => void;
}

type Thing = HTMLElement | SVGElement;

const PATIENCE = 160; // milliseconds over a thing before it is spoken of
const HOLD = 480; // milliseconds that a finger rests
const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export class Reader {
  #hot: string | null = null;
  #current: string | null = null;
  #waiting = 0;
  #resting = 0;
  #held = false;

  constructor(private readonly sheet: Sheet) {}

  // ---- pointing

  readonly click = (event: MouseEvent): void => {
    if (this.#held || isInButton(event.target)) return;
    const id = this.#under(event.target);
    if (id === null) this.sheet.clear();
    else this.sheet.pick(id);
  };

  readonly follow = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const id = event.type === "pointerleave" ? null : this.#under(event.target);
    if (id === this.#hot) return;
    this.#heat(id);
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.sheet.point(id), PATIENCE);
  };

  /** A finger that rests asks. */
  readonly down = (event: PointerEvent): void => {
    this.#held = false;
    if (event.pointerType !== "touch") return;
    const id = this.#under(event.target);
    this.#resting = window.setTimeout(() => {
      this.#held = id !== null;
      this.sheet.hold(id);
    }, HOLD);
  };

  readonly up = (): void => clearTimeout(this.#resting);

  #heat(id: string | null): void {
    this.#hot = id;
    this.sheet.over(id);
  }

  /** The thing under a pointer: the innermost that is lit, else the innermost. */
  #under(target: EventTarget | null): string | null {
    const found: string[] = [];
    const node = this.sheet.node();
    let at = target instanceof globalThis.Element ? target.closest<Thing>("[data-id]") : null;
    while (at && node?.contains(at)) {
      if (at.dataset["id"] !== undefined) found.push(at.dataset["id"]);
      at = at.parentElement?.closest<Thing>("[data-id]") ?? null;
    }
    return found.find((id) => this.sheet.isLit(id) || this.sheet.isSelected(id)) ?? found[0] ?? null;
  }

  // ---- the keyboard

  #stops(): Thing[] {
    return [...(this.sheet.node()?.querySelectorAll<Thing>("[data-id][role=button]") ?? [])];
  }

  /** One thing is the tab stop: where the keyboard was, else the first light, else the first. */
  putStop(): void {
    const all = this.#stops();
    const ids = all.map(idOf);
    const current = this.#current;
    const kept = current !== null && ids.includes(current);
    const stop = kept ? current : (ids.find((id) => this.sheet.isLit(id)) ?? ids[0]);
    all.forEach((element, i) => (element.tabIndex = ids[i] === stop ? 0 : -1));
  }

  async focusOn(id: string | null): Promise<void> {
    if (id === null) return;
    this.#current = id;
    await tick();
    const element = this.#stops().find((each) => idOf(each) === id);
    element?.focus();
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInButton(event.target)) return;
    const letter = settings.keys ? event.key.toLowerCase() : "";
    const all = this.#stops();
    const from = all.find((element) => idOf(element) === this.#current) ?? all.find(({ tabIndex }) => tabIndex === 0);
    const direction = ARROWS[event.key];
    if (direction && from) void this.focusOn(nextTowards(all.map(seen), seen(from), direction)?.id ?? null);
    else if (letter === "n" || letter === "p") {
      const lit = all.map(idOf).filter((id) => this.sheet.isLit(id));
      void this.focusOn(nextOf(lit, this.#current, letter === "n" ? 1 : -1));
    } else if (event.key === "Enter" || event.key === " ") {
      const id = this.#under(from ?? null);
      if (id !== null) this.sheet.pick(id);
    } else if (event.key === "Escape") this.sheet.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly focusin = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || target.dataset["id"] === undefined) return;
    this.#current = target.dataset["id"];
    for (const element of this.#stops()) element.tabIndex = element === target ? 0 : -1;
    if (!target.matches(":focus-visible")) return;
    this.#heat(this.#current);
    this.sheet.point(this.#current);
  };
}

function idOf(element: Thing): string {
  return element.dataset["id"] ?? "";
}

function isInButton(target: EventTarget | null): boolean {
  return target instanceof globalThis.Element && target.closest("button") !== null;
}

function seen(element: Thing): Seen {
  const { left, top, width: w, height: h } = element.getBoundingClientRect();
  return { id: idOf(element), at: [left + w / 2, top + h / 2], w, h };
}
