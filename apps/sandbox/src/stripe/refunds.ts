import { noSuch, wrongState, wrongValue } from './errors.ts';
import { announce } from './events.ts';
import type { Metadata, PaymentIntent, Refund } from './model.ts';
import type { StripeOperation } from './operation.ts';
import { metadataOf, PROCESSING_SECONDS, requireText, textOf } from './payments.ts';
import type { StripeWorld } from './stripe-world.ts';

/** Advances a refund that has been processed for long enough, because banks refund direct debits slowly. */
function present(world: StripeWorld, refund: Refund): Refund {
  if (refund.status !== 'pending' || world.stripe.now() < refund.created + PROCESSING_SECONDS) return refund;
  const done: Refund = { ...refund, status: 'succeeded' };
  world.stripe.put(done);
  announce(world, 'refund.updated', done);
  return done;
}

const refundsOf = (world: StripeWorld, intentId: string) =>
  world.stripe.list('refund').filter(({ payment_intent }) => payment_intent === intentId);

function requireIntent({ stripe }: StripeWorld, id: string): PaymentIntent {
  const intent = stripe.find('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
  return intent;
}

function isDebit({ stripe }: StripeWorld, { payment_method: id }: PaymentIntent): boolean {
  return id !== null && stripe.find('payment_method', id)?.type === 'sepa_debit';
}

interface RefundWish {
  /** Undefined to refund everything that is left. */
  readonly amount: number | undefined;
  readonly reason: string | null;
  readonly metadata: Metadata;
}

/**
 * Refunds a payment fully or partially, and announces it as Stripe does: with an event for the refund and one for its
 * charge.
 */
function giveBack(world: StripeWorld, intent: PaymentIntent, { amount: wanted, reason, metadata }: RefundWish): Refund {
  const { stripe } = world;
  if (intent.status !== 'succeeded')
    throw wrongState('This PaymentIntent does not have a successful charge to refund.', intent);
  const before = refundsOf(world, intent.id).reduce((sum, { amount }) => sum + amount, 0);
  if (before === intent.amount)
    throw wrongValue('payment_intent', 'The charge has already been refunded.', 'charge_already_refunded');
  const amount = wanted ?? intent.amount - before;
  if (!Number.isInteger(amount) || amount <= 0 || before + amount > intent.amount) {
    throw wrongValue(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${intent.amount - before})`,
    );
  }
  const refund: Refund = {
    id: stripe.newId('re'),
    object: 'refund',
    created: stripe.now(),
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    reason,
    metadata,
    status: isDebit(world, intent) ? 'pending' : 'succeeded',
  };
  stripe.put(refund);
  announce(world, 'refund.created', refund);
  announce(world, 'charge.refunded', {
    id: intent.id.replace(/^pi_/, 'ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: before + amount,
    currency: intent.currency,
    payment_intent: intent.id,
    refunded: before + amount === intent.amount,
    metadata: intent.metadata,
  });
  return refund;
}

/** A refund that somebody creates in Stripe's dashboard: it has none of Quayside's metadata. */
export function refundInDashboard(world: StripeWorld, intentId: string, amount: number | undefined): Refund {
  return giveBack(world, requireIntent(world, intentId), { amount, reason: 'requested_by_customer', metadata: {} });
}

export const refundOperations: readonly StripeOperation[] = [
  {
    name: 'refunds.create',
    method: 'POST',
    url: '/refunds',
    knows: ['payment_intent', 'amount', 'reason', 'metadata'],
    run({ world, form }) {
      const amount = textOf(form, 'amount');
      return giveBack(world, requireIntent(world, requireText(form, 'payment_intent')), {
        amount: amount === undefined ? undefined : Number(amount),
        reason: textOf(form, 'reason') ?? null,
        metadata: metadataOf(form),
      });
    },
  },
  {
    name: 'refunds.list',
    method: 'GET',
    url: '/refunds',
    knows: ['payment_intent', 'limit'],
    run({ world, form }) {
      const all = refundsOf(world, requireIntent(world, requireText(form, 'payment_intent')).id);
      const limit = Math.min(100, Number(form.limit ?? 10));
      const data = all.slice(0, limit).map((refund) => present(world, refund));
      return { object: 'list', url: '/v1/refunds', has_more: all.length > limit, data };
    },
  },
  {
    name: 'refunds.retrieve',
    method: 'GET',
    url: '/refunds/:id',
    knows: [],
    run({ world, params }) {
      const refund = world.stripe.find('refund', params.id ?? '');
      if (!refund) throw noSuch('refund', params.id ?? '');
      return present(world, refund);
    },
  },
];
