import { billing, invoices } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingDepsOf } from '../../../test/billing-deps.ts';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';
import { pollRefund } from './refund.service.ts';

const database = useTestDatabase();
const server = useTestServer(database, { settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;
let admin: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { ebay: 'P' });
  admin = await buildLogin(database.db, owner.userId, { adminUserId: 9 });
  await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId));
});

const params = () => ({ id: owner.userId });
const list = async () => (await server.as(owner).call(invoices.list, { params: params(), query: {} })).data;
const paidNumber = async () => (await list()).find(({ status }) => status === 'paid')?.number ?? '';
const ask = (number: string) => server.as(admin).call(billing.refund, { params: { ...params(), number } });
const refused = (number: string) => server.as(admin).refused(billing.refund, { params: { ...params(), number } });
const refundsOf = () => database.db.selectFrom('refunds').selectAll().where('user_id', '=', owner.userId).execute();
const givenBack = async () => {
  const rows = await database.db
    .selectFrom('test_payments')
    .select('refunded_minor')
    .where('payment_ref', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('provider_ref')
        .where('user_id', '=', owner.userId)
        .$castTo<{ provider_ref: string }>(),
    )
    .execute();
  return rows.map((row) => row.refunded_minor);
};

async function asked(): Promise<{ readonly userId: number; readonly refundId: number }> {
  await ask(await paidNumber());
  const [row] = await refundsOf();
  return { userId: owner.userId, refundId: row?.refund_id ?? 0 };
}

describe('a refund', () => {
  it('returns the whole payment, and credits the invoice with its VAT', async () => {
    const number = await paidNumber();
    expect(await ask(number)).toEqual({ number, status: 'pending' });
    expect((await list()).find((one) => one.number === number)).toMatchObject({ status: 'paid' });
    const [row] = await refundsOf();
    await server.runJob('billing.refund', { userId: owner.userId, refundId: row?.refund_id });

    const after = await list();
    const invoice = after.find((one) => one.number === number);
    const note = after.find(({ kind }) => kind === 'credit_note');
    expect(invoice).toMatchObject({ status: 'credited' });
    expect(note).toMatchObject({ credits: number, total: 0 - (invoice?.total ?? 0), vat: 0 - (invoice?.vat ?? 0) });
    expect(await givenBack()).toEqual([invoice?.total]);
    // The plan continues, and the history names the admin.
    expect((await server.as(owner).call(billing.getCurrent, { params: params() })).subscription?.state).toBe('active');
  });

  it('is made once, however often it is requested', async () => {
    const number = await paidNumber();
    await Promise.all([ask(number), ask(number), ask(number)]);
    const rows = await refundsOf();
    expect(rows).toHaveLength(1);
    const refund = { userId: owner.userId, refundId: rows[0]?.refund_id ?? 0 };
    await Promise.all(Array.from({ length: 5 }, () => pollRefund(billingDepsOf(database.db), refund)));
    expect((await list()).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
    expect(await ask(number)).toEqual({ number, status: 'succeeded' });
    expect(await refundsOf()).toHaveLength(1);
  });

  it('is requested again when its response is lost, and credited once', async () => {
    const refund = await asked();
    const losing = billingDepsOf(database.db, (provider) => ({
      refund: async (request) => {
        await provider.refund(request);
        throw new ProviderUnavailable('The connection was lost');
      },
    }));
    await expect(pollRefund(losing, refund)).rejects.toThrow(ProviderUnavailable);
    expect((await list()).filter(({ kind }) => kind === 'credit_note')).toEqual([]);
    await server.runJob('billing.due', {});
    expect((await list()).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
  });

  it('that the provider rejects leaves the invoice paid, and may be requested again', async () => {
    const refund = await asked();
    const refusing = billingDepsOf(database.db, () => ({
      refund: async () => ({ ref: null, status: 'failed', errorCode: 'charge_already_refunded' }),
    }));
    await pollRefund(refusing, refund);
    expect((await refundsOf()).map(({ status, error_code }) => [status, error_code])).toEqual([
      ['failed', 'charge_already_refunded'],
    ]);
    expect((await list()).map(({ status }) => status)).toEqual(['paid']);
    expect(await ask(await paidNumber())).toMatchObject({ status: 'pending' });
  });

  it('waits while the provider processes it', async () => {
    const refund = await asked();
    const slow = billingDepsOf(database.db, () => ({
      refund: async () => ({ ref: 're_1', status: 'pending', errorCode: null }),
    }));
    await pollRefund(slow, refund);
    expect((await refundsOf()).map(({ status, provider_ref }) => [status, provider_ref])).toEqual([
      ['pending', 're_1'],
    ]);
    await pollRefund(billingDepsOf(database.db), refund);
    expect((await refundsOf()).map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('requires a paid invoice', async () => {
    const number = await paidNumber();
    expect(await refused('QI-2000-000001')).toMatchObject({ status: 404, error: 'invoice_not_found' });
    await database.db.updateTable('invoices').set({ status: 'open' }).where('number', '=', number).execute();
    expect(await refused(number)).toMatchObject({ status: 409, error: 'invoice_not_paid' });
    await database.db.updateTable('invoices').set({ status: 'paid' }).where('number', '=', number).execute();
    await database.db.updateTable('payments').set({ provider: 'stripe' }).where('user_id', '=', owner.userId).execute();
    expect(await refused(number)).toMatchObject({ error: 'payment_method_missing' });
  });

  it('of a credit note does not exist', async () => {
    await pollRefund(billingDepsOf(database.db), await asked());
    const note = (await list()).find(({ kind }) => kind === 'credit_note');
    expect(await refused(note?.number ?? '')).toMatchObject({ error: 'invoice_not_found' });
  });
});
