import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../src/platform/database/database.ts';
import { buildAccount } from './factories/account.ts';
import { britishDetails, buildPlan } from './factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { useTestDatabase } from './setup/test-database.ts';

/*
 * The lists "Payments, plans and trial", "Personal data and settings" and "Invoices, help and logging" of the
 * specification, section 7, line by line, over HTTP. Each row repeats the line; paths are written out, so that a change
 * of the contract is noticed here. Where the specification shows no path, the row uses Quayside's own.
 */

const database = useTestDatabase();
const server = useTestServer(database, { settings: { PAYMENT_PROVIDER: 'test' } });
let base: string;

/** A business that pays for a plan, two in their trial of which one has not started it, and one that has no plan yet. */
let who: Readonly<Record<'payer' | 'trialist' | 'waiting' | 'buyer', TestLogin>>;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const payer = await buildOwner(database.db, { ebay: 'P' });
  await buildAccount(database.db, payer.userId);
  await withTransaction(database.db, (tx) => buildPlan(tx, payer.userId));
  const [trialist, waiting] = [
    await buildOwner(database.db, { ebay: 'T' }),
    await buildOwner(database.db, { ebay: 'T' }),
  ];
  await database.db
    .updateTable('user_platforms')
    .set({ trial_launched: false })
    .where('user_id', 'in', [trialist.userId, waiting.userId])
    .execute();
  who = { payer, trialist, waiting, buyer: await buildOwner(database.db, { ebay: 'T' }) };
  for (const [what, entered] of [
    ['tools', TOOLS],
    ['invoice_details', britishDetails],
    ['contact_details', CONTACT],
  ] as const)
    expect(await ask(payer, `PUT /v1/users/{id}/personal_data_management/${what}`, entered)).toMatchObject({
      status: 200,
    });
  await copyInvoice(payer.userId, 11);
  await server.installArticles();
});

