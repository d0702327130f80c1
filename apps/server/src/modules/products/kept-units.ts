import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** Units of these items whose pieces a marketplace stores and counts, so that nobody else does. */
export async function listKeptUnits(db: Db, userId: number, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ unitId: number }>`
    ${prepared} select distinct unit_id as "unitId" from stock_targets
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and is_home and is_read_only and not is_ended`.execute(
    db,
  );
  return new Set(rows.map(({ unitId }) => unitId));
}
