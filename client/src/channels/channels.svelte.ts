// Channels by which somebody is told: one's own or a table's, as a page shows them, and what one does about them.
import { Ask } from "../lib/ask.svelte";
import type { Channel, ChannelMade, ChannelRequest, Channels } from "../lib/types";
import { words } from "../lib/words.svelte";

export type What = Channel["wants"][number];
export const WHAT: readonly What[] = ["turn", "over", "talk", "hours"];
export const USUAL: What[] = ["turn", "over", "hours"];
/** When to look what became of something that was sent, in milliseconds: it takes a moment, or up to ten seconds. */
const LOOKS = [600, 1_500, 4_000, 8_000];

/** The routes of channels: of one's own, or of a table. */
export interface Ways {
  list: () => Promise<Channels>;
  add: (channel: ChannelRequest) => Promise<ChannelMade>;
  change: (id: string, change: { wants: What[] }) => Promise<Channels>;
  drop: (id: string) => Promise<Channels>;
  tryOut: (id: string) => Promise<Channels>;
}

export class ChannelBook extends Ask {
  known = $state.raw<Channels | null>(null);
  /** What signs a webhook, shown once, right after it was made. */
  secret = $state("");
  /** The channel that was just tried, until it is known what came of it. */
  tried = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(protected readonly ways: Ways) {
    super();
  }

  /** What may be added by an address. */
  get kinds(): ChannelRequest["kind"][] {
    return this.known?.hooks ? ["discord", "slack", "json"] : [];
  }

  load(): Promise<void> {
    return this.attempt(() => this.ways.list());
  }

  /** Whether it was added. */
  async add(kind: ChannelRequest["kind"], address: string): Promise<boolean> {
    await this.attempt(async () => {
      const made = await this.ways.add({ kind, address: address.trim(), wants: USUAL, lang: words.lang });
      this.secret = made.secret ?? "";
      return made;
    });
    return this.problem === null;
  }

  want(channel: Channel, what: What, wanted: boolean): Promise<void> {
    const wants = WHAT.filter((each) => (each === what ? wanted : channel.wants.includes(each)));
    return this.attempt(() => this.ways.change(channel.id, { wants }));
  }

  /** Sends something, and looks whether it arrives. */
  tryOut(channel: Channel): Promise<void> {
    return this.attempt(async () => {
      const known = await this.ways.tryOut(channel.id);
      this.tried = channel.id;
      this.#follow(channel, 0);
      return known;
    });
  }

  drop(channel: Channel): Promise<void> {
    return this.attempt(() => this.ways.drop(channel.id));
  }

  /** Looks no more: whoever asked has gone. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #follow(channel: Channel, look: number): void {
    this.leave();
    const wait = LOOKS[look];
    if (wait === undefined) return;
    this.#timer = setTimeout(async () => {
      const known = await this.ways.list().catch(() => null); // the next look may find it
      if (this.tried !== channel.id) return;
      const now = known?.channels.find(({ id }) => id === channel.id);
      if (known && !this.busy) this.known = known;
      if (now && (now.trouble || (now.arrived ?? 0) > (channel.arrived ?? 0))) this.tried = "";
      else this.#follow(channel, look + 1);
    }, wait);
  }

  protected async attempt(work: () => Promise<Channels | null>): Promise<void> {
    this.tried = "";
    this.known = (await this.run(work)) ?? this.known;
  }
}
