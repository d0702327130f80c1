export { healthHandlers } from './health.jobs.ts';
export { healthRoutes } from './health.routes.ts';
