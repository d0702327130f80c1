import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface RepricedAccount extends AccountRef {
  readonly isEnabled: boolean;
  readonly wantedAt: Date;
  readonly decidedAt: Date | null;
}

/** Undefined while repricing was never switched on. */
export async function getRepriced(db: Db, { userId, accountId }: AccountRef): Promise<RepricedAccount | undefined> {
  const row = await db
    .selectFrom('repricer_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { userId, accountId, isEnabled: row.is_enabled, wantedAt: row.wanted_at, decidedAt: row.decided_at };
}

/** A rule or the switch changed after the last complete round began. */
export const isWanted = ({ isEnabled, wantedAt, decidedAt }: RepricedAccount): boolean =>
  isEnabled && (decidedAt === null || wantedAt >= decidedAt);

/** Locks the switch, so that it is not changed before the transaction ends. @returns whether repricing is on */
export async function holdSwitch(tx: Tx, { userId, accountId }: AccountRef): Promise<boolean> {
  const { rows } = await sql<{ is_enabled: boolean }>`
    select is_enabled from repricer_accounts where user_id = ${userId} and account_id = ${accountId} for share`.execute(
    tx,
  );
  return rows[0]?.is_enabled ?? false;
}

/** @returns whether it was on before */
export async function setSwitch(
  tx: Tx,
  { userId, accountId }: AccountRef,
  isEnabled: boolean,
  now: Date,
): Promise<boolean> {
  await sql`
    insert into repricer_accounts (user_id, account_id, is_enabled, wanted_at) values (${userId}, ${accountId}, false, ${now})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ is_enabled: boolean }>`
    select is_enabled from repricer_accounts where user_id = ${userId} and account_id = ${accountId} for update`.execute(
    tx,
  );
  const was = rows[0]?.is_enabled ?? false;
  if (was !== isEnabled) {
    await tx
      .updateTable('repricer_accounts')
      .set({ is_enabled: isEnabled, wanted_at: now })
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .execute();
  }
  return was;
}

/** Something of these accounts has changed that concerns all listings. @param accountId null: of all accounts */
export async function wantRound(tx: Tx, userId: number, accountId: number | null, now: Date): Promise<AccountRef[]> {
  const ofAccount = accountId === null ? sql`` : sql`and account_id = ${accountId}`;
  const { rows } = await sql<{ account_id: number }>`
    update repricer_accounts set wanted_at = ${now} where user_id = ${userId} and is_enabled ${ofAccount}
    returning account_id`.execute(tx);
  return rows.map((row) => ({ userId, accountId: row.account_id }));
}

/** What changes by itself, such as hours and the age of offers, is decided anew at least so often: a quarter of an hour. */
const LONGEST_PAUSE_MS = 900_000;
/** A change of the business is decided within this time, unless rounds take long: a minute. */
const SHORTEST_PAUSE_MS = 60_000;
/** Rounds take at most a twentieth of the time. */
const PAUSE_FACTOR = 20;

/**
 * Accounts whose listings are to be decided: wanted since the last round, or something of the business has changed, or the last round is a
 * while ago.
 */
export async function listDueAccounts(db: Db, now: Date): Promise<AccountRef[]> {
  const { rows } = await sql<{ user_id: number; account_id: number }>`
    select r.user_id, r.account_id from repricer_accounts r
    join marketplace_accounts a on a.user_id = r.user_id and a.account_id = r.account_id and a.closed_at is null
    where r.is_enabled and (r.decided_at is null or r.wanted_at >= r.decided_at
      or r.decided_at <= ${new Date(now.getTime() - LONGEST_PAUSE_MS)}
      or (r.decided_at + greatest(${SHORTEST_PAUSE_MS}, ${PAUSE_FACTOR} * coalesce(r.round_ms, 0)) * interval '1 millisecond' <= ${now}
        and exists (select from user_event_counters c where c.user_id = r.user_id and c.last_event_id > r.event_id)))
    order by r.user_id, r.account_id`.execute(db);
  return rows.map((row) => ({ userId: row.user_id, accountId: row.account_id }));
}

/** Accounts that were repriced and are not any more. */
export async function listAccountsOff(db: Db): Promise<AccountRef[]> {
  const rows = await db
    .selectFrom('repricer_accounts')
    .select(['user_id as userId', 'account_id as accountId'])
    .where('is_enabled', '=', false)
    .execute();
  return rows;
}

/** @param round when it began, how long it took, and the last event before it */
export async function saveRound(
  tx: Tx,
  { userId, accountId }: AccountRef,
  round: { readonly beganAt: Date; readonly ms: number; readonly eventId: number },
): Promise<void> {
  await tx
    .updateTable('repricer_accounts')
    .set({ decided_at: round.beganAt, round_ms: Math.min(Math.round(round.ms), 2 ** 31 - 1), event_id: round.eventId })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}
