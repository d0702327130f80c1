import { isDeepStrictEqual } from 'node:util';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { type DesiredPolicy, setDesiredPolicies } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import {
  changeListings,
  type ListingChange,
  listListedItems,
  listShipped,
  NOT_ENDED,
  NOT_OVER,
  type ShippedListing,
  sendFollowUps,
  storeShipping,
} from '../listings/index.ts';
import { getItems, lockItems, refreshListingsAbroad } from '../products/index.ts';
import { type ItemRoute, routesOf } from '../shipping/index.ts';
import { awaitSteps } from './runs.repository.ts';
import { nextShippingKey, noShipping, shippingCost } from './shipping-view.ts';

/** The number of items whose listings follow in one transaction. */
const STEP = 500;

/**
 * Makes a seller's policies and listings follow a change of shipping, step by step; safe to run twice. A live listing
 * whose shipping has changed is sent again; one without a route is unchanged. A listing that is held because it has no
 * route is released once it has one, and one that is not listed is held once it has none. The second run starts again
 * with the first item, so only a step that changes listings is progress.
 */
export async function followShipping(
  db: Db,
  userId: number,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (const account of await listAccounts(db, userId)) {
    // Waits for steps of runs that read the profiles before the change: only after their commit are their listings seen here.
    await withTransaction(db, (tx) => awaitSteps(tx, userId, account.accountId));
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const itemIds = await listListedItems(db, account, { sites: null, states: NOT_ENDED }, after, STEP);
      const last = itemIds.at(-1);
      if (last === undefined) break;
      after = last;
      const changed = await withTransaction(db, (tx) => followStep(tx, account, itemIds));
      if (changed > 0) await noteProgress();
    }
  }
}

/** @returns how many listings changed */
async function followStep(tx: Tx, account: Account, itemIds: readonly number[]): Promise<number> {
  const { userId, accountId } = account;
  await lockItems(tx, userId, itemIds);
  const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
  const routes = await routesOf(tx, account, itemIds);
  const rows = await listShipped(tx, account, itemIds);
  const known = rows.flatMap((row) => {
    const item = items.get(row.itemId);
    if (!item) return [];
    const route = routes.of(item, row.site);
    return [{ row, route, key: nextShippingKey(route, row.shippingKey, account.platform) }];
  });
  const held = known.flatMap(({ row, route }): ListingChange[] => heldChange(row, route));
  await changeListings(tx, userId, accountId, held);
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
  await refreshListingsAbroad(tx, userId, [...new Set(held.map(({ itemId }) => itemId))]);
  const changed = held.length + moved.length;
  if (changed > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  return changed;
}

function heldChange({ itemId, site, state, reasonCode }: ShippedListing, route: ItemRoute): ListingChange[] {
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
