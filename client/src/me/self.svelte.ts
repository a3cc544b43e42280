// Who one is and what one has played, as the page of one's own shows it, and what one does about it.
import { api, problemOf } from "../lib/api";
import { me } from "../lib/me.svelte";
import { makePasskey, usePasskey } from "../lib/passkeys";
import type { Colour, GameInfo, Person, PersonPage, Problem } from "../lib/types";

export class Self {
  person = $state.raw<Person | null>(null);
  page = $state.raw<PersonPage | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Shown once, right after it was made. */
  phrase = $state("");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The browser asked for a passkey and got none. */
  closed = $state(false);

  load(): Promise<void> {
    return this.#try(async () => {
      await me.load();
      [this.person, this.page, this.games] = await Promise.all([api.person(), api.myPage(), api.games()]);
      if (this.person.colour) me.like(this.person.colour); // chosen on another device
    });
  }

  rename(name: string): Promise<void> {
    return this.#try(async () => {
      await me.rename(name);
      this.person = await api.person();
    });
  }

  /** A guest's colour stays in this browser; a person's goes along. */
  like(colour: Colour): Promise<void> {
    me.like(colour);
    return this.#try(async () => {
      if (this.person?.kept) this.person = await api.changePerson({ colour });
    });
  }

  show(others: boolean): Promise<void> {
    return this.#try(async () => {
      this.person = await api.changePerson({ public: others });
    });
  }

  makeKey(): Promise<void> {
    return this.#try(async () => {
      const asked = await api.askNewKey();
      const made = await makePasskey(asked);
      this.closed = made === null;
      if (made !== null) this.person = await api.addKey(asked.ask, made);
    });
  }

  makePhrase(): Promise<void> {
    return this.#try(async () => {
      this.phrase = (await api.newPhrase()).phrase;
      this.person = await api.person();
    });
  }

  dropKey(id: string): Promise<void> {
    return this.#try(async () => {
      this.person = await api.dropKey(id);
    });
  }

  dropDevice(id: string): Promise<void> {
    return this.#try(async () => {
      this.person = await api.dropDevice(id);
    });
  }

  signIn(): Promise<void> {
    return this.#try(async () => {
      const asked = await api.askKey();
      const used = await usePasskey(asked);
      this.closed = used === null;
      if (used !== null) await this.#signedIn(() => api.signIn(asked.ask, used));
    });
  }

  signInByPhrase(phrase: string): Promise<void> {
    return this.#try(() => this.#signedIn(() => api.signInByPhrase(phrase)));
  }

  signOut(): Promise<void> {
    return this.#try(() => this.#signedIn(() => api.signOut()));
  }

  /** The same people once more, at a new table; its id. */
  async again(table: string): Promise<string | null> {
    let found: string | null = null;
    await this.#try(async () => {
      found = (await api.again(table)).id;
    });
    return found;
  }

  /** Somebody else sits before this browser now: whatever it still shows was another's. */
  async #signedIn(order: () => Promise<unknown>): Promise<void> {
    await order();
    location.assign("/me");
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    this.closed = false;
    try {
      await work();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
