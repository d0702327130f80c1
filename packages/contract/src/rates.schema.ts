import { z } from 'zod';
import { nameSchema } from './schema.ts';

/** A rate that prices are converted by, as it was published. */
export const rateView = z.object({
  from: z.string(),
  to: z.string(),
  /** Decimal text, e.g. "1.136". */
  value: z.string(),
  /** The day on which it was published. */
  date: z.string(),
  /** One of `RATE_SOURCES`. */
  source: z.string(),
  /** The day of the newest published rates; since `date` it has moved by less than 1 %. */
  checked: z.string(),
  /** `too_old`: no price that depends on it is sent. */
  age: z.enum(['fresh', 'stale', 'too_old']),
});
nameSchema(rateView, 'Rate');
export type RateView = z.output<typeof rateView>;

/** The body of `pricing.getRates`. */
export const rates = z.object({
  /** The worst age of the rates. */
  age: z.enum(['fresh', 'stale', 'too_old']),
  /** The day of the newest rates; of several, the oldest. */
  checked: z.string(),
  /** Where newer rates are read; null if nowhere. */
  source: z.string().nullable(),
  /** Why the last attempt to read newer rates failed. */
  failure: z.enum(['unreachable', 'not_rates']).nullable(),
  /** Published rates that are not used, because they are missing, not above zero, or more than 20 % from the one before. */
  refused: z
    .array(z.object({ currency: z.string(), date: z.string(), why: z.enum(['not_positive', 'missing', 'jumped']) }))
    .readonly(),
  rates: z.array(rateView).readonly(),
});
/** The exchange rates from the currency of an account's home site. */
export type RatesView = z.output<typeof rates>;
