import type { TextLanguage } from './language.ts';
import { ageForm, americanUnits, decimalComma, localForm } from './local-forms.ts';
import { titleLength } from './parts.ts';
import { cleanBrand, protectedTexts } from './slots.ts';

export type TitleProblem =
  | 'empty'
  | 'too_long'
  /** The source contains the brand, but the result does not. */
  | 'brand_missing'
  | 'number_missing'
  | 'number_added'
  /** A unit, size, scale or code is not in the result as the seller wrote it, nor in the site's form. */
  | 'slot_missing';

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
 * Checks that a title has the brand, numbers, units, sizes and codes of its source, and no other. The last check of
 * every title that no engine made; `checkTranslation` checks an engine's. Returns an empty list for a valid title.
 * @param site the languages; the site's form of a unit or an ordinal counts as equal to the source's
 */
export const checkTitle = (input: {
  readonly source: string;
  readonly result: string;
  readonly brand?: string | undefined;
  readonly limit: number;
  readonly site?: { readonly from: TextLanguage; readonly to: TextLanguage };
}): TitleFinding[] => {
  const { source, result, limit, site } = input;
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
  return findings;
};
