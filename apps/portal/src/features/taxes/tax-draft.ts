import type { TaxesInput, TaxesView } from '@quayside/contract';
import { type EnteredNumber, isVatRate, TAX_LIMITS } from '@quayside/kernel';

/** A VAT rate and an eco tax, as entered. There are no preset values. */
export interface EnteredTaxes {
  /** Basis points; null until a rate is chosen. */
  readonly vatRate: number | null;
  readonly ecoTax: EnteredNumber;
}

export type RulePlace =
  | { readonly category: { readonly id: string; readonly path: string }; readonly item: null }
  | { readonly category: null; readonly item: { readonly id: number; readonly sku: string; readonly title: string } };

export type RuleDraft = EnteredTaxes & RulePlace;

export interface TaxDraft {
  readonly standard: EnteredTaxes;
  readonly rules: readonly RuleDraft[];
}

export const NOT_ENTERED: EnteredTaxes = { vatRate: null, ecoTax: null };

export function draftOf({ standard, rules }: TaxesView): TaxDraft {
  return {
    standard: standard ? { vatRate: standard.vat_rate, ecoTax: standard.eco_tax } : NOT_ENTERED,
    rules: rules.flatMap(({ vat_rate: vatRate, eco_tax: ecoTax, category, item }): RuleDraft[] => {
      if (category) return [{ vatRate, ecoTax, category, item: null }];
      return item ? [{ vatRate, ecoTax, category: null, item }] : [];
    }),
  };
}

export function keyOf({ category, item }: RulePlace): string {
  return category ? `category ${category.id}` : `item ${item.id}`;
}

export function nameOf({ category, item }: RulePlace): string {
  return category ? category.path || category.id : item.title || item.sku;
}

export type TaxProblem = 'vat' | 'ecoTax';

export function problemsOf({ vatRate, ecoTax }: EnteredTaxes): readonly TaxProblem[] {
  const isAmount = typeof ecoTax === 'number' && ecoTax >= 0 && ecoTax <= TAX_LIMITS.ecoTax;
  return [...(isVatRate(vatRate) ? [] : (['vat'] as const)), ...(isAmount ? [] : (['ecoTax'] as const))];
}

/** The request body; null while a field is missing or invalid. */
export function inputOf({ standard, rules }: TaxDraft): TaxesInput | null {
  const first = figuresOf(standard);
  const others = rules.flatMap((rule): TaxesInput['rules'][number][] => {
    const figures = figuresOf(rule);
    if (!figures) return [];
    return rule.category
      ? [{ ...figures, category: rule.category, item_id: null }]
      : [{ ...figures, category: null, item_id: rule.item.id }];
  });
  return first && others.length === rules.length ? { standard: first, rules: others } : null;
}

export function figuresOf(entered: EnteredTaxes): TaxesInput['standard'] | null {
  const { vatRate, ecoTax } = entered;
  if (problemsOf(entered).length > 0 || vatRate === null || typeof ecoTax !== 'number') return null;
  return { vat_rate: vatRate, eco_tax: ecoTax };
}

/** A category or an item that already has a rule does not get a second one. */
export function withRule(draft: TaxDraft, place: RulePlace): TaxDraft {
  const isThere = draft.rules.some((rule) => keyOf(rule) === keyOf(place));
  return isThere ? draft : { ...draft, rules: [...draft.rules, { ...NOT_ENTERED, ...place }] };
}
