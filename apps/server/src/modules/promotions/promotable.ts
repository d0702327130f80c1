import { listingKeyOf, type Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { getAdAccount } from './accounts.repository.ts';
import { marketOf } from './decide-ads.ts';
import { loadItems } from './items.repository.ts';
import { listMarkets, type MarketSetting } from './markets.repository.ts';

/** How a listing is promoted, or could be. */
export interface Promotable {
  readonly market: MarketSetting['state'];
  readonly isExcluded: boolean;
  /** In basis points; null if the marketplace suggests none, or was not asked yet. */
  readonly suggested: number | null;
}

/** Whether listings of an account are promoted; undefined where the marketplace says that it promotes nothing for the account. */
export async function loadPromotable(
  db: Db,
  account: Account,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<(itemId: number, site: Site) => Promotable | undefined> {
  const { isOptedOut, sites: read } = await getAdAccount(db, account);
  if (account.platform !== 'ebay' || isOptedOut) return () => undefined;
  const open = sites.filter((site) => read[site]?.eligibility.state === 'eligible');
  const markets = new Map((await listMarkets(db, account)).map(({ site, state }) => [site, state]));
  const known = new Map<string, { readonly isExcluded: boolean; readonly suggested: number | null }>();
  for (const site of open) {
    const items = await loadItems(db, marketOf(account, site), itemIds);
    for (const [itemId, said] of items) known.set(listingKeyOf({ itemId, site }), said);
  }
  return (itemId, site) => {
    if (!open.includes(site)) return undefined;
    const { isExcluded = false, suggested = null } = known.get(listingKeyOf({ itemId, site })) ?? {};
    return { market: markets.get(site) ?? 'closed', isExcluded, suggested };
  };
}
