import type { TextLanguage } from '../language.ts';
import { contexts, type Place, placesIn, tradeOf } from './noun-table.ts';
import { numberOfWord } from './numbers.ts';
import { type Line, wordSet, wordsIn } from './text.ts';

/** The rows of the nouns that a text has. */
export interface NounsOf {
  /** Named by a word of their own. */
  readonly named: ReadonlySet<number>;
  /** Named, or said in a word that counts as naming them. */
  readonly any: ReadonlySet<number>;
}

/** What a line of words names of the table. */
export function nounsIn(line: string, language: TextLanguage): NounsOf {
  const places = placesIn(wordsIn(line), language);
  return {
    named: new Set(places.filter(({ isNamed }) => isNamed).map(({ row }) => row)),
    any: new Set(places.map(({ row }) => row)),
  };
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
  const all = placesIn(words.before, source.language, true);
  // A "rug" is also what other rows call a blanket.
  const isSaid = (row: number) =>
    before.every(
      (place) =>
        place.row !== row ||
        all.some(
          (other) =>
            other.isLoose &&
            other.from === place.from &&
            other.words === place.words &&
            !before.some(({ row: own }) => own === other.row) &&
            after.some((one) => one.row === other.row && one.isNamed),
        ),
    );
  const lost = lostOf(before, after, words.before, result.line).filter((row) => !isSaid(row));
  const added = lostOf(after, before, words.after, source.line);
  const isKept = before.some(({ row }) => tradeOf[row] !== undefined && !lost.includes(row));
  /** Beside a noun that stays, one of another trade is rarely in the place of one that is lost: languages name parts differently. */
  const loose = new Set(all.map(({ row }) => row));
  const isInstead = (other: number, row: number) =>
    tradeOf[other] !== undefined && (tradeOf[other] === tradeOf[row] || (!isKept && !loose.has(other)));
  return lost
    .filter((row) => tradeOf[row] !== undefined && added.some((other) => isInstead(other, row)))
    .map((row) => wordsOf(words.before, before, row));
}

/** After these a title speaks of what comes with its goods, or what they are for. */
const COMPANY: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: wordSet('with without for and no'),
  de: wordSet('mit ohne fur inkl samt zum zur ab als und bei im von vom nach am'),
  fr: wordSet('avec sans pour inclus sur et facon style effet type'),
  it: wordSet('con senza per e su stile effetto tipo'),
  es: wordSet('con sin para y en estilo efecto tipo'),
};
/** Nouns that count others ("juego de sábanas", "jeu de clés"). */
const COUNTING =
  /^(?:jeux?|juegos?|lots?|boites?|scatol[ae]|cajas?|tubes?|tub[oi]|botes?|sacs?|cart[ae]|cartes?|bottigli[ae]|set|kit|pack)$/u;

/**
 * Goods that a translation names and its source in no way does ("thimble": "Löffel"). Beside goods that both name, only
 * those that the title begins with or that a German compound ends in: the others may be a part that the source leaves out.
 */
export function addedNouns(source: Line, result: Line): string[] {
  const all = wordsIn(result.line);
  const end = all.findIndex((word) => COMPANY[result.language].has(word));
  const words = end < 0 ? all : all.slice(0, end);
  const before = placesIn(wordsIn(source.line), source.language, true);
  const after = placesIn(words, result.language, true);
  const there = new Set(before.map(({ row }) => row));
  const told = new Set(after.map(({ row }) => row));
  const isGoods = (row: number) => tradeOf[row] !== undefined && !contexts.has(row);
  const kept = before.filter(({ row, isNamed }) => isNamed && isGoods(row) && told.has(row)).map(({ row }) => row);
  const wordOf = ({ from, words: count }: Place) => words.slice(from, from + count).join(' ');
  // "Correa" is a strap, a belt and a lead: one of them in the source is enough.
  const isMeant = (place: Place) =>
    after.some(
      (other) =>
        (other.isBefore !== true || result.language !== 'de') &&
        other.from < place.from + place.words &&
        place.from < other.from + other.words &&
        there.has(other.row),
    );
  const added = after.filter(
    (place) =>
      place.isNamed &&
      isGoods(place.row) &&
      !there.has(place.row) &&
      place.isBefore !== true &&
      !isMeant(place) &&
      !COUNTING.test(wordOf(place)) &&
      !source.line.includes(` ${wordOf(place)} `),
  );
  const first = Math.min(...after.filter((place) => !COUNTING.test(wordOf(place))).map(({ from }) => from));
  const isHead = ({ from }: Place) =>
    result.language === 'de'
      ? after.some(
          (place) =>
            kept.includes(place.row) &&
            (place.from + place.words === from || (place.from === from && place.isBefore === true)),
        )
      : from === first;
  return [...new Set(added.filter((place) => kept.length === 0 || isHead(place)).map(wordOf))];
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
