import type { AccountRef, Money, Site } from '@quayside/kernel';
import { lowestPriceFor, type MarginLack, workSum } from '@quayside/kernel/margin';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import type { Db, Tx } from '../../platform/database/db.ts';
import { marginFigures } from '../costs/index.ts';
import { readNow } from './floors/floor-lists.repository.ts';
import { loadPromotedSales } from './promoted-sales.ts';
import type { RuledOfAccount } from './rules/rule-book.ts';

/** What is known of the margin of an item on a site. */
export interface Reach {
  /**
   * The lowest price from which each sale earns a share, in basis points, of what the buyer pays without VAT. Undefined if it is unknown, and
   * null if no price earns so much.
   */
  priceFor(basisPoints: number): Money | null | undefined;
  /** What must be known before a margin can be. */
  readonly lacks: readonly MarginLack[];
  /** The margin at a price, in basis points; null if it is unknown. */
  shareAt(price: Money): number | null;
}

export type ReachOf = (item: RuledOfAccount, site: Site) => Reach;

/** Whether a rule is asked whose price follows from the margin. */
export const wantsMargin = (rules: readonly Pick<ItemRule, 'isEnabled' | 'uplift'>[]): boolean =>
  rules.some(({ isEnabled, uplift }) => isEnabled && uplift.kind === 'margin');

/**
 * From which prices an account's items earn what is wanted, by a fixed number of statements.
 * @param lock keeps costs and assumptions as they are until the transaction ends
 */
export async function loadReach(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  lock: 'none' | 'share' = 'none',
): Promise<ReachOf> {
  const { lockFigures } = await marginFigures();
  if (lock === 'share') await lockFigures(db as Tx, account, itemIds);
  const factsOf = await loadPromotedSales(db, account, itemIds, await readNow(db));
  const known = new Map<string, Reach>();
  return (item, site) => {
    const key = `${item.itemId}/${site}`;
    const reach = known.get(key) ?? reachOf(factsOf(item, site));
    known.set(key, reach);
    return reach;
  };
}

function reachOf(facts: Parameters<typeof lowestPriceFor>[0] | undefined): Reach {
  if (!facts) return { priceFor: () => undefined, lacks: [], shareAt: () => null };
  const prices = new Map<number, Money | null | undefined>();
  return {
    priceFor(basisPoints) {
      if (!prices.has(basisPoints)) prices.set(basisPoints, lowestPriceFor(facts, basisPoints));
      return prices.get(basisPoints);
    },
    lacks: workSum(facts, { minor: 1, currency: facts.currency }).lacks,
    shareAt: (price) => (price.currency === facts.currency ? workSum(facts, price).marginShare : null),
  };
}
