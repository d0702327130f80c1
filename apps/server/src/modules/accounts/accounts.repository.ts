import { type AccountStatus, accountStatus, type Platform, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRef } from './ports.ts';

/** A connected marketplace account; never with its tokens. */
export interface Account {
  readonly userId: number;
  readonly accountId: number;
  readonly platform: Platform;
  readonly externalId: string;
  readonly username: string;
  readonly sourceSite: Site;
  readonly pausedReason: PauseReason | null;
  readonly pausedUntil: Date | null;
  readonly connectedAt: Date;
  readonly tokenState: string;
  readonly tokenType: string;
  readonly consentExpiresAt: Date | null;
  /** Counts the seller's consents. */
  readonly consent: number;
  readonly consentedAt: Date;
  /** `end`: it closes once every listing that Quayside made is off the marketplace. */
  readonly leaving: 'end' | null;
}

/**
 * `quota` lasts until `pausedUntil`, `keys_refused` until the marketplace accepts the keys again, and what else there is without access
 * until the seller reconnects.
 */
export type PauseReason = LossReason | 'quota';
/** Why there is no access. */
export type LossReason = 'auth_expired' | 'access_revoked' | 'right_missing' | 'keys_refused';

interface AccountRow {
  user_id: number;
  account_id: number;
  platform: Platform;
  external_id: string;
  username: string;
  source_site: Site;
  paused_reason: PauseReason | null;
  paused_until: Date | null;
  connected_at: Date;
  token_state: string;
  token_type: string;
  refresh_expires_at: Date | null;
  version: number;
  consented_at: Date;
  leaving: 'end' | null;
}

/** Of accounts that are not closed. */
const selectAccounts = sql`
  select a.user_id, a.account_id, a.platform, a.external_id, a.username, a.source_site, a.paused_reason, a.paused_until,
    a.connected_at, a.leaving, t.state as token_state, t.type as token_type, t.refresh_expires_at, t.version, t.consented_at
  from marketplace_accounts a join account_tokens t
    on t.user_id = a.user_id and t.account_id = a.account_id and a.closed_at is null`;

function toAccount(row: AccountRow): Account {
  return {
    userId: row.user_id,
    accountId: row.account_id,
    platform: row.platform,
    externalId: row.external_id,
    username: row.username,
    sourceSite: row.source_site,
    pausedReason: row.paused_reason,
    pausedUntil: row.paused_until,
    connectedAt: row.connected_at,
    tokenState: row.token_state,
    tokenType: row.token_type,
    consentExpiresAt: row.refresh_expires_at,
    consent: row.version,
    consentedAt: row.consented_at,
    leaving: row.leaving,
  };
}

export async function listAccounts(db: Db, userId: number): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`${selectAccounts} where a.user_id = ${userId} order by a.account_id`.execute(
    db,
  );
  return rows.map(toAccount);
}

export async function getAccount(db: Db, userId: number, accountId: number): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.user_id = ${userId} and a.account_id = ${accountId}`.execute(db);
  return rows[0] && toAccount(rows[0]);
}

/** The same under lock: of two who would close it, the later sees what the earlier left. */
export async function lockAccount(tx: Tx, userId: number, accountId: number): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.user_id = ${userId} and a.account_id = ${accountId} for update of a`.execute(tx);
  return rows[0] && toAccount(rows[0]);
}

/** Accounts whose consent may hold although the keys that calls are made with did not, of all users. */
export async function listWithoutKeys(db: Db): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.paused_reason = 'keys_refused' and t.state = 'B' order by a.user_id, a.account_id`.execute(
    db,
  );
  return rows.map(toAccount);
}

/** Accounts that are being left, of all users. */
export async function listLeaving(db: Db): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.leaving is not null order by a.user_id, a.account_id`.execute(db);
  return rows.map(toAccount);
}

export async function setLeaving(tx: Tx, account: AccountRef, loginId: number): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ leaving: 'end', leaving_by: loginId })
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .execute();
}

export async function clearLeaving(tx: Tx, account: AccountRef): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ leaving: null, leaving_by: null })
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .execute();
}

/** Whoever connects the shop next may have it. */
export async function closeAccount(tx: Tx, account: Account, now: Date): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ closed_at: now, leaving: null, leaving_by: null, paused_reason: null, paused_until: null })
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .execute();
  await tx
    .deleteFrom('account_directory')
    .where('platform', '=', account.platform)
    .where('external_id', '=', account.externalId)
    .where('user_id', '=', account.userId)
    .execute();
}

/** Connected and not paused; a pause whose time is over is none. */
const isActiveAt = (now: Date) =>
  sql`t.state = 'A' and (a.paused_reason is null or (a.paused_until is not null and a.paused_until <= ${now}))`;

/** Every account whose work may go on now, of all users: what a worker's schedule is made of. */
export async function listActiveAccounts(db: Db, now: Date): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where ${isActiveAt(now)} order by a.user_id, a.account_id`.execute(db);
  return rows.map(toAccount);
}

/** Ids of those among these accounts whose work may go on now. */
export async function findActive(
  db: Db,
  accounts: readonly { readonly userId: number; readonly accountId: number }[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select a.account_id
    from unnest(${accounts.map((one) => one.userId)}::bigint[], ${accounts.map((one) => one.accountId)}::bigint[])
      as given (user_id, account_id)
    join marketplace_accounts a using (user_id, account_id)
    join account_tokens t using (user_id, account_id)
    where a.closed_at is null and ${isActiveAt(now)}`.execute(db);
  return new Set(rows.map((row) => row.account_id));
}

