import { listPlaces, type PlaceStore } from '../../lib/list-places.ts';
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

/** A selection that can be stored as JSON, and the day on which it was made. */
interface KeptSelection {
  readonly rows: 'all' | readonly number[];
  /** The question whose rows are all selected; rows selected one by one are kept for every question. */
  readonly of: string | null;
  readonly anchor: number | null;
  readonly day: string;
}

function isKeptSelection(value: unknown): value is KeptSelection {
  const kept = value as Partial<KeptSelection> | null | undefined;
  return (kept?.rows === 'all' || Array.isArray(kept?.rows)) && typeof kept.day === 'string';
}

const dayOf = (moment: Date) => moment.toDateString();

const selectionKey = (screens: string) => `${screens} selection`;

/**
 * The selection of an account's screens. It lives until the end of the seller's day: tomorrow nobody remembers what a change would hit.
 */
export function recallSelection(
  screens: string,
  question: string,
  now = new Date(),
  places = listPlaces(),
): Selection | null {
  const kept = places.recall(selectionKey(screens), isKeptSelection);
  if (kept === null || kept.day !== dayOf(now)) return null;
  if (kept.rows === 'all' && kept.of !== question) return null;
  return kept.rows === 'all' ? { kind: 'query' } : { kind: 'some', keys: new Set(kept.rows), anchor: kept.anchor };
}

export function keepSelection(
  screens: string,
  question: string,
  selection: Selection,
  now = new Date(),
  places: Pick<PlaceStore, 'keep'> = listPlaces(),
): void {
  const isAll = selection.kind === 'query';
  const kept: KeptSelection = {
    rows: isAll ? 'all' : [...selection.keys],
    of: isAll ? question : null,
    anchor: isAll ? null : selection.anchor,
    day: dayOf(now),
  };
  places.keep(selectionKey(screens), kept);
}

const isAddress = (value: unknown): value is string => typeof value === 'string';

/** The address of the list that was last opened in an account's screens. */
export const recallListAddress = (screens: string): string | null => listPlaces().recall(screens, isAddress);
export const keepListAddress = (screens: string, address: string): void => listPlaces().keep(screens, address);
