import { defineCall } from './call.ts';
import type {
  InventoryReport,
  ReportParams,
  SalesReport,
  SoldFileQuery,
  SoldItemPage,
  SoldPage,
  SoldQuery,
  TodoReport,
} from './dashboards.schema.ts';
import { SHEET_MEDIA } from './sheet-format.ts';

export type {
  AbroadMargin,
  InventoryReport,
  Sales,
  SalesBucket,
  SalesReport,
  SoldFileQuery,
  SoldItem,
  SoldItemPage,
  SoldOrder,
  SoldPage,
  SoldQuery,
  TodoEntry,
  TodoReport,
} from './dashboards.schema.ts';

/** What the sales of some days are shown by. */
export const SOLD_LISTS = ['orders', 'items'] as const;
export type SoldList = (typeof SOLD_LISTS)[number];

export const dashboards = {
  getTodo: defineCall<{ params: ReportParams; query: { accountId?: number } }, TodoReport>({
    id: 'dashboards.getTodo',
    method: 'GET',
    path: '/v1/users/{id}/todo/{platform}',
    userParam: 'id',
    summary: 'What waits for the seller',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  getWeekly: defineCall<{ params: ReportParams; query: { accountId?: number } }, SalesReport>({
    id: 'dashboards.getWeekly',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/weekly/{platform}',
    userParam: 'id',
    summary: 'Sales of the last seven days by day',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  getWeeks: defineCall<{ params: ReportParams; query: { accountId?: number } }, SalesReport>({
    id: 'dashboards.getWeeks',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/weeks/{platform}',
    userParam: 'id',
    summary: 'Sales of the last thirteen weeks by week',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  getMonths: defineCall<{ params: ReportParams; query: { accountId?: number } }, SalesReport>({
    id: 'dashboards.getMonths',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/months/last/{platform}',
    userParam: 'id',
    summary: 'Sales of the last twelve months by month',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  listSold: defineCall<{ params: ReportParams; query: SoldQuery }, SoldPage>({
    id: 'dashboards.listSold',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/orders/{platform}',
    userParam: 'id',
    summary: 'The orders that the sales of some days are made of, newest first',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  listSoldItems: defineCall<{ params: ReportParams; query: SoldQuery }, SoldItemPage>({
    id: 'dashboards.listSoldItems',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/items/{platform}',
    userParam: 'id',
    summary: 'The items that the sales of some days are made of, most sold first',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  exportSold: defineCall<{ params: ReportParams; query: SoldFileQuery }, unknown>({
    id: 'dashboards.exportSold',
    media: Object.values(SHEET_MEDIA),
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/orders/{platform}/file',
    userParam: 'id',
    summary: 'The same orders or items as a CSV or XLSX file',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
  /** The specification nests eBay's response under `data`, and no other. */
  getInventory: defineCall<
    { params: ReportParams; query: { accountId?: number } },
    InventoryReport | { readonly data: InventoryReport }
  >({
    id: 'dashboards.getInventory',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/inventory/{platform}',
    userParam: 'id',
    summary: 'Inventory and listings',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
};
