import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { WAITS_FOR_AD } from './ads.repository.ts';
import { isFree, type LeasedTable, leaseEnd } from './leases/leases.ts';
import type { ChangeKind } from './ports.ts';
import type { DispatchCall } from './set-desired-state.ts';

/** One desired row as claimed by the sender. A later change has a higher generation and keeps the row due. */
export interface DesiredRow {
  readonly targetKey: string;
  readonly changeKind: ChangeKind;
  readonly itemId: number;
  readonly runId: number | null;
  readonly generation: number;
  readonly payload: unknown;
  readonly attempts: number;
  /** Whether an earlier send of the row may have reached the marketplace. */
  readonly mayHaveBeenSent: boolean;
  /** Whether the marketplace has accepted this generation and is still processing it. */
  readonly isInProcess?: true;
  /** Whether an earlier call carried an older generation and may still be in progress. */
  readonly isNewerThanSent?: true;
  /** Of a price: a person consented to it. */
  readonly isConsented?: true;
  /** Of a price: a person allowed it although the gate held it. */
  readonly isAllowed?: true;
}

/** A listing under our lease, with the rows to send. */
export interface LeasedListing {
  readonly leaseKey: string;
  readonly site: Site;
  readonly fence: number;
  readonly isGroup: boolean;
  readonly isLive: boolean;
  readonly listingId: string | null;
  readonly offers: Readonly<Record<string, string>>;
  readonly rows: readonly DesiredRow[];
  /** For a publish call: the prices and quantities that it includes. */
  readonly riders: readonly DesiredRow[];
}

export interface Batch {
  readonly account: AccountRef;
  readonly call: DispatchCall;
  readonly site: Site;
  readonly listings: readonly LeasedListing[];
  /** Whether the batch is sent as one submission through the marketplace's bulk channel. */
  readonly isSubmission?: boolean;
}

/** A listing's lease with its account. */
export interface ListingLease extends AccountRef, Pick<LeasedListing, 'leaseKey' | 'site' | 'fence'> {}

/** The listings of dispatch: their desired states are sent under the listing's lease, one sender at a time. */
export const LISTINGS: LeasedTable<ListingLease> = {
  table: 'dispatch_listings',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'account_id', type: 'bigint', of: ({ accountId }) => accountId },
    { column: 'lease_key', type: 'text', of: ({ leaseKey }) => leaseKey },
    { column: 'site', type: 'text', of: ({ site }) => site },
  ],
};

export function leasesOf({ account, listings }: Batch): ListingLease[] {
  const { userId, accountId } = account;
  return listings.map(({ leaseKey, site, fence }) => ({ userId, accountId, leaseKey, site, fence }));
}

/**
 * Accounts with waiting work, found by a loose scan of the partial index: its cost grows with the accounts, not with
 * the rows.
 */
