// A push reaches the service worker, is shown by the browser, and leads to its table.
import { type Browser, type BrowserContext, type Page, type Worker, chromium } from "@playwright/test";
import { launching } from "./chromium";
import { OPEN, Person, YOU, ask, together } from "./person";
import { expect, test as base } from "./server";

/** Notifications are what a Chromium without windows has not. */
const test = base.extend<{ whole: Browser }>({
  whole: async ({}, use) => {
    const browser = await chromium.launch(launching("chromium"));
    await use(browser);
    await browser.close();
  },
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

test("a push is shown by the browser and leads to its table, and the number on the icon goes down with one's answer", async ({ whole, server }) => {
  const context = await whole.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await context.grantPermissions(["notifications"], { origin: server.url });
  await page.addInitScript(() => {
    localStorage.setItem("ecumene.push-channel", "c1"); // as in a browser that is pushed to
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  });
  const badges = (): Promise<number[]> => page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges);
  const me = new Person(page);
  const other = await whole.newContext({ baseURL: server.url });
  const bob = new Person(await other.newPage());
  const table = await together(me, bob, "vinci", [OPEN, YOU]);
  await page.goto("/");
  const turn = async () => (await ask<{ pending: number[] }>(page, "GET", `/api/tables/${table}`)).body.pending;
  expect(await turn()).toEqual([1]);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = await keeping(context);
  await pushTo(page, { id: "m1", title: "Your turn", text: "Your turn: Vinci", url: `${server.url}/t/${table}`, lang: "en" });
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]));
  await expect.poll(shown).toEqual([["Your turn", "Your turn: Vinci", "m1"]]);
  await expect.poll(() => asked(worker)).toEqual(["badge 1"]);
  await clickNotice(worker);
  await expect.poll(() => asked(worker)).toEqual(["badge 1", `open /t/${table}`]);
  await expect.poll(shown).toEqual([]);

  // at the table one answers, and nothing waits any more; a second push finds the page that is open
  await page.goto(`/t/${table}`);
  await me.waitForTurn();
  await expect.poll(badges).toContain(1);
  await pushTo(page, { id: "m2", title: "Somebody writes", text: "Bob: hello", url: `${server.url}/t/${table}`, lang: "en" });
  await expect.poll(shown).toEqual([["Somebody writes", "Bob: hello", "m2"]]);
  await clickNotice(worker);
  await expect.poll(() => asked(worker)).toContain(`focus /t/${table}`);
  for (let answers = 0; answers < 9 && (await turn()).includes(1); answers++) await me.answer(/^Take people I:/, /^Stop/, /^Gather/);
  await expect.poll(async () => (await badges()).at(-1)).toBe(0);
  expect(me.errors).toEqual([]);
});
