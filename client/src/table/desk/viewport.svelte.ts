// How much room there is: the layout of the table follows it.
import { PHONE } from "../../lib/phone";

export type Size = "phone" | "tablet" | "desktop";

class Viewport {
  #phone = matchMedia(`(width < ${PHONE}px)`);
  #desktop = matchMedia("(width >= 1024px)");
  #wide = matchMedia("(width >= 1280px)");
  #size = $state<Size>("desktop");
  #slim = $state(false);

  constructor() {
    const measure = (): void => {
      this.#slim = !this.#wide.matches;
      this.#size = this.#phone.matches ? "phone" : this.#desktop.matches ? "desktop" : "tablet";
    };
    this.#phone.addEventListener("change", measure);
    this.#desktop.addEventListener("change", measure);
    this.#wide.addEventListener("change", measure);
    measure();
  }

  /** Whether a desk has less room than it would like. */
  get slim(): boolean {
    return this.#slim;
  }

  get size(): Size {
    return this.#size;
  }
}

export const viewport = new Viewport();
