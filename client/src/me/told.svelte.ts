// How one is told of tables one is not at, as the page of one's own shows it: this browser, mailboxes and webhooks.
import { api } from "../lib/api";
import { canBePushed, isSilenced, keepOwnChannel, ownChannel, subscribe, unsubscribe } from "../lib/app";
import { ChannelBook, USUAL } from "../channels/channels.svelte";
import type { Channel, ChannelRequest } from "../lib/types";
import { words } from "../lib/words.svelte";

export class Told extends ChannelBook {
  /** The browser was asked to show messages, and its person said no. */
  declined = $state(false);
  #own = $state(ownChannel());

  constructor() {
    super({
      list: () => api.channels(),
      add: (channel) => api.addChannel(channel),
      change: (id, change) => api.changeChannel(id, change),
      drop: (id) => api.dropChannel(id),
      tryOut: (id) => api.tryChannel(id),
    });
  }

  /** The channel that is this browser, while the table knows it. */
  get here(): Channel | null {
    return this.known?.channels.find(({ id, kind }) => kind === "push" && id === this.#own) ?? null;
  }

  get pushable(): boolean {
    return Boolean(this.known?.push_key) && canBePushed() && this.here === null;
  }

  get silenced(): boolean {
    return canBePushed() && isSilenced();
  }

  override get kinds(): ChannelRequest["kind"][] {
    return this.known?.mail ? ["mail", ...super.kinds] : super.kinds;
  }

  async pushHere(): Promise<void> {
    this.declined = false;
    await this.attempt(async () => {
      const subscribed = await subscribe(this.known?.push_key ?? "");
      this.declined = subscribed === null;
      if (subscribed === null) return null;
      const made = await this.ways.add({ kind: "push", ...subscribed, wants: USUAL, lang: words.lang });
      this.#keep(made.made);
      return made;
    });
  }

  confirm(channel: Channel, code: string): Promise<void> {
    return this.attempt(() => api.confirmChannel(channel.id, code.trim()));
  }

  override async drop(channel: Channel): Promise<void> {
    await super.drop(channel);
    if (this.problem !== null || channel.id !== this.#own) return;
    this.#keep("");
    await unsubscribe().catch(() => undefined); // nothing is sent to it any more, whatever the browser says
  }

  #keep(id: string): void {
    this.#own = id;
    keepOwnChannel(id);
  }
}
