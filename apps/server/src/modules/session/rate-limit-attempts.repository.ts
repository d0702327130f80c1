import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { hashToken } from '../../platform/ids.ts';

/** @returns the number in the key's window, including this one; after its end a new window starts and ends at `endsAt` */
export async function addAttempt(db: Db, key: string, now: Date, endsAt: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    insert into rate_limit_attempts as a (key_hash, n, ends_at) values (${hashToken(key)}, 1, ${endsAt})
    on conflict (key_hash) do update set
      n = case when a.ends_at > ${now} then a.n + 1 else 1 end,
      ends_at = case when a.ends_at > ${now} then a.ends_at else ${endsAt} end
    returning n`.execute(db);
  return rows[0]?.n ?? 1;
}

export async function uncountAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update rate_limit_attempts set n = n - 1 where key_hash = any(${keys.map(hashToken)}::bytea[]) and n > 0`.execute(
    db,
  );
}

export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit_attempts').where('ends_at', '<=', now).execute();
}
