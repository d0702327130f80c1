import type { BelowConsent, BelowList } from '@quayside/contract';
import { type AccountRef, listingKeyOf, type Site } from '@quayside/kernel';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../../history/index.ts';
import { endListingsOf, type FollowDeps, foundOf, keepFollowers, NOT_OVER } from '../../listings/index.ts';
import { getItems } from '../../products/index.ts';
import { repriceListed } from '../live-prices.ts';
import { pricesFor } from '../pricing.service.ts';
import type { LiveBelow } from './live-below.ts';
import { saveRaises } from './price-raises.ts';

/** The number of listings that a preview names; the count is of all. */
const NAMED = 500;
/** From this many raised items on, their listings follow in the background. */
const RAISED_AT_ONCE = 20;

/** What is on sale below a new floor, the cheapest first. */
export function belowList(below: readonly LiveBelow[]): BelowList {
  return { count: below.length, list: cheapestFirst(below).slice(0, NAMED) };
}

function cheapestFirst(below: readonly LiveBelow[]): LiveBelow[] {
  return [...below].sort((a, b) => a.live.minor - b.live.minor);
}

/**
 * Does with the listings below a new floor what the seller consented to.
 * @throws prices_below_floor without a consent to exactly this number
 */
export async function settleBelow(
  tx: Tx,
  deps: FollowDeps,
  account: AccountRef,
  below: readonly LiveBelow[],
  given: { readonly consent: BelowConsent | undefined; readonly actor: Actor },
): Promise<void> {
  requireConsentBelow(below, given.consent);
  await carryOutBelow(tx, deps, account, below, given);
}

/** @throws prices_below_floor without a consent to exactly this number */
export function requireConsentBelow(below: readonly LiveBelow[], consent: BelowConsent | undefined): void {
  const [first] = cheapestFirst(below);
  if (first === undefined || consent?.expected === below.length) return;
  const { site, live, floor } = first;
  throw fail('prices_below_floor', {
    vars: { actual: below.length, site, price: live, floor },
  });
}

/** Raises listings to the floor while it applies, ends them, or keeps them on sale as they are. */
export async function carryOutBelow(
  tx: Tx,
  deps: FollowDeps,
  account: AccountRef,
  below: readonly LiveBelow[],
  { consent, actor }: { readonly consent: BelowConsent | undefined; readonly actor: Actor },
): Promise<void> {
  if (!consent) return;
  const chosen = new Map(consent.except?.map((one) => [listingKeyOf(one), one.choice]));
  const choiceOf = (one: LiveBelow) => chosen.get(listingKeyOf(one)) ?? consent.choice;
  await raise(
    tx,
    deps,
    account,
    below.filter((one) => choiceOf(one) === 'raise'),
    actor,
  );
  const ended = below.filter((one) => choiceOf(one) === 'end');
  for (const site of new Set(ended.map((one) => one.site))) {
    const itemIds = ended.filter((one) => one.site === site).map(({ itemId }) => itemId);
    await endListingsOf(tx, account.userId, itemIds, {
      ...{ isEndedAbroad: true, actor, sites: [site] },
      why: 'ended_below_floor',
    });
  }
}

/** The floor replaces the price of each unit that is wanted for less. */
async function raise(
  tx: Tx,
  deps: FollowDeps,
  { userId, accountId }: AccountRef,
  below: readonly LiveBelow[],
  actor: Actor,
): Promise<void> {
  if (below.length === 0) return;
  const sites = [...new Set(below.map(({ site }) => site))];
  const items = await getItems(tx, userId, [...new Set(below.map(({ itemId }) => itemId))]);
  const varied = items.filter(({ hasVariants }) => hasVariants);
  const before = varied.length > 0 ? await pricesFor(tx, userId, accountId, varied, sites) : undefined;
  await saveRaises(tx, userId, below);
  const byId = new Map(varied.map((item) => [item.itemId, item]));
  await recordHistory(
    tx,
    userId,
    below.flatMap(({ itemId, site, floor }): HistoryInput[] => {
      const item = byId.get(itemId);
      const decision = before?.get(itemId)?.get(site);
      // The listing's history has its own price, not those of its variations.
      if (!item || !decision) return [];
      return item.units.flatMap(({ unitId, sku }) => {
        const price = decision.unitPrices.get(unitId);
        if (!price || price.minor >= floor.minor) return [];
        return {
          actor,
          entity: 'listing',
          entityId: itemId,
          itemId,
          site,
          field: 'price',
          before: { sku, price },
          after: { sku, price: floor },
          why: 'raised_to_floor',
        };
      });
    }),
  );
  if (items.length > RAISED_AT_ONCE) {
    const found = foundOf(userId, NOT_OVER, { accountId, sites, itemIds: items.map(({ itemId }) => itemId) });
    await keepFollowers(tx, deps, userId, found, ['rules']);
    return;
  }
  for (const { itemId } of items) {
    const own = below.filter((one) => one.itemId === itemId).map(({ site }) => site);
    await repriceToFloor(tx, userId, itemId, own, actor);
  }
}

/** Reprices an item's listings on these sites after a change of floors or of what was raised to them. */
export async function repriceToFloor(
  tx: Tx,
  userId: number,
  itemId: number,
  sites: readonly Site[],
  actor: Actor,
): Promise<void> {
  await repriceListed(tx, userId, [itemId], sites, {
    actor,
    isConsented: true,
    why: ({ owner }) => (owner === 'floor' ? 'raised_to_floor' : 'no_longer_raised'),
  });
}
