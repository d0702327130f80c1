import { z } from 'zod';
import { type CallFailure, fail } from './fail.ts';
import { findUnstorable } from './unstorable.ts';

/**
 * Keyset cursors are opaque to callers: base64url of a JSON array with the sort values of the last row shown.
 * @throws invalid_request for an invalid cursor
 */
export function readCursor(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(value)) return value;
  } catch {
    // Unreadable text and a wrong shape have the same error.
  }
  throw invalidCursor();
}

function invalidCursor(): CallFailure {
  return fail('invalid_request', { fields: { 'query.cursor': 'invalid_cursor' } });
}

export function writeCursor(values: readonly (string | number | boolean | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * The values of a cursor in the reading list's own shape.
 * @throws invalid_request for a cursor of another list or a manipulated one
 */
export function readCursorAs<T>(text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(readCursor(text));
  if (result.success && !findUnstorable(result.data)) return result.data;
  throw invalidCursor();
}

const idCursor = z.tuple([z.number().int()]);
const textCursor = z.tuple([z.string()]);

/** The cursor of a list that is sorted by one id. */
export function readIdCursor(text: string): number {
  return readCursorAs(text, idCursor)[0];
}

export function writeIdCursor(id: number): string {
  return writeCursor([id]);
}

/** The cursor of a list that is sorted by one text. */
export function readTextCursor(text: string): string {
  return readCursorAs(text, textCursor)[0];
}

export function writeTextCursor(value: string): string {
  return writeCursor([value]);
}

/**
 * Builds a page from the rows read for it: one row more than `limit` shows that others follow.
 * @returns the rows to show, and the next cursor; null at the end
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
