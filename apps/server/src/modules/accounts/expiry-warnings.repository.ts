import type { AccountRef, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The value of a warning row for lost access, instead of the days until its end. */
export const ACCESS_LOST = 0;

export interface Due extends AccountRef {
  readonly consent: number;
  readonly platform: Platform;
  readonly username: string;
  readonly endsAt: Date | null;
  /** Why the account's work is paused; for lost access, how it was lost. */
  readonly pausedReason: string | null;
  readonly country: string;
}

/** Accounts whose access ends before the horizon or was lost, and whose current warning has not been sent. */
export async function findDue(db: Db, horizon: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select a.user_id as "userId", a.account_id as "accountId", t.version as consent, a.platform, a.username,
      case when t.state = 'A' then t.refresh_expires_at end as "endsAt", a.paused_reason as "pausedReason", u.country
    from account_tokens t
    join marketplace_accounts a on a.user_id = t.user_id and a.account_id = t.account_id and a.closed_at is null
    join users u on u.user_id = a.user_id
    where (t.state = 'A' and t.refresh_expires_at is not null and t.refresh_expires_at <= ${horizon})
      or (t.state in ('B', 'W') and t.type = 'R' and not exists (select from expiry_warnings w
        where w.user_id = t.user_id and w.account_id = t.account_id and w.consent = t.version and w.days = ${ACCESS_LOST}))
    order by a.user_id, a.account_id`.execute(db);
  return rows;
}

/** Stores a warning. False if it was already sent for this consent. */
export async function noteWarning(tx: Tx, due: Due, days: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('expiry_warnings')
    .values({ user_id: due.userId, account_id: due.accountId, consent: due.consent, days })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
