import { COMMON_ENGLISH, TITLE_MARKERS, WELL_KNOWN_NAMES } from './title-judge.data.ts';

/** An automatic title and its metadata. */
export interface JudgedTitle {
  readonly source: string;
  readonly brand: string;
  readonly language: 'en' | 'de' | 'fr' | 'it' | 'es';
  readonly title: string;
  readonly coverage: number;
  readonly dropped: readonly string[];
}

export type Violation =
  | 'number lost'
  | 'unit lost'
  | 'brand lost'
  | 'negation lost'
  | 'purpose lost'
  | 'counted noun lost'
  | 'promise travels'
  | 'English word at 100 %';

const HOME_PROMISE =
  /\b(?:free|fast|same[- ]day|next[- ]day)(?: \w+){0,2} (?:delivery|dispatch|despatch|shipping|postage|p ?& ?p)\b|\buk (?:stock|seller|dispatch|delivery)\b/giu;
const PROMISE_ABROAD =
  /\b(?:free (?:uk )?(?:delivery|shipping|postage|p ?& ?p)|fast (?:delivery|dispatch|shipping)|uk stock|uk seller|kostenloser versand|livraison gratuite|spedizione gratuita|envío gratis)\b/iu;
const UNIT =
  /(?<![\p{L}\p{N}.])(\d+(?:[.,]\d+)?)\s?(mm|cm|km|kg|g|ml|l|cl|inch(?:es)?|in\b(?=\s?x)|ft|feet|oz|lbs?|mah|v|w|kw|hz|gb|mb|tb|metres?|meters?|m)(?![\p{L}\p{N}])/giu;
const COUNTED = /(?<![\p{L}\p{N}.,/:#-])(?:\d{1,3}) ?x? ((?:\p{L}{3,} )?\p{L}{4,}s)(?![\p{L}\p{N}])/giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const groups = (text: string): readonly string[] => text.match(/\d+/gu) ?? [];
const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/**
 * Checks a title against its source with word lists and patterns that are independent of the generator. Titles that may go live without
 * review must pass every check.
 */
export function judgeTitle({ source, brand, language, title, coverage, dropped }: JudgedTitle): readonly Violation[] {
  const found: Violation[] = [];
  const plain = source.normalize('NFC').replace(/&amp;/gu, '&').replace(HOME_PROMISE, ' ').replace(/\s+/gu, ' ').trim();
  const has = (part: string) => title.toLowerCase().includes(part.toLowerCase());
  const left = [...groups(title)];
  for (const group of groups(plain)) {
    const at = left.indexOf(group);
    if (at < 0) {
      found.push('number lost');
      break;
    }
    left.splice(at, 1);
  }
  const compact = title.toLowerCase().replace(/\s+/gu, '');
  if ([...plain.matchAll(UNIT)].some(([unit]) => !compact.includes(unit.toLowerCase().replace(/\s+/gu, '')))) {
    found.push('unit lost');
  }
  if (brand !== '' && plain.toLowerCase().includes(brand.toLowerCase()) && !has(brand)) found.push('brand lost');
  const markers = TITLE_MARKERS[language];
  const english = TITLE_MARKERS.en;
  const denied = count(plain, english.negation);
  if (count(title, markers.negation) + (language === 'en' ? 0 : count(title, english.negation)) < denied) {
    found.push('negation lost');
  }
  const meant = count(plain.replace(/one size fits all/giu, ' '), english.purpose);
  if (count(title, markers.purpose) + (language === 'en' ? 0 : count(title, english.purpose)) < meant) {
    found.push('purpose lost');
  }
  const gone = new Set(dropped.flatMap(wordsOf).map((word) => word.toLowerCase()));
  const counted = [...plain.matchAll(COUNTED)].map(([, noun = '']) => wordsOf(noun).at(-1)?.toLowerCase() ?? '');
  const isSaidAgain = (word: string) => wordsOf(plain).filter((other) => other.toLowerCase() === word).length > 1;
  if (counted.some((word) => gone.has(word) && !isSaidAgain(word))) found.push('counted noun lost');
  if (PROMISE_ABROAD.test(title)) found.push('promise travels');
  if (language !== 'en' && coverage >= 0.995) {
    const named = brand.toLowerCase();
    const isEnglish = (word: string) => {
      const lower = word.toLowerCase();
      return COMMON_ENGLISH.has(lower) && !markers.own.has(lower) && !named.includes(lower);
    };
    if (wordsOf(title.replace(WELL_KNOWN_NAMES, ' ')).some((word) => isEnglish(word)))
      found.push('English word at 100 %');
  }
  return found;
}
