import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import { findFirstMembership, hasSecondFactor, setSessionUser } from '../session/index.ts';

export interface ActingDeps {
  readonly db: Db;
  /** Whether the admin's password is published, as the demo's is. */
  readonly isDemo: boolean;
}

/**
 * Moves the admin's session to the user and records it in both histories. A password alone opens no other business: turning the second
 * factor on ends every session that was opened without it.
 * @throws second_factor_required; user_not_found
 */
export async function actAs({ db, isDemo }: ActingDeps, who: Who, token: string, userId: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!isDemo && !(await hasSecondFactor(tx, who.loginId))) throw fail('second_factor_required');
    if (!(await getSeller(tx, userId))) throw fail('user_not_found');
    await moveTo(tx, who, token, userId);
  });
}

/** Returns to the user of the admin's own login. */
export async function stopActing(db: Db, who: Who, token: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const home = await findFirstMembership(tx, who.loginId);
    if (home) await moveTo(tx, who, token, home.userId);
  });
}

/** Moves an admin's session to another user and records it in the histories of both. */
export async function moveTo(tx: Tx, who: Who, token: string, userId: number): Promise<void> {
  if (userId === who.userId) return;
  await setSessionUser(tx, token, userId);
  const entry = { actor: actorOf(who), entity: 'user', field: 'acting' } as const;
  await recordHistory(tx, who.userId, [
    { ...entry, entityId: who.userId, before: true, after: false, why: 'acting_ended' },
  ]);
  await recordHistory(tx, userId, [{ ...entry, entityId: userId, before: false, after: true, why: 'acting_began' }]);
}
