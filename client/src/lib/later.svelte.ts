// Parts of the page that only some games or moments need: each comes when it is first wanted.
import { untrack } from "svelte";

/** A part that comes later. Once it is here it is drawn at once, however often. */
export class Later<T> {
  #here = $state.raw<T | null>(null);
  #failed = $state(false);
  #coming: Promise<void> | null = null;

  constructor(private readonly fetch: () => Promise<{ default: T }>) {}

  get here(): T | null {
    return this.#here;
  }

  /** It was wanted and has not come: the line is cut, or the server has a newer page. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Has it come, at most once; what did not come is asked for again, but never by itself. */
  load(): Promise<void> {
    return (this.#coming ??= untrack(() => this.#bring()));
  }

  async #bring(): Promise<void> {
    const again = this.#failed;
    this.#failed = false;
    try {
      const [part] = await Promise.all([this.fetch(), again ? restyle() : undefined]);
      this.#here = part.default;
    } catch {
      this.#failed = true;
      this.#coming = null;
    }
  }
}

/** Asks for the style sheets that did not come, which nobody else asks for twice. */
async function restyle(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !hasCome(link)).map(anew));
}

/** Whether a style sheet is there. What stands for one that failed has no rules, or none that may be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function anew(link: HTMLLinkElement): Promise<void> {
  return new Promise((come, fail) => {
    const next = document.createElement("link");
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.onload = () => come();
    next.onerror = () => fail(new Error(`no ${link.href}`));
    link.replaceWith(next);
  });
}
