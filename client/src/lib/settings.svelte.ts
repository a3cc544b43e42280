// What a person set once and for all in this browser.
import { remember, remembered } from "./storage";

const USUAL = {
  /** Skip the preview for actions that can be taken back. */
  actAtOnce: false,
  /** A tile that a click puts down is laid by another click. */
  confirmTiles: true,
  /** Band patterns beside the players' colours. */
  patterns: false,
  /** A soft chime when it is one's turn. */
  sounds: false,
  /** Single-letter shortcuts. */
  keys: true,
};

export type Setting = keyof typeof USUAL;

class Settings {
  #values = $state({ ...USUAL, patterns: wantsContrast(), ...kept() });

  get actAtOnce(): boolean {
    return this.#values.actAtOnce;
  }

  get confirmTiles(): boolean {
    return this.#values.confirmTiles;
  }

  get patterns(): boolean {
    return this.#values.patterns;
  }

  get sounds(): boolean {
    return this.#values.sounds;
  }

  get keys(): boolean {
    return this.#values.keys;
  }

  set(setting: Setting, value: boolean): void {
    this.#values[setting] = value;
    remember("settings", JSON.stringify(this.#values));
  }
}

export const settings = new Settings();

function wantsContrast(): boolean {
  return matchMedia("(prefers-contrast: more)").matches;
}

function kept(): Partial<typeof USUAL> {
  try {
    const known: Record<string, unknown> = JSON.parse(remembered("settings") ?? "{}");
    const valid = Object.entries(known).filter(([key, value]) => key in USUAL && typeof value === "boolean");
    return Object.fromEntries(valid);
  } catch {
    return {};
  }
}
