// How strong those at a rated table are: asked for when somebody sits down or the game is over.
import { api } from "../../lib/api";
import type { LiveTable } from "../../lib/live.svelte";
import type { SeatRating, TableInfo, TableRatings } from "../../lib/types";

const AGAIN = 1000; // milliseconds until one asks once more whether the game has counted
const TRIES = 10;

export class Ratings {
  told = $state.raw<TableRatings | null>(null);
  #asked = "";

  constructor(private readonly id: string) {}

  of(seat: number): SeatRating | null {
    return this.told?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Asks where something has changed that matters here; what cannot be had is left out. */
  async follow(table: TableInfo): Promise<void> {
    const now = `${table.status} ${table.seats.map(({ kind, name, level }) => `${kind} ${name} ${level ?? ""}`).join()}`;
    if (!table.rated || this.#asked === now) return;
    this.#asked = now;
    for (let tries = 0; tries < TRIES && this.#asked === now; tries += 1) {
      try {
        this.told = await api.ratings(this.id);
      } catch {
        return;
      }
      if (table.status !== "over" || this.told.counted) return;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

const known = new WeakMap<LiveTable, Ratings>();

/** The ratings of a table: the same for all parts of the page. */
export function ratingsAt(live: LiveTable): Ratings {
  const found = known.get(live) ?? new Ratings(live.id);
  known.set(live, found);
  return found;
}
