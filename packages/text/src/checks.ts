import { isInOtherLanguage, isUntranslated, untranslatedWords } from './answer-language.ts';
import type { TextLanguage } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { ageForm, americanUnits, decimalComma, localForm } from './local-forms.ts';
import { isDenying, isForSomething } from './meaning.ts';
import { titleLength } from './parts.ts';
import { sourceTitle } from './plain.ts';
import { cleanBrand, protectedTexts } from './slots.ts';

export type TitleProblem =
  | 'empty'
  | 'too_long'
  | 'brand_missing'
  | 'number_missing'
  | 'number_added'
  /** A unit, size or code differs from the source. */
  | 'slot_missing'
  /** The source contains a negation ("not included", "without"), but the result does not. */
  | 'negation_missing'
  /** The source states what the item is for, but the result does not. */
  | 'purpose_missing'
  /** The result contains tags, entities or invisible characters, which a marketplace would show as text. */
  | 'markup'
  | 'other_language'
  /** The result equals the source, or contains words of it that its language translates. */
  | 'untranslated';

export interface TitleFinding {
  readonly problem: TitleProblem;
  /** What is missing or added; for `too_long` the length. */
  readonly detail: string;
}

const digitGroups = (text: string): Map<string, number> => {
  const groups = new Map<string, number>();
  for (const group of text.match(/\p{Nd}+/gu) ?? []) groups.set(group, (groups.get(group) ?? 0) + 1);
  return groups;
};

/**
 * Checks a translated title against its source: nothing that a buyer relies on may be lost, added or changed. The last check of every
 * automatic title. Returns an empty list for a valid title.
 */
export const checkTitle = (input: {
  source: string;
  result: string;
  brand?: string | undefined;
  limit: number;
  /** The site's form of a unit or an ordinal counts as equal to the source's. */
  site?: { readonly from: TextLanguage; readonly to: TextLanguage };
  /** Set for an external translation, whose meaning is also compared with the source. */
  languages?: { readonly from: TextLanguage; readonly to: TextLanguage };
  /** For an external translation: finds words of the source that were left in it. */
  lexicon?: Lexicon;
}): TitleFinding[] => {
  const { source, result, limit, languages, site = languages } = input;
  const holds = (text: string): boolean => result.toLowerCase().includes(text.toLowerCase().replace(/\s+/gu, ' '));
  const brand = cleanBrand(input.brand);
  const findings: TitleFinding[] = [];
  const find = (problem: TitleProblem, detail: string) => findings.push({ problem, detail });
  if (result.trim() === '') find('empty', '');
  const length = titleLength(result);
  if (length > limit) find('too_long', String(length));
  if (
    brand !== '' &&
    source.toLowerCase().includes(brand.toLowerCase()) &&
    !result.toLowerCase().includes(brand.toLowerCase())
  ) {
    find('brand_missing', brand);
  }
  const before = digitGroups(source);
  const after = digitGroups(result);
  for (const [group, count] of before) if ((after.get(group) ?? 0) < count) find('number_missing', group);
  for (const [group, count] of after) if ((before.get(group) ?? 0) < count) find('number_added', group);
  for (const text of new Set(protectedTexts(source, brand))) {
    const local = site ? [localForm(text, site.from, site.to), ageForm(text, site.to) ?? text] : [];
    if (site?.from === 'en' && site.to === 'en') local.push(americanUnits(text));
    // "x5" counts in words of the language; the digits are compared above.
    if (site?.from === 'en' && site.to !== 'en')
      local.push(...local.map(decimalComma), text.replace(/^[x×]\s?(?=\p{Nd}+$)/iu, ''));
    if ([text, ...local].some(holds)) continue;
    find('slot_missing', text);
  }
  if (languages !== undefined) {
    const { from, to } = languages;
    if (isDenying(source, from) && !isDenying(result, to)) find('negation_missing', source);
    if (isForSomething(source, from) && !isForSomething(result, to)) find('purpose_missing', source);
    if (sourceTitle(result) !== result.normalize('NFC').replace(/\s+/gu, ' ').trim()) find('markup', result);
    if (isInOtherLanguage(source, result, to)) find('other_language', result);
    if (isUntranslated(source, result, protectedTexts(source, brand))) find('untranslated', result);
  }
  for (const word of input.lexicon ? untranslatedWords(source, result, brand, input.lexicon) : [])
    find('untranslated', word);
  return findings;
};
