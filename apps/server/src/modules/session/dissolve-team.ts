import type { Tx } from '../../platform/database/db.ts';

/** The rows that belong to a login itself. */
const OF_LOGIN = ['sessions', 'authenticators', 'recovery_codes', 'password_resets', 'sign_in_challenges'] as const;

/** Removes all members from a business, and deletes the logins that belong to no other one. Admins keep theirs. */
export async function dissolveTeam(tx: Tx, userId: number): Promise<void> {
  const members = await tx.deleteFrom('memberships').where('user_id', '=', userId).returning('login_id').execute();
  const ids = members.map(({ login_id }) => login_id);
  if (ids.length === 0) return;
  const alone = await tx
    .selectFrom('logins as l')
    .select('l.login_id')
    .where('l.login_id', 'in', ids)
    .where('l.admin_user_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('memberships as m').select('m.login_id').whereRef('m.login_id', '=', 'l.login_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invitations as i').select('i.invited_by').whereRef('i.invited_by', '=', 'l.login_id'))),
    )
    .orderBy('l.login_id')
    // Before the rows of the logins, as `lockLogin` requires, so that no session is opened beside the deletion.
    .forUpdate('l')
    .execute();
  const loginIds = alone.map(({ login_id }) => login_id);
  if (loginIds.length === 0) return;
  for (const table of OF_LOGIN) await tx.deleteFrom(table).where('login_id', 'in', loginIds).execute();
  await tx.deleteFrom('logins').where('login_id', 'in', loginIds).execute();
}
