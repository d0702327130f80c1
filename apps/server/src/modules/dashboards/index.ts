/** The door of dashboards: figures kept where they arise, each with the time it is from. */
export { dashboardRoutes } from './dashboards.routes.ts';
export { addSales, type SalesDelta } from './sales-days.repository.ts';
