import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { prepared, preparedUnread } from '../../platform/database/prepared.ts';
import { signalSql } from '../../platform/database/signals.ts';
import { groupBy } from '../../platform/group-by.ts';
import { doubtAds } from './ads.repository.ts';
import { accountKeyOf, type DesiredState } from './ports.ts';

/** The kind of marketplace call that carries a kind of change. */
export type DispatchCall = 'publish' | 'update' | 'end' | 'homeStock';

/**
 * Stores what targets should be, in the transaction that decided it. The sender sees it after the commit. A target that
 * is set again takes the new state and increases its generation, so that the sender never sends an old state. A price
 * or quantity that was already sent changes nothing, unless it is forced. A desired content withdraws an outstanding
 * end of the same listing, and an end withdraws an outstanding content. Only a content that follows another change
 * leaves an outstanding end alone: it rests until the end is withdrawn or refused.
 */
export async function setDesiredState(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  if (desiredStates.length === 0) return;
  const latest = [...new Map(desiredStates.map((state) => [keyOf(state), state])).values()];
  await holdListings(tx, latest);
  const ending = await findEnding(tx, latest.filter(isFollowUp));
  const rests = (state: DesiredState) => isFollowUp(state) && ending.has(keyOf(state));
  await store(tx, latest.filter(isForced), rests, sql`true`);
  await store(
    tx,
    latest.filter((state) => !isForced(state)),
    rests,
    sql`(excluded.change_kind in ('content', 'end') or d.payload <> excluded.payload or d.state = 'failed' or (d.rides_only and not excluded.rides_only)
         or (d.state = 'idle' and d.sent_generation < d.generation and excluded.state = 'due'))`,
  );
  await withdrawOpposites(
    tx,
    latest.filter((state) => !rests(state)),
  );
}

async function doubtAdsOf(tx: Tx, prices: readonly DesiredState[]): Promise<void> {
  for (const [, ofAccount] of groupBy(prices, accountKeyOf)) {
    const [first] = ofAccount;
    if (first) await doubtAds(tx, first, ofAccount);
  }
}

const isPrice = ({ changeKind }: DesiredState): boolean => changeKind === 'price';

function keyOf(state: DesiredState): string {
  return JSON.stringify([state.userId, state.accountId, state.targetKey, state.site, state.changeKind]);
}

function isFollowUp(state: DesiredState): boolean {
  return state.changeKind === 'content' && !state.isHome && state.isFollowUp === true;
}

function isForced(state: DesiredState): boolean {
  return state.changeKind === 'stock' && state.isForced === true;
}

function ridesOnly(state: DesiredState): boolean {
  return state.changeKind === 'stock' && !state.isHome && state.ridesOnly === true;
}

function isConsented(state: DesiredState): boolean {
  return state.changeKind === 'price' && state.isConsented === true;
}

function notBefore(state: DesiredState): Date | null {
  return state.changeKind === 'content' && !state.isHome ? (state.notBefore ?? null) : null;
}

function callOf(state: DesiredState): DispatchCall {
  if (state.isHome) return 'homeStock';
  if (state.changeKind === 'content') return 'publish';
  return state.changeKind === 'end' ? 'end' : 'update';
}

/** Stores states whose listings are held, and has the ads follow whose caps depend on their prices. */
async function store(
  tx: Tx,
  desiredStates: readonly DesiredState[],
  rests: (state: DesiredState) => boolean,
  isNews: ReturnType<typeof sql>,
): Promise<void> {
  if (desiredStates.length === 0) return;
  let stored = await upsert(tx, desiredStates, rests, isNews);
  if (stored.known < desiredStates.length) {
    await addListings(tx, desiredStates);
    stored = await upsert(tx, desiredStates, rests, isNews);
  }
  if (stored.hasCappedAds) await doubtAdsOf(tx, desiredStates.filter(isPrice));
}

/** Adds and holds listings that nothing was desired of before. */
async function addListings(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  await sql`
    insert into dispatch_listings (user_id, account_id, lease_key, site, is_home, is_live)
    select distinct on (1, 2, 3, 4) s.user_id, s.account_id, s.lease_key, s.site, s.is_home, s.is_home
    from ${listingColumns(desiredStates)} as s (user_id, account_id, lease_key, site, is_home)
    order by 1, 2, 3, 4
    on conflict do nothing`.execute(tx);
  await holdListings(tx, desiredStates);
}

type ListingKey = Pick<DesiredState, 'userId' | 'accountId' | 'leaseKey' | 'site' | 'isHome'>;

/**
 * Locks these listings until the transaction ends, so that no outcome changes whether they are live: a price that is set while its listing
 * goes live is either seen by that outcome or sees it, and none stays unsent.
 */
