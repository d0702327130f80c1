import { type Money, money, toGtin14 } from '@quayside/kernel';
import { CURRENCY } from '../sites.ts';
import type { Offer, OfferPrice } from '../wire.ts';
import { CONDITION_BY_NAME } from './conditions.data.ts';

/** Converts to Octopia's prices, JSON numbers of whole euros. Exact in both directions for every price below 10^13. */
export function toNumber(amount: Money): number {
  return amount.minor / 100;
}

export function fromNumber(amount: unknown): Money | undefined {
  const minor = typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN;
  return Number.isSafeInteger(minor) ? money(minor, CURRENCY) : undefined;
}

/** The seller's price; the marketplace may show buyers a lower one. */
export function sentPrice({ integrationPrice, price, facialPrice }: Offer): OfferPrice | undefined {
  return [integrationPrice, price, facialPrice].find((one) => one?.price !== undefined);
}

/** Undefined for a price that is not a number above 0. */
export function priceOf(offer: Offer): Money | undefined {
  const read = fromNumber(sentPrice(offer)?.price);
  return read && read.minor > 0 ? read : undefined;
}

/** An unknown condition keeps Octopia's name, so that it is not read as new. */
export function conditionOf(name: string | undefined): string {
  const words = (name ?? 'New').replaceAll(/[^a-z]+/gi, '_');
  return CONDITION_BY_NAME[words.toLowerCase().replaceAll('_', '')] ?? words.toUpperCase();
}

/** Octopia uses GTINs of thirteen digits, so a leading zero of fourteen is dropped. Undefined for an invalid GTIN. */
export function toGtin13(gtin: string | null): string | undefined {
  const whole = toGtin14(gtin);
  return whole?.startsWith('0') ? whole.slice(1) : undefined;
}
