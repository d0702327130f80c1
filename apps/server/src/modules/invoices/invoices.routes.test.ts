import { invoices } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { britishDetails, buildPlan, testSupplier } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { amountsOf, creditInvoice, issueInvoice } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId });
const list = (query = {}) => server.as(owner).call(invoices.list, { params: params(), query });

/** An unpaid invoice over £25 for the month that starts on this day. */
function issue(day: string, details = britishDetails, userId = owner.userId) {
  const at = new Date(`${day}T12:00:00Z`);
  const to = new Date(at.getTime() + 30 * 86_400_000);
  const line = { kind: 'plan', plan: 'starter', interval: 'monthly', net: 25_00 } as const;
  const amounts = amountsOf(
    testSupplier,
    { ...details, vatProof: null },
    [{ ...line, from: at.toISOString(), to: to.toISOString() }],
    at,
  );
  return withTransaction(database.db, (tx) =>
    issueInvoice(tx, userId, { buyer: details, amounts, periodStart: at, periodEnd: to, paymentId: null }, at),
  );
}

describe('the list of invoices', () => {
  it('is empty at first, and then newest first, ten on a page', async () => {
    expect(await list()).toEqual({ data: [], total: 0, total_pages: 0, nextCursor: null });
    for (let month = 1; month <= 12; month += 1) await issue(`2031-${String(month).padStart(2, '0')}-05`);
    const first = await list();
    expect(first).toMatchObject({ total: 12, total_pages: 2 });
    expect(first.data).toHaveLength(10);
    expect(first.data[0]?.invoice_date).toBe('2031-12-05');
    const second = await list({ cursor: first.nextCursor });
    expect(second.data.map(({ invoice_date }) => invoice_date)).toEqual(['2031-02-05', '2031-01-05']);
    expect(second.nextCursor).toBeNull();
  });

  it('shows only the caller’s own invoices, and unpaid ones separately', async () => {
    const other = await buildOwner(database.db);
    await issue('2032-01-05', britishDetails, other.userId);
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId));
    await issue('2032-01-06');
    expect((await list()).total).toBe(2);
    const { data } = await server.as(owner).call(invoices.listUnpaid, { params: params() });
    expect(data).toMatchObject([{ invoice_date: '2032-01-06', status: 'open' }]);
  });
});

describe('invoice numbers', () => {
  it('have no gap, although transactions are rolled back and run concurrently', async () => {
    const failing = (n: number) =>
      withTransaction(database.db, async (tx) => {
        const at = new Date('2033-03-01T12:00:00Z');
        const amounts = amountsOf(testSupplier, { ...britishDetails, vatProof: null }, [], at);
        const period = { periodStart: at, periodEnd: at };
        await issueInvoice(tx, owner.userId, { buyer: britishDetails, amounts, ...period, paymentId: null }, at);
        throw new Error(`rolled back ${n}`);
      }).catch(() => undefined);
    await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? failing(n) : issue('2033-03-01'))));
    const { data } = await list({ limit: 100 });
    expect(data.map(({ number }) => number).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, n) => `QI-2033-${String(n + 1).padStart(6, '0')}`),
    );
  });

  it('of credit notes have their own series, and refer to the invoice', async () => {
    const { invoiceId, number } = await issue('2034-03-01');
    await withTransaction(database.db, (tx) =>
      creditInvoice(tx, owner.userId, invoiceId, new Date('2034-03-15T12:00:00Z')),
    );
    const [note, invoice] = (await list()).data;
    expect(note).toMatchObject({ number: 'QC-2034-000001', kind: 'credit_note', credits: number, total: -25_00 });
    expect(invoice).toMatchObject({ number, status: 'credited' });
  });
});

describe('an invoice as a file', () => {
  const german = { ...britishDetails, country: 'DE', postalCode: '20457', city: 'Hamburg', currency: 'EUR' } as const;

  it.each(['en', 'de', 'fr', 'it', 'es', 'zh'])('is a PDF in %s', async (language) => {
    const { number } = await issue('2035-01-05', german);
    const answer = await server.app.inject({
      url: `/v2/users/${owner.userId}/invoices/${number}/pdf?lang=${language}`,
      headers: { cookie: owner.cookie },
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(2_000);
  });

  it('belongs to one business', async () => {
    const { number } = await issue('2035-02-05');
    const stranger = await buildOwner(database.db);
    const refusal = await server.as(stranger).refused(invoices.getFile, { params: { id: stranger.userId, number } });
    expect(refusal).toMatchObject({ status: 404, error: 'invoice_not_found' });
  });
});

it('a year is exported as CSV, with decimals and without formulas', async () => {
  await issue('2036-01-05', { ...britishDetails, name: '=HYPERLINK("x"), Ltd' });
  await issue('2036-12-31', { ...britishDetails, country: 'DE', postalCode: '20457', currency: 'EUR' });
  await issue('2037-01-01');
  const answer = await server.app.inject({
    url: `/v2/users/${owner.userId}/invoices/export?year=2036`,
    headers: { cookie: owner.cookie },
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, first, second, ...rest] = answer.body.replace(/^\uFEFF/, '').split('\r\n');
  expect(header).toBe(
    'number,kind,date,status,buyer,country,vat_id,currency,net,vat_rate,vat_treatment,vat,total,credits,' +
      'vat_territory,vat_id_check,vat_id_register,vat_id_checked_on,vat_id_reference',
  );
  expect(first).toMatch(
    /^QI-2036-\d+,invoice,2036-01-05,open,"'=HYPERLINK\(""x""\), Ltd",GB,,GBP,25\.00,0,outside_eu,0\.00,25\.00,,,,,,$/,
  );
  expect(second).toMatch(/,DE,,EUR,25\.00,19,domestic,4\.75,29\.75,,,,,,$/);
  expect(rest).toEqual(['']);
});
