// Two browsers at one table, and a third that watches.
import { faults } from "./axe";
import { Person, ask } from "./person";
import { expect, test } from "./server";

/** Who is asked at a table, and which seats are one's own. */
interface Asked {
  pending: number[];
  you: { seats: number[] };
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a friend joins by the link, both play, a spectator watches", async ({ browser, page, baseURL }) => {
  const ada = new Person(page);
  await ada.repeatable();
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).click();
  const invite = page.getByRole("dialog");
  await invite.getByRole("textbox", { name: /name/i }).fill("Ada");
  await invite.getByRole("button", { name: "Get the link" }).click();
  const link = await invite.getByRole("textbox", { name: "Link to the table" }).inputValue();
  expect(link).toContain("/t/");
  await invite.getByRole("link", { name: "Go to the table" }).or(invite.getByRole("button", { name: "Go to the table" })).click();
  await expect(page.getByRole("button", { name: "Fill with bots and begin" }).or(page.getByText("free"))).not.toHaveCount(0);
  await ada.picture("waiting-room");

  const other = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const bob = new Person(await other.newPage());
  await bob.page.goto(link);
  await bob.page.getByRole("textbox", { name: /name/i }).fill("Bob");
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Bob").first()).toBeVisible();
  const begin = page.getByRole("button", { name: /^(Begin the game|Fill with bots and begin)$/ });
  await expect(begin.or(ada.decision).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();

  const third = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const eve = new Person(await third.newPage());
  await eve.page.goto(link);
  await expect(eve.board).toBeVisible();

  // whoever is asked first answers; the other one and the spectator see it
  for (let turn = 0; turn < 6; turn++) {
    const asked = async (person: Person) => {
      const { body } = await ask<Asked>(person.page, "GET", `/api/tables/${ada.table}`);
      return body.pending.some((seat) => body.you.seats.includes(seat));
    };
    await expect.poll(async () => (await asked(ada)) || (await asked(bob)), { timeout: 60_000 }).toBe(true);
    const mover = (await asked(ada)) ? ada : bob;
    await mover.answer(/^Take people I:/, /^Conquer/);
    const now = await mover.seen();
    for (const seen of [ada, bob, eve]) await seen.sees(now);
  }
  await expect(eve.choices.getByRole("button")).toHaveCount(0);
  for (const seen of [ada, bob, eve]) {
    await expect(seen.page.getByRole("log").getByText(/takes/).first()).toBeVisible();
    expect(seen.errors).toEqual([]);
  }
  const info = await ask<{ you: { role: string; seats: number[] } }>(eve.page, "GET", `/api/tables/${ada.table}`);
  expect(info.body.you).toMatchObject({ role: "spectator", seats: [] });
  // a spectator who tries to act is refused
  const tried = await ask<{ code: string }>(eve.page, "POST", `/api/tables/${ada.table}/act`, { seat: 0, version: 1, actions: [0] });
  expect([tried.status, tried.body.code]).toEqual([403, "not_your_seat"]);
  await eve.picture("spectator");
  await other.close();
  await third.close();
});

test("who watches some moves later reads so and sees no more, and a closed table shows nothing", async ({ browser, page, baseURL }) => {
  const ada = new Person(page);
  await ada.arrive();
  const opened = async (watch: object): Promise<string> => {
    const wish = { game: "vinci", seats: [{ kind: "you" }, { kind: "you" }], order: "fixed", seed: 7, watch };
    return (await ask<{ id: string }>(page, "POST", "/api/tables", wish)).body.id;
  };
  const [behind, closed] = [await opened({ open: true, delay: 6 }), await opened({ open: false })];
  await page.goto(`/t/${behind}`);
  for (let answers = 0; answers < 3; answers++) await ada.answer(/^Take people I:/, /^Gather/, /^Conquer/);

  const other = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const eve = new Person(await other.newPage());
  await eve.page.goto(`/t/${behind}`);
  await expect(eve.board).toBeVisible();
  const said = eve.page.getByRole("banner").getByText("You watch 6 moves behind the game");
  await expect(said).toBeVisible();
  await expect(eve.page.getByRole("log").getByText(/takes/)).toHaveCount(0); // three moves are fewer than six
  await expect(page.getByRole("log").getByText(/takes/).first()).toBeVisible();
  await expect(page.getByText(/moves behind the game/)).toHaveCount(0); // who plays is not behind
  await eve.picture("watch-behind");
  expect(await faults(eve.page)).toEqual([]);
  await eve.page.setViewportSize({ width: 390, height: 844 });
  await expect(said).toBeVisible();
  expect(await said.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1); // none of it is cut
  await eve.picture("watch-behind-phone");
  await eve.page.goto(`/t/${closed}`);
  await expect(eve.page.getByText(/^(This game is closed|Cette partie est fermée)/)).toBeVisible();
  await expect(eve.board).toHaveCount(0);
  await eve.picture("watch-closed");
  expect(await faults(eve.page)).toEqual([]);
  await other.close();
  expect([...ada.errors, ...eve.errors]).toEqual([]);
});
