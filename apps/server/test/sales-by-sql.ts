import { readFileSync } from 'node:fs';
import { type Site, siteFacts } from '@quayside/kernel';
import type pg from 'pg';

/** The statement by which the release that brought refunds reckoned the days of all orders anew. */
const RECKONED_DAYS = readFileSync(new URL('../migrations/0058-refunds-of-days.sql', import.meta.url), 'utf8');

interface Sold {
  readonly userId: number;
  readonly accountIds: readonly number[];
  readonly sites: readonly Site[];
  readonly itemIds: readonly number[];
  /** The orders of `days` days end then. */
  readonly now: Date;
  readonly days: number;
  /** ISO times around which the clocks of sites change. */
  readonly edges: readonly string[];
}

/**
 * So many orders, the same ones in each run, as the product stores them: a tenth cancelled or unpaid, others with cancelled or refunded
 * lines, and a sixth with one or two confirmed refunds. A quarter was made within ninety minutes of an edge. `random` of the statements is
 * seeded, and all of them use one connection.
 */
export async function storeSalesBySql(pool: pg.Pool, orders: number, of: Sold): Promise<void> {
  const { userId, accountIds, sites, itemIds, now, days, edges } = of;
  const client = await pool.connect();
  try {
    await client.query('select setseed(0.7)');
    await client.query(
      `insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
       select $1, ($2::bigint[])[1 + floor(random() * cardinality($2::bigint[]))], 'ebay', 'Q-' || n, s.site,
         (array['cancelled', 'pending', 'paid', 'shipped', 'shipped', 'shipped', 'paid', 'shipped', 'shipped', 'paid'])[1 + floor(random() * 10)],
         0, s.currency, case when n % 4 = 0 then ($6::timestamptz[])[1 + n % cardinality($6::timestamptz[])] + (random() - 0.5) * interval '3 hours'
           else $4::timestamptz - random() * $5::int * interval '1 day' end, now()
       from (select n, 1 + floor(random() * cardinality($3::text[]))::int as at from generate_series(1, $8::int) n) n
         join unnest($3::text[], $7::text[]) with ordinality as s (site, currency, at) using (at) order by n`,
      [userId, accountIds, sites, now, days, edges, sites.map((site) => siteFacts(site).currency), orders],
    );
    await client.query(
      `insert into order_lines (user_id, order_id, external_id, item_id, title, quantity, total_minor, currency, state)
       select user_id, order_id, n::text, ($2::bigint[])[floor(random() * (1 + cardinality($2::bigint[])))::int], 'Item', 1 + floor(random() * 3),
         500 + floor(random() * 9000), currency,
         case when order_id % 9 = 0 then 'refunded' when order_id % 11 = 0 and n = 1 then 'cancelled' else 'open' end
       from orders, generate_series(1, (1 + order_id % 3)::int) n where user_id = $1 order by order_id, n`,
      [userId, itemIds],
    );
    await client.query(
      `update orders o set total_minor = l.minor + (o.order_id % 2) * 399
       from (select order_id, sum(total_minor) as minor from order_lines where user_id = $1 group by 1) l
       where o.user_id = $1 and o.order_id = l.order_id`,
      [userId],
    );
    await client.query(
      `insert into order_changes (user_id, order_id, number, account_id, site, order_external_id, kind, reason, amount_minor, currency, state, due_at)
       select user_id, order_id, n, account_id, site, external_id, 'refund', 'other', 1 + floor(random() * total_minor), currency, 'confirmed', now()
       from orders, generate_series(1, (1 + order_id / 6 % 2)::int) n where user_id = $1 and order_id % 6 = 0 order by order_id, n`,
      [userId],
    );
    await client.query(RECKONED_DAYS.replace(/^alter table .*$/m, ''));
    await client.query('analyze');
  } finally {
    client.release();
  }
}
