import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { withdrawEnds } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { SYSTEM } from '../history/index.ts';
import { type ListingTarget, sendEnds } from '../listings/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { queueAgain } from './queue-again.ts';
import { stopRun } from './run-stopping.service.ts';
import { listOvertakenRuns, lockRun, lockRuns } from './runs.repository.ts';

/** The number of listings whose desired end is set in one transaction. */
const STEP = 500;

/*
 * For an account that is being disconnected: stops its runs, ends its listings and counts the rest. Its listings are
 * those that it sells, and those of its items that the seller's other accounts sell. Listings that a disconnected
 * account sells cannot be ended.
 */

export async function cancelAccountRun(
  deps: Pick<PublishingDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
): Promise<boolean> {
  const { rows } = await sql<{ runId: number }>`
    select run_id as "runId" from publish_runs
    where user_id = ${userId} and finished_at is null and state <> 'cancelling'
      and (account_id = ${accountId} or (source_account_id = ${accountId} and source_account_id <> account_id))
    order by run_id limit 1`.execute(tx);
  const [open] = rows;
  if (!open) return false;
  const { runId } = open;
  await lockRuns(tx, userId, [runId, ...(await listOvertakenRuns(tx, userId, runId))]);
  const run = await lockRun(tx, userId, runId);
  // It may have ended before the lock.
  if (run && !run.finishedAt) await stopRun(deps, tx, run, SYSTEM);
  return true;
}

const LIVE = sql`l.state in ('L', 'P', 'Q') and l.listing_key is not null`;

/** Among listings `l`, those of the account's items that another account sells. */
const soldElsewhere = ({ userId, accountId }: AccountRef) => sql`(l.source_account_id = ${accountId}
  and exists (select from marketplace_accounts a where a.user_id = ${userId} and a.account_id = l.account_id and a.closed_at is null))`;

export async function endSomeListings(tx: Tx, account: AccountRef): Promise<number> {
  const { userId, accountId } = account;
  const { rows } = await sql<ListingTarget>`
    select l.account_id as "accountId", l.item_id as "itemId", l.site, l.listing_key as "listingKey" from listings l
    where l.user_id = ${userId} and (l.account_id = ${accountId} or ${soldElsewhere(account)}) and ${LIVE}
      and not exists (select from desired_states d
        where d.user_id = l.user_id and d.account_id = l.account_id and d.target_key = l.listing_key and d.site = l.site
          and d.change_kind = 'end' and d.state <> 'idle')
    order by l.listing_key limit ${STEP} for update of l`.execute(tx);
  await sendEnds(tx, userId, rows);
  return rows.length;
}

/**
 * Withdraws the ends that `endSomeListings` set and that have not been sent. A listing whose queued content the end had
 * replaced continues.
 * @returns how many ends have been sent
 */
export async function keepOtherListings(
  tx: Tx,
  deps: Pick<PublishingDeps, 'clock'>,
  account: AccountRef,
): Promise<number> {
  const { userId } = account;
  const { rows: others } = await sql<ListingTarget>`
    select l.account_id as "accountId", l.item_id as "itemId", l.site, l.listing_key as "listingKey" from listings l
    where l.user_id = ${userId} and ${soldElsewhere(account)} and ${LIVE}`.execute(tx);
  const { withdrawn, left } = await withdrawEnds(tx, { ...account, others });
  const runIds = await queueAgain(tx, deps, userId, withdrawn);
  await emitEvents(
    tx,
    userId,
    runIds.map((runId) => ({ kind: 'run' as const, runId })),
  );
  return left;
}

/** A listing of an account without access counts as rejected too, because it cannot be ended from here. */
export async function countListingsLeft(db: Db, account: AccountRef): Promise<{ listings: number; refused: number }> {
  const { userId, accountId } = account;
  const { rows } = await sql<{ listings: number; refused: number }>`
    with elsewhere as (
      select (t.state <> 'A' or exists (select from desired_states d
          where d.user_id = l.user_id and d.account_id = l.account_id and d.target_key = l.listing_key and d.site = l.site
            and d.change_kind = 'end' and d.state = 'failed')) as is_refused
      from listings l join account_tokens t on t.user_id = l.user_id and t.account_id = l.account_id
      where l.user_id = ${userId} and ${soldElsewhere(account)} and l.state in ('L', 'P', 'Q')
    )
    select
      (select coalesce(sum(n), 0)::int from listing_totals
        where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'P', 'Q'))
        + (select count(*)::int from elsewhere) as listings,
      (select count(*)::int from desired_states
        where user_id = ${userId} and account_id = ${accountId} and change_kind = 'end' and state = 'failed')
        + (select count(*)::int from elsewhere where is_refused) as refused`.execute(db);
  return rows[0] ?? { listings: 0, refused: 0 };
}
