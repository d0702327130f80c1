import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import { fail } from '../../../platform/http/fail.ts';
import { foreignRefundJob, refundJob, settleJob } from '../billing.enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getPayment } from '../payments.repository.ts';
import { getRefund } from '../refunds.repository.ts';

/** Events refer to one object and have a few kilobytes. */
const BODY_LIMIT = 256 * 1024;
/** Stripe's own default (docs.stripe.com/webhooks): an older event may be a replayed recording. */
const TOLERANCE_SECONDS = 300;
/**
 * The key with which a payment was charged or a refund was made: `userId-paymentId-time`,
 * `refund-userId-refundId-time`.
 */
const KEY = /^(refund-)?(\d{1,15})-(\d{1,15})-[\da-z]+$/;

/**
 * The address to which Stripe sends events. An event is only a hint: the payment is read from Stripe again, so a
 * repeated, late or missing event changes nothing. The address is not part of the contract, because Stripe defines its
 * request.
 * @param scope a scope of its own: the signature covers the raw bytes, so no body parser runs in it
 */
export function mountStripeEndpoint(
  scope: FastifyInstance,
  deps: Pick<BillingDeps, 'db' | 'clock' | 'jobs'>,
  webhookSecret: string,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  scope.post('/stripe/webhooks', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers['stripe-signature'];
    const object = readEvent(body, typeof header === 'string' ? header : '', webhookSecret, deps.clock.now());
    const [, refund, userId, id] = KEY.exec(keyOf(object)) ?? [];
    if (refund) await pollRefundSoon(deps, Number(userId), Number(id));
    else if (id !== undefined) await pollPaymentSoon(deps, Number(userId), Number(id));
    const paymentRef = refund ? undefined : refundedPaymentOf(object);
    if (paymentRef !== undefined) await deps.jobs.enqueue(deps.db, foreignRefundJob, { paymentRef });
    return reply.code(204).send();
  });
}

/** The one part of an event that matters here; everything else in it may be of any kind. */
const eventSchema = z.object({ data: z.object({ object: z.looseObject({}) }) });

/**
 * The object of an event.
 * @throws invalid_request if the signature is wrong, too old or missing, or the signed body is no event
 */
function readEvent(body: Buffer, header: string, secret: string, now: Date): Readonly<Record<string, unknown>> {
  let event: unknown;
  try {
    event = Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    throw fail('invalid_request');
  }
  const read = eventSchema.safeParse(event);
  if (!read.success) throw fail('invalid_request');
  return read.data.data.object;
}

function keyOf({ client_reference_id: reference, metadata }: Readonly<Record<string, unknown>>): string {
  const { payment, refund } =
    ((typeof metadata === 'object' ? metadata : null) as {
      readonly payment?: unknown;
      readonly refund?: unknown;
    }) ?? {};
  const key = [reference, payment, refund].find((one) => typeof one === 'string');
  return typeof key === 'string' ? key : '';
}

/** The payment with a refund that an event reports: both a refund and a refunded charge refer to it. */
function refundedPaymentOf(object: object): string | undefined {
  const {
    object: kind,
    amount_refunded: given,
    payment_intent: payment,
  } = object as {
    readonly object?: unknown;
    readonly amount_refunded?: unknown;
    readonly payment_intent?: unknown;
  };
  const isRefund = kind === 'refund' || (kind === 'charge' && typeof given === 'number' && given > 0);
  return isRefund && typeof payment === 'string' && /^pi_\w{1,250}$/.test(payment) ? payment : undefined;
}

async function pollPaymentSoon({ db, jobs }: Pick<BillingDeps, 'db' | 'jobs'>, userId: number, paymentId: number) {
  const payment = await getPayment(db, userId, paymentId);
  if (payment?.status === 'pending') await jobs.enqueue(db, settleJob, { userId, paymentId });
}

async function pollRefundSoon({ db, jobs }: Pick<BillingDeps, 'db' | 'jobs'>, userId: number, refundId: number) {
  const refund = await getRefund(db, userId, refundId);
  if (refund?.status === 'pending') await jobs.enqueue(db, refundJob, { userId, refundId });
}
