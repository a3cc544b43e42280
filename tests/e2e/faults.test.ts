// A connection that breaks, a server that is killed in the middle of a turn, moves that are refused.
import type { Page } from "@playwright/test";
import { BOT, Person, YOU, ask } from "./person";
import { Server, expect, test } from "./server";

/** Asks the page to try again at once; by itself it tries too, and the button goes away where that was quicker. */
async function retry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Retry now" }).evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
}

test("the server is killed in the middle of a turn and the game goes on", async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const me = new Person(await context.newPage());
  try {
    await me.playVinci();
    await me.answer(/^Take people I:/);
    await me.waitForTurn();
    if ((await me.question()).includes("turn")) await me.answer(/^Gather/);
    await me.answer(/^Conquer/);
    await me.waitForTurn();
    const before = await me.question();
    const moves = await ask<{ moves: number }>(me.page, "GET", `/api/tables/${me.table}`);

    await server.down("SIGKILL");
    await expect(me.page.getByText(/Connection lost/)).toBeVisible();
    await expect(me.choices.getByRole("button").first()).toBeDisabled();
    await me.picture("connection-lost");
    await server.up();
    await retry(me.page);
    await me.waitForTurn();
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

test("what happened while the line was cut arrives once, in order, and without the whole table", async ({ page }) => {
  const lines: { since: string | null; types: string[]; versions: number[] }[] = [];
  let open = true;
  let cut = async (): Promise<void> => undefined;
  await page.routeWebSocket(/\/live/, (line) => {
    if (!open) return void line.close({ code: 3001 });
    const heard = { since: new URL(line.url()).searchParams.get("since"), types: [] as string[], versions: [] as number[] };
    lines.push(heard);
    const table = line.connectToServer();
    table.onMessage((message) => {
      const { type, version } = JSON.parse(String(message)) as { type: string; version?: number };
      heard.types.push(type);
      if (type === "update" && version !== undefined) heard.versions.push(version);
      line.send(message);
    });
    cut = async () => {
      open = false;
      await table.close({ code: 3001 });
      await line.close({ code: 3001 });
    };
  });
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.open("vinci", [YOU, YOU, YOU]); // no bot runs on while the line is cut
  await me.waitForTurn();
  await cut();
  await expect(page.getByText(/Connection lost/)).toBeVisible();
  const given = await act(page, me.table, "take I");
  const { body: before } = await ask<{ pending: number[] }>(page, "GET", `/api/tables/${me.table}`);
  given.seat = before.pending[0] ?? 0;
  expect((await ask(page, "POST", `/api/tables/${me.table}/act`, given)).status).toBe(200);
  open = true;
  await retry(page);
  await expect.poll(() => lines.at(-1)?.versions.length ?? 0).toBeGreaterThan(0);
  await me.waitForTurn();
  const back = lines.at(-1);
  expect(lines.length).toBeGreaterThan(1);
  expect(back?.since).toBe(String(given.version));
  expect(back?.types).not.toContain("full");
  expect(back?.versions).toEqual(back?.versions.map((_, i) => given.version + 1 + i));
});

for (const kind of ["js", "css"]) {
  test(`a part of the page whose ${kind} does not come says so, and comes at the next try`, async ({ page }) => {
    const me = new Person(page);
    for (const part of ["DeskView", "TableMenu"]) await page.route(`**/assets/${part}-*.${kind}`, (route) => route.abort());
    await me.open("tapestry", [YOU, BOT]);
    const missed = page.getByRole("alert").filter({ hasText: "This part of the page has not come." });
    await expect(missed).toBeVisible();
    await page.unroute(`**/assets/DeskView-*.${kind}`);
    await missed.getByRole("button", { name: "Try again" }).click();
    await me.waitForTurn();
    await expect(page.locator(".desk")).toHaveCSS("overflow-y", "auto");
    // what opens over the table
    await page.getByRole("button", { name: "Table menu" }).click();
    await expect(page.getByRole("dialog").filter({ has: missed })).toBeVisible();
    await page.unroute(`**/assets/TableMenu-*.${kind}`);
    await missed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog").getByText("Settings")).toBeVisible();
    await expect(missed).toHaveCount(0);
  });
}

test("a thing that cannot be clicked says why, with its rule", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playVinci();
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
  await me.playVinci();
  const given = await act(page, me.table, "take I");
  const first = await ask(page, "POST", `/api/tables/${me.table}/act`, given);
  expect(first.status).toBe(200);
  const second = await ask<{ code: string; state: { version: number } }>(page, "POST", `/api/tables/${me.table}/act`, given);
  expect([second.status, second.body.code]).toEqual([409, "stale"]);
  expect(second.body.state.version).toBeGreaterThan(given.version);
  await me.waitForTurn();
  expect(me.errors).toEqual([]);
});

async function act(page: Person["page"], table: string, notation: string): Promise<{ seat: number; version: number; actions: string[] }> {
  const { body } = await ask<{ you: { seats: number[] }; version: number }>(page, "GET", `/api/tables/${table}`);
  return { seat: body.you.seats[0] ?? 0, version: body.version, actions: [notation] };
}
