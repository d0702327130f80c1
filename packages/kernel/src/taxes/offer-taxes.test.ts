import { describe, expect, it } from 'vitest';
import { createTaxFinder, isSameTaxes, isVatRate, type TaxSettings } from './offer-taxes.ts';

const normal = { vatRate: 2_000, ecoTax: 0 };
const food = { vatRate: 550, ecoTax: 0 };
const lamp = { vatRate: 2_000, ecoTax: 12 };
const settings: TaxSettings = {
  standard: normal,
  rules: [
    { ...food, categoryId: '40', itemId: null },
    { ...lamp, categoryId: null, itemId: 7 },
  ],
};

describe('the taxes of an offer', () => {
  it.each([
    ['the item’s own rule rather than that of its category', 7, '40', lamp],
    ['the category’s rule rather than the default', 8, '40', food],
    ['the default if no rule applies', 8, '41', normal],
    ['the default for an item without a category', 8, null, normal],
  ])('are those of %s', (_what, itemId, categoryId, taxes) => {
    expect(createTaxFinder(settings)({ itemId, categoryId })).toEqual(taxes);
  });

  it('are unknown while nothing is confirmed', () => {
    expect(createTaxFinder({ standard: null, rules: [] })({ itemId: 1, categoryId: '40' })).toBeNull();
  });

  it('are known from a rule even if no default is confirmed', () => {
    expect(createTaxFinder({ ...settings, standard: null })({ itemId: 1, categoryId: '40' })).toEqual(food);
  });

  it('have one of the French rates', () => {
    expect([2_000, 1_000, 550, 210].every(isVatRate)).toBe(true);
    expect([0, 1_900, 5.5, '2000', null].some(isVatRate)).toBe(false);
  });

  it('are the same only if both values are', () => {
    expect(isSameTaxes(normal, { ...normal })).toBe(true);
    expect(isSameTaxes(normal, lamp)).toBe(false);
    expect(isSameTaxes(normal, null)).toBe(false);
    expect(isSameTaxes(null, null)).toBe(true);
  });
});
