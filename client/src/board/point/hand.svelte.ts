// The tile in hand: where it lies now, how it is turned, and whether it follows the pointer or was put down.
import type { Act, Why } from "../../lib/types";
import { nextTowards, type Direction } from "./aim";
import type { Point } from "../../lib/geometry";
import type { Ground } from "../layout/ground";
import {
  actAt,
  coveredBy,
  firstTurn,
  middleOfTile,
  nearestFit,
  pathOf,
  spotsFor,
  spotUnder,
  turned,
  turnedToFit,
  type Laying,
  type Spot,
} from "./laying";

/** Whom the hand asks and tells. */
export interface Table {
  laying(): Laying | null;
  /** Where it is laid; null while that is not in sight. */
  ground(): Ground | null;
  /** The tile lies where `act` would lay it; null where it does not fit, or is taken away. */
  aim(act: Act | null): void;
  lay(act: Act): void;
  why(path: string[]): Promise<Why | null>;
  /** Whether a tile that a click puts down waits there for another click. */
  waits?(): boolean;
}

const PATIENCE = 320; // milliseconds at one place before the table is asked why the tile does not fit there

export class Hand {
  readonly #table: Table;
  #turn = $state(0);
  #spot = $state.raw<Spot | null>(null);
  /** The point by which it is held, in the surface's units. */
  #held = $state.raw<Point | null>(null);
  /** Put down by a finger, the keyboard or a click that waits for another: it stays until it is laid, moved or taken back. */
  put = $state(false);
  reason = $state.raw<Why | null>(null);
  #asking = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly laying: Laying | null = $derived.by(() => (this.#table.ground() ? this.#table.laying() : null));
  readonly ground: Ground | null = $derived.by(() => this.#table.ground());
  readonly spot: Spot | null = $derived.by(() => (this.laying ? this.#spot : null));
  readonly act: Act | null = $derived.by(() => (this.laying && this.spot ? actAt(this.laying, this.spot) : null));
  /** The middles of its cells, back to front. */
  readonly faces: Point[] = $derived.by(() => {
    const { laying, ground, spot } = this;
    if (!laying || !ground || !spot) return [];
    const cells = [...coveredBy(laying, spot)].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    return cells.map((cell) => ground.at(cell));
  });
  /** The middles of all places where it fits as it is turned. */
  readonly fits: { spot: Spot; at: Point }[] = $derived.by(() => {
    const { laying, ground } = this;
    if (!laying || !ground) return [];
    return spotsFor(laying, this.#turn).map((spot) => ({ spot, at: middleOfTile(laying, ground, spot) }));
  });
  /** A place here that fits if the tile is turned. */
  readonly turnable: Spot | null = $derived.by(() => {
    const { laying, ground, spot } = this;
    if (!laying || !ground || !spot || this.act) return null;
    return turnedToFit(laying, ground, this.#turn, this.#held ?? middleOfTile(laying, ground, spot));
  });
  readonly turns: number = $derived.by(() => this.laying?.turns.length ?? 0);

  /** A new question: the tile is not on the table yet. */
  reset(): void {
    this.#turn = this.laying ? firstTurn(this.laying) : 0;
    this.#set(null);
    this.put = false;
  }

  /** A pointer moves over the ground. */
  follow(point: Point): void {
    if (this.put || !this.laying || !this.ground) return;
    this.#held = point;
    this.#set(spotUnder(this.laying, this.ground, this.#turn, point));
  }

  /** The pointer left the ground. */
  leave(): void {
    if (!this.put) this.#set(null);
  }

  /** A click of the mouse: lays the tile, or puts it down where another click lays it, or turns it so that it fits. */
  click(point: Point): void {
    if (this.#table.waits?.()) return this.tap(point);
    this.put = false;
    this.follow(point);
    if (this.act) this.#table.lay(this.act);
    else if (this.turnable) this.#turnTo(this.turnable);
    else this.#ask(0);
  }

  /** A finger: puts the tile down there; on the tile itself, lays it. */
  tap(point: Point): void {
    const { laying, ground } = this;
    if (!laying || !ground) return;
    const spot = spotUnder(laying, ground, this.#turn, point);
    const same = this.put && this.spot !== null && String(spot.anchor) === String(this.spot.anchor);
    if (same && this.act) return this.#table.lay(this.act);
    const fits = actAt(laying, spot) ? spot : (turnedToFit(laying, ground, this.#turn, point) ?? spot);
    this.#held = point;
    this.place(fits);
    if (!this.act) this.#ask(0);
  }

  /** Puts the tile down to be looked at. */
  place(spot: Spot): void {
    this.put = true;
    this.#turn = spot.turn;
    this.#set(spot);
  }

  /** Lays the tile where it lies, if it fits. */
  lay(): boolean {
    if (this.act) this.#table.lay(this.act);
    return this.act !== null;
  }

  /** Turns the tile around its middle. One that was put down goes to where it fits, if that is near. */
  turn(by: number): void {
    const { laying, ground, spot } = this;
    if (!laying || !ground) return;
    const next = turned(laying, this.#turn, by);
    const middle = this.#held ?? (spot && middleOfTile(laying, ground, spot));
    this.#turn = next;
    if (spot && middle) this.#set(spotUnder(laying, ground, next, middle));
  }

  /**
   * The keyboard carries the tile from one fitting place to the next, or first to the one nearest to a point. Says
   * which cell is its anchor now.
   */
  carry(direction: Direction, point: Point): string | null {
    const { laying, ground, spot, act } = this;
    if (!laying || !ground) return null;
    const places = this.fits.map(({ spot: { anchor }, at }) => ({ id: anchor.join("."), at, w: 0, h: 0 }));
    const from = spot && act ? places.find(({ id }) => id === spot.anchor.join(".")) : undefined;
    const towards = from && nextTowards(places, from, direction);
    const next = from
      ? this.fits.find(({ spot: { anchor } }) => anchor.join(".") === towards?.id)?.spot
      : nearestFit(laying, ground, this.#turn, point);
    if (!next) return null;
    this.#held = null;
    this.place(next);
    return `${laying.world}.${next.anchor.join(".")}`;
  }

  /** Takes the tile back into the hand; says whether it lay there. */
  takeBack(): boolean {
    const lay = this.put;
    this.put = false;
    this.#set(null);
    return lay;
  }

  #turnTo(spot: Spot): void {
    this.#turn = spot.turn;
    this.#set(spot);
  }

  #set(spot: Spot | null): void {
    if (spot === this.#spot || (spot && this.#spot && sameSpot(spot, this.#spot))) return;
    this.#spot = spot;
    this.reason = null;
    if (!spot) this.#held = null;
    this.#table.aim(this.act);
    this.#ask(PATIENCE);
  }

  /** Asks why the tile does not fit, after a while at one place. */
  #ask(patience: number): void {
    clearTimeout(this.#asking);
    const { laying, spot } = this;
    if (!laying || !spot || this.act || this.turnable) return;
    this.#asking = window.setTimeout(() => {
      const answer = (why: Why | null): void => {
        if (this.#spot === spot) this.reason = why;
      };
      this.#table.why(pathOf(laying, spot)).then(answer, () => answer(null));
    }, patience);
  }
}

function sameSpot(one: Spot, other: Spot): boolean {
  return one.turn === other.turn && String(one.anchor) === String(other.anchor);
}
