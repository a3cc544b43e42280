// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../lib/api";
import { words } from "../lib/words.svelte";
import type { Friend, FriendsPage } from "../lib/types";
import FriendPage from "./FriendPage.svelte";
import { Friends } from "./friends.svelte";

const bob: Friend = { id: "b", name: "Bob", kind: "friend", played: 2, won: 1, lost: 1, last: "t1", tables: [] };
const page: FriendsPage = { link: "code", friends: [bob] };

beforeEach(() => words.setLang("en"));
afterEach(() => vi.restoreAllMocks());

test("friends and invitations are loaded together, and a change is shown", async () => {
  vi.spyOn(api, "friends").mockResolvedValue(page);
  vi.spyOn(api, "invitations").mockResolvedValue({ invitations: [] });
  const changed = vi.spyOn(api, "changeFriend").mockResolvedValue({ ...page, friends: [{ ...bob, kind: "muted" }] });
  const friends = new Friends();
  await friends.load();
  await friends.change("b", "muted");
  expect(changed).toHaveBeenCalledWith("b", "muted");
  expect(friends.page?.friends[0]?.kind).toBe("muted");
});

test("what the table refuses is shown, and what was known stays", async () => {
  const problem = { code: "not_found", text: { en: "Nobody.", fr: "Personne." } } as const;
  vi.spyOn(api, "dropFriend").mockRejectedValue(new ApiProblem(problem, 404));
  const friends = new Friends();
  friends.page = page;
  await friends.drop("x");
  expect([friends.problem, friends.busy, friends.page]).toEqual([problem, false, page]);
});

test("whoever opens a link becomes a friend with one click", async () => {
  const ann = { name: "Ann", colour: "jade" as const, own: false, friends: false };
  vi.spyOn(api, "friendLink").mockResolvedValue(ann);
  vi.spyOn(api, "me").mockResolvedValue({ name: "Bob" });
  const accepted = vi.spyOn(api, "acceptFriend").mockResolvedValue({ ...ann, friends: true });
  render(FriendPage, { code: "code" });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Become friends" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await fireEvent.click(button);
  expect(accepted).toHaveBeenCalledWith("code");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Ann and you are friends"));
});
