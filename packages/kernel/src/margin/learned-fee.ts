import { roundHalfUp } from '../billing/plans.ts';
import type { Platform } from '../sites.ts';

/** What the final fees of orders have been, all fees included. */
export interface LearnedFee {
  readonly basisPoints: number;
  readonly orders: number;
  /** The day of the oldest of these orders. */
  readonly since: string;
}

/** Fewer orders do not say what is usual. */
const LEAST_ORDERS = 5;

/** VAT that is contained in the fees that a marketplace states with orders, in basis points; Cdiscount invoices French VAT. */
const VAT_IN_FEES: Readonly<Record<Platform, number>> = { ebay: 0, amazon: 0, cdiscount: 2_000 };

/**
 * What orders in one group of categories say about the fees there: the sum of the fees, without VAT, in basis points of the sum that buyers
 * paid; undefined if they are too few.
 */
export function learnFee(
  platform: Platform,
  { orders, fees, amounts, since }: { orders: number; fees: number; amounts: number; since: string },
): LearnedFee | undefined {
  if (orders < LEAST_ORDERS || amounts <= 0) return undefined;
  const net = feesWithoutVat(platform, fees);
  return { basisPoints: roundHalfUp(net * 10_000, amounts), orders, since };
}

/** The fees of an order without the VAT that the marketplace adds to them, in minor units. */
export function feesWithoutVat(platform: Platform, fees: number): number {
  return roundHalfUp(fees * 10_000, 10_000 + VAT_IN_FEES[platform]);
}
