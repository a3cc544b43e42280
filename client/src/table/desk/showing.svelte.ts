// Shows updates one after another, so that one sees what others did. The table itself is never held back.
import type { LiveTable } from "../../lib/live.svelte";
import { draw, type Drawing } from "../../lib/scene";
import type { Scene, SceneEvent } from "../../lib/types";

/** A board that can show how the drawing before became the present one. */
export interface Player {
  play(before: Drawing, events: readonly SceneEvent[]): Promise<void>;
  finish(): void;
}

// More than this would take longer than one likes to wait: the table jumps to the present.
const MOST_BEATS = 6;

export class Showing {
  readonly players = new Set<Player>();
  readonly #live: LiveTable;
  #past = $state.raw<Scene | null>(null);
  #running = false;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** The scene to draw: the present one, but for updates that still wait to be shown. */
  get scene(): Scene | null {
    return this.#past ?? this.#live.scene;
  }

  /** Whether something newer than what is drawn has arrived. */
  get lags(): boolean {
    return this.#past !== null;
  }

  /** Shows all that waits, oldest first. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#live.beats.length) {
      if (this.#live.beats.length > MOST_BEATS || document.hidden || !this.players.size) this.#forget();
      else await this.#next();
    }
    this.#past = null;
    this.#running = false;
  }

  /** Any input ends the show: what is drawn is what is. */
  catchUp(): void {
    this.#forget();
    this.#past = null;
    for (const player of this.players) player.finish();
  }

  #forget(): void {
    while (this.#live.takeBeat());
  }

  async #next(): Promise<void> {
    const { stage } = this.#live;
    const beat = this.#live.takeBeat();
    if (!beat || !stage) return;
    this.#past = this.#live.beats.length ? beat.after : null;
    if (beat.back) return;
    const before = draw(stage, beat.before);
    await Promise.all([...this.players].map((player) => player.play(before, beat.events)));
  }
}
