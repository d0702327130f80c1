import type { AccountRef, ItemOnSite, ListingState, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { given } from './readings.repository.ts';

/** A listing whose turn has come, as it is now. */
export interface DueListing extends ItemOnSite {
  /** Null if there is none any more. */
  readonly state: ListingState | null;
  readonly sku: string | null;
  readonly isGroup: boolean;
  readonly condition: string;
  /** The account that sells it now; another one than that of the query has it read from now on. */
  readonly accountId: number | null;
}

/** Accounts with listings whose turn has come, of all businesses. One index entry per account is read. */
export async function findDueAccounts(db: Db, now: Date): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    select a.user_id as "userId", a.account_id as "accountId"
    from marketplace_accounts a
    where a.closed_at is null and a.paused_reason is null and exists (
      select from competitor_listings l
      where l.user_id = a.user_id and l.account_id = a.account_id and l.due_at <= ${now}::timestamptz)
    order by a.user_id, a.account_id`.execute(db);
  return rows;
}

/** Whether anybody waits for a reading at all, now or later. */
export async function isAnythingDue(db: Db): Promise<boolean> {
  const { rows } = await sql`select from competitor_listings where due_at is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** The listings of an account whose turn has come, the longest due first; those that the seller asked for come before. */
export async function listDue(
  db: Db,
  { userId, accountId }: AccountRef,
  now: Date,
  most: number,
): Promise<DueListing[]> {
  const { rows } = await sql<DueListing>`
    select l.item_id as "itemId", l.site, o.state, o.listing_key as sku, coalesce(o.is_group, false) as "isGroup",
      coalesce(i.condition, '') as condition, o.account_id as "accountId"
    from (
      select user_id, item_id, site, due_at from competitor_listings
      where user_id = ${userId} and account_id = ${accountId} and due_at <= ${now}::timestamptz
      order by due_at limit ${most}
    ) l
    left join listings o on o.user_id = l.user_id and o.item_id = l.item_id and o.site = l.site
    left join items i on i.user_id = l.user_id and i.item_id = l.item_id
    order by l.due_at, l.item_id`.execute(db);
  return rows;
}

/** Why the offers of a listing could not be read; the codes are `READING_PROBLEMS` of the contract. */
export interface Unread extends ItemOnSite {
  readonly problem: string;
  /** The marketplace's words; may be empty. */
  readonly words: string;
  /** When to try again, in monotonic time; null: not before somebody asks. */
  readonly dueAt: Date | null;
}

/**
 * Records why listings could not be read. What was read before stays, with its age.
 * @returns those that the seller had asked for
 */
export async function noteUnread(db: Db, userId: number, unread: readonly Unread[], now: Date): Promise<ItemOnSite[]> {
  const { rows } = await sql<ItemOnSite & { wasAsked: boolean }>`
    with given as (
      select * from unnest(${unread.map(({ itemId }) => itemId)}::bigint[], ${unread.map(({ site }) => site)}::text[],
        ${unread.map(({ problem }) => problem)}::text[], ${unread.map(({ words }) => words)}::text[],
        ${unread.map(({ dueAt }) => dueAt)}::timestamptz[]) as g (item_id, site, problem, words, due_at)
    ), held as (
      select l.item_id, l.site, l.asked_at, g.problem, g.words, g.due_at
      from competitor_listings l join given g on g.item_id = l.item_id and g.site = l.site
      where l.user_id = ${userId} order by l.item_id, l.site for update of l
    )
    update competitor_listings l
       set problem = h.problem, problem_words = h.words, failed_at = ${now}, asked_at = null,
           due_at = case when l.is_watched then h.due_at end
      from held h
     where l.user_id = ${userId} and l.item_id = h.item_id and l.site = h.site
    returning l.item_id as "itemId", l.site, h.asked_at is not null as "wasAsked"`.execute(db);
  return rows.filter(({ wasAsked }) => wasAsked).map(({ itemId, site }) => ({ itemId, site }));
}

/** Listings that another account sells now are read by that one, at once. */
export async function moveToSeller(db: Db, userId: number, listings: readonly ItemOnSite[]): Promise<void> {
  await sql`
    update competitor_listings l set account_id = o.account_id
      from ${given(listings)} join listings o on o.user_id = ${userId} and o.item_id = g.item_id and o.site = g.site
     where l.user_id = ${userId} and l.item_id = o.item_id and l.site = o.site`.execute(db);
}

export const onSite = <T extends ItemOnSite>(listings: readonly T[], site: Site): T[] =>
  listings.filter((listing) => listing.site === site);
