/**
 * The selected rows: individual ones, or everything that the query finds, loaded or not. A range extends from `anchor`,
 * the row selected last.
 */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<number>; readonly anchor: number | null }
  | { readonly kind: 'query' };

export const EMPTY_SELECTION: Selection = { kind: 'some', keys: new Set(), anchor: null };
export const ALL_OF_QUERY: Selection = { kind: 'query' };

export function isSelected(selection: Selection, key: number): boolean {
  return selection.kind === 'query' || selection.keys.has(key);
}

export function isEmpty(selection: Selection): boolean {
  return selection.kind === 'some' && selection.keys.size === 0;
}

/** Selects or deselects a row. Deselecting one row of "everything" keeps the other loaded rows selected. */
export function toggle(selection: Selection, key: number, loaded: readonly number[]): Selection {
  const keys = new Set(selection.kind === 'query' ? loaded : selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { kind: 'some', keys, anchor: key };
}

/** Selects the range between the anchor and this row; without an anchor only this row. */
export function extendTo(selection: Selection, key: number, loaded: readonly number[]): Selection {
  if (selection.kind === 'query') return selection;
  const to = loaded.indexOf(key);
  const from = selection.anchor === null ? to : loaded.indexOf(selection.anchor);
  if (to === -1 || from === -1) return { kind: 'some', keys: new Set([...selection.keys, key]), anchor: key };
  const range = loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { kind: 'some', keys: new Set([...selection.keys, ...range]), anchor: selection.anchor ?? key };
}

/** Adds rows to the selection: the loaded ones, or those that a search has found. */
export function selectMore(selection: Selection, more: readonly number[]): Selection {
  if (selection.kind === 'query') return selection;
  return { kind: 'some', keys: new Set([...selection.keys, ...more]), anchor: more.at(-1) ?? selection.anchor };
}

/** Removes the loaded rows from the selection; what was selected elsewhere stays. */
export function deselect(selection: Selection, loaded: readonly number[]): Selection {
  if (selection.kind === 'query') return EMPTY_SELECTION;
  const gone = new Set(loaded);
  return { kind: 'some', keys: new Set([...selection.keys].filter((key) => !gone.has(key))), anchor: null };
}

/** How many selected rows are not among the loaded ones, such as those of an earlier search. */
export function countElsewhere(selection: Selection, loaded: readonly number[]): number {
  if (selection.kind === 'query') return 0;
  const here = loaded.reduce((n, key) => n + (selection.keys.has(key) ? 1 : 0), 0);
  return selection.keys.size - here;
}

export function areAllSelected(selection: Selection, loaded: readonly number[]): boolean {
  return loaded.length > 0 && loaded.every((key) => isSelected(selection, key));
}