export async function findWaitingAccounts(db: Db): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    with recursive waiting as (
      (select user_id, account_id from desired_states where state in ('due', 'uncertain') order by user_id, account_id limit 1)
      union all
      select n.user_id, n.account_id from waiting w cross join lateral (
        select d.user_id, d.account_id from desired_states d
        where d.state in ('due', 'uncertain') and (d.user_id, d.account_id) > (w.user_id, w.account_id)
        order by d.user_id, d.account_id limit 1) n
    )
    select user_id as "userId", account_id as "accountId" from waiting`.execute(db);
  return rows;
}

export interface ReadyCall {
  readonly call: DispatchCall;
  readonly site: Site;
}

/**
 * Whether no sender has leased the listing of a desired row `d`. A scalar subquery instead of a join: before PostgreSQL has analysed a
 * new seller's rows it expects a single one, and a join would compare every row with every other.
 */
const IS_FREE = sql`(select ${isFree('l')} from dispatch_listings l
  where (l.user_id, l.account_id, l.lease_key, l.site) = (d.user_id, d.account_id, d.lease_key, d.site))`;

/**
 * The kinds of call that an account could make now, the most urgent first: a lower stock comes before everything else.
 */
export async function findReadyCalls(
  db: Db,
  account: AccountRef,
  calls: readonly DispatchCall[],
  sites: readonly Site[],
  now: Date,
): Promise<ReadyCall[]> {
  const { rows } = await sql<ReadyCall>`
    select c.call, s.site from unnest(${calls}::text[]) as c (call) cross join unnest(${sites}::text[]) as s (site)
    cross join lateral (
      select d.priority, d.due_at from desired_states d
      where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.call = c.call and d.site = s.site
        and d.state in ('due', 'uncertain') and d.due_at <= ${now} and ${IS_FREE} and not ${WAITS_FOR_AD}
      order by d.priority, d.due_at limit 1
    ) head
    where not exists (select from dispatch_holds h
      where h.user_id = ${account.userId} and h.account_id = ${account.accountId} and h.call = c.call and h.until > ${now})
    order by head.priority, head.due_at`.execute(db);
  return rows;
}

/**
 * How many candidates are read for each requested entry: another sender may lock some of them, and one listing may fill
 * several entries.
 */
const CANDIDATES_PER_ENTRY = 3;

interface CandidateRow {
  lease_key: string;
  target_key: string;
}

/**
 * Locks listings with due work of this kind, the most urgent first; another sender skips them. At most `entries` targets, but a listing
 * is never split.
 */
export async function lockCandidates(
  tx: Tx,
  account: AccountRef,
  ready: ReadyCall,
  entries: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<CandidateRow>`
    select d.lease_key, d.target_key from desired_states d
    where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.call = ${ready.call}
      and d.site = ${ready.site} and d.state in ('due', 'uncertain') and d.due_at <= ${now} and ${IS_FREE} and not ${WAITS_FOR_AD}
    order by d.priority, d.due_at
    limit ${entries * CANDIDATES_PER_ENTRY}`.execute(tx);
  // Joined here and not in SQL: before PostgreSQL has analysed a new run's rows, it would compare every candidate with
  // every listing.
  const { rows: locked } = await sql<{ lease_key: string }>`
    select l.lease_key from dispatch_listings l
    where l.user_id = ${account.userId} and l.account_id = ${account.accountId} and l.site = ${ready.site}
      and l.lease_key = any(${[...new Set(rows.map((row) => row.lease_key))]}::text[])
      and ${isFree('l')}
    for update skip locked`.execute(tx);
  const ours = new Set(locked.map((row) => row.lease_key));
  const targets = new Map<string, Set<string>>();
  let taken = 0;
  for (const row of rows) {
    if (!ours.has(row.lease_key)) continue;
    const known = targets.get(row.lease_key) ?? new Set();
    if (known.has(row.target_key)) continue;
    if (taken === entries) break;
    targets.set(row.lease_key, known.add(row.target_key));
    taken += 1;
  }
  return [...targets.keys()];
}

interface ListingRow {
  lease_key: string;
  site: Site;
  fence: number;
  is_group: boolean;
  is_live: boolean;
  listing_id: string | null;
  offers: Record<string, string>;
}

/** Leases the listings. The fence grows with each lease and later determines whose outcome counts. */
export async function takeLeases(
  tx: Tx,
  account: AccountRef,
  site: Site,
  leaseKeys: readonly string[],
  lease: { owner: string; ttlMs: number },
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    update dispatch_listings set fence = fence + 1, owner = ${lease.owner},
      lease_until = ${leaseEnd(lease.ttlMs)}
    where user_id = ${account.userId} and account_id = ${account.accountId} and lease_key = any(${leaseKeys}::text[])
      and site = ${site}
    returning lease_key, site, fence, is_group, is_live, listing_id, offers`.execute(tx);
  return rows;
}

interface RowOfListing {
  lease_key: string;
  target_key: string;
  change_kind: ChangeKind;
  item_id: number;
  run_id: number | null;
  generation: number;
  payload: unknown;
  attempts: number;
  may_have_been_sent: boolean;
  is_newer_than_sent: boolean | null;
  is_in_process: boolean | null;
  is_consented: boolean;
  is_allowed: boolean | null;
}

/** A change that stays invisible for so many reads, an hour and a half, is sent again. */
const READS_IN_PROCESS = 24;

