import type { FastifyPluginAsync } from 'fastify';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import { sessionOperations } from './checkout-sessions.ts';
import { customerOperations } from './customers.ts';
import { StripeRefusal } from './errors.ts';
import { eventOperations } from './events.ts';
import { mountStripeOperations, type StripeOperation } from './operation.ts';
import { mountPayPages } from './pay-page.ts';
import { searchOperations } from './payment-search.ts';
import { paymentOperations } from './payments.ts';
import { refundOperations } from './refunds.ts';
import type { StripeWorld } from './stripe-world.ts';

const stripeOperations: readonly StripeOperation[] = [
  ...customerOperations,
  ...paymentOperations,
  ...searchOperations,
  ...refundOperations,
  ...sessionOperations,
  ...eventOperations,
];

/** Stripe's API and its hosted pages, under `/stripe`. */
export const stripePlugin: FastifyPluginAsync<{ world: StripeWorld }> = async (app, { world }) => {
  app.register(
    async (hosts) => {
      answerErrors(hosts, world.log, (error, _request, reply) =>
        error instanceof StripeRefusal
          ? reply.code(error.status).send({ error: error.facts })
          : reply.send({ error: { type: 'api_error', message: error.message } }),
      );
      hosts.setNotFoundHandler(answerNotServed);
      mountStripeOperations(hosts, world, stripeOperations);
      mountPayPages(hosts, world);
    },
    { prefix: '/stripe' },
  );
};
