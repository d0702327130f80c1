import type { ChangeView } from '@quayside/contract';
import { listingKeyOf, type Money, type Site } from '@quayside/kernel';
import type { Who } from '../../../platform/http/route.ts';
import { type ChangeDeps, prepareRows } from '../../changes/index.ts';
import { actorOf } from '../../history/index.ts';
import { getItems } from '../../products/index.ts';
import { listManualPrices } from '../pricing.repository.ts';
import { WHOLE_ITEM } from '../pricing.service.ts';
import { manualPricesKind } from './manual-prices.kind.ts';

/** A price that is proposed for an item without variations on a site. */
export interface ProposedPrice {
  readonly itemId: number;
  readonly site: Site;
  readonly price: Money;
}

/** Prepares proposed prices as prices by hand. */
export async function proposePrices(
  deps: ChangeDeps,
  who: Who,
  accountIds: readonly number[],
  proposed: readonly ProposedPrice[],
): Promise<ChangeView> {
  const { userId } = who;
  const itemIds = [...new Set(proposed.map(({ itemId }) => itemId))];
  const items = new Map((await getItems(deps.db, userId, itemIds)).map((item) => [item.itemId, item]));
  const manual = new Map(
    (await listManualPrices(deps.db, userId, itemIds)).flatMap((row) =>
      row.isEnabled && row.unitId === WHOLE_ITEM
        ? [[listingKeyOf(row), { price: row.price, source: row.sourcePriceMinor }] as const]
        : [],
    ),
  );
  const rows = proposed.flatMap(({ itemId, site, price }) => {
    const item = items.get(itemId);
    if (!item || item.hasVariants) return [];
    const { sku, title: label } = item;
    const before = manual.get(listingKeyOf({ itemId, site })) ?? null;
    const after = { price, source: item.price.minor };
    return [{ key: `${itemId} ${WHOLE_ITEM} ${site}`, itemId, site, sku, label, before, after }];
  });
  const sites = [...new Set(proposed.map(({ site }) => site))];
  // Each row has its own price: what the settings would make of a price is not asked.
  const settings = {
    accountIds,
    selection: { itemIds },
    sites,
    adjustment: { kind: 'percent', basisPoints: 0 },
  } as const;
  return prepareRows(deps, manualPricesKind, { userId, settings, actor: actorOf(who) }, rows);
}
