// Friends, one's link, and where one is awaited: what the page of one's own shows, and what one does about it.
import { api } from "../lib/api";
import { Ask } from "../lib/ask.svelte";
import type { Friend, FriendsPage, Invitation } from "../lib/types";

export class Friends extends Ask {
  page = $state.raw<FriendsPage | null>(null);
  invitations = $state.raw<Invitation[]>([]);

  load(): Promise<void> {
    return this.run(async () => {
      const [page, found] = await Promise.all([api.friends(), api.invitations()]);
      this.page = page;
      this.invitations = found.invitations;
    });
  }

  /** A new link; the old one leads nowhere. */
  renew(): Promise<void> {
    return this.run(async () => {
      this.page = await api.newFriendLink();
    });
  }

  withdraw(): Promise<void> {
    return this.run(async () => {
      this.page = await api.dropFriendLink();
    });
  }

  change(id: string, kind: Friend["kind"]): Promise<void> {
    return this.run(async () => {
      this.page = await api.changeFriend(id, kind);
      this.invitations = (await api.invitations()).invitations;
    });
  }

  drop(id: string): Promise<void> {
    return this.run(async () => {
      this.page = await api.dropFriend(id);
    });
  }
}
