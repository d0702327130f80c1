import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** An explanation of the title, shown on hover and announced by screen readers. */
  readonly hint?: string;
  /** A CSS grid track, e.g. `minmax(220px, 3fr)`. */
  readonly width: string;
  readonly isNumber?: boolean;
  /** Hidden when the table is narrow. */
  readonly isMinor?: boolean;
  /** What replaces it when the table is narrow. */
  readonly narrow?: Pick<Column<Row>, 'width' | 'cell'>;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts this column. */
  readonly sortKey?: string;
}

export interface SortState {
  readonly key: string;
  readonly order: 'asc' | 'desc';
}

/** The columns of a table, which is too narrow for all of them or not. */
export function columnsShown<Row>(columns: readonly Column<Row>[], isNarrow: boolean): readonly Column<Row>[] {
  return isNarrow
    ? columns.filter(({ isMinor }) => !isMinor).map((column) => ({ ...column, ...column.narrow }))
    : columns;
}

/** A second click reverses the order. */
export function nextSort(sort: SortState, key: string): SortState {
  return { key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' };
}
