import { closing } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { businessTables } from '../../platform/database/room-tables.ts';
import { TABLES_KEPT } from './delete-business.ts';

const PASSWORD = 'correct horse battery';
const ASKED = new Date('2031-05-01T12:00:00Z');
let now = ASKED;
const database = useTestDatabase();
const server = useTestServer(database, { clock: clockOf({ now: () => now, sleep: async () => undefined }) });
let owner: TestLogin;
let name: string;

beforeEach(async () => {
  now = ASKED;
  owner = await buildOwner(database.db, { password: PASSWORD });
  const row = await database.db
    .selectFrom('users')
    .select('name')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  name = row.name;
});

const params = (of = owner) => ({ id: of.userId });
const state = () => server.as(owner).call(closing.get, { params: params() });
const body = (given = {}) => ({ name, password: PASSWORD, ...given });
const ask = () => server.as(owner).call(closing.request, { params: params(), body: body() });
const refused = (given = {}) => server.as(owner).refused(closing.request, { params: params(), body: body(given) });
const due = () => server.runJob('closing.due', {});
const after = (days: number) => {
  now = new Date(ASKED.getTime() + days * 86_400_000);
};

/** The number of rows that each table has of a business. */
async function rowsOf(userId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of businessTables(server.tables)) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where user_id = ${userId}`.execute(database.db);
    if ((rows[0]?.n ?? 0) > 0) counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** A business without a connected account and with a plan that ends by itself. */
async function buildLeaver(seller: TestLogin): Promise<void> {
  const account = await buildAccount(database.db, seller.userId);
  await buildItems(database.db, account, [{ title: 'Teapot' }, { title: 'Cup' }]);
  await database.db
    .updateTable('marketplace_accounts')
    .set({ closed_at: ASKED })
    .where('user_id', '=', seller.userId)
    .execute();
  await withTransaction(database.db, (tx) => buildPlan(tx, seller.userId));
  await buildRefund(seller.userId);
  await database.db
    .updateTable('subscriptions')
    .set({ cancels_at_period_end: true })
    .where('user_id', '=', seller.userId)
    .execute();
}

/** A payment that was refunded once. */
async function buildRefund(user_id: number): Promise<void> {
  const { invoice_id, payment_id, total_minor } = await database.db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('refunds')
    .values({
      user_id,
      invoice_id,
      payment_id: payment_id ?? 0,
      amount_minor: total_minor,
      status: 'succeeded',
      created_at: ASKED,
      poll_at: ASKED,
    })
    .execute();
}

describe('requesting the deletion of a business', () => {
  it('requires the name and the password', async () => {
    expect(await refused({ password: 'wrong' })).toMatchObject({ status: 400, error: 'wrong_password' });
    expect(await refused({ name: 'Another' })).toMatchObject({ status: 400, error: 'business_name_wrong' });
    expect(await state()).toMatchObject({ dueAt: null });
  });

  it('requires every account to be disconnected and the plan to be cancelled', async () => {
    await buildAccount(database.db, owner.userId);
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId));
    expect(await state()).toMatchObject({ accounts: 1, hasPlan: true });
    expect(await refused()).toMatchObject({ status: 409, error: 'closing_blocked' });
  });

  it('allows thirty days in which an owner can keep the business, with a reminder a week before', async () => {
    expect(await ask()).toMatchObject({ dueAt: '2031-05-31T12:00:00.000Z' });
    expect((await refused()).error).toBe('closing_under_way');
    after(22);
    await due();
    expect(await server.mailsTo(owner.email)).toHaveLength(1);
    after(24);
    await due();
    await due();
    const mails = await server.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`${name} will be deleted on 31 May 2031`));
    expect(await server.as(owner).call(closing.withdraw, { params: params() })).toMatchObject({ dueAt: null });
    after(40);
    await due();
    expect(await state()).toMatchObject({ dueAt: null });
    const refusal = await server.as(owner).refused(closing.withdraw, { params: params() });
    expect(refusal.error).toBe('closing_not_found');
  });

  it('is for owners only', async () => {
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager', password: PASSWORD });
    const refusal = await server.as(manager).refused(closing.request, { params: params(), body: body() });
    expect(refusal.status).toBe(403);
  });
});

describe('a business whose deletion is due', () => {
  it('is deleted from every table except its invoices, payments and refunds, and another business is untouched', async () => {
    const other = await buildOwner(database.db);
    await buildLeaver(other);
    await buildLeaver(owner);
    const untouched = await rowsOf(other.userId);
    await ask();
    const before = await rowsOf(owner.userId);
    after(29);
    await due();
    expect(await rowsOf(owner.userId)).toEqual(before);
    after(31);
    await due();
    const left = await rowsOf(owner.userId);
    expect(Object.keys(left).toSorted()).toEqual([...TABLES_KEPT].toSorted());
    expect(left.invoices).toBe(before.invoices);
    expect(await rowsOf(other.userId)).toEqual(untouched);
    const row = await database.db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '', email: '' });
    const [mail] = (await server.mailsTo(owner.email)).slice(-1);
    expect(mail?.subject).toBe(`${name} has been deleted`);
    expect((await server.as(owner).send(closing.get, { params: params() })).statusCode).toBe(401);
    await due();
  });

  it('includes logins that belong to no other business, and keeps the others', async () => {
    const member = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    const other = await buildOwner(database.db);
    await database.db
      .insertInto('memberships')
      .values({ user_id: other.userId, login_id: member.loginId, role: 'viewer' })
      .execute();
    await ask();
    after(31);
    await due();
    const left = await database.db
      .selectFrom('logins')
      .select('login_id')
      .where('login_id', 'in', [owner.loginId, member.loginId])
      .execute();
    expect(left).toEqual([{ login_id: member.loginId }]);
  });
});
