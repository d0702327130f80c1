import type { TextLanguage } from '../language.ts';
import { NOUNS } from './nouns.data.ts';
import { LANGUAGES, wordLine, wordsIn } from './text.ts';

const GROUPS: readonly (readonly string[])[] = NOUNS.trim()
  .split('\n\n')
  .map((group) => group.split('\n'));
/** What begins a group whose nouns are only denied or counted: they have too many names to be missed. */
const MIXED = '~';
/** What begins a group that tells what goods are for or look like, rather than what they are. */
const CONTEXT = '+ ';
const ROWS = GROUPS.flat()
  .filter((row) => row !== MIXED)
  .map((row) => row.replace(/^\+ /u, ''));
/** The trade of each row; undefined where a title that names other nouns instead is not told. */
export const tradeOf: readonly (number | undefined)[] = GROUPS.flatMap((rows, place) =>
  rows[0] === MIXED ? rows.slice(1).map(() => undefined) : rows.map(() => place),
);

/** The rows that tell what goods are for or look like. */
export const contexts: ReadonlySet<number> = new Set(
  GROUPS.flatMap((rows) =>
    rows.filter((row) => row !== MIXED).map(() => rows[0]?.startsWith(CONTEXT) === true),
  ).flatMap((isContext, row) => (isContext ? [row] : [])),
);

/** A noun of the table as a language writes it: the number of its row, and whether the form names it by itself. */
interface Entry {
  readonly row: number;
  readonly isNamed: boolean;
  /** Whether the form only keeps a translation from seeming to add the noun. */
  readonly isLoose?: boolean;
  /** Whether it is only the first part of a German compound, which the rest makes something else ("Topfdeckel"). */
  readonly isBefore?: boolean;
}

interface Forms {
  /** Words and phrases as they stand. */
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  readonly starts: ReadonlyMap<string, readonly Entry[]>;
  readonly ends: ReadonlyMap<string, readonly Entry[]>;
  /** Parts of a German compound, which count as the noun. */
  readonly parts: ReadonlyMap<string, readonly Entry[]>;
  /** Parts of words that only look like the noun of a row. */
  readonly others: ReadonlyMap<number, readonly string[]>;
  /** The most words of a phrase. */
  readonly longest: number;
}

/** The forms of a word in both numbers, and in German in its cases. */
const INFLECTED: Readonly<Record<TextLanguage, (word: string) => readonly string[]>> = {
  en: (word) => [`${word}s`, `${word}es`, word.replace(/y$/u, 'ies'), word.replace(/fe?$/u, 'ves')],
  de: (word) => ['e', 'en', 'er', 'ern', 'n', 's', 'es', 'nen', 'se'].map((ending) => word + ending),
  fr: (word) => [`${word}s`, `${word}x`, word.replace(/al$/u, 'aux')],
  it: (word) => [
    word.replace(/[oe]$/u, 'i'),
    word.replace(/io$/u, 'i'),
    word.replace(/a$/u, 'e'),
    word.replace(/([cg])([oa])$/u, (_all, letter: string, end: string) => `${letter}h${end === 'o' ? 'i' : 'e'}`),
    word.replace(/([cg])ia$/u, '$1e'),
  ],
  es: (word) => [`${word}s`, `${word}es`, word.replace(/z$/u, 'ces')],
};

/** Shorter German nouns are in too many other words. */
const LEAST_PART = 4;

const compile = (language: TextLanguage): Forms => {
  const whole = new Map<string, Entry[]>();
  const starts = new Map<string, Entry[]>();
  const ends = new Map<string, Entry[]>();
  const parts = new Map<string, Entry[]>();
  const others = new Map<number, string[]>();
  let longest = 1;
  const add = (to: Map<string, Entry[]>, form: string, entry: Entry) => to.set(form, [...(to.get(form) ?? []), entry]);
  const inflected = (word: string) => new Set([word, ...INFLECTED[language](word)]);
  const addForm = (row: number, written: string) => {
    if (written.startsWith('!')) {
      others.set(row, [...(others.get(row) ?? []), written.slice(1)]);
      return;
    }
    const isNamed = !/^[?~]/u.test(written);
    const entry = { row, isNamed, isLoose: written.startsWith('~') };
    const form = written.replace(/^[?~]/u, '');
    const bare = form.replaceAll('*', '');
    if (form.startsWith('*') && form.endsWith('*')) add(parts, bare, { row, isNamed: false });
    else if (form.endsWith('*')) add(starts, bare, entry);
    else if (form.startsWith('*')) add(ends, bare, entry);
    if (form !== bare) return;
    const words = wordsIn(wordLine(form));
    longest = Math.max(longest, words.length);
    const last = words.length - 1;
    const variants = words.map((word, place) => (place === 0 || place === last ? [...inflected(word)] : [word]));
    const phrases = variants.reduce<string[]>(
      (made, next) => (made.length === 0 ? [...next] : made.flatMap((start) => next.map((word) => `${start} ${word}`))),
      [],
    );
    for (const phrase of phrases) add(whole, phrase, entry);
    if (language !== 'de' || last > 0 || form.length < LEAST_PART) return;
    for (const word of inflected(form)) add(ends, word, entry);
    const part = form.replace(/e$/u, '');
    if (part.length >= LEAST_PART) add(parts, part, { row, isNamed: false });
  };
  for (const [row, text] of ROWS.entries()) {
    const cell = text.split('|')[LANGUAGES.indexOf(language)] ?? '';
    for (const form of cell.split(',').map((one) => one.trim())) if (form !== '') addForm(row, form);
  }
  return { whole, starts, ends, parts, others, longest };
};

