import { billing, invoices } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';

const START = '2027-04-01T12:00:00Z';
/** When the plan ends whose renewal on 1 May is never paid. */
const LAST_DAY = '2027-05-15T12:00:00Z';
const clock = createMovableClock(START);
const database = useTestDatabase();
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  clock.set(START);
  // Subscriptions of other tests would be due when this test moves the clock.
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'P', sessionEndsAt: new Date('2200-01-01') });
  await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, undefined, clock.now()));
});

const params = () => ({ id: owner.userId });
const current = async () => (await server.as(owner).call(billing.getCurrent, { params: params() })).subscription;
const attempts = async () => {
  const rows = await database.db
    .selectFrom('payments')
    .select(['method_ref', 'status'])
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', 'renewal')
    .orderBy('payment_id')
    .execute();
  return rows.map(({ method_ref, status }) => `${method_ref} ${status}`);
};
const invoiceStates = async () => {
  const { data } = await server.as(owner).call(invoices.list, { params: params(), query: {} });
  return data.map(({ kind, status }) => `${kind} ${status}`).toReversed();
};
const failureMails = async () =>
  (await server.mailsTo(owner.email)).filter(({ subject }) => subject.includes('failed')).length;

async function storeCard(payment_method: string): Promise<void> {
  const { token } = await server.as(owner).call(billing.getCardToken, { params: params() });
  await server.as(owner).call(billing.updatePaymentMethod, {
    params: params(),
    body: { payment_method_type: 'CREDIT_CARD', payment_method, one_time_token: token },
  });
}

/** Does what the worker does in a minute. */
async function work(): Promise<void> {
  await server.runJob('billing.due', {});
  const pending = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (pending) await server.runJob('billing.settle', { userId: owner.userId, paymentId: pending.payment_id });
}

/** Moves the clock day by day, and does what is due each day. */
async function passUntil(date: string): Promise<void> {
  const end = new Date(date).getTime();
  while (clock.now().getTime() < end) {
    clock.set(new Date(Math.min(clock.now().getTime() + DAY_MS, end)));
    await work();
  }
}

it('a payment method that is stored while an attempt is pending is tried as soon as that attempt has failed', async () => {
  await storeCard('test_card_renewal_declined');
  await passUntil('2027-05-10T12:00:00Z');
  await database.db
    .updateTable('payment_methods')
    .set({ provider_ref: 'test_card_stuck' })
    .where('user_id', '=', owner.userId)
    .execute();
  await passUntil('2027-05-11T12:00:00Z');
  expect((await attempts()).at(-1)).toBe('test_card_stuck pending');
  await storeCard('test_card_success');
  await work();
  expect((await attempts()).at(-1)).toBe('test_card_stuck pending');
  const mails = await failureMails();

  // The provider cancels the pending attempt after a day.
  clock.set('2027-05-12T13:00:00Z');
  await work();
  expect((await attempts()).slice(-2)).toEqual(['test_card_stuck failed', 'test_card_success succeeded']);
  expect(await current()).toMatchObject({ state: 'active', endsAt: null });
  expect(await invoiceStates()).toEqual(['invoice paid', 'invoice paid']);
  expect(await failureMails()).toBe(mails);
});

it('a payment method that is stored while the first attempt is pending is tried as soon as that attempt has failed', async () => {
  await storeCard('test_card_stuck');
  await passUntil('2027-05-01T12:00:00Z');
  expect(await attempts()).toEqual(['test_card_stuck pending']);
  await storeCard('test_card_success');
  clock.set('2027-05-02T13:00:00Z');
  await work();
  expect(await attempts()).toEqual(['test_card_stuck failed', 'test_card_success succeeded']);
  expect(await current()).toMatchObject({ state: 'active' });
});

it('a payment method that is stored right before the end of the plan is tried, and keeps the plan', async () => {
  await storeCard('test_card_renewal_declined');
  await passUntil('2027-05-15T11:59:50Z');
  await storeCard('test_card_success');
  clock.set(LAST_DAY);
  await work();
  expect((await attempts()).at(-1)).toBe('test_card_success succeeded');
  expect(await current()).toMatchObject({ state: 'active', endsAt: null });
  expect(await invoiceStates()).toEqual(['invoice paid', 'invoice paid']);
});

it('a payment method that is stored right before the end of the plan and declined is tried once, and the plan ends', async () => {
  await storeCard('test_card_renewal_declined');
  await passUntil('2027-05-15T11:59:50Z');
  const mails = await failureMails();
  await storeCard('test_card_declined');
  expect((await attempts()).at(-1)).toBe('test_card_declined pending');
  clock.set(LAST_DAY);
  await work();
  await work();
  expect((await attempts()).filter((attempt) => attempt.startsWith('test_card_declined'))).toEqual([
    'test_card_declined failed',
  ]);
  expect(await current()).toBeNull();
  expect(await invoiceStates()).toEqual(['invoice paid', 'invoice credited', 'credit_note credited']);
  // Nothing is tried again, so no mail promises it.
  expect(await failureMails()).toBe(mails);
});

it('a payment method of a provider that the installation no longer uses does not delay the end of the plan', async () => {
  await storeCard('test_card_renewal_declined');
  await passUntil('2027-05-15T11:59:50Z');
  await database.db
    .updateTable('payment_methods')
    .set({ provider: 'stripe', provider_ref: 'pm_1' })
    .where('user_id', '=', owner.userId)
    .execute();
  clock.set(LAST_DAY);
  await work();
  expect(await current()).toBeNull();
});
