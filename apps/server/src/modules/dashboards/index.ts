/** Dashboards: figures that are updated with each change, each with the time it is from. */
export { createDashboardsRoom } from './dashboards.room.ts';
