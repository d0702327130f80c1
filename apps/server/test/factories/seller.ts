import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@quayside/kernel';
import type { Db } from '../../src/platform/database/db.ts';

let made = 0;

/** A business without anything. */
export async function buildSeller(
  db: Db,
  changes: { name?: string; country?: string; currency?: string } = {},
): Promise<number> {
  made += 1;
  const { name = `Seller ${made}`, country = 'GB', currency = 'GBP' } = changes;
  const row = await db
    .insertInto('users')
    .values({ name, email: `seller-${made}@seller.example`, country, currency })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return row.user_id;
}

/** A signed-in login of a seller; answers the cookie header. */
export async function buildSession(db: Db, userId: number, role: Role = 'owner'): Promise<string> {
  made += 1;
  const { login_id } = await db
    .insertInto('logins')
    .values({ email: `login-${made}@login.example`, name: `Login ${made}`, password_hash: 'none' })
    .returning('login_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('memberships').values({ user_id: userId, login_id, role }).execute();
  const token = randomBytes(16).toString('hex');
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      login_id,
      user_id: userId,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return `quayside_session=${token}`;
}
