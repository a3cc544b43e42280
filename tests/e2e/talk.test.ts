// People speak at a table: players and spectators apart, muted and reported, turned off by the owner; no markup.
import { faults } from "./axe";
import { Person, ask } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("players and spectators speak, each among themselves; a person is muted and reported", async ({ browser, page, baseURL }) => {
  const ada = new Person(page);
  await ada.arrive();
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "gentle" }];
  await ask(page, "PUT", "/api/me", { name: "Ada" });
  const { body } = await ask<{ id: string }>(page, "POST", "/api/tables", { game: "vinci", seats, order: "fixed", seed: 7 });

  const other = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const bob = new Person(await other.newPage());
  await bob.arrive();
  await ask(bob.page, "POST", `/api/tables/${body.id}/sit`, { name: "Bob" });
  await page.goto(`/t/${body.id}`);
  const room = page.getByRole("region", { name: "Chat" });
  await room.getByRole("textbox", { name: "Say something" }).fill("<b>hello</b> https://example.org");
  await room.getByRole("button", { name: "Send" }).click();
  await expect(room.getByText("<b>hello</b> https://example.org")).toBeVisible();
  await expect(room.getByRole("link")).toHaveCount(0);
  await ada.picture("talk-waiting");
  await page.getByRole("button", { name: "Begin the game" }).click();

  // Bob reads it on his phone, in French
  await bob.page.goto(`/t/${body.id}?lang=fr`);
  const tab = bob.page.getByRole("button", { name: /^(Chat|Parler)/ });
  await expect(tab).toContainText(/New|Nouveau/);
  await tab.click();
  await expect(bob.page.getByText("<b>hello</b> https://example.org")).toBeVisible();
  await bob.page.getByRole("button", { name: /Phrases/ }).click();
  await bob.page.getByRole("button", { name: /^(Good luck|Bonne chance)/ }).click();
  await bob.picture("talk-phone");

  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("Good luck, have fun!")).toBeVisible();
  await ada.picture("talk-players");
  expect(await faults(page, ".chat")).toEqual([]);

  const third = await browser.newContext({ baseURL, reducedMotion: "reduce", colorScheme: "dark" });
  const eve = new Person(await third.newPage());
  await eve.arrive();
  await ask(eve.page, "PUT", "/api/me", { name: "Eve" });
  await eve.page.goto(`/t/${body.id}`);
  await eve.page.getByRole("tab", { name: "Chat" }).click();
  await eve.page.getByRole("textbox", { name: "Say something" }).fill("Ada has the better hand");
  await eve.page.keyboard.press("Enter");
  await expect(eve.page.getByText("Ada has the better hand")).toBeVisible();
  await expect(eve.page.getByText("Good luck, have fun!")).toHaveCount(0);
  await eve.picture("talk-watching-dark");
  expect(await faults(eve.page)).toEqual([]);
  await page.getByRole("textbox", { name: "Say something" }).fill("and to you");
  await page.keyboard.press("Enter");
  await expect(page.getByText("and to you")).toBeVisible(); // so what Eve said before would have come
  await expect(page.getByText("Ada has the better hand")).toHaveCount(0);

  // whom one does not want to read is muted; what should not have been said is reported
  await page.getByRole("button", { name: /^Mute or report/ }).first().click();
  await page.getByRole("button", { name: "spam" }).click();
  await expect(page.getByText("Reported. Thank you.")).toBeVisible();
  await page.getByRole("button", { name: /^Mute or report/ }).first().click();
  await page.getByRole("button", { name: "Mute Bob" }).click();
  await expect(page.getByText("Good luck, have fun!")).toHaveCount(0);
  await page.getByRole("button", { name: "Show them again" }).click();
  await expect(page.getByText("Good luck, have fun!")).toBeVisible();

  await page.getByRole("combobox", { name: "Chat at this table" }).selectOption("Off");
  await expect(eve.page.getByText("The owner has turned the chat off.")).toBeVisible();
  for (const person of [ada, bob, eve]) expect(person.errors).toEqual([]);
});
