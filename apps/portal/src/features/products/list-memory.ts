import { listPlaces } from '../../lib/list-places.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { isTablePlace, type TablePlace } from '../../ui/data-table/table-place.ts';

/** The table's position, and what is needed to read that part of the list again. */
export interface ListPlace {
  readonly table: TablePlace;
  /** The cursor of the page with the top row; null for the first page. */
  readonly cursor: string | null;
  /** The total number of rows. */
  readonly count: number | null;
}

function isListPlace(value: unknown): value is ListPlace {
  const place = value as Partial<ListPlace> | null | undefined;
  return isTablePlace(place?.table) && (place.cursor === null || typeof place.cursor === 'string');
}

export const recallListPlace = (question: string): ListPlace | null => listPlaces().recall(question, isListPlace);
export const keepListPlace = (question: string, place: ListPlace): void => listPlaces().keep(question, place);

/** A serializable selection, because a set cannot be stored as JSON. */
type KeptSelection = { readonly keys: readonly number[]; readonly anchor: number | null } | 'query';

function isKeptSelection(value: unknown): value is KeptSelection {
  return value === 'query' || Array.isArray((value as { keys?: unknown } | null | undefined)?.keys);
}

const selectionKey = (question: string) => `${question} selection`;

export function recallSelection(question: string): Selection | null {
  const kept = listPlaces().recall(selectionKey(question), isKeptSelection);
  if (kept === null) return null;
  return kept === 'query' ? { kind: 'query' } : { kind: 'some', keys: new Set(kept.keys), anchor: kept.anchor };
}

export function keepSelection(question: string, selection: Selection): void {
  const kept: KeptSelection =
    selection.kind === 'query' ? 'query' : { keys: [...selection.keys], anchor: selection.anchor };
  listPlaces().keep(selectionKey(question), kept);
}

const isAddress = (value: unknown): value is string => typeof value === 'string';

/** The address of the list that was last opened in an account's screens. */
export const recallListAddress = (screens: string): string | null => listPlaces().recall(screens, isAddress);
export const keepListAddress = (screens: string, address: string): void => listPlaces().keep(screens, address);
