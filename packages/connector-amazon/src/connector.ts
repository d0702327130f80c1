import { type Connector, createTransport, renewNow, withinClosedSet } from '@quayside/connector-kit';
import { siteReadiness, whoAmI } from './account.ts';
import { createBulkChannel } from './bulk.ts';
import { createCatalogue } from './catalogue.ts';
import { createCheck } from './check.ts';
import { createClient, SEARCH_LIMIT } from './client.ts';
import type { AmazonConfig } from './config.ts';
import { getHomeListings, listHomeListings, snapshotHomeListings } from './home.ts';
import { listHomeChanges } from './home-changes.ts';
import { createOfferChannel } from './market-offers.ts';
import { createOAuth } from './oauth.ts';
import { endListings, readListings, updateOffers } from './offers.ts';
import { AMAZON_OPERATION_LIMITS, mostAtOnce, refillMs, throttleName } from './operations.ts';
import { listOrders, readOrder, ship } from './orders.ts';
import { createParticipations } from './participations.ts';
import { planRun } from './plan-run.ts';
import { createProductTypeSearch } from './product-type-search.ts';
import { publish } from './publish.ts';
import { AMAZON_REFUSAL_TOPICS } from './refusals.data.ts';
import { createProductTypes } from './requirements.ts';
import { createRest } from './rest.ts';
import { createRestrictions } from './restrictions.ts';
import { createGroupChannel } from './shipping-groups.ts';
import { AMAZON_SITES } from './sites.ts';
import { SKU_LIMIT, TITLE_LIMIT } from './transform/attributes.ts';
import { TYPE_BY_CONDITION } from './transform/conditions.data.ts';

/** Amazon's Selling Partner API, for the European sites. */
export function createAmazonConnector(config: AmazonConfig): Connector {
  const transport = createTransport({
    requestIdHeader: 'x-amzn-RequestId',
    // Amazon states no retry time; the bucket has a token again after one refill.
    retryAtOf: async ({ clock }, { operation }) => new Date(clock.now().getTime() + refillMs(operation)),
    mostAtOnce,
  });
  const oauth = createOAuth(config, transport);
  const client = createClient(createRest(config, transport, oauth));
  const readProductType = createProductTypes(client);
  const participations = createParticipations(client);
  const catalogue = createCatalogue(client);
  const deps = { client, readProductType, participations, catalogue };

  return withinClosedSet({
    platform: 'amazon',
    capabilities: {
      sharedStockSites: [AMAZON_SITES],
      publishBatch: SEARCH_LIMIT,
      updateBatch: SEARCH_LIMIT,
      homeStockBatch: SEARCH_LIMIT,
      titleLimit: TITLE_LIMIT,
      skuLimit: SKU_LIMIT,
      conditions: Object.keys(TYPE_BY_CONDITION),
      machineTranslation: false,
      shipping: { by: 'group', services: null, handlingDays: null },
      revisionsPerDay: null,
      operationLimits: AMAZON_OPERATION_LIMITS,
      ordersOperation: throttleName('searchOrders'),
      homeChangesOperation: throttleName('searchListingsItems'),
      oneSkuPerSite: false,
      statesQuotas: false,
      mayFulfil: true,
      sendsMarketplaceNotifications: false,
      waysToConnect: ['redirect', 'credentials'],
      codeParameter: 'spapi_oauth_code',
      refusalTopics: AMAZON_REFUSAL_TOPICS,
      credentialFields: [
        { name: 'clientId', isSecret: false, isRequired: true },
        { name: 'clientSecret', isSecret: true, isRequired: true },
        { name: 'refreshToken', isSecret: true, isRequired: true },
        { name: 'sellerId', isSecret: false, isRequired: false },
      ],
    },

    authorizeUrl: oauth.authorizeUrl,
    exchangeCode: oauth.exchangeCode,
    renewAccess: (session) => renewNow(session, oauth.renew),
    connectWithCredentials: oauth.connectWithCredentials,
    whoAmI: (session) => whoAmI(client, session),

    listHomeListings: (session, site, cursor) => listHomeListings(client, session, site, cursor),
    getHomeListings: (session, site, externalIds) => getHomeListings(client, session, site, externalIds),
    listHomeChanges: (session, site, cursor) => listHomeChanges(client, session, site, cursor),
    snapshotHomeListings: (session, site, begun) => snapshotHomeListings(client, session, site, begun),
    updateHomeStock: (session, site, entries) => updateOffers(client, session, site, entries),

    siteReadiness: (session, site) => siteReadiness(participations, session, site),
    categoryRequirements: async (session, site, categoryId) =>
      (await readProductType(session, site, categoryId))?.requirements,

    findProducts: (session, site, gtins) => catalogue.find(session, site, gtins),
    findRestrictions: createRestrictions(client),
    checkListings: createCheck(deps),

    publish: (session, site, entries) => publish(deps, session, site, entries),
    updateOffers: (session, site, entries) => updateOffers(client, session, site, entries),
    end: (session, site, entries) => endListings(client, session, site, entries),
    readListings: (session, site, keys) => readListings(client, session, site, keys),
    bulk: createBulkChannel(deps),
    categories: createProductTypeSearch(client),
    shippingPolicies: createGroupChannel(client),
    offers: createOfferChannel(client),
    planRun,

    listOrders: (session, cursor) => listOrders({ client, participations }, session, cursor),
    readOrder: (session, orderId) => readOrder(client, session, orderId),
    ship: (session, shipments) => ship(client, session, shipments),
    readQuotas: async () => [],
  });
}
