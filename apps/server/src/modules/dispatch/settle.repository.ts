import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Batch, DesiredRow, LeasedListing } from './claim.repository.ts';
import type { BatchOutcome, RemoteChange, RowOutcome } from './outcome.ts';
import type { PricePayload } from './ports.ts';

export async function releaseLeases(tx: Tx, { account, site }: Batch, leaseKeys: readonly string[]): Promise<void> {
  if (leaseKeys.length === 0) return;
  await sql`
    update dispatch_listings set lease_until = null, owner = null
    where user_id = ${account.userId} and account_id = ${account.accountId} and lease_key = any(${leaseKeys}::text[])
      and site = ${site}`.execute(tx);
}

/** @param keeps leases that stay ours. The others end in the same statement, so that each row is written only once */
export async function storeRemote(
  tx: Tx,
  { account, site }: Batch,
  changes: readonly RemoteChange[],
  keeps: ReadonlySet<string>,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update dispatch_listings l set is_live = n.is_live, is_group = n.is_group, listing_id = n.listing_id, offers = n.offers,
      lease_until = case when n.is_kept then l.lease_until end, owner = case when n.is_kept then l.owner end
    from unnest(${changes.map((c) => c.leaseKey)}::text[], ${changes.map((c) => c.isLive)}::boolean[],
      ${changes.map((c) => c.isGroup)}::boolean[], ${changes.map((c) => c.listingId)}::text[],
      ${changes.map((c) => JSON.stringify(c.offers))}::jsonb[], ${changes.map((c) => keeps.has(c.leaseKey))}::boolean[])
      as n (lease_key, is_live, is_group, listing_id, offers, is_kept)
    where l.user_id = ${account.userId} and l.account_id = ${account.accountId} and l.site = ${site}
      and l.lease_key = n.lease_key`.execute(tx);
}

/**
 * Stores what happened to the rows. A state that was set in the meantime keeps the row due. A row of a listing that is
 * not live waits for the listing. Content with an outstanding end rests, because the end reads back by itself. Only the
 * lease decides, not the row's state.
 */
export async function storeRows(
  tx: Tx,
  { account, site }: Batch,
  outcomes: readonly RowOutcome[],
  /** `since`: when the call was made, which a marketplace may process for long. */
  { clock, since }: { readonly clock: Pick<Clock, 'toMonotonic'>; readonly since: Date },
): Promise<void> {
  if (outcomes.length === 0) return;
  const results = outcomes.map((o) => o.result);
  await sql`
    update desired_states d set
      sent_generation = case when n.kind = 'done' then n.generation else d.sent_generation end,
      sent_minor = coalesce(n.sent_minor, d.sent_minor),
      state = case
        when d.rides_only or d.change_kind in ('price', 'stock') and not d.is_home and not l.is_live then 'idle'
        when d.change_kind = 'content' and exists (select from desired_states e where e.change_kind = 'end'
          and e.state in ('due', 'sending', 'uncertain') and (e.user_id, e.account_id, e.target_key, e.site) = (d.user_id, d.account_id, d.target_key, d.site)) then 'idle'
        when n.kind = 'again' and n.may_have_arrived then 'uncertain'
        when n.kind = 'again' or d.generation > n.generation then 'due'
        when n.kind = 'failed' then 'failed'
        else 'idle' end,
      due_at = case when n.kind = 'again' then n.at else now() end,
      attempts = n.attempts, updated_at = now(),
      -- A read that failed does not undo that the marketplace has accepted this generation.
      last_error = case
        when n.kind = 'again' and d.last_error->>'code' = 'in-process' and (d.last_error->>'generation')::bigint = n.generation
          then n.error || jsonb_build_object('code', 'in-process', 'generation', n.generation, 'since', d.last_error->>'since')
        when n.kind = 'again' and n.error->>'code' = 'in-process'
          then n.error || jsonb_build_object('generation', n.generation, 'since', ${since.toISOString()}::text)
        else n.error end
    from unnest(${outcomes.map((o) => o.row.targetKey)}::text[], ${outcomes.map((o) => o.row.changeKind)}::text[],
      ${outcomes.map((o) => o.row.generation)}::bigint[], ${results.map((r) => r.kind)}::text[],
      ${results.map((r) => r.kind === 'again' && r.mayHaveArrived)}::boolean[],
      ${results.map((r) => (r.kind === 'again' ? clock.toMonotonic(r.at) : null))}::timestamptz[],
      ${results.map((r) => (r.kind === 'again' ? r.attempts : 0))}::smallint[],
      ${results.map((r) => JSON.stringify(errorOf(r)))}::jsonb[],
      ${outcomes.map(({ row, result }) => (result.kind === 'done' ? sentMinorOf(row) : null))}::bigint[])
      as n (target_key, change_kind, generation, kind, may_have_arrived, at, attempts, error, sent_minor), dispatch_listings l
    where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.site = ${site}
      and d.target_key = n.target_key and d.change_kind = n.change_kind
      and (l.user_id, l.account_id, l.lease_key, l.site) = (d.user_id, d.account_id, d.lease_key, d.site)`.execute(tx);
}

/**
 * Makes the prices and quantities of listings due that were published by a lost call: they may differ from what that
 * call sent. The listings are already stored as live.
 */
export async function wakeUnits(tx: Tx, { account, site }: Batch, leaseKeys: readonly string[]): Promise<void> {
  await sql`
    update desired_states set state = 'due', due_at = now(), updated_at = now()
    where user_id = ${account.userId} and account_id = ${account.accountId} and lease_key = any(${leaseKeys}::text[])
      and site = ${site} and call = 'update' and state = 'idle' and sent_generation < generation and not rides_only`.execute(
    tx,
  );
}

/**
 * Stores prices and quantities that arrived with a content call. A resting row keeps its time, so that no index is
 * written for it.
 */
export async function storeAccompanyingChanges(
  tx: Tx,
  { account, site }: Batch,
  riders: readonly { listing: LeasedListing; row: DesiredRow }[],
): Promise<void> {
  await sql`
    update desired_states d set sent_generation = n.generation, sent_minor = coalesce(n.sent_minor, d.sent_minor), attempts = 0, last_error = null, updated_at = now(),
      due_at = case when d.generation > n.generation and not d.rides_only then now() else d.due_at end,
      state = case when d.generation > n.generation and not d.rides_only then 'due' else 'idle' end
    from unnest(${riders.map((r) => r.row.targetKey)}::text[], ${riders.map((r) => r.row.changeKind)}::text[],
      ${riders.map((r) => r.row.generation)}::bigint[], ${riders.map((r) => sentMinorOf(r.row))}::bigint[])
      as n (target_key, change_kind, generation, sent_minor)
    where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.site = ${site}
      and d.target_key = n.target_key and d.change_kind = n.change_kind`.execute(tx);
}

/** The confirmed price of a price row at the marketplace; null for other kinds. */
function sentMinorOf({ changeKind, payload }: DesiredRow): number | null {
  return changeKind === 'price' ? (payload as PricePayload).minor : null;
}

/**
 * After an end, nothing of the listing is sent until its content is set again. Content that was set in the meantime
 * stays due.
 */
export async function restEnded(tx: Tx, { account, site }: Batch, leaseKeys: readonly string[]): Promise<void> {
  await sql`
    update desired_states set state = 'idle', updated_at = now()
    where user_id = ${account.userId} and account_id = ${account.accountId} and lease_key = any(${leaseKeys}::text[])
      and site = ${site} and call = 'update' and state <> 'idle'`.execute(tx);
}

export async function insertSends(tx: Tx, { account, site }: Batch, outcome: BatchOutcome): Promise<void> {
  const { rows } = outcome;
  if (rows.length === 0) return;
  await sql`
    insert into send_attempts (user_id, account_id, site, target_key, change_kind, generation, fence, outcome, error, gate, sent, started_at)
    select ${account.userId}::bigint, ${account.accountId}::bigint, ${site}::text, n.*, ${outcome.startedAt}::timestamptz
    from unnest(${rows.map((r) => r.row.targetKey)}::text[], ${rows.map((r) => r.row.changeKind)}::text[],
      ${rows.map((r) => r.row.generation)}::bigint[], ${rows.map((r) => r.listing.fence)}::bigint[],
      ${rows.map(outcomeWord)}::text[], ${rows.map((r) => JSON.stringify(errorOf(r.result)))}::jsonb[],
      ${rows.map((r) => (r.gate ? JSON.stringify(r.gate) : null))}::jsonb[],
      ${rows.map((r) => (r.result.kind === 'done' ? JSON.stringify(r.result.sent) : null))}::jsonb[]) as n`.execute(tx);
}

function outcomeWord({ result }: RowOutcome): string {
  if (result.kind === 'done') return 'done';
  if (result.kind === 'dropped') return 'superseded';
  if (result.kind === 'again') return result.mayHaveArrived ? 'uncertain' : 'retry';
  return result.isRefusedByGate ? 'refused_by_gate' : 'rejected';
}

function errorOf(result: RowOutcome['result']): object | null {
  if (result.kind === 'failed') return result.reason;
  return result.kind === 'again' ? result.error : null;
}
