// What can be pointed at on a board, what is pointed at now, and where the keyboard is.
import { aimedAt, answering, nextOf, nextTowards, standingOn, type Direction, type Seen } from "./aim";
import { toScreen, type Camera } from "./camera";
import type { Point } from "../../lib/geometry";
import { isHandheld } from "../../lib/phone";
import type { Lamp } from "./lamp";
import type { Layout } from "../layout/layout";
import { middleOf, type Place } from "../layout/place";
import { reachesOf } from "./reach";
import type { View } from "./view.svelte";

/** The board whose things are pointed at. */
interface Around {
  layout(): Layout;
  /** Units of the surface that are a symbol's pixel. */
  symbol(): number;
  lamp(): Lamp;
  view: View;
}

const SYMBOL = 32; // pixels of a symbol that can be pointed at

export class Pointing {
  readonly #around: Around;
  hovered = $state<string | null>(null);
  /** Where the keyboard is. */
  current = $state<string | null>(null);
  focused = $state(false);

  constructor(around: Around) {
    this.#around = around;
  }

  /** Under the pointer, or focused. */
  readonly hot: string | null = $derived.by(() =>
    this.focused && this.current !== null ? this.current : this.hovered,
  );
  readonly targets: Place[] = $derived.by(() => [...this.#places.values()].filter((place) => this.#isTarget(place)));
  /** The board's one tab stop. */
  readonly stop: string | null = $derived.by(() =>
    this.current !== null && this.#stopsAt(this.current) ? this.current : this.#firstStop(),
  );

  /** On a phone, of small things that can be clicked half of the box in which they are hit, in the surface's units. */
  readonly reaches: ReadonlyMap<string, Point> = $derived.by(() => {
    const lamp = this.#lamp;
    if (!lamp.on || !isHandheld()) return new Map();
    const scale = this.#around.view.measured; // what is panned keeps its reach
    const another = (one: string, other: string): boolean => lamp.names.get(one) === undefined || lamp.names.get(one) !== lamp.names.get(other);
    const found = reachesOf(this.lit().map((place) => this.#seenFrom(place, { x: 0, y: 0, scale })), another);
    return new Map([...found].map(([id, [x, y]]): [string, Point] => [id, [x / scale, y / scale]]));
  });

  get #places(): ReadonlyMap<string, Place> {
    return this.#around.layout().places;
  }

  get symbol(): number {
    return this.#around.symbol();
  }

  get #lamp(): Lamp {
    return this.#around.lamp();
  }

  #isTarget(place: Place): boolean {
    if (this.#lamp.lit.has(place.id)) return true;
    if (place.host.type === "text") return false;
    return (
      place.label !== undefined ||
      place.host.type === "hexes" ||
      (place.host.id === place.id && place.host.type === "piece")
    );
  }

  /** Whether arrow keys stop here: a stack is heard with the place it stands on. */
  isStop(place: Place): boolean {
    return this.#isTarget(place) && answering(this.#places, this.#lamp, place.id) === place.id;
  }

  #stopsAt(id: string): boolean {
    const place = this.#places.get(id);
    return place !== undefined && this.isStop(place);
  }

  /** Where the keyboard comes in: at the first light, or anywhere. */
  #firstStop(): string | null {
    const stops = this.targets.filter((place) => this.isStop(place));
    return (stops.find((place) => this.#lamp.lit.has(place.id)) ?? stops[0])?.id ?? null;
  }

  /** A place as it lies on the screen. */
  seen(place: Place): Seen {
    return this.#seenFrom(place, this.#around.view.camera);
  }

  #seenFrom(place: Place, camera: Camera): Seen {
    const size = place.symbol ? SYMBOL * this.symbol : 0;
    return {
      id: place.id,
      at: toScreen(camera, middleOf(place, this.symbol)),
      w: (place.box.w + size) * camera.scale,
      h: (place.box.h + size) * camera.scale,
    };
  }

  /** The lit things. */
  lit(): Place[] {
    return this.targets.filter((place) => this.#lamp.lit.has(place.id) && this.isStop(place));
  }

  /** The thing that a pointer at a point of the screen means, given what the page finds there. */
  meant(target: EventTarget | null, at: Point): string | null {
    const lamp = this.#lamp;
    const under =
      target instanceof globalThis.Element ? (target.closest<SVGElement>("[data-id]")?.dataset.id ?? null) : null;
    const speaker = under === null ? null : answering(this.#places, lamp, under);
    const aimed = aimedAt(
      speaker,
      at,
      this.targets.map((place) => this.seen(place)),
      (id) => lamp.on && (lamp.lit.has(id) || lamp.selected.has(id)),
    );
    const answers = aimed === null ? null : answering(this.#places, lamp, aimed);
    if (answers === null || !lamp.on || lamp.lit.has(answers) || lamp.selected.has(answers)) return answers;
    const pieces = this.lit().filter(({ within }) => within === answers);
    const standing = pieces.map((place) => ({ ...this.seen(place), within: place.within }));
    return standingOn(answers, at, standing) ?? answers;
  }

  /** Whom Enter speaks to. */
  answer(): string | null {
    return this.stop === null ? null : answering(this.#places, this.#lamp, this.stop);
  }

  /** The next lit thing, as one would read them row by row. */
  nextLit(step: 1 | -1): string | null {
    const lit = this.lit().sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]);
    return nextOf(
      lit.map((place) => place.id),
      this.current,
      step,
    );
  }

  /** The next thing in a direction. */
  towards(direction: Direction): string | null {
    const from = this.#places.get(this.stop ?? "");
    if (!from) return null;
    const stops = this.targets.filter((place) => this.isStop(place)).map((place) => this.seen(place));
    return nextTowards(stops, this.seen(from), direction)?.id ?? null;
  }
}
