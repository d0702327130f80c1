import {
  type AccountSession,
  type Connector,
  ConnectorError,
  createTransport,
  type Outcome,
  renewNow,
  withinClosedSet,
} from '@quayside/connector-kit';
import { createCategoryChannel, createTrees } from './category-trees.ts';
import { createClient } from './client.ts';
import { CONDITION_BY_ID } from './conditions.data.ts';
import type { EbayConfig } from './config.ts';
import { createDocumentChannel } from './documents.ts';
import { getHomeListings, listHomeListings, snapshotHomeListings, updateHomeStock } from './home.ts';
import { listHomeChanges } from './home-changes.ts';
import { BULK_LIMIT } from './inventory.ts';
import { createMarketplaceNotifications } from './notifications/notifications.ts';
import { createOAuth } from './oauth.ts';
import { endListings, readListings, updateOffers } from './offers.ts';
import { APPLICATION_ACCOUNT_KEY, EBAY_OPERATION_LIMITS, QUOTA_READS_PER_DAY } from './operations.ts';
import { cancelOrder, createRefunds } from './order-changes.ts';
import { listOrders, readOrder } from './orders.ts';
import { untilTomorrow } from './pacific-day.ts';
import { planRun } from './plan-run.ts';
import { createPromotionChannel } from './promotions/channel.ts';
import { publish } from './publish.ts';
import { createRetryAt, readQuotas } from './quotas.ts';
import { siteReadiness } from './readiness.ts';
import { EBAY_REFUSAL_TOPICS } from './refusals.data.ts';
import { createRequirements } from './requirements.ts';
import { createRest } from './rest.ts';
import { createSafetyLabels } from './safety-labels.ts';
import { ship } from './shipping.ts';
import { createPolicyChannel } from './shipping-policies.ts';
import { siteOfMarketplace } from './sites.ts';
import { createTrading } from './trading/trading-client.ts';
import { REVISE_LIMIT } from './trading/trading-xml.ts';
import { EBAY_SHIPPING } from './transform/fulfillment-policy.ts';
import { SKU_LIMIT, TITLE_LIMIT } from './transform/inventory.ts';

/** Maximum changes of one listing per calendar day, of any kind; later changes wait for the next day. */
const REVISIONS_PER_DAY = 250;

/** Maximum characters of a text that eBay translates. */
const TRANSLATABLE = { title: 1_000, description: 20_000 } as const;

/** The eBay connector: REST for listings that Quayside creates, Trading and Feed for the seller's own home listings. */
export function createEbayConnector(config: EbayConfig): Connector {
  const retryAtOf = createRetryAt(() => client);
  const transport = createTransport({ requestIdHeader: 'x-ebay-c-request-id', retryAtOf });
  const oauth = createOAuth(config, transport);
  const rest = createRest(config, transport, oauth);
  const client = createClient(rest);
  const trading = createTrading(config, transport, oauth, retryAtOf);
  const treeOf = createTrees(client);

  return withinClosedSet({
    platform: 'ebay',
    capabilities: {
      sharedStockSites: [],
      publishBatch: BULK_LIMIT,
      updateBatch: BULK_LIMIT,
      homeStockBatch: REVISE_LIMIT,
      titleLimit: TITLE_LIMIT,
      skuLimit: SKU_LIMIT,
      conditions: Object.values(CONDITION_BY_ID),
      machineTranslation: true,
      shipping: EBAY_SHIPPING,
      revisionsPerDay: REVISIONS_PER_DAY,
      operationLimits: EBAY_OPERATION_LIMITS,
      ordersOperation: 'ebay.fulfillment',
      homeChangesOperation: 'ebay.trading',
      oneSkuPerSite: true,
      statesQuotas: { readsPerDay: QUOTA_READS_PER_DAY, applicationKey: APPLICATION_ACCOUNT_KEY },
      mayFulfil: false,
      sendsMarketplaceNotifications: true,
      waysToConnect: ['redirect', 'pasted-callback'],
      codeParameter: 'code',
      refusalTopics: EBAY_REFUSAL_TOPICS,
      credentialFields: [],
    },

    authorizeUrl: oauth.authorizeUrl,
    exchangeCode: oauth.exchangeCode,
    renewAccess: (session) => renewNow(session, oauth.renew),

    async whoAmI(session) {
      const user = await client.getUser(session);
      const homeSite = siteOfMarketplace(user?.registrationMarketplaceId);
      if (!user?.userId) throw new ConnectorError('unavailable', 'eBay did not say whose account it is.');
      if (!homeSite) {
        throw new ConnectorError(
          'rejected',
          `Quayside does not serve ${user.registrationMarketplaceId ?? 'the site'}.`,
          {
            field: 'registrationMarketplaceId',
          },
        );
      }
      return {
        externalId: user.userId,
        username: user.username ?? user.userId,
        homeSite,
        businessType: user.accountType === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'BUSINESS',
      };
    },

    listHomeListings: (session, site, cursor) => listHomeListings(trading, session, site, cursor),
    getHomeListings: (session, site, externalIds) => getHomeListings(trading, session, site, externalIds),
    snapshotHomeListings: (session, site, begun) => snapshotHomeListings(client, session, site, begun),
    listHomeChanges: (session, site, cursor) => listHomeChanges(trading, session, site, cursor),
    updateHomeStock: (session, site, entries) => dated(session, updateHomeStock(trading, session, site, entries)),

    shippingPolicies: createPolicyChannel(client),
    promotions: createPromotionChannel(config, rest),

    siteReadiness: (session, site) => siteReadiness(client, session, site),
    categoryRequirements: createRequirements(client, treeOf),
    safetyLabels: createSafetyLabels(client),
    documents: createDocumentChannel(rest),
    categories: createCategoryChannel(client, treeOf),

    publish: (session, site, entries) => dated(session, publish(config, client, session, site, entries)),
    updateOffers: (session, site, entries) => dated(session, updateOffers(client, session, site, entries)),
    end: (session, site, entries) => dated(session, endListings(client, session, site, entries)),
    readListings: (session, site, keys) => readListings(config, client, session, site, keys),

    planRun,

    listOrders: (session, cursor) => listOrders(client, session, cursor),
    readOrder: (session, orderId) => readOrder(client, session, orderId),
    ship: (session, shipments) => ship(client, session, shipments),
    cancelOrder: (session, cancellation) => cancelOrder(client, session, cancellation),
    refunds: createRefunds(client),
    readQuotas: (session) => readQuotas(client, session),
    ...(config.verificationToken === undefined
      ? {}
      : { notifications: createMarketplaceNotifications(rest, config.verificationToken) }),

    async translate(session: AccountSession, { from, to, context, text }) {
      const most = TRANSLATABLE[context];
      if ([...text].length > most) {
        throw new ConnectorError('rejected', `eBay translates ${most} characters at most.`, { field: 'text' });
      }
      const answer = await client.translate(session, {
        from: languageOf(from),
        to: languageOf(to),
        translationContext: context === 'title' ? 'ITEM_TITLE' : 'ITEM_DESCRIPTION',
        text: [text],
      });
      const translated = answer?.translations?.[0]?.translatedText;
      if (translated === undefined) throw new ConnectorError('unavailable', 'eBay answered without a translation.');
      return translated;
    },
  });
}

async function dated<T>(session: AccountSession, outcomes: Promise<Outcome<T>[]>): Promise<Outcome<T>[]> {
  return untilTomorrow(await outcomes, session.clock.now());
}

/** eBay translates between languages without regions: `en-GB` → `en`. */
function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
