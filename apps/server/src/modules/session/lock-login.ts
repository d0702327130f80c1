import type { Tx } from '../../platform/database/db.ts';

/**
 * Locks a login until the end of the transaction. Whoever opens a session or a challenge, sets a password or changes the second factor takes
 * this lock before the rows that belong to the login. So each of them sees what the others have committed, and removes what they have opened.
 * @returns the hash of the login's password; undefined if there is no such login
 */
export async function lockLogin(tx: Tx, loginId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('logins')
    .select('password_hash')
    .where('login_id', '=', loginId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}
