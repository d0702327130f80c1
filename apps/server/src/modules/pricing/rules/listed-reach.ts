import type { AccountRef } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { loadReach, type Reach, type ReachOf } from '../reach.ts';
import { listListedPrices } from './listed-prices.repository.ts';

const STEP = 2_000;

/** What is known of the margins of all listings of an account: a rule of a site is previewed for all of them. */
export async function loadReachOfListed(db: Db, account: AccountRef): Promise<ReachOf> {
  const known = new Map<number, ReachOf>();
  const unknown: Reach = { priceFor: () => undefined, lacks: [], shareAt: () => null };
  for (let after = { itemId: 0, site: '' }; ; ) {
    const listed = await listListedPrices(db, account, { sites: null, after, limit: STEP });
    const itemIds = [...new Set(listed.map(({ item }) => item.itemId))];
    const reachOf = await loadReach(db, account, itemIds);
    for (const itemId of itemIds) known.set(itemId, reachOf);
    const last = listed.length === STEP ? listed.at(-1) : undefined;
    if (!last) break;
    after = { itemId: last.item.itemId, site: last.site };
  }
  return (item, site) => known.get(item.itemId)?.(item, site) ?? unknown;
}
