import type { RatesView } from '@quayside/contract';
import { type Currency, rateAge } from '@quayside/kernel';
import { getFeedState, listRatesInForce, rateView } from '../../rates/index.ts';
import type { RatesDeps } from './refresh-rates.ts';

/** The rates from a currency, and what the last attempt to read newer ones said. */
export async function getRates(
  { db, clock, ratesFeed }: Pick<RatesDeps, 'db' | 'clock' | 'ratesFeed'>,
  from: Currency,
): Promise<RatesView> {
  const now = clock.now();
  const rates = (await listRatesInForce(db)).filter((rate) => rate.from === from);
  const state = ratesFeed ? await getFeedState(db, ratesFeed.source) : undefined;
  const ages = rates.map(({ checked }) => rateAge(checked, now));
  return {
    age: ages.includes('too_old') ? 'too_old' : ages.includes('stale') ? 'stale' : 'fresh',
    checked: rates.map(({ checked }) => checked).sort()[0] ?? '',
    source: ratesFeed?.source ?? null,
    failure: state?.failure ?? null,
    refused: (state?.refused ?? []).map(({ currency, date, why }) => ({ currency, date, why })),
    rates: rates.map((rate) => rateView(rate, now)),
  };
}
