import { contract, type UserEvent } from '@quayside/contract';

/** Which answers an event makes old. */
export const STALE_AFTER: Readonly<Record<UserEvent['kind'], readonly { readonly id: string }[]>> = {
  import: [
    contract.imports.list,
    contract.imports.get,
    contract.accounts.list,
    contract.products.listTotals,
    contract.dashboards.getInventory,
  ],
  run: [contract.publishing.get, contract.publishing.list, contract.publishing.listCells],
  listings: [
    contract.products.list,
    contract.products.listTotals,
    contract.products.get,
    contract.accounts.list,
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
  stock: [contract.products.list, contract.products.get, contract.dashboards.getInventory, contract.history.list],
  order: [contract.orders.list, contract.dashboards.getWeekly, contract.dashboards.getMonths],
  account: [contract.accounts.list, contract.accounts.listReadiness, contract.session.get],
  terms: [contract.termsOfService.getLatest],
  user: [contract.session.get, contract.history.list],
  team: [contract.team.list, contract.session.get, contract.history.list],
  notification: [contract.notifications.list],
};
