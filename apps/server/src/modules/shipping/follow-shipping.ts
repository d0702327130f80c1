import { isDeepStrictEqual } from 'node:util';
import { type ItemOnSite, listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { type DesiredPolicy, setDesiredPolicies } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import {
  changeListings,
  type Follow,
  type ListingChange,
  listShipped,
  NOT_OVER,
  type ShippedListing,
  sendFollowUps,
  storeShipping,
} from '../listings/index.ts';
import { getItems, type Item, refreshListingsAbroad } from '../products/index.ts';
import { type ItemRoute, routesOf } from './listing-shipping.ts';
import { nextShippingKey, noShipping, shippingCost } from './shipping-keys.ts';

/**
 * Makes a seller's policies and listings follow a change of shipping. A live listing whose shipping has changed is sent again; one without a
 * route is unchanged. A listing that is blocked because it has no route is released once it has one, and one that is not listed is blocked once
 * it has none.
 */
export const followShipping: Follow = async (tx: Tx, userId, listings) => {
  const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
  const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
  for (const account of await listAccounts(tx, userId)) {
    const own = listings.filter(({ accountId }) => accountId === account.accountId);
    if (own.length > 0) await followOf(tx, account, own, items);
  }
};

async function followOf(
  tx: Tx,
  account: Account,
  listings: readonly ItemOnSite[],
  items: ReadonlyMap<number, Item>,
): Promise<void> {
  const { userId, accountId } = account;
  const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
  const routes = await routesOf(tx, account, itemIds);
  const wanted = new Set(listings.map(listingKeyOf));
  const rows = (await listShipped(tx, account, itemIds)).filter((row) => wanted.has(listingKeyOf(row)));
  const known = rows.flatMap((row) => {
    const item = items.get(row.itemId);
    if (!item) return [];
    const route = routes.of(item, row.site);
    return [{ row, route, key: nextShippingKey(route, row.shippingKey, account.platform) }];
  });
  const blocked = known.flatMap(({ row, route }): ListingChange[] => blockedChange(row, route));
  await changeListings(tx, userId, accountId, blocked);
  const moved = known.filter(isOther);
  await storeShipping(
    tx,
    userId,
    moved.map(({ row: { itemId, site }, route, key }) => ({ itemId, site, key, cost: shippingCost(route) })),
  );
  await setDesiredPolicies(
    tx,
    known.flatMap(({ row, route }): DesiredPolicy[] =>
      isNotOver(row) && route.listing?.kind === 'kept'
        ? [{ userId, accountId, site: row.site, ...route.listing.policy }]
        : [],
    ),
  );
  await sendFollowUps(
    tx,
    userId,
    moved.flatMap(({ row, key }) => {
      const isSent = row.state === 'L' || row.state === 'P';
      return isSent && row.listingKey !== null && row.shippingKey !== key
        ? [{ ...row, listingKey: row.listingKey }]
        : [];
    }),
  );
  await refreshListingsAbroad(tx, userId, [...new Set(blocked.map(({ itemId }) => itemId))]);
  if (blocked.length + moved.length > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
}

function blockedChange({ itemId, site, state, reasonCode }: ShippedListing, route: ItemRoute): ListingChange[] {
  const reason = noShipping(route, site);
  if (reason && state === 'N') return [{ itemId, site, state: 'B', reason }];
  const isEnded =
    reasonCode === 'no_shipping' || (reasonCode === 'no_shipping_template' && route.listing?.kind === 'own');
  return !reason && state === 'B' && isEnded ? [{ itemId, site, state: 'N', reason: null }] : [];
}

/** Live, being published, or failed and possibly sent again. */
function isNotOver({ state }: ShippedListing): boolean {
  return NOT_OVER.includes(state);
}

/** A listing with its current shipping, and the stored form of it. */
interface Known {
  readonly row: ShippedListing;
  readonly route: ItemRoute;
  readonly key: string | null;
}

/** Whether a listing's shipping terms or costs have changed. */
function isOther({ row, route, key }: Known): boolean {
  if (!isNotOver(row) || route.shipping.by === 'none') return false;
  // Not compared as text: the database returns the keys in an order of its own.
  const isSameCost = isDeepStrictEqual(row.shipping ?? null, shippingCost(route));
  return row.shippingKey !== key || !isSameCost;
}
