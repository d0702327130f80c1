import type { HomeListing } from '@quayside/connector-kit';
import { money, type Site, siteFacts } from '@quayside/kernel';
import { type AccountRef, PRIORITY, type Wish, wish } from '../../src/modules/dispatch/index.ts';
import { ensureTargets, wishStockOf } from '../../src/modules/stock/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db, Tx } from '../../src/platform/database/db.ts';

export interface ShopItem {
  readonly itemId: number;
  readonly unitId: number;
  readonly home: HomeListing;
}

export function skuOf(item: ShopItem, site: Site): string {
  return `${item.home.sku}-${site}`;
}

/** What a test wishes for a shop's listings; without items, for all of them. */
export interface ShopWishes {
  /** Wishes listings with a price of 10.00 and the present stock, as publishing does when a seller consents. */
  wishListings(sites: readonly Site[], items?: readonly ShopItem[], runId?: number): Promise<void>;
  wishPrices(site: Site, minor: number, items?: readonly ShopItem[]): Promise<void>;
  wishEnds(site: Site, items?: readonly ShopItem[]): Promise<void>;
}

export function wishesOf(db: Db, ref: AccountRef, items: readonly ShopItem[]): ShopWishes {
  return {
    async wishListings(sites, chosen = items, runId = undefined) {
      await withTransaction(db, (tx) => wishListings(tx, ref, sites, chosen, runId));
    },
    async wishPrices(site, minor, chosen = items) {
      await withTransaction(db, (tx) =>
        wish(
          tx,
          chosen.map((item) => priceWish(ref, item, site, minor)),
        ),
      );
    },
    async wishEnds(site, chosen = items) {
      await withTransaction(db, (tx) =>
        wish(
          tx,
          chosen.map((item) => ({
            ...wishBase(ref, item, site),
            changeKind: 'end',
            payload: {},
            priority: PRIORITY.end,
          })),
        ),
      );
    },
  };
}

function wishBase(ref: AccountRef, item: ShopItem, site: Site) {
  const sku = skuOf(item, site);
  return { ...ref, targetKey: sku, leaseKey: sku, site, itemId: item.itemId, isHome: false as const };
}

function priceWish(ref: AccountRef, item: ShopItem, site: Site, minor: number): Wish {
  const { currency } = siteFacts(site);
  const payload = { ...money(minor, currency), owner: 'rule' as const };
  return { ...wishBase(ref, item, site), changeKind: 'price', payload, priority: PRIORITY.price };
}

async function wishListings(
  tx: Tx,
  ref: AccountRef,
  sites: readonly Site[],
  items: readonly ShopItem[],
  runId: number | undefined,
): Promise<void> {
  const runItems = items.flatMap((item) => sites.map((site) => ({ item, site })));
  await ensureTargets(
    tx,
    ref.userId,
    runItems.map(({ item, site }) => ({
      accountId: ref.accountId,
      listingKey: skuOf(item, site),
      marketplaceSku: skuOf(item, site),
      channel: site,
      itemId: item.itemId,
      unitId: item.unitId,
      isHome: false,
      isVariant: false,
      isLive: false,
      listingId: null,
    })),
  );
  await wish(
    tx,
    runItems.flatMap(({ item, site }): Wish[] => [
      {
        ...wishBase(ref, item, site),
        changeKind: 'content',
        payload: { isGroup: false },
        priority: PRIORITY.content,
        ...(runId === undefined ? {} : { runId }),
      },
      priceWish(ref, item, site, 1_000),
    ]),
  );
  await wishStockOf(
    tx,
    ref.userId,
    items.map((item) => item.itemId),
  );
}
