// A connection that breaks, a server that is killed in the middle of a turn, moves that are refused.
import { Person, ask } from "./person";
import { Server, expect, test } from "./server";

test("the server is killed in the middle of a turn and the game goes on", async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const me = new Person(await context.newPage());
  try {
    await me.playNow();
    await me.answer(/^Take people I:/);
    await me.waitForTurn(60_000);
    if ((await me.question()).includes("turn")) await me.answer(/^Gather/);
    await me.answer(/^Conquer/);
    await me.waitForTurn();
    const before = await me.question();
    const moves = await ask<{ moves: number }>(me.page, "GET", `/api/tables/${me.table}`);

    await server.down("SIGKILL");
    await expect(me.page.getByText(/Connection lost/)).toBeVisible({ timeout: 20_000 });
    await expect(me.choices.getByRole("button").first()).toBeDisabled();
    await me.picture("connection-lost");
    await server.up();
    await me.page.getByRole("button", { name: "Retry now" }).click({ timeout: 3_000 }).catch(() => undefined);
    await me.waitForTurn(60_000);
    expect(await me.question()).toBe(before);
    const after = await ask<{ moves: number }>(me.page, "GET", `/api/tables/${me.table}`);
    expect(after.body.moves).toBe(moves.body.moves);
    await me.answer(/^Conquer/, /^Stop/);
    await expect
      .poll(async () => (await ask<{ moves: number }>(me.page, "GET", `/api/tables/${me.table}`)).body.moves)
      .toBeGreaterThan(moves.body.moves);
  } finally {
    await context.close();
    await server.remove();
  }
});

test("what happened while offline arrives once, in order", async ({ page, context }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playNow();
  const versions: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => {
      const message = JSON.parse(String(frame.payload)) as { type: string; version?: number };
      if (message.type === "update" && message.version !== undefined) versions.push(message.version);
    }),
  );
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await context.setOffline(false);
  await page.reload();
  await me.waitForTurn();
  await me.answer(/^Take people I:/);
  await me.waitForTurn(60_000);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions).toEqual(versions.map((_, i) => (versions[0] ?? 0) + i));
});

test("a thing that cannot be clicked says why, with its rule", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playNow();
  await me.click(/^Ireland/);
  const about = page.getByRole("region", { name: "About this" });
  await expect(about.first()).toContainText("Ireland");
  await expect(about.first()).toContainText("Why not?");
  await expect(about.getByRole("link", { name: "The rule" }).first()).toBeVisible();
  await me.picture("why-not");
  const refused = await ask<{ code: string; rule: string; text: { en: string; fr: string } }>(
    page, "POST", `/api/tables/${me.table}/act`, await act(page, me.table, "conquer alps"),
  );
  expect(refused.status).toBe(422);
  expect(refused.body.code).toBe("illegal");
  expect(refused.body.rule).toMatch(/^(vinci|core)\./);
  expect(refused.body.text.fr).not.toBe(refused.body.text.en);
});

test("a move on a table that has moved on is refused with the new state", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playNow();
  const given = await act(page, me.table, "take I");
  const first = await ask(page, "POST", `/api/tables/${me.table}/act`, given);
  expect(first.status).toBe(200);
  const second = await ask<{ code: string; state: { version: number } }>(page, "POST", `/api/tables/${me.table}/act`, given);
  expect([second.status, second.body.code]).toEqual([409, "stale"]);
  expect(second.body.state.version).toBeGreaterThan(given.version);
  await me.waitForTurn(60_000);
  expect(me.errors).toEqual([]);
});

async function act(page: Person["page"], table: string, notation: string): Promise<{ seat: number; version: number; actions: string[] }> {
  const { body } = await ask<{ you: { seats: number[] }; version: number }>(page, "GET", `/api/tables/${table}`);
  return { seat: body.you.seats[0] ?? 0, version: body.version, actions: [notation] };
}
