import { billing, invoices } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
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

beforeEach(async () => {
  clock.set(START);
  // Subscriptions of other tests would be due when this test moves the clock.
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'P', sessionEndsAt: new Date('2200-01-01') });
  await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, undefined, clock.now()));
});

const params = () => ({ id: owner.userId });
const current = async () => (await server.as(owner).call(billing.getCurrent, { params: params() })).subscription;
const payments = async () => {
  const rows = await database.db
    .selectFrom('payments')
    .select(['purpose', 'status'])
    .where('user_id', '=', owner.userId)
    .orderBy('payment_id')
    .execute();
  return rows.map(({ purpose, status }) => `${purpose} ${status}`);
};
const invoiceStates = async () => {
  const { data } = await server.as(owner).call(invoices.list, { params: params(), query: {} });
  return data.map(({ kind, status }) => `${kind} ${status}`).toReversed();
};

/** The worker's schedule runs ten times at this time, as after a start. */
async function comeBack(date: string): Promise<void> {
  clock.set(date);
  for (let minute = 0; minute < 10; minute += 1) {
    await server.runJob('billing.due', {});
    const pending = await database.db
      .selectFrom('payments')
      .select('payment_id')
      .where('user_id', '=', owner.userId)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (pending) await server.runJob('billing.settle', { userId: owner.userId, paymentId: pending.payment_id });
  }
}

const useCard = (ref: string) =>
  database.db.updateTable('payment_methods').set({ provider_ref: ref }).where('user_id', '=', owner.userId).execute();

describe('an installation that was off for months', () => {
  it('charges for the current period only, and keeps the day of the month', async () => {
    await comeBack('2027-09-20T12:00:00Z');
    expect(await payments()).toEqual(['checkout succeeded', 'renewal succeeded']);
    expect(await current()).toMatchObject({
      state: 'active',
      periodStart: '2027-09-01T12:00:00.000Z',
      periodEnd: '2027-10-01T12:00:00.000Z',
    });
  });

  it('credits an unpaid invoice for a period that is over, and charges for the current one', async () => {
    await useCard('test_card_renewal_declined');
    await comeBack('2027-05-02T12:00:00Z');
    expect(await current()).toMatchObject({ state: 'past_due' });
    await useCard('test_card_success');
    await comeBack('2027-09-20T12:00:00Z');
    expect(await payments()).toEqual(['checkout succeeded', 'renewal failed', 'renewal succeeded']);
    expect(await invoiceStates()).toEqual(['invoice paid', 'invoice credited', 'credit_note credited', 'invoice paid']);
    expect(await current()).toMatchObject({ state: 'active', periodStart: '2027-09-01T12:00:00.000Z' });
  });

  it('makes one attempt instead of all that were missed, and then ends the plan', async () => {
    await useCard('test_card_renewal_declined');
    await comeBack('2027-05-02T12:00:00Z');
    await comeBack('2027-05-25T12:00:00Z');
    expect(await payments()).toEqual(['checkout succeeded', 'renewal failed', 'renewal failed']);
    expect(await current()).toBeNull();
    expect(await invoiceStates()).toEqual(['invoice paid', 'invoice credited', 'credit_note credited']);
  });
});
