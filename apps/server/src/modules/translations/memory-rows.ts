import type { MemoryRowError } from '@quayside/contract';
import { SITES, siteFacts } from '@quayside/kernel';
import { memoryKey, memoryTemplate } from '@quayside/text';
import type { MemoryEntry } from './translations.repository.ts';

/** A row of a file of remembered titles, as written there. */
export interface GivenRow {
  /** The line in a CSV file; in other formats, the position of the unit, from 1. */
  readonly row: number;
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly target: string;
  readonly origin: string;
}

export interface ReadFile {
  readonly rows: readonly GivenRow[];
  readonly errors: readonly MemoryRowError[];
}

/** The maximum length of either side, in characters: longer than any marketplace's title. */
const LONGEST = 1_000;
const TARGETS: ReadonlySet<string> = new Set(SITES.map((site) => siteFacts(site).language));
const SOURCES: ReadonlySet<string> = new Set([...TARGETS].map((target) => target.slice(0, 2)));
const ORIGIN = /^(human|engine:[\w.-]{1,40})$/;
const SLOT = /\{(\d{1,3})\}/g;

/** Finds the brand in a title, in any case. */
export type BrandOf = (title: string) => string | undefined;

/** @param brands of the seller's items; of several in one title, the longest wins */
export function findBrands(brands: readonly string[]): BrandOf {
  const byFirstWord = new Map<string, string[]>();
  for (const brand of brands.toSorted((one, other) => other.length - one.length)) {
    const [first = ''] = wordsOf(brand);
    if (first !== '') byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), brand]);
  }
  return (title) => {
    const spaced = ` ${wordsOf(title).join(' ')} `;
    const named = wordsOf(title).flatMap((word) => byFirstWord.get(word) ?? []);
    return named
      .filter((brand) => spaced.includes(` ${wordsOf(brand).join(' ')} `))
      .toSorted((one, other) => other.length - one.length)[0];
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&'’.-]+/u)
    .filter((word) => word !== '');

/** Rows in the form in which the memory stores them. An invalid row is reported and skipped. */
export function entriesOf(
  { rows, errors }: ReadFile,
  brandOf: BrandOf,
): {
  readonly entries: readonly MemoryEntry[];
  readonly errors: readonly MemoryRowError[];
} {
  const entries = new Map<string, MemoryEntry>();
  const wrong = [...errors];
  for (const given of rows) {
    const entry = entryOf(given, brandOf);
    const name = typeof entry === 'string' ? '' : nameOf(entry);
    if (typeof entry === 'string') wrong.push({ row: given.row, code: entry });
    else if (entries.has(name)) wrong.push({ row: given.row, code: 'twice' });
    else entries.set(name, entry);
  }
  return { entries: [...entries.values()], errors: wrong.toSorted((one, other) => one.row - other.row) };
}

/** The key of an entry. */
export function nameOf({ from, to, key }: Pick<MemoryEntry, 'from' | 'to' | 'key'>): string {
  return `${from} ${to} ${key}`;
}

function entryOf(given: GivenRow, brandOf: BrandOf): MemoryEntry | MemoryRowError['code'] {
  // An export states the origin of each row, and contains its texts as they are stored.
  const isKept = ORIGIN.test(given.origin);
  const source = isKept ? given.source : cleaned(given.source);
  const target = isKept ? given.target : cleaned(given.target);
  if (source.trim() === '' || target.trim() === '') return 'text_missing';
  if (source.length > LONGEST || target.length > LONGEST) return 'text_too_long';
  const from = given.from.slice(0, 2).toLowerCase();
  const to = targetOf(given.to);
  if (!SOURCES.has(from) || to === undefined) return 'language_unknown';
  const made =
    isKept || isWithSlots(source + target) ? keptAs(source, target) : madeOf(source, target, brandOf(source));
  return made ? { from, to, ...made, origin: isKept ? given.origin : 'human' } : 'slots';
}

const cleaned = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `de-DE` becomes `de`, while for English the country matters. */
function targetOf(given: string): string | undefined {
  const [language = '', country = ''] = given.replace('_', '-').split('-');
  const exact = `${language.toLowerCase()}-${country.toUpperCase()}`;
  return [exact, language.toLowerCase()].find((tag) => TARGETS.has(tag));
}

const isWithSlots = (text: string) => text.search(SLOT) >= 0;

/** A row with slots, as written by an export: both sides contain the same ones. */
function keptAs(source: string, target: string): Pick<MemoryEntry, 'key' | 'template'> | undefined {
  const slotsOf = (text: string) => [...text.matchAll(SLOT)].map(([, place]) => Number(place)).sort((a, b) => a - b);
  const places = slotsOf(source);
  const isCounted = places.every((place, index) => place === index + 1);
  return isCounted && String(places) === String(slotsOf(target))
    ? { key: source.toLowerCase(), template: target }
    : undefined;
}

/** A row from another program: its brand, numbers, units and codes become slots. */
function madeOf(
  source: string,
  target: string,
  brand: string | undefined,
): Pick<MemoryEntry, 'key' | 'template'> | undefined {
  const template = memoryTemplate(source, target, brand);
  return template === undefined ? undefined : { key: memoryKey(source, brand), template };
}
