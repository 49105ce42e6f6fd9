/** How large the symbols of a sprite are. */
export interface Size {
  width: number;
  height: number;
}

interface Symbol {
  id: string;
  getAttribute(name: string): string | null;
}

/** The sizes of symbols by their ids, as their boxes say. */
export function boxes(symbols: Iterable<Symbol>): Map<string, Size> {
  const found = new Map<string, Size>();
  for (const symbol of symbols) {
    const [, , width, height] = (symbol.getAttribute("viewBox") ?? "").split(" ").map(Number);
    if (width && height) found.set(symbol.id, { width, height });
  }
  return found;
}
