import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { DesiredState } from './ports.ts';

/** The kind of marketplace call that carries a kind of change. */
export type DispatchCall = 'publish' | 'update' | 'end' | 'homeStock';

/**
 * Stores what targets should be, in the transaction that decided it. The sender sees it after the commit. A target that
 * is set again takes the new state and increases its generation, so that the sender never sends an old state. A price
 * or quantity that was already sent changes nothing, unless it is forced. A desired content withdraws an outstanding
 * end of the same listing, and an end withdraws an outstanding content.
 */
export async function setDesiredState(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  if (desiredStates.length === 0) return;
  const latest = [...new Map(desiredStates.map((state) => [keyOf(state), state])).values()];
  await ensureListings(tx, latest);
  await upsert(tx, latest.filter(isForced), sql`true`);
  await upsert(
    tx,
    latest.filter((state) => !isForced(state)),
    sql`(excluded.change_kind in ('content', 'end') or d.payload <> excluded.payload or d.state = 'failed' or (d.rides_only and not excluded.rides_only)
         or (d.state = 'idle' and d.sent_generation < d.generation and excluded.state = 'due'))`,
  );
  await takeBackOpposites(tx, latest);
}

function keyOf(state: DesiredState): string {
  return JSON.stringify([state.userId, state.accountId, state.targetKey, state.site, state.changeKind]);
}

function isForced(state: DesiredState): boolean {
  return state.changeKind === 'stock' && state.isForced === true;
}

function ridesOnly(state: DesiredState): boolean {
  return state.changeKind === 'stock' && !state.isHome && state.ridesOnly === true;
}

function notBefore(state: DesiredState): Date | null {
  return state.changeKind === 'content' && !state.isHome ? (state.notBefore ?? null) : null;
}

function callOf(state: DesiredState): DispatchCall {
  if (state.isHome) return 'homeStock';
  if (state.changeKind === 'content') return 'publish';
  return state.changeKind === 'end' ? 'end' : 'update';
}

/**
 * Adds missing rows of the listings and locks them against a change of `is_live`. A price that is set while its listing goes live is
 * either seen by that outcome or sees it, so no price stays unsent.
 */
async function ensureListings(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  const keys = listingColumns(desiredStates);
  await sql`
    insert into dispatch_listings (user_id, account_id, lease_key, site, is_home, is_live)
    select distinct on (1, 2, 3, 4) s.user_id, s.account_id, s.lease_key, s.site, s.is_home, s.is_home
    from ${keys} as s (user_id, account_id, lease_key, site, is_home)
    order by 1, 2, 3, 4
    on conflict do nothing`.execute(tx);
  await holdListings(tx, desiredStates);
}

type ListingKey = Pick<DesiredState, 'userId' | 'accountId' | 'leaseKey' | 'site' | 'isHome'>;

