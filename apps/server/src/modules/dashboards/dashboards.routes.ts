import { Readable } from 'node:stream';
import { dashboardsSchemas } from '@quayside/contract/dashboards.schema';
import { type Route, route } from '../../platform/http/route.ts';
import * as service from './dashboards.service.ts';
import { getTodo } from './todo.service.ts';

interface Asked {
  readonly who: { readonly userId: number };
  readonly params: { readonly platform: service.ReportScope['platform'] };
  readonly query: { readonly accountId?: number | undefined };
}

const scopeOf = ({ who: { userId }, params: { platform }, query: { accountId } }: Asked): service.ReportScope => ({
  userId,
  platform,
  accountId,
});

/** The orders behind a figure are rarely asked for: their code is loaded with the first answer. */
const soldOrders = () => import('./sold-orders.ts');

export function dashboardRoutes(deps: service.DashboardDeps): Route[] {
  return [
    route(dashboardsSchemas.getTodo, async (request) => getTodo(deps, scopeOf(request), await request.access())),
    route(dashboardsSchemas.getWeekly, (request) => service.getSales(deps, scopeOf(request), 'days')),
    route(dashboardsSchemas.getWeeks, (request) => service.getSales(deps, scopeOf(request), 'weeks')),
    route(dashboardsSchemas.getMonths, (request) => service.getSales(deps, scopeOf(request), 'months')),
    route(dashboardsSchemas.listSold, async (request) =>
      (await soldOrders()).listSold(deps, scopeOf(request), request.query),
    ),
    route(dashboardsSchemas.exportSold, async (request) =>
      request.raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="sales.csv"')
        .send(Readable.from(await (await soldOrders()).writeSold(deps, scopeOf(request), request.query))),
    ),
    route(dashboardsSchemas.getInventory, async (request) => {
      const report = await service.getInventory(deps, scopeOf(request));
      return request.params.platform === 'ebay' ? { data: report } : report;
    }),
  ];
}
