import { describe, expect, it } from 'vitest';
import {
  draftOf,
  inputOf,
  keyOf,
  NOT_ENTERED,
  problemsOf,
  type RulePlace,
  type TaxDraft,
  withRule,
} from './tax-draft.ts';

const food: RulePlace = { category: { id: '40', path: 'Food > Tea' }, item: null };
const lamp: RulePlace = { category: null, item: { id: 7, sku: 'LAMP', title: 'Lamp' } };
const draft: TaxDraft = {
  standard: { vatRate: 2_000, ecoTax: 0 },
  rules: [
    { vatRate: 550, ecoTax: 0, ...food },
    { vatRate: 2_000, ecoTax: 12, ...lamp },
  ],
};

describe('a form of taxes', () => {
  it('starts empty if nothing is confirmed, and cannot be sent like that', () => {
    const empty = draftOf({ standard: null, confirmed_at: null, rules: [] });
    expect(empty).toEqual({ standard: NOT_ENTERED, rules: [] });
    expect(problemsOf(empty.standard)).toEqual(['vat', 'ecoTax']);
    expect(inputOf(empty)).toBeNull();
  });

  it('sends the default and each rule with its category or its item', () => {
    expect(inputOf(draft)).toEqual({
      standard: { vat_rate: 2_000, eco_tax: 0 },
      rules: [
        { vat_rate: 550, eco_tax: 0, category: food.category, item_id: null },
        { vat_rate: 2_000, eco_tax: 12, category: null, item_id: 7 },
      ],
    });
  });

  it('is not sent while a rule is incomplete', () => {
    const added = withRule({ ...draft, rules: [] }, food);
    expect(added.rules.map(keyOf)).toEqual(['category 40']);
    expect(inputOf(added)).toBeNull();
  });

  it('has at most one rule for a category or an item', () => {
    expect(withRule(draft, food)).toBe(draft);
  });

  it.each([
    [{ vatRate: 1_900, ecoTax: 0 }, ['vat']],
    [{ vatRate: 210, ecoTax: 100_001 }, ['ecoTax']],
    [{ vatRate: 210, ecoTax: 'unreadable' as const }, ['ecoTax']],
    [{ vatRate: 210, ecoTax: 100_000 }, []],
  ])('finds the problems of %j', (entered, problems) => {
    expect(problemsOf(entered)).toEqual(problems);
  });
});
