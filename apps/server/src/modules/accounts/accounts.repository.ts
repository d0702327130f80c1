import type { BusinessType } from '@quayside/contract';
import { type AccountRef, type AccountStatus, accountStatus, type Platform, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';

/** A connected marketplace account, without its tokens. */
export interface Account extends AccountRef {
  readonly platform: Platform;
  readonly externalId: string;
  readonly username: string;
  readonly sourceSite: Site;
  readonly businessType: BusinessType;
  /** Why work is paused. */
  readonly pausedReason: LossReason | null;
  readonly connectedAt: Date;
  readonly tokenState: string;
  readonly tokenType: string;
  readonly consentExpiresAt: Date | null;
  /** The number of the seller's consents so far. */
  readonly consent: number;
  readonly consentedAt: Date;
  /** `end`: the account closes once every listing that Quayside made has ended. */
  readonly leaving: 'end' | null;
}

/** Why access is lost. `keys_refused` lasts until the marketplace accepts the keys again, and every other reason until the seller reconnects. */
export type LossReason = 'auth_expired' | 'access_revoked' | 'right_missing' | 'keys_refused';

interface AccountRow {
  user_id: number;
  account_id: number;
  platform: Platform;
  external_id: string;
  username: string;
  source_site: Site;
  business_type: BusinessType;
  paused_reason: LossReason | null;
  connected_at: Date;
  token_state: string;
  token_type: string;
  refresh_expires_at: Date | null;
  version: number;
  consented_at: Date;
  leaving: 'end' | null;
}

/** All accounts that are not closed. */
const selectAccounts = sql`
  select a.user_id, a.account_id, a.platform, a.external_id, a.username, a.source_site, a.business_type, a.paused_reason,
    a.connected_at, a.leaving, t.state as token_state, t.type as token_type, t.refresh_expires_at,
    t.version, t.consented_at
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
    businessType: row.business_type,
    pausedReason: row.paused_reason,
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

/** Reads the account under lock, so that of two concurrent disconnects the second sees the result of the first. */
export async function lockAccount(tx: Tx, userId: number, accountId: number): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.user_id = ${userId} and a.account_id = ${accountId} for update of a`.execute(tx);
  return rows[0] && toAccount(rows[0]);
}

/** Accounts of these platforms, of all users, whose application keys were rejected; the consents may still be valid. */
export async function listWithoutKeys(db: Db, platforms: Iterable<Platform>): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.paused_reason = 'keys_refused' and t.state = 'B' and a.platform = any(${[...platforms]}::text[])
    order by a.user_id, a.account_id`.execute(db);
  return rows.map(toAccount);
}

/** Accounts of all users that are being disconnected. */
export async function listLeaving(db: Db): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where a.leaving is not null order by a.user_id, a.account_id`.execute(db);
  return rows.map(toAccount);
}

/** Connected and not paused. */
const IS_ACTIVE = sql`t.state = 'A' and a.paused_reason is null`;

/** All accounts of these platforms, of all users, whose work may continue now, each with its encrypted token. */
export async function listActiveWithTokens(
  db: Db,
  platforms: Iterable<Platform>,
): Promise<{ readonly account: Account; readonly sealed: Buffer }[]> {
  const { rows } = await sql<AccountRow & { ciphertext: Buffer }>`
    select s.*, t.ciphertext from (${selectAccounts} where ${IS_ACTIVE} and a.platform = any(${[...platforms]}::text[])) s
    join account_tokens t using (user_id, account_id) order by user_id, account_id`.execute(db);
  return rows.map((row) => ({ account: toAccount(row), sealed: row.ciphertext }));
}

/** The same accounts without their tokens. */
export async function listActiveAccounts(db: Db, platforms: Iterable<Platform>): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where ${IS_ACTIVE} and a.platform = any(${[...platforms]}::text[]) order by a.user_id, a.account_id`.execute(
    db,
  );
  return rows.map(toAccount);
}

/** The ids of those accounts that are on one of the platforms and whose work may continue now. */
export async function findActive(
  db: Db,
  accounts: readonly AccountRef[],
  platforms: Iterable<Platform>,
): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select a.account_id
    from unnest(${accounts.map((one) => one.userId)}::bigint[], ${accounts.map((one) => one.accountId)}::bigint[])
      as given (user_id, account_id)
    join marketplace_accounts a using (user_id, account_id)
    join account_tokens t using (user_id, account_id)
    where a.closed_at is null and a.platform = any(${[...platforms]}::text[]) and ${IS_ACTIVE}`.execute(db);
  return new Set(rows.map((row) => row.account_id));
}

export async function setPause(tx: Tx, userId: number, accountId: number, reason: LossReason | null): Promise<boolean> {
  const result = await tx
    .updateTable('marketplace_accounts')
    .set({ paused_reason: reason })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`paused_reason is distinct from ${reason}::text`)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await signal(tx, 'accounts');
  return result.numUpdatedRows > 0n;
}

/** @param platforms the platforms that this installation is configured for */
export function statusOf(account: Account, now: Date, platforms: { has(platform: Platform): boolean }): AccountStatus {
  return accountStatus(
    { state: account.tokenState, type: account.tokenType, expiresAt: account.consentExpiresAt?.toISOString() ?? null },
    now,
    platforms.has(account.platform),
  );
}
