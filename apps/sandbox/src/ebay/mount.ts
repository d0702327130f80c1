import type { FastifyInstance } from 'fastify';
import { accountOperations } from './account.ts';
import { analyticsOperations } from './analytics.ts';
import type { EbayWorld } from './ebay-world.ts';
import { refusal } from './errors.ts';
import { feedOperations } from './feed.ts';
import { fulfillmentOperations } from './fulfillment.ts';
import { groupOperations } from './groups.ts';
import { identityOperations } from './identity.ts';
import { inventoryOperations } from './inventory.ts';
import { locationOperations } from './locations.ts';
import { metadataOperations } from './metadata.ts';
import { notificationOperations } from './notifications/notification-api.ts';
import { mountOAuth } from './oauth.ts';
import { offerOperations } from './offers.ts';
import { mountOperations, type Operation } from './operation.ts';
import { priceQuantityOperations } from './price-quantity.ts';
import { publishingOperations } from './publishing.ts';
import { taxonomyOperations } from './taxonomy.ts';
import { mountTrading } from './trading.ts';
import { translationOperations } from './translation.ts';

export const ebayOperations: readonly Operation[] = [
  ...accountOperations,
  ...analyticsOperations,
  ...feedOperations,
  ...fulfillmentOperations,
  ...groupOperations,
  ...identityOperations,
  ...inventoryOperations,
  ...locationOperations,
  ...metadataOperations,
  ...notificationOperations,
  ...offerOperations,
  ...priceQuantityOperations,
  ...publishingOperations,
  ...taxonomyOperations,
  ...translationOperations,
];

/** All of eBay's hosts, under `/ebay`. */
export function mountEbay(app: FastifyInstance, world: EbayWorld): void {
  mountOAuth(app, world);
  mountTrading(app, world);
  mountOperations(app, world, ebayOperations);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/ebay/')) return reply.code(404).send({ errors: refusal(404, 2002).errors });
    return reply.code(404).send({ error: `${request.method} ${request.url} is not served` });
  });
}
