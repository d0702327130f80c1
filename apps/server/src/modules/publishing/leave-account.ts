import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type AccountRef, PRIORITY, type Wish, wish, withdrawEnds } from '../dispatch/index.ts';
import type { PublishingDeps } from './prepare-run.ts';
import { cancelRun, queueAgain } from './run-steering.service.ts';

/** Listings whose end is wished for in one transaction. */
const STEP = 500;

/** Of an account that is being disconnected: calls off its runs, ends its listings, counts what is left of them. */
export async function cancelAccountRuns(deps: PublishingDeps, { userId, accountId }: AccountRef): Promise<void> {
  const open = await deps.db
    .selectFrom('publish_runs')
    .select('run_id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .orderBy('run_id')
    .execute();
  for (const { run_id: runId } of open) await cancelRun(deps, userId, runId);
}

export async function endSomeListings(tx: Tx, { userId, accountId }: AccountRef): Promise<number> {
  const { rows } = await sql<{ itemId: number; site: Site; listingKey: string }>`
    select l.item_id as "itemId", l.site, l.listing_key as "listingKey" from listings l
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.state in ('L', 'P', 'Q') and l.listing_key is not null
      and not exists (select from desired_states d
        where d.user_id = l.user_id and d.account_id = l.account_id and d.target_key = l.listing_key and d.site = l.site
          and d.aspect = 'end' and d.state <> 'idle')
    order by l.listing_key limit ${STEP} for update of l`.execute(tx);
  await wish(
    tx,
    rows.map(
      ({ itemId, site, listingKey }): Wish => ({
        userId,
        accountId,
        itemId,
        site,
        isHome: false,
        aspect: 'end',
        targetKey: listingKey,
        leaseKey: listingKey,
        payload: {},
        priority: PRIORITY.end,
      }),
    ),
  );
  return rows.length;
}

/**
 * Takes back what `endSomeListings` wished and has not left; a listing that the end had overtaken goes on.
 * @returns how many ends have left
 */
export async function keepOtherListings(tx: Tx, account: AccountRef): Promise<number> {
  const { withdrawn, left } = await withdrawEnds(tx, account);
  await queueAgain(tx, account, withdrawn);
  return left;
}

export async function countListingsLeft(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ listings: number; refused: number }> {
  const { rows } = await sql<{ listings: number; refused: number }>`
    select
      (select coalesce(sum(n), 0)::int from listing_totals
        where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'P', 'Q')) as listings,
      (select count(*)::int from desired_states
        where user_id = ${userId} and account_id = ${accountId} and aspect = 'end' and state = 'failed') as refused`.execute(
    db,
  );
  return rows[0] ?? { listings: 0, refused: 0 };
}
