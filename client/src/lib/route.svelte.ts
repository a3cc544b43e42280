// Where we are, read from the address and written to it.

export type Route =
  | { page: "lobby" }
  | { page: "tables" }
  | { page: "replays" }
  | { page: "table"; id: string; move: number | null }
  | { page: "me" }
  | { page: "operator" }
  | { page: "person"; public: string }
  | { page: "friend"; code: string }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "missing" };

/** The page that an address means. */
export function read(url: URL): Route {
  const [first, second, third] = url.pathname.split("/").filter(Boolean).map(decode);
  if (first === undefined) return { page: "lobby" };
  if (third !== undefined) return { page: "missing" };
  if (first === "rules") return { page: "rules", game: second ?? null, rule: decode(url.hash.slice(1)) || null };
  if (first === "t" && second !== undefined) return { page: "table", id: second, move: moveOf(url) };
  if (first === "p" && second !== undefined) return { page: "person", public: second };
  if (first === "f" && second !== undefined) return { page: "friend", code: second };
  if (second !== undefined) return { page: "missing" };
  const known = first === "tables" || first === "replays" || first === "me" || first === "operator";
  return known ? { page: first } : { page: "missing" };
}

/** The address of a table, or of one of its moves. */
export function tablePath(id: string, move: number | null = null): string {
  return `/t/${encodeURIComponent(id)}${move === null ? "" : `?move=${move}`}`;
}

/** The address of a rulebook, or of one rule in it. */
export function rulesPath(game: string, rule: string | null = null): string {
  return `/rules/${encodeURIComponent(game)}${rule === null ? "" : `#${rule}`}`;
}

class Router {
  #route = $state.raw<Route>({ page: "lobby" });
  #claim: string | null = null;

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get now(): Route {
    return this.#route;
  }

  /** The seat's secret that came with the address, once. It leaves the address at once, so that nobody copies it on. */
  takeClaim(): string | null {
    const claim = this.#claim;
    this.#claim = null;
    return claim;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    const url = new URL(location.href);
    const claim = url.searchParams.get("seat");
    if (claim !== null) {
      this.#claim = claim;
      url.searchParams.delete("seat");
      history.replaceState(null, "", url);
    }
    this.#route = read(url);
  }

  /** A plain click on a link of ours changes the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof globalThis.Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash && link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();

function moveOf(url: URL): number | null {
  const move = url.searchParams.get("move");
  return move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
