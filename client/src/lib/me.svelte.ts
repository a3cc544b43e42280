// Who sits before this browser. A guest needs only a name, and that only among others.
import { api } from "./api";
import { COLOURS } from "./players";
import { remember, remembered } from "./storage";
import type { Colour } from "./types";

class Guest {
  #name = $state("");
  #colour = $state<Colour | null>(COLOURS.find((colour) => colour === remembered("colour")) ?? null);
  #asked: Promise<void> | null = null;

  /** Empty until one is chosen. */
  get name(): string {
    return this.#name;
  }

  /** The colour that one likes, wherever one sits down; none until one is chosen. */
  get colour(): Colour | null {
    return this.#colour;
  }

  like(colour: Colour): void {
    this.#colour = colour;
    remember("colour", colour);
  }

  /** Asks the table once who we are; a table that cannot be reached is asked again the next time. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.#name = me.name),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** Takes another name; throws an `ApiProblem` where the table refuses it. */
  async rename(name: string): Promise<void> {
    this.#name = (await api.rename(name.trim())).name;
  }

  /** Becomes a stranger at every table, for good; throws an `ApiProblem` where the server refuses. */
  async forget(): Promise<void> {
    await api.forget();
    this.#name = "";
    this.#asked = null;
  }
}

export const me = new Guest();

/** As the server has it. */
export const NAME_LENGTH = 24;
