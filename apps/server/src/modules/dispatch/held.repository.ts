import { type AccountRef, type Currency, type HeldCause, type Money, money, type PriceOwner } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type FailedState, sendAgain } from './failed.repository.ts';
import type { GateRecord } from './gate.ts';

const CAUSE = sql<HeldCause>`coalesce(d.last_error #>> '{params,anomaly}', d.last_error #>> '{params,refusal}', d.last_error ->> 'code')`;

/** Prices, and listings whose content waits for a price, that the gate holds. Written as in the index `desired_states_failed`. */
function isHeld({ userId, accountId }: AccountRef) {
  return sql`d.user_id = ${userId} and d.account_id = ${accountId} and d.state = 'failed' and d.change_kind in ('content', 'price')
    and (d.last_error ->> 'code') in ('price_below_floor', 'price_held', 'prices_stopped', 'rate_stale', 'no_price')
    and ((d.last_error ->> 'code') <> 'no_price' or d.last_error #>> '{params,refusal}' is not null)`;
}

/** How many prices the gate holds, by cause. */
export async function groupHeld(db: Db, account: AccountRef): Promise<ReadonlyMap<HeldCause, number>> {
  const { rows } = await sql<{ cause: HeldCause; n: number }>`
    select ${CAUSE} as cause, count(*)::int as n from desired_states d where ${isHeld(account)} group by 1`.execute(db);
  return new Map(rows.map(({ cause, n }) => [cause, n]));
}

export async function countHeld(db: Db, account: AccountRef, cause: HeldCause): Promise<number> {
  return (await groupHeld(db, account)).get(cause) ?? 0;
}

/** A price that the gate holds, or a listing that it keeps from being sent because of one. */
export interface HeldPrice extends FailedState {
  readonly leaseKey: string;
  readonly cause: HeldCause;
  readonly heldAt: Date;
  readonly wanted: Money | null;
  readonly owner: PriceOwner | null;
  /** The price that the marketplace confirmed last. */
  readonly live: Money | null;
  /** What the gate judged by. */
  readonly record: GateRecord | null;
}

/** Where a page ends. */
export interface HeldPlace {
  readonly changeKind: string;
  readonly targetKey: string;
  readonly site: string;
}

/** Held prices after a place, in order; of one cause, if given. */
export async function listHeld(
  db: Db,
  account: AccountRef,
  cause: HeldCause | undefined,
  after: HeldPlace | null,
  limit: number,
): Promise<HeldPrice[]> {
  const ofCause = cause === undefined ? sql`` : sql`and ${CAUSE} = ${cause}`;
  const from = after ?? { changeKind: '', targetKey: '', site: '' };
  const { rows } = await sql<
    Omit<HeldPrice, 'wanted' | 'live'> & {
      readonly minor: number | null;
      readonly sentMinor: number | null;
      readonly currency: Currency | null;
    }
  >`
    select h.*, (select g.value from send_attempts a cross join lateral jsonb_array_elements(a.gate) as g
        where a.user_id = ${account.userId} and a.account_id = ${account.accountId} and a.target_key = h."targetKey" and a.site = h.site
          and a.change_kind = h."changeKind" and a.outcome = 'refused_by_gate' and g.value ->> 'refusal' is not null
        order by a.send_id desc limit 1) as record
    from (
      select d.target_key as "targetKey", d.change_kind as "changeKind", d.site, d.is_home as "isHome", d.item_id as "itemId",
        d.run_id as "runId", d.generation, d.lease_key as "leaseKey", ${CAUSE} as cause, d.updated_at as "heldAt",
        (d.payload ->> 'minor')::bigint as minor, d.payload ->> 'currency' as currency, d.payload ->> 'owner' as owner, d.sent_minor as "sentMinor"
      from desired_states d
      where ${isHeld(account)} ${ofCause}
        and (d.change_kind, d.target_key, d.site) > (${from.changeKind}, ${from.targetKey}, ${from.site})
      order by d.change_kind, d.target_key, d.site limit ${limit}
    ) h order by h."changeKind", h."targetKey", h.site`.execute(db);
  return rows.map(({ minor, sentMinor, currency, ...row }): HeldPrice => {
    const { record } = row;
    const own = (amount: number | null) => (amount !== null && currency ? money(amount, currency) : null);
    return {
      ...row,
      owner: row.owner ?? record?.owner ?? null,
      wanted: own(minor) ?? record?.price ?? null,
      live: own(sentMinor) ?? record?.live ?? null,
    };
  });
}

/** A held price under lock. */
export interface LockedPrice extends FailedState {
  readonly leaseKey: string;
  readonly cause: HeldCause;
  /** Null for a listing that waits for its prices. */
  readonly wanted: Money | null;
}

