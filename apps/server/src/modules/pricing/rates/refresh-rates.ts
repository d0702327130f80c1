import {
  CURRENCIES,
  type Currency,
  DAYS_OF_A_REAL_JUMP,
  isRateMoveRelevant,
  judgeRate,
  lastPublishedDay,
  targetDaysBetween,
} from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { FollowDeps } from '../../listings/index.ts';
import * as repository from '../../rates/index.ts';
import { crossRate, type DayRates, FeedError, type PublishedDay, type RatesFeed } from '../../rates/index.ts';
import { type CurrencyPair, followRatesJob, sendFreedJob } from '../pricing.enqueue.ts';

export interface RatesDeps extends FollowDeps {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** Null if none is configured. */
  readonly ratesFeed: RatesFeed | null;
}

/** Stores the bundled rates if they are missing, and puts rates in force; safe to call at every start. */
export async function ensureBundledRates(db: Db): Promise<void> {
  await repository.storeRates(db, repository.BUNDLED_ROWS);
  await followPublished(db, undefined);
}

const newest = (day: { readonly date: string }) => day.date;

/** The day of the oldest of the newest rates: a currency whose rates were refused needs those of the days since. */
const oldest = ({ date, older }: DayRates) => [date, ...[...(older?.values() ?? [])].map(newest)].sort()[0] ?? date;

/**
 * Reads the published rates if newer ones are out, stores those that can be believed, and puts them in force. Several days are made up
 * for. A failure is noted and leaves the known rates as they are.
 */
export async function refreshRates(deps: RatesDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, log, ratesFeed: feed } = deps;
  if (!feed) return;
  const now = clock.now();
  const expected = lastPublishedDay(now);
  const known = await repository.getLatestRates(db);
  if (newest(known) >= expected && !isCheckedMissing(known, feed.checked)) return;
  try {
    const days = await feed.read(targetDaysBetween(oldest(known), expected) > 1, signal);
    const { rows, refused } = acceptDays(await repository.getLatestRates(db), days, {
      now,
      source: feed.source,
      checked: feed.checked,
    });
    for (const one of refused) log.error(one, 'A published exchange rate is not used');
    await repository.storeRates(db, rows);
    await followPublished(db, deps.jobs);
    await repository.noteFeed(db, feed.source, now, { refused });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    signal.throwIfAborted();
    log.warn({ err: error }, 'Exchange rates can not be read');
    await repository.noteFeed(db, feed.source, now, { failure: error.failure });
  }
}

/** Whether a rate that the operator has checked is newer than the known one of its currency. */
function isCheckedMissing({ date, older }: DayRates, checked: readonly string[]): boolean {
  return CURRENCIES.some((currency) => {
    const known = older?.get(currency)?.date ?? date;
    return checked.some((one) => one.startsWith(`${currency}@`) && one.slice(currency.length + 1) > known);
  });
}

/** Rates may be published for today at most; a clock or a file may be a day off. */
const AHEAD_MS = 86_400_000;

/**
 * Of days in order, the rates that can be believed, each against the one before. Days that are known are skipped. A rate
 * that jumped is believed once the days after it confirm it, or at once if the operator has checked it.
 */
export function acceptDays(
  known: Pick<DayRates, 'date' | 'millionths' | 'older'>,
  days: readonly PublishedDay[],
  { now, source, checked = [] }: { readonly now: Date; readonly source: string; readonly checked?: readonly string[] },
): { readonly rows: repository.RateRow[]; readonly refused: repository.RefusedRate[] } {
  const latest = new Map(Object.entries(known.millionths) as [Currency, number][]);
  const jumps = new Map<Currency, readonly number[]>();
  const last = new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
  const rows: repository.RateRow[] = [];
  let refused: repository.RefusedRate[] = [];
  const judge = (currency: Currency, date: string, published: number | null | undefined) => {
    const why = judgeRate(published, latest.get(currency));
    if (why !== 'jumped' || !published) return why;
    if (checked.includes(`${currency}@${date}`)) return null;
    const before = jumps.get(currency) ?? [];
    const run = judgeRate(published, before.at(-1)) === null ? [...before, published] : [published];
    jumps.set(currency, run);
    return run.length < DAYS_OF_A_REAL_JUMP ? why : null;
  };
  for (const { date, millionths } of days) {
    if (date > last) continue;
    // Only what the newest day lacks is worth telling.
    if (date > known.date) refused = [];
    for (const currency of CURRENCIES) {
      if (currency === 'EUR' || date <= (known.older?.get(currency) ?? known).date) continue;
      const published = millionths.get(currency);
      const why = judge(currency, date, published);
      if (why === null && published) {
        latest.set(currency, published);
        jumps.delete(currency);
        rows.push({ date, currency, millionths: published, source });
      } else if (why !== null && date > known.date) refused.push({ currency, date, why });
    }
  }
  return { rows, refused };
}

/**
 * Puts the newest rates in force. A rate that moved by less than a per cent stays, and is confirmed as of that day; listings follow a rate
 * that moved further.
 */
async function followPublished(db: Db, jobs: FollowDeps['jobs'] | undefined): Promise<void> {
  await withTransaction(db, async (tx) => {
    await repository.lockRatesInForce(tx);
    const day = await repository.getLatestRates(tx);
    const inForce = await repository.listRatesInForce(tx);
    const moved: CurrencyPair[] = [];
    const rates: repository.RateInForce[] = [];
    for (const from of CURRENCIES) {
      for (const to of CURRENCIES) {
        const rate = crossRate(day, from, to);
        if (!rate) continue;
        const old = inForce.find((one) => one.from === from && one.to === to);
        if (old && !isRateMoveRelevant(old.millionths, rate.millionths)) {
          if (old.checked < rate.date) rates.push({ ...old, checked: rate.date });
          continue;
        }
        // The older half of the rate may be of the same day as before.
        if (old && old.checked > rate.date) continue;
        rates.push({ ...rate, checked: rate.date });
        if (old) moved.push({ from, to });
      }
    }
    await repository.saveRatesInForce(tx, rates);
    if (moved.length > 0) await jobs?.enqueue(tx, followRatesJob, { pairs: moved }, { key: 'rates' });
    if (rates.length > 0) await jobs?.enqueue(tx, sendFreedJob, {});
  });
}
