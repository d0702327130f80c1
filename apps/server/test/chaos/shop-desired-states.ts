import type { HomeListing } from '@quayside/connector-kit';
import { type AccountRef, money, type Site, siteFacts } from '@quayside/kernel';
import { type DesiredState, PRIORITY, setDesiredState } from '../../src/modules/dispatch/index.ts';
import { ensureTargets, setDesiredStockOf } from '../../src/modules/stock/index.ts';
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

/** Sets desired states of a shop's listings, or of all of them without `items`. */
export interface ShopDesiredStates {
  /** Sets listings with a price of 10.00 and the current stock, as publishing does after a consent. */
  setListings(sites: readonly Site[], items?: readonly ShopItem[], runId?: number): Promise<void>;
  setPrices(site: Site, minor: number, items?: readonly ShopItem[]): Promise<void>;
  endListings(site: Site, items?: readonly ShopItem[]): Promise<void>;
}

export function desiredStatesOf(db: Db, ref: AccountRef, items: readonly ShopItem[]): ShopDesiredStates {
  return {
    async setListings(sites, chosen = items, runId = undefined) {
      await withTransaction(db, (tx) => setListings(tx, ref, sites, chosen, runId));
    },
    async setPrices(site, minor, chosen = items) {
      await withTransaction(db, (tx) =>
        setDesiredState(
          tx,
          chosen.map((item) => priceState(ref, item, site, minor)),
        ),
      );
    },
    async endListings(site, chosen = items) {
      await withTransaction(db, (tx) =>
        setDesiredState(
          tx,
          chosen.map((item) => ({
            ...baseOf(ref, item, site),
            changeKind: 'end',
            payload: {},
            priority: PRIORITY.end,
          })),
        ),
      );
    },
  };
}

function baseOf(ref: AccountRef, item: ShopItem, site: Site) {
  const sku = skuOf(item, site);
  return { ...ref, targetKey: sku, leaseKey: sku, site, itemId: item.itemId, isHome: false as const };
}

function priceState(ref: AccountRef, item: ShopItem, site: Site, minor: number): DesiredState {
  const { currency } = siteFacts(site);
  const payload = { ...money(minor, currency), owner: 'rule' as const };
  return { ...baseOf(ref, item, site), changeKind: 'price', payload, priority: PRIORITY.price };
}

async function setListings(
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
      site,
      itemId: item.itemId,
      unitId: item.unitId,
      isHome: false,
      isVariant: false,
      isLive: false,
      listingId: null,
    })),
  );
  await setDesiredState(
    tx,
    runItems.flatMap(({ item, site }): DesiredState[] => [
      {
        ...baseOf(ref, item, site),
        changeKind: 'content',
        payload: { isGroup: false },
        priority: PRIORITY.content,
        ...(runId === undefined ? {} : { runId }),
      },
      priceState(ref, item, site, 1_000),
    ]),
  );
  await setDesiredStockOf(
    tx,
    ref.userId,
    items.map((item) => item.itemId),
  );
}
