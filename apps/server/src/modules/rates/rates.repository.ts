import type { Currency, ExchangeRate, RateRefusal } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { BUNDLED_RATES } from './bundled-rates.data.ts';
import type { DayRates } from './day-rates.ts';
import type { FeedFailure } from './ecb-feed.ts';

export interface RateRow {
  readonly date: string;
  readonly currency: Currency;
  readonly millionths: number;
  readonly source: string;
}

export const BUNDLED_ROWS: readonly RateRow[] = (['GBP', 'USD', 'AUD', 'CAD'] as const).map((currency) => ({
  date: BUNDLED_RATES.date,
  currency,
  millionths: BUNDLED_RATES.millionths[currency],
  source: BUNDLED_RATES.source,
}));

/** Stores rates of days; those of a known day stay as they are. */
export async function storeRates(db: Db, rows: readonly RateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into exchange_rates (date, base, currency, millionths, source)
    select r.date, 'EUR', r.currency, r.millionths, r.source
    from unnest(${rows.map((r) => r.date)}::date[], ${rows.map((r) => r.currency)}::text[],
      ${rows.map((r) => r.millionths)}::bigint[], ${rows.map((r) => r.source)}::text[]) as r (date, currency, millionths, source)
    order by r.date, r.currency
    on conflict do nothing`.execute(db);
}

/** The newest accepted rate of each currency, up to a day if one is given. A day may lack a currency whose rate was refused. */
export async function getLatestRates(db: Db, until?: string): Promise<DayRates> {
  const upTo = until === undefined ? sql`` : sql`and date <= ${until}::date`;
  const { rows } = await sql<RateRow>`
    select distinct on (currency) currency, date, millionths, source from exchange_rates
    where base = 'EUR' ${upTo} order by currency, date desc`.execute(db);
  const [first] = [...rows].sort((a, b) => (a.date > b.date ? -1 : 1));
  if (!first) throw new Error('No exchange rates are stored');
  return {
    date: first.date,
    source: first.source,
    millionths: Object.fromEntries(rows.map((row) => [row.currency, row.millionths])),
    older: new Map(rows.filter(({ date }) => date !== first.date).map((row) => [row.currency, row])),
  };
}

/** The rates of the last calendar days up to the newest, the oldest first. */
export async function listDays(db: Db, days: number): Promise<DayRates[]> {
  const { rows } = await sql<DayRates>`
    select date::text, min(source) as source, jsonb_object_agg(currency, millionths) as millionths from exchange_rates
    where base = 'EUR' and date > (select max(date) from exchange_rates where base = 'EUR') - ${days}::int
    group by date order by date`.execute(db);
  return rows;
}

/** A rate in force, and the day of the newest published rates that confirm it. */
export interface RateInForce extends ExchangeRate {
  readonly checked: string;
}

export async function listRatesInForce(db: Db): Promise<RateInForce[]> {
  const { rows } = await sql<RateInForce>`
    select from_currency as "from", to_currency as "to", millionths, date, source, checked_date as checked
    from rates_in_force order by from_currency, to_currency`.execute(db);
  return rows;
}

/** Locks the rates in force, also while there are none, so that one process at a time follows published rates. */
export async function lockRatesInForce(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('quayside.rates_in_force'))`.execute(tx);
}

export async function saveRatesInForce(tx: Tx, rates: readonly RateInForce[]): Promise<void> {
  if (rates.length === 0) return;
  await sql`
    insert into rates_in_force (from_currency, to_currency, millionths, date, source, checked_date)
    select * from unnest(${rates.map((r) => r.from)}::text[], ${rates.map((r) => r.to)}::text[],
      ${rates.map((r) => r.millionths)}::bigint[], ${rates.map((r) => r.date)}::date[], ${rates.map((r) => r.source)}::text[],
      ${rates.map((r) => r.checked)}::date[])
    on conflict (from_currency, to_currency) do update set millionths = excluded.millionths, date = excluded.date,
      source = excluded.source, checked_date = excluded.checked_date`.execute(tx);
}

/** A published rate that was not used. */
export interface RefusedRate {
  readonly currency: Currency;
  readonly date: string;
  readonly why: RateRefusal;
}

export interface FeedState {
  readonly triedAt: Date;
  readonly succeededAt: Date | null;
  readonly failure: FeedFailure | null;
  readonly refused: readonly RefusedRate[];
}

export async function getFeedState(db: Db, source: string): Promise<FeedState | undefined> {
  const { rows } = await sql<FeedState>`
    select tried_at as "triedAt", succeeded_at as "succeededAt", failure, refused from rate_feeds where source = ${source}`.execute(
    db,
  );
  return rows[0];
}

/** A failed attempt keeps what the last successful one refused. */
export async function noteFeed(
  db: Db,
  source: string,
  at: Date,
  outcome: { readonly failure: FeedFailure } | { readonly refused: readonly RefusedRate[] },
): Promise<void> {
  const failure = 'failure' in outcome ? outcome.failure : null;
  const refused = 'refused' in outcome ? JSON.stringify(outcome.refused) : null;
  await sql`
    insert into rate_feeds (source, tried_at, succeeded_at, failure, refused)
    values (${source}, ${at}, case when ${failure}::text is null then ${at}::timestamptz end, ${failure}, coalesce(${refused}::jsonb, '[]'))
    on conflict (source) do update set tried_at = excluded.tried_at, failure = excluded.failure,
      succeeded_at = coalesce(excluded.succeeded_at, rate_feeds.succeeded_at),
      refused = coalesce(${refused}::jsonb, rate_feeds.refused)`.execute(db);
}
