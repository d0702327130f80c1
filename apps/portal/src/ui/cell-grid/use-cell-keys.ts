import type { KeyboardEvent } from 'react';
import { EMPTY_SELECTION, selectMore, toggle } from '../data-table/selection.ts';
import { rowAfterKey } from '../data-table/use-grid-keys.ts';
import { type Cell, type CellSelection, columnAfterKey } from './cell-range.ts';

/** What keys do in a grid whose cells are written in. */
export interface CellWritingKeys {
  /** @param typed the sign that was typed in place of what is there; null to go on with what is there */
  readonly onBegin: (cell: Cell, typed: string | null) => void;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** @returns whether the key was one of those */
function writeByKey(event: KeyboardEvent, active: Cell, writing: CellWritingKeys): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === 'z') writing.onUndo();
  else if (isCommand || event.altKey) return false;
  else if (event.key === 'Enter' || event.key === 'F2') writing.onBegin(active, null);
  else if (event.key === 'Delete' || event.key === 'Backspace') writing.onClear();
  else if (event.key.length === 1 && event.key !== ' ') writing.onBegin(active, event.key);
  else return false;
  return true;
}

/**
 * The keyboard of a grid of cells: arrows, j, k and the page keys move, Home and End go to the ends of the row, with Shift they select a
 * rectangle; Space or x selects the row as well, Shift+Space the row alone, Ctrl+Space the column, Ctrl+A all loaded cells, Escape nothing;
 * Ctrl+Home and Ctrl+End jump to the ends of the list; Enter goes to the actions of the cell. Where cells are written in, a sign or Enter begins
 * to write, Delete empties, and Ctrl+Z takes back.
 */
export function useCellKeys(options: {
  readonly keys: readonly number[];
  readonly columns: readonly string[];
  readonly active: Cell | null;
  readonly selected: CellSelection;
  readonly writing: CellWritingKeys | undefined;
  readonly onMove: (to: Cell, isExtending: boolean) => void;
  readonly onSelect: (selected: CellSelection) => void;
  readonly onEnter: () => void;
  readonly onJump: (to: 'first' | 'last') => void;
}) {
  const { keys, columns, active, selected, writing, onMove, onSelect, onEnter, onJump } = options;
  const rowsWith = (row: number): CellSelection => ({
    rows: toggle(selected.rows, row, keys),
    columns: isNone(selected) ? null : selected.columns,
  });
  const rowAlone = (row: number): CellSelection => ({ rows: toggle(EMPTY_SELECTION, row, keys), columns: null });
  const column = (name: string): CellSelection => ({ rows: selectMore(EMPTY_SELECTION, keys), columns: [name] });
  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (event.key === 'Home' || event.key === 'End')) {
      onJump(event.key === 'Home' ? 'first' : 'last');
    } else if (isCommand && event.key === 'a') {
      onSelect({ rows: selectMore(selected.rows, keys), columns: null });
    } else if (writing && active !== null && writeByKey(event, active, writing)) {
      // What is written is not a command of the portal.
    } else if (isCommand && event.key === ' ' && active !== null) {
      onSelect(column(active.column));
    } else if ((isCommand || event.altKey) && event.key.length === 1) {
      return;
    } else if ([' ', 'x', 'X'].includes(event.key) && active !== null) {
      onSelect(event.shiftKey ? rowAlone(active.row) : rowsWith(active.row));
    } else if (event.key === 'Enter' && active !== null) {
      onEnter();
    } else if (event.key === 'Escape' && !isNone(selected)) {
      onSelect({ rows: EMPTY_SELECTION, columns: null });
    } else {
      const to = active === null ? null : cellAfterKey(event.key, active, keys, columns);
      if (to === null) return;
      onMove(to, event.shiftKey);
    }
    event.preventDefault();
  };
}

const isNone = ({ rows }: CellSelection) => rows.kind === 'some' && rows.keys.size === 0;

function cellAfterKey(key: string, from: Cell, keys: readonly number[], columns: readonly string[]): Cell | null {
  const column = columnAfterKey(key, columns.indexOf(from.column), columns.length);
  if (column !== null) return { row: from.row, column: columns[column] ?? from.column };
  const row = rowAfterKey(key, keys.indexOf(from.row), keys.length);
  return row === null ? null : { row: keys[row] ?? from.row, column: from.column };
}
