import { billing, closing } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { type HeldWriters, holdWriters } from '../../../test/held-writers.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { businessTables } from '../../platform/database/room-tables.ts';
import { newToken } from '../../platform/ids.ts';
import { connectAccount } from '../accounts/index.ts';
import { SYSTEM } from '../history/index.ts';
import { createSession } from '../session/session.repository.ts';
import { TABLES_KEPT } from './delete-business.ts';

const PASSWORD = 'correct horse battery';
const ASKED = new Date('2031-05-01T12:00:00Z');
let now = ASKED;
const database = useTestDatabase();
const clock = clockOf({ now: () => now, sleep: async () => undefined });
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  now = ASKED;
  owner = await buildOwner(database.db, { password: PASSWORD, business: 'Harbour Goods' });
});

const params = () => ({ id: owner.userId });
const body = { name: 'Harbour Goods', password: PASSWORD };
const due = (signal = new AbortController().signal) => server.runJob('closing.due', {}, { signal });
const dueAt = async () => (await server.as(owner).call(closing.get, { params: params() })).dueAt;

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

function connect(tx: Tx) {
  const { userId } = owner;
  const external = { externalId: `${userId}`, username: 'shop', homeSite: 'UK', businessType: 'BUSINESS' } as const;
  const token = {
    accessToken: 'a',
    refreshToken: 'r',
    accessExpiresAt: '2100-01-01T00:00:00Z',
    refreshExpiresAt: null,
  };
  return connectAccount(tx, testBox, userId, { platform: 'ebay', external, token, reconnects: null, now }, SYSTEM);
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

/** A plan that ends by itself, and a payment for it. */
async function buildCancelledPlan(): Promise<void> {
  await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, undefined, ASKED));
  await setRenewal(false);
}

async function setRenewal(isRenewed: boolean): Promise<void> {
  await database.db
    .updateTable('subscriptions')
    .set({ cancels_at_period_end: !isRenewed })
    .where('user_id', '=', owner.userId)
    .execute();
}

async function setPayment(status: 'pending' | 'failed'): Promise<void> {
  await database.db.updateTable('payments').set({ status }).where('user_id', '=', owner.userId).execute();
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

  it('lets nobody buy, change or resume a plan, or connect an account', async () => {
    await buildCancelledPlan();
    await begin();
    const again = server.as(await signInAgain());
    const choice = { plan: 'starter', interval: 'monthly' } as const;
    const order = {
      ...{ ...choice, idempotency_key: 'key-of-an-order', user_id: owner.userId, total: 25_00 },
      ...{ payment_method_type: 'CREDIT_CARD', payment_method: 'test_card_success' },
    } as const;
    const refusals = [
      await again.refused(billing.resume, { params: params() }),
      await again.refused(billing.change, { params: params(), body: { ...choice, dueTotal: 0 } }),
      await again.refused(billing.createCheckout, { body: order }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual(Array(3).fill('closing_begun'));
    await expect(withTransaction(database.db, connect)).rejects.toMatchObject({ code: 'closing_begun' });
    await due();
    expect((await tablesLeft()).toSorted()).toEqual(TABLES_KEPT.filter((table) => table !== 'refunds').toSorted());
  });
});

describe('a deletion that is due', () => {
  it.each([
    ['an account was connected', () => buildAccount(database.db, owner.userId)],
    ['the plan was resumed', () => setRenewal(true)],
  ])('does not begin if %s since the request, and the owners are told', async (_what, change) => {
    await buildCancelledPlan();
    await ask();
    await change();
    const before = await tablesLeft();
    await due();
    expect(await dueAt()).toBeNull();
    expect(await tablesLeft()).toEqual(before.filter((table) => table !== 'business_closings'));
    const mail = (await server.mailsTo(owner.email)).at(-1);
    expect(mail?.subject).toBe('Harbour Goods was not deleted');
    expect(mail?.text).toContain('31 May 2031');
    expect(mail?.text).toContain('/user/profile/leaving');
  });

  it('sees an account that is being connected in this moment', async () => {
    await ask();
    await watching(async (locks) => {
      let deleted = Promise.resolve();
      await withTransaction(database.db, async (tx) => {
        await connect(tx);
        deleted = due();
        await locks.areWaiting(1);
      });
      await deleted;
    });
    expect(await dueAt()).toBeNull();
  });

  it('waits for a pending payment, and begins when the payment has failed', async () => {
    await buildCancelledPlan();
    await ask();
    await setPayment('pending');
    await due();
    expect(await dueAt()).not.toBeNull();
    expect(await tablesLeft()).toContain('subscriptions');
    await setPayment('failed');
    await due();
    expect(await tablesLeft()).not.toContain('subscriptions');
  });

  it('cannot be requested while a payment is pending', async () => {
    await buildCancelledPlan();
    await setPayment('pending');
    const refusal = await server.as(owner).refused(closing.request, { params: params(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'payment_pending' });
    expect(await dueAt()).toBeNull();
  });
});
