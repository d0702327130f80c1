import type { TextLanguage } from '../language.ts';
import { isNoun, type Place, placesIn, tradeOf } from './noun-table.ts';
import { isSenseWord, senseWords } from './senses.ts';
import { fold, type Line, plainSigns, weight, wordLine, wordSet, wordsIn } from './text.ts';

/** What joins the parts of a set, or goods with what comes with them. */
const JOINING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: wordSet('with and plus w incl including includes inc'),
  de: wordSet('mit und plus samt inkl inklusive sowie nebst incl im in'),
  fr: wordSet('avec et plus inclus incluse incluses a au aux en'),
  it: wordSet('con e ed plus incluso inclusa inclusi incluse a al alla in'),
  es: wordSet('con y e plus incluido incluida incluidos incluidas incluye a al en'),
};
/** What stands before that for which goods are. */
const AIMING: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: wordSet('for fits'),
  de: wordSet('fur'),
  fr: wordSet('pour'),
  it: wordSet('per'),
  es: wordSet('para'),
};
/** Words that name nothing: of sets and amounts, and articles and prepositions. */
const EMPTY = wordSet(
  `the of in on to by set sets kit kits pack packs pair pairs lot bundle piece pieces box packet der die das den dem des aus von vom zum zur auf stuck
  teile teilig paar paare packung de du des la le les un une d l jeu lot paire paires ensemble pieces da di del della dei delle lo gli il coppia paio paia
  pezzi confezione el los las juego par pares pieza piezas conjunto pack en su sur parts spares repair not`.replace(
    /\s+/gu,
    ' ',
  ),
);

/** The words of a title, in which signs between words are the word that joins its language's parts. */
const joined = (text: string, other: string, { language }: Line): string[] => {
  const said = plainSigns(text).replace(/(\S+) [&+] (\S+)/gu, (all, first: string, second: string) =>
    // "Black & Decker" stays as it is.
    fold(other).includes(fold(all)) ? all : `${first} ${language === 'en' ? 'and' : 'plus'} ${second}`,
  );
  return wordsIn(wordLine(said));
};

interface Part {
  readonly words: readonly string[];
  readonly places: readonly Place[];
}

/** The parts of a title between the words that join them. */
const partsOf = (all: readonly string[], language: TextLanguage, ends: readonly ReadonlySet<string>[]): Part[] => {
  const places = all.flatMap((word, at) => (ends.some((joints) => joints.has(word)) ? [at] : []));
  return [-1, ...places].map((from, part) => {
    const words = all.slice(from + 1, places[part] ?? all.length);
    return { words, places: placesIn(words, language, true) };
  });
};

/** A title with all parts of its source is hardly shorter than this. */
const SHORT = 0.8;

/** Whether a word only joins or counts others. */
export const isEmptyWord = (word: string, language: TextLanguage): boolean =>
  EMPTY.has(word) || JOINING[language].has(word) || AIMING[language].has(word);

export const isJointWord = (word: string, language: TextLanguage): boolean => JOINING[language].has(word);

/** How often a title joins parts, also by signs. */
export const jointsIn = (text: string, other: string, line: Line): number =>
  joined(text, other, line).filter((word) => isJointWord(word, line.language)).length;

const isContent = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !EMPTY.has(word);

/**
 * A part of a source of which its translation says nothing: it joins fewer parts, and every word of it belongs to
 * the others or it lacks a noun of one ("guitar with amplifier and stand": "Gitarre mit Ständer").
 */
export function lostPart(
  source: Line,
  result: Line,
  texts: { readonly before: string; readonly after: string },
): string | undefined {
  const ends = (language: TextLanguage) => [JOINING[language], AIMING[language]];
  const before = joined(texts.before, texts.after, source);
  const after = joined(texts.after, texts.before, result);
  const parts = partsOf(before, source.language, ends(source.language));
  if (parts.length < 2) return undefined;
  const said = placesIn(after, result.language, true);
  const isKept = (word: string) => after.includes(word);
  const isJoint = (word: string) => ends(result.language).some((joints) => joints.has(word));
  const rows = new Set(parts.flatMap(({ places }) => places.map(({ row }) => row)));
  const isExplained = (word: string, at: number) =>
    before.includes(word) ||
    isSenseWord(word, result.language) ||
    // "Roboterhülle" says more than the case.
    ((result.language !== 'de' || isNoun(word, 'de')) &&
      said.some(({ row, from, words: count }) => rows.has(row) && from <= at && at < from + count));
  const isOpen = after.some((word, at) => isContent(word) && !isJoint(word) && !isExplained(word, at));
  const plain = senseWords(source.language, true);
  const lost = parts.filter(
    ({ words: own, places }) =>
      own.some((word) => isContent(word) && !plain.has(word)) &&
      !own.some((word) => isContent(word) && isKept(word)) &&
      !places.some(({ row }) => said.some((place) => place.row === row)),
  );
  const isNamed = ({ places }: Part) => places.some(({ row, isNamed: named }) => named && tradeOf[row] !== undefined);
  const joints = (all: readonly string[], line: Line) =>
    all.filter((word) => ends(line.language).some((one) => one.has(word)));
  const isFewer = joints(after, result).length < joints(before, source).length;
  const isShort = weight(texts.after) < SHORT * weight(texts.before);
  return isFewer ? lost.find((part) => !isOpen || (isShort && isNamed(part)))?.words.join(' ') : undefined;
}

