import { noteIgnored } from '../platform/ignored-fields.ts';
import { type EbayErrorId, type EbayErrorKind, ebayErrors } from './error-messages.data.ts';
import { type EbayRefusal, refusal } from './errors.ts';

/** One of eBay's values of an enumeration. */
export class Enumeration {
  readonly values: ReadonlySet<string>;
  constructor(values: string) {
    this.values = new Set(values.split(' '));
  }
}

/** The values of an enumeration, with spaces between them. */
export const oneOf = (values: string) => new Enumeration(values);

/**
 * The allowed content of a request body. An unknown property is refused, so that a misspelt one never passes unseen; so is a known one of
 * the wrong type.
 */
export type Shape =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  /** An object of string arrays; eBay's description says text, but the service accepts objects. */
  | 'aspects'
  | Enumeration
  | readonly [Shape]
  | { readonly [name: string]: Shape };

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Mismatch extends Error {
  readonly path: string;
  readonly expected: string;
  /** The field is a text as it should be, and none of its values. */
  readonly isStrangeValue: boolean;
  constructor(path: string, expected: string, isStrangeValue = false) {
    super(`${path}: ${expected}`);
    this.path = path;
    this.expected = expected;
    this.isStrangeValue = isStrangeValue;
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
  if (shape instanceof Enumeration) {
    if (typeof value === 'string' && shape.values.has(value)) return value;
    throw new Mismatch(path, `one of ${[...shape.values].join(', ')} is expected`, typeof value === 'string');
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

/**
 * Names that eBay answers and does not take: a client that reads, changes and writes sends them back, and eBay leaves them out without a
 * word.
 */
const ANSWERED: ReadonlySet<string> = new Set([
  ...['sku', 'locale', 'groupIds', 'inventoryItemGroupKeys', 'inventoryItemGroupKey', 'allocationByFormat'],
  ...['offerId', 'status', 'listing', 'fulfillmentPolicyId', 'paymentPolicyId', 'returnPolicyId', 'warnings'],
]);

/** Paths of properties that are not in the shape. */
function unknownFields(shape: Shape, value: unknown, path = ''): string[] {
  if (typeof shape === 'string' || shape instanceof Enumeration) return [];
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
 * Returns the known part of `value`, or rejects it with `errorId`. Removed properties are noted. The caller states the
 * type of the shape.
 * @param valueErrorId the error of a text that is none of an enumeration's values
 */
export function conform<T = JsonObject>(
  shape: Shape,
  value: unknown,
  errorId: EbayErrorId = 25709,
  valueErrorId: EbayErrorId = errorId,
): T {
  const unknown = unknownFields(shape, value);
  noteIgnored(unknown);
  try {
    const misspelt = unknown.find((path) => !ANSWERED.has(path.split('.').at(-1) ?? ''));
    if (misspelt !== undefined) throw new Mismatch(misspelt, 'there is no such field');
    return read(shape, value, '') as T;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    throw mismatchRefusal(error.isStrangeValue ? valueErrorId : errorId, error.path || 'body', error.expected);
  }
}
