import type { ManualPrice } from '@quayside/contract';
import { itemSitesOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import type { PricingHooks } from './ports.ts';
import * as repository from './pricing.repository.ts';
import { placeOf, requireSites, type SellingAccount } from './selling-account.ts';

export async function listManual(db: Db, userId: number, itemId: number): Promise<ManualPrice[]> {
  const rows = await repository.listManualPrices(db, userId, [itemId]);
  return rows.map((row) => ({ site: row.site, price: row.price, manualPriceEnabled: row.isEnabled }));
}

/**
 * A human's prices: they win over every machine until taken back. `enabled: false` gives the price back to the rule.
 * @throws price_not_positive, site_not_supported
 */
export async function setManual(
  deps: { db: Db; hooks: PricingHooks },
  userId: number,
  { item, account }: { item: { itemId: number; price: Money }; account: SellingAccount },
  wishes: readonly { site: Site; minor: number; enabled: boolean }[],
  actor: Actor,
): Promise<ManualPrice[]> {
  if (wishes.some((wish) => wish.enabled && wish.minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), wishes);
  await withTransaction(deps.db, async (tx) => {
    const before = await repository.listManualPrices(tx, userId, [item.itemId]);
    const history: HistoryInput[] = [];
    for (const wish of wishes) {
      const old = before.find((row) => row.site === wish.site && row.isEnabled);
      const price = money(wish.minor, siteFacts(wish.site).currency);
      if (wish.enabled) {
        await repository.saveManualPrice(tx, userId, {
          itemId: item.itemId,
          site: wish.site,
          price,
          isEnabled: true,
          sourcePriceMinor: item.price.minor,
        });
      } else {
        await repository.disableManualPrice(tx, userId, item.itemId, wish.site);
      }
      const after = wish.enabled ? price : null;
      if (old?.price.minor === after?.minor) continue;
      history.push({
        actor,
        entity: 'item',
        entityId: item.itemId,
        itemId: item.itemId,
        site: wish.site,
        field: 'manual-price',
        before: old?.price ?? null,
        after,
        why: wish.enabled ? 'manual_price_set' : 'manual_price_removed',
      });
    }
    await recordHistory(tx, userId, history);
    await deps.hooks.manualPricesChanged(
      tx,
      userId,
      item.itemId,
      wishes.map((wish) => wish.site),
      actor,
    );
  });
  return listManual(deps.db, userId, item.itemId);
}
