import { billing } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { billingDepsOf } from '../../../test/billing-deps.ts';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';
import { pollPayment } from './settle-payment.ts';

const database = useTestDatabase();
const server = useTestServer(database, { settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { ebay: 'T' });
});

const depsWith = (change?: Parameters<typeof billingDepsOf>[1]) => billingDepsOf(database.db, change);

async function startCheckout(payment_method = 'test_card_success') {
  const params = { id: owner.userId };
  await server.as(owner).call(billing.updateInvoiceDetails, { params, body: britishDetails });
  const query = { plan: 'starter', interval: 'monthly' } as const;
  const { total } = await server.as(owner).call(billing.quote, { params, query });
  const { id } = await server.as(owner).call(billing.createCheckout, {
    body: {
      user_id: owner.userId,
      ...query,
      payment_method_type: 'CREDIT_CARD',
      payment_method,
      total,
      idempotency_key: `idempotency-${owner.userId}`,
    },
  });
  const row = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return { checkoutId: id, payment: { userId: owner.userId, paymentId: row.payment_id } };
}

/** Makes the payment older, as if the installation had been off since; the provider's own records keep their key. */
async function makeOlder(paymentId: number): Promise<void> {
  const row = await database.db
    .selectFrom('payments')
    .select('created_at')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const created_at = new Date(row.created_at.getTime() - 21 * 3_600_000);
  await database.db.updateTable('payments').set({ created_at }).where('payment_id', '=', paymentId).execute();
  const keyOf = (at: Date) => `${owner.userId}-${paymentId}-${at.getTime().toString(36)}`;
  await database.db
    .updateTable('test_payments')
    .set({ idempotency_key: keyOf(created_at) })
    .where('idempotency_key', '=', keyOf(row.created_at))
    .execute();
}

const statusOf = async (id: string) => (await server.as(owner).call(billing.getCheckout, { params: { id } })).status;
const countOf = async (table: 'invoices' | 'payments') =>
  (await database.db.selectFrom(table).select('user_id').where('user_id', '=', owner.userId).execute()).length;
const chargesOf = () =>
  database.db
    .selectFrom('test_payments')
    .select(['status', 'amount_minor'])
    .where('payment_ref', 'like', `tp_${owner.userId}-%`)
    .execute();

it('a payment whose response is lost is charged once and succeeds at the next poll', async () => {
  const { checkoutId, payment } = await startCheckout();
  const losing = depsWith((provider) => ({
    charge: async (request) => {
      await provider.charge(request);
      throw new ProviderUnavailable('The connection was lost');
    },
  }));
  await expect(pollPayment(losing, payment)).rejects.toThrow(ProviderUnavailable);
  expect(await statusOf(checkoutId)).toBe('pending');
  expect(await countOf('invoices')).toBe(0);
  expect(await pollPayment(depsWith(), payment)).toBe(false);
  expect(await statusOf(checkoutId)).toBe('success');
  expect(await chargesOf()).toEqual([{ status: 'succeeded', amount_minor: 25_00 }]);
  expect(await countOf('invoices')).toBe(1);
});

it('a worker that is killed after the charge leaves the payment to the next one', async () => {
  const { checkoutId, payment } = await startCheckout();
  // A killed worker stores nothing of the provider's response.
  const killed = depsWith(() => ({
    describe: async () => {
      throw new Error('Killed');
    },
  }));
  await expect(pollPayment(killed, payment)).rejects.toThrow('Killed');
  expect(await chargesOf()).toHaveLength(1);
  await server.runJob('billing.due', {});
  expect(await statusOf(checkoutId)).toBe('success');
  expect(await chargesOf()).toHaveLength(1);
});

it('a payment that several workers poll is applied once', async () => {
  const { checkoutId, payment } = await startCheckout();
  await Promise.all(Array.from({ length: 5 }, () => pollPayment(depsWith(), payment)));
  expect(await statusOf(checkoutId)).toBe('success');
  expect(await countOf('invoices')).toBe(1);
  expect(await chargesOf()).toHaveLength(1);
});

it('a payment of another provider is left alone', async () => {
  const { checkoutId, payment } = await startCheckout();
  expect(
    await pollPayment(
      depsWith(() => ({ name: 'stripe' })),
      payment,
    ),
  ).toBe(false);
  expect(await statusOf(checkoutId)).toBe('pending');
});

it('a charge whose response was lost a day ago is looked up, not repeated', async () => {
  const { checkoutId, payment } = await startCheckout();
  const killed = depsWith(() => ({
    describe: async () => {
      throw new Error('Killed');
    },
  }));
  await expect(pollPayment(killed, payment)).rejects.toThrow('Killed');
  await makeOlder(payment.paymentId);
  const forgetful = depsWith(() => ({
    charge: async () => {
      throw new Error('A second charge');
    },
  }));
  expect(await pollPayment(forgetful, payment)).toBe(false);
  expect(await statusOf(checkoutId)).toBe('success');
  expect(await chargesOf()).toHaveLength(1);
});

it('a payment that was never requested fails after a day, when nobody waits for it', async () => {
  const { checkoutId, payment } = await startCheckout();
  await makeOlder(payment.paymentId);
  expect(await pollPayment(depsWith(), payment)).toBe(false);
  expect(await statusOf(checkoutId)).toBe('failure');
  expect(await chargesOf()).toEqual([]);
});