export async function holdListings(tx: Tx, listings: readonly ListingKey[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    ${preparedUnread} select from dispatch_listings l
    where (l.user_id, l.account_id, l.lease_key, l.site) in (select s.user_id, s.account_id, s.lease_key, s.site
      from ${listingColumns(listings)} as s (user_id, account_id, lease_key, site, is_home))
    order by l.user_id, l.account_id, l.lease_key, l.site
    for share`.execute(tx);
}

function listingColumns(desiredStates: readonly ListingKey[]) {
  return sql`unnest(${desiredStates.map((state) => state.userId)}::bigint[], ${desiredStates.map((state) => state.accountId)}::bigint[],
    ${desiredStates.map((state) => state.leaseKey)}::text[], ${desiredStates.map((state) => state.site)}::text[], ${desiredStates.map((state) => state.isHome)}::boolean[])`;
}

/** The contents, by `keyOf()`, whose listings have an outstanding end. The ends are locked, and `ensureListings` keeps senders from them. */
async function findEnding(tx: Tx, contents: readonly DesiredState[]): Promise<ReadonlySet<string>> {
  if (contents.length === 0) return new Set();
  const { rows } = await sql<{ place: number; state: string }>`
    select s.place::int as place, d.state from ${keysOf(contents)} with ordinality as s (user_id, account_id, lease_key, site, place)
    join desired_states d on d.user_id = s.user_id and d.account_id = s.account_id and d.target_key = s.lease_key
      and d.site = s.site and d.change_kind = 'end'
    order by d.user_id, d.account_id, d.target_key, d.site
    for update of d`.execute(tx);
  const isOutstanding = (state: string) => state === 'due' || state === 'sending' || state === 'uncertain';
  return new Set(
    rows.flatMap(({ place, state }) => {
      const content = contents[place - 1];
      return content && isOutstanding(state) ? [keyOf(content)] : [];
    }),
  );
}

interface Stored {
  /** How many of the states have a listing. The others are not stored. */
  readonly known: number;
  /** Prices are among them of listings whose ad may cost more than an amount allows. */
  readonly hasCappedAds: boolean;
}

/** Stores states, and tells the sender if any of them is news. */
async function upsert(
  tx: Tx,
  desiredStates: readonly DesiredState[],
  rests: (state: DesiredState) => boolean,
  isNews: ReturnType<typeof sql>,
): Promise<Stored> {
  const { rows } = await sql<Stored>`
    ${prepared} with wanted as materialized (
      select s.*, l.is_live
      from unnest(${desiredStates.map((state) => state.userId)}::bigint[], ${desiredStates.map((state) => state.accountId)}::bigint[],
        ${desiredStates.map((state) => state.targetKey)}::text[], ${desiredStates.map((state) => state.changeKind)}::text[], ${desiredStates.map((state) => state.site)}::text[],
        ${desiredStates.map((state) => state.isHome)}::boolean[], ${desiredStates.map((state) => state.leaseKey)}::text[], ${desiredStates.map(callOf)}::text[],
        ${desiredStates.map((state) => state.itemId)}::bigint[], ${desiredStates.map((state) => JSON.stringify(state.payload))}::jsonb[],
        ${desiredStates.map((state) => state.priority)}::smallint[], ${desiredStates.map((state) => state.runId ?? null)}::bigint[],
        ${desiredStates.map(ridesOnly)}::boolean[], ${desiredStates.map(notBefore)}::timestamptz[], ${desiredStates.map(rests)}::boolean[],
        ${desiredStates.map(isConsented)}::boolean[])
        as s (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
          not_before, rests, is_consented)
      join dispatch_listings l using (user_id, account_id, lease_key, site)
    ), changed as (
      insert into desired_states as d
        (user_id, account_id, target_key, change_kind, site, is_home, lease_key, call, item_id, payload, priority, run_id, rides_only,
         is_consented, due_at, state)
      select s.user_id, s.account_id, s.target_key, s.change_kind, s.site, s.is_home, s.lease_key, s.call, s.item_id, s.payload,
        s.priority, s.run_id, s.rides_only, s.is_consented,
        coalesce(s.not_before, now()), case when s.rests or s.rides_only or s.call = 'update' and not s.is_live then 'idle' else 'due' end
      from wanted s
      order by s.user_id, s.account_id, s.lease_key, s.site, s.target_key, s.change_kind
      on conflict (user_id, account_id, target_key, change_kind, site) do update set
        generation = d.generation + 1, payload = excluded.payload, lease_key = excluded.lease_key, rides_only = excluded.rides_only,
        is_consented = excluded.is_consented,
        item_id = excluded.item_id, priority = excluded.priority, run_id = coalesce(excluded.run_id, d.run_id),
        -- What is under way or may have arrived is settled first; its outcome finds the newer generation. A content that is due was set
        -- after the end, which would have withdrawn it.
        state = case when d.state in ('sending', 'uncertain') or (d.state, d.change_kind) = ('due', 'content') then d.state
          else excluded.state end,
        -- A state that waits already keeps its turn: a state that is set again and again must not be put off each time.
        due_at = case when d.state = 'due' then least(d.due_at, excluded.due_at) when (d.state, excluded.state) = ('idle', 'idle') then d.due_at
          else excluded.due_at end,
        attempts = 0, last_error = null, updated_at = now()
      where ${isNews} returning 1
    ), told as (select ${sql.raw(signalSql('dispatch'))} where exists (select from changed))
    select (select count(*) from wanted) as known, (select count(*) from told) as told,
      exists (select from wanted s join ads a using (user_id, account_id, site, item_id)
        where s.change_kind = 'price' and a.is_amount_capped) as "hasCappedAds"`.execute(tx);
  return rows[0] ?? { known: 0, hasCappedAds: false };
}

/**
 * The later of a listing's content and end withdraws the other. Possible effects of the withdrawn one are read back: an
 * end without a listing id reads back anyway, and content is marked as possibly sent.
 */
async function withdrawOpposites(tx: Tx, desiredStates: readonly DesiredState[]): Promise<void> {
  await withdrawEnds(
    tx,
    desiredStates.filter((state) => state.changeKind === 'content'),
  );
  await restContents(
    tx,
    desiredStates.filter((state) => state.changeKind === 'end'),
  );
}

type ListingPlace = Pick<DesiredState, 'userId' | 'accountId' | 'leaseKey' | 'site'>;

function keysOf(listings: readonly ListingPlace[]) {
  return sql`unnest(${listings.map((listing) => listing.userId)}::bigint[], ${listings.map((listing) => listing.accountId)}::bigint[],
    ${listings.map((listing) => listing.leaseKey)}::text[], ${listings.map((listing) => listing.site)}::text[])`;
}

/** These listings end, so their outstanding contents rest. They stay unsent, and `resumeContents` finds them. */
export async function restContents(tx: Tx, ending: readonly ListingPlace[]): Promise<void> {
  await withdraw(tx, 'content', ending, sql`sent_generation`);
}

async function withdrawEnds(tx: Tx, listings: readonly ListingPlace[]): Promise<void> {
  const rows = await withdraw(tx, 'end', listings, sql`generation`);
  if (rows.length === 0) return;
  await sql`
    update desired_states d set state = 'uncertain'
    from unnest(${rows.map((r) => r.user_id)}::bigint[], ${rows.map((r) => r.account_id)}::bigint[],
      ${rows.map((r) => r.target_key)}::text[], ${rows.map((r) => r.site)}::text[]) as s (user_id, account_id, target_key, site)
    where (d.user_id, d.account_id, d.target_key, d.site) = (s.user_id, s.account_id, s.target_key, s.site)
      and d.change_kind = 'content' and d.state = 'due'`.execute(tx);
}

interface Withdrawn {
  readonly user_id: number;
  readonly account_id: number;
  readonly target_key: string;
  readonly site: string;
}

async function withdraw(
  tx: Tx,
  changeKind: 'content' | 'end',
  listings: readonly ListingPlace[],
  sentGeneration: ReturnType<typeof sql>,
): Promise<Withdrawn[]> {
  if (listings.length === 0) return [];
  // Rows are found by key first: with outdated statistics, PostgreSQL expects few due rows and compares them all.
  const { rows } = await sql<Withdrawn>`
    with opposite as materialized (
      select d.user_id, d.account_id, d.target_key, d.site, d.state
      from ${keysOf(listings)} as s (user_id, account_id, target_key, site)
      join desired_states d on d.user_id = s.user_id and d.account_id = s.account_id and d.target_key = s.target_key
        and d.site = s.site and d.change_kind = ${changeKind}
      for update of d
    )
    update desired_states d set state = 'idle', sent_generation = ${sentGeneration}, updated_at = now()
    from opposite o
    where d.user_id = o.user_id and d.account_id = o.account_id and d.target_key = o.target_key and d.site = o.site
      and d.change_kind = ${changeKind}
      and o.state in ('due', 'failed', 'uncertain')
    returning d.user_id, d.account_id, d.target_key, d.site`.execute(tx);
  return rows;
}

/**
 * Makes the contents of live listings due that rested because of an end. Call it when the end was withdrawn or refused.
 * A listing with another outstanding end is left out.
 */
export async function resumeContents(tx: Tx, listings: readonly ListingPlace[]): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    with resting as materialized (
      select d.user_id, d.account_id, d.target_key, d.site
      from ${keysOf(listings)} as s (user_id, account_id, lease_key, site)
      join desired_states d on d.user_id = s.user_id and d.account_id = s.account_id and d.target_key = s.lease_key
        and d.site = s.site and d.change_kind = 'content'
      join dispatch_listings l on l.user_id = s.user_id and l.account_id = s.account_id and l.lease_key = s.lease_key and l.site = s.site
      where d.state = 'idle' and d.sent_generation < d.generation and l.is_live
        and not exists (select from desired_states e where e.change_kind = 'end' and e.state in ('due', 'sending', 'uncertain')
          and (e.user_id, e.account_id, e.target_key, e.site) = (d.user_id, d.account_id, d.target_key, d.site))
      order by d.user_id, d.account_id, d.target_key, d.site
      for update of d
    )
    update desired_states d set state = 'due', due_at = now(), attempts = 0, last_error = null, updated_at = now()
    from resting r
    where d.user_id = r.user_id and d.account_id = r.account_id and d.target_key = r.target_key and d.site = r.site
      and d.change_kind = 'content'`.execute(tx);
}
