import type { TextLanguage } from './language.ts';
import { isDenying, isForSomething } from './meaning.ts';
import { titleLength } from './parts.ts';
import { protectedTexts, soundBrand } from './slots.ts';

export type TitleProblem =
  | 'empty'
  | 'too_long'
  | 'brand_missing'
  | 'number_missing'
  | 'number_added'
  /** A unit, size or code is not there as the seller wrote it. */
  | 'slot_missing'
  /** The source denies something ("not included", "without"), the result nothing. */
  | 'negation_missing'
  /** The source says for what the item is, the result does not. */
  | 'purpose_missing';

export interface TitleFinding {
  readonly problem: TitleProblem;
  /** What is missing or too much; for `too_long` the length. */
  readonly detail: string;
}

const digitGroups = (text: string): Map<string, number> => {
  const groups = new Map<string, number>();
  for (const group of text.match(/\p{Nd}+/gu) ?? []) groups.set(group, (groups.get(group) ?? 0) + 1);
  return groups;
};

/**
 * Holds a title in another language against its source: nothing that a buyer relies on may be lost, added or rewritten.
 * The last guard on every machine title, whoever wrote it. An empty list means that it may go on.
 */
export const checkTitle = (input: {
  source: string;
  result: string;
  brand?: string | undefined;
  limit: number;
  /** Given where a stranger wrote the result: its meaning is then held against that of the source. */
  languages?: { readonly from: TextLanguage; readonly to: TextLanguage };
}): TitleFinding[] => {
  const { source, result, limit, languages } = input;
  const brand = soundBrand(input.brand);
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
    if (!result.toLowerCase().includes(text.toLowerCase().replace(/\s+/gu, ' '))) find('slot_missing', text);
  }
  if (languages !== undefined) {
    const { from, to } = languages;
    if (isDenying(source, from) && !isDenying(result, to)) find('negation_missing', source);
    if (isForSomething(source, from) && !isForSomething(result, to)) find('purpose_missing', source);
  }
  return findings;
};
