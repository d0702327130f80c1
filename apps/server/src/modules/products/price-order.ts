import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/**
 * The sort key of prices in a list over several accounts. Home sites may have different currencies, so each price is converted to euro
 * cents by the newest rates. The euro itself has no rate row.
 */
export async function comparablePrice(db: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ currency: string; millionths: number }>`
    select currency, millionths from exchange_rates
    where base = 'EUR' and date = (select max(date) from exchange_rates) order by currency`.execute(db);
  const perEuro = rows.map(({ currency, millionths }) => sql`when ${currency} then ${sql.lit(millionths)}::bigint`);
  const rate = sql`case r.currency ${sql.join(perEuro, sql` `)} else 1000000 end`;
  return sql`(r.price_minor * 1000000 / (${rate}))`;
}
