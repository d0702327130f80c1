import type { ComposeOptions, Composition } from './composition.ts';
import { createAccountsRoom, createRequestLogBook } from './modules/accounts/index.ts';
import { createActingRoom } from './modules/acting/index.ts';
import { createBillingRoom, setPlatformByHand } from './modules/billing/index.ts';
import { createBlacklistRoom } from './modules/blacklist/index.ts';
import { createBulkRoom } from './modules/bulk/index.ts';
import { createCategoriesRoom } from './modules/categories/index.ts';
import { createChangesRoom } from './modules/changes/index.ts';
import { createChartsRoom } from './modules/charts/index.ts';
import { createClosingRoom } from './modules/closing/index.ts';
import { createCompetitorsRoom } from './modules/competitors/index.ts';
import { createComplianceRoom } from './modules/compliance/index.ts';
import { createCostsRoom } from './modules/costs/index.ts';
import { createDashboardsRoom } from './modules/dashboards/index.ts';
import { createDataExportRoom } from './modules/data-export/index.ts';
import { createDemoRoom } from './modules/demo/index.ts';
import { createDescriptionsRoom } from './modules/descriptions/index.ts';
import { createDiaryRoom } from './modules/diary/index.ts';
import { createDispatchRoom, type OutcomeListener } from './modules/dispatch/index.ts';
import { createEnginesRoom } from './modules/engines/index.ts';
import { createEntitlementsRoom } from './modules/entitlements/index.ts';
import { createEventsRoom } from './modules/events/index.ts';
import { createFactsRoom } from './modules/facts/index.ts';
import { createFlowsRoom } from './modules/flows/index.ts';
import { createGlossaryRoom } from './modules/glossary/index.ts';
import { createHealthRoom } from './modules/health/index.ts';
import { createHelpRoom } from './modules/help/index.ts';
import { createHistoryRoom } from './modules/history/index.ts';
import { createInvoicesRoom } from './modules/invoices/index.ts';
import { createListingsRoom } from './modules/listings/index.ts';
import { createMarketsRoom } from './modules/markets/index.ts';
import { createMemoryRoom } from './modules/memory/index.ts';
import { createNotificationsRoom } from './modules/notifications/index.ts';
import { createOnboardingRoom, findConnectorTerms } from './modules/onboarding/index.ts';
import { createOptimizerRoom } from './modules/optimizer/index.ts';
import { createOrderActionsRoom } from './modules/order-actions/index.ts';
import { createOrdersRoom } from './modules/orders/index.ts';
import { createPortalRoom } from './modules/portal/index.ts';
import { createPricingRoom, followPrices } from './modules/pricing/index.ts';
import { createProductSettingsRoom } from './modules/product-settings/index.ts';
import { createProductsRoom } from './modules/products/index.ts';
import { createProfileRoom } from './modules/profile/index.ts';
import { createPromotionsRoom } from './modules/promotions/index.ts';
import { createPublishingRoom } from './modules/publishing/index.ts';
import { createRepricerRoom } from './modules/repricer/index.ts';
import { sellersTables } from './modules/sellers/index.ts';
import { createSessionRoom } from './modules/session/index.ts';
import { createSheetsRoom } from './modules/sheets/index.ts';
import { createShippingRoom, followShipping } from './modules/shipping/index.ts';
import { createStockRoom } from './modules/stock/index.ts';
import { createSupportRoom } from './modules/support/index.ts';
import { createSurveysRoom } from './modules/surveys/index.ts';
import { createSyncRoom } from './modules/sync/index.ts';
import { createTagsRoom } from './modules/tags/index.ts';
import { createTaxesRoom, followTaxes } from './modules/taxes/index.ts';
import { createTeamRoom } from './modules/team/index.ts';
import { createTermsOfServiceRoom } from './modules/terms-of-service/index.ts';
import { createTranslationsRoom } from './modules/translations/index.ts';
import { createViewsRoom } from './modules/views/index.ts';
import { createEnqueueMail } from './platform/mail/mail.enqueue.ts';
import { mailHandlers } from './platform/mail/mail.jobs.ts';
import type { Room } from './platform/room.ts';

/**
 * The list of rooms. Each gets what it needs from the others, so that imports have no cycles: first the rooms that provide something, then
 * the list of all.
 */
