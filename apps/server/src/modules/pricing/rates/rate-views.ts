import type { RatesView, RateView } from '@quayside/contract';
import { type Currency, rateAge } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { rateText } from './day-rates.ts';
import { getFeedState, listRatesInForce, type RateInForce } from './rates.repository.ts';
import type { RatesDeps } from './refresh-rates.ts';

/** A rate in force as sellers see it, with its age. */
export function rateView({ from, to, millionths, date, source, checked }: RateInForce, now: Date): RateView {
  return { from, to, value: rateText(millionths), date, source, checked, age: rateAge(checked, now) };
}

/** The currencies between which prices may not be converted now, because the rate is too old. */
export async function listTooOldPairs(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const rates = await listRatesInForce(db);
  return new Set(rates.filter(({ checked }) => rateAge(checked, now) === 'too_old').map(({ from, to }) => from + to));
}

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

/** Whether no price that needs a conversion may be sent now. */
export async function areAllRatesTooOld(db: Db, now: Date): Promise<boolean> {
  const rates = await listRatesInForce(db);
  return rates.every(({ checked }) => rateAge(checked, now) === 'too_old');
}
