// What the lobby knows: the games, and the tables one may care about. It looks again while the page is in view.
import { api, problemOf } from "../lib/api";
import type { GameInfo, Invitation, Lobby, LobbyRequest, Problem } from "../lib/types";
import { showHowMany } from "../lib/waiting";

const EVERY = 8_000;

class LobbyState {
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Lobby | null>(null);
  /** When they were told, by this page's clock. */
  at = $state(0);
  /** Where one is awaited. */
  invitations = $state.raw<Invitation[]>([]);
  /** Why there is nothing to show; a later look may mend it. */
  problem = $state.raw<Problem | null>(null);
  /** What is looked for among the tables that are open to all. */
  wanted = $state.raw<LobbyRequest>({});

  /** Whether only some of those tables are looked for. */
  get narrow(): boolean {
    return Object.values(this.wanted).some((value) => value !== null && value !== false && value !== "");
  }

  /** Looks for other tables than before. */
  async find(wanted: LobbyRequest): Promise<void> {
    this.wanted = wanted;
    await this.look();
  }

  /** Keeps looking until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const { wanted } = this;
    try {
      const [games, tables] = await Promise.all([this.games ?? api.games(), api.lobby(wanted)]);
      this.games = games;
      if (wanted !== this.wanted) return; // something else is looked for by now
      [this.tables, this.at] = [tables, performance.now()];
      this.problem = null;
      void this.#invited();
      showHowMany(tables.yours);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** What cannot be had now is left as it was: the lobby does without. */
  async #invited(): Promise<void> {
    try {
      this.invitations = (await api.invitations()).invitations ?? [];
    } catch {
      // a later look finds them
    }
  }
}

export const lobby = new LobbyState();