/** Those of the named prices that are still held, locked. The caller locked their items. */
export async function lockHeld(
  tx: Tx,
  account: AccountRef,
  keys: readonly { readonly targetKey: string; readonly site: string; readonly changeKind: string }[],
): Promise<LockedPrice[]> {
  const { rows } = await sql<
    Omit<LockedPrice, 'wanted'> & { readonly minor: number | null; readonly currency: Currency | null }
  >`
    select d.target_key as "targetKey", d.change_kind as "changeKind", d.site, d.is_home as "isHome", d.item_id as "itemId",
      d.run_id as "runId", d.generation, d.lease_key as "leaseKey", ${CAUSE} as cause,
      (d.payload ->> 'minor')::bigint as minor, d.payload ->> 'currency' as currency
    from unnest(${keys.map((key) => key.targetKey)}::text[], ${keys.map((key) => key.site)}::text[],
      ${keys.map((key) => key.changeKind)}::text[]) as k (target_key, site, change_kind)
    join desired_states d on d.target_key = k.target_key and d.site = k.site and d.change_kind = k.change_kind
    where ${isHeld(account)}
    order by d.target_key, d.site, d.change_kind for update of d`.execute(tx);
  return rows.map(({ minor, currency, ...row }) => ({
    ...row,
    wanted: minor !== null && currency ? money(minor, currency) : null,
  }));
}

/** Takes the permission of prices back that have not been sent yet. The gate judges them as always. */
export async function forbidAgain(
  tx: Tx,
  account: AccountRef,
  keys: readonly { readonly targetKey: string; readonly site: string }[],
): Promise<void> {
  await sql`
    update desired_states d set allowed_generation = null
    from unnest(${keys.map(({ targetKey }) => targetKey)}::text[], ${keys.map(({ site }) => site)}::text[]) as k (target_key, site)
    where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.site = k.site and d.change_kind = 'price'
      and (d.target_key = k.target_key or d.lease_key = k.target_key)`.execute(tx);
}

/**
 * Of the named prices, those that a person allowed and that are not sent yet, by `targetKey site changeKind`; of listings that wait for their
 * prices, those all of whose prices are such. The caller locked their items.
 */
export async function findAllowed(
  tx: Tx,
  account: AccountRef,
  keys: readonly { readonly targetKey: string; readonly site: string; readonly changeKind: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select k.target_key || ' ' || k.site || ' ' || k.change_kind as key
    from unnest(${keys.map((key) => key.targetKey)}::text[], ${keys.map((key) => key.site)}::text[],
      ${keys.map((key) => key.changeKind)}::text[]) as k (target_key, site, change_kind)
    join desired_states d on d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.target_key = k.target_key
      and d.site = k.site and d.change_kind = k.change_kind
    where d.state = 'due' and d.sent_generation < d.generation and (
      select bool_and(coalesce(p.allowed_generation = p.generation, false)) from desired_states p
      where p.user_id = d.user_id and p.account_id = d.account_id and p.lease_key = d.lease_key and p.site = d.site
        and p.change_kind = 'price' and (d.change_kind <> 'price' or p.target_key = d.target_key))`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Sends held prices although the gate found something unusual about them: it judges them again by stops, limits and the age of the rate
 * alone. Another price of the same listing is judged as always.
 * @returns those that are due now
 */
export async function allowHeld(
  tx: Tx,
  account: AccountRef,
  held: readonly (FailedState & { readonly leaseKey: string })[],
): Promise<FailedState[]> {
  if (held.length === 0) return [];
  // A listing that waits for its prices is sent with all of them.
  await sql`
    update desired_states d set allowed_generation = d.generation
    from unnest(${held.map(({ leaseKey }) => leaseKey)}::text[], ${held.map(({ site }) => site)}::text[],
      ${held.map(({ changeKind, targetKey }) => (changeKind === 'price' ? targetKey : null))}::text[]) as h (lease_key, site, target_key)
    where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.lease_key = h.lease_key and d.site = h.site
      and d.change_kind = 'price' and not d.is_home and d.target_key = coalesce(h.target_key, d.target_key)`.execute(
    tx,
  );
  return sendAgain(tx, account, held);
}

/** Allows all prices that are held for a cause, as they are now. They are sent once they are made due. */
export async function allowAllHeld(tx: Tx, account: AccountRef, cause: HeldCause): Promise<void> {
  await sql`
    update desired_states p set allowed_generation = p.generation
    where p.user_id = ${account.userId} and p.account_id = ${account.accountId} and p.change_kind = 'price' and not p.is_home
      and (p.lease_key, p.site) in (select d.lease_key, d.site from desired_states d where ${isHeld(account)} and ${CAUSE} = ${cause})`.execute(
    tx,
  );
}
