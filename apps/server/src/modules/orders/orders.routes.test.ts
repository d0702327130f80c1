import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSeller, buildSession } from '../../../test/factories/seller.ts';
import { buildTestApp } from '../../../test/setup/test-app.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { orderRoutes } from './orders.routes.ts';

const database = useTestDatabase();
let app: FastifyInstance;
let userId: number;
let cookie: string;

beforeAll(async () => {
  app = await buildTestApp(database.db, orderRoutes(database));
  userId = await buildSeller(database.db);
  cookie = await buildSession(database.db, userId, 'viewer');
  const looked = { user_id: userId, account_id: 1, cursor: 'c', looked_at: new Date('2026-11-21T10:00:00Z') };
  await database.db.insertInto('order_cursors').values(looked).execute();
  for (let day = 1; day <= 5; day += 1) await insertOrder(day);
});
afterAll(() => app?.close());

async function insertOrder(day: number): Promise<void> {
  const at = new Date(`2026-11-0${day}T08:00:00Z`);
  const { order_id } = await database.db
    .insertInto('orders')
    .values({
      user_id: userId,
      account_id: day % 2,
      platform: 'ebay',
      external_id: `order-${day}`,
      site: 'DE',
      status: 'paid',
      total_minor: day * 100,
      currency: 'EUR',
      stock_status: day === 4 ? 'oversold' : 'fulfillable',
      ordered_at: at,
      modified_at: at,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const line = {
    external_id: '1',
    marketplace_sku: 'A-DE',
    title: 'Figure',
    quantity: 2,
    reserved: 2,
    currency: 'EUR',
  };
  await database.db
    .insertInto('order_lines')
    .values({ user_id: userId, order_id, total_minor: day * 100, ...line })
    .execute();
}

function list(query = '', options: { platform?: string; user?: number; cookie?: string } = {}) {
  const { platform = 'all', user = userId } = options;
  return app.inject({
    method: 'GET',
    url: `/v1/users/${user}/sales/${platform}${query}`,
    headers: { cookie: options.cookie ?? cookie },
  });
}

const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.json().list.map((order: { externalId: string }) => order.externalId);

describe('the list of orders', () => {
  it('shows the newest first, with their lines and when they were last looked for', async () => {
    const answer = await list();
    expect(answer.statusCode).toBe(200);
    expect(idsOf(answer)).toEqual(['order-5', 'order-4', 'order-3', 'order-2', 'order-1']);
    expect(answer.json()).toMatchObject({ nextCursor: null, checkedAt: '2026-11-21T10:00:00.000Z' });
    expect(answer.json().list[0]).toMatchObject({
      total: { minor: 500, currency: 'EUR' },
      lines: [{ sku: 'A-DE', quantity: 2, reserved: 2 }],
    });
  });

  it('pages without a gap or a repetition', async () => {
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.json().nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.json().nextCursor}`);
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual([5, 4, 3, 2, 1].map((day) => `order-${day}`));
    expect(third.json().nextCursor).toBeNull();
  });

  it('keeps to an account, to a platform and to what was oversold', async () => {
    expect(idsOf(await list('?accountId=1'))).toEqual(['order-5', 'order-3', 'order-1']);
    expect(idsOf(await list('?stockStatus=oversold'))).toEqual(['order-4']);
    expect(idsOf(await list('', { platform: 'amazon' }))).toEqual([]);
    expect(idsOf(await list('', { platform: 'ebay' }))).toHaveLength(5);
  });

  it.each([
    ['an unknown platform', '', 'etsy'],
    ['a limit of nothing', '?limit=0', 'all'],
    ['a foreign word', '?colour=blue', 'all'],
    ['a cursor that is none', '?cursor=%7B%7D', 'all'],
  ])('refuses %s', async (_name, query, platform) => {
    const answer = await list(query, { platform });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
  });

  it('is shown to nobody without a session, and to no other seller', async () => {
    expect((await list('', { cookie: '' })).statusCode).toBe(401);
    const foreign = await list('', { user: userId + 1 });
    expect([foreign.statusCode, foreign.json().error]).toEqual([403, 'foreign_user']);
  });
});
