import { billing, CHOSEN_AT_PROVIDER, invoices, type PaymentMethodType } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../test/invoice-details.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';

const START = '2027-04-01T12:00:00Z';
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

/** Does what a worker does for a pending payment. */
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

/**
 * Chooses a method on Stripe's page, and answers the bank.
 * @returns the path to which the page leads back
 */
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

/** The state of the sandbox's Stripe. */
async function atStripe<T>(path: string): Promise<T> {
  const headers = { authorization: 'Bearer sk_test_quayside_demo' };
  return (await fetch(`${sandbox.url}/stripe/v1/${path}`, { headers })).json() as Promise<T>;
}

/** Everything that a payment can change. */
async function books() {
  const of = (table: 'payments' | 'invoices' | 'subscriptions' | 'payment_methods' | 'history') =>
    database.db.selectFrom(table).selectAll().where('user_id', '=', owner.userId).execute();
  return {
    payments: await of('payments'),
    invoices: await of('invoices'),
    subscriptions: await of('subscriptions'),
    methods: await of('payment_methods'),
    history: await of('history'),
  };
}

function sendEvent(object: object, options: { readonly secret?: string; readonly at?: Date } = {}) {
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } };
  return sendSigned(JSON.stringify(event), options);
}

function sendSigned(payload: string, { secret = WEBHOOK_SECRET, at = clock.now() } = {}) {
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

  it('is past due if the bank requires the seller, and recovers with another method', async () => {
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

  it('accepts no method that another business stored, that was not chosen yet, or that does not exist', async () => {
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
  it('makes a worker poll the payment, however often it arrives', async () => {
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

  it('is accepted without effect if it does not concern Quayside', async () => {
    for (const object of [{}, { client_reference_id: 'another shop’s' }, { metadata: { payment: '9999-1-abc' } }])
      expect((await sendEvent(object)).statusCode).toBe(204);
  });

  it('changes nothing with a wrong signature, as a repetition, or if it is outdated', async () => {
    await buyWith('pm_card_visa');
    const [payment] = await listPayments();
    const key = `${owner.userId}-${payment?.payment_id}-${payment?.created_at.getTime().toString(36)}`;
    const before = await books();
    const paid = { client_reference_id: key, status: 'complete', payment_status: 'paid' };
    const failed = { metadata: { payment: key }, status: 'requires_payment_method', amount: 1 };
    expect((await sendEvent(failed, { secret: 'whsec_other' })).json()).toMatchObject({ error: 'invalid_request' });
    for (let repeat = 0; repeat < 3; repeat += 1) expect((await sendEvent(paid)).statusCode).toBe(204);
    // An older event arrives last: the page while it was still open, and an attempt that was declined.
    const earlier = new Date(clock.now().getTime() - 4 * 60_000);
    for (const object of [failed, { client_reference_id: key, status: 'open', payment_status: 'unpaid' }]) {
      expect((await sendEvent(object, { at: earlier })).statusCode).toBe(204);
    }
    await settle();
    await server.runJob('billing.due', {});
    expect(await books()).toEqual(before);
  });

  it.each([
    '',
    'not json',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"data":null}',
    '{"data":{}}',
    '{"data":{"object":null}}',
    '{"data":{"object":"pi_1"}}',
    '{"id":1,"type":null,"data":{"object":[]}}',
  ])('is 400 if it is signed but is no event: %s', async (payload) => {
    const signed = await sendSigned(payload);
    expect([signed.statusCode, signed.json().error]).toEqual([400, 'invalid_request']);
  });

  it.each<object>([
    { client_reference_id: { a: 1 }, metadata: 'text' },
    { client_reference_id: 7, metadata: [1, 2] },
    { metadata: { payment: { $ne: null }, refund: 3 } },
    { metadata: { refund: 'refund-9999999-1-abc' } },
    { metadata: { payment: '999999999999999-999999999999999-z' } },
    { object: 'refund', payment_intent: { id: 'pi_1' } },
    { object: 'charge', amount_refunded: '5', payment_intent: null },
    { object: 'charge', amount_refunded: 5, payment_intent: `pi_${'x'.repeat(400)}` },
    { object: 'customer', id: 'cus_unknown', deleted: true },
    { object: { nested: true }, payment_intent: 'pi_\u0000' },
  ])('is accepted without effect if its object is odd: %j', async (object) => {
    const before = await books();
    expect((await sendSigned(JSON.stringify({ type: 'a.new.kind', data: { object } }))).statusCode).toBe(204);
    expect(await books()).toEqual(before);
  });

  it('is rejected if it is not signed by Stripe, or if it is a replayed recording', async () => {
    const object = { client_reference_id: '1-1-a' };
    expect((await sendEvent(object, { secret: 'whsec_other' })).json()).toMatchObject({ error: 'invalid_request' });
    const old = new Date(clock.now().getTime() - 6 * 60_000);
    expect((await sendEvent(object, { at: old })).json()).toMatchObject({ error: 'invalid_request' });
    const bare = await server.app.inject({ method: 'POST', url: '/stripe/webhooks', payload: { data: { object } } });
    expect(bare.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('a refund at Stripe', () => {
  const firstInvoice = async () => {
    const { data } = await server.as(owner).call(invoices.list, { params: params(), query: {} });
    return data.at(-1);
  };
  async function askForRefund(): Promise<number> {
    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 9 });
    const number = (await firstInvoice())?.number ?? '';
    await server.as(admin).call(billing.refund, { params: { ...params(), number } });
    const row = await database.db
      .selectFrom('refunds')
      .select('refund_id')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    return row.refund_id;
  }
  const refundsAtStripe = async () => {
    const [payment] = await listPayments();
    const session = await atStripe<{ payment_intent: string }>(`checkout/sessions/${payment?.provider_ref}`);
    const { data } = await atStripe<{ data: { amount: number }[] }>(`refunds?payment_intent=${session.payment_intent}`);
    return data.map(({ amount }) => amount);
  };

  it('returns the payment once, although the first response was lost', async () => {
    await buyWith('pm_card_visa');
    const refundId = await askForRefund();
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'refunds.create', count: 2 });
    await expect(server.runJob('billing.refund', { userId: owner.userId, refundId })).rejects.toThrow();
    await sandbox.clearFaults();
    await server.runJob('billing.due', {});
    const invoice = await firstInvoice();
    expect(invoice).toMatchObject({ status: 'credited' });
    expect(await refundsAtStripe()).toEqual([invoice?.total]);
    expect((await books()).invoices).toHaveLength(2);
  });

  it('is read when Stripe announces it, however often', async () => {
    await buyWith('pm_paypal', 'PAYPAL');
    const refundId = await askForRefund();
    const created = await database.db
      .selectFrom('refunds')
      .select('created_at')
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow();
    const key = `refund-${owner.userId}-${refundId}-${created.created_at.getTime().toString(36)}`;
    expect((await sendEvent({ object: 'refund', metadata: { refund: key } })).statusCode).toBe(204);
    await server.runJob('billing.refund', { userId: owner.userId, refundId });
    expect(await firstInvoice()).toMatchObject({ status: 'credited' });
    expect((await sendEvent({ object: 'refund', metadata: { refund: key } })).statusCode).toBe(204);
  });
});

describe('a refund that somebody makes in Stripe’s dashboard', () => {
  const listInvoices = async () => (await server.as(owner).call(invoices.list, { params: params(), query: {} })).data;
  const intentId = async () => {
    const [payment] = await listPayments();
    return (await atStripe<{ payment_intent: string }>(`checkout/sessions/${payment?.provider_ref}`)).payment_intent;
  };
  const refundThere = (paymentIntent: string, amount?: number) =>
    sandbox.control<{ id: string }>('stripe/refunds', { paymentIntent, ...(amount === undefined ? {} : { amount }) });
  const read = (paymentRef: string) => server.runJob('billing.foreign-refund', { paymentRef });
  const jobsFor = async (paymentRef: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from jobs.job where name = 'billing.foreign-refund'
      and data->>'paymentRef' = ${paymentRef}`.execute(database.db);
    return rows[0]?.n ?? 0;
  };
  const providerRefunds = async () =>
    (await books()).history.filter(({ why }) => why === 'payment_refunded_at_provider').length;

  it('is read when Stripe announces it, and becomes one credit note and one history entry', async () => {
    await buyWith('pm_card_visa');
    const intent = await intentId();
    const { id } = await refundThere(intent);
    const events = [
      { object: 'refund', id, payment_intent: intent, metadata: {} },
      { object: 'charge', id: 'ch_1', payment_intent: intent, amount_refunded: 25_00, metadata: {} },
    ];
    for (const object of events) expect((await sendEvent(object)).statusCode).toBe(204);
    expect(await jobsFor(intent)).toBe(2);
    await Promise.all([read(intent), read(intent), read(intent)]);
    await read(intent);
    const [note, invoice] = await listInvoices();
    expect(invoice).toMatchObject({ kind: 'invoice', status: 'credited' });
    expect(note).toMatchObject({ kind: 'credit_note', credits: invoice?.number, total: 0 - (invoice?.total ?? 0) });
    expect(await listInvoices()).toHaveLength(2);
    expect(await providerRefunds()).toBe(1);
    expect(await current()).toMatchObject({ state: 'active' });
  });

  it('is credited although it is read before Quayside knows that the payment succeeded', async () => {
    const id = await checkOut();
    await settle();
    await chooseAt((await checkout(id)).redirect_url, 'pm_card_visa');
    const intent = await intentId();
    await refundThere(intent);
    expect((await checkout(id)).status).toBe('pending');
    await read(intent);
    expect((await checkout(id)).status).toBe('success');
    const [note, invoice] = await listInvoices();
    expect(invoice).toMatchObject({ kind: 'invoice', status: 'credited' });
    expect(note).toMatchObject({ kind: 'credit_note', credits: invoice?.number });
    await settle();
    await read(intent);
    expect(await listInvoices()).toHaveLength(2);
    expect(await providerRefunds()).toBe(1);
  });

  it('of a part credits that part with its VAT, each part once, and the rest can be refunded here', async () => {
    await saveInvoiceDetails(server, owner, {
      ...britishDetails,
      country: 'DE',
      postalCode: '20457',
      currency: 'EUR',
    });
    await buyWith('pm_card_visa');
    const intent = await intentId();
    await refundThere(intent, 10_00);
    await read(intent);
    await refundThere(intent, 3_33);
    await read(intent);
    await read(intent);
    const [second, first, invoice] = await listInvoices();
    expect(invoice).toMatchObject({ status: 'paid', net: 29_00, vat: 5_51, total: 34_51 });
    expect(first).toMatchObject({ net: -8_40, vat: -1_60, total: -10_00, credits: invoice?.number });
    expect(second).toMatchObject({ net: -2_80, vat: -53, total: -3_33 });
    expect(await providerRefunds()).toBe(2);

    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 9 });
    await server.as(admin).call(billing.refund, { params: { ...params(), number: invoice?.number ?? '' } });
    await server.runJob('billing.due', {});
    const all = await listInvoices();
    expect(all.find(({ kind }) => kind === 'invoice')).toMatchObject({ status: 'credited' });
    expect(all.map(({ total }) => total).reduce((sum, total) => sum + total, 0)).toBe(0);
    expect(all.map(({ vat }) => vat).reduce((sum, vat) => sum + vat, 0)).toBe(0);
    // Our own refund is not mistaken for somebody else's.
    await read(intent);
    expect(await listInvoices()).toHaveLength(4);
    expect(await providerRefunds()).toBe(2);
  });

  it('of another shop’s payment, or of none, changes nothing', async () => {
    await buyWith('pm_card_visa');
    const before = await books();
    await read('pi_unknown');
    const stranger = await fetch(`${sandbox.url}/stripe/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_quayside_demo' },
      body: new URLSearchParams({
        amount: '2500',
        currency: 'gbp',
        payment_method: 'pm_card_visa',
        confirm: 'true',
        'metadata[payment]': `${owner.userId}-${before.payments[0]?.payment_id}-another`,
      }),
    });
    const { id } = (await stranger.json()) as { id: string };
    await refundThere(id);
    await read(id);
    expect(await books()).toEqual(before);
  });
});

describe('a worker killed between Stripe’s charge and our row', () => {
  it('leaves a renewal that is found again a day later, and not charged twice', async () => {
    await buyWith('pm_card_visa');
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'payment_intents.create', count: 2 });
    clock.set('2027-05-01T12:01:00Z');
    await server.runJob('billing.due', {});
    const pending = (await listPayments()).find(({ status }) => status === 'pending');
    const job = { userId: owner.userId, paymentId: pending?.payment_id };
    await expect(server.runJob('billing.settle', job)).rejects.toThrow();
    await sandbox.clearFaults();
    clock.set('2027-05-02T12:01:00Z');
    await server.runJob('billing.due', {});
    const renewal = (await listPayments()).find(({ purpose }) => purpose === 'renewal');
    expect(renewal).toMatchObject({ status: 'succeeded', provider_ref: expect.stringMatching(/^pi_/) });
    const key = `${owner.userId}-${renewal?.payment_id}-${renewal?.created_at.getTime().toString(36)}`;
    const { data } = await atStripe<{ data: object[] }>(`payment_intents/search?query=metadata['payment']:'${key}'`);
    expect(data).toHaveLength(1);
  });
});
