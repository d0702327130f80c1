import { type Money, money } from '../money.ts';
import type { BuyerTotal } from './buyer-total.ts';

/** Ad rates are in basis points of what the buyer pays, in steps of a tenth of a percent: 200 is 2.0 %. eBay refuses all others. */
export const LEAST_AD_RATE = 200;
export const MOST_AD_RATE = 10_000;
export const AD_RATE_STEP = 10;

/**
 * Which rate a listing should have. `recommended`: the marketplace's suggestion, moved by some basis points. `range`: the same, but not
 * below `from` nor above `to`. `flat`: always this one.
 */
export type AdStrategy =
  | { readonly kind: 'recommended'; readonly shift: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'flat'; readonly rate: number };

/** The most that an ad may cost: a rate in basis points, or an amount for each sale, in minor units of the site's currency. */
export type AdCap =
  | { readonly in: 'percent'; readonly basisPoints: number }
  | { readonly in: 'amount'; readonly minor: number };

export interface AdSituation {
  readonly strategy: AdStrategy;
  /** Each of them holds; null for none. */
  readonly caps: readonly (AdCap | null)[];
  /** The marketplace's suggestion in basis points; null if it has none, or was not asked yet. */
  readonly suggested: number | null;
  /** The highest of what buyers pay now and what they will pay once waiting prices have arrived; null if unknown. */
  readonly total: BuyerTotal | null;
}

/**
 * Why a listing has no ad. `no_suggestion`: the strategy follows a suggestion that is unknown. `total_unknown`: a cap is an amount, and the
 * cost of shipping is unknown. `cap_too_low`: the cap is below the least rate.
 */
export type NoAdReason = 'no_suggestion' | 'total_unknown' | 'cap_too_low';

export type AdRateDecision =
  | { readonly rate: number /** The strategy wanted more. */; readonly isCapped: boolean }
  | { readonly rate: null; readonly reason: NoAdReason };

const onStep = (rate: number): number => Math.floor(rate / AD_RATE_STEP) * AD_RATE_STEP;
const within = (rate: number): number => Math.min(Math.max(onStep(rate), LEAST_AD_RATE), MOST_AD_RATE);

/** The only source of an ad rate: what the strategy wants, never above a cap. */
export function decideAdRate({ strategy, caps, suggested, total }: AdSituation): AdRateDecision {
  const wanted = wantedBy(strategy, suggested);
  if (wanted === null) return { rate: null, reason: 'no_suggestion' };
  const most = mostUnder(caps, total);
  if (most === null) return { rate: null, reason: 'total_unknown' };
  if (most < LEAST_AD_RATE) return { rate: null, reason: 'cap_too_low' };
  return { rate: Math.min(wanted, most), isCapped: wanted > most };
}

/** The highest rate that all caps allow; null if that cannot be told. It may be below the least rate. */
export function mostUnder(caps: readonly (AdCap | null)[], total: BuyerTotal | null): number | null {
  let most = MOST_AD_RATE;
  for (const cap of caps) {
    if (cap === null) continue;
    if (cap.in === 'percent') most = Math.min(most, onStep(cap.basisPoints));
    else if (total === null) return null;
    else most = Math.min(most, mostForAmount(cap.minor, total.most.minor));
  }
  return most;
}

/** The ad fee of a sale: a share of all that the buyer pays, rounded half up. */
export function adFeeOf(rate: number, total: Money): Money {
  return money(Math.round((total.minor * rate) / 10_000), total.currency);
}

/** Whether an ad at this rate stays below all caps; false if that cannot be told. */
export function isWithinCaps(rate: number, caps: readonly (AdCap | null)[], total: BuyerTotal | null): boolean {
  const most = mostUnder(caps, total);
  return most !== null && rate <= most;
}

function wantedBy(strategy: AdStrategy, suggested: number | null): number | null {
  if (strategy.kind === 'flat') return within(strategy.rate);
  if (suggested === null) return null;
  if (strategy.kind === 'recommended') return within(suggested + strategy.shift);
  return within(Math.min(Math.max(suggested, strategy.from), strategy.to));
}

/** The highest rate whose rounded fee is not above the amount. */
function mostForAmount(capMinor: number, totalMinor: number): number {
  if (totalMinor <= 0) return 0;
  let rate = Math.min(MOST_AD_RATE, onStep(((capMinor + 1) * 10_000) / totalMinor));
  while (rate > 0 && Math.round((totalMinor * rate) / 10_000) > capMinor) rate -= AD_RATE_STEP;
  return rate;
}
