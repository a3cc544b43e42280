// A scene as the page draws it: the stage's elements with the fields that the scene adds to them.
import type { Element, Patch, Region, Scene, Stage } from "./types";

export type Place = Region["place"];

/** Everything on the table at one moment, found by id, by container and by region. */
export class Drawing {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly elements: ReadonlyMap<string, Element>;
  readonly #inside = new Map<string, Element[]>();
  readonly #regions = new Map<string, Element[]>();
  readonly #hosts = new Map<string, string>();

  constructor(stage: Stage, scene: Scene, elements: Map<string, Element>) {
    this.stage = stage;
    this.scene = scene;
    this.elements = elements;
    for (const element of elements.values()) {
      if (element.in !== undefined) push(this.#inside, element.in, element);
      else if (element.region !== undefined) push(this.#regions, element.region, element);
      const parts = [...(element.slots ?? []), ...(element.spaces ?? []), ...(element.counters ?? [])];
      for (const part of parts) this.#hosts.set(part.id, element.id);
    }
    for (const list of [...this.#inside.values(), ...this.#regions.values()]) list.sort(inOrder);
  }

  get(id: string): Element | undefined {
    return this.elements.get(id);
  }

  /** What lies in a container, in order. */
  children(id: string): Element[] {
    return this.#inside.get(id) ?? [];
  }

  /** What a region shows, in order. */
  inRegion(region: string): Element[] {
    return this.#regions.get(region) ?? [];
  }

  /** The regions that wish for a place, in the stage's order. */
  regions(place: Place): string[] {
    return Object.keys(this.stage.regions).filter((id) => this.stage.regions[id]?.place === place);
  }

  /** The element one would look at for an id: itself, or what holds the slot, space, number or cell. */
  host(id: string): Element | undefined {
    const own = this.elements.get(id) ?? this.elements.get(this.#hosts.get(id) ?? "");
    if (own) return own;
    // a cell is named after its hexes or grid: `w.4.-2`, `cap.p0.6.3`
    const cell = /^(.+)\.-?\d+\.-?\d+$/.exec(id);
    return cell ? this.elements.get(cell[1] ?? "") : undefined;
  }

  /** The region in which an id is drawn. */
  regionOf(id: string): string | undefined {
    let element = this.host(id);
    while (element?.in !== undefined) element = this.host(element.in);
    return element?.region;
  }
}

const merged = new WeakMap<Stage, WeakMap<Element, Element>>();

/** The drawing of a scene. An element that did not change is the same object as in the drawing before. */
export function draw(stage: Stage, scene: Scene): Drawing {
  let known = merged.get(stage);
  if (!known) merged.set(stage, (known = new WeakMap()));
  const elements = new Map(stage.elements.map((element) => [element.id, element]));
  for (const element of scene.elements) {
    let whole = known.get(element);
    if (!whole) known.set(element, (whole = { ...elements.get(element.id), ...element }));
    elements.set(element.id, whole);
  }
  return new Drawing(stage, scene, elements);
}

/** The scene after a patch; elements that it does not name stay the same objects. */
export function patch(scene: Scene, change: Patch): Scene {
  const elements = new Map(scene.elements.map((element) => [element.id, element]));
  for (const id of change.gone) elements.delete(id);
  for (const [id, fields] of Object.entries(change.set)) {
    const before: Element = elements.get(id) ?? { id };
    const after = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null);
    elements.set(id, Object.fromEntries(after) as Element);
  }
  return {
    phase: change.phase === undefined ? scene.phase : change.phase,
    notes: change.notes ?? scene.notes,
    standings: change.standings ?? scene.standings,
    elements: [...elements.values()],
  };
}

function inOrder(one: Element, other: Element): number {
  return (one.order ?? 0) - (other.order ?? 0) || index(one) - index(other);
}

function index(element: Element): number {
  return typeof element.slot === "number" ? element.slot : 0;
}

function push(lists: Map<string, Element[]>, key: string, element: Element): void {
  const list = lists.get(key);
  if (list) list.push(element);
  else lists.set(key, [element]);
}
