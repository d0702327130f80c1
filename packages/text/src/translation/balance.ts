import { endsInNoun, placesIn } from './noun-table.ts';
import { isSenseWord } from './senses.ts';
import { isEmptyWord, isJointWord, jointsIn } from './structure.ts';
import { fold, type Line, plainSigns, weight, wordSet, wordsIn } from './text.ts';

/** Both titles as they are written. */
interface Texts {
  readonly before: string;
  readonly after: string;
}

/** Words of two titles that must translate one another: neither a table nor the other title as it stands explains them. */
function openWords(source: Line, result: Line): { readonly before: string; readonly after: string } {
  const words = { before: wordsIn(source.line), after: wordsIn(result.line) };
  const places = {
    before: placesIn(words.before, source.language, true),
    after: placesIn(words.after, result.language, true),
  };
  const rows = new Set(places.before.map(({ row }) => row));
  const shared = new Set(places.after.flatMap(({ row }) => (rows.has(row) ? [row] : [])));
  const open = (side: 'before' | 'after', { language }: Line, other: readonly string[]) =>
    words[side]
      .filter(
        (word, at) =>
          /^\p{L}{3,}$/u.test(word) &&
          !other.includes(word) &&
          !isEmptyWord(word, language) &&
          !isSenseWord(word, language) &&
          !places[side].some(({ row, from, words: count }) => shared.has(row) && from <= at && at < from + count),
      )
      .join(' ');
  return { before: open('before', source, words.after), after: open('after', result, words.before) };
}

/** From so many letters on, words that nothing translates are a part of the title. */
const LEAST_UNSAID = 11;
/** Good translations have more than this part of the open letters of their sources. */
const UNSAID = 0.2;
/** With at most so many open letters, a source has nothing left that further words could translate. */
const MOST_SAID = 5;
/** What comes with goods is at the end of a title, and as short as this. */
const LONGEST_COMPANY = 3;
const INCLUDED = /^(?:inkl|incl|inclu[sy]|inbegriffen|beiliegend)/u;

