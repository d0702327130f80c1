import type { ProductFilter } from '@quayside/contract';
import { isReasonCode, MOST_TAG_LETTERS } from '@quayside/kernel';

const textOf = (word: string) => (word.trim() === '' ? undefined : word.trim().slice(0, 200));
const wholeOf = (word: string) => (/^-?\d{1,9}$/.test(word) ? Number(word) : undefined);
const countOf = (word: string) => (word.startsWith('-') ? undefined : wholeOf(word));
const dayOf = (word: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word)) ? word : undefined;

/** How each field of the filter is read from an address; undefined for what it can not be. */
const READERS = {
  brand: textOf,
  category: textOf,
  tag: (word: string) => textOf(word)?.slice(0, MOST_TAG_LETTERS),
  shippingProfile: (word: string) => countOf(word) || undefined,
  reason: (word: string) => (isReasonCode(word) ? word : undefined),
  priceFrom: countOf,
  priceTo: countOf,
  stockFrom: countOf,
  stockTo: countOf,
  marginFrom: wholeOf,
  marginTo: wholeOf,
  changedSince: dayOf,
} as const;

export type FieldName = keyof typeof READERS;
/** The fields that are set. */
export type FilterFields = { readonly [Name in FieldName]?: NonNullable<ProductFilter[Name]> };

const FIELD_NAMES = Object.keys(READERS) as readonly FieldName[];

/** The fields of an address; invalid values are ignored. */
export function parseFields(search: URLSearchParams): FilterFields {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const word = search.get(name);
      const value = word === null ? undefined : READERS[name](word);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The fields as an address has them, always in the same order. */
export function addressOfFields(fields: FilterFields): Record<string, string> {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => (fields[name] === undefined ? [] : [[name, String(fields[name])]])),
  );
}

/** These fields with others; undefined removes one. */
export function withFields(fields: FilterFields, next: { readonly [Name in FieldName]?: unknown }): FilterFields {
  const joined = Object.entries({ ...fields, ...next }).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(joined);
}
