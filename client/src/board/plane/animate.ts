// Motion on a board. The board always draws the present; what moves is laid over it or started from where it was, so
// that stopping at any moment leaves exactly the fresh drawing.
import { mount, unmount } from "svelte";

import type { Drawing } from "../../lib/scene";
import type { SceneEvent, SeatInfo } from "../../lib/types";
import { toSurface, type Camera } from "../point/camera";
import { distance, n, type Point } from "../../lib/geometry";
import Piece from "../../parts/Piece.svelte";
import { hasten, type Haste } from "../layout/haste";
import { middleOf, transformOf, type Place } from "../layout/place";
import { plan, type Drawn, type Motion } from "../layout/plan";
import { colourOf } from "../../lib/players";
import Realms from "../draw/Realms.svelte";
import { realmsOf, type Realm } from "../layout/realms";

/** What motion needs of a board. */
export interface Scenery {
  node: HTMLElement;
  live: SVGSVGElement;
  camera: Camera;
  symbol: number;
  places: ReadonlyMap<string, Place>;
  seats: readonly SeatInfo[];
  drawing: Drawing;
}

const SETTLE = "cubic-bezier(.2,.7,.2,1)";
const SVG = "http://www.w3.org/2000/svg";
const PAUSE = 40; // milliseconds between two beats

export class Animation {
  readonly #scenery: () => Scenery | null;
  #running: globalThis.Animation[] = [];
  #props: (() => void)[] = [];

  constructor(scenery: () => Scenery | null) {
    this.#scenery = scenery;
  }

  /** Plays the way from one drawing to the next; done when all is at rest. */
  async play(before: Drawn, after: Drawn, events: readonly SceneEvent[], haste?: Haste): Promise<void> {
    this.finish();
    const scenery = this.#scenery();
    const motions = scenery ? plan(before, after, events) : [];
    if (!scenery || motions.length === 0) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.#ring(scenery, motions);
    else this.#start(scenery, before, after, motions);
    hasten(this.#running, haste);
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.finish();
  }

  /** Everything is in its place at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const remove of this.#props) remove();
    this.#running = [];
    this.#props = [];
  }

  #start(scenery: Scenery, before: Drawn, after: Drawn, motions: readonly Motion[]): void {
    let delay = 0;
    const beats = Math.max(...motions.map((motion) => motion.beat)) + 1;
    for (let beat = 0; beat < beats; beat++) {
      const now = motions.filter((motion) => motion.beat === beat);
      const lasts = now.map((motion) => this.#move(scenery, motion, delay));
      const owned = now.flatMap((motion) => (motion.kind === "own" ? motion.ids : []));
      if (owned.length > 0) lasts.push(this.#own(scenery, before, after, owned, delay));
      delay += Math.max(0, ...lasts) + PAUSE;
    }
  }

  /** Starts one motion after a delay and says how long it takes. */
  #move(scenery: Scenery, motion: Motion, delay: number): number {
    const { symbol } = scenery;
    switch (motion.kind) {
      case "move":
        return this.#travel(scenery, motion.to, middleOf(motion.from, symbol), delay);
      case "enter": {
        const from = motion.source === null ? null : this.#point(scenery, motion.source);
        return from ? this.#travel(scenery, motion.to, from, delay) : this.#appear(scenery, motion.to.id, delay);
      }
      case "leave":
        return this.#depart(scenery, motion.from, motion.target, delay);
      case "count":
        return this.#count(scenery, motion, delay);
      case "turn":
        return this.#run(mover(scenery, motion.to.id), [{ opacity: 0.2 }, { opacity: 1 }], 220, delay);
      case "roll":
        return this.#run(
          scenery.live.querySelector(`[data-die="${motion.id}"]`),
          [{ transform: "rotate(-2turn)" }, { transform: "none" }],
          420,
          delay,
          { transformBox: "fill-box", transformOrigin: "center" },
        );
      case "land":
        return this.#run(
          scenery.node.querySelector(`[data-cell="${motion.id}"]`),
          [
            { transform: "translateY(-6px)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          260,
          delay,
        );
      case "own":
        return 0;
    }
  }