/** So much of a source's length is hardly said in fewer letters of a language that joins no words. */
const SHORTER = 0.9;
/** A title that begins with a measure says what is so long or so many before or not at all. */
const MEASURED =
  /^\p{N}[\p{N}.,/-]*[ ]?(?:["″%]|(?:[mckd]?m|k?g|m?l|[vw]|ah)(?!\p{L})|teile|pieces|pièces|pezzi|piezas)/u;
/** An adjective of a German noun that is missing ("Doppelseitiges 25 mm"). */
const WITHOUT_NOUN = /(?<!\p{L})(?:\p{L}{3,}(?:ig|lich|isch|bar|los)es)(?= (?:\p{N}|mit |für |aus |ohne )|,|$)/u;
const PLUS = / [+] /gu;

/** Words of a source that nothing is left to translate; German says them in the compounds of other nouns. */
export function unsaidWords(source: Line, result: Line, texts: Texts): string | undefined {
  const joined = texts.before.match(PLUS)?.length ?? 0;
  const said = [jointsIn(texts.after, texts.before, result), texts.after.match(/ [+] |,/gu)?.length ?? 0];
  if (joined > Math.max(...said)) return '+';
  const own = { before: wordsIn(source.line), after: wordsIn(result.line) };
  const isNaming = (word: string, line: Line) => /^\p{L}{3,}$/u.test(word) && !isEmptyWord(word, line.language);
  const isNothingNew = own.after.every((word) => own.before.includes(word) || !isNaming(word, result));
  const open = openWords(source, result);
  const left = open.before.split(' ').filter((word) => isNaming(word, source));
  if (isNothingNew && left.length > 0) return left.join(' ');
  const bare = texts.after.match(WITHOUT_NOUN)?.[0] ?? texts.after.match(MEASURED)?.[0];
  const begins = !/^\p{N}/u.test(texts.before.trim()) && wordsIn(source.line)[0]?.search(/\p{N}/u) === -1;
  if (bare !== undefined && begins) return bare;
  if (result.language === 'de' || weight(texts.after) > SHORTER * weight(texts.before)) return undefined;
  const { before, after } = open;
  const letters = weight(before.replaceAll(/\b(?:non|anti|free|proof) ?/gu, ''));
  return letters >= LEAST_UNSAID && weight(after) <= UNSAID * letters ? before : undefined;
}

/** A title of so many kept words with at most one other is hardly translated; longer names are rare. */
const MOSTLY_KEPT = 4;

/** The words that a translation has kept although it is none but for one other ("Military Camouflage Netting Dark grün"). */
export function mostlyKept(source: Line, result: Line): string | undefined {
  if (source.line === result.line) return undefined;
  const known = new Set(wordsIn(source.line));
  const words = wordsIn(result.line).filter(
    (word) =>
      /^\p{L}{4,}$/u.test(word) &&
      !isEmptyWord(word, result.language) &&
      !(known.has(word) && (isSenseWord(word, result.language) || endsInNoun(word, result.language))),
  );
  const kept = words.filter((word) => known.has(word));
  return kept.length >= MOSTLY_KEPT && words.length - kept.length <= 1 ? kept.join(' ') : undefined;
}

/** What a title ends in that comes with the goods, where its source joins nothing and has no words left for it ("mit Schrauben"). */
export function addedCompany(source: Line, result: Line, texts: Texts): string | undefined {
  if (jointsIn(texts.before, texts.after, source) > 0 || /[,:()]|\b(?:bn\w+|boxed|nwt)\b/iu.test(texts.before))
    return undefined;
  if (PARTICLES.has(wordsIn(source.line).at(-1) ?? '')) return undefined;
  const words = wordsIn(result.line);
  if (wordsIn(source.line).some((word) => INCLUDED.test(word))) return undefined;
  if (words.some((word) => INCLUDED.test(word))) return words.find((word) => INCLUDED.test(word));
  const { before, after } = openWords(source, result);
  const said = new Set(after.split(' '));
  const ending = plainSigns(texts.after).match(/(?: [+&]|(?<!\p{L})(?:mit|samt|plus|avec|con)) ([\p{L} -]+)$/u)?.[1];
  const last = ending === undefined ? [] : wordsIn(fold(ending));
  const isGiven =
    last.length > 0 && last.length <= LONGEST_COMPANY && last.every((word) => word.length < 3 || said.has(word));
  return isGiven && before.replaceAll(' ', '').length <= MOST_SAID ? ending : undefined;
}

/** Languages write these initials their own way. */
const TRANSLATED_INITIALS = wordSet(
  'ac ca dc cc uk gb us usa ue eu tv mm cm mb go gb kb to tb nr no pcs pz pc stk vat ww ii',
);
const LONGEST_MODEL = 3;
/** Sizes of clothes stand for words, and one may be the end of a range. */
const initialsIn = (text: string): string[] =>
  text.match(
    new RegExp(`(?<![\\p{L}\\p{N}.'’&/-]|\\p{N} )\\p{Lu}{1,${LONGEST_MODEL}}(?![\\p{L}\\p{N}.'’&/-])`, 'gu'),
  ) ?? [];

/** Capitals of a model that stand in the place of others, beside the same word ("Corsa C": "Corsa D", "EF 50mm": "RF 50mm"). */
export function changedInitials({ before, after }: Texts): string | undefined {
  if (!/\p{Ll}{3}/u.test(before)) return undefined;
  const wordsAround = (text: string) => {
    const words = fold(text).split(/[^\p{L}\p{N}.]+/u);
    return (one: string) => [-1, 1].map((step) => words[words.indexOf(fold(one)) + step] || undefined);
  };
  const [around, aroundThere] = [wordsAround(before), wordsAround(after)];
  const of = (own: readonly string[], other: string) =>
    own.filter(
      (one) =>
        !TRANSLATED_INITIALS.has(fold(one)) &&
        !fold(other)
          .split(/[^\p{L}\p{N}]+/u)
          .includes(fold(one)),
    );
  const added = of(initialsIn(after), before);
  return of(initialsIn(before), after).find((one) => {
    const beside = around(one);
    return added.some((other) => aroundThere(other).some((word, at) => word !== undefined && word === beside[at]));
  });
}

const WITH = wordSet('mit avec con');
/** With one of these, a word says how something is done ("zip off", "lace up"). */
const PARTICLES = wordSet('up off on down out in over back through');
const FOR = /^(?:for|fits|für|pour|per|para)$/iu;

/** Names in a title after the word that says what goods are for, with the words around them. */
const aimed = (text: string): readonly (readonly [string, string, string])[] => {
  const words = plainSigns(text).replaceAll(',', '.').split(/\s+/u);
  const start = words.findIndex((word) => FOR.test(word));
  return start < 0
    ? []
    : words
        .slice(start + 2)
        .map((word, at) => [words[start + 1 + at] ?? '', word, words[start + 3 + at] ?? ''] as const);
};

/** A name for which the goods are, where a translation has another between the same words ("for Land Rover Defender 300"). */
export function exchangedAim(source: Line, result: Line, texts: Texts): string | undefined {
  const isName = (word: string) => /^\p{Lu}[\p{L}\p{N}]+$/u.test(word);
  const isWord = (word: string, { language }: Line) =>
    isSenseWord(fold(word), language) || endsInNoun(fold(word), language) || isEmptyWord(fold(word), language);
  const after = aimed(texts.after);
  return aimed(texts.before).find(
    ([left, name, right]) =>
      isName(left) &&
      isName(name) &&
      !isWord(name, source) &&
      !isJointWord(fold(right), source.language) &&
      !` ${fold(texts.after)} `.includes(` ${fold(name)} `) &&
      after.some(
        ([start, other, end]) =>
          start === left &&
          end === right &&
          isName(other) &&
          other !== name &&
          (result.language !== 'de' || !isWord(other, result)),
      ),
  )?.[1];
}

/** What a compound is made for, named as the goods with the other part beside them ("watch strap": "Uhr mit Armband"). */
export function undoneCompound(source: Line, result: Line, texts: Texts): string | undefined {
  if (source.language !== 'en' || jointsIn(texts.before, texts.after, source) > 0) return undefined;
  const words = wordsIn(result.line);
  const at = words.findIndex((word) => WITH.has(word));
  if (at < 1) return undefined;
  const own = wordsIn(source.line);
  const isHow = ({ from, words: count }: { readonly from: number; readonly words: number }) =>
    PARTICLES.has(own[from + count] ?? '');
  const places = placesIn(own, 'en').filter((place) => place.isNamed && !isHow(place));
  const rowsOf = (some: readonly string[]) => new Set(placesIn(some, result.language).map(({ row }) => row));
  const goods = rowsOf(words.slice(0, at));
  const beside = rowsOf(words.slice(at + 1, at + 3));
  const aim = places.find((first) =>
    places.some(
      (head) =>
        head.from === first.from + first.words && goods.has(first.row) && !goods.has(head.row) && beside.has(head.row),
    ),
  );
  return aim && own[aim.from];
}
