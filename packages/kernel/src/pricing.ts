import { type Currency, type Money, money } from './money.ts';
import type { Site } from './sites.ts';

/**
 * Pure price rules: source price → rate → increase → neat price → price gate. All arithmetic uses integers: rates in millionths,
 * percentages in basis points. Floating point never decides a price.
 */

/** Units of the target currency per unit of the source, in millionths: 1.136 → 1_136_000. */
export interface ExchangeRate {
  readonly from: Currency;
  readonly to: Currency;
  readonly millionths: number;
  /** The day the rate was published, ISO date. */
  readonly date: string;
  readonly source: string;
}

export type IncreaseType = 'percent' | 'fixed';

export interface PriceRule {
  readonly site: Site;
  readonly isPricingEnabled: boolean;
  readonly increaseType: IncreaseType;
  /** Basis points for `percent` (1,250 = 12.5 %), minor units of the site's currency for `fixed`. May be negative. */
  readonly increase: number;
  readonly neatPrices: boolean;
}

/** Allowed range of a rule's percentage in basis points: half the price to four times the price. A value outside is a typing error. */
export const INCREASE_LIMITS = { lowest: -5_000, highest: 30_000 } as const;

/** Whether a rule's increase is plausible. A fixed amount may have any size, because the price gate rejects a price of zero or less. */
export function isSensibleIncrease({ increaseType, increase }: Pick<PriceRule, 'increaseType' | 'increase'>): boolean {
  return increaseType === 'fixed' || (increase >= INCREASE_LIMITS.lowest && increase <= INCREASE_LIMITS.highest);
}

/** A price drop above this share is shown separately before the seller consents: 30 %. */
const STEEP_DROP_BASIS_POINTS = 3_000;

export function isSteepFall(before: Money, after: Money): boolean {
  return (before.minor - after.minor) * 10_000 > before.minor * STEEP_DROP_BASIS_POINTS;
}

/** Whether a manual price must be confirmed again: it drops the live price steeply or raises it by more than a rule may add. */
export function isUnusualMove(before: Money, after: Money): boolean {
  return isSteepFall(before, after) || after.minor * 10_000 > before.minor * (10_000 + INCREASE_LIMITS.highest);
}

const MILLION = 1_000_000n;
/** A whole in basis points. */
export const BASIS = 10_000n;

/** Rounds half away from zero; the divisor is positive. */
export function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const sign = value < 0n ? -1n : 1n;
  return sign * ((sign * value * 2n + divisor) / (divisor * 2n));
}

export function convert(amount: Money, rate: ExchangeRate): Money {
  if (amount.currency !== rate.from) throw new RangeError(`rate is from ${rate.from}, amount in ${amount.currency}`);
  return money(Number(divideHalfUp(BigInt(amount.minor) * BigInt(rate.millionths), MILLION)), rate.to);
}

export function applyIncrease(amount: Money, rule: Pick<PriceRule, 'increaseType' | 'increase'>): Money {
  const raised =
    rule.increaseType === 'percent'
      ? Number(divideHalfUp(BigInt(amount.minor) * (BASIS + BigInt(rule.increase)), BASIS))
      : amount.minor + rule.increase;
  return money(raised, amount.currency);
}

/**
 * The neat price: the nearest price at or above the given one that ends in .99, or in .49 below ten units, where a whole unit is too large
 * a step. Never lowers a price.
 */
export function neatPrice(amount: Money): Money {
  const step = amount.minor < 1000 ? 50 : 100;
  return money(Math.ceil((amount.minor + 1) / step) * step - 1, amount.currency);
}

export interface PriceBreakdown {
  readonly source: Money;
  readonly rate: ExchangeRate | null;
  readonly converted: Money;
  readonly increased: Money;
  readonly final: Money;
  readonly rule: PriceRule | null;
}

/**
 * The rule price of an item on a site. `rate` is null if the currencies are equal. `rule` is null or disabled if the converted source price
 * applies.
 */
export function rulePrice(source: Money, rate: ExchangeRate | null, rule: PriceRule | null): PriceBreakdown {
  const converted = rate ? convert(source, rate) : source;
  const active = rule?.isPricingEnabled ? rule : null;
  const increased = active ? applyIncrease(converted, active) : converted;
  const final = active?.neatPrices ? neatPrice(increased) : increased;
  return { source, rate, converted, increased, final, rule: active };
}

/** A rate that moved less than this changes no price (design: who owns a price): 1 %. */
const RATE_MOVE_BASIS_POINTS = 100;

export function isRateMoveRelevant(before: number, after: number): boolean {
  if (before <= 0) return true;
  return Math.abs(after - before) * 10_000 >= before * RATE_MOVE_BASIS_POINTS;
}

/** The rates nearest to one in force, in millionths, that change prices: at or below `below`, and at or above `above`. */
export function rateBounds(inForce: number): { readonly below: number; readonly above: number } {
  const move = (inForce * RATE_MOVE_BASIS_POINTS) / 10_000;
  return { below: Math.floor(inForce - move), above: Math.ceil(inForce + move) };
}

/** The origin of a price, strongest first. `floor`: a lower price that the seller raised to the lowest price while that one applies. */
export const PRICE_OWNERS = ['floor', 'manual', 'repricer', 'rule', 'source'] as const;
export type PriceOwner = (typeof PRICE_OWNERS)[number];
