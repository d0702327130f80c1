import type { JudgedLanguage } from '../confidence.ts';
import type { Element } from '../elements.ts';
import { decimalComma, localForm } from '../local-forms.ts';
import type { TermElement } from '../phrases.ts';
import { fixedText } from '../word-forms.ts';
import type { Domain } from './domain.ts';
import { FROM_AGE, PIECES, PIECES_SET, SET_OF, STATES, UNITS, YEARS } from './pieces.data.ts';
import { lower } from './product.ts';

const fill = (form: string, number: string): string => form.replace('{n}', () => number);

const COUNTS: readonly (readonly [RegExp, Readonly<Record<JudgedLanguage, string>>])[] = [
  [/^sets? of \p{Nd}+$|^\p{Nd}+ set$/u, SET_OF],
  [/^\p{Nd}+[\s-](?:piece|pc|pcs|pieces)[\s-]set$|^set of \p{Nd}+ pieces$/u, PIECES_SET],
  [/^\p{Nd}+[\s-](?:piece|pieces|pc)$/u, PIECES],
  [
    /^(?:packs?|pk|bags?|box|bundle|lot|packet|tub) of \p{Nd}+$|^(?:pk|pack of:?) \p{Nd}+$|^\p{Nd}+[\s-]?(?:pack|pk|count|pcs|pces)$/u,
    UNITS,
  ],
];

/** Goods that are made of pieces; of others a pack holds several. */
const OF_PIECES = /(?:set|kit|puzzle|jigsaw|playset|game|chess|cube)s?$/u;

export const isOfPieces = (goods: TermElement): boolean => OF_PIECES.test(lower(goods));

/** "32 pcs" are 32 parts of a set or of one thing, and 32 of anything else. */
const ofGoods = (
  form: (typeof COUNTS)[number][1],
  text: string,
  goods: TermElement | undefined,
): (typeof COUNTS)[number][1] => {
  if (goods === undefined || !/(?:piece|pc|pcs|pces)s?$/u.test(text) || (form !== PIECES && form !== UNITS))
    return form;
  return isOfPieces(goods) || !goods.term.plural ? PIECES : UNITS;
};

/** Phrases with a number whose words mean the same at all goods. */
const PLAIN =
  /^(?:\p{Nd}[\p{Nd}/:.]* (?:scale|gauge)|(?:scale|gauge) \S+|1:\p{Nd}+ die cast|(?:size|chest|waist) .+|\p{Nd}[\p{Nd}-]*[\s-](?:players?|colou?rs?|sheets|pages|channel|axis|months?|layers?|person|pairs?|designs|styles|sizes|rolls|sided|in 1)|series \p{Nd}+|no\.? \p{Nd}+|number \p{Nd}+|volume \p{Nd}+|approx \S+.*|\S+ (?:long|tall|high|wide|diameter))$/u;

/** What a phrase with a number says, in the form of the site; undefined where it is not sure. */
export const countFact = (
  element: TermElement,
  language: JudgedLanguage,
  domain: Domain,
  goods: TermElement | undefined,
): string | undefined => {
  const { number } = element;
  if (number === undefined) return undefined;
  const text = lower(element);
  if (/^age[sd]? /u.test(text) || /^\p{Nd}+[\p{Nd}+–-]* (?:years?|yrs)\b/u.test(text)) {
    const from = /^(\p{Nd}{1,2})(?:\+| ?\+)$/u.exec(number)?.[1];
    if (from !== undefined || !/^\p{Nd}+(?:[-–]\p{Nd}+)?$/u.test(number)) return undefined;
    return domain === 'party' || /[-–]/u.test(number) ? fill(YEARS[language], number) : undefined;
  }
  const form = COUNTS.find(([pattern]) => pattern.test(text))?.[1];
  if (form !== undefined && /^\p{Nd}+$/u.test(number)) return fill(ofGoods(form, text, goods)[language], number);
  if (!PLAIN.test(text) || element.term.form.kind !== 'fixed') return undefined;
  return fixedText({ ...element, number: localForm(number, 'en', language) });
};

/** "Age 3+" in one language: the number is followed by its plus sign in the source. */
export const ageFact = (text: string, language: JudgedLanguage): string | undefined => {
  const age = /^(?:age[sd]?|suitable for ages?) (\p{Nd}{1,2}) ?\+$/u.exec(text)?.[1];
  return age === undefined ? undefined : fill(FROM_AGE[language], age);
};

/** The state of goods, or another feature that stands by itself. */
export const stateFact = (element: Element, language: JudgedLanguage): string | undefined =>
  STATES.get(lower(element))?.[language];

/** "90 Mm" and "72CM" with the unit's small letters. */
const withSmallUnit = (text: string): string =>
  text.replace(/(?<=\p{Nd} ?)(?:MM|Mm|CM|Cm|KG|Kg|ML|Ml|M)(?!\p{L})/gu, (unit) => unit.toLowerCase());

/** A measure in the form of the site; undefined where a word of it stays English. */
export const measureFact = (
  element: Extract<Element, { kind: 'slot' }>,
  language: JudgedLanguage,
): string | undefined => {
  const local = localForm(element.text, 'en', language);
  if (/p(?:ac)?k$/iu.test(local)) return undefined;
  return element.isUnknown && local === element.text ? undefined : decimalComma(withSmallUnit(local));
};

export const countOf = (number: string, language: JudgedLanguage): string => fill(UNITS[language], number);
