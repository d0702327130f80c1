import { billing, CHOSEN_AT_PROVIDER, invoices, type PaymentMethodType } from '@quayside/contract';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';

const START = '2027-04-01T12:00:00Z';
const DAY_MS = 86_400_000;
const WEBHOOK_SECRET = 'whsec_of_the_tests';
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
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }),
});
let owner: TestLogin;

beforeEach(async () => {
  clock.set(START);
  // Subscriptions of other tests would be due when this test moves the clock.
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'T' });
  await server.as(owner).call(billing.updateInvoiceDetails, { params: params(), body: britishDetails });
});

const params = (login = owner) => ({ id: login.userId });
const current = async () => (await server.as(owner).call(billing.getCurrent, { params: params() })).subscription;
const checkout = (id: string) => server.as(owner).call(billing.getCheckout, { params: { id } });
const listPayments = () =>
  database.db.selectFrom('payments').selectAll().where('user_id', '=', owner.userId).orderBy('payment_id').execute();

async function checkOut(type: PaymentMethodType = 'CREDIT_CARD') {
  const { total } = await server.as(owner).call(billing.quote, { params: params(), query: STARTER });
  const body = {
    user_id: owner.userId,
    ...STARTER,
    payment_method_type: type,
    payment_method: CHOSEN_AT_PROVIDER,
    total,
    idempotency_key: `key-of-${owner.userId}`,
  };
  return (await server.as(owner).call(billing.createCheckout, { body })).id;
}

/** Does what a worker does for the payment under way. */
async function settle(): Promise<void> {
  const pending = (await listPayments()).find(({ status }) => status === 'pending');
  if (pending) await server.runJob('billing.settle', { userId: owner.userId, paymentId: pending.payment_id });
}

async function passUntil(date: string): Promise<void> {
  const end = new Date(date);
  while (clock.now() < end) {
    clock.set(new Date(Math.min(clock.now().getTime() + DAY_MS, end.getTime())));
    await server.runJob('billing.due', {});
    await settle();
  }
}

/** Chooses a method on Stripe's page, and confirms what the bank asks. @returns where the page leads back to */
async function chooseAt(url: string | null, method: string): Promise<URL> {
  const post = (to: string, fields: Record<string, string>) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  let at = (await post(url ?? '', { method, decision: 'approve' })).headers.get('location') ?? '';
  if (at.includes('/authenticate/')) at = (await post(at, { decision: 'approve' })).headers.get('location') ?? '';
  return new URL(at);
}

async function buyWith(method: string, type: PaymentMethodType = 'CREDIT_CARD'): Promise<void> {
  const id = await checkOut(type);
  await settle();
  await chooseAt((await checkout(id)).redirect_url, method);
  await settle();
  expect((await checkout(id)).status).toBe('success');
}

