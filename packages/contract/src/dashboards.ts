import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { WireMoney } from './products.ts';

/** Figures of one currency; amounts of different currencies are never added. */
export interface SalesBucket {
  /** ISO date of the bucket's first day. */
  readonly from: string;
  readonly orders: number;
  readonly units: number;
  readonly revenue: readonly WireMoney[];
}

export interface SalesReport {
  /** Oldest first, without gaps. The last bucket is still growing. */
  readonly buckets: readonly SalesBucket[];
  readonly bySite: readonly {
    readonly site: Site;
    readonly orders: number;
    readonly units: number;
    readonly revenue: readonly WireMoney[];
  }[];
  /** The oldest time of the last order read over the accounts; null if an account was never read. */
  readonly asOf: string | null;
}

export interface InventoryReport {
  readonly items: number;
  /** Units that can be sold now. */
  readonly units: number;
  readonly outOfStock: number;
  readonly blocked: number;
  readonly bySite: readonly {
    readonly site: Site;
    readonly listed: number;
    readonly failed: number;
    readonly queued: number;
  }[];
  /** For `items`: the oldest time of the last home read over the accounts; null if an account was never read. */
  readonly asOf: string | null;
  /** For all other figures: when Quayside counted them from its own data. */
  readonly countedAt: string;
}

type ReportParams = UserParams & { readonly platform: Platform | 'all' };

export const dashboards = {
  getWeekly: defineCall<{ params: ReportParams; query: { accountId?: number } }, SalesReport>({
    id: 'dashboards.getWeekly',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/weekly/{platform}',
    userParam: 'id',
    summary: 'Sales of the last seven days by day',
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
  /** The specification nests eBay's response under `data`. */
  getInventory: defineCall<{ params: ReportParams; query: { accountId?: number } }, { data: InventoryReport }>({
    id: 'dashboards.getInventory',
    method: 'GET',
    path: '/v1/users/{id}/sales/reports/inventory/{platform}',
    userParam: 'id',
    summary: 'Inventory and listings',
    requiresScreen: 'dashboard',
    errors: ['account_not_found'],
  }),
};
