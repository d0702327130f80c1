import { closing } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { type HeldWriters, holdWriters } from '../../../test/held-writers.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { businessTables } from '../../platform/database/room-tables.ts';
import { newToken } from '../../platform/ids.ts';
import { createSession } from '../session/session.repository.ts';

const PASSWORD = 'correct horse battery';
const ASKED = new Date('2031-05-01T12:00:00Z');
let now = ASKED;
const database = useTestDatabase();
const server = useTestServer(database, { clock: clockOf({ now: () => now, sleep: async () => undefined }) });
let owner: TestLogin;

beforeEach(async () => {
  now = ASKED;
  owner = await buildOwner(database.db, { password: PASSWORD, business: 'Harbour Goods' });
});

const params = () => ({ id: owner.userId });
const body = { name: 'Harbour Goods', password: PASSWORD };
const due = (signal = new AbortController().signal) => server.runJob('closing.due', {}, { signal });

/** Asks for the deletion and waits until it is due. */
async function ask(): Promise<void> {
  await server.as(owner).call(closing.request, { params: params(), body });
  now = new Date(ASKED.getTime() + 31 * 86_400_000);
}

/** A deletion that is interrupted as soon as it has begun. */
async function begin(): Promise<void> {
  await ask();
  await expect(due(AbortSignal.abort())).rejects.toThrow(/aborted/);
}

/** The owner with a new session. */
async function signInAgain(): Promise<TestLogin> {
  const token = newToken();
  const { loginId, userId } = owner;
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await createSession(database.db, { token, loginId, userId, adminUserId: null, now, expiresAt });
  return { ...owner, cookie: cookieOf(token) };
}

/** The tables that have rows of the business. */
async function tablesLeft(): Promise<string[]> {
  const left: string[] = [];
  for (const table of businessTables(server.tables)) {
    const { rows } = await sql`select from ${sql.table(table)} where user_id = ${owner.userId} limit 1`.execute(
      database.db,
    );
    if (rows.length > 0) left.push(table);
  }
  return left;
}

/** A row in one of the first tables that are emptied. */
async function buildFormerMember(): Promise<void> {
  await database.db.insertInto('former_members').values({ user_id: owner.userId, login_id: owner.loginId }).execute();
}

/** Runs `work`, which can wait until another transaction waits for a lock. */
async function watching(work: (locks: HeldWriters) => Promise<void>): Promise<void> {
  const locks = await holdWriters(database, 'articles');
  try {
    await work(locks);
  } finally {
    await locks.release();
  }
}

describe('a deletion that has begun', () => {
  it('cannot be withdrawn, and ends the sessions of the business', async () => {
    await begin();
    expect((await server.as(owner).send(closing.get, { params: params() })).statusCode).toBe(401);
    const again = server.as(await signInAgain());
    const refusal = await again.refused(closing.withdraw, { params: params() });
    expect(refusal).toMatchObject({ status: 409, error: 'closing_begun' });
    await due();
    expect((await tablesLeft()).toSorted()).toEqual(['users']);
  });

  it('cannot be withdrawn while a table is being emptied', async () => {
    await ask();
    const platforms = await holdWriters(database, 'user_platforms');
    const deleted = due();
    await platforms.areWaiting(1);
    const again = server.as(await signInAgain());
    const answer = await again.send(closing.withdraw, { params: params() });
    await platforms.release();
    await deleted;
    expect(answer.json()).toMatchObject({ error: 'closing_begun' });
  });

  it('removes rows that are written to a table that it has already emptied', async () => {
    await ask();
    const platforms = await holdWriters(database, 'user_platforms');
    const deleted = due();
    await platforms.areWaiting(1);
    await buildFormerMember();
    await platforms.release();
    await deleted;
    expect(await tablesLeft()).toEqual(['users']);
  });

  it('removes a row that another transaction changes meanwhile', async () => {
    await buildFormerMember();
    await ask();
    await watching(async (locks) => {
      let deleted = Promise.resolve();
      await withTransaction(database.db, async (tx) => {
        await tx.updateTable('former_members').set({ left_at: now }).where('user_id', '=', owner.userId).execute();
        deleted = due();
        await locks.areWaiting(1);
      });
      await deleted;
    });
    expect(await tablesLeft()).toEqual(['users']);
  });
});
