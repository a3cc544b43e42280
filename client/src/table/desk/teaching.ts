// What a table that was opened to learn the game adds to its desk. The guide itself comes later (`table/guide`).
export interface Teaching {
  /** The step that is told, by its name. */
  readonly telling: string | null;
  /** The things that the present step points at, in the order of their clicks; empty while there is none. */
  readonly points: readonly string[];
  /** Which of them is the next to be clicked. */
  readonly target: string | null;
  /** Whether the reader follows the guide: it was neither left nor is it over. */
  readonly goesOn: boolean;
  /** Whether a card of the guide stands over the board. */
  readonly stands: "left" | "right" | null;
  /** If these actions show the idea of the present step: what to do once the table has taken them. */
  learns(actions: readonly number[]): (() => void) | undefined;
  /** The number of a later step at which a button has its turn. */
  laterStep(button: string): number | null;
}
