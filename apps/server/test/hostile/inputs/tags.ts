import fc from 'fast-check';
import { oneOf, record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about a seller's own words on items. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'tags'> {
  const id = fc.constant(mine.login.userId);
  const some = fc.uniqueArray(fc.constantFrom('Sale', 'Summer', 'Shelf 4'), { minLength: 1, maxLength: 3 });
  const edit = { add: some, remove: some };
  return {
    tags: {
      list: record({ params: record({ id }) }),
      updateItem: record({
        params: record({ id, platform: fc.constant('ebay' as const), itemId: oneOf(mine.itemIds) }),
        body: record(edit),
      }),
      prepareSelected: record({
        params: record({ id, platform: fc.constantFrom('ebay' as const, 'all') }),
        body: record({ itemIds: fc.uniqueArray(oneOf(mine.itemIds), { minLength: 1, maxLength: 3 }), ...edit }),
      }),
    },
  };
}
