// What a person must be able to read and hit on the page, found in the page itself: whole words and icons, the boards' own
// too; things that are large enough for a finger; and every player.
import type { Page } from "@playwright/test";

/** Words or an icon that something cuts off: what they say, and what cuts them. */
export interface Cut {
  text: string;
  by: string;
  box: [number, number, number, number];
}

/** All words and icons on the page that are cut, where nothing can be scrolled, panned or opened to see them. */
export async function cuts(page: Page): Promise<Cut[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };
    const found: { text: string; by: string; box: [number, number, number, number] }[] = [];
    const styles = new Map<Element, { overflowX: string; overflowY: string; position: string; clipPath: string }>();
    const styleOf = (at: Element): { overflowX: string; overflowY: string; position: string; clipPath: string } => {
      let known = styles.get(at);
      if (!known) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(at);
        styles.set(at, (known = { overflowX, overflowY, position, clipPath }));
      }
      return known;
    };
    const named = (at: Element): string => `${at.tagName.toLowerCase()}.${(at.getAttribute("class") ?? "").split(/\s+/).filter((each) => each && !each.startsWith("svelte-")).join(".")}`;
    const note = (text: string, by: Element, { left, top, width, height }: Box): void => {
      found.push({ text: text.slice(0, 60), by: named(by), box: [left, top, width, height].map(Math.round) as [number, number, number, number] });
    };

    /** What cuts a box: the first that hides what lies beyond it, unless one can scroll, pan or open it. */
    const cutBy = (from: Element, { left, top, right, bottom }: Box, some: readonly [number, number]): Element | null => {
      for (let at: Element | null = from; at; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath } = styleOf(at);
        if (clipPath !== "none" || position === "fixed") return null;
        const scrolls = /auto|scroll/.test(overflowX + overflowY) && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1);
        if (scrolls) return null;
        const box = at.getBoundingClientRect();
        const over = { across: right > box.right + some[0] || left < box.left - some[0], down: bottom > box.bottom + some[1] || top < box.top - some[1] };
        if (at.classList.contains("board")) {
          const plane = at.querySelector("svg.plane")?.getBoundingClientRect();
          // a board that goes on beyond its edge is panned there
          if (plane && (plane.left < box.left - 1 || plane.right > box.right + 1)) over.across = false;
          if (plane && (plane.top < box.top - 1 || plane.bottom > box.bottom + 1)) over.down = false;
          return over.across || over.down ? at : null;
        }
        // pictures of a plane may stick out of it, but not out of the board
        if (at.matches("svg.plane, svg.plane g")) continue;
        if (!(overflowX !== "visible" && over.across) && !(overflowY !== "visible" && over.down)) continue;
        if (at.nextElementSibling?.getAttribute("aria-expanded") === "false") return null; // its own button opens all of it
        return at;
      }
      return null;
    };

    const shown = (at: Element, { width, height, bottom, top, right, left }: Box): boolean =>
      width >= 2 && height >= 2 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && at.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const table = document.querySelector(".table") ?? document.body;
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      // people's names may be as long as they like, also in what was clicked, and are told in full where one points
      if (text === "" || !parent || parent.closest(".unseen, .spoken, .choices, [translate=no], .question .line li, .content:not(.whole) > .ask > :not(.question)") !== null) continue;
      if (parent.title === text) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!shown(parent, box)) continue;
      const by = cutBy(parent, box, [1.5, box.height / 4]);
      if (by) note(text, by, box);
    }
    for (const icon of Array.from(table.querySelectorAll("svg:not(.plane):not(svg svg), img"))) {
      const box = icon.getBoundingClientRect();
      if (!shown(icon, box) || Math.max(box.width, box.height) > 80 || icon.closest(".choices, .unseen, .content:not(.whole) > .ask > :not(.question)") !== null || !icon.parentElement) continue;
      const by = cutBy(icon.parentElement, box, [Math.max(2, box.width / 8), Math.max(2, box.height / 8)]);
      if (by) note(`icon ${named(icon)} in ${named(icon.parentElement)}`, by, box);
    }
    return found;
  });
}

/** Something that a finger can hardly hit. */
export interface Small {
  name: string;
  box: [number, number, number, number];
}

