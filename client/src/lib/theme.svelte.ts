// Light or dark: as the system has it, or pinned.
import { remember, remembered } from "./storage";

export type Theme = "system" | "light" | "dark";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];

class PageTheme {
  #pinned = $state<Theme>(firstTheme());
  #dark = $state(false);

  constructor() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const show = (): void => this.#show(system.matches);
    system.addEventListener("change", show);
    this.pin = (theme) => {
      this.#pinned = theme;
      remember("theme", theme);
      show();
    };
    show();
  }

  /** Keeps a theme, or follows the system again. */
  readonly pin: (theme: Theme) => void;

  get pinned(): Theme {
    return this.#pinned;
  }

  get dark(): boolean {
    return this.#dark;
  }

  #show(systemIsDark: boolean): void {
    this.#dark = this.#pinned === "system" ? systemIsDark : this.#pinned === "dark";
    document.documentElement.dataset.theme = this.#dark ? "dark" : "light";
  }
}

export const theme = new PageTheme();

function firstTheme(): Theme {
  const kept = remembered("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
}
