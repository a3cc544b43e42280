/** A part of a sum as it is written: `+ 2`, `− 1`, with a real minus and a space that does not break. */
export function signed(amount: number): string {
  return `${amount < 0 ? "\u2212" : "+"}\u202F${Math.abs(amount)}`;
}
