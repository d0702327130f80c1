import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { Wish } from './ports.ts';

/** The kind of marketplace call that carries a kind of change. */
export type DispatchCall = 'publish' | 'update' | 'end' | 'homeStock';

/**
 * Writes down what targets shall be, in the transaction that decided it; the sender sees it after the commit. A target that is
 * wished for again takes the new wish and counts its generation up: the sender never replays the past. A price or quantity that
 * was already sent changes nothing, unless it is forced. A content wish takes back an outstanding end, and an end the outstanding
 * content of the same listing.
 */
export async function wish(tx: Tx, wishes: readonly Wish[]): Promise<void> {
  if (wishes.length === 0) return;
  const latest = [...new Map(wishes.map((w) => [keyOf(w), w])).values()];
  await ensureListings(tx, latest);
  await upsert(tx, latest.filter(isForced), sql`true`);
  await upsert(
    tx,
    latest.filter((w) => !isForced(w)),
    sql`(excluded.change_kind in ('content', 'end') or d.payload <> excluded.payload or d.state = 'failed' or (d.rides_only and not excluded.rides_only)
         or (d.state = 'idle' and d.sent_generation < d.generation and excluded.state = 'due'))`,
  );
  await takeBackOpposites(tx, latest);
}

function keyOf(w: Wish): string {
  return JSON.stringify([w.userId, w.accountId, w.targetKey, w.site, w.changeKind]);
}

function isForced(w: Wish): boolean {
  return w.changeKind === 'stock' && w.isForced === true;
}

function ridesOnly(w: Wish): boolean {
  return w.changeKind === 'stock' && !w.isHome && w.ridesOnly === true;
}

function notBefore(w: Wish): Date | null {
  return w.changeKind === 'content' && !w.isHome ? (w.notBefore ?? null) : null;
}

function callOf(w: Wish): DispatchCall {
  if (w.isHome) return 'homeStock';
  if (w.changeKind === 'content') return 'publish';
  return w.changeKind === 'end' ? 'end' : 'update';
}

/**
 * The listings' rows, made where they are missing, locked against a change of `is_live`: a price wished while the listing goes
 * live is either seen by that outcome or sees it, so that none stays behind unsent.
 */
async function ensureListings(tx: Tx, wishes: readonly Wish[]): Promise<void> {
  const keys = listingColumns(wishes);
  await sql`
    insert into dispatch_listings (user_id, account_id, lease_key, site, is_home, is_live)
    select distinct on (1, 2, 3, 4) w.user_id, w.account_id, w.lease_key, w.site, w.is_home, w.is_home
    from ${keys} as w (user_id, account_id, lease_key, site, is_home)
    order by 1, 2, 3, 4
    on conflict do nothing`.execute(tx);
  await holdListings(tx, wishes);
}

type ListingKey = Pick<Wish, 'userId' | 'accountId' | 'leaseKey' | 'site' | 'isHome'>;

