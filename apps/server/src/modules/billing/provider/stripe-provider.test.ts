import { CHOSEN_AT_PROVIDER } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { type ChargeRequest, ProviderUnavailable } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const sandbox = useTestSandbox();
const SECRET_KEY = 'sk_test_quayside_demo';
const provider = () =>
  createStripeProvider({ apiUrl: `${sandbox.url}/stripe`, secretKey: SECRET_KEY, publicUrl: 'http://localhost:4400' });

let count = 0;
const requestOf = (given: Partial<ChargeRequest> = {}): ChargeRequest => {
  count += 1;
  return {
    key: `7-${count}`,
    amountMinor: 29_00,
    currency: 'EUR',
    methodType: 'CREDIT_CARD',
    methodRef: CHOSEN_AT_PROVIDER,
    isSellerPresent: true,
    customer: { key: '7', ref: null },
    description: 'Quayside Starter',
    returnPath: '/checkout/pending/credit_card?checkout_id=chk_1',
    ...given,
  };
};

/**
 * Chooses a test method on Stripe's page, and answers the bank's question.
 * @returns the final redirect of the browser
 */
async function payAt(url: string, method: string, bank: 'approve' | 'decline' = 'approve'): Promise<string> {
  const post = (to: string, fields: Record<string, string>) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const answer = await post(url, { method, decision: 'approve' });
  const to = answer.headers.get('location') ?? '';
  if (!to.includes('/authenticate/')) return to;
  const authenticated = await post(to, { decision: bank });
  return authenticated.headers.get('location') ?? '';
}

/** A business that has paid once at Stripe, with its chosen method. */
async function paidOnce(method: string, methodType: ChargeRequest['methodType'] = 'CREDIT_CARD') {
  const stripe = provider();
  const asked = await stripe.charge(requestOf({ methodType }));
  await payAt(asked.actionUrl ?? '', method);
  const paid = await stripe.read(asked.ref);
  return { stripe, asked, paid };
}

describe('a first payment', () => {
  it('is made on Stripe’s page, which leads back and stores the method', async () => {
    const stripe = provider();
    const request = requestOf();
    const asked = await stripe.charge(request);
    expect(asked).toMatchObject({ status: 'requires_action', errorCode: null });
    expect(asked.customerRef).toMatch(/^cus_/);
    // The same key returns the same page.
    expect((await stripe.charge(request)).ref).toBe(asked.ref);
    expect(await stripe.read(asked.ref)).toMatchObject({ status: 'requires_action', actionUrl: asked.actionUrl });

    const back = await payAt(asked.actionUrl ?? '', 'pm_card_visa');
    expect(back).toBe('http://localhost:4400/checkout/pending/credit_card?checkout_id=chk_1');
    const paid = await stripe.read(asked.ref);
    expect(paid).toMatchObject({ ref: asked.ref, status: 'succeeded', customerRef: asked.customerRef });
    expect(await stripe.describe('CREDIT_CARD', paid.methodRef ?? '')).toEqual({
      label: 'Visa •••• 4242',
      expiresOn: '2034-12-31',
    });
    expect(await stripe.describe('PAYPAL', paid.methodRef ?? '')).toBeUndefined();
  });

  it('asks again after a declined card, and ends when the seller cancels it', async () => {
    const stripe = provider();
    const asked = await stripe.charge(requestOf());
    await payAt(asked.actionUrl ?? '', 'pm_card_chargeDeclined');
    expect(await stripe.read(asked.ref)).toMatchObject({ status: 'requires_action' });
    expect(await stripe.cancel(asked.ref)).toMatchObject({ status: 'failed', errorCode: 'expired' });
    expect(await stripe.read(asked.ref)).toMatchObject({ status: 'failed', errorCode: 'expired' });
  });

  it('passes through the bank’s second factor', async () => {
    const { paid } = await paidOnce('pm_card_authenticationRequiredOnSetup');
    expect(paid).toMatchObject({ status: 'succeeded' });
  });
});

describe('a payment with a stored method', () => {
  it('succeeds without the seller, once per key', async () => {
    const { stripe, paid } = await paidOnce('pm_card_visa');
    const request = requestOf({
      methodRef: paid.methodRef ?? '',
      customer: { key: '7', ref: paid.customerRef },
      isSellerPresent: false,
    });
    const first = await stripe.charge(request);
    expect(first).toMatchObject({ status: 'succeeded', actionUrl: null });
    expect((await stripe.charge(request)).ref).toBe(first.ref);
    expect(await stripe.read(first.ref)).toMatchObject({ status: 'succeeded' });
  });

  it('is declined if the bank requires the seller', async () => {
    const { stripe, paid } = await paidOnce('pm_card_authenticationRequired');
    const request = requestOf({
      methodRef: paid.methodRef ?? '',
      customer: { key: '7', ref: paid.customerRef },
      isSellerPresent: false,
    });
    expect(await stripe.charge(request)).toMatchObject({ status: 'failed', errorCode: 'authentication_required' });
    // The response to a declined payment is stored with its key, too.
    expect(await stripe.charge(request)).toMatchObject({ status: 'failed', errorCode: 'authentication_required' });
  });
});

describe('a lost response', () => {
  it('is requested again with the same key, and charges once', async () => {
    const { stripe, paid } = await paidOnce('pm_card_visa');
    const request = requestOf({
      methodRef: paid.methodRef ?? '',
      customer: { key: '7', ref: paid.customerRef },
      isSellerPresent: false,
    });
    // Stripe's client itself repeats a request whose connection broke.
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'payment_intents.create', count: 2 });
    await expect(stripe.charge(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    const charged = await stripe.charge(request);
    expect(charged).toMatchObject({ status: 'succeeded' });
    await sandbox.clearFaults();
  });

  it('from a failing server may be requested again', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'customers.create', count: 1 });
    const request = requestOf();
    await expect(provider().charge(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await provider().charge(request)).toMatchObject({ status: 'requires_action' });
    await sandbox.clearFaults();
  });

  it('is no silence if the key is wrong: nothing was charged', async () => {
    const stranger = createStripeProvider({
      apiUrl: `${sandbox.url}/stripe`,
      secretKey: 'sk_test_other',
      publicUrl: 'http://localhost',
    });
    expect(await stranger.charge(requestOf())).toMatchObject({ status: 'failed', errorCode: 'refused' });
  });
});
