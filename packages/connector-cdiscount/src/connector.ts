import {
  type AccountSession,
  type BulkChange,
  type Connector,
  ConnectorError,
  createTransport,
  failed,
  type Outcome,
  type PublishedListing,
  renewNow,
  succeeded,
  withinClosedSet,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { createBackOff } from './back-off.ts';
import { findProducts } from './catalogue-products.ts';
import { createCategories, toRequirements } from './categories.ts';
import { createClient } from './client.ts';
import type { CdiscountConfig } from './config.ts';
import { getHomeListings, listHomeListings, snapshotHomeListings } from './home.ts';
import { createHomeChanges } from './home-changes.ts';
import { createOfferChannel } from './market-offers.ts';
import { CALLS, CDISCOUNT_OPERATION_LIMITS, ORDERS } from './operations.ts';
import { cancelOrder, createRefunds } from './order-changes.ts';
import { answerOrders, listOrders, readOrder, ship } from './orders.ts';
import { createProducts } from './products.ts';
import { siteReadiness, whoAmI } from './readiness.ts';
import { CDISCOUNT_REFUSAL_TOPICS } from './refusals.data.ts';
import { createRest } from './rest.ts';
import { createShop } from './shop.ts';
import { requireHome, requireSite } from './sites.ts';
import { createBulkChannel } from './submission/bulk.ts';
import { carryOut, readListings } from './submission/carry-out.ts';
import { createTermsChannel } from './terms.ts';
import { createTokens } from './tokens.ts';
import { NAME_BY_CONDITION } from './transform/conditions.data.ts';
import { SKU_LIMIT, TITLE_LIMIT } from './transform/offer-request.ts';

/**
 * The number of changes in one call that waits for its outcome. Every call is a package, and Octopia limits packages
 * per hour.
 */
const BATCH = 1_000;

/** Cdiscount, through Octopia's seller API. */
export function createCdiscountConnector(config: CdiscountConfig): Connector {
  const backOff = createBackOff();
  const transport = createTransport({ retryAtOf: backOff });
  const tokens = createTokens(config, transport);
  const client = createClient(createRest(config, transport, tokens, backOff));
  const products = createProducts(client);
  const shop = createShop(client, products);
  const readCategory = createCategories(client);
  const deps = { client, shop, products, readCategory };
  const bulk = createBulkChannel(deps);
  const listHomeChanges = createHomeChanges(client, deps);

  const changed = async (session: AccountSession, site: Site, changes: readonly BulkChange[]) =>
    (await carryOut(bulk, session, site, changes)).map(voided);

  return withinClosedSet({
    platform: 'cdiscount',
    capabilities: {
      sharedStockSites: [],
      publishBatch: BATCH,
      updateBatch: BATCH,
      homeStockBatch: BATCH,
      titleLimit: TITLE_LIMIT,
      skuLimit: SKU_LIMIT,
      conditions: Object.keys(NAME_BY_CONDITION),
      machineTranslation: false,
      statesTaxes: true,
      shipping: { by: 'offer', services: null, handlingDays: null },
      revisionsPerDay: null,
      operationLimits: CDISCOUNT_OPERATION_LIMITS,
      ordersOperation: ORDERS,
      homeChangesOperation: CALLS,
      oneSkuPerSite: true,
      statesQuotas: false,
      mayFulfil: true,
      sendsMarketplaceNotifications: false,
      waysToConnect: ['credentials'],
      codeParameter: 'code',
      refusalTopics: CDISCOUNT_REFUSAL_TOPICS,
      credentialFields: [
        { name: 'sellerId', isSecret: false, isRequired: true },
        { name: 'clientId', isSecret: false, isRequired: config.application === null },
        { name: 'clientSecret', isSecret: true, isRequired: config.application === null },
      ],
    },

    authorizeUrl: () => {
      throw noConsent();
    },
    exchangeCode: async () => {
      throw noConsent();
    },
    connectWithCredentials: tokens.connectWithCredentials,
    whoAmI: (session) => whoAmI(client, session),
    renewAccess: (session) => renewNow(session, tokens.renew),

    async listHomeListings(session, site) {
      requireHome(site);
      return listHomeListings(deps, session);
    },
    async getHomeListings(session, site, externalIds) {
      requireHome(site);
      return getHomeListings(deps, session, externalIds);
    },
    async snapshotHomeListings(session, site) {
      requireHome(site);
      return snapshotHomeListings(deps, session);
    },
    async listHomeChanges(session, site, cursor) {
      requireHome(site);
      return listHomeChanges(session, cursor);
    },
    updateHomeStock: (session, site, entries) =>
      changed(
        session,
        site,
        entries.map(({ sku, quantity }) => ({ kind: 'update', update: { sku, offerId: sku, quantity } })),
      ),

    siteReadiness: (session, site) => siteReadiness(client, session, site),
    async categoryRequirements(session, site, categoryId) {
      requireSite(site);
      const category = await readCategory(session, categoryId);
      return category && toRequirements(category);
    },
    async findProducts(session, site, gtins) {
      requireSite(site);
      return findProducts(products, session, gtins);
    },

    async publish(session, site, entries) {
      const outcomes = await carryOut(
        bulk,
        session,
        site,
        entries.map((entry) => ({ kind: 'publish', entry })),
      );
      return outcomes.map(published);
    },
    updateOffers: (session, site, entries) =>
      changed(
        session,
        site,
        entries.map((update) => ({ kind: 'update', update })),
      ),
    end: (session, site, entries) =>
      changed(
        session,
        site,
        entries.map((listing) => ({ kind: 'end', listing })),
      ),
    readListings: (session, site, keys) => readListings(deps, session, site, keys),
    bulk,
    terms: createTermsChannel(client),
    offers: createOfferChannel(client),

    listOrders: (session, cursor) => listOrders(client, session, cursor),
    readOrder: (session, orderId) => readOrder(client, session, orderId),
    answerOrders: (session, answers) => answerOrders(client, session, answers),
    ship: (session, shipments) => ship(client, session, shipments),
    cancelOrder: (session, cancellation) => cancelOrder(client, session, cancellation),
    refunds: createRefunds(client),
    readQuotas: async () => [],
  });
}

function noConsent(): ConnectorError {
  return new ConnectorError('rejected', 'Octopia has no consent page: an account is connected with credentials.');
}

function voided(outcome: Outcome<PublishedListing | null>): Outcome<void> {
  return outcome.ok ? succeeded(undefined) : outcome;
}

function published(outcome: Outcome<PublishedListing | null>): Outcome<PublishedListing> {
  if (!outcome.ok) return outcome;
  if (outcome.value !== null) return succeeded(outcome.value);
  return failed(new ConnectorError('unknown', 'Octopia did not say what became of the listing.'));
}
