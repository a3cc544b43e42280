// Who one is and what one has played, as the page of one's own shows it, and what one does about it.
import { api } from "../lib/api";
import { Ask } from "../lib/ask.svelte";
import { me } from "../lib/me.svelte";
import { makePasskey, usePasskey } from "../lib/passkeys";
import type { Colour, GameInfo, Person, PersonPage } from "../lib/types";
import { showHowMany } from "../lib/waiting";

const EVERY = 60_000; // how often one's tables are looked at again while the page is in view

export class Self extends Ask {
  person = $state.raw<Person | null>(null);
  page = $state.raw<PersonPage | null>(null);
  /** When that was told, by this page's clock. */
  at = $state(0);
  games = $state.raw<GameInfo[]>([]);
  /** Shown once, right after it was made. */
  phrase = $state("");
  /** The browser asked for a passkey and got none. */
  closed = $state(false);

  load(): Promise<void> {
    return this.#try(async () => {
      await me.load();
      [this.person, this.page, this.games] = await Promise.all([api.person(), api.myPage(), api.games()]);
      this.at = performance.now();
      showHowMany(this.page.running ?? []);
      if (this.person.colour) me.like(this.person.colour); // chosen on another device
    });
  }

  /** Keeps looking whose turn it is until the returned function is called: seldom, and when one comes back to the page. */
  watch(): () => void {
    const look = (): void => void (document.visibilityState === "visible" && this.#look());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** What cannot be had now is left as it was. */
  async #look(): Promise<void> {
    if (this.page === null) return;
    const page = await api.myPage().catch(() => null);
    if (page === null) return;
    [this.page, this.at] = [page, performance.now()];
    showHowMany(page.running ?? []);
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

  /** Everywhere but in this browser: one who lost a device wishes to stay where they are. */
  dropDevices(): Promise<void> {
    return this.#try(async () => {
      this.person = await api.dropDevices();
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

  /** Somebody else sits before this browser now: whatever it still shows was another's. */
  async #signedIn(order: () => Promise<unknown>): Promise<void> {
    await order();
    location.assign("/me");
  }

  #try(work: () => Promise<void>): Promise<void> {
    this.closed = false;
    return this.run(work);
  }
}
