import { LISTING_CHECKS, PLACE_CHECKS } from '@quayside/kernel/listing-checks';
import fc from 'fast-check';
import { limit, oneOf, optional, record, site, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about what would help listings. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'optimizer'> {
  const id = fc.constant(mine.login.userId);
  const params = record({ id, accountId: fc.constant(mine.account.accountId) });
  const listing = record({ itemId: oneOf(mine.itemIds), site });
  const body = record({ listings: fc.array(listing, { minLength: 1, maxLength: 4 }) });
  return {
    optimizer: {
      get: record({ params: record({ id }) }),
      update: record({
        params: record({ id, check: fc.constantFrom(...LISTING_CHECKS) }),
        body: record({ value: fc.boolean() }),
      }),
      list: record({
        params,
        query: record({ check: optional(fc.constantFrom(...PLACE_CHECKS)), site: optional(site), limit }),
      }),
      prepareTitles: record({ params, body }),
      preparePrices: record({ params, body }),
    },
  };
}
