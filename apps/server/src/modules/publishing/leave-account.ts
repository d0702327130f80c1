import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type AccountRef, PRIORITY, type Wish, wish, withdrawEnds } from '../dispatch/index.ts';
import type { PublishingDeps } from './prepare-run.ts';
import { cancelRun, queueAgain } from './run-steering.service.ts';

/** Listings whose end is wished for in one transaction. */
const STEP = 500;

/*
 * Of an account that is being disconnected: calls off its runs, ends its listings, counts what is left of them. Its listings are those that
 * it sells, and those of its items that other accounts of the seller sell.
 */

export async function cancelAccountRuns(deps: PublishingDeps, { userId, accountId }: AccountRef): Promise<void> {
  const { rows: open } = await sql<{ runId: number }>`
    select run_id as "runId" from publish_runs
    where user_id = ${userId} and finished_at is null
      and (account_id = ${accountId} or (source_account_id = ${accountId} and source_account_id <> account_id))
    order by run_id`.execute(deps.db);
  for (const { runId } of open) await cancelRun(deps, userId, runId);
}

interface Live {
  readonly accountId: number;
  readonly itemId: number;
  readonly site: Site;
  readonly listingKey: string;
}

const LIVE = sql`state in ('L', 'P', 'Q') and listing_key is not null`;

export async function endSomeListings(tx: Tx, { userId, accountId }: AccountRef): Promise<number> {
  const { rows } = await sql<Live>`
    select l.account_id as "accountId", l.item_id as "itemId", l.site, l.listing_key as "listingKey" from listings l
    where l.user_id = ${userId} and (l.account_id = ${accountId} or l.source_account_id = ${accountId}) and ${LIVE}
      and not exists (select from desired_states d
        where d.user_id = l.user_id and d.account_id = l.account_id and d.target_key = l.listing_key and d.site = l.site
          and d.aspect = 'end' and d.state <> 'idle')
    order by l.listing_key limit ${STEP} for update of l`.execute(tx);
  await wish(
    tx,
    rows.map(
      ({ listingKey, ...listing }): Wish => ({
        ...listing,
        userId,
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
export async function keepOtherListings(tx: Tx, { userId, accountId }: AccountRef): Promise<number> {
  const { rows: others } = await sql<Live>`
    select account_id as "accountId", item_id as "itemId", site, listing_key as "listingKey" from listings
    where user_id = ${userId} and source_account_id = ${accountId} and ${LIVE}`.execute(tx);
  const { withdrawn, left } = await withdrawEnds(tx, { userId, accountId, others });
  await queueAgain(tx, userId, withdrawn);
  return left;
}

/** What another account sells counts as refused too while that one has no access: nothing here can end it. */
export async function countListingsLeft(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ listings: number; refused: number }> {
  const { rows } = await sql<{ listings: number; refused: number }>`
    with elsewhere as (
      select (t.state <> 'A' or exists (select from desired_states d
          where d.user_id = l.user_id and d.account_id = l.account_id and d.target_key = l.listing_key and d.site = l.site
            and d.aspect = 'end' and d.state = 'failed')) as is_refused
      from listings l join account_tokens t on t.user_id = l.user_id and t.account_id = l.account_id
      where l.user_id = ${userId} and l.source_account_id = ${accountId} and l.state in ('L', 'P', 'Q')
    )
    select
      (select coalesce(sum(n), 0)::int from listing_totals
        where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'P', 'Q'))
        + (select count(*)::int from elsewhere) as listings,
      (select count(*)::int from desired_states
        where user_id = ${userId} and account_id = ${accountId} and aspect = 'end' and state = 'failed')
        + (select count(*)::int from elsewhere where is_refused) as refused`.execute(db);
  return rows[0] ?? { listings: 0, refused: 0 };
}
