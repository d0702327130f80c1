import { billing } from '@quayside/contract';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { billingDepsOf } from '../../../test/billing-deps.ts';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { answerTestPayment } from './provider/test-provider.ts';
import { pollPayment } from './settle-payment.ts';

/*
 * A worker is killed before and after every query and every call of the provider while it settles a checkout, one step
 * later each time. Uncommitted changes are lost, as with a killed process; the provider's changes stay.
 */

const database = useTestDatabase();
const server = useTestServer(database, { settings: { PAYMENT_PROVIDER: 'test' } });
const STARTER = { plan: 'starter', interval: 'monthly' } as const;
/** More steps than a worker needs. */
const MOST_STEPS = 80;

class Killed extends Error {
  override readonly name = 'Killed';
}

/** Dependencies that fail at a step as if the worker were killed. */
function depsKilledAt(step: number) {
  let steps = 0;
  const tick = () => {
    steps += 1;
    if (steps === step) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      tick();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const mortal = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args): Promise<Answer> => {
      tick();
      const answer = await call(...args);
      tick();
      return answer;
    };
  };
  const deps = billingDepsOf(database.db, (provider: PaymentProvider) => ({
    charge: mortal(provider.charge),
    read: mortal(provider.read),
    describe: mortal(provider.describe),
  }));
  return { ...deps, db: database.db.withPlugin(plugin) };
}

async function checkOut(owner: TestLogin, method: string) {
  const params = { id: owner.userId };
  await server.as(owner).call(billing.updateInvoiceDetails, { params, body: britishDetails });
  const { total } = await server.as(owner).call(billing.quote, { params, query: STARTER });
  const body = {
    user_id: owner.userId,
    ...STARTER,
    payment_method_type: 'CREDIT_CARD' as const,
    payment_method: method,
    total,
    idempotency_key: `killed-${owner.userId}`,
  };
  const { id } = await server.as(owner).call(billing.createCheckout, { body });
  // A reload sends the same request again.
  expect((await server.as(owner).call(billing.createCheckout, { body })).id).toBe(id);
  const row = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return { id, total, payment: { userId: owner.userId, paymentId: row.payment_id } };
}

async function booksOf(owner: TestLogin) {
  const of = (table: 'payments' | 'invoices' | 'subscriptions') =>
    database.db.selectFrom(table).selectAll().where('user_id', '=', owner.userId).execute();
  const charges = await database.db
    .selectFrom('test_payments')
    .selectAll()
    .where('payment_ref', 'like', `tp_${owner.userId}-%`)
    .execute();
  return {
    succeeded: (await of('payments')).filter(({ status }) => status === 'succeeded').length,
    invoices: (await of('invoices')).length,
    plans: (await of('subscriptions')).length,
    charges,
  };
}

/** Settles with workers that are not killed, answering the bank if it asks. */
async function settle(owner: TestLogin, payment: { readonly userId: number; readonly paymentId: number }) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const isPending = await pollPayment(billingDepsOf(database.db), payment).catch(() => true);
    if (!isPending) return;
    for (const { payment_ref, status } of (await booksOf(owner)).charges) {
      if (status === 'requires_action') await answerTestPayment(database.db, payment_ref, true);
    }
  }
}

it.each([
  ['test_card_success', 'success'],
  ['test_card_declined', 'failure'],
  ['test_card_second_factor', 'success'],
  ['test_card_pending', 'success'],
])('a checkout with %s is charged once and never half done, wherever the worker is killed', async (method, outcome) => {
  let kills = 0;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const owner = await buildOwner(database.db, { ebay: 'T' });
    const { id, total, payment } = await checkOut(owner, method);
    const error = await pollPayment(depsKilledAt(step), payment).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error !== undefined) expect(error).toBeInstanceOf(Killed);
    const between = await booksOf(owner);
    expect([between.invoices, between.plans], `step ${step}`).toEqual([between.succeeded, between.succeeded]);
    await settle(owner, payment);
    const after = await booksOf(owner);
    const wanted = outcome === 'success' ? 1 : 0;
    expect([after.succeeded, after.invoices, after.plans], `step ${step}`).toEqual([wanted, wanted, wanted]);
    expect(after.charges.map(({ amount_minor }) => amount_minor)).toEqual([total]);
    expect((await server.as(owner).call(billing.getCheckout, { params: { id } })).status).toBe(outcome);
    if (error === undefined) break;
    kills = step;
  }
  expect(kills).toBeGreaterThan(5);
  expect(kills).toBeLessThan(MOST_STEPS - 1);
});