/** Whether a translation turns what goods are and what they are for ("case for tablet": "Tablet für Hülle"). */
export function isTurnedPurpose(source: Line, result: Line): boolean {
  const rowsOf = ({ line, language }: Line, isLoose: boolean) => {
    const all = wordsIn(line);
    const at = all.findIndex((word) => AIMING[language].has(word));
    const rows = (some: readonly string[]) => new Set(placesIn(some, language, isLoose).map(({ row }) => row));
    return at < 1 ? undefined : { goods: rows(all.slice(0, at)), aim: rows(all.slice(at + 1)) };
  };
  const before = rowsOf(source, false);
  const after = rowsOf(result, false);
  if (before === undefined || after === undefined) return false;
  const goods = [...before.goods].filter((row) => !before.aim.has(row));
  const aim = [...before.aim].filter((row) => !before.goods.has(row));
  const isTurned = (own: readonly number[], there: ReadonlySet<number>, here: ReadonlySet<number>) =>
    own.some((row) => there.has(row)) && !own.some((row) => here.has(row));
  const isUnknown = (own: readonly number[]) => !own.some((row) => after.goods.has(row) || after.aim.has(row));
  const turned = [isTurned(goods, after.aim, after.goods), isTurned(aim, after.goods, after.aim)];
  return (
    aim.length > 0 && turned.some(Boolean) && (turned.every(Boolean) || isUnknown(turned[0] === true ? aim : goods))
  );
}

/** What holds goods that are counted, in any number; "pack of 2" and "2 pack" are one amount. */
const HOLDERS: Readonly<Record<TextLanguage, string>> = {
  en: 'box(?:es)?|packs?|packets?|sets?|lots?|cases?|cartons?|bags?|sachets?|bundles?|tins?|tubs?|jars?|rolls?|crates?|sheets?|books?',
  de: 'box(?:en)?|schachteln?|packung(?:en)?|packs?|pakete?|packchen|sets?|kartons?|kisten?|beuteln?|tuten?|dosen?|rollen?|bogen|konvolute?|lots?|satze?',
  fr: 'boites?|paquets?|packs?|sets?|lots?|jeux?|cartons?|caisses?|sacs?|sachets?|pots?|rouleaux?|coffrets?|ensembles?|feuilles?',
  it: 'scatol[ae]|confezion[ei]|pacch[io]|pacchett[io]|pack|set|lott[io]|carton[ei]|cass[ae]|sacchett[io]|bust[ae]|bustin[ae]|barattol[io]|rotol[io]|fogl[io]|kit',
  es: 'cajas?|paquetes?|packs?|sets?|lotes?|juegos?|cartones|carton|bolsas?|bolsitas?|botes?|latas?|rollos?|conjuntos?|hojas?|kits?',
};
const NUMBER = '\\p{N}{1,5}';
const HELD: Readonly<Record<TextLanguage, RegExp>> = {
  en: new RegExp(` (?:${HOLDERS.en}) of ${NUMBER}(?= )`, 'u'),
  de: new RegExp(
    ` (?:${HOLDERS.de}) (?:mit |von |a |zu )?(?:je )?${NUMBER}(?= )| ${NUMBER}(?:er|tlg|x| teil\\p{L}*)`,
    'u',
  ),
  fr: new RegExp(` (?:${HOLDERS.fr}) (?:de |d |x )?${NUMBER}(?= )`, 'u'),
  it: new RegExp(` (?:${HOLDERS.it}) (?:da |di |x )?${NUMBER}(?= )`, 'u'),
  es: new RegExp(` (?:${HOLDERS.es}) (?:de |con |x )?${NUMBER}(?= )`, 'u'),
};
/** Pairs, and what a seller may say instead of them ("3er-Pack Socken"). */
const PAIRS: Readonly<Record<TextLanguage, string>> = {
  en: 'pairs|prs',
  de: 'paare?',
  fr: 'paires?',
  it: 'pai[ao]|coppi[ae]',
  es: 'par(?:es)?',
};

/** Words in which numbers stand alone: "100x" and "4-teilig" are a number and a word. */
const counting = (text: string): string => wordLine(plainSigns(text)).replace(/(?<=\p{N})(?=x )/gu, ' ');

/**
 * How many a source holds together or counts in pairs, where its translation says so many holders ("box of 100 screws":
 * "100 Schachteln"), so many single things ("2 pairs": "2 Ohrringe"), or a number that counts nothing ("set of 6 chairs": "Stuhl 6").
 */
export function changedHolding(
  source: string,
  result: string,
  from: TextLanguage,
  to: TextLanguage,
): string | undefined {
  const before = counting(source);
  const after = counting(result);
  const paired = before.match(new RegExp(` (?:[2-9]|\\p{N}{2}) (?:x )?(?:${PAIRS[from]}) `, 'u'));
  const pairs = paired?.[0].match(/\p{N}+/u)?.[0];
  if (pairs !== undefined) {
    const isPaired = new RegExp(` (?:${PAIRS[to]}) | ${Number(pairs) * 2} `, 'u').test(after);
    return isPaired || HELD[to].test(after) ? undefined : paired?.[0].trim();
  }
  const held = before.match(HELD[from]);
  const number = held?.[0].match(/\p{N}+/u)?.[0];
  if (held === null || number === undefined || Number(number) < 2) return undefined;
  // "Pack of 6 storage boxes": the boxes are the goods.
  const rest = before.slice((held.index ?? 0) + held[0].length);
  if (new RegExp(` (?:${HOLDERS[from]}) `, 'u').test(rest) || HELD[to].test(after)) return undefined;
  const isMany = new RegExp(` ${number} (?:${HOLDERS[to]}) `, 'u').test(after);
  const isLoose = new RegExp(` ${number} $`, 'u').test(after) && !new RegExp(` (?:${HOLDERS[to]}|x) `, 'u').test(after);
  return isMany || isLoose ? held[0].trim() : undefined;
}
