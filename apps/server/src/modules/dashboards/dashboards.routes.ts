import { dashboardsSchemas } from '@quayside/contract/dashboards.schema';
import { type Route, route } from '../../platform/http/route.ts';
import * as service from './dashboards.service.ts';
import { getTodo } from './todo.service.ts';

export function dashboardRoutes(deps: service.DashboardDeps): Route[] {
  return [
    route(dashboardsSchemas.getTodo, async ({ who, access, params, query }) =>
      getTodo(deps, { userId: who.userId, platform: params.platform, accountId: query.accountId }, await access()),
    ),
    route(dashboardsSchemas.getWeekly, ({ who, params, query }) =>
      service.getWeekly(deps, { userId: who.userId, platform: params.platform, accountId: query.accountId }),
    ),
    route(dashboardsSchemas.getMonths, ({ who, params, query }) =>
      service.getMonths(deps, { userId: who.userId, platform: params.platform, accountId: query.accountId }),
    ),
    route(dashboardsSchemas.getInventory, async ({ who, params: { platform }, query }) => {
      const report = await service.getInventory(deps, { userId: who.userId, platform, accountId: query.accountId });
      return platform === 'ebay' ? { data: report } : report;
    }),
  ];
}
