import type { HistoryWhy } from '@quayside/contract';
import { type AccountRef, listingKeyOf, money, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type DesiredState, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import {
  type Follow,
  type FollowingListing,
  findListed,
  NOT_OVER,
  type PricedTarget,
  storePrices,
} from '../listings/index.ts';
import { getItems, type Item, lockItems, refreshPricesAbroad } from '../products/index.ts';
import { breakdownView } from './price-view.ts';
import { type PriceDecision, pricesFor } from './pricing.service.ts';

/** A decided price of an item on a site. */
export interface PriceChange {
  readonly itemId: number;
  readonly site: Site;
  readonly decision: PriceDecision;
}

/** Who changes prices, and why: one reason for all, or one by the owner of each price. */
export interface PriceCause {
  readonly actor: Actor;
  readonly why: HistoryWhy | ((decision: PriceDecision) => HistoryWhy);
  /** A person saw how many prices change, and agreed. */
  readonly isConsented?: boolean;
}

/**
 * Gives listings their new prices: the rows, their desired states, history and the product list, all set-based in the
 * caller's transaction. The caller locked the items (`lockItems`) before deciding. An unchanged price changes nothing.
 * @returns how many listings changed
 */
export async function applyPrices(
  tx: Tx,
  target: AccountRef,
  changes: readonly PriceChange[],
  cause: PriceCause,
): Promise<number> {
  const { userId, accountId } = target;
  const before = await storeDecided(tx, target, changes, cause.isConsented === true);
  const changed = changes.filter((change) => before.has(listingKeyOf(change)));
  await recordHistory(
    tx,
    userId,
    changed.map(({ itemId, site, decision }): HistoryInput => {
      const minor = before.get(listingKeyOf({ itemId, site })) ?? null;
      return {
        actor: cause.actor,
        entity: 'listing',
        entityId: itemId,
        itemId,
        site,
        field: 'price',
        before: minor === null ? null : money(minor, decision.price.currency),
        after: decision.price,
        why: typeof cause.why === 'function' ? cause.why(decision) : cause.why,
      };
    }),
  );
  if (changed.length > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  return changed.length;
}

/**
 * The same without history and events.
 * @returns the price before of each listing that changed, by `listingKeyOf`, in minor units
 */
export async function storeDecided(
  tx: Tx,
  target: AccountRef,
  changes: readonly PriceChange[],
  isConsented: boolean,
): Promise<ReadonlyMap<string, number | null>> {
  if (changes.length === 0) return new Map();
  const decisions = new Map(changes.map((change) => [listingKeyOf(change), change.decision]));
  const { before, targets } = await storePrices(
    tx,
    target,
    changes.map(({ itemId, site, decision: { price, owner, breakdown } }) => ({
      ...{ itemId, site, price, owner },
      breakdown: breakdownView(breakdown),
    })),
  );
  // The price of a variation may change while the listing's own price does not. A price equal to the sent one sets no
  // desired state.
  await setDesiredState(
    tx,
    targets.flatMap((unit) => toDesiredState(target, unit, decisions, isConsented)),
  );
  const changed = changes.filter((change) => before.has(listingKeyOf(change)));
  await refreshPricesAbroad(
    tx,
    target.userId,
    changed.map(({ itemId }) => itemId),
  );
  return before;
}

function toDesiredState(
  { userId, accountId }: AccountRef,
  unit: PricedTarget,
  decisions: ReadonlyMap<string, PriceDecision>,
  isConsented: boolean,
): DesiredState[] {
  const decision = decisions.get(listingKeyOf(unit));
  if (!decision) return [];
  const price = decision.unitPrices.get(unit.unitId) ?? decision.price;
  return [
    {
      userId,
      accountId,
      itemId: unit.itemId,
      site: unit.site,
      isHome: false,
      changeKind: 'price',
      targetKey: unit.sku,
      leaseKey: unit.listingKey,
      payload: {
        minor: price.minor,
        currency: price.currency,
        owner: decision.unitOwners.get(unit.unitId) ?? decision.owner,
      },
      priority: PRIORITY.price,
      isConsented,
    },
  ];
}

/** Reprices these items on these sites, and their listings follow. The caller has locked the items before it read them. */
export async function repriceLocked(
  tx: Tx,
  target: AccountRef,
  items: readonly Item[],
  sites: readonly Site[],
  cause: PriceCause,
): Promise<number> {
  return applyPrices(tx, target, await decidePrices(tx, target, items, sites), cause);
}

async function decidePrices(
  tx: Tx,
  { userId, accountId }: AccountRef,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<PriceChange[]> {
  const prices = await pricesFor(tx, userId, accountId, items, sites);
  return [...prices].flatMap(([itemId, bySite]) =>
    [...bySite].map(([site, decision]): PriceChange => ({ itemId, site, decision })),
  );
}

/** Prices by the rules of the account that sells. */
export interface DecidedPrices {
  readonly accountId: number;
  readonly changes: readonly PriceChange[];
}

/** Decides the prices of listings, each by the rules of the account that sells it. Their items are locked. */
async function decideFor(tx: Tx, userId: number, listings: readonly FollowingListing[]): Promise<DecidedPrices[]> {
  const items = await getItems(tx, userId, [...new Set(listings.map(({ itemId }) => itemId))]);
  const decided: DecidedPrices[] = [];
  for (const [accountId, own] of groupBy(listings, (listing) => listing.accountId)) {
    const itemIds = new Set(own.map(({ itemId }) => itemId));
    const sites = [...new Set(own.map(({ site }) => site))];
    const ownItems = items.filter(({ itemId }) => itemIds.has(itemId));
    decided.push({ accountId, changes: await decidePrices(tx, { userId, accountId }, ownItems, sites) });
  }
  return decided;
}

/** The same for the listings of these items on these sites (null: all). */
export async function decideListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
): Promise<DecidedPrices[]> {
  return decideFor(tx, userId, await findListed(tx, userId, itemIds, sites, NOT_OVER));
}

export async function applyDecided(
  tx: Tx,
  userId: number,
  decided: readonly DecidedPrices[],
  cause: PriceCause,
): Promise<void> {
  for (const { accountId, changes } of decided) await applyPrices(tx, { userId, accountId }, changes, cause);
}

/** Lets listings follow a change of rules, or of exchange rates. */
export function followPrices(changed: 'rule_changed' | 'rate_changed'): Follow {
  return async (tx, userId, listings) =>
    applyDecided(tx, userId, await decideFor(tx, userId, listings), {
      actor: { kind: 'rule', id: null },
      isConsented: changed === 'rule_changed',
      why: ({ owner }) => {
        if (owner === 'manual') return 'manual_price_set';
        return owner === 'floor' ? 'raised_to_floor' : changed;
      },
    });
}

/** Reprices the listings of these items on these sites (null: all). */
export async function repriceListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  cause: PriceCause,
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  await applyDecided(tx, userId, await decideListed(tx, userId, itemIds, sites), cause);
}
