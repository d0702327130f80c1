import type { AccountRef, Platform } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import type { Account } from './accounts.repository.ts';

/** Finds the user who has this external account connected. */
export async function findHolder(db: Db, platform: Platform, externalId: string): Promise<AccountRef | undefined> {
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
  account: Pick<Account, 'userId' | 'platform' | 'externalId' | 'username' | 'sourceSite' | 'businessType'>,
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
  await signal(tx, 'accounts');
  return row.account_id;
}

/** Finds a closed account of the user. Reconnecting it restores its items and their history. */
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
  await signal(tx, 'accounts');
}

/** Updates the names and seller type, which can change at the marketplace. */
export async function setNames(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { username, businessType }: Pick<Account, 'username' | 'businessType'>,
): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ username, business_type: businessType })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('username', '<>', username), row('business_type', '<>', businessType)]))
    .execute();
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

/** Closes the account, so that any user may connect the shop next. */
export async function closeAccount(tx: Tx, account: Account, now: Date): Promise<void> {
  await tx
    .updateTable('marketplace_accounts')
    .set({ closed_at: now, leaving: null, leaving_by: null, paused_reason: null })
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .execute();
  await tx
    .deleteFrom('account_directory')
    .where('platform', '=', account.platform)
    .where('external_id', '=', account.externalId)
    .where('user_id', '=', account.userId)
    .execute();
  await signal(tx, 'accounts');
}
