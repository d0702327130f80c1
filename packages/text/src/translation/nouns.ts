import type { TextLanguage } from '../language.ts';
import { NOUNS } from './nouns.data.ts';
import { numberOfWord } from './numbers.ts';
import { wordLine, wordsIn } from './text.ts';

const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'fr', 'it', 'es'];
const GROUPS: readonly (readonly string[])[] = NOUNS.trim()
  .split('\n\n')
  .map((group) => group.split('\n'));
/** What begins a group whose nouns are only denied or counted: they have too many names to be missed. */
const MIXED = '~';
const ROWS = GROUPS.flat().filter((row) => row !== MIXED);
/** The trade of each row; undefined where a title that names other nouns instead is not told. */
const tradeOf: readonly (number | undefined)[] = GROUPS.flatMap((rows, place) =>
  rows[0] === MIXED ? rows.slice(1).map(() => undefined) : rows.map(() => place),
);

/** A noun of the table as a language writes it: the number of its row, and whether the form names it by itself. */
interface Entry {
  readonly row: number;
  readonly isNamed: boolean;
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
    const isNamed = !written.startsWith('?');
    const entry = { row, isNamed };
    const form = written.replace('?', '');
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

const entriesOf = (word: string, language: TextLanguage): readonly Entry[] => {
  if (word.length > LONGEST_WORD) return [];
  const key = `${language} ${word}`;
  const known = foundWords.get(key);
  if (known) return known;
  const { whole, starts, ends, parts, others } = formsOf(language);
  const cuts = [...word].map((_letter, place) => place);
  const found = [
    ...(whole.get(word) ?? []),
    ...cuts.flatMap((place) => [
      ...(starts.get(word.slice(0, place + 1)) ?? []),
      ...(ends.get(word.slice(place)) ?? []),
    ]),
    ...(parts.size === 0
      ? []
      : cuts.flatMap((from) => cuts.flatMap((to) => (to > from ? (parts.get(word.slice(from, to + 1)) ?? []) : [])))),
  ].filter(({ row }) => !others.get(row)?.some((other) => word.includes(other)));
  if (foundWords.size >= MOST_REMEMBERED) foundWords.clear();
  foundWords.set(key, found);
  return found;
};

/** The rows of the nouns that a text has. */
export interface NounsOf {
  /** Named by a word of their own. */
  readonly named: ReadonlySet<number>;
  /** Named, or said in a word that counts as naming them. */
  readonly any: ReadonlySet<number>;
}

interface Place extends Entry {
  readonly from: number;
  readonly words: number;
}

const placesIn = (all: readonly string[], language: TextLanguage): Place[] => {
  const words = all.slice(0, MOST_WORDS);
  const { whole, longest } = formsOf(language);
  const places = words.flatMap((word, from) => [
    ...entriesOf(word, language).map((entry) => ({ ...entry, from, words: 1 })),
    ...Array.from({ length: longest - 1 }, (_none, more) => more + 2).flatMap((count) =>
      (whole.get(words.slice(from, from + count).join(' ')) ?? []).map((entry) => ({ ...entry, from, words: count })),
    ),
  ]);
  // "Door mat" names no door.
  return places.filter(
    (one) =>
      !places.some(
        (other) =>
          other.words > one.words && other.from <= one.from && one.from + one.words <= other.from + other.words,
      ),
  );
};

/** What a line of words names of the table. */
export function nounsIn(line: string, language: TextLanguage): NounsOf {
  const places = placesIn(wordsIn(line), language);
  return {
    named: new Set(places.filter(({ isNamed }) => isNamed).map(({ row }) => row)),
    any: new Set(places.map(({ row }) => row)),
  };
}

interface Line {
  readonly line: string;
  readonly language: TextLanguage;
}

const wordsOf = (words: readonly string[], places: readonly Place[], row: number): string => {
  const { from = 0, words: count = 1 } = places.find((place) => place.row === row && place.isNamed) ?? {};
  return words.slice(from, from + count).join(' ');
};

/** Nouns of a source instead of which its translation names others ("kettle": "Toaster"). */
export function exchangedNouns(source: Line, result: Line): string[] {
  const words = { before: wordsIn(source.line), after: wordsIn(result.line) };
  const before = placesIn(words.before, source.language);
  const after = placesIn(words.after, result.language);
  const lostOf = (one: readonly Place[], other: readonly Place[], own: readonly string[], text: string) =>
    [...new Set(one.filter(({ isNamed }) => isNamed).map(({ row }) => row))].filter(
      (row) => !other.some((place) => place.row === row) && !text.includes(` ${wordsOf(own, one, row)} `),
    );
  const lost = lostOf(before, after, words.before, result.line);
  const added = lostOf(after, before, words.after, source.line);
  const isKept = before.some(({ row }) => tradeOf[row] !== undefined && !lost.includes(row));
  /** Beside a noun that stays, one of another trade is rarely in the place of one that is lost: languages name parts differently. */
  const isInstead = (other: number, row: number) =>
    tradeOf[other] !== undefined && (tradeOf[other] === tradeOf[row] || !isKept);
  return lost
    .filter((row) => tradeOf[row] !== undefined && added.some((other) => isInstead(other, row)))
    .map((row) => wordsOf(words.before, before, row));
}

/** Words between a number and what it counts. */
const COUNT_REACH = 2;

/** "16gb ram" in the words of a line. */
const apart = (line: string): string[] => wordsIn(line.replace(/(?<=\p{N})(?=\p{L})/gu, ' '));

/** What a line counts: rows of the table, and words that stand in both titles. The nearest number before it is its own. */
const countedIn = ({ line, language }: Line, kept: ReadonlySet<string>): ReadonlyMap<number | string, string> => {
  const words = apart(line);
  const counted = new Map<number | string, string>();
  const things = [
    ...placesIn(words, language).map(({ row, from }) => ({ thing: row, from })),
    ...words.flatMap((word, from) => (kept.has(word) ? [{ thing: word, from }] : [])),
  ];
  for (const { thing, from } of things) {
    const before = words.slice(Math.max(0, from - COUNT_REACH), from).toReversed();
    const number = before
      .map((word) => (/^\p{N}{1,4}$/u.test(word) ? word : numberOfWord(word, language)))
      .find((value) => value !== undefined);
    if (number !== undefined && !counted.has(thing)) counted.set(thing, number);
  }
  return counted;
};

/** A number that a translation gives to another thing than its source does: "3 shelves, 5 drawers" as "5 étagères, 3 tiroirs". */
export function exchangedCount(source: Line, result: Line): string | undefined {
  const there = new Set(apart(result.line));
  const kept = new Set(apart(source.line).filter((word) => /^\p{L}{3,}$/u.test(word) && there.has(word)));
  const before = [...countedIn(source, kept)];
  const after = countedIn(result, kept);
  const turned = before.find(([thing, count]) => {
    const given = after.get(thing);
    return (
      given !== undefined &&
      given !== count &&
      before.some(([other, number]) => other !== thing && number === given && after.get(other) === count)
    );
  });
  return turned?.[1];
}

/** Whether a word of a language names one of the nouns by itself. */
export const isNoun = (word: string, language: TextLanguage): boolean =>
  (formsOf(language).whole.get(word) ?? []).some(({ isNamed }) => isNamed);