/** Keeps outcomes of these listings from being stored until the transaction ends: whether each is live is known until then. */
export async function holdListings(tx: Tx, listings: readonly ListingKey[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    select from dispatch_listings l
    where (l.user_id, l.account_id, l.lease_key, l.site) in (select w.user_id, w.account_id, w.lease_key, w.site
      from ${listingColumns(listings)} as w (user_id, account_id, lease_key, site, is_home))
    order by l.user_id, l.account_id, l.lease_key, l.site
    for share`.execute(tx);
}

function listingColumns(wishes: readonly ListingKey[]) {
  return sql`unnest(${wishes.map((w) => w.userId)}::bigint[], ${wishes.map((w) => w.accountId)}::bigint[],
    ${wishes.map((w) => w.leaseKey)}::text[], ${wishes.map((w) => w.site)}::text[], ${wishes.map((w) => w.isHome)}::boolean[])`;
}

async function upsert(tx: Tx, wishes: readonly Wish[], isNews: ReturnType<typeof sql>): Promise<void> {
  if (wishes.length === 0) return;
  await sql`
    insert into desired_states as d
      (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
       due_at, state)
    select w.user_id, w.account_id, w.target_key, w.change_kind, w.site, w.is_home, w.lease_key, w.call, w.item_id, w.payload,
      w.priority, w.run_id, w.rides_only,
      coalesce(w.not_before, now()), case when w.rides_only or w.call = 'update' and not l.is_live then 'idle' else 'due' end
    from unnest(${wishes.map((w) => w.userId)}::bigint[], ${wishes.map((w) => w.accountId)}::bigint[],
      ${wishes.map((w) => w.targetKey)}::text[], ${wishes.map((w) => w.changeKind)}::text[], ${wishes.map((w) => w.site)}::text[],
      ${wishes.map((w) => w.isHome)}::boolean[], ${wishes.map((w) => w.leaseKey)}::text[], ${wishes.map(callOf)}::text[],
      ${wishes.map((w) => w.itemId)}::bigint[], ${wishes.map((w) => JSON.stringify(w.payload))}::jsonb[],
      ${wishes.map((w) => w.priority)}::smallint[], ${wishes.map((w) => w.runId ?? null)}::bigint[],
      ${wishes.map(ridesOnly)}::boolean[], ${wishes.map(notBefore)}::timestamptz[])
      as w (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
        not_before)
    join dispatch_listings l using (user_id, account_id, lease_key, site)
    order by w.user_id, w.account_id, w.lease_key, w.site, w.target_key, w.change_kind
    on conflict (user_id, account_id, target_key, change_kind, site) do update set
      generation = d.generation + 1, payload = excluded.payload, lease_key = excluded.lease_key, rides_only = excluded.rides_only,
      item_id = excluded.item_id, priority = excluded.priority, run_id = coalesce(excluded.run_id, d.run_id),
      -- What is under way or may have arrived is settled first; its outcome finds the newer generation.
      state = case when d.state in ('sending', 'uncertain') then d.state else excluded.state end,
      -- What waits already keeps its turn: wished for again and again, it must not be put off each time.
      due_at = case when d.state = 'due' then least(d.due_at, excluded.due_at) when (d.state, excluded.state) = ('idle', 'idle') then d.due_at
        else excluded.due_at end,
      attempts = 0, last_error = null, updated_at = now()
    where ${isNews}`.execute(tx);
}

/**
 * Of content and end of one listing the later wish stands. What the withdrawn one may already have done is read back: an end
 * does so by itself where no listing id is known, and content is marked as perhaps sent.
 */
async function takeBackOpposites(tx: Tx, wishes: readonly Wish[]): Promise<void> {
  await takeBack(
    tx,
    'end',
    wishes.filter((w) => w.changeKind === 'content'),
  );
  await takeBack(
    tx,
    'content',
    wishes.filter((w) => w.changeKind === 'end'),
  );
}

async function takeBack(tx: Tx, changeKind: 'content' | 'end', opposites: readonly Wish[]): Promise<void> {
  if (opposites.length === 0) return;
  // The rows are found by key first: where statistics lag behind, PostgreSQL takes the due ones for few and compares them all.
  const { rows } = await sql<{ user_id: number; account_id: number; target_key: string; site: string }>`
    with opposite as materialized (
      select d.user_id, d.account_id, d.target_key, d.site, d.state
      from unnest(${opposites.map((w) => w.userId)}::bigint[], ${opposites.map((w) => w.accountId)}::bigint[],
        ${opposites.map((w) => w.leaseKey)}::text[], ${opposites.map((w) => w.site)}::text[])
        as w (user_id, account_id, target_key, site)
      join desired_states d on d.user_id = w.user_id and d.account_id = w.account_id and d.target_key = w.target_key
        and d.site = w.site and d.change_kind = ${changeKind}
      for update of d
    )
    update desired_states d set state = 'idle', sent_generation = generation, updated_at = now()
    from opposite o
    where d.user_id = o.user_id and d.account_id = o.account_id and d.target_key = o.target_key and d.site = o.site
      and d.change_kind = ${changeKind}
      and o.state in ('due', 'failed', 'uncertain')
    returning d.user_id, d.account_id, d.target_key, d.site`.execute(tx);
  if (changeKind === 'content' || rows.length === 0) return;
  await sql`
    update desired_states d set state = 'uncertain'
    from unnest(${rows.map((r) => r.user_id)}::bigint[], ${rows.map((r) => r.account_id)}::bigint[],
      ${rows.map((r) => r.target_key)}::text[], ${rows.map((r) => r.site)}::text[]) as w (user_id, account_id, target_key, site)
    where (d.user_id, d.account_id, d.target_key, d.site) = (w.user_id, w.account_id, w.target_key, w.site)
      and d.change_kind = 'content' and d.state = 'due'`.execute(tx);
}
