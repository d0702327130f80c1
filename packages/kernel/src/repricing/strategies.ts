import type { Sentence } from './decision.ts';
import { above, below } from './distance.ts';
import type { Market } from './market.ts';
import { landedPrice, type Offer } from './offers.ts';
import type { Distance, Strategy } from './rules.ts';
import type { Situation } from './situation.ts';

/** What a strategy wants, before floor and ceiling; the target is null if it keeps the price. */
export interface Wish {
  readonly target: number | null;
  readonly because: Sentence;
}

export const keep = (because: Sentence): Wish => ({ target: null, because });

/** The strategies that look at competitors. */
export type CompetingStrategy = Extract<Strategy, { kind: 'lowest' | 'featured' | 'next_above' }>;

const DAY_MS = 86_400_000;

const named = (offer: Offer) => ({ seller: offer.sellerName ?? offer.sellerId, landed: landedPrice(offer) });

const isNought = (distance: Distance): boolean =>
  (distance.in === 'amount' ? distance.minor : distance.basisPoints) === 0;

/**
 * What a strategy wants against competitors. Their prices include shipping, so the item's own shipping is taken off.
 * @param lowest of the market
 */
export function wishAgainst(
  strategy: CompetingStrategy,
  market: Market,
  lowest: Offer,
  { present, shipping }: Pick<Situation, 'present'> & { readonly shipping: number },
): Wish {
  switch (strategy.kind) {
    case 'lowest':
      return {
        target: below(landedPrice(lowest), strategy.below) - shipping,
        because: { code: isNought(strategy.below) ? 'at_lowest' : 'below_lowest', params: named(lowest) },
      };
    case 'featured':
      if (!market.featured) return keep({ code: 'none_featured', params: { competitors: market.competitors } });
      return {
        target: above(landedPrice(market.featured), strategy.above) - shipping,
        because: { code: isNought(strategy.above) ? 'at_featured' : 'above_featured', params: named(market.featured) },
      };
    case 'next_above':
      // If nobody is as cheap as the item, the lowest is the next above it.
      if (lowest !== market.nextAbove) return keep({ code: 'not_cheapest', params: named(lowest) });
      return {
        target: Math.max(present, below(landedPrice(lowest), strategy.below) - shipping),
        because: { code: isNought(strategy.below) ? 'at_next' : 'below_next', params: named(lowest) },
      };
  }
}

/** What the item's own sales ask for. @param now in milliseconds since 1970 */
export function wishBySales(
  { days, slow, fast, step }: Extract<Strategy, { kind: 'velocity' }>,
  { present, unitsSold: units, lastChangedAt }: Pick<Situation, 'present' | 'unitsSold' | 'lastChangedAt'>,
  now: number,
): Wish {
  if (units === null) return keep({ code: 'sales_unknown', params: {} });
  const until = (lastChangedAt ?? Number.NEGATIVE_INFINITY) + days * DAY_MS;
  if (now < until) return keep({ code: 'velocity_waits', params: { until } });
  const params = { units, days };
  if (units < slow) return { target: below(present, step), because: { code: 'sales_slow', params } };
  if (units >= fast) return { target: above(present, step), because: { code: 'sales_fast', params } };
  return keep({ code: 'sales_steady', params });
}
