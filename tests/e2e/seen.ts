// What a person can see and hit on the page at a question, found in the page itself.
import type { Page } from "@playwright/test";

/** A thing that may be clicked, by the ids that are the same click, as the page has it now. */
export interface Sight {
  step: string;
  /** `there`: it can be hit as it is; `scrolled`: once its sheet is scrolled; `beyond`: the board must be moved. */
  state: "there" | "scrolled" | "beyond" | "covered" | "absent";
  /** What lies over it, or over its middle. */
  under?: string;
  /** Its box on the page, for a picture. */
  box?: [number, number, number, number];
  /** Where a click hits it. */
  spot?: [number, number];
  /** The part of the table it lies in. */
  region: string;
}

export interface Wanted {
  steps: string[][];
  /** What each thing lies in. */
  within: Record<string, string>;
}

/** Looks for all the things of a question; sheets that were scrolled for it are where they were afterwards. */
export async function sights(page: Page, wanted: Wanted): Promise<Sight[]> {
  return page.evaluate(({ steps, within }) => {
    type Found = { step: string; state: "there" | "scrolled" | "beyond" | "covered" | "absent"; under?: string; box?: [number, number, number, number]; spot?: [number, number]; region: string };
    const SMALL = 44; // pixels: what is smaller is also meant by a click beside it
    const lit = new Set(steps.flat());
    const GRID = [0.5, 0.3, 0.7, 0.15, 0.85];
    const spots = GRID.flatMap((x) => GRID.map((y): [number, number] => [x, y]));

    const nodesOf = (step: readonly string[]): Element[] =>
      step
        .flatMap((id) => Array.from(document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)))
        .filter((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width > 0 && height > 0 && node.closest(".unseen") === null;
        });

    /** What a click on something would be taken for: the thing itself, or what it lies in, up to the first that is lit. */
    const meant = (hit: Element): string | null => {
      let id = hit.closest<HTMLElement>("[data-id]")?.dataset["id"];
      const first = id ?? null;
      for (let tries = 0; id !== undefined && tries < 6; tries++) {
        if (lit.has(id)) return id;
        id = within[id];
      }
      return first;
    };

    const answers = (hit: Element | null, step: readonly string[], node: Element): boolean => {
      if (!hit) return false;
      const id = meant(hit);
      if (id !== null && step.includes(id)) return true;
      const board = node.closest(".board");
      if (!board || !board.contains(hit) || hit.closest("button") !== null) return false;
      if (id !== null && lit.has(id)) return false;
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height) < SMALL || step.some((each) => id !== null && within[each] === id);
    };

    const nameOf = (hit: Element | null): string => {
      if (!hit) return "the edge of the window";
      const names: string[] = [];
      for (let at: Element | null = hit; at && names.length < 3; at = at.parentElement) {
        const own = (at as HTMLElement).dataset?.["id"];
        const classes = (at.getAttribute("class") ?? "").split(/\s+/).filter((each) => each && !each.startsWith("svelte-"));
        if (own !== undefined) names.push(`[${own}]`);
        else if (classes.length > 0) names.push(`${at.tagName.toLowerCase()}.${classes.join(".")}`);
      }
      return names.reverse().join(" > ");
    };

    const regionOf = (node: Element): string =>
      node.closest<HTMLElement>("[data-region]")?.dataset["region"] ?? (node.closest(".board") ? "board" : node.closest(".tray") ? "tray" : "side");

    /** Whether some point of it is hit, and what lies over its middle where that is not of the table. */
    const hitting = (node: Element, step: readonly string[]): { hit: [number, number] | null; over?: string; first: Element | null } => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const at = ([x, y]: readonly [number, number]): Element | null => document.elementFromPoint(left + width * x, top + height * y);
      const middle = at([0.5, 0.5]);
      const spot = spots.find((each) => answers(at(each), step, node));
      const hit: [number, number] | null = spot ? [left + width * spot[0], top + height * spot[1]] : null;
      // a board goes on under the edge of a phone's sheet, as it does beyond the window; so does a page that scrolls further
      const page = node.closest(".page");
      const goesOn = node.closest(".board") !== null || (page !== null && page.scrollTop + page.clientHeight < page.scrollHeight - 1);
      const covers = `.zoom, .groups, .inspector, .tools, .undo, .board > button, .over, .guide${goesOn ? "" : ", .sheet"}`;
      const board = node.closest(".board")?.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const ends = board !== undefined && (x < board.left || x > board.right || y < board.top || y > board.bottom); // its middle is beyond
      const cut = board !== undefined && (left < board.left || left + width > board.right || top < board.top || top + height > board.bottom);
      const brings = cut && middle?.closest(".board > button:is(.left, .right, .top, .bottom)"); // an arrow shows the rest of it
      const lies = ends || brings ? null : (middle?.closest(covers) ?? null);
      const over = hit && lies && !lies.contains(node) ? nameOf(lies) : undefined;
      return { hit, first: middle, ...(over === undefined ? {} : { over }) };
    };

    const scrollers = (node: Element): Element[] => {
      const found: Element[] = [];
      for (let at = node.parentElement; at; at = at.parentElement) found.push(at);
      return found;
    };

    const boxOf = (node: Element): [number, number, number, number] => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [left, top, width, height].map(Math.round) as [number, number, number, number];
    };

    return steps.map((step): Found => {
      const name = step.join(" ");
      const nodes = nodesOf(step);
      if (nodes.length === 0) return { step: name, state: "absent", region: "" };
      const region = regionOf(nodes.at(-1)!);
      for (const node of nodes) {
        const { hit, over } = hitting(node, step);
        if (hit) return { step: name, state: "there", region: regionOf(node), box: boxOf(node), spot: hit, ...(over === undefined ? {} : { under: over }) };
      }
      for (const node of nodes.filter((each) => each.closest(".board") === null)) {
        const before = scrollers(node).map((each) => [each, each.scrollLeft, each.scrollTop] as const);
        node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        let { hit } = hitting(node, step);
        if (!hit) {
          node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          hit = hitting(node, step).hit;
        }
        for (const [each, x, y] of before) [each.scrollLeft, each.scrollTop] = [x, y];
        if (hit) return { step: name, state: "scrolled", region, box: boxOf(node) };
      }
      const node = nodes.at(-1)!;
      const over = hitting(node, step).first;
      const under = nameOf(over);
      const board = node.closest(".board")?.getBoundingClientRect();
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const sheet = document.querySelector(".table > .sheet")?.getBoundingClientRect();
      const foot = Math.min(board?.bottom ?? 0, sheet?.top ?? Infinity, innerHeight);
      const arrow = over?.closest(".board > button:is(.left, .right, .top, .bottom)") ?? null; // it brings what it lies over
      const beyond = board !== undefined && (arrow !== null || x < board.left || x > board.right || y < board.top || y > foot);
      return { step: name, state: beyond ? "beyond" : "covered", under, region, box: boxOf(node) };
    });
  }, wanted);
}

