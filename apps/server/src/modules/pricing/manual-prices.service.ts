import type { ManualPrice } from '@quayside/contract';
import { itemSitesOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import type { PricingHooks } from './ports.ts';
import * as repository from './pricing.repository.ts';
import { WHOLE_ITEM } from './pricing.service.ts';
import { placeOf, requireSites, type SellingAccount } from './selling-account.ts';

/** What manual prices need of an item: its own price, and its units when it is one with variations. */
export interface ManuallyPriced {
  readonly itemId: number;
  readonly price: Money;
  readonly sku: string;
  readonly hasVariants: boolean;
  readonly units: readonly { readonly unitId: number; readonly sku: string; readonly price: Money }[];
}

interface ManualWish {
  readonly site: Site;
  readonly sku?: string;
  readonly minor: number;
  readonly enabled: boolean;
}

/**
 * Manual prices of an item; with a sku those that hold for that variation, the whole item's included.
 * @throws item_not_found where the item has no such sku
 */
export async function listManual(
  db: Db,
  userId: number,
  item: ManuallyPriced,
  only: { readonly sku?: string | undefined; readonly sites?: readonly Site[] | undefined } = {},
): Promise<ManualPrice[]> {
  const { sku, sites } = only;
  const wished = sku === undefined ? undefined : [WHOLE_ITEM, unitOf(item, sku).unitId];
  const rows = await repository.listManualPrices(db, userId, [item.itemId]);
  const skus = new Map(item.units.map((unit) => [unit.unitId, unit.sku]));
  return rows
    .filter((row) => (wished?.includes(row.unitId) ?? true) && (sites?.includes(row.site) ?? true))
    .map((row) => ({
      userId,
      site: row.site,
      sku: skus.get(row.unitId) ?? null,
      price: row.price,
      manualPriceEnabled: row.isEnabled,
    }));
}

/** The unit that a sku names; the whole item where none is named, or where it has no variations. @throws item_not_found */
function unitOf(item: ManuallyPriced, sku: string | undefined): { unitId: number; price: Money } {
  if (sku === undefined) return { unitId: WHOLE_ITEM, price: item.price };
  const unit = item.units.find((one) => one.sku === sku);
  if (!unit && sku !== item.sku) throw fail('item_not_found');
  return unit && item.hasVariants ? unit : { unitId: WHOLE_ITEM, price: item.price };
}

/**
 * A human's prices: they win over every machine until taken back, one of a variation also over the item's. `enabled: false` gives the price
 * back to what comes next.
 * @throws price_not_positive, site_not_supported, item_not_found
 */
export async function setManual(
  deps: { db: Db; hooks: PricingHooks },
  userId: number,
  { item, account }: { item: ManuallyPriced; account: SellingAccount },
  wishes: readonly ManualWish[],
  actor: Actor,
): Promise<ManualPrice[]> {
  if (wishes.some((wish) => wish.enabled && wish.minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), wishes);
  const placed = wishes.map((wish) => ({ ...wish, unit: unitOf(item, wish.sku) }));
  await withTransaction(deps.db, async (tx) => {
    const before = await repository.listManualPrices(tx, userId, [item.itemId]);
    const history: HistoryInput[] = [];
    for (const { site, sku, minor, enabled, unit } of placed) {
      const { unitId } = unit;
      const old = before.find((row) => row.site === site && row.unitId === unitId && row.isEnabled);
      const price = money(minor, siteFacts(site).currency);
      const row = { itemId: item.itemId, unitId, site };
      if (enabled) {
        const sourcePriceMinor = unit.price.minor;
        await repository.saveManualPrice(tx, userId, { ...row, price, isEnabled: true, sourcePriceMinor });
      } else {
        await repository.disableManualPrice(tx, userId, row);
      }
      const after = enabled ? price : null;
      if (old?.price.minor === after?.minor) continue;
      const named = (value: Money) => (unitId === WHOLE_ITEM ? value : { sku, price: value });
      history.push({
        actor,
        entity: 'item',
        entityId: item.itemId,
        itemId: item.itemId,
        site,
        field: 'manual-price',
        before: old ? named(old.price) : null,
        after: after ? named(after) : null,
        why: enabled ? 'manual_price_set' : 'manual_price_removed',
      });
    }
    await recordHistory(tx, userId, history);
    await deps.hooks.manualPricesChanged(tx, userId, item.itemId, [...new Set(wishes.map(({ site }) => site))], actor);
  });
  return listManual(deps.db, userId, item);
}
