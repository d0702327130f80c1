import type { RateView } from '@quayside/contract';
import { rateAge } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { rateText } from './day-rates.ts';
import { listRatesInForce, type RateInForce } from './rates.repository.ts';

/** A rate in force as sellers see it, with its age. */
export function rateView({ from, to, millionths, date, source, checked }: RateInForce, now: Date): RateView {
  return { from, to, value: rateText(millionths), date, source, checked, age: rateAge(checked, now) };
}

/** The currencies between which prices may not be converted now, because the rate is too old. */
export async function listTooOldPairs(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const rates = await listRatesInForce(db);
  return new Set(rates.filter(({ checked }) => rateAge(checked, now) === 'too_old').map(({ from, to }) => from + to));
}

/** Whether no price that needs a conversion may be sent now. */
export async function areAllRatesTooOld(db: Db, now: Date): Promise<boolean> {
  const rates = await listRatesInForce(db);
  return rates.every(({ checked }) => rateAge(checked, now) === 'too_old');
}