/** How large a board is drawn: what should not change by itself. */
export interface Drawn {
  board: string;
  /** What there is to see. */
  box: string;
  size: [number, number];
  scale: number;
}

export async function scales(page: Page): Promise<Drawn[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>(".board")).map((board) => {
      const plane = board.querySelector<SVGElement>("svg.plane");
      const scale = Number(/scale\(([\d.]+)\)/.exec(plane?.style.transform ?? "")?.[1] ?? 1);
      const size: [number, number] = [board.clientWidth, board.clientHeight];
      const name = (board.getAttribute("aria-label") ?? "").split(".")[0]!;
      return { board: name, box: plane?.getAttribute("viewBox") ?? "", size, scale: Math.round(scale * 1000) / 1000 };
    }),
  );
}

/** What the card about a thing lies over, of what may be clicked; the pointer is on that thing. */
export async function inspectorOver(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(({ steps }) => {
    const card = document.querySelector(".inspector.card");
    if (!card || getComputedStyle(card).visibility === "hidden") return []; // it has no place of its own
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return steps
      .filter((step) =>
        step.some((id) =>
          Array.from(document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)).some((node) => {
            const box = node.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return box.width > 0 && x > left && x < right && y > top && y < bottom;
          }),
        ),
      )
      .map((step) => step.join(" "));
  }, wanted);
}

/** Waits until nothing moves any more: sheets have opened, boards have glided. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = (): string =>
      Array.from(document.querySelectorAll(".sheet, .board svg.plane, .lit, .clickable, .bar button"))
        .slice(0, 60)
        .map((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join();
        })
        .join(" ");
    let [before, same] = [look(), 0];
    for (let frame = 0; frame < 120 && same < 4; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}
