// How a board is looked at now, and who decides it: the page while it takes its shape, then the one who plays.
import { firstLook, fit, held, zoom, type Camera, type Screen } from "./camera";
import type { Box } from "./geometry";

const COARSE = 1.3; // how much a zoom may grow before symbols follow it

export class View {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** While a hand moves it. */
  moving = $state(false);
  /**
   * The scale by which symbols and lines are drawn. They are measured anew when a zoom has ended, and now and then on
   * its way: each time is a lot of work.
   */
  measured = $state(1);
  readonly screen: Screen = $derived({ w: this.width, h: this.height });

  /**
   * The board is fitted once, while the page around it takes its shape. As soon as somebody touches the page it keeps
   * still, whatever opens beside it; only a window of another size fits it anew, unless somebody chose the view.
   */
  fitting = $state(true);
  #chosen = false;
  readonly #box: () => Box;

  constructor(box: () => Box) {
    this.#box = box;
  }

  /** The first look, as long as it is ours to choose. */
  open(): void {
    if (!this.fitting || this.#chosen || this.width === 0 || this.height === 0) return;
    const first = firstLook(this.#box(), this.screen);
    this.camera = first;
    this.measured = first.scale;
  }

  look(next: Camera): void {
    this.#chosen = true;
    const camera = held(next, this.#box(), this.screen);
    const grown = camera.scale / this.measured;
    if (!this.moving || grown > COARSE || grown < 1 / COARSE) this.measured = camera.scale;
    this.camera = camera;
  }

  zoomBy(factor: number): void {
    this.look(zoom(this.camera, [this.width / 2, this.height / 2], factor));
  }

  showAll(): void {
    this.look(fit(this.#box(), this.screen));
  }

  /** A hand moves the board. */
  drag(next: Camera): void {
    this.moving = true;
    this.look(next);
  }

  settle(): void {
    this.moving = false;
    this.measured = this.camera.scale;
  }
}
