import type { FastifyInstance } from 'fastify';
import type { AmazonWorld } from './amazon-world.ts';
import { catalogOperations } from './catalog-items.ts';
import { definitionsOperations, schemaSource } from './definitions.ts';
import { mountDocuments } from './documents.ts';
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

/** Amazon's hosts under `/amazon`; what its presigned addresses lead to stands beside, as it does in reality. */
export function mountAmazon(app: FastifyInstance, world: AmazonWorld): void {
  mountAmazonOAuth(app, world);
  mountDocuments(app, world, { result: feedResultSource, report: reportSource, schema: schemaSource });
  mountAmazonOperations(app, world, amazonOperations);
}
