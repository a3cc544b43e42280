// A column of a crowded desk that has no room for all of its sheets shows one of them; the others fold to their names.

/** Which sheet of each column is open, and which columns have no room for all. Columns go by the name of their first sheet. */
export class Folding {
  #tight = $state<Record<string, boolean>>({});
  #chosen = $state<Record<string, string>>({});
  readonly #sizes = new Map<string, string>();

  /** Whether a sheet of a column is folded, where these of its sheets are asked about. */
  isFolded(column: readonly string[], region: string, asked: readonly string[]): boolean {
    if (asked.length > 0) return !asked.includes(region);
    const [first = ""] = column;
    return (this.#tight[first] ?? false) && region !== (this.#chosen[first] ?? first);
  }

  /** The reader opens a sheet: the others of its column fold. */
  open(column: readonly string[], region: string): void {
    const [first = ""] = column;
    this.#chosen[first] = region;
  }

  /**
   * Looks at a column with nothing folded. What once had no room stays folded as long as the column is as large as it is,
   * so that nothing comes and goes with a card.
   */
  measure(first: string, { clientWidth, clientHeight, scrollHeight }: HTMLElement): void {
    const size = `${clientWidth} ${clientHeight}`;
    const known = this.#sizes.get(first) === size && (this.#tight[first] ?? false);
    this.#sizes.set(first, size);
    this.#tight[first] = known || (clientHeight > 0 && scrollHeight > clientHeight + 1);
  }

  /** Watches a column: it is looked at anew when it or one of its sheets grows. */
  watch(node: HTMLElement, regions: readonly string[]): { destroy(): void } {
    const [first = "", ...others] = regions;
    const watch = new ResizeObserver(() => {
      const asked = node.querySelector(":scope > .asked") !== null;
      if (others.length > 0 && !asked) this.measure(first, node);
    });
    for (const each of [node, ...node.children]) watch.observe(each);
    return { destroy: () => watch.disconnect() };
  }
}
