import { badRequest } from './errors.ts';
import type { OctopiaCall } from './operation.ts';

/** Octopia's two kinds of paging: a cursor in the `Link` header, and page numbers from 1. */
const LARGEST_PAGE = 100;
const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1000;

export function wholeNumber(call: OctopiaCall, name: string, fallback: number, most: number): number {
  const text = call.query[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw badRequest('The retrieval failed', { [name]: [`'${name}' must be a whole number from 1 to ${most}.`] });
  }
  return value;
}

/** One page by its number; a page after the last one is empty. */
export function pageByIndex<T>(call: OctopiaCall, rows: readonly T[]): T[] {
  const size = wholeNumber(call, 'pageSize', LARGEST_PAGE, LARGEST_PAGE);
  const index = wholeNumber(call, 'pageIndex', 1, Number.MAX_SAFE_INTEGER);
  return rows.slice((index - 1) * size, index * size);
}

export interface CursorPage<T> {
  rows: T[];
  /** The address of the next page; no header on the last one. */
  headers: Record<string, string>;
}

/**
 * A page of rows in ascending order of `numberOf`, after the cursor. A cursor contains only that number, so added and removed rows neither
 * hide nor duplicate others.
 */
export function pageByCursor<T>(call: OctopiaCall, rows: Iterable<T>, numberOf: (row: T) => number): CursorPage<T> {
  const limit = wholeNumber(call, 'limit', DEFAULT_LIMIT, LARGEST_LIMIT);
  const after = readCursor(call.query.cursor);
  const found: T[] = [];
  let isMore = false;
  for (const row of rows) {
    if (numberOf(row) <= after) continue;
    if (found.length === limit) {
      isMore = true;
      break;
    }
    found.push(row);
  }
  const last = found.at(-1);
  if (!isMore || last === undefined) return { rows: found, headers: {} };
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  query.set('cursor', Buffer.from(`n${numberOf(last)}`).toString('base64url'));
  query.set('limit', String(limit));
  return { rows: found, headers: { link: `<${call.url}?${query}>; rel="next"` } };
}

function readCursor(text: string | undefined): number {
  if (text === undefined) return 0;
  const match = /^n(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw badRequest('The retrieval failed', { cursor: ['The cursor is not valid.'] });
  return Number(match[1]);
}

/** The fields that the caller requested, and those that are always included. */
export function pickFields(
  wanted: string | undefined,
  row: Record<string, unknown>,
  always: readonly string[],
): Record<string, unknown> {
  if (wanted === undefined) return row;
  const names = new Set([...always, ...listOf(wanted)]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
}

export const listOf = (value: string | undefined): string[] => (value ?? '').split(',').filter((entry) => entry !== '');
