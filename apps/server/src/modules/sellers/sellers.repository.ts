import type { Platform, PlatformState } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface Seller {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly currency: string;
}

export interface PlatformRow {
  readonly platform: Platform;
  readonly state: PlatformState;
  readonly programme: string | null;
  readonly trialLaunched: boolean;
}

export async function getSeller(db: Db, userId: number): Promise<Seller | undefined> {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && { userId: row.user_id, name: row.name, email: row.email, country: row.country, currency: row.currency };
}

export async function createSeller(tx: Tx, seller: Omit<Seller, 'userId'>): Promise<number> {
  const row = await tx.insertInto('users').values(seller).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}

export async function listPlatforms(db: Db, userId: number): Promise<PlatformRow[]> {
  const rows = await db
    .selectFrom('user_platforms')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('platform')
    .execute();
  return rows.map((row) => ({
    platform: row.platform as Platform,
    state: row.state as PlatformState,
    programme: row.programme,
    trialLaunched: row.trial_launched,
  }));
}

/** Sets a platform's state for a user; what is not named stays as it was. */
export async function setPlatform(
  tx: Tx,
  userId: number,
  entry: { platform: Platform; state: PlatformState; trialLaunched: boolean },
): Promise<void> {
  const values = { state: entry.state, trial_launched: entry.trialLaunched };
  await tx
    .insertInto('user_platforms')
    .values({ user_id: userId, platform: entry.platform, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'platform']).doUpdateSet(values))
    .execute();
}
