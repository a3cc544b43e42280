// Who one is: a guest keeps a seat with a passkey or a phrase, loses the cookie, and has the seat again.
import type { BrowserContext, Page } from "@playwright/test";
import { faults } from "./axe";
import { BOT, Person, YOU, ask } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The same server by a name: an address in numbers has no passkeys. */
const named = (url: string | undefined) => String(url).replace("127.0.0.1", "localhost");

/** A device that answers by itself, as if somebody put a finger on it. */
async function withDevice(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await line.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

async function loseCookie(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  expect(await context.cookies()).toEqual([]);
}

async function seated(page: Page, table: string): Promise<number[]> {
  const { body } = await ask<{ you: { seats: number[] } }>(page, "GET", `/api/tables/${table}`);
  return body.you.seats;
}

/** A table against a bot, in a browser that nobody knows yet. */
async function sitDown(page: Page, url: string): Promise<string> {
  await page.request.get(`${url}/api/me`);
  const opened = await page.request.post(`${url}/api/tables`, { data: { game: "vinci", seats: [YOU, BOT], order: "fixed", seed: 7 } });
  return ((await opened.json()) as { id: string }).id;
}

test("a guest keeps the seat with a passkey, loses the cookie, and has the seat again", async ({ page, context, baseURL }) => {
  const me = new Person(page);
  const url = named(baseURL);
  await withDevice(page);
  const table = await sitDown(page, url);
  await page.goto(url);
  expect(await seated(page, table)).toEqual([0]);

  await page.getByRole("button", { name: "Your name" }).click();
  await page.getByRole("link", { name: "Your page: games, results, devices" }).click();
  await expect(page.getByRole("heading", { name: "Keep who you are" })).toBeVisible();
  await me.picture("me-guest");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Passkeys", exact: true })).toBeVisible();
  await expect(page.getByText("This one")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Anna");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Anna", level: 1 })).toBeVisible();

  await loseCookie(context);
  await page.goto(`${url}/t/${table}`);
  expect(await seated(page, table)).toEqual([]);

  await page.goto(`${url}/me`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Anna", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your tables" }).getByRole("listitem")).toHaveCount(1);
  expect(await seated(page, table)).toEqual([0]);
  await page.goto(`${url}/t/${table}`);
  await me.waitForTurn();
  expect(me.errors).toEqual([]);
});

test("a phrase does the same where there are no passkeys, and one signs out", async ({ page, context, baseURL }) => {
  const me = new Person(page);
  const table = await sitDown(page, String(baseURL));
  await page.goto("/me");
  await expect(page.getByRole("button", { name: "Keep with a passkey" })).toBeDisabled();
  await page.getByRole("button", { name: "Keep with a phrase" }).click();
  const phrase = await page.locator("[data-phrase]").innerText();
  expect(phrase.split(/\s+/)).toHaveLength(8);
  await me.picture("me-phrase");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "I have written it down" }).click();
  await expect(page.getByRole("heading", { name: "Devices" })).toBeVisible();

  await loseCookie(context);
  await page.goto("/me");
  await page.getByLabel("Recovery phrase").fill("lusab babad");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Nobody is known by this phrase");
  await page.getByLabel("Recovery phrase").fill(phrase);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Devices" })).toBeVisible();
  expect(await seated(page, table)).toEqual([0]);

  await page.getByRole("listitem").filter({ hasText: "This one" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Keep who you are" })).toBeVisible();
  expect(await seated(page, table)).toEqual([]);
  expect(me.errors).toEqual([]);
});

const day = 86_400;
const at = Date.now() / 1000;
const others = [{ name: "Bertrand-Maximilien", level: null }, { name: "", level: "keen" }];
const played = (n: number, place: number, counts = true) => ({
  ...{ table: `t${n}`, game: "vinci", title: "", at: at - n * day, seats: 3, place, points: 130 - place * 9, won: place === 1 },
  ...{ counts, opponents: others },
});
const PAST = {
  finished: [played(1, 1), played(2, 1), played(4, 3), played(9, 2, false)],
  games: [{ game: "vinci", played: 3, won: 2, best: 121 }],
  opponents: [{ name: "Bertrand-Maximilien", played: 3, won: 2, lost: 1, table: "t1" }],
  bots: [{ level: "keen", played: 3, won: 2 }],
  streak: { now: 2, best: 2 },
};

for (const [name, lang, scheme, size] of [
  ["light", "en", "light", { width: 1440, height: 900 }],
  ["dark", "fr", "dark", { width: 1024, height: 768 }],
  ["phone", "fr", "light", { width: 390, height: 844 }],
] as const) {
  test(`the page of one's own is whole: ${name}`, async ({ browser, baseURL }) => {
    const url = named(baseURL);
    const context = await browser.newContext({ baseURL: url, colorScheme: scheme, viewport: size, locale: lang, reducedMotion: "reduce" });
    const page = await context.newPage();
    const me = new Person(page);
    await withDevice(page);
    await sitDown(page, url);
    await page.route("**/api/me/page", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), ...PAST } });
    });
    await page.goto("/me");
    await page.getByRole("button", { name: lang === "en" ? "Keep with a passkey" : "Garder avec une clé d’accès" }).click();
    await expect(page.getByText(lang === "en" ? "This one" : "Celui-ci")).toBeVisible();
    await page.getByRole("button", { name: lang === "en" ? "Let others see it" : "La montrer à d’autres" }).click();
    const link = page.getByRole("textbox", { name: lang === "en" ? "Copy the link" : "Copier le lien" });
    await expect(link).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await me.picture(`me-${name}`, true);

    const shown = await browser.newContext({ baseURL: url, colorScheme: scheme, viewport: size, locale: lang, reducedMotion: "reduce" });
    const reader = new Person(await shown.newPage());
    await reader.page.route("**/api/people/*", async (route) => {
      const answer = await route.fetch();
      const finished = PAST.finished.map((each) => ({ ...each, table: "", opponents: [{ name: "", level: null }, { name: "", level: "keen" }] }));
      await route.fulfill({ json: { ...((await answer.json()) as object), ...PAST, opponents: [], finished } });
    });
    await reader.page.goto(await link.inputValue());
    await expect(reader.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(reader.page.getByRole("table")).toHaveCount(1);
    expect(await faults(reader.page)).toEqual([]);
    await reader.picture(`person-${name}`);
    expect([...me.errors, ...reader.errors]).toEqual([]);
    await context.close();
    await shown.close();
  });
}

test("a link to a friend or a page that is no more says so, under a heading, and shows the way on", async ({ page }) => {
  for (const path of ["/f/no-such-link", "/p/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("link", { name: "To the lobby" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  }
});
