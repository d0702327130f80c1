import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** What its name does not say, for who points at it or has it read out. */
  readonly hint?: string;
  /** A CSS grid track, e.g. `minmax(220px, 3fr)`. */
  readonly width: string;
  readonly isNumber?: boolean;
  /** Left out where the table is narrow. */
  readonly isMinor?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The word that the list is asked to sort by. */
  readonly sortKey?: string;
}

export interface SortState {
  readonly key: string;
  readonly order: 'asc' | 'desc';
}

/** A second press turns the order round. */
export function nextSort(sort: SortState, key: string): SortState {
  return { key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' };
}
