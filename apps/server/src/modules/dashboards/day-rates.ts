import { type RawBuilder, sql } from 'kysely';

/** Rates are published on working days; no gap is as long. */
const RATE_GAP_DAYS = 31;

/**
 * The published rates of each currency from a day on, as the query `rates`: a day is converted by the newest rate published up to it, and a
 * day before the first known rate by the first. The rates of a currency are an array, because a join by day took seconds where PostgreSQL
 * misjudged it.
 * @param first a date
 */
export const ratesSince = (first: RawBuilder<unknown>) => sql`rates as materialized (
      select currency, array_agg(date order by date) as days, array_agg(millionths order by date) as millionths
      from exchange_rates where base = 'EUR' and date >= coalesce(
        (select max(date) from exchange_rates where base = 'EUR' and date <= ${first} - ${RATE_GAP_DAYS}::integer), '-infinity')
      group by currency
      union all
      select 'EUR', array[${first}], array[1000000::bigint]
    )`;

/** Joins to `ratesSince` those of the currency of a row, and those of the seller's. */
export const joinRates = (row: string, home: string) =>
  sql`left join rates r on r.currency = ${sql.ref(row)} left join rates h on h.currency = ${home}`;

/** The two figures, of a row with `day`, that `inHome` reads: null where there is no rate. */
export const toHomePerEuro = (row: string, home: string) => {
  const rateOf = (rates: string) => sql.raw(`${rates}.millionths[greatest(1, width_bucket(day, ${rates}.days))]`);
  const unlessHome = (rate: RawBuilder<unknown>) => sql`case when ${sql.ref(row)} = ${home} then 1 else ${rate} end`;
  return sql`${unlessHome(rateOf('h'))} as to_home, ${unlessHome(rateOf('r'))} as per_euro`;
};

/** The sum of amounts in the seller's currency, each rounded by itself; null if there is no rate for one of them. */
export const sumInHome = (minor: string) => sql`case when count(to_home) = count(*) and count(per_euro) = count(*)
        then sum(case when to_home = per_euro then ${sql.ref(minor)}
          else round(${sql.ref(minor)}::numeric * to_home / per_euro) end) end::bigint`;
