import { FRENCH_VAT_RATES, TAX_LIMITS } from '@quayside/kernel';
import fc from 'fast-check';
import { optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about the VAT and the eco tax of offers. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'taxes'> {
  const users = record({ id: fc.constant(mine.login.userId) });
  const figures = { vat_rate: fc.constantFrom(...FRENCH_VAT_RATES), eco_tax: fc.nat({ max: TAX_LIMITS.ecoTax }) };
  const ofCategory = record({
    ...figures,
    category: record({ id: word(100).map((id) => id.trim()), path: text(1_000) }),
    item_id: fc.constant(null),
  });
  const ofItem = record({ ...figures, category: fc.constant(null), item_id: fc.constantFrom(...mine.itemIds) });
  const asked = {
    standard: record(figures),
    rules: fc.tuple(ofCategory, ofItem).map((rules) => rules),
  };
  const query = record({ accountId: fc.constant(mine.account.accountId) });
  return {
    taxes: {
      get: record({ params: users, query }),
      listCategories: record({ params: users, query: record({ query: optional(text(100)) }) }),
      preview: record({ params: users, query, body: record(asked) }),
      update: record({ params: users, query, body: record({ ...asked, expected: fc.nat({ max: 3 }) }) }),
    },
  };
}