function sendEvent(object: object, { secret = WEBHOOK_SECRET, at = clock.now() } = {}) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return server.app.inject({
    method: 'POST',
    url: '/stripe/webhooks',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

async function changeMethod(ref: string, login = owner) {
  const { token } = await server.as(login).call(billing.getCardToken, { params: params(login) });
  return {
    params: params(login),
    body: { payment_method_type: 'CREDIT_CARD' as const, payment_method: ref, one_time_token: token },
  };
}

async function openPage() {
  const input = { params: params(), body: { payment_method_type: 'CREDIT_CARD' as const } };
  return (await server.as(owner).call(billing.openMethodPage, input)).url;
}

describe('a plan that is paid at Stripe', () => {
  it('is paid on Stripe’s page, and has an invoice for exactly what was paid', async () => {
    const quote = await server.as(owner).call(billing.quote, { params: params(), query: STARTER });
    expect(quote).toMatchObject({ provider: 'stripe', testMethods: [] });
    const id = await checkOut();
    await settle();
    const asked = await checkout(id);
    expect(asked).toMatchObject({
      status: 'pending',
      redirect_url: expect.stringContaining(`${sandbox.url}/stripe/pay/`),
    });
    expect(await current()).toBeNull();

    const back = await chooseAt(asked.redirect_url, 'pm_card_visa');
    expect(`${back.pathname}${back.search}`).toBe(`/checkout/pending/credit_card?checkout_id=${id}`);
    await settle();
    expect(await checkout(id)).toMatchObject({ status: 'success', redirect_url: null });
    expect(await current()).toMatchObject({ plan: 'starter', state: 'active' });
    const details = await server.as(owner).call(billing.getPaymentDetails, { params: params() });
    expect(details).toMatchObject({
      provider: 'stripe',
      credit_card_details: { label: 'Visa •••• 4242', expires: '2034-12', card_expired: false },
    });
    const { data } = await server.as(owner).call(invoices.list, { params: params(), query: {} });
    expect(data.map(({ total }) => total)).toEqual([quote.total]);
    expect((await listPayments()).map(({ status, amount_minor }) => [status, amount_minor])).toEqual([
      ['succeeded', quote.total],
    ]);
  });

  it('is paid by direct debit and by PayPal', async () => {
    await buyWith('pm_paypal', 'PAYPAL');
    const { paypal_details } = await server.as(owner).call(billing.getPaymentDetails, { params: params() });
    expect(paypal_details).toEqual({ label: 'PayPal payer@example.com' });
  });

  it('renews without the seller', async () => {
    await buyWith('pm_card_visa');
    await passUntil('2027-05-02T12:00:00Z');
    expect(await current()).toMatchObject({ state: 'active', periodEnd: expect.stringMatching(/^2027-06-01/) });
    expect((await listPayments()).map(({ purpose, status }) => `${purpose} ${status}`)).toEqual([
      'checkout succeeded',
      'renewal succeeded',
    ]);
  });

  it('is past due if the bank wants the seller, and recovers with another method', async () => {
    await buyWith('pm_card_authenticationRequired');
    await passUntil('2027-05-02T12:00:00Z');
    expect(await current()).toMatchObject({ state: 'past_due' });

    const back = await chooseAt(await openPage(), 'pm_card_mastercard');
    expect(back.pathname).toBe('/payment/card');
    expect(back.searchParams.get('type')).toBe('CREDIT_CARD');
    const ref = back.searchParams.get('session') ?? '';
    const saved = await server.as(owner).call(billing.updatePaymentMethod, await changeMethod(ref));
    expect(saved.credit_card_details?.label).toBe('Mastercard •••• 4444');
    await server.runJob('billing.due', {});
    await settle();
    expect(await current()).toMatchObject({ state: 'active', endsAt: null });
  });

  it('takes no method that another business stored, that was not chosen yet, or that is only named', async () => {
    await buyWith('pm_card_visa');
    const open = new URL(await openPage()).pathname.split('/').at(-1) ?? '';
    const stored = (await chooseAt(await openPage(), 'pm_card_visa')).searchParams.get('session') ?? '';
    const other = await buildOwner(database.db, { ebay: 'T' });
    const first = owner;
    owner = other;
    await server.as(other).call(billing.updateInvoiceDetails, { params: params(), body: britishDetails });
    await buyWith('pm_card_visa');
    const refused = async (ref: string, login: TestLogin) =>
      (await server.as(login).refused(billing.updatePaymentMethod, await changeMethod(ref, login))).error;
    expect(await refused(stored, other)).toBe('payment_method_unknown');
    for (const ref of [open, 'cs_test_unknown', 'pm_card_visa', CHOSEN_AT_PROVIDER])
      expect(await refused(ref, first), ref).toBe('payment_method_unknown');
    await server.as(first).call(billing.updatePaymentMethod, await changeMethod(stored, first));
  });
});

describe('an event of Stripe', () => {
  it('makes a worker look at the payment, however often it arrives', async () => {
    const id = await checkOut();
    await settle();
    await chooseAt((await checkout(id)).redirect_url, 'pm_card_visa');
    const [payment] = await listPayments();
    const key = `${owner.userId}-${payment?.payment_id}-${payment?.created_at.getTime().toString(36)}`;
    for (const object of [{ client_reference_id: key }, { metadata: { payment: key } }])
      expect((await sendEvent(object)).statusCode).toBe(204);
    await settle();
    expect(await current()).toMatchObject({ state: 'active' });
    expect((await sendEvent({ client_reference_id: key })).statusCode).toBe(204);
    expect(await listPayments()).toHaveLength(1);
  });

  it('is accepted without effect if it names nothing of ours', async () => {
    for (const object of [{}, { client_reference_id: 'another shop’s' }, { metadata: { payment: '9999-1-abc' } }])
      expect((await sendEvent(object)).statusCode).toBe(204);
  });

  it('is refused if it is not signed by Stripe, or was recorded', async () => {
    const object = { client_reference_id: '1-1-a' };
    expect((await sendEvent(object, { secret: 'whsec_other' })).json()).toMatchObject({ error: 'not_signed' });
    const old = new Date(clock.now().getTime() - 6 * 60_000);
    expect((await sendEvent(object, { at: old })).json()).toMatchObject({ error: 'not_signed' });
    const bare = await server.app.inject({ method: 'POST', url: '/stripe/webhooks', payload: { data: { object } } });
    expect(bare.json()).toMatchObject({ error: 'not_signed' });
  });
});