/** Who holds this external account, whichever user it is. */
export async function findHolder(
  db: Db,
  platform: Platform,
  externalId: string,
): Promise<{ userId: number; accountId: number } | undefined> {
  const row = await db
    .selectFrom('account_directory')
    .select(['user_id', 'account_id'])
    .where('platform', '=', platform)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row && { userId: row.user_id, accountId: row.account_id };
}

export async function insertAccount(
  tx: Tx,
  account: Pick<Account, 'userId' | 'platform' | 'externalId' | 'username' | 'sourceSite'> & { businessType: string },
): Promise<number> {
  const row = await tx
    .insertInto('marketplace_accounts')
    .values({
      user_id: account.userId,
      platform: account.platform,
      external_id: account.externalId,
      username: account.username,
      source_site: account.sourceSite,
      business_type: account.businessType,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_directory')
    .values({
      platform: account.platform,
      external_id: account.externalId,
      user_id: account.userId,
      account_id: row.account_id,
    })
    .execute();
  return row.account_id;
}

/** An account of the user's that was closed: connected again, it goes on with its items and their history. */
export async function findClosed(
  tx: Tx,
  userId: number,
  platform: Platform,
  externalId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('marketplace_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .where('external_id', '=', externalId)
    .where('closed_at', 'is not', null)
    .orderBy('account_id', 'desc')
    .executeTakeFirst();
  return row?.account_id;
}

export async function reopenAccount(tx: Tx, userId: number, accountId: number, now: Date): Promise<void> {
  const row = await tx
    .updateTable('marketplace_accounts')
    .set({ closed_at: null, leaving: null, leaving_by: null, connected_at: now })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .returning(['platform', 'external_id'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_directory')
    .values({ platform: row.platform, external_id: row.external_id, user_id: userId, account_id: accountId })
    .execute();
}

/** Shops change their names at the marketplace. */
export async function setUsername(tx: Tx, userId: number, accountId: number, username: string): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ username })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('username', '<>', username)
    .execute();
}

export async function setPause(
  tx: Tx,
  userId: number,
  accountId: number,
  pause: { reason: PauseReason; until: Date | null } | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('marketplace_accounts')
    .set({ paused_reason: pause?.reason ?? null, paused_until: pause?.until ?? null })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(paused_reason, paused_until) is distinct from (${pause?.reason ?? null}::text, ${pause?.until ?? null}::timestamptz)`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function statusOf(account: Account, now: Date): AccountStatus {
  return accountStatus(
    { state: account.tokenState, type: account.tokenType, expiresAt: account.consentExpiresAt?.toISOString() ?? null },
    now,
  );
}

export interface AccountActivity {
  readonly itemCount: number;
  readonly listedBySite: Partial<Record<Site, number>>;
  readonly importedAt: Date | null;
  readonly ordersAt: Date | null;
  readonly comparedAt: Date | null;
  /** How often orders are looked for; null before the first look. */
  readonly ordersEveryMs: number | null;
}

/** Kept totals and freshness of these accounts, in one statement; read from the rooms that keep them. */
export async function listActivities(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<Map<number, AccountActivity>> {
  const { rows } = await sql<{
    account_id: number;
    item_count: number | null;
    listed: Partial<Record<Site, number>> | null;
    cursors: Record<string, string> | null;
    orders_every_ms: number | null;
  }>`
    select a.account_id,
      (select n from product_totals p where p.user_id = ${userId} and p.account_id = a.account_id and status = '*') as item_count,
      (select jsonb_object_agg(site, n) from listing_totals l
        where l.user_id = ${userId} and l.account_id = a.account_id and state = 'L' and n > 0) as listed,
      (select jsonb_object_agg(kind, last_success_at) from sync_cursors c
        where c.user_id = ${userId} and c.account_id = a.account_id and last_success_at is not null) as cursors,
      (select every_ms from sync_cursors c
        where c.user_id = ${userId} and c.account_id = a.account_id and kind = 'orders') as orders_every_ms
    from unnest(${[...accountIds]}::bigint[]) as a (account_id)`.execute(db);
  return new Map(
    rows.map((row) => {
      const at = (kind: string) => (row.cursors?.[kind] ? new Date(row.cursors[kind]) : null);
      const activity: AccountActivity = {
        itemCount: row.item_count ?? 0,
        listedBySite: row.listed ?? {},
        importedAt: at('import'),
        ordersAt: at('orders'),
        comparedAt: at('compare'),
        ordersEveryMs: row.orders_every_ms,
      };
      return [row.account_id, activity];
    }),
  );
}

/** Changes that have not reached the marketplace, by what they are about; read from the room that keeps them. */
export async function countWaiting(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<Record<'content' | 'price' | 'stock' | 'end', number>> {
  const { rows } = await sql<{ aspect: 'content' | 'price' | 'stock' | 'end'; n: number }>`
    select aspect, count(*)::int as n from desired_states
    where user_id = ${userId} and account_id = ${accountId} and state in ('due', 'uncertain')
    group by aspect`.execute(db);
  const none = { content: 0, price: 0, stock: 0, end: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ aspect, n }) => [aspect, n])) };
}

/** The clock was set back: no pause lasts until after `after`. */
export async function endPauses(db: Db, { after, now }: { readonly after: Date; readonly now: Date }): Promise<void> {
  await db.updateTable('marketplace_accounts').set({ paused_until: now }).where('paused_until', '>', after).execute();
}
