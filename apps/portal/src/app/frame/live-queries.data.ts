import type { CallId, UserEvent } from '@quayside/contract';

/**
 * The queries that each kind of event makes stale. They are ids, because importing the calls themselves would add them
 * to every screen.
 */
export const STALE_AFTER: Readonly<Record<UserEvent['kind'], readonly CallId[]>> = {
  import: [
    'siteTitles.get',
    'health.get',
    'imports.list',
    'imports.get',
    'accounts.list',
    'products.listTotals',
    'dashboards.getInventory', 'dashboards.getTodo',
    'categories.list',
  ],
  run: ['dashboards.getTodo', 'publishing.get', 'publishing.list', 'publishing.listRunItems', 'publishing.listUnseen', 'categories.list', 'categories.listLacking', 'categories.getItem', 'categories.getSpecifics'],
  change: ['changes.get', 'changes.list', 'siteTitles.get', 'history.list'],
  listings: ['publishing.listTitleChanges', 'siteTitles.get', 'categories.listMatches', 'categories.listExemptions', 'categories.listLacking', 'categories.getSpecifics', 
    'health.get',
    'health.listFailures',
    'products.list',
    'products.listTotals',
    'products.get',
    'accounts.list',
    'accounts.get',
    'dashboards.getInventory', 'dashboards.getTodo',
    'history.list',
  ],
  items: ['publishing.listTitleChanges', 'siteTitles.get', 'siteTitles.list', 
    'costs.listOfItem', 'costs.listMargins', 'costs.listCountries',
    'products.getOptimizer',
    'products.list',
    'products.listTotals',
    'products.get',
    'dashboards.getInventory', 'dashboards.getTodo',
    'history.list',
  ],
  stock: ['health.get', 'products.list', 'products.get', 'dashboards.getInventory', 'dashboards.getTodo', 'history.list'],
  order: ['orders.list', 'orders.listTotals', 'dashboards.getTodo', 'orders.get', 'costs.getOfOrder', 'dashboards.getWeekly', 'dashboards.getMonths'],
  account: ['dashboards.getTodo', 'following.get', 'health.get', 'accounts.list', 'accounts.get', 'accounts.listReadiness', 'session.get', 'onboarding.list', 'onboarding.getCdiscount', 'taxes.get'],
  shipping: ['shipping.list', 'shipping.get', 'shipping.getDefault', 'shipping.getRates', 'shipping.listItems', 'shipping.getCoverage', 'shipping.listWithoutRoute', 'shipping.listPolicies', 'shipping.listModes', 'products.list', 'history.list'],
  terms: ['termsOfService.getLatest'],
  user: ['dashboards.getTodo', 'engineTrust.list', 'compliance.get', 'compliance.listBrands', 'compliance.listLacking', 'compliance.getItem', 'descriptions.list', 'descriptions.getItem', 'descriptions.write', 'billing.getCurrent', 'billing.listPlans', 'billing.getPaymentDetails', 'billing.getTrial', 'invoices.list', 'session.get', 'onboarding.list', 'products.getOptimizer', 'history.list'],
  team: ['team.list', 'session.get', 'history.list'],
  notification: ['notifications.list'],
};
