import type { TestServer } from './server.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** Lets all listings of a seller follow a change, as if a room had recorded it. */
export async function followChange(
  server: TestServer,
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
  change = 'content',
): Promise<void> {
  await pool.query(
    `insert into listing_followers (user_id, item_id, site, changes)
     select user_id, item_id, site, array[$2] from listings where user_id = $1 on conflict do nothing`,
    [userId, change],
  );
  await server.runJob('listings.follow', { userId });
}
