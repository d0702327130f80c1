import type { Room } from '../../platform/room.ts';
import { dashboardRoutes } from './dashboards.routes.ts';
import type { DashboardDeps } from './dashboards.service.ts';
import { dashboardsTables } from './dashboards.tables.data.ts';
import { addSales } from './sales-days.repository.ts';

export interface DashboardsRoom extends Room {
  /** Called in the transaction that stores the order. */
  readonly ports: { readonly addSales: typeof addSales };
}

export function createDashboardsRoom(deps: DashboardDeps): DashboardsRoom {
  return { tables: dashboardsTables, routes: dashboardRoutes(deps), ports: { addSales } };
}
