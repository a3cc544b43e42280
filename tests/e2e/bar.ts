// What the action bar owes at every question: each of its buttons lies within it and can be clicked where it is seen.
import { type Page, expect } from "@playwright/test";

/** What is wrong with a button: it lies outside, or something else is hit in its middle. */
export interface Fault {
  step: string;
  why: string;
}

/** The buttons of the question, one by one, brought into sight where they lie in a list that scrolls. */
export async function faults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const found: { step: string; why: string }[] = [];
    const bar = document.querySelector(".bar > section.question, .sheet.question");
    if (!bar) return found;
    // a phone's sheet that peeks shows one button; the others come when it is opened
    const shown = bar.querySelector(".ask.peek") ? ".counted button" : ".options [data-step], .bulk button, .stepper button, .undo button";
    for (const button of Array.from(bar.querySelectorAll<HTMLElement>(shown))) {
      const step = button.dataset["step"] ?? button.textContent?.trim() ?? "";
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      const [at, box] = [button.getBoundingClientRect(), bar.getBoundingClientRect()];
      const out = at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1 || at.bottom > box.bottom + 1;
      if (out) found.push({ step, why: `lies at ${[at.left, at.top, at.right, at.bottom].map(Math.round).join(" ")}, outside the bar` });
      // in its middle and near its corners
      const spots = [[0.5, 0.5], [0.06, 0.2], [0.94, 0.2], [0.06, 0.8], [0.94, 0.8]];
      for (const [x, y] of spots) {
        const hit = document.elementFromPoint(at.left + at.width * x!, at.top + at.height * y!);
        if (!hit || !button.contains(hit)) found.push({ step, why: `is covered by ${hit?.outerHTML.slice(0, 80) ?? "nothing"}` });
      }
      const cut = Array.from(button.querySelectorAll<HTMLElement>(".words, .icons")).some((face) => {
        const inner = face.getBoundingClientRect();
        return inner.left < at.left || inner.right > at.right || inner.top < at.top - 1 || inner.bottom > at.bottom + 1;
      });
      if (cut) found.push({ step, why: "what it says sticks out of it" });
    }
    return found;
  });
}

/** All answers of the question in the bar can be clicked; on a phone once the sheet is open. */
export async function expectInBar(page: Page, about: string): Promise<void> {
  await expect.poll(() => faults(page), { message: about }).toEqual([]); // a sheet may still be opening
  const { wide, high } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  }));
  expect([Math.max(0, wide), Math.max(0, high)], `${about}: the page itself does not scroll`).toEqual([0, 0]);
}

/** These things are wholly on the screen, and what one hits in their middle is theirs. */
export async function expectInSight(page: Page, ids: readonly string[], about: string): Promise<void> {
  const hidden = (): Promise<string[]> =>
    page.evaluate((wanted) => {
      return wanted.filter((id) => {
        const thing = document.querySelector(`[data-id="${id}"]`);
        if (!thing) return true;
        const at = thing.getBoundingClientRect();
        if (at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight) return true;
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return !hit || !(thing.contains(hit) || hit.contains(thing) || hit.closest(".hand, .grid") !== null);
      });
    }, [...ids]);
  await expect.poll(hidden, { message: about }).toEqual([]);
}
