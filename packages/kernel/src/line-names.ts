/** What a marketplace calls a sold item, and what its seller calls it; `home` is null for an unknown item. */
interface NamedLine {
  readonly title: string;
  readonly sku: string | null;
  readonly home: { readonly title: string; readonly sku: string } | null;
}

interface LineNames {
  /** The seller's own names, otherwise the marketplace's. */
  readonly title: string;
  readonly sku: string | null;
  /** The marketplace's names, if they differ from the seller's. */
  readonly there: { readonly title: string; readonly sku: string | null } | null;
}

/** The names by which a seller finds a sold item on the shelf, with those that the buyer saw. */
export function namesOfLine({ title, sku, home }: NamedLine): LineNames {
  if (!home) return { title, sku, there: null };
  const isSame = home.title === title && (sku === null || home.sku === sku);
  return { title: home.title, sku: home.sku, there: isSame ? null : { title, sku } };
}

/** The lines by which a list names an order: those that are still sold, or all of an order of which nothing is. */
export function linesToName<L extends { readonly isCancelled: boolean }>(lines: readonly L[]): readonly L[] {
  const sold = lines.filter(({ isCancelled }) => !isCancelled);
  return sold.length > 0 ? sold : lines;
}
