import { type CallFailure, fail } from './fail.ts';

/**
 * Keyset cursors are opaque to callers: base64url of a JSON array with the sort values of the last row shown.
 * @throws invalid_request for anything that is no cursor of ours
 */
export function readCursor(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(value)) return value;
  } catch {
    // falls through: unreadable and wrong shape get the same answer
  }
  throw invalidCursor();
}

function invalidCursor(): CallFailure {
  return fail('invalid_request', { fields: { 'query.cursor': 'invalid_cursor' } });
}

export function writeCursor(values: readonly (string | number | boolean | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The cursor of a list that is sorted by one id. */
export function readIdCursor(text: string): number {
  const [id] = readCursor(text);
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  throw invalidCursor();
}

export function writeIdCursor(id: number): string {
  return writeCursor([id]);
}

/** The cursor of a list that is sorted by one text. */
export function readTextCursor(text: string): string {
  const [value] = readCursor(text);
  if (typeof value === 'string') return value;
  throw invalidCursor();
}

export function writeTextCursor(value: string): string {
  return writeCursor([value]);
}
