import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** Keeps what is stated of costs and sales as it is until the transaction ends, so that a floor that is worked out of it holds. */
export async function lockFigures(
  tx: Tx,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
): Promise<void> {
  await sql`
    select from item_costs where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    order by item_id, valid_from for share`.execute(tx);
  await sql`
    select from cost_assumptions where user_id = ${userId} and account_id = ${accountId}
    order by site, valid_from for share`.execute(tx);
}
