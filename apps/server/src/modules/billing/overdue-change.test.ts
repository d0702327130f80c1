import { billing, invoices, type PlanChoiceInput } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';

const START = '2027-04-01T12:00:00Z';
const clock = createMovableClock(START);
const database = useTestDatabase();
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

const params = () => ({ id: owner.userId });
const current = async () => (await server.as(owner).call(billing.getCurrent, { params: params() })).subscription;
const listInvoices = async () => (await server.as(owner).call(invoices.list, { params: params(), query: {} })).data;
const preview = (query: PlanChoiceInput) => server.as(owner).call(billing.previewChange, { params: params(), query });
const change = (choice: PlanChoiceInput, dueTotal: number) => ({ params: params(), body: { ...choice, dueTotal } });

async function useCard(payment_method: string): Promise<void> {
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

/** A plan whose renewal on 1 May was declined. The card pays if the seller is present. */
beforeEach(async () => {
  clock.set(START);
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'P', sessionEndsAt: new Date('2200-01-01') });
  await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, undefined, clock.now()));
  await useCard('test_card_renewal_declined');
  clock.set('2027-05-01T12:00:00Z');
  await work();
  expect(await current()).toMatchObject({ plan: 'growth', state: 'past_due' });
});

it.each<PlanChoiceInput>([
  { plan: 'scale', interval: 'monthly' },
  { plan: 'growth', interval: 'yearly' },
])(
  'a plan whose payment is overdue is not changed at once to $plan $interval, so no unpaid time is credited',
  async (choice) => {
    clock.set('2027-05-02T12:00:00Z');
    const asked = { params: params(), query: choice };
    expect(await server.as(owner).refused(billing.previewChange, asked)).toMatchObject({
      status: 409,
      error: 'payment_overdue',
    });
    for (const dueTotal of [0, 50_00]) {
      expect(await server.as(owner).refused(billing.change, change(choice, dueTotal))).toMatchObject({
        error: 'payment_overdue',
      });
    }
    expect(await current()).toMatchObject({ plan: 'growth', state: 'past_due', isChanging: false });
    expect((await listInvoices()).map(({ status }) => status)).toEqual(['open', 'paid']);
  },
);

it('a plan can be changed at once again as soon as the overdue payment has succeeded', async () => {
  await useCard('test_card_success');
  await work();
  const choice: PlanChoiceInput = { plan: 'scale', interval: 'monthly' };
  const { dueTotal } = await preview(choice);
  await server.as(owner).call(billing.change, change(choice, dueTotal));
  await work();
  expect(await current()).toMatchObject({ plan: 'scale', state: 'active' });
  expect((await listInvoices()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
});

it('a change at the end of the period can be planned while a payment is overdue', async () => {
  const choice: PlanChoiceInput = { plan: 'starter', interval: 'monthly' };
  expect(await preview(choice)).toMatchObject({ effective: 'period_end', dueTotal: 0 });
  await server.as(owner).call(billing.change, change(choice, 0));
  expect(await current()).toMatchObject({ plan: 'growth', state: 'past_due', next: { plan: 'starter' } });
});

it('a larger plan is planned, and a cancelled one cannot be resumed, after a period that no worker has ended yet', async () => {
  await useCard('test_card_success');
  await work();
  clock.set('2027-06-01T12:00:00Z');
  const choice: PlanChoiceInput = { plan: 'scale', interval: 'monthly' };
  expect(await preview(choice)).toMatchObject({ effective: 'period_end', dueTotal: 0 });
  await server.as(owner).call(billing.change, change(choice, 0));
  await work();
  expect(await current()).toMatchObject({ plan: 'scale', state: 'active', periodStart: '2027-06-01T12:00:00.000Z' });
  await server.as(owner).call(billing.cancel, { params: params() });
  clock.set('2027-07-01T12:00:00Z');
  expect(await server.as(owner).refused(billing.resume, { params: params() })).toMatchObject({
    error: 'no_subscription',
  });
});