/**
 * Marks the rows of one call as being sent under their listings' leases. `taken_generation` is the oldest generation
 * whose call may still arrive, so it is kept while the row is uncertain.
 */
export async function markSending(
  tx: Tx,
  account: AccountRef,
  { call, site }: ReadyCall,
  listings: readonly ListingRow[],
): Promise<Map<string, DesiredRow[]>> {
  const { rows } = await sql<RowOfListing>`
    with taken as (
      select d.user_id, d.account_id, d.target_key, d.change_kind, d.site, d.state, d.taken_generation,
        d.last_error, l.fence from desired_states d
      join unnest(${listings.map((l) => l.lease_key)}::text[], ${listings.map((l) => l.fence)}::bigint[]) as l (lease_key, fence)
        using (lease_key)
      where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.call = ${call}
        and d.site = ${site} and d.state in ('due', 'uncertain')
      for update of d
    )
    update desired_states d set state = 'sending', fence = t.fence, updated_at = now(),
      taken_generation = case when t.state = 'uncertain' then coalesce(t.taken_generation, d.generation) else d.generation end
    from taken t
    where (d.user_id, d.account_id, d.target_key, d.change_kind, d.site) = (t.user_id, t.account_id, t.target_key, t.change_kind, t.site)
    returning d.lease_key, d.target_key, d.change_kind, d.item_id, d.run_id, d.generation, d.payload, d.attempts,
      t.state = 'uncertain' as may_have_been_sent,
      t.state = 'uncertain' and t.taken_generation < d.generation as is_newer_than_sent,
      t.state = 'uncertain' and t.last_error->>'code' = 'in-process' and (t.last_error->>'generation')::bigint = d.generation
        and d.attempts % ${READS_IN_PROCESS} <> 0 as is_in_process,
      d.is_consented, d.allowed_generation = d.generation as is_allowed`.execute(tx);
  return groupRows(rows);
}

/** The current desired prices and quantities of these listings' units. */
export async function readRiders(
  db: Db,
  account: AccountRef,
  site: Site,
  leaseKeys: readonly string[],
): Promise<Map<string, DesiredRow[]>> {
  const { rows } = await sql<RowOfListing>`
    select lease_key, target_key, change_kind, item_id, run_id, generation, payload, attempts, false as may_have_been_sent,
      false as is_newer_than_sent, false as is_in_process, is_consented, allowed_generation = generation as is_allowed
    from desired_states
    where user_id = ${account.userId} and account_id = ${account.accountId} and lease_key = any(${leaseKeys}::text[])
      and site = ${site} and call = 'update'`.execute(db);
  return groupRows(rows);
}

function groupRows(rows: readonly RowOfListing[]): Map<string, DesiredRow[]> {
  const groups = new Map<string, DesiredRow[]>();
  for (const row of rows) {
    const group = groups.get(row.lease_key) ?? [];
    group.push({
      targetKey: row.target_key,
      changeKind: row.change_kind,
      itemId: row.item_id,
      runId: row.run_id,
      generation: row.generation,
      payload: row.payload,
      attempts: row.attempts,
      mayHaveBeenSent: row.may_have_been_sent,
      ...(row.is_newer_than_sent ? { isNewerThanSent: true } : {}),
      ...(row.is_in_process ? { isInProcess: true } : {}),
      ...(row.is_consented ? { isConsented: true } : {}),
      ...(row.is_allowed ? { isAllowed: true } : {}),
    });
    groups.set(row.lease_key, group);
  }
  return groups;
}

/**
 * Marks rows whose sender died as uncertain: they are read back before they are sent again. This includes rows whose listing was leased
 * again since, because an outcome with an older fence is discarded and nobody else would settle them.
 */
export async function recoverLostSends(db: Db): Promise<number> {
  const result = await sql`
    update desired_states d set state = 'uncertain', due_at = now(), updated_at = now()
    from dispatch_listings l
    where d.state = 'sending' and (d.fence < l.fence or d.fence = l.fence and l.lease_until < now())
      and (l.user_id, l.account_id, l.lease_key, l.site) = (d.user_id, d.account_id, d.lease_key, d.site)`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
