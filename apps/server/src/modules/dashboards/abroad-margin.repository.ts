import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { joinRates, ratesSince, sumInHome, toHomePerEuro } from './day-rates.ts';

/** What settled orders abroad earned in some days. */
export interface AbroadMarginSum {
  /** Orders whose margin is known, and orders of which something is lacking. */
  readonly known: number;
  readonly unknown: number;
  /** Of the known ones in the seller's currency, each day by its rate; null if there is no rate. */
  readonly homeMinor: number | null;
  readonly workedOutAt: Date;
}

/**
 * Read from the days that `costs` keeps; undefined if margins of the business were never worked out.
 * @param from the first day, ISO date; all days from then on count
 * @param home the seller's currency
 */
export async function getAbroadMargin(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  from: string,
  home: string,
): Promise<AbroadMarginSum | undefined> {
  const { rows } = await sql<AbroadMarginSum>`
    with ${ratesSince(sql`${from}::date`)}, converted as (
      select m.known, m.unknown, m.margin_minor, ${toHomePerEuro('m.currency', home)}
      from abroad_margins m ${joinRates('m.currency', home)}
      where m.user_id = ${userId} and m.account_id = any(${[...accountIds]}::bigint[]) and m.day >= ${from}::date
    ), sums as (
      select coalesce(sum(known), 0)::bigint as known, coalesce(sum(unknown), 0)::bigint as unknown,
        coalesce(${sumInHome('margin_minor')}, case when count(*) = 0 then 0 end) as "homeMinor"
      from converted)
    select sums.*, r.done_at as "workedOutAt" from margin_runs r cross join sums
    where r.user_id = ${userId} and r.done_at is not null`.execute(db);
  return rows[0];
}
