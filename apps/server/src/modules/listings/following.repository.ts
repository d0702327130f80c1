import type { Following } from '@quayside/contract';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The default until the seller chooses. */
const UNASKED: Following = { endsAbroad: false, followsTitles: false };

export async function readFollowing(db: Db, userId: number, accountId: number): Promise<Following> {
  const row = await db
    .selectFrom('home_following')
    .select(['ends_abroad', 'follows_titles'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { endsAbroad: row.ends_abroad, followsTitles: row.follows_titles } : UNASKED;
}

export async function storeFollowing(tx: Tx, userId: number, accountId: number, wanted: Following): Promise<void> {
  const values = { ends_abroad: wanted.endsAbroad, follows_titles: wanted.followsTitles };
  await tx
    .insertInto('home_following')
    .values({ user_id: userId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet(values))
    .execute();
}
