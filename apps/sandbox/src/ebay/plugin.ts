import type { FastifyPluginAsync } from 'fastify';
import { answerErrors } from '../platform/error-answers.ts';
import { adReportOperations } from './advertising/ad-reports.ts';
import { adOperations } from './advertising/ads.ts';
import { eligibilityOperations } from './advertising/advertising-account.ts';
import { campaignOperations } from './advertising/campaigns.ts';
import { recommendationOperations } from './advertising/recommendations.ts';
import { mountSellerPage } from './advertising/seller-page.ts';
import { analyticsOperations } from './analytics.ts';
import { cancellationOperations } from './cancellation.ts';
import type { EbayWorld } from './ebay-world.ts';
import { refusal } from './errors.ts';
import { feedOperations } from './feed.ts';
import { fulfillmentOperations } from './fulfillment.ts';
import { groupOperations } from './groups.ts';
import { identityOperations } from './identity.ts';
import { inventoryOperations } from './inventory.ts';
import { mountListingPage } from './listing-page.ts';
import { locationOperations } from './locations.ts';
import { mediaOperations } from './media.ts';
import { metadataOperations } from './metadata.ts';
import { notificationOperations } from './notifications/notification-api.ts';
import { mountOAuth } from './oauth.ts';
import { offerOperations } from './offers.ts';
import { mountOperations, type Operation } from './operation.ts';
import { policyOperations } from './policies.ts';
import { priceQuantityOperations } from './price-quantity.ts';
import { programOperations } from './programs.ts';
import { publishingOperations } from './publishing.ts';
import { refundOperations } from './refunds.ts';
import { signingKeyOperations } from './signing-key-api.ts';
import { taxonomyOperations } from './taxonomy.ts';
import { mountTrading } from './trading.ts';
import { translationOperations } from './translation.ts';

const ebayOperations: readonly Operation[] = [
  ...adOperations,
  ...adReportOperations,
  ...analyticsOperations,
  ...campaignOperations,
  ...eligibilityOperations,
  ...recommendationOperations,
  ...cancellationOperations,
  ...feedOperations,
  ...fulfillmentOperations,
  ...groupOperations,
  ...identityOperations,
  ...inventoryOperations,
  ...locationOperations,
  ...mediaOperations,
  ...metadataOperations,
  ...notificationOperations,
  ...offerOperations,
  ...policyOperations,
  ...priceQuantityOperations,
  ...programOperations,
  ...publishingOperations,
  ...refundOperations,
  ...signingKeyOperations,
  ...taxonomyOperations,
  ...translationOperations,
];

/** eBay's hosts, under `/ebay`: its APIs, its consent page, and the page of a listing. */
export const ebayPlugin: FastifyPluginAsync<{ world: EbayWorld }> = async (app, { world }) => {
  app.register(
    async (hosts) => {
      answerErrors(hosts, world.log, ({ message }, _request, reply) =>
        reply.send({ errors: refusal(reply.statusCode, 2004, { additionalInfo: message }).errors }),
      );
      hosts.setNotFoundHandler((_request, reply) => reply.code(404).send({ errors: refusal(404, 2002).errors }));
      mountOAuth(hosts, world);
      mountTrading(hosts, world);
      mountOperations(hosts, world, ebayOperations);
      mountListingPage(hosts, world);
      mountSellerPage(hosts, world);
    },
    { prefix: '/ebay' },
  );
};
