// Being told: a webhook that one adds on one's own page really hears; and without a network the page says so.
import type { BrowserContext, Page, Worker } from "@playwright/test";
import { createServer, type Server as Listener } from "node:http";
import type { AddressInfo } from "node:net";
import { faults } from "./axe";
import { ask, Person } from "./person";
import { expect, Server, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Somebody's webhook: what it has heard, and where it is. */
async function listening(): Promise<{ heard: string[]; url: string; listener: Listener }> {
  const heard: string[] = [];
  const listener = createServer((request, answer) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      heard.push(body);
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => listener.listen(0, "127.0.0.1", ready));
  return { heard, url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`, listener };
}

/** A server whose operator lets it send inside its own network. */
async function obliging(): Promise<Server> {
  process.env.ECUMENE_HOOKS = "anywhere";
  try {
    return await Server.start();
  } finally {
    delete process.env.ECUMENE_HOOKS;
  }
}

test("a webhook is added, tried, told what for, and removed", async ({ page }) => {
  const me = new Person(page);
  const server = await obliging();
  const { heard, url, listener } = await listening();
  try {
    await page.goto(`${server.url}/me`);
    const told = page.getByRole("region", { name: "Being told" });
    await told.getByLabel("Way").selectOption("json");
    await told.getByLabel("Address of the webhook").fill("https://nobody.invalid/hook");
    await told.getByRole("button", { name: "Add" }).click();
    await expect(told.getByRole("alert")).toContainText("nobody is found");
    await told.getByLabel("Address of the webhook").fill(url);
    await told.getByRole("button", { name: "Add" }).click();
    await expect(told.getByText("This signs every message")).toBeVisible();
    await expect(told.getByRole("listitem")).toHaveCount(1);
    await told.getByRole("button", { name: "Try Webhook (JSON)" }).click();
    await expect.poll(() => heard.length).toBe(1);
    await expect(told.getByText("The last message arrived now.")).toBeVisible();
    expect(JSON.parse(heard[0] ?? "")).toMatchObject({ events: [{ what: "test" }] });
    await told.getByLabel("Somebody writes").check();
    await page.reload();
    await expect(told.getByLabel("Somebody writes")).toBeChecked();
    await expect(told.getByText("This signs every message")).toHaveCount(0);
    await me.picture("me-told");
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark" });
    await told.scrollIntoViewIfNeeded();
    await me.picture("me-told-phone-dark");
    expect(await faults(page)).toEqual([]);
    await told.getByRole("button", { name: "Remove Webhook (JSON)" }).click();
    await expect(told.getByRole("listitem")).toHaveCount(0);
    expect(me.errors.filter((error) => !error.includes("400"))).toEqual([]);
  } finally {
    listener.close();
    await server.remove();
  }
});

test("the owner of a table adds a webhook to it, tries it, reads what came of it, and removes it", async ({ page }) => {
  const me = new Person(page);
  const server = await obliging();
  const { heard, url, listener } = await listening();
  try {
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play now" }).click();
    await me.waitForTurn();
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("button", { name: "Webhooks of the table" }).click();
    const dialog = page.getByRole("dialog", { name: "Webhooks of the table" });
    await dialog.getByLabel("Way").selectOption("json");
    await dialog.getByLabel("Address of the webhook").fill(url);
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(dialog.getByText("This signs every message")).toBeVisible();
    await expect(dialog.getByText("Nothing was sent there yet.")).toBeVisible();
    await dialog.getByRole("button", { name: "Try Webhook (JSON)" }).click();
    await expect.poll(() => heard.length).toBe(1);
    await expect(dialog.getByText(/^The last message arrived/)).toBeVisible();
    await me.picture("table-hooks");
    expect(await faults(page)).toEqual([]);
    listener.close();
    listener.closeAllConnections();
    await dialog.getByRole("button", { name: "Try Webhook (JSON)" }).click();
    await expect(dialog.getByText("Nobody was found there.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("button", { name: "Webhooks of the table" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await expect(dialog.getByText("This signs every message")).toHaveCount(0); // it was told once
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await me.picture("table-hooks-phone-dark");
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Remove Webhook (JSON)" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(0);
    expect(me.errors).toEqual([]);
  } finally {
    listener.close();
    await server.remove();
  }
});

test("without a network the page says since when, in the reader's language, and comes back by itself", async ({ page, context, baseURL }) => {
  await page.goto(String(baseURL));
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.active?.state));
  await page.evaluate(() => localStorage.setItem("ecumene.lang", "fr"));
  await page.goto(`${baseURL}/me`); // the first visit that the worker sees
  await expect.poll(() => page.evaluate(() => caches.match("/offline/seen").then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.goto(`${baseURL}/tables`);
  await expect(page.getByRole("heading", { name: "La table est injoignable" })).toBeVisible();
  await expect(page.getByText(/Dernier contact/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "The table cannot be reached" })).toBeHidden();
  await new Person(page).picture("offline");
  expect(await faults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "La table est injoignable" })).toHaveCount(0);
});

test("the page can be installed", async ({ page, baseURL }) => {
  await page.goto(String(baseURL));
  const line = await page.context().newCDPSession(page);
  const { errors } = await line.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { installabilityErrors } = await line.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map((error) => error.errorId).filter((error) => error !== "in-incognito")).toEqual([]);
});

/** The service worker as it runs; what it asks of the browser beyond showing is kept, for only a person's click may ask it. */
async function keeping(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(() => {
    const kept = Object.assign(globalThis, { asked: [] as string[] }) as unknown as Kept;
    Object.assign(kept.navigator, { setAppBadge: async (count: number) => void kept.asked.push(`badge ${count}`) });
    Object.assign(kept.clients, { openWindow: async (path: string) => void kept.asked.push(`open ${path}`) });
    Object.assign(kept.WindowClient.prototype, {
      async focus(this: { url: string }) {
        kept.asked.push(`focus ${new URL(this.url).pathname}`);
      },
    });
  });
  return worker;
}

interface Kept {
  asked: string[];
  navigator: object;
  clients: object;
  WindowClient: { prototype: object };
  NotificationEvent: new (kind: string, about: object) => Event;
  registration: ServiceWorkerRegistration;
}

const asked = (worker: Worker): Promise<string[]> => worker.evaluate(() => (globalThis as unknown as Kept).asked);

/** A push as the browser's push service brings it. */
async function pushTo(page: Page, message: object): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => one && found(one.registrationId)),
  );
  await line.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  await line.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await known, data: JSON.stringify(message) });
  await line.detach();
}

/** Somebody clicks what is shown. */
async function clickNotice(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { registration, NotificationEvent } = globalThis as unknown as Kept;
    const [notification] = await registration.getNotifications();
    globalThis.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  });
}

test("a push is shown by the browser and leads to its table, and the number on the icon goes down with one's answer", async ({ browser, page, context, server }) => {
  await context.grantPermissions(["notifications"], { origin: server.url });
  await page.addInitScript(() => {
    localStorage.setItem("ecumene.push-channel", "c1"); // as in a browser that is pushed to
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  });
  const badges = (): Promise<number[]> => page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges);
  const me = new Person(page);
  await me.arrive();
  const seats = [{ kind: "open" }, { kind: "you" }];
  const { body } = await ask<{ id: string }>(page, "POST", "/api/tables", { game: "vinci", seats, order: "fixed", seed: 7 });
  const other = await browser.newContext({ baseURL: server.url });
  const bob = new Person(await other.newPage());
  await bob.arrive();
  await ask(bob.page, "POST", `/api/tables/${body.id}/sit`, { name: "Bob" });
  await ask(page, "POST", `/api/tables/${body.id}/begin`, {});
  const turn = async () => (await ask<{ pending: number[] }>(page, "GET", `/api/tables/${body.id}`)).body.pending;
  expect(await turn()).toEqual([1]);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = await keeping(context);
  await pushTo(page, { id: "m1", title: "Your turn", text: "Your turn: Vinci", url: `${server.url}/t/${body.id}`, lang: "en" });
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]));
  await expect.poll(shown).toEqual([["Your turn", "Your turn: Vinci", "m1"]]);
  await expect.poll(() => asked(worker)).toEqual(["badge 1"]);
  await clickNotice(worker);
  await expect.poll(() => asked(worker)).toEqual(["badge 1", `open /t/${body.id}`]);
  await expect.poll(shown).toEqual([]);

  // at the table one answers, and nothing waits any more; a second push finds the page that is open
  await page.goto(`/t/${body.id}`);
  await me.waitForTurn();
  await expect.poll(badges).toContain(1);
  await pushTo(page, { id: "m2", title: "Somebody writes", text: "Bob: hello", url: `${server.url}/t/${body.id}`, lang: "en" });
  await expect.poll(shown).toEqual([["Somebody writes", "Bob: hello", "m2"]]);
  await clickNotice(worker);
  await expect.poll(() => asked(worker)).toContain(`focus /t/${body.id}`);
  for (let answers = 0; answers < 9 && (await turn()).includes(1); answers++) await me.answer(/^Take people I:/, /^Stop/, /^Gather/);
  await expect.poll(async () => (await badges()).at(-1)).toBe(0);
  expect(me.errors).toEqual([]);
  await other.close();
});
