// What whoever runs the server tells everybody, until a moment. What one has read stays away in this browser.
import { api } from "./api";
import { remember, remembered } from "./storage";
import type { Announcement } from "./types";

const EVERY = 60_000;
const READ = "announcements-read";

export class Announced {
  #told = $state.raw<Announcement[]>([]);
  #read = $state.raw<readonly string[]>(remembered(READ)?.split(" ") ?? []);
  #now = $state(Date.now() / 1000);

  /** What is still to be told. */
  get list(): Announcement[] {
    return this.#told.filter(({ id, until }) => until > this.#now && !this.#read.includes(id));
  }

  /** Keeps asking until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    this.#now = Date.now() / 1000;
    this.#told = await api.announcements().then(
      ({ list }) => list,
      () => this.#told, // what was told stays told
    );
  }

  /** One has read it. Only what is still told is remembered. */
  close(id: string): void {
    const told = this.#told.map((each) => each.id);
    this.#read = [...this.#read.filter((read) => told.includes(read)), id];
    remember(READ, this.#read.join(" "));
  }
}

export const announced = new Announced();
