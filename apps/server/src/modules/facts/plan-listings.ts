import type { ReadingConnector } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Account, listReadiness } from '../accounts/index.ts';
import { type DesiredState, PRIORITY } from '../dispatch/index.ts';
import {
  claimSkus,
  desiredContent,
  hashedSku,
  type QueuedListing,
  type SkuClaim,
  type SkuRule,
  siteSku,
} from '../listings/index.ts';
import type { Item } from '../products/index.ts';
import type { RunItemRow } from '../publishing/run-items.repository.ts';
import { routesOf, shippingCost, shippingKey } from '../shipping/index.ts';
import { ensureTargets } from '../stock/index.ts';

/** A listing of a run, as it will be sent. */
export interface ListingPlan {
  readonly runItem: RunItemRow;
  readonly item: Item;
  readonly listing: QueuedListing;
  readonly units: readonly {
    readonly unitId: number;
    readonly sku: string;
    readonly priceMinor: number;
    readonly quantity: number;
  }[];
}

/** @param stock by unit id, locked until the transaction ends (`holdAvailable`) */
export async function planListings(
  tx: Tx,
  account: Account,
  connector: ReadingConnector,
  runItems: readonly RunItemRow[],
  items: ReadonlyMap<number, Item>,
  stock: ReadonlyMap<number, number>,
): Promise<ListingPlan[]> {
  const { userId, accountId } = account;
  const known = runItems.flatMap((runItem) => {
    const item = items.get(runItem.itemId);
    return item && item.units.length > 0 ? [{ runItem, item }] : [];
  });
  const skus = await claimSkus(
    tx,
    userId,
    accountId,
    known.flatMap(({ runItem, item }) => skuClaims(runItem, item, connector.capabilities)),
  );
  const settings = new Map((await listReadiness(tx, userId, accountId)).map((row) => [row.site, row.settings]));
  const routes = await routesOf(tx, account, [...items.keys()]);
  return known.flatMap(({ runItem, item }): ListingPlan[] => {
    const route = routes.of(item, runItem.site);
    const isGroup = item.units.length > 1;
    const skuOf = (unitId: number | null) => skus.get(`${item.itemId}/${unitId ?? 0}/${runItem.site}`);
    const units = item.units.flatMap((unit) => {
      const sku = skuOf(unit.unitId);
      const priceMinor = runItem.priceBreakdown?.units[unit.unitId] ?? runItem.priceMinor;
      return sku && priceMinor !== null
        ? [{ unitId: unit.unitId, sku, priceMinor, quantity: stock.get(unit.unitId) ?? 0 }]
        : [];
    });
    const listingKey = isGroup ? skuOf(null) : units[0]?.sku;
    if (!listingKey || !runItem.title || !runItem.currency || runItem.priceMinor === null || !runItem.priceBreakdown)
      return [];
    const { units: _unitPrices, ...breakdown } = runItem.priceBreakdown;
    return [
      {
        runItem,
        item,
        units,
        listing: {
          itemId: item.itemId,
          site: runItem.site,
          listingKey,
          isGroup,
          title: runItem.title,
          titleLabel: runItem.titleLabel ?? '',
          priceMinor: runItem.priceMinor,
          currency: runItem.currency,
          priceOwner: runItem.priceOwner ?? 'source',
          priceBreakdown: { ...breakdown, shipping: shippingCost(route) },
          shippingKey: shippingKey(route),
          quantity: units.reduce((sum, unit) => sum + unit.quantity, 0),
          settings: settings.get(runItem.site) ?? {},
        },
      },
    ];
  });
}

function skuClaims(runItem: RunItemRow, item: Item, rule: SkuRule): SkuClaim[] {
  const { itemId } = item;
  const { site } = runItem;
  const claimFor = (unitId: number | null, sku: string, unique: string): SkuClaim => ({
    itemId,
    unitId,
    site,
    plain: siteSku(sku || unique, site, rule),
    hashed: hashedSku(sku, unique, site, rule.skuLimit),
  });
  const units = item.units.map((unit) => claimFor(unit.unitId, unit.sku, `${item.externalId}/${unit.sku}`));
  return item.units.length > 1
    ? [claimFor(null, item.sku || item.externalId, `${item.externalId}/group`), ...units]
    : units;
}

/** The site whose stock this site shares; null if it has its own stock. */
type PoolOf = (site: Site) => Site | null;

/** A shared stock is sent to the home site, because the item exists there before anywhere else. */
export function poolsOf({ sourceSite }: Account, { capabilities }: ReadingConnector): PoolOf {
  return (site) => {
    const sites = capabilities.sharedStockSites.find((group) => group.includes(site));
    return (sites?.includes(sourceSite) ? sourceSite : sites?.[0]) ?? null;
  };
}

export async function makeTargets(
  tx: Tx,
  account: Account,
  plans: readonly ListingPlan[],
  poolOf: PoolOf,
): Promise<void> {
  await ensureTargets(
    tx,
    account.userId,
    plans.flatMap(({ item, listing, units }) =>
      units.map((unit) => ({
        accountId: account.accountId,
        listingKey: listing.listingKey,
        marketplaceSku: unit.sku,
        site: listing.site,
        itemId: item.itemId,
        unitId: unit.unitId,
        isHome: false,
        isVariant: listing.isGroup,
        isLive: false,
        listingId: null,
        pool: poolOf(listing.site),
      })),
    ),
  );
}

export function desiredStatesOf(
  account: Account,
  runId: number,
  { listing, units }: ListingPlan,
  poolOf: PoolOf,
  notBefore: Date | undefined,
): DesiredState[] {
  const common = {
    userId: account.userId,
    accountId: account.accountId,
    leaseKey: listing.listingKey,
    site: listing.site,
    itemId: listing.itemId,
    isHome: false as const,
    runId,
  };
  const { currency, priceOwner: owner } = listing;
  return [
    {
      ...desiredContent(account.userId, { ...listing, accountId: account.accountId }),
      runId,
      ...(notBefore ? { notBefore } : {}),
    },
    ...units.flatMap((unit): DesiredState[] => [
      {
        ...common,
        changeKind: 'price',
        targetKey: unit.sku,
        payload: { minor: unit.priceMinor, currency, owner },
        priority: PRIORITY.price,
      },
      {
        ...common,
        changeKind: 'stock',
        targetKey: unit.sku,
        payload: { quantity: unit.quantity },
        ridesOnly: poolOf(listing.site) !== null,
        priority: PRIORITY.stockUp,
      },
    ]),
  ];
}