export function compose(options: ComposeOptions): Composition {
  const { db, clock, marketplaceClock = clock, log, jobs, box } = options;
  /** For rooms that use real time. */
  const given = { ...options, ...options.keep, marketplaceClock, enqueueMail: createEnqueueMail({ clock, box, jobs }) };
  /** For rooms that work with marketplaces: `clock` is the marketplaces' clock. */
  const trading = {
    ...given,
    clock: marketplaceClock,
    machineClock: clock,
    requestLogs: createRequestLogBook(db, log),
  };

  const session = createSessionRoom(given);
  const entitlements = createEntitlementsRoom({ ...trading, setPlatformByHand });
  const products = createProductsRoom(given);
  const tags = createTagsRoom(given);
  const dashboards = createDashboardsRoom(given);
  const dispatch = createDispatchRoom(trading);
  const engines = createEnginesRoom(trading);
  const facts = createFactsRoom({ ...trading, ...engines.ports, termsOf: findConnectorTerms });
  const publishing = createPublishingRoom({ ...trading, ...engines.ports, ...entitlements.ports });
  const { hooks, preparations, leaving, flowRuns } = publishing.ports;
  const markets = createMarketsRoom({ ...trading, ...entitlements.ports, runs: publishing.ports.runs });
  const productSettings = createProductSettingsRoom(trading);
  const shipping = createShippingRoom(trading);
  const pricing = createPricingRoom({ ...trading, teamOf: session.ports.listReachableMembers });
  const competitors = createCompetitorsRoom({
    ...trading,
    offersChanged: (tx, userId, listings) => repricer.ports.decideSoon(tx, userId, listings),
  });
  const repricer = createRepricerRoom({ ...trading, ...facts.ports, offers: competitors.ports });
  const promotions = createPromotionsRoom({ ...trading, ...facts.ports });
  const orders = createOrdersRoom({ ...trading, ...dashboards.ports, ...dispatch.ports });
  const blacklist = createBlacklistRoom(given);
  const descriptions = createDescriptionsRoom({ ...trading, ...engines.ports, hooks: facts.ports.hooks });
  const sync = createSyncRoom({
    ...trading,
    storedItems: blacklist.ports.storedItems,
    pollOrders: orders.ports.watchOrders,
    preparations,
  });
  const accounts = createAccountsRoom({ ...trading, ...orders.ports, ...sync.ports, ...dispatch.ports, leaving });
  const onboarding = createOnboardingRoom({
    ...trading,
    ...session.ports,
    ...entitlements.ports,
  });
  const translations = createTranslationsRoom({
    ...given,
    ...engines.ports,
    titleEnginesOf: facts.ports.titleEnginesOf,
    ...hooks,
  });
  const compliance = createComplianceRoom(trading);
  const costs = createCostsRoom({ ...given, ...facts.ports });
  const sheets = createSheetsRoom({
    ...given,
    kinds: [products, costs, pricing, translations].flatMap(({ ports }) => ports.kinds),
  });
  const help = createHelpRoom(given);
  const demo = createDemoRoom({ ...trading, connectShop: onboarding.ports.connectDemoShop });

  const tablesOfRooms = () => rooms.flatMap(({ tables }) => tables ?? []);

  const rooms: readonly Room<OutcomeListener>[] = [
    session,
    entitlements,
    createTeamRoom(given),
    createActingRoom(given),
    demo,
    accounts,
    onboarding,
    sync,
    products,
    tags,
    createStockRoom(trading),
    pricing,
    repricer,
    promotions,
    costs,
    productSettings,
    markets,
    shipping,
    competitors,
    createTaxesRoom(trading),
    engines,
    compliance,
    createGlossaryRoom({ db }),
    blacklist,
    createCategoriesRoom({ ...trading, hooks: facts.ports.hooks }),
    createChartsRoom(given),
    createOptimizerRoom({ ...trading, ...facts.ports }),
    translations,
    createMemoryRoom({ db }),
    createChangesRoom({
      ...{ ...given, ...session.ports },
      kinds: [
        pricing,
        costs,
        products,
        tags,
        productSettings,
        markets,
        shipping,
        translations,
        blacklist,
        descriptions,
        repricer,
        promotions,
        sheets,
        compliance,
      ].flatMap(({ ports }) => ports.kinds),
    }),
    descriptions,
    createListingsRoom({
      ...given,
      follow: {
        titles: translations.ports.followTitles,
        shipping: followShipping,
        taxes: followTaxes,
        rules: followPrices('rule_changed'),
        rates: followPrices('rate_changed'),
      },
    }),
    facts,
    publishing,
    createFlowsRoom({ ...trading, ...entitlements.ports, ...facts.ports, flowRuns }),
    createBulkRoom({ ...given, ...entitlements.ports, runs: publishing.ports.runs }),
    dispatch,
    orders,
    createOrderActionsRoom({ ...trading, ...dispatch.ports, ...dashboards.ports }),
    dashboards,
    createHealthRoom(given),
    createHistoryRoom({ db, ...session.ports, ...orders.ports, ...products.ports }),
    createEventsRoom({ ...given, ...session.ports }),
    createTermsOfServiceRoom({ ...given, ...session.ports }),
    createNotificationsRoom(given),
    createSurveysRoom(given),
    createViewsRoom(given),
    sheets,
    createBillingRoom(trading),
    createInvoicesRoom(given),
    createProfileRoom(given),
    createDataExportRoom({ ...given, tables: tablesOfRooms }),
    createClosingRoom({ ...given, tables: tablesOfRooms }),
    help,
    createSupportRoom(given),
    createDiaryRoom(given),
    createPortalRoom(given),
    { tables: sellersTables },
    { jobs: mailHandlers({ ...given, transport: options.mailTransport }) },
  ];

  return {
    resolveWho: session.ports.resolveWho,
    loadAccess: entitlements.ports.loadAccess,
    routes: rooms.flatMap((room) => room.routes ?? []),
    mountPages(app) {
      for (const room of rooms) room.mountPages?.(app);
    },
    tables: tablesOfRooms(),
    jobHandlers: rooms.flatMap((room) => room.jobs ?? []),
    pollOrders: orders.ports.pollOrders,
    startSender() {
      const sender = dispatch.ports.startSender({
        accounts: accounts.ports.forSending,
        content: facts.ports.content,
        gate: pricing.ports.gate,
        ads: promotions.ports.ads,
        listeners: rooms.flatMap((room) => room.listeners ?? []),
      });
      const stopListening = options.signals.on('dispatch', sender.wake);
      return {
        ...sender,
        stop(patienceMs) {
          stopListening();
          return sender.stop(patienceMs);
        },
      };
    },
    async runSchedule(signal) {
      await Promise.all(rooms.flatMap((room) => room.schedules ?? []).map((run) => run(signal)));
    },
    seedDemo: demo.ports.seed,
    refreshRates: pricing.ports.refreshRates,
    installArticles: help.ports.installArticles,
    async close() {
      await Promise.all(rooms.map((room) => room.close?.()));
    },
  };
}
