// What the reader's seats have answered beforehand, and what could be.
import { api, problemOf } from "./api";
import type { PremoveAnswer, PremoveInfo, PremoveOffer, Problem } from "./types";

export class Premoves {
  readonly #table: string;
  seats = $state.raw<PremoveInfo[]>([]);
  /** What could be answered, once somebody asked, and for which seat. */
  offers = $state.raw<{ seat: number; list: PremoveOffer[] } | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  #known = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Whether there is anything to be seen: an answer that waits, or news of one. */
  readonly some: boolean = $derived(this.seats.length > 0);

  /** Whether something was answered beforehand and not given, which nobody has read. */
  readonly failed: boolean = $derived(this.seats.some(({ told }) => told !== null && told.what !== "given"));

  of(seat: number): PremoveInfo {
    return this.seats.find((each) => each.seat === seat) ?? { seat, passing: null, answers: [], told: null };
  }

  load(): void {
    if (this.#known) return;
    this.#known = true;
    void api.premoves(this.#table).then(
      (info) => this.hear(info),
      () => void (this.#known = false),
    );
  }

  resume(): void {
    if (!this.#known) return;
    this.#known = false;
    this.load();
  }

  hear({ seats }: { seats: PremoveInfo[] }): void {
    this.seats = seats;
  }

  /** Asks what a seat could answer beforehand. */
  ask(seat: number): Promise<void> {
    return this.#do(async () => void (this.offers = { seat, list: (await api.premoveOffers(this.#table, seat)).offers }));
  }

  close(): void {
    this.offers = null;
  }

  /** One more answer, behind those that are there. */
  answer(seat: number, answer: PremoveAnswer): Promise<void> {
    return this.#keep(seat, [...this.of(seat).answers, answer], this.of(seat).passing?.kind ?? null);
  }

  /** Declines every question of a kind until something happens to the seat. */
  pass(seat: number, kind: string): Promise<void> {
    return this.#keep(seat, this.of(seat).answers, kind);
  }

  /** Takes an answer back, with those behind it. */
  drop(seat: number, at: number): Promise<void> {
    return this.#keep(seat, this.of(seat).answers.slice(0, at), this.of(seat).passing?.kind ?? null);
  }

  /** What became of an answer was read; what waits stays. */
  settle(seat: number): Promise<void> {
    return this.#keep(seat, this.of(seat).answers, this.of(seat).passing?.kind ?? null);
  }

  stopPassing(seat: number): Promise<void> {
    return this.#keep(seat, this.of(seat).answers, null);
  }

  #keep(seat: number, answers: PremoveAnswer[], passing: string | null): Promise<void> {
    return this.#do(async () => {
      this.hear(await api.keepPremoves(this.#table, { seat, answers, passing }));
      this.close();
    });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = await work().then(() => null, problemOf);
    this.busy = false;
  }
}
