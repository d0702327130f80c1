import type { Currency, Money } from '../money.ts';
import type { PriceOwner } from '../pricing.ts';
import type { Anomaly } from './anomalies.ts';

/** The lowest and the highest price that is allowed, both included. */
export interface PriceRange {
  readonly lowest: Money;
  readonly highest: Money;
}

/** What else keeps a price of any owner from leaving. */
export interface PriceGuards {
  /** The highest price the seller accepts on this site; null if none is set. Read with the floor, under the same lock. */
  readonly ceiling: Money | null;
  /** What the marketplace accepts for this listing, such as the minimum and maximum price at Amazon; null if it names none. */
  readonly marketLimits: PriceRange | null;
  /**
   * Prices that this listing was sent on the site's calendar day, counted from the stored attempts under the listing's lease, and the
   * most that are allowed; null if they are not counted (a manual price).
   */
  readonly changes: { readonly today: number; readonly most: number } | null;
  /** `isBreakerOpen` of the account, with this price already noted, from a row that stays locked until the verdict is stored. */
  readonly isBreakerOpen: boolean;
  /** `findAnomalies` of this listing, without those that the seller has looked at and allowed. */
  readonly anomalies: readonly Anomaly[];
}

/** The guards of a listing for which none is set. */
export const NO_GUARDS: PriceGuards = {
  ceiling: null,
  marketLimits: null,
  changes: null,
  isBreakerOpen: false,
  anomalies: [],
};

/**
 * A price and what it is judged by. The server reads all of it in the transaction that stores the verdict and the attempt, under locks, so
 * that a floor, ceiling or stop that was saved before counts, and one that is saved later finds the price as live.
 */
export interface GateInput {
  readonly price: Money;
  readonly siteCurrency: Currency;
  readonly owner: PriceOwner;
  /** The lowest price the seller accepts on this site; null if none is set. */
  readonly floor: Money | null;
  /** The live price; null before the first send. */
  readonly live: Money | null;
  /** The seller stopped the prices of this account, or of all accounts. */
  readonly killSwitch: boolean;
  /** The price is converted by an exchange rate that is too old. A manual price is none, and neither is the floor. */
  readonly isRateTooOld: boolean;
  /** Largest relative change of one send in basis points; null if changes are not capped (a manual price). */
  readonly maxMoveBasisPoints: number | null;
  readonly guards: PriceGuards;
}

export const GATE_REFUSALS = [
  'kill_switch',
  'rate_too_old',
  'anomaly',
  'breaker_open',
  'not_positive',
  'wrong_currency',
  'outside_market_limits',
  'below_floor',
  'no_floor',
  'above_ceiling',
  'no_live_price',
  'move_too_large',
  'too_many_changes',
  'too_large',
] as const;
export type GateRefusal = (typeof GATE_REFUSALS)[number];

export type GateVerdict = { readonly ok: true } | { readonly ok: false; readonly refusal: GateRefusal };

/** eBay and Amazon accept at most nine digits before the point; a larger figure is always an error. */
const LARGEST_MINOR = 99_999_999_999;

/** A repriced price moves by at most this share in one send: 30 %. Manual prices and consented rules are not capped. */
export const LARGEST_REPRICED_MOVE = 3_000;

/**
 * How far a price that a rule or the price at home moves may go in one send without a person's consent: down to a tenth, up to five times the
 * live price. Beyond that, a comma or a currency is in the wrong place.
 */
export const LARGEST_WORKED_OUT_MOVE = { fall: 9_000, rise: 40_000 } as const;

/**
 * The most prices that a listing is sent on a calendar day of its site, unless a person decided them. Two programs that answer each other's
 * prices reach it within a day; sellers who change a price every hour do not.
 */
export const MOST_CHANGES_PER_DAY = 24;

/**
 * The price gate. No price that it rejects is sent. Without a floor, the repricer is blocked, but rule prices and manual prices are not.
 * Every comparison is written so that a figure that is no number rejects the price.
 */
export function judgePrice(input: GateInput): GateVerdict {
  const refusal = refusalOf(input);
  return refusal ? { ok: false, refusal } : { ok: true };
}

function refusalOf(input: GateInput): GateRefusal | undefined {
  const { price, guards } = input;
  if (input.killSwitch) return 'kill_switch';
  if (!isDecidedByPerson(input.owner)) {
    if (input.isRateTooOld) return 'rate_too_old';
    if (guards.anomalies.some((anomaly) => concerns(anomaly, input.owner))) return 'anomaly';
    if (guards.isBreakerOpen) return 'breaker_open';
  }
  if (price.currency !== input.siteCurrency) return 'wrong_currency';
  // Also rejects a number that is not whole.
  if (!Number.isInteger(price.minor) || price.minor <= 0) return 'not_positive';
  if (price.minor > LARGEST_MINOR) return 'too_large';
  return refusalByRange(input) ?? refusalByMove(input);
}

/** A person wrote the price, or raised a lower one to the floor. */
export const isDecidedByPerson = (owner: PriceOwner): boolean => owner === 'manual' || owner === 'floor';

/** What others ask for the goods concerns the repricer alone; rates and costs concern every price that is worked out. */
const concerns = (anomaly: Anomaly, owner: PriceOwner): boolean =>
  owner === 'repricer' || (anomaly !== 'competitor_collapse' && anomaly !== 'foreign_price');

/** A floor of a tenth of the live price protects nothing. */
const FAR_BELOW = 10;
const isFarBelow = (floor: Money, live: Money | null): boolean => live !== null && floor.minor * FAR_BELOW < live.minor;

function refusalByRange({
  price,
  owner,
  floor,
  live,
  guards: { ceiling, marketLimits },
}: GateInput): GateRefusal | undefined {
  const limits = [floor, ceiling, marketLimits?.lowest ?? null, marketLimits?.highest ?? null];
  if (limits.some((limit) => limit && limit.currency !== price.currency)) return 'wrong_currency';
  // A floor of nothing is a blank one, and one of a tenth of the price was most likely read from a blank.
  if (owner === 'repricer' && !(floor && floor.minor > 0 && !isFarBelow(floor, live))) return 'no_floor';
  if (floor && !(price.minor >= floor.minor)) return 'below_floor';
  if (ceiling && !(price.minor <= ceiling.minor)) return 'above_ceiling';
  if (marketLimits && !(price.minor >= marketLimits.lowest.minor && price.minor <= marketLimits.highest.minor))
    return 'outside_market_limits';
  return undefined;
}

function refusalByMove({ price, owner, live, maxMoveBasisPoints, guards }: GateInput): GateRefusal | undefined {
  // The repricer only moves what is live; without that price no move can be measured.
  if (owner === 'repricer' && !live) return 'no_live_price';
  if (live && maxMoveBasisPoints !== null) {
    if (live.currency !== price.currency) return 'wrong_currency';
    const move = Math.abs(price.minor - live.minor) * 10_000;
    if (!(move <= live.minor * maxMoveBasisPoints)) return 'move_too_large';
  }
  if (guards.changes && !(guards.changes.today < guards.changes.most)) return 'too_many_changes';
  return undefined;
}
