import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface DropRow {
  readonly dropId: number;
  readonly importId: number;
  readonly known: number;
  readonly missing: number;
  /** The number of consecutive lists with the same result. */
  readonly times: number;
  readonly foundAt: Date;
  readonly seenAt: Date;
}

const columns = sql`drop_id as "dropId", import_id as "importId", known, missing, times, found_at as "foundAt", seen_at as "seenAt"`;

export async function getOpenDrop(db: Db, { userId, accountId }: AccountRef): Promise<DropRow | undefined> {
  const { rows } = await sql<DropRow>`
    select ${columns} from catalogue_drops
    where user_id = ${userId} and account_id = ${accountId} and state = 'open'`.execute(db);
  return rows[0];
}

/** Locks the drop until the transaction ends, so that a confirmation and another list are serialized. */
export async function lockOpenDrop(tx: Tx, { userId, accountId }: AccountRef): Promise<DropRow | undefined> {
  const { rows } = await sql<DropRow>`
    select ${columns} from catalogue_drops
    where user_id = ${userId} and account_id = ${accountId} and state = 'open' for update`.execute(tx);
  return rows[0];
}

/**
 * Stores what a list lacks, as a new drop or an update of the open one.
 * @returns the drop with its number of lists
 */
export async function storeDrop(
  tx: Tx,
  { userId, accountId }: AccountRef,
  list: { importId: number; known: number; missing: readonly number[] },
  now: Date,
): Promise<DropRow> {
  const { rows } = await sql<DropRow>`
    insert into catalogue_drops as f (user_id, account_id, import_id, known, missing, found_at, seen_at)
    values (${userId}, ${accountId}, ${list.importId}, ${list.known}, ${list.missing.length}, ${now}, ${now})
    on conflict (user_id, account_id) where state = 'open' do update set import_id = excluded.import_id, known = excluded.known,
      missing = excluded.missing, times = f.times + 1, seen_at = excluded.seen_at
    returning ${columns}`.execute(tx);
  const [drop] = rows;
  if (!drop) throw new Error('The drop was not stored');
  await removeDropItems(tx, { userId, accountId }, drop.dropId);
  await sql`
    insert into catalogue_drop_items (user_id, account_id, drop_id, item_id)
    select ${userId}::bigint, ${accountId}::bigint, ${drop.dropId}::bigint, unnest(${[...list.missing]}::bigint[])`.execute(
    tx,
  );
  return drop;
}

/** Removes up to `limit` of the missing items from the drop. */
export async function takeDropItems(
  tx: Tx,
  { userId, accountId }: AccountRef,
  dropId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    delete from catalogue_drop_items f using (
      select item_id from catalogue_drop_items
      where user_id = ${userId} and account_id = ${accountId} and drop_id = ${dropId} order by item_id limit ${limit}
    ) t
    where f.user_id = ${userId} and f.account_id = ${accountId} and f.drop_id = ${dropId} and f.item_id = t.item_id
    returning f.item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}

export async function closeDrop(
  tx: Tx,
  key: AccountRef,
  dropId: number,
  end: { state: 'applied' | 'recovered'; at: Date },
): Promise<void> {
  await tx
    .updateTable('catalogue_drops')
    .set({ state: end.state, closed_at: end.at })
    .where('user_id', '=', key.userId)
    .where('account_id', '=', key.accountId)
    .where('drop_id', '=', dropId)
    .execute();
  await removeDropItems(tx, key, dropId);
}

async function removeDropItems(tx: Tx, { userId, accountId }: AccountRef, dropId: number): Promise<void> {
  await tx
    .deleteFrom('catalogue_drop_items')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('drop_id', '=', dropId)
    .execute();
}
