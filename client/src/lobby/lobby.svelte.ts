// What the lobby knows: the games, and the tables one may care about. It looks again while the page is in view.
import { api, problemOf } from "../lib/api";
import type { GameInfo, Lobby, Problem } from "../lib/types";

const EVERY = 8_000;

class LobbyState {
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Lobby | null>(null);
  /** Why there is nothing to show; a later look may mend it. */
  problem = $state.raw<Problem | null>(null);

  /** Keeps looking until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      const [games, tables] = await Promise.all([this.games ?? api.games(), api.lobby()]);
      this.games = games;
      this.tables = tables;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

export const lobby = new LobbyState();
