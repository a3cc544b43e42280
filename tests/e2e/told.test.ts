// Being told: a webhook that one adds on one's own page really hears; and without a network the page says so.
import { createServer, type Server as Listener } from "node:http";
import type { AddressInfo } from "node:net";
import { faults } from "./axe";
import { Person } from "./person";
import { expect, test } from "./server";

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

test("a webhook is added, tried, told what for, and removed", async ({ page }) => {
  const me = new Person(page);
  const { heard, url, listener } = await listening();
  try {
    await page.goto("/me");
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
  }
});

test("the owner of a table adds a webhook to it, tries it, reads what came of it, and removes it", async ({ page }) => {
  const me = new Person(page);
  const { heard, url, listener } = await listening();
  try {
    await me.playVinci();
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
