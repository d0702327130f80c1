import { Readable } from 'node:stream';
import { SHEET_MEDIA } from '@quayside/contract';
import { dashboardsSchemas } from '@quayside/contract/dashboards.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { DashboardDeps, ReportScope } from './dashboards.service.ts';

interface Asked {
  readonly who: { readonly userId: number };
  readonly params: { readonly platform: ReportScope['platform'] };
  readonly query: { readonly accountId?: number | undefined };
}

const scopeOf = ({ who: { userId }, params: { platform }, query: { accountId } }: Asked): ReportScope => ({
  userId,
  platform,
  accountId,
});

/** What works out the answers is loaded with the first one. */
const reports = () => import('./dashboards.service.ts');
const todo = () => import('./todo.service.ts');
const soldOrders = () => import('./sold-orders.ts');
const soldItems = () => import('./sold-items.ts');
const soldFile = () => import('./sold-file.ts');

export function dashboardRoutes(deps: DashboardDeps): Route[] {
  return [
    route(dashboardsSchemas.getTodo, async (request) =>
      (await todo()).getTodo(deps, scopeOf(request), await request.access()),
    ),
    route(dashboardsSchemas.getWeekly, async (request) => (await reports()).getSales(deps, scopeOf(request), 'days')),
    route(dashboardsSchemas.getWeeks, async (request) => (await reports()).getSales(deps, scopeOf(request), 'weeks')),
    route(dashboardsSchemas.getMonths, async (request) => (await reports()).getSales(deps, scopeOf(request), 'months')),
    route(dashboardsSchemas.listSold, async (request) =>
      (await soldOrders()).listSold(deps, scopeOf(request), request.query),
    ),
    route(dashboardsSchemas.listSoldItems, async (request) =>
      (await soldItems()).listItemsSold(deps, scopeOf(request), request.query),
    ),
    route(dashboardsSchemas.exportSold, async (request) => {
      const { of = 'orders', format = 'csv' } = request.query;
      return request.raw.reply
        .type(SHEET_MEDIA[format])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${of === 'items' ? 'sold-items' : 'sales'}.${format}"`)
        .send(
          Readable.from(await (await soldFile()).writeSold(deps, scopeOf(request), request.query), {
            objectMode: false,
          }),
        );
    }),
    route(dashboardsSchemas.getInventory, async (request) => {
      const report = await (await reports()).getInventory(deps, scopeOf(request));
      return request.params.platform === 'ebay' ? { data: report } : report;
    }),
  ];
}
