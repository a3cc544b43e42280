// How much room there is: the layout of the table follows it.
export type Size = "phone" | "tablet" | "desktop";

class Viewport {
  #phone = matchMedia("(width < 640px)");
  #desktop = matchMedia("(width >= 1024px)");
  #size = $state<Size>("desktop");

  constructor() {
    const measure = (): void => {
      this.#size = this.#phone.matches ? "phone" : this.#desktop.matches ? "desktop" : "tablet";
    };
    this.#phone.addEventListener("change", measure);
    this.#desktop.addEventListener("change", measure);
    measure();
  }

  get size(): Size {
    return this.#size;
  }
}

export const viewport = new Viewport();
