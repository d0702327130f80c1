import { billing, invoices } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { billingDepsOf } from '../../../test/billing-deps.ts';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { chargeKey } from './charge-key.ts';
import { importForeignRefunds } from './foreign-refund.service.ts';
import { findLastPayment, type Payment } from './payments.repository.ts';
import type { KnownRefund } from './provider/payment-provider.ts';

const database = useTestDatabase();
const server = useTestServer(database, { settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { ebay: 'T' });
});

const params = () => ({ id: owner.userId });
const listInvoices = async () => {
  const { data } = await server.as(owner).call(invoices.list, { params: params(), query: {} });
  return data.map(({ kind, status, total }) => [kind, status, total]);
};

async function checkOut(payment_method: string): Promise<Payment> {
  await server.as(owner).call(billing.updateInvoiceDetails, { params: params(), body: britishDetails });
  const choice = { plan: 'starter', interval: 'monthly' } as const;
  const { total } = await server.as(owner).call(billing.quote, { params: params(), query: choice });
  await server.as(owner).call(billing.createCheckout, {
    body: {
      user_id: owner.userId,
      ...choice,
      payment_method_type: 'CREDIT_CARD',
      payment_method,
      total,
      idempotency_key: `idempotency-${owner.userId}`,
    },
  });
  const payment = await findLastPayment(database.db, owner.userId);
  if (!payment) throw new Error('The checkout made no payment');
  return payment;
}

/** Reads the refunds of the payment, as if its provider knew these. */
const read = (payment: Payment, refunds: readonly KnownRefund[]) =>
  importForeignRefunds(
    billingDepsOf(database.db, () => ({
      readRefunds: async () => ({ key: chargeKey(owner.userId, payment), refunds }),
    })),
    'pi_1',
  );
const REFUND: KnownRefund = { ref: 're_1', amountMinor: 25_00, status: 'succeeded', key: null };

it('a refund that is read before the success of its payment was stored is credited in the same run', async () => {
  const payment = await checkOut('test_card_success');
  await read(payment, [REFUND]);
  expect(await listInvoices()).toEqual([
    ['credit_note', 'credited', -25_00],
    ['invoice', 'credited', 25_00],
  ]);
});

it('a refund of a payment that is still pending is read again until the payment is settled, and credited once', async () => {
  const payment = await checkOut('test_card_pending');
  // This payment is settled when the provider is asked for the third time.
  for (const _poll of [1, 2]) await expect(read(payment, [REFUND])).rejects.toThrow('still pending');
  expect(await listInvoices()).toEqual([]);
  await read(payment, [REFUND]);
  await read(payment, [REFUND]);
  expect(await listInvoices()).toEqual([
    ['credit_note', 'credited', -25_00],
    ['invoice', 'credited', 25_00],
  ]);
});

it('a pending payment is not polled for the sake of a refund that is ours or not made yet', async () => {
  const payment = await checkOut('test_card_success');
  await read(payment, [
    { ...REFUND, key: 'refund-1-1-a' },
    { ...REFUND, status: 'pending' },
  ]);
  expect(await findLastPayment(database.db, owner.userId)).toMatchObject({ status: 'pending', polls: 0 });
});
