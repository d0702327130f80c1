import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { AccountRef } from './ports.ts';
import type { DispatchCall } from './wish.ts';

export interface Hold {
  readonly reason: 'quota' | 'unavailable';
  readonly until: Date;
}

/** Keeps a kind of call from being made before `hold.until`; a later hold that stands already is kept. True where it is new. */
export async function putHold(tx: Tx, account: AccountRef, call: DispatchCall, hold: Hold): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into dispatch_holds as h (user_id, account_id, call, reason, until)
    values (${account.userId}, ${account.accountId}, ${call}, ${hold.reason}, ${hold.until})
    on conflict (user_id, account_id, call) do update set reason = excluded.reason, until = excluded.until
    where excluded.until > h.until
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0] !== undefined;
}

/** A call went through: whatever held it is over. Answers what was lifted. */
export async function liftHold(
  tx: Tx,
  account: AccountRef,
  call: DispatchCall,
  now: Date,
): Promise<Hold['reason'] | undefined> {
  const row = await tx
    .deleteFrom('dispatch_holds')
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .where('call', '=', call)
    .where('until', '<=', now)
    .returning('reason')
    .executeTakeFirst();
  return row?.reason as Hold['reason'] | undefined;
}
