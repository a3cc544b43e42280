// Shows updates one after another, so that one sees what others did. The table itself is never held back.
import type { Haste } from "../../board/layout/haste";
import type { Beat, LiveTable } from "../../lib/live.svelte";
import { pace, type Tempo } from "../../lib/pace.svelte";
import { draw, type Drawing } from "../../lib/scene";
import type { Scene, SceneEvent, Text } from "../../lib/types";

/** A board that can show how the drawing before became the present one. */
export interface Player {
  play(before: Drawing, events: readonly SceneEvent[], haste?: Haste): Promise<void>;
  finish(): void;
}

const SHORTEST = 150; // milliseconds: what is shown more briefly is not seen

/**
 * How many of the updates that wait are shown as one, and for how long at most; null where nothing is shown. `gone` is how
 * long this show has taken already: the more waits, the quicker it goes, so that a whole round takes no longer than a few
 * moves.
 */
export function stride(waiting: number, gone: number, { whole }: Tempo): { beats: number; most: number } | null {
  if (whole === 0) return null;
  const left = Math.max(SHORTEST, whole - gone);
  const share = left / waiting;
  if (share >= SHORTEST) return { beats: 1, most: share };
  return { beats: Math.ceil((waiting * SHORTEST) / left), most: SHORTEST };
}

export class Showing {
  readonly players = new Set<Player>();
  readonly #live: LiveTable;
  #past = $state.raw<Beat | null>(null);
  #says = $state.raw<Text | null>(null);
  #running = false;
  #wake: (() => void) | null = null;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** The scene to draw: the present one, but for updates that still wait to be shown. */
  get scene(): Scene | null {
    return this.#past?.after ?? this.#live.scene;
  }

  /** Whether something newer than what is drawn has arrived. */
  get lags(): boolean {
    return this.#past !== null;
  }

  /** How many lines the story has as far as it has been shown; null where that is all of it. */
  get lines(): number | null {
    return this.#past?.lines ?? null;
  }

  /** What is being shown, in a sentence. */
  get says(): Text | null {
    return this.#says;
  }

  /** Shows all that waits, oldest first. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const began = performance.now();
    while (this.#live.beats.length) {
      const step = stride(this.#live.beats.length, performance.now() - began, pace.tempo);
      if (!step || document.hidden || !this.players.size) this.#forget();
      else await this.#next(step.beats, step.most);
    }
    this.#past = null;
    this.#says = null;
    this.#running = false;
  }

  /** Any input ends the show: what is drawn is what is. */
  catchUp(): void {
    this.#forget();
    this.#past = null;
    for (const player of this.players) player.finish();
    this.#wake?.();
  }

  #forget(): void {
    while (this.#live.takeBeat());
  }

  async #next(beats: number, most: number): Promise<void> {
    const { stage } = this.#live;
    const shown = this.#take(beats);
    const [first, last] = [shown[0], shown.at(-1)];
    if (!first || !last || !stage) return;
    this.#past = this.#live.beats.length ? last : null;
    if (shown.some(({ back }) => back)) return;
    const events = shown.flatMap((beat) => beat.events);
    this.#says = events.find(({ say }) => say !== undefined)?.say ?? this.#says;
    const { speed, least } = pace.tempo;
    const own = events.some(({ who }) => this.#live.table?.you.seats.some((seat) => who === `p${seat}`));
    const seen = own || !events.length ? 0 : least;
    if (seen > 0) this.#past = last; // nobody is asked before it was seen
    const before = draw(stage, first.before);
    const haste = { most, speed: own ? Math.max(1, speed) : speed };
    await Promise.all([this.#rest(seen), ...[...this.players].map((player) => player.play(before, events, haste))]);
  }

  #take(beats: number): Beat[] {
    const taken: Beat[] = [];
    while (taken.length < beats) {
      const beat = this.#live.takeBeat();
      if (!beat) break;
      taken.push(beat);
    }
    return taken;
  }

  /** Waits, but not once somebody does something. */
  #rest(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
