import type { AccountRef } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

/**
 * How senders share work. A row is claimed for a time, and its fence grows with each claim. Its sender renews the lease while the work
 * lasts. The sender's outcome is stored only while the fence is still the one of its claim: after a lost lease another sender has the row.
 */
export interface LeasedTable<Row> {
  readonly table:
    | 'ad_campaigns'
    | 'bulk_submissions'
    | 'dispatch_listings'
    | 'order_answers'
    | 'order_changes'
    | 'shipments'
    | 'shipping_policies';
  /** The columns of the primary key. */
  readonly key: readonly KeyColumn<Row>[];
}

interface KeyColumn<Row> {
  readonly column: string;
  readonly type: 'bigint' | 'integer' | 'smallint' | 'text';
  readonly of: (row: Row) => number | string;
}

/** A leased table whose rows become due by themselves, each for one account. Its index leads with user, account and `dueAt`. */
export interface LeaseQueue<Row> extends LeasedTable<Row> {
  readonly dueAt: 'due_at' | 'poll_at';
  /** The rows of the table that still have work to do; all of them if undefined. */
  readonly isOpen?: RawBuilder<unknown>;
  /** Whether a row of alias `r` may be sent before the open rows that belong together with it; every row may if undefined. */
  readonly isNext?: RawBuilder<unknown>;
}

export interface Lease {
  readonly fence: number;
}

export interface ClaimOptions {
  readonly now: Date;
  /** The maximum number of rows to claim. */
  readonly limit: number;
  /** How long the rows stay leased without a renewal. */
  readonly ttlMs: number;
}

/** When a lease that is taken or renewed now expires, by the database's clock. */
export function leaseEnd(ttlMs: number): RawBuilder<Date> {
  return sql<Date>`now() + ${ttlMs} * interval '1 millisecond'`;
}

/** Whether nobody has a lease on a row of this alias. */
export function isFree(alias: string): RawBuilder<boolean> {
  const leaseUntil = sql.ref(`${alias}.lease_until`);
  return sql<boolean>`(${leaseUntil} is null or ${leaseUntil} < now())`;
}

/** Whether the row is still under this lease. */
export function isUnderLease<Row extends Lease>({ key }: LeasedTable<Row>, row: Row): RawBuilder<boolean> {
  const columns = sql.join([...key.map(({ column }) => sql.ref(column)), sql.ref('fence')]);
  const values = sql.join([...key.map(({ type, of }) => sql`${of(row)}::${sql.raw(type)}`), sql`${row.fence}::bigint`]);
  return sql<boolean>`(${columns}) = (${values})`;
}

/** Accounts with due rows that nobody has leased, by a loose scan: its cost grows with the accounts, not with the rows. */
export async function findDueAccounts(db: Db, queue: LeaseQueue<never>, now: Date): Promise<AccountRef[]> {
  const table = sql.table(queue.table);
  const isOpen = queue.isOpen ?? sql`true`;
  const { rows } = await sql<AccountRef>`
    with recursive waiting as (
      (select user_id, account_id from ${table} where ${isOpen} order by user_id, account_id limit 1)
      union all
      select n.user_id, n.account_id from waiting w cross join lateral (
        select r.user_id, r.account_id from ${table} r
        where ${isOpen} and (r.user_id, r.account_id) > (w.user_id, w.account_id)
        order by r.user_id, r.account_id limit 1) n
    )
    select w.user_id as "userId", w.account_id as "accountId" from waiting w
    where exists (select from ${table} r
      where r.user_id = w.user_id and r.account_id = w.account_id and ${isDue(queue, now)})`.execute(db);
  return rows;
}

/**
 * Leases the account's rows that have waited longest.
 * @param returning the columns to return, of alias `c`
 */
export async function claimDue<Claimed>(
  db: Db,
  queue: LeaseQueue<never>,
  { userId, accountId }: AccountRef,
  { now, limit, ttlMs }: ClaimOptions,
  returning: RawBuilder<unknown>,
): Promise<Claimed[]> {
  const table = sql.table(queue.table);
  const keyOf = (alias: string) => sql.join(queue.key.map(({ column }) => sql.ref(`${alias}.${column}`)));
  const { rows } = await sql<Claimed>`
    update ${table} c set fence = c.fence + 1, lease_until = ${leaseEnd(ttlMs)}
    where (${keyOf('c')}) in (
      select ${keyOf('r')} from ${table} r
      where r.user_id = ${userId} and r.account_id = ${accountId} and ${isDue(queue, now)}
      order by r.${sql.raw(queue.dueAt)} limit ${limit} for update skip locked)
    returning ${returning}`.execute(db);
  return rows;
}

/** Extends the leases that are still ours. A lease without an end, or one that was released, is unchanged. */
export async function renewLeases<Row extends Lease>(
  db: Db,
  leased: LeasedTable<Row>,
  rows: readonly Row[],
  ttlMs: number,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    // In the order in which others lock them.
    const own = await lockOwn(tx, leased, rows);
    if (own.length === 0) return;
    await sql`
      update ${sql.table(leased.table)} r set lease_until = ${leaseEnd(ttlMs)}
      from ${claimsOf(leased, own)} where ${matchesClaim(leased)} and r.lease_until < 'infinity'`.execute(tx);
  });
}

/**
 * Locks the rows whose lease is still ours until the transaction ends.
 * @returns these rows, in order
 */
export async function lockOwn<Row extends Lease>(
  tx: Tx,
  leased: LeasedTable<Row>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  const { rows: own } = await sql<{ place: number }>`
    select claim.place::integer from ${sql.table(leased.table)} r join ${claimsOf(leased, rows)} on ${matchesClaim(leased)}
    order by ${sql.join(leased.key.map(({ column }) => sql.ref(`r.${column}`)))} for no key update of r`.execute(tx);
  const places = new Set(own.map(({ place }) => place));
  return rows.filter((_, index) => places.has(index + 1));
}

/** Whether the lease is still ours, without a lock. */
export async function isOwn<Row extends Lease>(tx: Tx, leased: LeasedTable<Row>, row: Row): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(leased.table)} where ${isUnderLease(leased, row)}`.execute(tx);
  return rows.length > 0;
}

function isDue({ dueAt, isOpen, isNext }: LeaseQueue<never>, now: Date): RawBuilder<unknown> {
  return sql`${isOpen ?? sql`true`} and r.${sql.raw(dueAt)} <= ${now} and ${isFree('r')} and ${isNext ?? sql`true`}`;
}

/** The claims on these rows as a table `claim`. */
function claimsOf<Row extends Lease>({ key }: LeasedTable<Row>, rows: readonly Row[]): RawBuilder<unknown> {
  const arrays = key.map(({ type, of }) => sql`${rows.map(of)}::${sql.raw(`${type}[]`)}`);
  const columns = key.map(({ column }) => sql.ref(column));
  return sql`unnest(${sql.join(arrays)}, ${rows.map(({ fence }) => fence)}::bigint[]) with ordinality
    as claim (${sql.join(columns)}, fence, place)`;
}

function matchesClaim({ key }: LeasedTable<never>): RawBuilder<unknown> {
  const columns = (alias: string) =>
    sql.join([...key.map(({ column }) => column), 'fence'].map((name) => sql.ref(`${alias}.${name}`)));
  return sql`(${columns('r')}) = (${columns('claim')})`;
}