/** Of some things that may be clicked, and of all buttons in sight, those that are smaller than a finger needs. */
export async function smalls(page: Page, steps: readonly (readonly string[])[], least: number): Promise<Small[]> {
  return page.evaluate(
    ([wanted, needed]) => {
      type Found = { name: string; box: [number, number, number, number] };
      const boxOf = (node: Element): [number, number, number, number] => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round) as [number, number, number, number];
      };
      const small = (node: Element): boolean => {
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0 && Math.min(width, height) < needed - 0.5;
      };
      const hidden = ".unseen, .spoken, .choices";
      const middle = (node: Element): [number, number] => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      /** Whether a finger hits it all around its middle: what lies there may belong to it, though it is not drawn. */
      const hit = (node: Element, x: number, y: number): boolean => {
        const at = document.elementFromPoint(x, y);
        return at !== null && node.contains(at);
      };
      const reaches = (node: Element): boolean => {
        const [x, y] = middle(node);
        return [[-1, 0], [1, 0], [0, -1], [0, 1]].every(([over, down]) => hit(node, x + over! * (needed / 2 - 1), y + down! * (needed / 2 - 1)));
      };
      // two fingers zoom a board, and what is small there is also meant by a tap beside it: games have tests of their own for that
      const things = wanted.flatMap((step): Found[] => {
        const nodes = step.flatMap((id) => Array.from(document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)))
          .filter((node) => node.closest(`${hidden}, .board`) === null);
        const inSight = nodes.filter((node) => hit(node, ...middle(node)));
        return inSight.length > 0 && nodes.every((node) => small(node) && !reaches(node)) ? [{ name: step.join(" "), box: boxOf(inSight[0]!) }] : [];
      });
      // a word within a sentence is as high as its line
      const inLine = (node: Element): boolean =>
        getComputedStyle(node).display.startsWith("inline") && Array.from(node.parentNode?.childNodes ?? []).some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      const buttons = Array.from(document.querySelectorAll(".table :is(button, a[href], select, [role=tab], input)")).flatMap((node): Found[] => {
        if (node.closest(hidden) !== null || !small(node) || inLine(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        if (!hit(node, ...middle(node)) || reaches(node)) return [];
        const name = node.getAttribute("aria-label") ?? node.textContent?.trim() ?? "";
        const place = (node.parentElement?.getAttribute("class") ?? "").split(" ").find((each) => !each.startsWith("svelte-")) ?? "";
        return [{ name: `“${name.slice(0, 40)}” in ${place}`, box: boxOf(node) }];
      });
      return [...things, ...buttons];
    },
    [steps.map((step) => [...step]), least] as const,
  );
}

/** The players that are not wholly in sight as the page stands: of each the name and how much of it is hidden. */
export async function playersOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panels = Array.from(document.querySelectorAll("[data-player]")).filter((node) => node.checkVisibility());
    return panels.flatMap((panel) => {
      const { left, top, right, bottom } = panel.getBoundingClientRect();
      let [x, y, toX, toY] = [0, 0, innerWidth, innerHeight];
      for (let at = panel.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== "visible") [x, toX] = [Math.max(x, box.left), Math.min(toX, box.right)];
        if (overflowY !== "visible") [y, toY] = [Math.max(y, box.top), Math.min(toY, box.bottom)];
      }
      const past = Math.max(x - left, right - toX, y - top, bottom - toY);
      return past > 1 ? [`${panel.getAttribute("aria-label") ?? ""}: ${Math.round(past)} pixels out of sight`] : [];
    });
  });
}

/** What one has answered so far, as the page shows it: it changes with every click that is taken. */
export async function answered(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ids = (of: string, what: string): string[] => Array.from(document.querySelectorAll<HTMLElement>(of)).map((node) => node.dataset[what] ?? "");
    const version = document.querySelector<HTMLElement>("[data-version]")?.dataset["version"] ?? "";
    const lit = [...new Set(ids(":is(.lit, .clickable)[data-id]", "id"))].sort().join(" ");
    const chosen = [...new Set(ids(":is(.selected, [aria-pressed=true])[data-id]", "id"))].sort().join(" ");
    const steps = Array.from(document.querySelectorAll<HTMLElement>("[data-step]")).map((node) => `${node.dataset["step"] ?? ""}${node.getAttribute("aria-pressed") ?? ""}`);
    const asks = document.querySelector(":is(.bar > section.question, .sheet.question) :is(h1, h2, h3)")?.textContent ?? "";
    return [version, asks, `lit ${lit}`, `chosen ${chosen}`, steps.join(" ")].join("\n");
  });
}

/** Of the things that two selectors find in sight, the pairs that lie over each other by more than a hair. */
export async function overlaps(page: Page, ones: string, others: string): Promise<string[]> {
  return page.evaluate(
    ([first, second]) => {
      const HAIR = 1.5; // pixels
      const seen = (of: string): Element[] =>
        Array.from(document.querySelectorAll(of)).filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 0);
      const words = (node: Element): string => `${node.getAttribute("class")?.split(" ")[0] ?? node.tagName} ${node.textContent?.trim().slice(0, 20) ?? ""}`;
      return seen(first).flatMap((one) => {
        const box = one.getBoundingClientRect();
        const over = seen(second).filter((other) => {
          if (one === other || one.contains(other) || other.contains(one)) return false;
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return Math.min(box.right, right) - Math.max(box.left, left) > HAIR && Math.min(box.bottom, bottom) - Math.max(box.top, top) > HAIR;
        });
        return over.map((other) => `${words(one)} over ${words(other)}`);
      });
    },
    [ones, others] as const,
  );
}

/** The smallest of the things that a selector finds, by its shorter side; and how many there are. */
export async function smallest(page: Page, of: string): Promise<{ count: number; least: number }> {
  const sides = await page.locator(of).evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0).map(({ width, height }) => Math.min(width, height)),
  );
  return { count: sides.length, least: Math.min(...sides) };
}
