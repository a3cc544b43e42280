// Keys of the table. Single letters can be switched off; Enter, Escape and figures stay.
export type Command =
  | { do: "next" | "previous" | "act" | "back" | "undo" | "redo" | "help" | "log" | "inspector" | "play" | "earlier" | "later" | "draw" | "mark" | "arrow" | "plan" }
  | { do: "button"; at: number };

const LETTERS: Record<string, Exclude<Command["do"], "button">> = {
  n: "next",
  p: "previous",
  u: "undo",
  l: "log",
  i: "inspector",
  d: "draw",
  m: "mark",
  a: "arrow",
  t: "plan",
  "?": "help",
};

/** Keys that go through a game, for whoever looks back. */
const REPLAY: Record<string, "play" | "earlier" | "later"> = { " ": "play", ArrowLeft: "earlier", ArrowRight: "later" };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key means at the table, or null. `letters` says whether single letters count, `replays` whether one looks back. */
export function command(event: Key, letters: boolean, replays = false): Command | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z") {
    return { do: event.shiftKey ? "redo" : "undo" };
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Enter") return { do: "act" };
  if (event.key === "Escape") return { do: "back" };
  if (/^[1-9]$/.test(event.key)) return { do: "button", at: Number(event.key) - 1 };
  const leafs = replays ? REPLAY[event.key] : undefined;
  if (leafs) return { do: leafs };
  const letter = letters ? LETTERS[event.key.toLowerCase()] : undefined;
  return letter ? { do: letter } : null;
}

/**
 * Whether a key pressed here belongs to the thing itself: text being typed, a button about to be pressed. While a dialog is
 * open every key is its own: where a pressed button gave way to something else, the focus is nowhere.
 */
export function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.ownerDocument.querySelector("dialog[open]")) return true;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  if (key.startsWith("Arrow")) return target.closest("[role=tablist], [role=application], [role=log]") !== null;
  const presses = key === "Enter" || key === " ";
  return presses && target.closest("button, a, summary, [role=button], [role=tab], [role=slider]") !== null;
}
