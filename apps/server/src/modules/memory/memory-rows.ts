import type { FileEncoding, LeftOut, MemoryRowError } from '@quayside/contract';
import { isLongerThan } from '@quayside/kernel/composed';
import { isVisible } from '@quayside/kernel/form-rules';
import { memoryKey, memoryTemplate } from '@quayside/text';
import { leftOutOf } from '../../platform/files/left-out.ts';
import type { MemoryEntry } from './memory.repository.ts';
import { sourceLanguage, targetLanguage } from './memory-languages.ts';

/** A row of a file of remembered titles, as written there. */
export interface GivenRow {
  /** As a spreadsheet counts rows; in other formats, the position of the unit, from 1. */
  readonly row: number;
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly target: string;
  readonly origin: string;
  /** The file says that nobody has translated it yet, or that it must not be translated. */
  readonly isUntranslated?: boolean;
}

export interface ReadFile {
  /** Null if the file cannot be read. */
  readonly encoding: FileEncoding | null;
  readonly rows: readonly GivenRow[];
  readonly errors: readonly MemoryRowError[];
}

/** Writes a file in parts. */
export interface MemoryWriter {
  readonly head: string;
  /** @param before the number of entries written earlier */
  readonly entries: (entries: readonly MemoryEntry[], before: number) => string;
  readonly tail: string;
}

/** The maximum length of either side, in characters: longer than any marketplace's title. */
const LONGEST = 1_000;
const ORIGIN = /^(human|engine:[\w.-]{1,40})$/;
/** What a decoder writes for what it cannot read. */
const UNREADABLE = '\uFFFD';
const SLOT = /\{(\d{1,3})\}/g;

/** Finds the brand in a title, in any case. */
export type BrandOf = (title: string) => string | undefined;

/** @param brands of the seller's items; of several in one title, the longest wins */
export function findBrands(brands: readonly string[]): BrandOf {
  const byFirstWord = new Map<string, { readonly brand: string; readonly spaced: string }[]>();
  for (const brand of brands) {
    const words = wordsOf(brand);
    const [first] = words;
    if (first === undefined) continue;
    const same = byFirstWord.get(first) ?? [];
    same.push({ brand, spaced: ` ${words.join(' ')} ` });
    byFirstWord.set(first, same);
  }
  return (title) => {
    const words = wordsOf(title);
    const spaced = ` ${words.join(' ')} `;
    let longest: string | undefined;
    for (const one of words.flatMap((word) => byFirstWord.get(word) ?? [])) {
      if (one.brand.length > (longest?.length ?? 0) && spaced.includes(one.spaced)) longest = one.brand;
    }
    return longest;
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&'’.-]+/u)
    .filter((word) => word !== '');

export interface ReadEntries extends LeftOut<MemoryRowError> {
  readonly entries: readonly MemoryEntry[];
}

/** Rows in the form in which the memory stores them. An invalid row is reported and skipped. */
export function entriesOf({ rows, errors }: ReadFile, brandOf: BrandOf): ReadEntries {
  const entries = new Map<string, MemoryEntry>();
  const wrong = [...errors];
  for (const given of rows) {
    const entry = entryOf(given, brandOf);
    const name = typeof entry === 'string' ? '' : nameOf(entry);
    if (typeof entry === 'string') wrong.push(errorAt(given, entry));
    else if (entries.has(name)) wrong.push(errorAt(given, 'twice'));
    else entries.set(name, entry);
  }
  return { entries: [...entries.values()], ...leftOutOf(wrong) };
}

const LONGEST_VALUE = 100;

function errorAt({ row, from, to, source, target }: GivenRow, code: MemoryRowError['code']): MemoryRowError {
  const isOfLanguage = code === 'language_unknown';
  const isOfSource = isOfLanguage
    ? sourceLanguage(from) === undefined
    : !isVisible(source) || isLongerThan(source, LONGEST) || code === 'twice' || source.includes(UNREADABLE);
  const column = isOfLanguage ? (isOfSource ? 'src_lang' : 'dst_lang') : isOfSource ? 'src_text' : 'dst_text';
  const value = { src_lang: from, dst_lang: to, src_text: source, dst_text: target }[column];
  return { row, column, value: value.trim().slice(0, LONGEST_VALUE), code };
}

/** The key of an entry. */
export function nameOf({ from, to, key }: Pick<MemoryEntry, 'from' | 'to' | 'key'>): string {
  return `${from} ${to} ${key}`;
}

function entryOf(given: GivenRow, brandOf: BrandOf): MemoryEntry | MemoryRowError['code'] {
  if (given.isUntranslated) return 'not_translated';
  // An export states the origin of each row, and contains its texts as they are stored.
  const isKept = ORIGIN.test(given.origin);
  const source = isKept ? given.source : cleaned(given.source);
  const target = isKept ? given.target : cleaned(given.target);
  if (!isVisible(source) || !isVisible(target)) return 'text_missing';
  if (isLongerThan(source, LONGEST) || isLongerThan(target, LONGEST)) return 'text_too_long';
  if (source.includes(UNREADABLE) || target.includes(UNREADABLE)) return 'unreadable';
  const from = sourceLanguage(given.from);
  const to = targetLanguage(given.to);
  if (from === undefined || to === undefined) return 'language_unknown';
  const made =
    isKept || isWithSlots(source + target) ? keptAs(source, target) : madeOf(source, target, brandOf(source));
  return made ? { from, to, ...made, origin: isKept ? given.origin : 'human' } : 'slots';
}

const cleaned = (text: string) => text.replace(/\s+/g, ' ').trim();

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
