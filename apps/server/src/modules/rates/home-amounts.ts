import type { RateView, WireMoney } from '@quayside/contract';
import { convert } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { getSeller } from '../sellers/index.ts';
import { rateView } from './rate-views.ts';
import { listRatesInForce } from './rates.repository.ts';

/** Amounts in the seller's currency, for reading only: no price is made of them. */
export interface HomeAmounts {
  readonly currency: string;
  /** The amount by the rate in force; null if there is no such rate. */
  toHome(amount: WireMoney): WireMoney | null;
  /** The rate by which amounts in a currency are converted; null for the seller's own. */
  rateFrom(currency: string): RateView | null;
}

export async function loadHomeAmounts(db: Db, userId: number, now: Date): Promise<HomeAmounts> {
  const currency = (await getSeller(db, userId))?.currency ?? '';
  const rates = new Map(
    (await listRatesInForce(db)).filter(({ to }) => to === currency).map((rate) => [String(rate.from), rate]),
  );
  return {
    currency,
    toHome: (amount) => {
      if (amount.currency === currency) return amount;
      const rate = rates.get(amount.currency);
      return rate ? convert({ minor: amount.minor, currency: rate.from }, rate) : null;
    },
    rateFrom: (from) => {
      const rate = rates.get(from);
      return rate ? rateView(rate, now) : null;
    },
  };
}
