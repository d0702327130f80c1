import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { RunRow } from './runs.repository.ts';

/**
 * GTINs that the account sells itself, lists for others, or has prepared in this run so far; after a crash, the run
 * continues with these.
 */
export async function listSoldGtins(
  db: Db,
  { userId, accountId, runId }: Pick<RunRow, 'userId' | 'accountId' | 'runId'>,
): Promise<readonly { readonly itemId: number; readonly gtin: string }[]> {
  const { rows } = await sql<{ itemId: number; gtin: string }>`
    with sold as (
      select item_id from items where user_id = ${userId} and account_id = ${accountId} and not is_ended
      union
      select item_id from listings where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'Q', 'P')
      union
      select item_id from run_items where user_id = ${userId} and run_id = ${runId} and verdict <> 'blocked'
    )
    select u.item_id as "itemId", u.gtin from sold
    join item_units u on u.user_id = ${userId} and u.item_id = sold.item_id
    where not u.is_ended and u.gtin is not null`.execute(db);
  return rows;
}
