// Something that is asked of the server: what went wrong, and whether it is under way.
import { problemOf } from "./api";
import type { Problem } from "./types";

export class Ask {
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  /** Runs a request; its answer, or undefined with `problem` set. */
  async run<T>(request: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    this.busy = true;
    try {
      return await request();
    } catch (error) {
      this.problem = problemOf(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
