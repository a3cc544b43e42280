// People among people: a rated game counts, a link makes two friends, one is invited, and both play again.
import type { Page } from "@playwright/test";
import { faults } from "./axe";
import { OFTEN, Person, ask } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Somebody with a name, in a browser of their own. */
async function arrives(page: Page, name: string): Promise<Person> {
  const person = new Person(page);
  await person.arrive();
  await ask(page, "PUT", "/api/me", { name });
  return person;
}

/** Both give up, and bots play the game to its end. */
async function end(table: string, ...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const { body } = await ask<{ you: { seats: number[] } }>(page, "GET", `/api/tables/${table}`);
    await ask(page, "POST", `/api/tables/${table}/concede`, { seat: body.you.seats[0], level: "gentle" });
  }
  const over = async () => (await ask<{ status: string }>(pages[0] as Page, "GET", `/api/tables/${table}`)).body.status;
  await expect.poll(over, { intervals: OFTEN, timeout: 120_000 }).toBe("over");
}

test("a link makes friends, who are invited to a rated game that counts, and play again", async ({ page: ann, browser, server }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const bob = await context.newPage();
  const [me] = [await arrives(ann, "Ann"), await arrives(bob, "Bob")];

  await ann.goto("/me");
  await ann.getByRole("button", { name: "Make my link" }).click();
  const link = await ann.getByRole("textbox", { name: "Copy my link" }).inputValue();
  expect(await faults(ann)).toEqual([]);
  await bob.goto(link);
  await expect(bob.getByText("Ann gave you this link.")).toBeVisible();
  expect(await faults(bob)).toEqual([]);
  await bob.getByRole("button", { name: "Become friends" }).click();
  await expect(bob.getByRole("status").filter({ hasText: "Ann and you are friends." })).toBeVisible();

  // a rated table in the lobby: the other finds the invitation, reads that it counts, and agrees by sitting down
  await ann.goto("/");
  await ann.getByRole("button", { name: "Invite friends" }).click();
  await ann.getByRole("radio", { name: "It counts" }).check({ force: true });
  await expect(ann.getByText("The result counts for the ratings of everybody who sits down.")).toBeVisible();
  await ann.getByRole("button", { name: "Get the link" }).click();
  await ann.getByRole("button", { name: "Go to the table" }).click();
  await ann.getByRole("button", { name: "Invite Bob" }).click();
  await expect(ann.getByText("Awaited: Bob.")).toBeVisible();
  await me.picture("circle-room");
  expect(await faults(ann)).toEqual([]);
  const table = me.table;
  await bob.goto("/");
  const invitations = bob.getByRole("region", { name: "Invitations" });
  await expect(invitations.getByText(/^Ann awaits you/)).toBeVisible();
  expect(await faults(bob)).toEqual([]);
  await invitations.getByRole("link", { name: /^Come/ }).click();
  await expect(bob.getByText("1500? ± 250").first()).toBeVisible();
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.getByText("1500? ± 250")).toHaveCount(2);
  await ask(ann, "POST", `/api/tables/${table}/begin`, {});
  await end(table, ann, bob);

  // what it changed stands on the page of one's own, beside the game with a friend
  const counted = async () => (await ask<{ counted: boolean }>(ann, "GET", `/api/tables/${table}/ratings`)).body.counted;
  await expect.poll(counted, { intervals: OFTEN }).toBe(true);
  await ann.goto("/me");
  await expect(ann.getByRole("region", { name: "Ratings" }).getByText(/^\d+\? ± \d+$/)).toBeVisible();
  await expect(ann.getByRole("region", { name: "Friends" }).getByText("Bob")).toBeVisible();
  await me.picture("circle-me");
  expect(await faults(ann)).toEqual([]);

  // again with Bob: a seat is kept for him
  await ann.getByRole("button", { name: /^Play again: / }).first().click();
  await expect(ann.getByRole("checkbox", { name: "Bob" })).toBeChecked();
  expect(await faults(ann)).toEqual([]);
  await ann.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.getByText("Awaited: Bob.")).toBeVisible();
  await bob.goto("/me");
  await expect(bob.getByRole("region", { name: "Invitations" }).getByText(/a seat is kept for you/)).toBeVisible();

  // and nobody stays a friend against their will
  await bob.getByRole("button", { name: "More about Ann" }).click();
  expect(await faults(bob)).toEqual([]);
  await bob.getByRole("button", { name: "End the friendship" }).click();
  await expect(bob.getByText("None yet. Give somebody your link")).toBeVisible();
  expect(me.errors).toEqual([]);
  await context.close();
});
