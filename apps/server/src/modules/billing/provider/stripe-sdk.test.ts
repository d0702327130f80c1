import { createServer } from 'node:http';
import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { createPrefixedClient } from './stripe-http.ts';

/*
 * The installed version of Stripe's own client makes every call that the sandbox supports. The client throws on what it
 * cannot parse, and the results have the kinds and states that its types promise.
 */

const sandbox = useTestSandbox();
let stripe: Stripe;

beforeAll(() => {
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe('sk_test_quayside_demo', {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: createPrefixedClient('/stripe'),
    maxNetworkRetries: 0,
    telemetry: false,
  });
});

const customer = () => stripe.customers.create({ metadata: { business: '7' }, email: 'owner@shop.example' });

async function storedMethod(testMethod: string) {
  const { id } = await customer();
  const method = await stripe.paymentMethods.attach(testMethod, { customer: id });
  return { customer: id, payment_method: method.id };
}

async function paid(testMethod = 'pm_card_visa', amount = 29_00) {
  const stored = await storedMethod(testMethod);
  return stripe.paymentIntents.create({ ...stored, amount, currency: 'eur', confirm: true, off_session: true });
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('customers and their methods', () => {
  it('are created, read, attached and detached', async () => {
    const made = await customer();
    expect(made).toMatchObject({ object: 'customer', email: 'owner@shop.example', metadata: { business: '7' } });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, livemode: false });
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: made.id });
    expect(method).toMatchObject({ object: 'payment_method', type: 'card', customer: made.id });
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect((await stripe.paymentMethods.retrieve(method.id)).id).toBe(method.id);
    expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
  });
});

describe('payments', () => {
  it('are made, read, found by their key and cancelled', async () => {
    const stored = await storedMethod('pm_card_visa');
    const key = `find-${stored.customer}`;
    const made = await stripe.paymentIntents.create({
      ...stored,
      amount: 29_00,
      currency: 'eur',
      confirm: true,
      off_session: true,
      metadata: { payment: key },
    });
    expect(made).toMatchObject({ object: 'payment_intent', status: 'succeeded', amount_received: 29_00 });
    expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe('succeeded');
    const found = await stripe.paymentIntents.search({ query: `metadata['payment']:'${key}'` });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    const open = await stripe.paymentIntents.create({ amount: 29_00, currency: 'eur' });
    expect(open.status).toBe('requires_payment_method');
    expect((await stripe.paymentIntents.cancel(open.id)).status).toBe('canceled');
  });

  it('are declined with the bank’s code', async () => {
    for (const [method, code] of [
      ['pm_card_chargeDeclined', 'generic_decline'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ] as const) {
      const error = await failureOf(paid(method));
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: code });
      expect((error as Stripe.errors.StripeCardError).payment_intent).toMatchObject({
        status: 'requires_payment_method',
      });
    }
  });

  it('ask for a second factor while the payer is present, and are declined otherwise', async () => {
    const stored = await storedMethod('pm_card_authenticationRequired');
    const asked = await stripe.paymentIntents.create({
      ...stored,
      amount: 29_00,
      currency: 'eur',
      confirm: true,
      return_url: 'http://localhost:4400/user/plans',
    });
    expect(asked.status).toBe('requires_action');
    expect(asked.next_action?.redirect_to_url?.return_url).toBe('http://localhost:4400/user/plans');
    await fetch(asked.next_action?.redirect_to_url?.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('succeeded');
    expect(await failureOf(paid('pm_card_authenticationRequired'))).toMatchObject({ code: 'authentication_required' });
  });

  it('charge once per key, and reject the key for anything else', async () => {
    const stored = await storedMethod('pm_card_visa');
    const pay = (amount: number) =>
      stripe.paymentIntents.create(
        { ...stored, amount, currency: 'eur', confirm: true, off_session: true },
        { idempotencyKey: `once-${stored.customer}` },
      );
    const first = await pay(29_00);
    expect((await pay(29_00)).id).toBe(first.id);
    expect(await failureOf(pay(30_00))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('pages', () => {
  it('of a payment are opened, read and ended', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: (await customer()).id,
      success_url: 'http://localhost:4400/a',
      cancel_url: 'http://localhost:4400/b',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 25_00, product_data: { name: 'Starter' } } },
      ],
    });
    expect(session).toMatchObject({ object: 'checkout.session', status: 'open', amount_total: 25_00 });
    const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(read).toMatchObject({ status: 'open', payment_intent: null });
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  });
});

describe('refunds', () => {
  it('are partial or full, listed, read, and never above the payment', async () => {
    const { id } = await paid();
    const part = await stripe.refunds.create({ payment_intent: id, amount: 9_00, metadata: { refund: 'r-1' } });
    expect(part).toMatchObject({ object: 'refund', status: 'succeeded', amount: 9_00, metadata: { refund: 'r-1' } });
    expect((await stripe.refunds.retrieve(part.id)).id).toBe(part.id);
    const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: id, amount: 29_00 }));
    expect(tooMuch).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest.amount).toBe(20_00);
    expect(await failureOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map((one) => one.id)).toEqual([rest.id, part.id]);
  });
});

describe('events', () => {
  it('are listed newest first, read, and verified by the client', async () => {
    const { id } = await paid();
    const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
    const event = data.find(({ data: { object } }) => (object as { id?: string }).id === id);
    expect(event).toMatchObject({ object: 'event', type: 'payment_intent.succeeded' });
    expect((await stripe.events.retrieve(event?.id ?? '')).id).toBe(event?.id);
    const payload = JSON.stringify(event);
    const secret = 'whsec_of_the_tests';
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    expect(stripe.webhooks.constructEvent(payload, header, secret).id).toBe(event?.id);
  });
});

describe('errors', () => {
  it('have the client’s own types', async () => {
    expect(await failureOf(stripe.customers.retrieve('cus_unknown'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await sandbox.control('faults', { kind: 'throttle-429', operation: 'customers.create', count: 1 });
    expect(await failureOf(customer())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await sandbox.control('faults', { kind: '5xx', operation: 'customers.create', count: 1 });
    expect(await failureOf(customer())).toBeInstanceOf(Stripe.errors.StripeAPIError);
    await sandbox.clearFaults();
  });

  it('report a broken connection if nobody responds', async () => {
    const free = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
    const lonely = new Stripe('sk_test_quayside_demo', {
      host: '127.0.0.1',
      port: String(free),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    expect(await failureOf(lonely.customers.retrieve('cus_1'))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });
});
