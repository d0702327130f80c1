import { SPECIFICS_SHOWN } from '@quayside/contract';
import fc from 'fast-check';
import { limit, optional, record, site, text, type ValidInputs, word } from '../arbitraries.ts';
import { DOUBTFUL_PRODUCT, type Holdings } from '../world.ts';

/** Calls about categories and item specifics. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'categories'> {
  const params = record({ id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId) });
  const itemId = fc.constantFrom(...mine.itemIds);
  const shared = {
    site,
    categoryId: fc.constantFrom(null, '19019', '7'),
    path: fc.array(text(100), { maxLength: 4 }),
  };
  const show = fc.constantFrom(...SPECIFICS_SHOWN);
  const values = fc.option(fc.array(word(50), { maxLength: 3 }));
  const expected = optional(fc.constantFrom(0, 1));
  const ofHome = { ...shared, homeCategoryId: fc.constantFrom('19019', '1') };
  const ofItems = {
    ...shared,
    selection: record({ itemIds: fc.array(itemId, { minLength: 1, maxLength: 3 }) }),
  };
  const given = {
    specifics: fc.array(record({ itemId, site, name: word(40), values }), { minLength: 1, maxLength: 5 }),
  };
  const filled = {
    // A name that an item without a brand has on each site.
    ...{ site, name: fc.constantFrom('Brand', 'Marke', 'Marque', 'Marca'), values, show, isEmptyOnly: fc.boolean() },
    itemIds: optional(fc.array(itemId, { minLength: 1, maxLength: 3 })),
  };
  const itemParams = record({
    ...{ id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId), itemId },
  });
  return {
    categories: {
      list: record({ params, query: record({ query: optional(text(100)), limit }) }),
      search: record({ params, query: record({ site, query: word(200) }) }),
      choose: record({ params, body: fc.oneof(record({ ...ofHome, expected }), record({ ...ofItems, expected })) }),
      preview: record({
        params,
        body: fc.oneof(
          record({ ...ofHome, change: fc.constant('choose' as const) }),
          record({ ...ofItems, change: fc.constant('choose' as const) }),
          record({ ...given, change: fc.constant('give' as const) }),
          record({ ...filled, change: fc.constant('fill' as const) }),
        ),
      }),
      listLacking: record({ params, query: record({ show: optional(show), site: optional(site), limit }) }),
      giveSpecifics: record({ params, body: record({ ...given, expected }) }),
      fillSpecific: record({ params, body: record({ ...filled, expected }) }),
      listMatches: record({ params, query: record({ limit }) }),
      decideMatch: record({
        params,
        body: record({
          ...{ itemId, site: fc.constantFrom('AMDE' as const, 'DE' as const) },
          ...{ productId: fc.constantFrom(DOUBTFUL_PRODUCT, 'B000000002') },
          isSame: fc.constantFrom(true, false, null),
        }),
      }),
      listExemptions: record({ params, query: record({ limit }) }),
      declareExemption: record({
        params,
        body: record({
          ...{ sellerId: fc.constant(mine.account.accountId), brand: text(200) },
          ...{ categoryId: word(100), isExempt: fc.boolean() },
        }),
      }),
      getItem: record({ params: itemParams }),
      getSpecifics: record({ params: itemParams, query: record({ site }) }),
    },
  };
}
