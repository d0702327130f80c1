import { setTimeout as pause } from 'node:timers/promises';
import { billing, CHOSEN_AT_PROVIDER, invoices } from '@quayside/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { britishDetails } from '../factories/plan.ts';
import { PATIENCE_MS } from './kills.ts';
import { type Part, type Product, startProduct } from './product.ts';
import { signUp } from './remote.ts';

/*
 * A seller pays at the sandbox's Stripe while the parts of the product are killed at each step of the payment: when it
 * starts, while Stripe's page is being opened, after it was paid there, and while the portal polls for the outcome.
 */

const PARTS: readonly Part[] = ['worker', 'gateway', 'database', 'npm'];
const STARTER = { plan: 'starter', interval: 'monthly' } as const;

let product: Product;
beforeAll(async () => {
  // The shops of the demo, which each start imports, need no goods here.
  product = await startProduct({ PAYMENT_PROVIDER: 'stripe', SANDBOX_CATALOG_SIZE: '3+1' });
});
afterAll(async () => {
  await product?.stop();
});

const events = async (type: string) => {
  const headers = { authorization: 'Bearer sk_test_quayside_demo' };
  const answer = await fetch(`${product.sandboxUrl}/stripe/v1/events?type=${type}&limit=100`, { headers });
  return ((await answer.json()) as { data: { data: { object: { amount: number } } }[] }).data;
};

async function eventually<T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await pause(250)) {
    const found = await read();
    if (isThere(found)) return found;
    if (Date.now() > giveUpAt) throw new Error(`It stayed ${JSON.stringify(found)}`);
  }
}

it.each(PARTS)(
  'charges once when the %s is killed at each step of a payment',
  { timeout: 2 * PATIENCE_MS },
  async (part) => {
    const seller = await signUp(product.base, {
      email: `nora-${part}@shop.example`,
      name: 'Nora',
      business: 'Nora’s Nets',
    });
    const params = { id: seller.userId };
    await seller.call(billing.updateInvoiceDetails, { params, body: britishDetails });
    const { total } = await seller.call(billing.quote, { params, query: STARTER });
    const before = (await events('payment_intent.succeeded')).length;
    const body = {
      user_id: seller.userId,
      ...STARTER,
      payment_method_type: 'CREDIT_CARD' as const,
      payment_method: CHOSEN_AT_PROVIDER,
      total,
      idempotency_key: `killed-${part}`,
    };

    const [{ id }] = await Promise.all([seller.call(billing.createCheckout, { body }), product.kill(part)]);
    const read = () => seller.call(billing.getCheckout, { params: { id } });
    // A worker opens the page; the seller's reload sends the same order again.
    await product.kill(part);
    expect((await seller.call(billing.createCheckout, { body })).id).toBe(id);
    const { redirect_url } = await eventually(read, ({ redirect_url: url }) => url !== null);
    const isBetween = await seller.call(billing.getCurrent, { params });
    expect(isBetween.subscription).toBeNull();

    const paid = await fetch(redirect_url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ method: 'pm_card_visa', decision: 'approve' }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    await product.kill(part);
    await Promise.all([read(), product.kill(part)]);
    await eventually(read, ({ status }) => status !== 'pending');
    expect((await read()).status).toBe('success');
    expect((await seller.call(billing.createCheckout, { body })).id).toBe(id);

    const { data } = await seller.call(invoices.list, { params, query: {} });
    expect(data.map(({ kind, status, total: paidTotal }) => [kind, status, paidTotal])).toEqual([
      ['invoice', 'paid', total],
    ]);
    const { subscription } = await seller.call(billing.getCurrent, { params });
    expect(subscription).toMatchObject({ plan: 'starter', state: 'active' });
    const charges = await events('payment_intent.succeeded');
    expect(charges.slice(0, charges.length - before).map((event) => event.data.object.amount)).toEqual([total]);
  },
);
