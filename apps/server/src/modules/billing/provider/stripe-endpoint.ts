import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { fail } from '../../../platform/http/fail.ts';
import { foreignRefundJob, refundJob, settleJob } from '../billing.enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getPayment } from '../payments.repository.ts';
import { getRefund } from '../refunds.repository.ts';

/** Events name one object, which has a few kilobytes. */
const BODY_LIMIT = 256 * 1024;
/** Stripe's own default (docs.stripe.com/webhooks): an older event is a repeated recording. */
const TOLERANCE_SECONDS = 300;
/** The key that a payment was charged with, or a refund asked for: `userId-paymentId-time`, `refund-userId-refundId-time`. */
const KEY = /^(refund-)?(\d{1,15})-(\d{1,15})-[\da-z]+$/;

/**
 * The address that Stripe sends events to. An event is a hint only: the payment is read at Stripe again, so a repeated, late or missing
 * event changes nothing. It is not part of the contract, because Stripe defines its request.
 */
export function mountStripeEndpoint(
  app: FastifyInstance,
  deps: Pick<BillingDeps, 'db' | 'clock' | 'jobs'>,
  webhookSecret: string,
): void {
  // The signature covers the raw bytes, so no body parser runs in this scope.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/stripe/webhooks', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers['stripe-signature'];
      const event = readEvent(body, typeof header === 'string' ? header : '', webhookSecret, deps.clock.now());
      const [, refund, userId, id] = KEY.exec(keyOf(event.data.object)) ?? [];
      if (refund) await lookAtRefundSoon(deps, Number(userId), Number(id));
      else if (id !== undefined) await lookSoon(deps, Number(userId), Number(id));
      const paymentRef = refund ? undefined : refundedPaymentOf(event.data.object);
      if (paymentRef !== undefined) await deps.jobs.enqueue(deps.db, foreignRefundJob, { paymentRef });
      return reply.code(204).send();
    });
  });
}

/** @throws not_signed */
function readEvent(body: Buffer, header: string, secret: string, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    // A signature that does not fit, is too old or is missing, and a body that is no event.
    throw fail('not_signed');
  }
}

function keyOf(object: object): string {
  const { client_reference_id: reference, metadata } = object as {
    readonly client_reference_id?: unknown;
    readonly metadata?: { readonly payment?: unknown; readonly refund?: unknown } | null;
  };
  return String(reference ?? metadata?.payment ?? metadata?.refund ?? '');
}

/** The payment that an event says something was given back of: a refund names it, and so does a refunded charge. */
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

async function lookSoon({ db, jobs }: Pick<BillingDeps, 'db' | 'jobs'>, userId: number, paymentId: number) {
  const payment = await getPayment(db, userId, paymentId);
  if (payment?.status === 'pending') await jobs.enqueue(db, settleJob, { userId, paymentId });
}

async function lookAtRefundSoon({ db, jobs }: Pick<BillingDeps, 'db' | 'jobs'>, userId: number, refundId: number) {
  const refund = await getRefund(db, userId, refundId);
  if (refund?.status === 'pending') await jobs.enqueue(db, refundJob, { userId, refundId });
}
