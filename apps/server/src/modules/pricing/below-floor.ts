import type { BelowConsent, BelowList } from '@quayside/contract';
import { type AccountRef, listingKeyOf, type Money, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { getItems } from '../products/index.ts';
import type { LiveBelow, PricingHooks } from './ports.ts';
import { raiseManualPrices } from './pricing.repository.ts';
import { pricesFor, WHOLE_ITEM } from './pricing.service.ts';

type BelowHooks = Pick<PricingHooks, 'rulesChanged' | 'manualPricesChanged' | 'endBelowFloor'>;

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
  hooks: BelowHooks,
  account: AccountRef,
  below: readonly LiveBelow[],
  given: { readonly consent: BelowConsent | undefined; readonly actor: Actor },
): Promise<void> {
  requireConsentBelow(below, given.consent);
  await carryOutBelow(tx, hooks, account, below, given);
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

/** Raises listings to the floor by hand, ends them, or keeps them on sale as they are. */
export async function carryOutBelow(
  tx: Tx,
  hooks: BelowHooks,
  account: AccountRef,
  below: readonly LiveBelow[],
  { consent, actor }: { readonly consent: BelowConsent | undefined; readonly actor: Actor },
): Promise<void> {
  if (!consent) return;
  const chosen = new Map(consent.except?.map((one) => [listingKeyOf(one), one.choice]));
  const choiceOf = (one: LiveBelow) => chosen.get(listingKeyOf(one)) ?? consent.choice;
  await raise(
    tx,
    hooks,
    account,
    below.filter((one) => choiceOf(one) === 'raise'),
    actor,
  );
  const ended = below.filter((one) => choiceOf(one) === 'end');
  for (const site of new Set(ended.map((one) => one.site))) {
    const itemIds = ended.filter((one) => one.site === site).map(({ itemId }) => itemId);
    await hooks.endBelowFloor(tx, account.userId, itemIds, site, actor);
  }
}

interface Raised {
  readonly itemId: number;
  readonly site: Site;
  readonly unitId: number;
  /** Of a variation; null for the whole item. */
  readonly sku: string | null;
  readonly before: Money;
  readonly price: Money;
  readonly sourcePrice: Money;
}

/** The floor becomes the manual price of each unit that is wanted for less. */
async function raise(
  tx: Tx,
  hooks: Pick<PricingHooks, 'rulesChanged' | 'manualPricesChanged'>,
  { userId, accountId }: AccountRef,
  below: readonly LiveBelow[],
  actor: Actor,
): Promise<void> {
  if (below.length === 0) return;
  const sites = [...new Set(below.map(({ site }) => site))];
  const items = await getItems(tx, userId, [...new Set(below.map(({ itemId }) => itemId))]);
  const prices = await pricesFor(tx, userId, accountId, items, sites);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const raised = below.flatMap(({ itemId, site, floor }): Raised[] => {
    const item = byId.get(itemId);
    const decision = prices.get(itemId)?.get(site);
    if (!item || !decision) return [];
    if (!item.hasVariants) {
      return [
        { itemId, site, unitId: WHOLE_ITEM, sku: null, before: decision.price, price: floor, sourcePrice: item.price },
      ];
    }
    return item.units.flatMap(({ unitId, sku, price: sourcePrice }) => {
      const before = decision.unitPrices.get(unitId) ?? decision.price;
      return before.minor < floor.minor ? [{ itemId, site, unitId, sku, before, price: floor, sourcePrice }] : [];
    });
  });
  await raiseManualPrices(tx, userId, raised);
  const named = (sku: string | null, price: Money) => (sku === null ? price : { sku, price });
  await recordHistory(
    tx,
    userId,
    raised.map(
      ({ itemId, site, sku, before, price }): HistoryInput => ({
        actor,
        entity: 'item',
        entityId: itemId,
        itemId,
        site,
        field: 'manual-price',
        before: named(sku, before),
        after: named(sku, price),
        why: 'raised_to_floor',
      }),
    ),
  );
  if (items.length > RAISED_AT_ONCE) {
    await hooks.rulesChanged(tx, userId, accountId, sites);
    return;
  }
  for (const { itemId } of items) {
    const own = below.filter((one) => one.itemId === itemId).map(({ site }) => site);
    await hooks.manualPricesChanged(tx, userId, itemId, own, actor);
  }
}
