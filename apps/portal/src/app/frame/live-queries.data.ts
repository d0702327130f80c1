import { contract, type UserEvent } from '@quayside/contract';

/** Which answers an event makes old. */
export const STALE_AFTER: Readonly<Record<UserEvent['kind'], readonly { readonly id: string }[]>> = {
  import: [
    contract.health.get,
    contract.imports.list,
    contract.imports.get,
    contract.accounts.list,
    contract.products.listTotals,
    contract.dashboards.getInventory,
  ],
  run: [contract.publishing.get, contract.publishing.list, contract.publishing.listCells],
  listings: [
    contract.health.get,
    contract.health.listFailures,
    contract.products.list,
    contract.products.listTotals,
    contract.products.get,
    contract.accounts.list,
    contract.accounts.get,
    contract.dashboards.getInventory,
    contract.history.list,
  ],
  items: [
    contract.products.list,
    contract.products.listTotals,
    contract.products.get,
    contract.dashboards.getInventory,
    contract.history.list,
  ],
  stock: [contract.health.get, contract.products.list, contract.products.get, contract.dashboards.getInventory, contract.history.list],
  order: [contract.orders.list, contract.dashboards.getWeekly, contract.dashboards.getMonths],
  account: [contract.health.get, contract.accounts.list, contract.accounts.get, contract.accounts.listReadiness, contract.session.get, contract.onboarding.list, contract.onboarding.getCdiscount],
  terms: [contract.termsOfService.getLatest],
  user: [contract.session.get, contract.onboarding.list, contract.history.list],
  team: [contract.team.list, contract.session.get, contract.history.list],
  notification: [contract.notifications.list],
};