  /** A thing comes from a point to where it is drawn, lifted a little on the way. */
  #travel(scenery: Scenery, place: Place, from: Point, delay: number): number {
    const to = middleOf(place, scenery.symbol);
    const scale = place.symbol ? scenery.symbol : place.scale;
    const [dx, dy] = [(from[0] - to[0]) / scale, (from[1] - to[1]) / scale];
    return this.#run(
      mover(scenery, place.id),
      flight(dx, dy),
      travelTime(distance(from, to) * scenery.camera.scale),
      delay,
    );
  }

  #appear(scenery: Scenery, id: string, delay: number): number {
    return this.#run(
      mover(scenery, id),
      [
        { opacity: 0, transform: "scale(.6)" },
        { opacity: 1, transform: "none" },
      ],
      220,
      delay,
    );
  }

  /** A copy of a thing that is gone leaves from where it was. */
  #depart(scenery: Scenery, place: Place, target: string | null, delay: number): number {
    const copy = this.#copy(scenery, place);
    const from = middleOf(place, scenery.symbol);
    const to = target === null ? null : this.#point(scenery, target);
    const scale = place.symbol ? scenery.symbol : place.scale;
    if (!to) return this.#run(copy, [{ opacity: 1 }, { opacity: 0 }], 220, delay, {}, "both");
    const [dx, dy] = [(to[0] - from[0]) / scale, (to[1] - from[1]) / scale];
    const frames = [...flight(dx, dy)].reverse().map((frame, i) => ({ ...frame, opacity: i === 2 ? 0 : 1 }));
    return this.#run(copy, frames, travelTime(distance(from, to) * scenery.camera.scale), delay, {}, "both");
  }

  /** A number rolls, what it gained rises beside it, and the pieces are seen to come or go. */
  #count(scenery: Scenery, motion: Extract<Motion, { kind: "count" }>, delay: number): number {
    const { to, by } = motion;
    let lasts = 0;
    const other = motion.source ?? motion.target;
    const there = other === null ? null : this.#point(scenery, other);
    if (there) {
      const copy = this.#copy(scenery, { ...to, host: { ...to.host, n: Math.abs(by) } });
      const scale = to.symbol ? scenery.symbol : to.scale;
      const here = middleOf(to, scenery.symbol);
      const frames = flight((there[0] - here[0]) / scale, (there[1] - here[1]) / scale);
      lasts = this.#run(
        copy,
        by > 0 ? frames : [...frames].reverse(),
        travelTime(distance(here, there) * scenery.camera.scale),
        delay,
        {},
        "both",
      );
    }
    const rolls = delay + (by > 0 ? lasts : 0);
    const number = mover(scenery, to.id)?.querySelector(".number, .count text") ?? null;
    lasts = Math.max(
      lasts,
      rolls -
        delay +
        this.#run(
          number,
          [
            { transform: `translateY(${by > 0 ? 9 : -9}px)`, opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          300,
          rolls,
        ),
    );
    this.#rise(scenery, to, by, rolls);
    return lasts;
  }

  /** "+2" rises from a thing and fades; nobody waits for it. */
  #rise(scenery: Scenery, place: Place, by: number, delay: number): void {
    const holder = this.#layer(scenery, ".over", transformOf(place));
    const text = document.createElementNS(SVG, "text");
    text.textContent = by > 0 ? `+${by}` : `−${-by}`;
    text.setAttribute("class", by > 0 ? "rise gain" : "rise loss");
    text.setAttribute("y", "-20");
    holder.append(text);
    this.#run(
      text,
      [
        { opacity: 0, transform: "none" },
        { opacity: 1, transform: "translateY(-4px)", offset: 0.2 },
        { opacity: 0, transform: "translateY(-16px)" },
      ],
      900,
      delay,
      {},
      "both",
    );
  }

  /** The new owner's colour spreads over areas from their middle, while the old bands give way to the new. */
  #own(scenery: Scenery, before: Drawn, after: Drawn, ids: readonly string[], delay: number): number {
    const [old, now] = [realms(before), realms(after)];
    const touched = [...new Set([...old, ...now].map(({ key }) => key))].filter(
      (key) => old.find((realm) => realm.key === key)?.outline !== now.find((realm) => realm.key === key)?.outline,
    );
    const under = this.#layer(scenery, ".under", "none");
    const { seats } = scenery;
    const fading = old.filter((realm) => touched.includes(realm.key));
    const copy = mount(Realms, {
      target: under,
      props: { realms: fading, seats, uid: "before", unit: before.layout.unit, patterns: false },
    });
    this.#props.push(() => void unmount(copy));
    this.#run(under, [{ opacity: 1 }, { opacity: 0 }], 220, delay, {}, "both");
    for (const key of touched) {
      this.#run(
        scenery.live.querySelector(`:scope > [data-realm="${key}"]`),
        [{ opacity: 0 }, { opacity: 1 }],
        220,
        delay,
      );
    }
    for (const id of ids) this.#spread(scenery, after, id, delay);
    return 220;
  }

  #spread(scenery: Scenery, after: Drawn, id: string, delay: number): void {
    const place = after.layout.places.get(id);
    const colour = colourOf(scenery.seats, place?.host.owner);
    if (!place || colour === null) return;
    const flood = document.createElementNS(SVG, "path");
    flood.setAttribute("d", place.outline);
    flood.setAttribute("fill", `var(--${colour})`);
    this.#layer(scenery, ".under", "none").append(flood);
    const from = `at ${n(place.at[0] - place.box.x)}px ${n(place.at[1] - place.box.y)}px`;
    const whole = n(Math.hypot(place.box.w, place.box.h));
    const frames = [
      { clipPath: `circle(0px ${from})`, opacity: 0.5 },
      { clipPath: `circle(${whole}px ${from})`, opacity: 0.4, offset: 0.55 },
      { clipPath: `circle(${whole}px ${from})`, opacity: 0 },
    ];
    this.#run(flood, frames, 400, delay, {}, "both");
  }

  /** With less motion: everything is in place, and what changed wears a ring for a moment. */
  #ring(scenery: Scenery, motions: readonly Motion[]): void {
    for (const motion of motions) {
      const ids =
        motion.kind === "own" ? motion.ids : "to" in motion ? [motion.to.id] : "id" in motion ? [motion.id] : [];
      for (const id of ids) {
        const place = scenery.places.get(id);
        if (!place) continue;
        const holder = this.#layer(scenery, ".over", place.symbol ? transformOf(place) : "none");
        for (const look of ["ring outer", "ring"]) {
          const path = document.createElementNS(SVG, "path");
          path.setAttribute("d", place.outline);
          path.setAttribute("class", place.symbol ? `${look} symbol` : look);
          holder.append(path);
          this.#run(path, [{ opacity: 1 }, { opacity: 1 }], 600, 0);
        }
      }
    }
  }

  /** Where a thing is in the surface's units: on the board, or beside it on the page by itself or with its owner. */
  #point({ places, symbol, node, camera, drawing }: Scenery, id: string): Point | null {
    const place = places.get(id);
    if (place) return middleOf(place, symbol);
    const owner = drawing.host(id)?.owner ?? "";
    const beside = document.querySelector(`[data-id="${id}"]`) ?? document.querySelector(`[data-player="${owner}"]`);
    const box = beside?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const { left, top } = node.getBoundingClientRect();
    return toSurface(camera, [box.left + box.width / 2 - left, box.top + box.height / 2 - top]);
  }

  /** A copy of a piece above everything; what is returned may be moved. */
  #copy(scenery: Scenery, place: Place): SVGElement {
    const holder = this.#layer(scenery, ".over", transformOf(place));
    const { kind = "disc", owner, n: count, state = [] } = place.host;
    const props = {
      kind,
      colour: colourOf(scenery.seats, owner),
      n: count,
      state,
      glyphs: scenery.drawing.stage.glyphs,
    };
    const piece = mount(Piece, { target: holder, props });
    this.#props.push(() => void unmount(piece));
    return holder.firstElementChild instanceof SVGElement ? holder.firstElementChild : holder;
  }

  /** A new group in one of the board's two layers for motion, gone when motion ends. */
  #layer({ live }: Scenery, layer: string, transform: string): SVGGElement {
    const group = document.createElementNS(SVG, "g");
    group.style.transform = transform;
    live.querySelector(layer)?.append(group);
    this.#props.push(() => group.remove());
    return group;
  }

  #run(
    target: globalThis.Element | null,
    frames: Keyframe[],
    duration: number,
    delay: number,
    style: Partial<CSSStyleDeclaration> = {},
    fill: FillMode = "backwards",
  ): number {
    if (!target) return 0;
    if (target instanceof SVGElement) Object.assign(target.style, style);
    this.#running.push(target.animate(frames, { duration, delay, fill, easing: SETTLE }));
    return duration;
  }
}

function mover({ live }: Scenery, id: string): globalThis.Element | null {
  const holder = live.querySelector(`[data-piece="${id}"]`);
  return holder?.querySelector(".mover") ?? holder;
}

function flight(dx: number, dy: number): Keyframe[] {
  return [
    { transform: `translate(${n(dx)}px, ${n(dy)}px)` },
    { transform: `translate(${n(dx * 0.35)}px, ${n(dy * 0.35)}px) scale(1.14)`, offset: 0.5 },
    { transform: "none" },
  ];
}

function travelTime(pixels: number): number {
  return Math.min(420, 220 + 0.25 * pixels);
}

function realms({ layout }: Drawn): Realm[] {
  return realmsOf(
    [...layout.places.values()]
      .filter(({ id, host }) => host.type === "area" && host.id === id)
      .map(({ host }) => host),
  );
}
