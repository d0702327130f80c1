import type { ReadingConnector } from '@quayside/connector-kit';
import type { PriceBreakdownView } from '@quayside/contract';
import type { Currency, PriceOwner, Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Account, listReadiness } from '../accounts/index.ts';
import { claimSkus, hashedSku, type QueuedListing, type SkuClaim, type SkuRule, siteSku } from '../listings/index.ts';
import type { Item } from '../products/index.ts';
import { routesOf, shippingCost, shippingKey } from '../shipping/index.ts';
import { loadStockLimits } from '../stock/index.ts';
import type { HeldItems } from './held-items.ts';
import { toldOn } from './limited-stock.ts';

/** What a seller has consented to: an item on a site under a title and for a price. */
export interface ConsentedItem {
  readonly itemId: number;
  readonly site: Site;
  readonly title: string | null;
  readonly titleLabel: string | null;
  readonly priceMinor: number | null;
  readonly currency: Currency | null;
  readonly priceOwner: PriceOwner | null;
  readonly priceBreakdown: (PriceBreakdownView & { readonly units: Readonly<Record<string, number>> }) | null;
}

/** A listing as it will be sent. */
export interface ListingPlan<C extends ConsentedItem> {
  readonly consented: C;
  readonly item: Item;
  readonly listing: QueuedListing;
  readonly units: readonly {
    readonly unitId: number;
    readonly sku: string;
    readonly priceMinor: number;
    readonly quantity: number;
  }[];
}

/** Items without all that a listing needs are left out. */
export async function planListings<C extends ConsentedItem>(
  tx: Tx,
  account: Account,
  connector: ReadingConnector,
  all: readonly C[],
  { items, stock }: HeldItems,
): Promise<ListingPlan<C>[]> {
  const { userId, accountId } = account;
  const known = all.flatMap((consented) => {
    const item = items.get(consented.itemId);
    return item && item.units.length > 0 ? [{ consented, item }] : [];
  });
  const skus = await claimSkus(
    tx,
    userId,
    accountId,
    known.flatMap(({ consented: { site }, item }) => skuClaims(item, site, connector.capabilities)),
  );
  const settings = new Map((await listReadiness(tx, userId, accountId)).map((row) => [row.site, row.settings]));
  const routes = await routesOf(tx, account, [...items.keys()]);
  const limits = await loadStockLimits(tx, account);
  return known.flatMap(({ consented, item }): ListingPlan<C>[] => {
    const { site, title, currency, priceBreakdown } = consented;
    const route = routes.of(item, site);
    const told = toldOn(limits, connector, account, item, site);
    const isGroup = item.units.length > 1;
    const skuOf = (unitId: number | null) => skus.get(`${item.itemId}/${unitId ?? 0}/${site}`);
    const units = item.units.flatMap((unit) => {
      const sku = skuOf(unit.unitId);
      const priceMinor = priceBreakdown?.units[unit.unitId] ?? consented.priceMinor;
      return sku && priceMinor !== null
        ? [{ unitId: unit.unitId, sku, priceMinor, quantity: told(stock.get(unit.unitId) ?? 0) }]
        : [];
    });
    const listingKey = isGroup ? skuOf(null) : units[0]?.sku;
    if (!listingKey || !title || !currency || consented.priceMinor === null || !priceBreakdown) return [];
    const { units: _unitPrices, ...breakdown } = priceBreakdown;
    return [
      {
        consented,
        item,
        units,
        listing: {
          itemId: item.itemId,
          site,
          listingKey,
          isGroup,
          title,
          titleLabel: consented.titleLabel ?? '',
          priceMinor: consented.priceMinor,
          currency,
          priceOwner: consented.priceOwner ?? 'source',
          priceBreakdown: { ...breakdown, shipping: shippingCost(route) },
          shippingKey: shippingKey(route),
          quantity: units.reduce((sum, unit) => sum + unit.quantity, 0),
          settings: settings.get(site) ?? {},
        },
      },
    ];
  });
}

function skuClaims(item: Item, site: Site, rule: SkuRule): SkuClaim[] {
  const { itemId } = item;
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
