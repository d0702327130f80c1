import fc from 'fast-check';
import { limit, optional, record, site, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about categories and item specifics. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'categories'> {
  const params = record({ id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId) });
  const itemId = fc.constantFrom(...mine.itemIds);
  const shared = {
    site,
    categoryId: fc.constantFrom(null, '19019', '7'),
    path: fc.array(text(100), { maxLength: 4 }),
  };
  return {
    categories: {
      list: record({ params, query: record({ query: optional(text(100)), limit }) }),
      search: record({ params, query: record({ site, query: word(200) }) }),
      choose: record({
        params,
        body: fc.oneof(
          record({ ...shared, homeCategoryId: fc.constantFrom('19019', '1') }),
          record({ ...shared, selection: record({ itemIds: fc.array(itemId, { minLength: 1, maxLength: 3 }) }) }),
        ),
      }),
      listLacking: record({ params, query: record({ limit }) }),
      giveSpecifics: record({
        params,
        body: record({
          specifics: fc.array(record({ itemId, site, name: word(40), values: fc.array(word(50), { maxLength: 3 }) }), {
            minLength: 1,
            maxLength: 5,
          }),
        }),
      }),
    },
  };
}
