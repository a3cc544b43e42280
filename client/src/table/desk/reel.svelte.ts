// A replay that plays by itself: one deed after the other, each long enough to be read.
import { remember, remembered } from "../../lib/storage";

/** What is played: a game at one of its moves. */
export interface Film {
  readonly at: number;
  readonly moves: number;
  /** How many letters tell of the move that is shown. */
  readonly letters: number;
  scrub(move: number): Promise<void>;
}

export type Speed = "slow" | "usual" | "quick" | "fast";

export const SPEEDS: readonly Speed[] = ["slow", "usual", "quick", "fast"];
const RATES: Record<Speed, number> = { slow: 0.5, usual: 1, quick: 2, fast: 4 };
const [LOOK, LETTER, LONGEST] = [900, 18, 4000]; // milliseconds for a move, for each letter that tells of it, and at most

/** How long a move is shown. */
export function seenFor(letters: number, speed: Speed): number {
  return Math.min(LONGEST, LOOK + LETTER * letters) / RATES[speed];
}

export class Reel {
  readonly #film: Film;
  #playing = $state(false);
  #speed = $state<Speed>(firstSpeed());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film) {
    this.#film = film;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** How fast things move while it plays. */
  get rate(): number {
    return this.#playing ? RATES[this.#speed] : 1;
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    remember("replay-speed", speed);
    if (this.#playing) this.#rest();
  }

  toggle(): void {
    if (this.#playing) this.stop();
    else void this.play();
  }

  /** Plays on from the move that is shown; from the beginning where that is the last. */
  async play(): Promise<void> {
    this.#playing = true;
    if (this.#film.at >= this.#film.moves) await this.#show(0);
    else await this.#show(this.#film.at + 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  async #show(move: number): Promise<void> {
    await this.#film.scrub(move);
    if (this.#playing) this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#film.at >= this.#film.moves) return this.stop();
    this.#timer = setTimeout(() => void this.#show(this.#film.at + 1), seenFor(this.#film.letters, this.#speed));
  }
}

function firstSpeed(): Speed {
  const kept = remembered("replay-speed");
  return SPEEDS.find((each) => each === kept) ?? "usual";
}
