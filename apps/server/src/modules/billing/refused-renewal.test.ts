import { billing, CHOSEN_AT_PROVIDER } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../test/invoice-details.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';

/* Stripe refuses a renewal because the method or the customer is gone: that is an outcome, as a declined card is. */

const START = '2027-04-01T12:00:00Z';
/** Shortly after the end of the first period. */
const RENEWAL = '2027-05-01T13:00:00Z';
const STARTER = { plan: 'starter', interval: 'monthly' } as const;
const clock = createMovableClock(START);
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  clock,
  settings: () => ({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_URL: `${sandbox.url}/stripe`,
    STRIPE_SECRET_KEY: 'sk_test_quayside_demo',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  }),
});
let owner: TestLogin;

beforeEach(async () => {
  clock.set(START);
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'T' });
  await saveInvoiceDetails(server, owner, britishDetails);
});

const params = () => ({ id: owner.userId });
const current = async () => (await server.as(owner).call(billing.getCurrent, { params: params() })).subscription;
const payments = () =>
  database.db.selectFrom('payments').selectAll().where('user_id', '=', owner.userId).orderBy('payment_id').execute();

async function settle(): Promise<void> {
  for (const { payment_id: paymentId, status } of await payments()) {
    if (status === 'pending') await server.runJob('billing.settle', { userId: owner.userId, paymentId });
  }
}
const atStripe = (method: 'POST' | 'DELETE', path: string) =>
  fetch(`${sandbox.url}/stripe/v1/${path}`, { method, headers: { authorization: 'Bearer sk_test_quayside_demo' } });

async function choose(url: string | null): Promise<URL> {
  const body = new URLSearchParams({ method: 'pm_card_visa', decision: 'approve' });
  const response = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function checkOut(): Promise<string> {
  const { total } = await server.as(owner).call(billing.quote, { params: params(), query: STARTER });
  const { id } = await server.as(owner).call(billing.createCheckout, {
    body: {
      user_id: owner.userId,
      ...STARTER,
      payment_method_type: 'CREDIT_CARD',
      payment_method: CHOSEN_AT_PROVIDER,
      total,
      idempotency_key: `key-${owner.userId}-${clock.now().getTime()}`,
    },
  });
  await settle();
  await choose((await server.as(owner).call(billing.getCheckout, { params: { id } })).redirect_url);
  await settle();
  return (await server.as(owner).call(billing.getCheckout, { params: { id } })).status;
}

async function storeNewCard(): Promise<void> {
  const card = 'CREDIT_CARD' as const;
  const page = await server.as(owner).call(billing.openMethodPage, {
    params: params(),
    body: { payment_method_type: card },
  });
  const back = await choose(page.url);
  const { token } = await server.as(owner).call(billing.getCardToken, { params: params() });
  await server.as(owner).call(billing.updatePaymentMethod, {
    params: params(),
    body: { payment_method_type: card, payment_method: back.searchParams.get('session') ?? '', one_time_token: token },
  });
}

const method = async () =>
  (
    await database.db
      .selectFrom('payment_methods')
      .select('provider_ref')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow()
  ).provider_ref;
const customer = async () =>
  (
    await database.db
      .selectFrom('billing_customers')
      .select('provider_customer')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow()
  ).provider_customer;

it.each([
  [
    'a detached payment method',
    async () => atStripe('POST', `payment_methods/${await method()}/detach`),
    'payment_method_unexpected_state',
  ],
  ['a deleted customer', async () => atStripe('DELETE', `customers/${await customer()}`), 'resource_missing'],
])(
  'with %s a renewal fails at once, the seller is told, and a new card is tried at once',
  async (_what, spoil, code) => {
    expect(await checkOut()).toBe('success');
    expect((await spoil()).status).toBe(200);
    clock.set(RENEWAL);
    await server.runJob('billing.due', {});
    await settle();
    expect((await payments()).at(-1)).toMatchObject({ purpose: 'renewal', status: 'failed', error_code: code });
    expect(await current()).toMatchObject({ state: 'past_due' });
    const details = await server.as(owner).call(billing.getPaymentDetails, { params: params() });
    expect(details.last_payment_details).toMatchObject({ was_successful: false, error_code: code });
    const mails = await server.mailsTo(owner.email);
    expect(mails.filter(({ subject }) => subject.includes('failed'))).toHaveLength(1);

    await storeNewCard();
    await settle();
    expect(await current()).toMatchObject({ state: 'active' });
  },
);

it('with a deleted customer the dunning ends the plan, and a new checkout makes a new customer', async () => {
  expect(await checkOut()).toBe('success');
  const before = await customer();
  await atStripe('DELETE', `customers/${before}`);
  for (clock.set(RENEWAL); clock.now() < new Date('2027-05-17T13:00:00Z'); clock.advance(DAY_MS)) {
    await server.runJob('billing.due', {});
    await settle();
  }
  expect(await current()).toBeNull();
  expect(await checkOut()).toBe('success');
  expect(await customer()).not.toBe(before);
});
