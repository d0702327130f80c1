import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface FallRow {
  readonly fallId: number;
  readonly importId: number;
  readonly known: number;
  readonly missing: number;
  /** Lists in a row that said the same. */
  readonly times: number;
  readonly foundAt: Date;
  readonly seenAt: Date;
}

interface AccountKey {
  readonly userId: number;
  readonly accountId: number;
}

const columns = sql`fall_id as "fallId", import_id as "importId", known, missing, times, found_at as "foundAt", seen_at as "seenAt"`;

export async function getOpenFall(db: Db, { userId, accountId }: AccountKey): Promise<FallRow | undefined> {
  const { rows } = await sql<FallRow>`
    select ${columns} from catalogue_falls
    where user_id = ${userId} and account_id = ${accountId} and state = 'open'`.execute(db);
  return rows[0];
}

/** Locks it until the transaction ends: a confirmation and a further list take turns. */
export async function lockOpenFall(tx: Tx, { userId, accountId }: AccountKey): Promise<FallRow | undefined> {
  const { rows } = await sql<FallRow>`
    select ${columns} from catalogue_falls
    where user_id = ${userId} and account_id = ${accountId} and state = 'open' for update`.execute(tx);
  return rows[0];
}

/** Notes what a list lacks: a new fall, or what the open one has become. @returns it, with the number of lists that said so */
export async function storeFall(
  tx: Tx,
  { userId, accountId }: AccountKey,
  list: { importId: number; known: number; missing: readonly number[] },
  now: Date,
): Promise<FallRow> {
  const { rows } = await sql<FallRow>`
    insert into catalogue_falls as f (user_id, account_id, import_id, known, missing, found_at, seen_at)
    values (${userId}, ${accountId}, ${list.importId}, ${list.known}, ${list.missing.length}, ${now}, ${now})
    on conflict (user_id, account_id) where state = 'open' do update set import_id = excluded.import_id, known = excluded.known,
      missing = excluded.missing, times = f.times + 1, seen_at = excluded.seen_at
    returning ${columns}`.execute(tx);
  const [fall] = rows;
  if (!fall) throw new Error('The fall was not stored');
  await removeFallItems(tx, { userId, accountId }, fall.fallId);
  await sql`
    insert into catalogue_fall_items (user_id, account_id, fall_id, item_id)
    select ${userId}::bigint, ${accountId}::bigint, ${fall.fallId}::bigint, unnest(${[...list.missing]}::bigint[])`.execute(
    tx,
  );
  return fall;
}

/** Takes up to `limit` of the missing items out of the fall. */
export async function takeFallItems(
  tx: Tx,
  { userId, accountId }: AccountKey,
  fallId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    delete from catalogue_fall_items f using (
      select item_id from catalogue_fall_items
      where user_id = ${userId} and account_id = ${accountId} and fall_id = ${fallId} order by item_id limit ${limit}
    ) t
    where f.user_id = ${userId} and f.account_id = ${accountId} and f.fall_id = ${fallId} and f.item_id = t.item_id
    returning f.item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}

export async function closeFall(
  tx: Tx,
  key: AccountKey,
  fallId: number,
  end: { state: 'applied' | 'recovered'; at: Date },
): Promise<void> {
  await tx
    .updateTable('catalogue_falls')
    .set({ state: end.state, closed_at: end.at })
    .where('user_id', '=', key.userId)
    .where('account_id', '=', key.accountId)
    .where('fall_id', '=', fallId)
    .execute();
  await removeFallItems(tx, key, fallId);
}

async function removeFallItems(tx: Tx, { userId, accountId }: AccountKey, fallId: number): Promise<void> {
  await tx
    .deleteFrom('catalogue_fall_items')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('fall_id', '=', fallId)
    .execute();
}
