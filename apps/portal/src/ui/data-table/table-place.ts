/** The position of a table: its top row, how far that row is scrolled out of view, and the active row. */
export interface TablePlace {
  readonly row: number;
  /** Pixels. */
  readonly offset: number;
  readonly active: number | null;
}

export function isTablePlace(value: unknown): value is TablePlace {
  const place = value as Partial<TablePlace> | null | undefined;
  return typeof place?.row === 'number' && typeof place.offset === 'number';
}

/** The position of a table with rows of this height; null while it has none. */
export function placeAt(
  keys: readonly number[],
  scrollTop: number,
  rowHeight: number,
  active: number | null,
): TablePlace | null {
  const row = keys[Math.floor(scrollTop / rowHeight)];
  return row === undefined ? null : { row, offset: scrollTop % rowHeight, active };
}

/** How far to scroll to return to a position; null when its row is not loaded. */
export function scrollTopOf(place: TablePlace, keys: readonly number[], rowHeight: number): number | null {
  const index = keys.indexOf(place.row);
  return index === -1 ? null : index * rowHeight + Math.min(place.offset, rowHeight - 1);
}