/** More invoices than a page has. */
async function copyInvoice(userId: number, copies: number): Promise<void> {
  const { invoice_id: _id, ...row } = await database.db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: copies }, (_, index) => ({
    ...row,
    number: `${row.number}-${index}`,
    invoice_date: `2020-01-${String(index + 1).padStart(2, '0')}`,
    lines: JSON.stringify(row.lines),
    buyer: JSON.stringify(row.buyer),
    vat_proof: null,
  }));
  await database.db.insertInto('invoices').values(rows).execute();
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** @param path `{id}` is the user's id */
async function ask(login: TestLogin | null, line: string, body?: unknown): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await fetch(base + path.replaceAll('{id}', String(login?.userId ?? '')), {
    method,
    headers: {
      ...(login ? { cookie: login.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const text = expect.any(String);
const number = expect.any(Number);
const flag = expect.any(Boolean);
const list = expect.any(Array);
const some = expect.any(Object);

const TRIAL = { state: text, items: { total: number, listed: number }, postponeCount: number, validationTime: text };
const CONTACT = {
  first_name: 'Robin',
  last_name: 'Quay',
  phone: '+441326212345',
  email: '',
  address: {
    line1: '12 Harbour Lane',
    line2: '',
    city: 'Falmouth',
    postal_code: 'TR11 3AA',
    country: 'GB',
    state_or_province: '',
  },
};
const TOOLS = { tools: [{ code: 'C', tool_external_reference: '12017' }] };

type Row = readonly [line: string, as: keyof typeof who | null, status: number, answer: unknown, body?: unknown];

const PAYMENTS: readonly Row[] = [
  ['GET /v1/users/{id}/current_payment_links', 'payer', 200, { links: { plans: text, update_payment_method: text } }],
  ['GET /v1/users/{id}/subscriptions/plans', 'buyer', 200, { currency: 'GBP', plans: list }],
  [
    'GET /v2/users/{id}/subscriptions/plans/current',
    'payer',
    200,
    { type: 'standard', subscription: { plan: 'growth' } },
  ],
  [
    'GET /v1/users/{id}/subscriptions/plans/current',
    'payer',
    200,
    { type: 'standard', title: 'Growth', isLegacy: false },
  ],
  // Available and subscribed plans queries: paths not shown.
  ['GET /v1/users/{id}/subscriptions/plans/available', 'payer', 200, { plans: list }],
  ['GET /v1/users/{id}/subscriptions/plans/subscribed', 'payer', 200, { plans: [{ plan: 'growth' }] }],
  ['GET /v1/users/{id}/trial/items/ebay', 'waiting', 200, { ...TRIAL, state: 'waiting', postponeCount: 0 }],
  ['PUT /v1/users/{id}/trial/prolong/ebay', 'trialist', 200, { ...TRIAL, postponeCount: 1 }],
  ['PUT /v1/users/{id}/trial/start/ebay', 'trialist', 200, { ...TRIAL, state: 'running' }],
  ['GET /v1/users/{id}/credit-card-one-time', 'payer', 200, { token: text, expires_at: text }],
];

const PERSONAL: readonly Row[] = [
  [
    'GET /v1/no-auth/personal_data_management/tools_list',
    null,
    200,
    { tools: [{ code: 'C', name: 'ChannelAdvisor' }] },
  ],
  ['PUT /v1/users/{id}/personal_data_management/tools', 'buyer', 200, TOOLS, TOOLS],
  ['GET /v1/users/{id}/personal_data_management/tools', 'payer', 200, TOOLS],
  ['PUT /v1/users/{id}/personal_data_management/invoice_details', 'buyer', 200, britishDetails, britishDetails],
  ['GET /v1/users/personal_data_management/invoice_details/{id}', 'payer', 200, britishDetails],
  ['PUT /v1/users/{id}/personal_data_management/contact_details', 'buyer', 200, CONTACT, CONTACT],
  ['GET /v1/users/{id}/personal_data_management/contact_details', 'payer', 200, CONTACT],
  ['GET /v2/user_entitlements/{id}', 'payer', 200, { can_use_shipping: flag, bulk_requesting_enabled: flag }],
  ['GET /v1/users/{id}/settings', 'payer', 200, { list }],
  [
    'PUT /v1/users/{id}/settings/wi-returns-enabled',
    'payer',
    200,
    { name: 'wi-returns-enabled', value: false },
    { value: false },
  ],
  ['GET /v1/users/{id}/services_eligibility', 'payer', 200, { services: list }],
  ['GET /v1/users/{id}/listing-optimizer', 'payer', 200, { checks: list, items: number }],
  ['PUT /v1/users/{id}/listing-optimizer/gtin', 'payer', 200, { checks: list }, { value: false }],
  // User accounts list, and terms-acceptance status for a user and product: paths not shown.
  ['GET /v1/users/{id}/accounts', 'payer', 200, { list: [some] }],
  ['GET /v1/users/{id}/terms_of_service/wi/latest', 'payer', 200, { version: text, is_accepted: flag, file_uri: text }],
];

const HELP: readonly Row[] = [
  ['GET /v2/users/{id}/invoices', 'payer', 200, { data: list, total_pages: 2, total: 12 }],
  ['GET /v2/users/{id}/invoices/unpaid', 'payer', 200, { data: [] }],
  // Client-side, 404 is an empty list; here a business without invoices has an empty one.
  ['GET /v2/users/{id}/invoices', 'trialist', 200, { data: [], total: 0 }],
  ['GET /v1/articles', null, 200, { count: number, results: list }],
  // Help-centre article search with query, locale and topic: path not shown.
  [
    'GET /v1/articles?query=rechnung&locale=de',
    null,
    200,
    { count: number, results: expect.arrayContaining([some]), language: 'de' },
  ],
  [
    'POST /diary',
    null,
    204,
    undefined,
    { message: 'A button fell off', processName: 'portal', level: 'warn', userId: 7 },
  ],
  [
    'POST /diary',
    null,
    204,
    undefined,
    { message: 'It broke', processName: 'portal', level: 'error', error: 'Error: at line 1' },
  ],
];

describe.each<readonly [string, readonly Row[]]>([
  ['Payments, plans and trial', PAYMENTS],
  ['Personal data and settings', PERSONAL],
  ['Invoices, help and logging', HELP],
])('the calls of section 7 under “%s”', (_title, rows) => {
  for (const [line, as, status, answer, body] of rows) {
    it(`${line} as ${as ?? 'nobody'} returns ${status}`, async () => {
      const answered = await ask(as && who[as], line, body);
      expect(answered.status, JSON.stringify(answered.body)).toBe(status);
      if (answer === undefined) expect(answered.body).toBeUndefined();
      else expect(answered.body).toMatchObject(answer as object);
    });
  }

  it('are closed to strangers and to other businesses', async () => {
    const stranger = await buildOwner(database.db);
    for (const [line, as, , , body] of rows) {
      if (as === null) continue;
      const own = line.replaceAll('{id}', String(who[as].userId));
      expect((await ask(null, own, body)).status, line).toBe(401);
      expect((await ask(stranger, own, body)).status, line).toBe(403);
    }
  });
});

describe('what section 7 says in addition to the paths', () => {
  it('POST /checkout with a body, and GET /checkout/{id}: pending first', async () => {
    const { buyer } = who;
    await ask(buyer, 'PUT /v1/users/{id}/personal_data_management/invoice_details', britishDetails);
    const quote = await ask(buyer, 'GET /v1/users/{id}/subscriptions/quote?plan=starter&interval=monthly');
    const { total } = quote.body as { total: number };
    const order = {
      user_id: buyer.userId,
      plan: 'starter',
      interval: 'monthly',
      payment_method_type: 'CREDIT_CARD',
      payment_method: 'test_card_success',
      total,
      idempotency_key: `section-7-walk-${buyer.userId}`,
    };
    const created = await ask(buyer, 'POST /checkout', order);
    expect(created).toMatchObject({ status: 201, body: { id: text, status: 'pending' } });
    const { id } = created.body as { id: string };
    expect(await ask(buyer, `GET /checkout/${id}`)).toMatchObject({ status: 200, body: { id, status: 'pending' } });
    expect((await ask(buyer, `GET /checkout/chk_${randomUUID()}`)).status).toBe(404);
    const stranger = await buildLogin(database.db, (await buildOwner(database.db)).userId);
    expect((await ask(stranger, `GET /checkout/${id}`)).status).toBe(404);
    expect((await ask(stranger, 'POST /checkout', order)).status).toBe(403);
  });

  it('invoices are ten a page, newest first, unless a limit is stated', async () => {
    const read = async (query: string) => {
      const { body } = await ask(who.payer, `GET /v2/users/{id}/invoices${query}`);
      return (body as { data: { invoice_date: string }[] }).data.map(({ invoice_date }) => invoice_date);
    };
    const first = await read('');
    expect(first).toHaveLength(10);
    expect(first).toEqual(first.toSorted().reverse());
    expect(await read('?limit=3')).toEqual(first.slice(0, 3));
  });

  it('articles are twenty-five a page, unless a limit is stated', async () => {
    const read = async (query: string) =>
      (await ask(null, `GET /v1/articles${query}`)).body as { count: number; results: object[] };
    const { count, results } = await read('');
    expect(count).toBeGreaterThanOrEqual(40);
    expect(results).toHaveLength(25);
    expect((await read('?limit=10')).results).toHaveLength(10);
  });

  it('a diary entry is info, warn or error', async () => {
    const entry = { message: 'x', processName: 'portal', level: 'debug' };
    expect((await ask(null, 'POST /diary', entry)).status).toBe(400);
  });
});
