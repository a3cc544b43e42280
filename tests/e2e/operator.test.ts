// Whoever runs the server: the token opens the page, a report is answered with a ban, and everybody hears what is announced.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { faults } from "./axe";
import { Person, ask } from "./person";
import { expect, python, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Somebody with a name, in a browser of their own. */
async function arrives(page: Page, name: string): Promise<void> {
  await new Person(page).arrive();
  await ask(page, "PUT", "/api/me", { name });
}

/** A table at which Zed said something that Ann has reported. */
async function quarrel(ann: Page, zed: Page): Promise<string> {
  await arrives(ann, "Ann");
  await arrives(zed, "Zed");
  const seats = [{ kind: "you" }, { kind: "open" }];
  const { body } = await ask<{ id: string }>(ann, "POST", "/api/tables", { game: "vinci", seats, order: "fixed", public: true, language: "fr" });
  await ask(zed, "POST", `/api/tables/${body.id}/sit`, {});
  for (const text of ["hello", "you fool"]) await ask(zed, "POST", `/api/tables/${body.id}/talk`, { text });
  await ask(ann, "POST", `/api/tables/${body.id}/talk/2/report`, { why: "insult" });
  return body.id;
}

test("a report is answered with a ban, and an announcement is read by everybody", async ({ page: ann, browser, server }) => {
  const contexts = await Promise.all([browser.newContext({ baseURL: server.url }), browser.newContext({ baseURL: server.url })]);
  const [zed, boss] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const table = await quarrel(ann, zed);
  await zed.goto(`/t/${table}`);
  await expect(zed.getByText("Zed").first()).toBeVisible();

  const store = `sqlite:///${join(server.folder, "table.db")}`;
  const made = execFileSync(python, ["-m", "ecumene", "operator", "token", store, "--json"], { cwd: server.folder });
  const { token } = JSON.parse(String(made)) as { token: string };
  await boss.goto("/operator");
  await boss.getByLabel("Token").fill(token);
  expect(await faults(boss)).toEqual([]);
  await boss.getByRole("button", { name: "Open" }).click();
  await expect(boss.getByText("you fool")).toBeVisible();
  expect(await faults(boss)).toEqual([]);

  await boss.getByRole("button", { name: "Ban…" }).click();
  await boss.getByLabel("Reason, in English").fill("No insults here.");
  expect(await faults(boss)).toEqual([]);
  await boss.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(boss.getByText("Nothing waits for you.")).toBeVisible();
  await expect(zed.getByText(/No insults here/)).toBeVisible();
  await zed.goto("/");
  await expect(zed.getByText(/No insults here/)).toBeVisible();

  await boss.getByLabel("In English").fill("Down at noon.");
  await boss.getByLabel("In French").fill("Arrêt à midi.");
  await boss.getByLabel("Until").fill("2099-01-01T12:00");
  await boss.getByRole("button", { name: "Announce" }).click();
  const announced = boss.getByRole("listitem").filter({ hasText: "Down at noon.", has: boss.getByRole("button") }); // the log of deeds quotes it too
  await expect(announced).toBeVisible();
  await new Person(boss).picture("operator", true);
  await boss.emulateMedia({ colorScheme: "dark" });
  await boss.setViewportSize({ width: 390, height: 844 });
  expect(await faults(boss)).toEqual([]);
  await new Person(boss).picture("operator-phone-dark", true);
  await ann.goto(`/t/${table}`);
  await expect(ann.getByText("Down at noon.")).toBeVisible();
  await ann.goto("/tables");
  expect(await faults(ann)).toEqual([]);
  await ann.getByRole("status").getByRole("button").click();
  await expect(ann.getByText("Down at noon.")).toBeHidden();
  await ann.getByText("Filters").click();
  expect(await faults(ann)).toEqual([]);
  await new Person(ann).picture("finder", true);
  await ann.emulateMedia({ colorScheme: "dark" });
  await ann.setViewportSize({ width: 390, height: 844 });
  expect(await faults(ann)).toEqual([]);
  await new Person(ann).picture("finder-phone-dark", true);
  await announced.getByRole("button").click();
  await expect(announced).toBeHidden(); // or those who use this server next would read it
  await Promise.all(contexts.map((context) => context.close()));
});
