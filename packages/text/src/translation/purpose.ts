import type { TextLanguage } from '../language.ts';
import { isNoun } from './noun-table.ts';
import { isSenseWord } from './senses.ts';
import { fold, plainSigns, wordLine, wordsIn } from './text.ts';

/** How a title says what something is for, folded. */
const PURPOSE: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['for', 'fits', 'fit', 'fitting', 'compatible', 'suitable', 'suits', 'to'],
  de: ['fur', 'furs', 'passend', 'passt', 'passen', 'kompatibel', 'kompatible', 'geeignet'],
  fr: ['pour', 'compatible', 'compatibles', 'adapte', 'adaptee', 'adaptes', 'convient'],
  it: ['per', 'compatibile', 'compatibili', 'adatto', 'adatta', 'adatti'],
  es: ['para', 'compatible', 'compatibles', 'apto', 'apta', 'adecuado', 'valido', 'valida'],
};
/** The same, right before the name. */
const OF = new Set(['zum', 'zur', 'zu', 'bei', 'von', 'an', 'de', 'd', 'du', 'des', 'di', 'del', 'dell', 'della']);
/** Between the word and the name may be a make and a model. */
const REACH = 4;
/** "for", and the name or number after it that stays as it is: a model for which the goods are, without being it. */
const FOR_NAME: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?<![\p{L}\p{N}])(?:for|fits|compatible with)\s+(?:the\s+|an?\s+)?([\p{L}\p{N}][\p{L}\p{N}.&-]*)/giu,
  de: /(?<![\p{L}\p{N}])(?:für|passend für|kompatibel mit)\s+([\p{L}\p{N}][\p{L}\p{N}.&-]*)/giu,
  fr: /(?<![\p{L}\p{N}])(?:pour|compatible(?: avec)?)\s+([\p{L}\p{N}][\p{L}\p{N}.&-]*)/giu,
  it: /(?<![\p{L}\p{N}])(?:per|compatibile con)\s+([\p{L}\p{N}][\p{L}\p{N}.&-]*)/giu,
  es: /(?<![\p{L}\p{N}])(?:para|compatible con)\s+([\p{L}\p{N}][\p{L}\p{N}.&-]*)/giu,
};

/** A word or number with a capital or digits; "for 3 bikes" names nothing. */
const isName = (word: string): boolean => /\p{N}|\p{Lu}/u.test(word) && !/^\p{N}{1,2}$/u.test(word);

/**
 * How a title said that its goods are for a named thing, if it no longer does: "iPhone 12 Hülle" may be taken for Apple's
 * own, and where the source said "compatible" it claims to be. "Case for a robot" may well become "Roboterhülle".
 */
export function lostPurpose(
  source: string,
  result: string,
  from: TextLanguage,
  to: TextLanguage,
): 'for' | 'compatible' | undefined {
  const words = wordsIn(wordLine(result));
  const isSaidFor = (name: string) =>
    words.some(
      (word, place) =>
        word === name &&
        (OF.has(words[place - 1] ?? '') ||
          words
            .slice(Math.max(0, place - REACH), place)
            .some((before) => PURPOSE[to].includes(before) || PURPOSE[from].includes(before))),
    );
  const compatible = words.some(
    (word) => word.startsWith('kompatib') || word.startsWith('compatib') || word === 'passend',
  );
  const lost = [...plainSigns(source).matchAll(FOR_NAME[from])].filter(([, name = '']) => {
    const word = fold(name.split(/[.&-]/u)[0] ?? '');
    return (
      isName(name) &&
      !isSenseWord(word, to) &&
      !isNoun(word, to) &&
      words.includes(word) &&
      !isSaidFor(word) &&
      !compatible
    );
  });
  if (lost.length === 0) return undefined;
  return lost.some(([said]) => /^[ck]ompatib/iu.test(said)) ? 'compatible' : 'for';
}
