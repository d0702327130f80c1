/** The door of dashboards: figures kept where they arise, each with the time it is from. */
export { createDashboardsRoom } from './dashboards.room.ts';
