import { noteIgnored } from '../platform/ignored-fields.ts';
import { type EbayErrorId, type EbayErrorKind, ebayErrors } from './error-messages.data.ts';
import { type EbayRefusal, refusal } from './errors.ts';

/**
 * The allowed content of a request body. Unknown properties are dropped, as eBay does, so that a stored body has known names only; a known
 * property of the wrong type is rejected.
 */
export type Shape =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  /** An object of string arrays; eBay's description says text, but the service accepts objects. */
  | 'aspects'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Mismatch extends Error {
  readonly path: string;
  readonly expected: string;
  constructor(path: string, expected: string) {
    super(`${path}: ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

function read(shape: Shape, value: unknown, path: string): unknown {
  if (shape === 'string') {
    if (typeof value === 'string') return value;
    throw new Mismatch(path, 'text is expected');
  }
  if (shape === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw new Mismatch(path, 'true or false is expected');
  }
  if (shape === 'integer') {
    if (Number.isSafeInteger(value)) return value;
    throw new Mismatch(path, 'a whole number is expected');
  }
  if (shape === 'number') {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Mismatch(path, 'a number is expected');
  }
  if (shape === 'aspects') {
    if (!isObject(value)) throw new Mismatch(path, 'an object of lists of text is expected');
    for (const [name, values] of Object.entries(value)) {
      if (!Array.isArray(values) || values.some((entry) => typeof entry !== 'string')) {
        throw new Mismatch(`${path}.${name}`, 'a list of text is expected');
      }
    }
    return value;
  }
  if (Array.isArray(shape)) {
    const [element] = shape as readonly [Shape];
    if (!Array.isArray(value)) throw new Mismatch(path, 'a list is expected');
    return value.map((entry, index) => read(element, entry, `${path}[${index}]`));
  }
  if (!isObject(value)) throw new Mismatch(path, 'an object is expected');
  const kept: JsonObject = {};
  for (const [name, inner] of Object.entries(shape)) {
    const found = value[name];
    if (found === undefined || found === null) continue;
    kept[name] = read(inner, found, path === '' ? name : `${path}.${name}`);
  }
  return kept;
}

/** Paths of properties that the shape does not have, which `conform` leaves out. */
function unknownFields(shape: Shape, value: unknown, path = ''): string[] {
  if (typeof shape === 'string') return [];
  if (Array.isArray(shape)) {
    const [element] = shape as readonly [Shape];
    return Array.isArray(value)
      ? value.flatMap((entry, index) => unknownFields(element, entry, `${path}[${index}]`))
      : [];
  }
  if (!isObject(value)) return [];
  const fields = shape as { readonly [name: string]: Shape };
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return known === undefined ? [at] : unknownFields(known, inner, at);
  });
}

function mismatchRefusal(errorId: EbayErrorId, fieldName: string, additionalInfo: string): EbayRefusal {
  const kind: EbayErrorKind = ebayErrors[errorId];
  return refusal(400, errorId, kind.message.includes('{') ? { fieldName, additionalInfo } : {});
}

/**
 * Returns the known part of `value`, or rejects it with `errorId`. What it leaves out is noted. The caller states the type of the shape.
 */
export function conform<T = JsonObject>(shape: Shape, value: unknown, errorId: EbayErrorId = 25709): T {
  noteIgnored(unknownFields(shape, value));
  try {
    return read(shape, value, '') as T;
  } catch (error) {
    if (error instanceof Mismatch) throw mismatchRefusal(errorId, error.path || 'body', error.expected);
    throw error;
  }
}
