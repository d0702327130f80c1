import type { TestDatabase } from './setup/test-database.ts';

/** Counts a seller's titles by site and status anew. */
export async function recountTitles(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
): Promise<{ site: string; status: string; n: number }[]> {
  const { rows } = await pool.query<{ site: string; status: string; n: number }>(
    `select site, state as status, count(*)::int as n from site_titles where user_id = $1 group by account_id, site, state
     union all
     select site, 'duplicates', sum(n)::int from (
       select account_id, site, count(*) as n from site_titles where user_id = $1 and title_key is not null
       group by account_id, site, title_key having count(*) > 1) d
     group by account_id, site
     order by site, status`,
    [userId],
  );
  return rows;
}

/** The stored totals in the same form. */
export async function storedTotals(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
): Promise<{ site: string; status: string; n: number }[]> {
  const { rows } = await pool.query<{ site: string; status: string; n: number }>(
    'select site, status, n::int as n from title_totals where user_id = $1 and n <> 0 order by site, status',
    [userId],
  );
  return rows;
}

/** Stores the totals of titles that a test has inserted by itself. */
export async function storeTotals({ pool }: Pick<TestDatabase, 'pool'>, userId: number): Promise<void> {
  await pool.query(
    `insert into title_totals (user_id, account_id, site, status, n)
     select user_id, account_id, site, state, count(*) from site_titles where user_id = $1 group by user_id, account_id, site, state`,
    [userId],
  );
}
