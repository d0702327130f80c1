import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { SealedColumn } from '../../platform/resealing.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { createSearchKey, KEY_BYTES, type SearchKey } from './search-key.ts';

const contextOf = (userId: number) => `order-search-key:${userId}`;

/** Decrypted keys by database and user; they never change. */
const known = new WeakMap<Db, Map<number, SearchKey>>();

/** The business's own key for read-only use, cached in memory. */
export async function keepSearchKey(db: Db, box: SecretBox, userId: number): Promise<SearchKey> {
  const keys = known.get(db) ?? new Map<number, SearchKey>();
  known.set(db, keys);
  const key = keys.get(userId) ?? (await readSearchKey(db, box, userId));
  if (keys.size >= MOST_KNOWN) keys.clear();
  keys.set(userId, key);
  return key;
}

/** The maximum number of keys in memory. */
const MOST_KNOWN = 10_000;

/**
 * The business's own key, created when it is first needed. It does not change with the secret, so that earlier hashes
 * are still found.
 */
export async function readSearchKey(db: Db, box: SecretBox, userId: number): Promise<SearchKey> {
  const stored = await findKey(db, userId);
  if (stored) return opened(box, userId, stored);
  const made = box.seal(randomBytes(KEY_BYTES).toString('base64'), contextOf(userId));
  await sql`insert into order_search_keys (user_id, sealed) values (${userId}, ${made}) on conflict do nothing`.execute(
    db,
  );
  return opened(box, userId, (await findKey(db, userId)) ?? made);
}

async function findKey(db: Db, userId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('order_search_keys')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.sealed;
}

function opened(box: SecretBox, userId: number, sealed: Buffer): SearchKey {
  return createSearchKey(Buffer.from(box.open(sealed, contextOf(userId)), 'base64'));
}

export const sealedSearchKeys: SealedColumn = {
  name: 'order_search_keys.sealed',
  async list(db, after, limit) {
    const { rows } = await sql<{ user_id: number; sealed: Buffer }>`
      select user_id, sealed from order_search_keys where user_id > ${Number(after ?? 0)}
      order by user_id limit ${limit}`.execute(db);
    return rows.map(({ user_id, sealed }) => ({ key: String(user_id), sealed, context: contextOf(user_id) }));
  },
  async replace(db, changes) {
    await sql`
      update order_search_keys k set sealed = c.after
      from unnest(${changes.map(({ key }) => key)}::bigint[], ${changes.map((c) => c.before)}::bytea[],
        ${changes.map((c) => c.after)}::bytea[]) as c (user_id, before, after)
      where k.user_id = c.user_id and k.sealed = c.before`.execute(db);
  },
};
