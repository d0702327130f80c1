import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

export interface Withdrawn {
  readonly accountId: number;
  readonly listingKey: string;
  readonly itemId: number;
  readonly site: Site;
  readonly changeKind: 'content' | 'end';
}

/**
 * Withdraws a run's desired contents and ends that have not been sent. A call that is in progress, or may have arrived,
 * is not withdrawn: it is settled and reported as usual. Content of a listing that the run has already published is a
 * later change and stays. Prices and quantities that waited for a withdrawn listing are withdrawn with it.
 */
export async function withdrawDesiredStates(tx: Tx, userId: number, runId: number): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    with withdrawn as (
      delete from desired_states d using dispatch_listings l
      where d.user_id = ${userId} and d.run_id = ${runId} and d.change_kind in ('content', 'end') and d.state in ('due', 'failed')
        and (l.user_id, l.account_id, l.lease_key, l.site) = (d.user_id, d.account_id, d.lease_key, d.site)
        and not (d.change_kind = 'content' and l.is_live)
      returning d.account_id, d.target_key, d.item_id, d.site, d.change_kind
    ), waiting as (
      delete from desired_states d using withdrawn w, dispatch_listings l
      where w.change_kind = 'content' and not l.is_live
        and (l.user_id, l.account_id, l.lease_key, l.site) = (${userId}, w.account_id, w.target_key, w.site)
        and (d.user_id, d.account_id, d.lease_key, d.site) = (${userId}, w.account_id, w.target_key, w.site)
        and d.change_kind in ('price', 'stock') and d.state = 'idle'
    )
    select account_id as "accountId", target_key as "listingKey", item_id as "itemId", site, change_kind as "changeKind" from withdrawn`.execute(
    tx,
  );
  return rows;
}

/**
 * Withdraws resting contents of listings that are not live, with the prices and quantities that waited for them. The
 * caller knows that nothing of them has been sent.
 */
export async function withdrawContents(
  tx: Tx,
  listings: readonly (AccountRef & { readonly leaseKey: string; readonly site: Site })[],
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    delete from desired_states d
    using unnest(${listings.map((listing) => listing.userId)}::bigint[], ${listings.map((listing) => listing.accountId)}::bigint[],
      ${listings.map((listing) => listing.leaseKey)}::text[], ${listings.map((listing) => listing.site)}::text[])
      as s (user_id, account_id, lease_key, site)
      join dispatch_listings l using (user_id, account_id, lease_key, site)
    where (d.user_id, d.account_id, d.lease_key, d.site) = (s.user_id, s.account_id, s.lease_key, s.site)
      and not l.is_live and d.change_kind in ('content', 'price', 'stock') and d.state = 'idle'`.execute(tx);
}

interface WithdrawnEnds {
  readonly withdrawn: readonly ItemOnSite[];
  /** Counts ends that are in progress or may have arrived; they are settled as usual. */
  readonly left: number;
}

/** Which pending ends are withdrawn: all of one account's, and single listings of other accounts, by their keys. */
export interface EndsOf extends AccountRef {
  readonly others?: readonly { readonly accountId: number; readonly listingKey: string; readonly site: Site }[];
}

/** Withdraws every end of these listings that has not been sent. */
export async function withdrawEnds(tx: Tx, { userId, accountId, others = [] }: EndsOf): Promise<WithdrawnEnds> {
  const ofThese = sql`change_kind = 'end' and user_id = ${userId} and (account_id = ${accountId}
    or (account_id, target_key, site) in (select * from unnest(${others.map((other) => other.accountId)}::bigint[],
      ${others.map((other) => other.listingKey)}::text[], ${others.map((other) => other.site)}::text[])))`;
  const { rows: withdrawn } = await sql<{ itemId: number; site: Site }>`
    delete from desired_states where ${ofThese} and state in ('due', 'failed')
    returning item_id as "itemId", site`.execute(tx);
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from desired_states where ${ofThese} and state in ('sending', 'uncertain')`.execute(
    tx,
  );
  return { withdrawn, left: rows[0]?.left ?? 0 };
}
