// How a board is looked at now, and who decides it: the page while it takes its shape, then the one who plays.
import { untrack } from "svelte";

import { beside, between, firstLook, fit, gather, held, pan, readable, wholeScale, zoom, type Camera, type Screen } from "./camera";
import type { Seen } from "./aim";
import type { Box, Point } from "../../lib/geometry";

const GLIDE = 420; // milliseconds for a board that grows to come into sight
const MOST_UNDER = 0.7; // of the board: what covers more of it is looked at instead
const LINE = 64; // pixels: a line that comes or goes below a board is no reason to see it otherwise
const SLACK = 10; // pixels that a board may lose before it is fitted anew: as much as there is air around what is printed
const COARSE = 1.3; // how much a zoom may grow before symbols follow it

export class View {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** While a hand moves it. */
  moving = $state(false);
  /**
   * The scale by which symbols and lines are drawn. They are measured anew when a zoom has ended, and now and then on
   * its way: each time is a lot of work.
   */
  measured = $state(1);
  /** What is seen of the board: without the foot that something lies over, unless that is nearly all of it. */
  readonly screen: Screen = $derived.by(() => ({ w: this.width, h: this.height - Math.min(this.#under(), this.height * MOST_UNDER) }));

  /**
   * The board is fitted once, while the page around it takes its shape. As soon as somebody touches the page it keeps
   * still, whatever opens beside it; only a window of another size fits it anew, unless somebody chose the view.
   */
  fitting = $state(true);
  #chosen = false;
  readonly #box: () => Box;
  readonly #covered: () => number;
  readonly #whole: () => boolean;
  readonly #under: () => number;
  readonly #least: () => number;
  /** How much there was to see in when the page last fitted the board. */
  #room: Screen = { w: 0, h: 0 };
  /** The box that was last fitted, as a text. */
  #fitted = "";
  #gliding = 0;
  #before: readonly Look[] | null;

  /**
   * `box` is what there is to see, `covered` how many pixels at the left something lies over the board, `whole` whether
   * the first look shows all of it however small it is then, `under` how many pixels at its foot are covered, `before` how
   * it was looked at until it went away, `least` the scale below which it cannot be read on a phone.
   */
  constructor(
    box: () => Box,
    covered: () => number = () => 0,
    whole: () => boolean = () => false,
    under: () => number = () => 0,
    before: readonly Look[] = [],
    least: () => number = () => 0,
  ) {
    this.#before = before;
    this.#under = under;
    this.#least = least;
    this.#box = box;
    this.#covered = covered;
    this.#whole = whole;
  }

  /**
   * The first look, as long as it is ours to choose. A board that grows later stays in sight as a whole, without a
   * jump, until somebody chooses the view.
   */
  open(): void {
    if (this.#chosen || this.width === 0 || this.height === 0 || this.#goesOn()) return;
    const box = this.#box();
    const shape = shapeOf(box);
    const grown = this.#fitted !== "" && this.#fitted !== shape;
    const cut = this.#isCut();
    if (!this.fitting && !grown && !cut) return;
    this.#fitted = shape;
    this.#room = { w: this.width, h: this.height };
    const next = beside(this.#all, this.#covered(), (free) =>
      readable(this.#whole() ? fit(box, free) : firstLook(box, free), free, this.#least()),
    );
    const lifted = untrack(() => pan(next, 0, (this.screen.h - this.height) / 2)); // its middle is in the middle of what is seen
    if ((grown || cut) && !this.fitting) this.#glide(lifted);
    else this.#show(lifted);
  }

  /** How it was looked at, for when it comes back in the same place. */
  get present(): Look {
    return { camera: this.camera, chosen: this.#chosen, shape: this.#fitted, width: this.width, height: this.height };
  }

  /** Whether what lies below or beside the board took of the room in which it was fitted: its last row would be hidden. */
  #isCut(): boolean {
    const { w, h } = this.#room;
    return w > 0 && (this.width < w - SLACK || this.height < h - SLACK);
  }

  /** The board with what lies over its foot for a while: by this it is fitted, so that a sheet that opens zooms nothing. */
  get #all(): Screen {
    return { w: this.width, h: this.height };
  }

  /** Whether all of the board is seen, or would be if nothing lay over it. */
  get isWhole(): boolean {
    return this.camera.scale <= 1.01 * wholeScale(this.#box(), this.#all);
  }

  /** Whether all of the board is in sight, for nobody moved it. */
  get isResting(): boolean {
    return !this.#chosen && this.isWhole;
  }

  #show(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.camera = camera;
    this.measured = camera.scale;
  }

  #glide(to: Camera): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#show(to);
    cancelAnimationFrame(this.#gliding);
    const [from, start] = [untrack(() => this.camera), performance.now()];
    const step = (now: number): void => {
      const done = Math.min(1, (now - start) / GLIDE);
      if (done === 1) return this.#show(to);
      this.camera = between(from, to, 1 - (1 - done) ** 3, this.screen);
      this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  look(next: Camera): void {
    this.#chosen = true;
    cancelAnimationFrame(this.#gliding);
    const camera = held(next, this.#box(), this.screen);
    const grown = camera.scale / this.measured;
    if (!this.moving || grown > COARSE || grown < 1 / COARSE) this.measured = camera.scale;
    this.camera = camera;
  }

  /**
   * Pans as far as it must, and no farther, so that things can be seen, `first` whatever else can; it is still the page
   * that decides.
   */
  bring(things: readonly Seen[], first?: Seen): void {
    const all = gather(this.camera, things, this.screen);
    const moved = first && { ...first, at: [first.at[0] + all.x - this.camera.x, first.at[1] + all.y - this.camera.y] as const };
    const next = moved ? gather(all, [moved], this.screen) : all;
    this.nudge([next.x - this.camera.x, next.y - this.camera.y]);
  }

  /** A pan that the page decides. */
  nudge([dx, dy]: Point): void {
    if (dx === 0 && dy === 0) return;
    const chosen = this.#chosen;
    this.look(pan(this.camera, dx, dy));
    this.#chosen = chosen;
  }

  /** Looks at the board once more as it was left, where it comes back to the same place and shows the same. */
  #goesOn(): boolean {
    const left = this.#before?.find(({ width }) => width === this.width);
    this.#before = null;
    const near = left && Math.abs(left.height - this.height) <= LINE && left.shape === shapeOf(this.#box());
    if (!left || !near) return false;
    this.#chosen = left.chosen;
    this.#fitted = left.shape;
    this.#room = { w: this.width, h: this.height };
    this.fitting = false;
    this.#show(left.camera);
    return true;
  }

  zoomBy(factor: number): void {
    this.look(zoom(this.camera, [this.width / 2, this.height / 2], factor));
  }

  showAll(): void {
    this.look(beside(this.screen, this.#covered(), (free) => fit(this.#box(), free)));
    this.#chosen = false; // whoever wants to see all of it wants to see what is added, too
    this.#fitted = shapeOf(this.#box());
    this.#room = { w: this.width, h: this.height };
    this.fitting = false;
  }

  /** A hand moves the board. */
  drag(next: Camera): void {
    this.moving = true;
    this.look(next);
  }

  settle(): void {
    this.moving = false;
    this.measured = this.camera.scale;
  }
}

/** How a board was looked at in a place of some size. */
export interface Look {
  camera: Camera;
  /** Whether it was somebody's own choice. */
  chosen: boolean;
  /** What there was to see, as a text. */
  shape: string;
  width: number;
  height: number;
}

function shapeOf({ x, y, w, h }: Box): string {
  return [x, y, w, h].join();
}
