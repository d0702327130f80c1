import { defineCall } from './call.ts';
import type {
  InventoryReport,
  ReportParams,
  SalesReport,
  SoldPage,
  SoldQuery,
  TodoReport,
} from './dashboards.schema.ts';

export type {
  InventoryReport,
  Sales,
  SalesBucket,
  SalesReport,
  SoldOrder,
  SoldPage,
  SoldQuery,
  TodoEntry,
  TodoReport,
} from './dashboards.schema.ts';

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
  exportSold: defineCall<{ params: ReportParams; query: Omit<SoldQuery, 'cursor' | 'limit'> }, unknown>({
    id: 'dashboards.exportSold',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/orders/{platform}/file',
    userParam: 'id',
    summary: 'The same orders as a CSV file',
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
