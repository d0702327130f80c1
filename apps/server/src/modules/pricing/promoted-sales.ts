import { type AccountRef, listingKeyOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { marginFigures } from '../costs/index.ts';
import { loadAdRates } from '../dispatch/index.ts';

/**
 * What decides what an account's sales of items earn, like `loadSaleFacts` of `costs`. The rate at which a listing is promoted now replaces
 * the rate that the seller assumes, so that floors, prices by margin and the sums on the screen agree.
 */
export async function loadPromotedSales(db: Db, account: AccountRef, itemIds: readonly number[], now: Date) {
  const { loadSaleFacts } = await marginFigures();
  const factsOf = await loadSaleFacts(db, account, itemIds, now);
  const adRates = await loadAdRates(db, account, itemIds);
  const promoted: typeof factsOf = (item, site) => {
    const facts = factsOf(item, site);
    const value = adRates.get(listingKeyOf({ itemId: item.itemId, site }));
    return facts && value !== undefined ? { ...facts, adRate: { value, source: { kind: 'stated' } } } : facts;
  };
  return promoted;
}
