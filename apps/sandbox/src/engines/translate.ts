import type { Fault, FaultKind } from '../platform/faults.ts';
import { DICTIONARY, KEPT_WORDS, LANGUAGES } from './dictionary.data.ts';
import { knownTitle } from './known-titles.ts';

const languageOf = (code: string) => code.slice(0, 2).toLowerCase();

/** Longest first, so that "not included" is found before "not". */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...DICTIONARY.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

function wordFor(english: string, to: string): string {
  const others = DICTIONARY.get(english.toLowerCase()) ?? [];
  const found = others[LANGUAGES.indexOf(to as (typeof LANGUAGES)[number])];
  return found ?? english;
}

/** Translates word by word from English; unknown words and other languages stay unchanged. */
export function translateWords(text: string, to: string): string {
  return text.replace(WORDS, (word) => wordFor(word, languageOf(to)));
}

const SIGNS = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const;

/** A title of the built-in catalogue as a native seller writes it; the protected elements stand in it as plain text. */
export function translateKnown(markup: string, to: string, kept: RegExp): string | undefined {
  const bare = markup.replace(kept, (element) => element.replace(/^<[^<>]*>|<[^<>]*>$/g, ''));
  const title = SIGNS.reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), bare);
  const found = knownTitle(title, languageOf(to));
  if (found === undefined || markup === title) return found;
  return SIGNS.reduce((text, [sign, entity]) => text.replaceAll(sign, entity), found);
}

const NOT_WORDS = /<[^<>]*>|&\w+;|[\p{N}\p{P}\p{S}]+|(?<!\p{L})\p{L}(?!\p{L})/gu;

/** The words of a text that the engine lacks. */
export const unknownWordsIn = (text: string): string[] =>
  text.replace(WORDS, ' ').replace(NOT_WORDS, ' ').match(/\S+/g) ?? [];

/** One word with a capital is taken for a name. With more that it does not know, an engine has no translation. */
function isTranslatable(text: string): boolean {
  const unknown = unknownWordsIn(text).filter((word) => !KEPT_WORDS.has(word));
  return unknown.length <= 1 && unknown.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Translates the text around the elements that the dialect protects; other elements keep their position. A text with words that the engine
 * lacks stays as it is: it never makes a half of it.
 */
export function translateMarkup(markup: string, to: string, kept: RegExp): string {
  const known = translateKnown(markup, to, kept);
  if (known !== undefined) return known;
  if (!isTranslatable(markup.replace(kept, ' '))) return markup;
  let result = '';
  let at = 0;
  for (const found of markup.matchAll(kept)) {
    result += translateWords(markup.slice(at, found.index), to) + found[0];
    at = found.index + found[0].length;
  }
  return result + translateWords(markup.slice(at), to);
}

/** What an engine makes up, one for each length of an answer: titles of growing length meet them all. */
const MADE_UP: readonly ((answer: string) => string)[] = [
  (answer) => `${answer} links`,
  (answer) => `${answer} ohne Deckel`,
  (answer) => answer.replace('rot', 'grün'),
  (answer) => `${answer} defekt`,
  (answer) => `${answer} 2er-Set`,
  (answer) => answer.replace('cm', 'mm'),
  (answer) => answer.replace('30', '31'),
  (answer) => `Gucci ${answer}`,
  (answer) => `Übersetzung: ${answer}`,
  (answer) => `${answer} kostenloser Versand`,
  (answer) => `${answer} nur Deckel`,
  (answer) => `„${answer}“`,
];
const madeUp = (answer: string): string => MADE_UP[[...answer].length % MADE_UP.length]?.(answer) ?? answer;

/** The ways in which an engine's response can be wrong although the call succeeds. */
const LIES: Readonly<Partial<Record<FaultKind, (answer: string) => string>>> = {
  'drops-number': (answer) => answer.replace(/\p{Nd}+/u, ''),
  'html-answer': (answer) => `<p><b>${answer}</b></p>`,
  'other-language': (answer) => `${translateWords(answer, 'xx')} з найкращої вовни`,
  'empty-answer': () => '',
  'long-answer': (answer) => `${answer} ${'sehr schön '.repeat(9)}`.trim(),
  'lies-in-turn': madeUp,
};

export function lieAbout(answer: string, struck: readonly Fault[]): string {
  return struck.reduce((altered, { kind }) => LIES[kind]?.(altered) ?? altered, answer);
}
