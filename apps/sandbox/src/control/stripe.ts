import type { FastifyInstance } from 'fastify';
import { StripeRefusal } from '../stripe/errors.ts';
import { refundInDashboard } from '../stripe/refunds.ts';
import type { World } from '../world.ts';
import { form, input, safe, section, table } from './console-parts.ts';
import { ControlRefusal, optionalInteger, readFields, requiredText } from './read.ts';

const PAYMENTS_SHOWN = 10;

/** The actions that a user takes in Stripe's dashboard. */
export function mountStripeControl(app: FastifyInstance, world: World): void {
  app.post('/control/api/stripe/refunds', (request, reply) => {
    const fields = readFields(request.body);
    const id = requiredText(fields, 'paymentIntent');
    try {
      return reply.code(201).send(refundInDashboard(world, id, optionalInteger(fields, 'amount', 1, 99_999_999)));
    } catch (error) {
      if (error instanceof StripeRefusal) throw new ControlRefusal(error.status, error.message);
      throw error;
    }
  });
}

/** Stripe's section of the console: the latest payments, and a refund as in Stripe's dashboard. */
export function stripeSection(world: World): string {
  const rows = world.stripe
    .list('payment_intent')
    .slice(0, PAYMENTS_SHOWN)
    .map(({ id, amount, currency, status }) => [
      safe(id),
      `${(amount / 100).toFixed(2)}&nbsp;${safe(currency.toUpperCase())}`,
      safe(status),
    ]);
  const refund =
    input('paymentIntent', 'Payment', 'required') +
    input('amount', 'Amount in minor units (empty for all)', 'type="number" min="1"');
  return section(
    'Stripe',
    table(['Payment', 'Amount', 'Status'], rows, 'No payments') +
      form('stripe/refunds', refund, 'Refund as in the dashboard', true),
  );
}
