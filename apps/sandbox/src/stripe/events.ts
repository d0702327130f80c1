import { createHmac } from 'node:crypto';
import { noSuch } from './errors.ts';
import type { StripeEvent } from './model.ts';
import type { StripeOperation } from './operation.ts';
import type { StripeWorld } from './stripe-world.ts';

/** The API version of the objects that the sandbox returns. */
export const API_VERSION = '2026-10-28.endive';
/** The secret with which the sandbox signs what it sends to the registered address. */
export const WEBHOOK_SECRET = 'whsec_quayside_demo';

/** The header `Stripe-Signature` of a payload (docs.stripe.com/webhooks). @param at seconds since 1970 */
export function signatureOf(payload: string, at: number, secret = WEBHOOK_SECRET): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}

const TRIES = 5;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Records an event and sends it to the registered address, repeatedly if it is not accepted. */
export function announce(world: StripeWorld, type: string, object: unknown): void {
  const { stripe, config, log } = world;
  const event: StripeEvent = {
    id: stripe.newId('evt'),
    object: 'event',
    created: stripe.now(),
    type,
    api_version: API_VERSION,
    data: { object },
    livemode: false,
  };
  stripe.put(event);
  if (config.stripeWebhookUrl)
    void deliver(config.stripeWebhookUrl, event, stripe.now).catch((error: unknown) =>
      log.info('a webhook was not accepted', { reason: String(error) }),
    );
}

async function deliver(url: string, event: StripeEvent, now: () => number): Promise<void> {
  const payload = JSON.stringify(event, null, 2);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(payload, now()) },
        body: payload,
      });
      if (answer.ok) return;
      if (attempt === TRIES) throw new Error(`status ${answer.status}`);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    await pause(200 * 2 ** attempt);
  }
}

export const eventOperations: readonly StripeOperation[] = [
  {
    name: 'events.list',
    method: 'GET',
    url: '/events',
    knows: ['limit', 'starting_after', 'type'],
    run({ world, form }) {
      const limit = Math.min(100, Number(form.limit ?? 10));
      const all = world.stripe.list('event').filter(({ type }) => form.type === undefined || type === form.type);
      const after = form.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === form.starting_after) + 1;
      const data = all.slice(after, after + limit);
      return { object: 'list', url: '/v1/events', has_more: all.length > after + limit, data };
    },
  },
  {
    name: 'events.retrieve',
    method: 'GET',
    url: '/events/:id',
    knows: [],
    run({ world, params }) {
      const event = world.stripe.find('event', params.id ?? '');
      if (!event) throw noSuch('event', params.id ?? '');
      return event;
    },
  },
];
