import type { FastifyPluginAsync } from 'fastify';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import { cancellationsOperations } from './cancellations.ts';
import { categoriesOperations } from './categories.ts';
import { mountCredentialsPage } from './credentials-page.ts';
import { OctopiaRefusal, problemOf } from './errors.ts';
import { gestureOperations } from './gestures.ts';
import { mountOctopiaOAuth } from './oauth.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { offersOperations } from './offers.ts';
import { mountOctopiaOperations, type OctopiaOperation } from './operation.ts';
import { ordersOperations } from './orders.ts';
import { packagesOperations } from './packages.ts';
import { productsOperations } from './products.ts';
import { sellersOperations } from './sellers-api.ts';

const octopiaOperations: readonly OctopiaOperation[] = [
  ...cancellationsOperations,
  ...categoriesOperations,
  ...gestureOperations,
  ...offersOperations,
  ...ordersOperations,
  ...packagesOperations,
  ...productsOperations,
  ...sellersOperations,
];

/** Octopia's hosts, under `/octopia`: the realm that issues tokens, the sellers' API, and the API credentials page. */
export const octopiaPlugin: FastifyPluginAsync<{ world: OctopiaWorld }> = async (app, { world }) => {
  app.register(
    async (hosts) => {
      answerErrors(hosts, world.log, ({ message }, { id }, reply) => {
        const problem = problemOf(new OctopiaRefusal(reply.statusCode, message), id);
        // Sent as text, because the framework would label an object as plain JSON.
        return reply.type('application/problem+json').send(JSON.stringify(problem));
      });
      hosts.setNotFoundHandler(answerNotServed);
      mountOctopiaOAuth(hosts, world);
      mountCredentialsPage(hosts, world);
      mountOctopiaOperations(hosts, world, octopiaOperations);
    },
    { prefix: '/octopia' },
  );
};