const compiled = new Map<TextLanguage, Forms>();
const formsOf = (language: TextLanguage): Forms => {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
};

const foundWords = new Map<string, readonly Entry[]>();
/** Titles repeat their words; so many are remembered at most. */
const MOST_REMEMBERED = 20_000;

/** No noun is longer, and no title has more words; what is longer is no title. */
const LONGEST_WORD = 40;
const MOST_WORDS = 60;

/** More letters after a part of a word are another part of it. */
const LONGEST_ENDING = 3;

const entriesOf = (word: string, language: TextLanguage): readonly Entry[] => {
  if (word.length > LONGEST_WORD) return [];
  const key = `${language} ${word}`;
  const known = foundWords.get(key);
  if (known) return known;
  const { whole, starts, ends, parts, others } = formsOf(language);
  const cuts = [...word].map((_letter, place) => place);
  const before = (entries: readonly Entry[] = [], rest: number) =>
    rest > LONGEST_ENDING ? entries.map((entry) => ({ ...entry, isBefore: true })) : entries;
  const found = [
    ...(whole.get(word) ?? []),
    ...cuts.flatMap((place) => [
      ...before(starts.get(word.slice(0, place + 1)), word.length - place - 1),
      ...(ends.get(word.slice(place)) ?? []),
    ]),
    ...(parts.size === 0
      ? []
      : cuts.flatMap((from) =>
          cuts.flatMap((to) => (to > from ? before(parts.get(word.slice(from, to + 1)), word.length - to - 1) : [])),
        )),
  ].filter(({ row }) => !others.get(row)?.some((other) => word.includes(other)));
  if (foundWords.size >= MOST_REMEMBERED) foundWords.clear();
  foundWords.set(key, found);
  return found;
};

/** A noun at a place of a line of words. */
export interface Place extends Entry {
  readonly from: number;
  readonly words: number;
}

/** The places of the titles that are checked now: several checks ask for the same. */
const foundPlaces = new Map<string, readonly Place[]>();
const MOST_TITLES = 64;

/** Where words name nouns; a phrase hides the nouns in it. */
export const placesIn = (all: readonly string[], language: TextLanguage, isLoose = false): readonly Place[] => {
  const words = all.slice(0, MOST_WORDS);
  const key = `${language} ${isLoose} ${words.join(' ')}`;
  const known = foundPlaces.get(key);
  if (known) return known;
  if (foundPlaces.size >= MOST_TITLES) foundPlaces.clear();
  const places = findPlaces(words, language, isLoose);
  foundPlaces.set(key, places);
  return places;
};

function findPlaces(words: readonly string[], language: TextLanguage, isLoose: boolean): Place[] {
  const { whole, longest } = formsOf(language);
  const places = words
    .flatMap((word, from) => [
      ...entriesOf(word, language).map((entry) => ({ ...entry, from, words: 1 })),
      ...Array.from({ length: longest - 1 }, (_none, more) => more + 2).flatMap((count) =>
        (whole.get(words.slice(from, from + count).join(' ')) ?? []).map((entry) => ({ ...entry, from, words: count })),
      ),
    ])
    .filter((place) => isLoose || !place.isLoose);
  const phrases = places.filter((place) => !place.isLoose && place.words > 1);
  // "Door mat" names no door.
  return places.filter(
    (one) =>
      !phrases.some(
        (other) =>
          other.words > one.words && other.from <= one.from && one.from + one.words <= other.from + other.words,
      ),
  );
}

/** Whether a word of a language names one of the nouns by itself. */
export const isNoun = (word: string, language: TextLanguage): boolean =>
  (formsOf(language).whole.get(word) ?? []).some(({ isNamed }) => isNamed);

/** The same, also as the end of a compound. */
export const endsInNoun = (word: string, language: TextLanguage): boolean =>
  entriesOf(word, language).some(({ isNamed, isLoose, isBefore }) => isNamed && !isLoose && !isBefore);

/** Whether a word of a language says one of the nouns in any sense, also one that it only counts as. */
export const saysNoun = (word: string, language: TextLanguage): boolean => entriesOf(word, language).length > 0;
