import type { ViewColumn } from '@quayside/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { Column } from '../../ui/data-table/columns.ts';

/** The columns of the product list which this browser shows. Opening a view that has columns replaces them. */
const KEY = 'quayside.product-columns';
const listeners = new Set<() => void>();

/** The columns that nobody has to ask for. */
const USUAL: readonly string[] = [
  ...['title', 'account', 'sku', 'brand', 'price', 'margin', 'quantity', 'listed', 'updated'],
];
/** The column that says which product a row is. */
export const FIXED_COLUMN = 'title';

/** Columns as they are kept; null for the usual ones, and for what is not a list of columns. */
export function parseColumns(kept: string | null): readonly ViewColumn[] | null {
  try {
    const list: unknown = JSON.parse(kept ?? 'null');
    if (!Array.isArray(list) || list.length === 0) return null;
    const isColumn = (one: Partial<ViewColumn> | null) =>
      typeof one?.key === 'string' && (one.width === null || typeof one.width === 'number');
    return list.every(isColumn) ? list : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows these columns from now on; null shows the usual ones. */
export function chooseColumns(columns: readonly ViewColumn[] | null): void {
  if (columns === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(columns));
  for (const listener of listeners) listener();
}

/** The columns that the seller chose, in their order; null for the usual ones. */
export function useChosenColumns(): readonly ViewColumn[] | null {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  return useMemo(() => parseColumns(kept), [kept]);
}

/**
 * The columns that are shown. Chosen ones that the list does not have are passed over, and a list without its fixed column has it first.
 * @param all in their usual order
 */
export function columnsOf<Row>(
  all: readonly Column<Row>[],
  chosen: readonly ViewColumn[] | null,
): readonly Column<Row>[] {
  if (chosen === null) return all.filter(({ key }) => USUAL.includes(key));
  const wanted = chosen.some(({ key }) => key === FIXED_COLUMN)
    ? chosen
    : [{ key: FIXED_COLUMN, width: null }, ...chosen];
  const unique = wanted.filter(({ key }, index) => wanted.findIndex((other) => other.key === key) === index);
  return unique.flatMap(({ key, width }) => {
    const column = all.find((one) => one.key === key);
    return column ? [width === null ? column : { ...column, width: `${width}px` }] : [];
  });
}
