import type { ExternalOrder } from '@quayside/connector-kit';
import { sitesOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { matchSoldTargets } from '../stock/index.ts';
import type { PlacedOrder } from './judge-order.ts';
import type { KnownOrder, OrdersAccount } from './orders.repository.ts';

/**
 * Gives each order a site. An order of a site that Quayside does not know sells a listing that Quayside may know all the
 * same: it belongs to the site of that listing.
 */
export async function placeOrders(
  tx: Tx,
  account: OrdersAccount,
  orders: readonly ExternalOrder[],
  known: ReadonlyMap<string, Pick<KnownOrder, 'site'>>,
): Promise<PlacedOrder[]> {
  const [fallback] = sitesOf(account.platform);
  const lost = orders.filter(({ externalId, site }) => site === null && !known.has(externalId));
  const lines = lost.flatMap((order) => order.lines.map((line) => ({ ...line, order })));
  const matches = lines.length === 0 ? [] : await matchSoldTargets(tx, account, lines);
  const sites = new Map(matches.toReversed().map(({ position, site }) => [lines[position]?.order, site]));
  return orders.flatMap((order) => {
    const site = order.site ?? known.get(order.externalId)?.site ?? sites.get(order) ?? fallback;
    return site === undefined ? [] : [{ ...order, site }];
  });
}