/** Locks these listings until the transaction ends, so that no outcome changes whether they are live. */
export async function holdListings(tx: Tx, listings: readonly ListingKey[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    select from dispatch_listings l
    where (l.user_id, l.account_id, l.lease_key, l.site) in (select s.user_id, s.account_id, s.lease_key, s.site
      from ${listingColumns(listings)} as s (user_id, account_id, lease_key, site, is_home))
    order by l.user_id, l.account_id, l.lease_key, l.site
    for share`.execute(tx);
}

function listingColumns(desiredStates: readonly ListingKey[]) {
  return sql`unnest(${desiredStates.map((state) => state.userId)}::bigint[], ${desiredStates.map((state) => state.accountId)}::bigint[],
    ${desiredStates.map((state) => state.leaseKey)}::text[], ${desiredStates.map((state) => state.site)}::text[], ${desiredStates.map((state) => state.isHome)}::boolean[])`;
}

async function upsert(tx: Tx, desiredStates: readonly DesiredState[], isNews: ReturnType<typeof sql>): Promise<void> {
  if (desiredStates.length === 0) return;
  await sql`
    insert into desired_states as d
      (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
       due_at, state)
    select s.user_id, s.account_id, s.target_key, s.change_kind, s.site, s.is_home, s.lease_key, s.call, s.item_id, s.payload,
      s.priority, s.run_id, s.rides_only,
      coalesce(s.not_before, now()), case when s.rides_only or s.call = 'update' and not l.is_live then 'idle' else 'due' end
    from unnest(${desiredStates.map((state) => state.userId)}::bigint[], ${desiredStates.map((state) => state.accountId)}::bigint[],
      ${desiredStates.map((state) => state.targetKey)}::text[], ${desiredStates.map((state) => state.changeKind)}::text[], ${desiredStates.map((state) => state.site)}::text[],
      ${desiredStates.map((state) => state.isHome)}::boolean[], ${desiredStates.map((state) => state.leaseKey)}::text[], ${desiredStates.map(callOf)}::text[],
      ${desiredStates.map((state) => state.itemId)}::bigint[], ${desiredStates.map((state) => JSON.stringify(state.payload))}::jsonb[],
      ${desiredStates.map((state) => state.priority)}::smallint[], ${desiredStates.map((state) => state.runId ?? null)}::bigint[],
      ${desiredStates.map(ridesOnly)}::boolean[], ${desiredStates.map(notBefore)}::timestamptz[])
      as s (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
        not_before)
    join dispatch_listings l using (user_id, account_id, lease_key, site)
    order by s.user_id, s.account_id, s.lease_key, s.site, s.target_key, s.change_kind
    on conflict (user_id, account_id, target_key, change_kind, site) do update set
      generation = d.generation + 1, payload = excluded.payload, lease_key = excluded.lease_key, rides_only = excluded.rides_only,
      item_id = excluded.item_id, priority = excluded.priority, run_id = coalesce(excluded.run_id, d.run_id),
      -- What is under way or may have arrived is settled first; its outcome finds the newer generation.
      state = case when d.state in ('sending', 'uncertain') then d.state else excluded.state end,
      -- A state that waits already keeps its turn: a state that is set again and again must not be put off each time.
      due_at = case when d.state = 'due' then least(d.due_at, excluded.due_at) when (d.state, excluded.state) = ('idle', 'idle') then d.due_at
        else excluded.due_at end,
      attempts = 0, last_error = null, updated_at = now()
    where ${isNews}`.execute(tx);
}

/**
 * The later of a listing's content and end withdraws the other. Possible effects of the withdrawn one are read back: an
 * end without a listing id reads back anyway, and content is marked as possibly sent.
 */
async function takeBackOpposites(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  await takeBack(
    tx,
    'end',
    desiredStates.filter((state) => state.changeKind === 'content'),
  );
  await takeBack(
    tx,
    'content',
    desiredStates.filter((state) => state.changeKind === 'end'),
  );
}

async function takeBack(tx: Tx, changeKind: 'content' | 'end', opposites: readonly DesiredState[]): Promise<void> {
  if (opposites.length === 0) return;
  // Rows are found by key first: with outdated statistics, PostgreSQL expects few due rows and compares them all.
  const { rows } = await sql<{ user_id: number; account_id: number; target_key: string; site: string }>`
    with opposite as materialized (
      select d.user_id, d.account_id, d.target_key, d.site, d.state
      from unnest(${opposites.map((state) => state.userId)}::bigint[], ${opposites.map((state) => state.accountId)}::bigint[],
        ${opposites.map((state) => state.leaseKey)}::text[], ${opposites.map((state) => state.site)}::text[])
        as s (user_id, account_id, target_key, site)
      join desired_states d on d.user_id = s.user_id and d.account_id = s.account_id and d.target_key = s.target_key
        and d.site = s.site and d.change_kind = ${changeKind}
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
      ${rows.map((r) => r.target_key)}::text[], ${rows.map((r) => r.site)}::text[]) as s (user_id, account_id, target_key, site)
    where (d.user_id, d.account_id, d.target_key, d.site) = (s.user_id, s.account_id, s.target_key, s.site)
      and d.change_kind = 'content' and d.state = 'due'`.execute(tx);
}
