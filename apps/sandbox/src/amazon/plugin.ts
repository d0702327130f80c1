import type { FastifyPluginAsync } from 'fastify';
import { answerErrors } from '../platform/error-answers.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { catalogOperations } from './catalog-items.ts';
import { definitionsOperations, schemaSource } from './definitions.ts';
import { mountDocuments } from './documents.ts';
import { invalidInput, notFound } from './errors.ts';
import { fbaOperations } from './fba.ts';
import { feedResultSource, feedsOperations } from './feeds.ts';
import { listingsOperations } from './listings.ts';
import { mountAmazonOAuth } from './oauth.ts';
import { type AmazonOperation, mountAmazonOperations } from './operation.ts';
import { ordersOperations } from './orders.ts';
import { pricingOperations } from './pricing.ts';
import { reportSource, reportsOperations } from './reports.ts';
import { restrictionsOperations } from './restrictions.ts';
import { sellersOperations } from './sellers-api.ts';

const amazonOperations: readonly AmazonOperation[] = [
  ...catalogOperations,
  ...definitionsOperations,
  ...fbaOperations,
  ...feedsOperations,
  ...listingsOperations,
  ...ordersOperations,
  ...pricingOperations,
  ...reportsOperations,
  ...restrictionsOperations,
  ...sellersOperations,
];

/** Amazon's hosts, under `/amazon`. The targets of presigned URLs are outside it, as on the real Amazon. */
export const amazonPlugin: FastifyPluginAsync<{ world: AmazonWorld }> = async (app, { world }) => {
  mountDocuments(app, world, { result: feedResultSource, report: reportSource, schema: schemaSource });
  app.register(
    async (hosts) => {
      answerErrors(hosts, world.log, ({ message }, _request, reply) =>
        reply.send({ errors: invalidInput('The request could not be read.', message).errors }),
      );
      hosts.setNotFoundHandler(({ method, url }, reply) =>
        reply.code(404).send({ errors: notFound(`${method} ${url}`).errors }),
      );
      mountAmazonOAuth(hosts, world);
      mountAmazonOperations(hosts, world, amazonOperations);
    },
    { prefix: '/amazon' },
  );
};
