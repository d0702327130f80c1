/**
 * Keeps the rows under the seller's pointer in place while new data arrives: known rows update in place, removed rows
 * stay, and new rows wait.
 * @returns the rows to show, and how many are waiting
 */
export function steadyRows<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly waiting: number } {
  const byKey = new Map(fresh.map((row) => [keyOf(row), row]));
  const rows = shown.map((row) => byKey.get(keyOf(row)) ?? row);
  const known = new Set(shown.map(keyOf));
  // A row after the last one displaces no other row.
  const last = fresh.findLastIndex((row) => known.has(keyOf(row)));
  const following = fresh.slice(last + 1);
  const waiting = fresh.slice(0, last + 1).filter((row) => !known.has(keyOf(row))).length;
  return { rows: last === -1 ? fresh : [...rows, ...following], waiting: last === -1 ? 0 : waiting };
}
