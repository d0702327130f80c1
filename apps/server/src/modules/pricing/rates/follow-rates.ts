import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { JobRun } from '../../../platform/jobs/define-job.ts';
import { type FollowDeps, foundOf, keepFollowers, lockQueueing, NOT_OVER } from '../../listings/index.ts';
import type { CurrencyPair } from '../pricing.enqueue.ts';

/** The number of accounts that are read at a time. */
const STEP = 200;

interface Selling {
  readonly userId: number;
  readonly accountId: number;
  readonly sites: readonly Site[];
}

/**
 * Has the listings of every account follow on sites whose currency's rate moved. It changes only prices that the new rate changes, so an
 * account whose items are in another currency loses nothing. Safe to run twice.
 */
export async function followRates(
  { db, jobs }: FollowDeps & { readonly db: Db },
  pairs: readonly CurrencyPair[],
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const moved = new Set(pairs.map(({ to }) => to));
  const sites = SITES.filter((site) => moved.has(siteFacts(site).currency));
  for (let after = { userId: 0, accountId: 0 }; ; ) {
    const { rows } = await sql<Selling>`
      select a.user_id as "userId", a.account_id as "accountId", s.sites
      from (select user_id, account_id from marketplace_accounts where (user_id, account_id) > (${after.userId}, ${after.accountId})
        order by user_id, account_id limit ${STEP}) a
      cross join lateral (select coalesce(array_agg(distinct t.site), '{}') as sites from listing_totals t
        where t.user_id = a.user_id and t.account_id = a.account_id and t.site = any(${sites}::text[])
          and t.state in ('L', 'Q', 'P', 'F') and t.n > 0) s
      order by a.user_id, a.account_id`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { userId, accountId, sites: own } of rows) {
      signal.throwIfAborted();
      if (own.length === 0) continue;
      await withTransaction(db, async (tx) => {
        await lockQueueing(tx, userId);
        await keepFollowers(tx, { jobs }, userId, foundOf(userId, NOT_OVER, { accountId, sites: own }), ['rates']);
      });
      await noteProgress();
    }
    after = last;
  }
}
