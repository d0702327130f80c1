import type { Selection } from '../data-table/selection.ts';

/** A cell: the key of its row and that of its column. */
export interface Cell {
  readonly row: number;
  readonly column: string;
}

/** Selected rows, and on which columns; null for all columns. */
export interface CellSelection {
  readonly rows: Selection;
  readonly columns: readonly string[] | null;
}

/** From one of two values of a list to the other, whichever comes first; null if one is not in the list. */
function between<Value>(list: readonly Value[], one: Value, other: Value): readonly Value[] | null {
  const from = list.indexOf(one);
  const to = list.indexOf(other);
  return from === -1 || to === -1 ? null : list.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * The cells between two corners.
 * @param before what was selected. If the first corner is no longer among the loaded rows, these rows stay, and those from `last` on are added
 * @param last the corner that was reached before this one
 */
export function rectangle(
  corners: { readonly anchor: Cell; readonly last: Cell; readonly to: Cell },
  loaded: { readonly rows: readonly number[]; readonly columns: readonly string[] },
  before: CellSelection,
): CellSelection {
  const { anchor, last, to } = corners;
  const columns = between(loaded.columns, anchor.column, to.column) ?? [to.column];
  const whole = between(loaded.rows, anchor.row, to.row);
  const kept = whole === null && before.rows.kind === 'some' ? [...before.rows.keys] : [];
  const rows = whole ?? between(loaded.rows, last.row, to.row) ?? [to.row];
  return { rows: { kind: 'some', keys: new Set([...kept, ...rows]), anchor: anchor.row }, columns };
}

/** Where a key leads among so many columns; null if it does not lead to another column. */
export function columnAfterKey(key: string, index: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || count === 0 ? null : Math.min(Math.max(next, 0), count - 1);
}
