import type { RateHistory } from '@quayside/contract';
import { type Currency, rateBounds, type Site, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { crossRate, hasBoth, listDays, listRatesInForce, rateText, rateView } from '../../rates/index.ts';

/** A quarter of a year. */
const DAYS = 92;

/** The rate from the home currency of an account, day by day, and from where on prices follow it. @throws rate_not_used */
export async function getRateHistory(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  { sourceSite }: { readonly sourceSite: Site },
  to: Currency,
): Promise<RateHistory> {
  const from = siteFacts(sourceSite).currency;
  const rate = (await listRatesInForce(db)).find((one) => one.from === from && one.to === to);
  if (!rate) throw fail('rate_not_used');
  const { below, above } = rateBounds(rate.millionths);
  const days = await listDays(db, DAYS);
  return {
    inForce: rateView(rate, clock.now()),
    follows: { below: rateText(below), above: rateText(above) },
    days: days
      .filter((day) => hasBoth(day, from, to))
      .map((day) => ({ date: day.date, value: rateText(crossRate(day, from, to)?.millionths ?? 0) })),
  };
}
