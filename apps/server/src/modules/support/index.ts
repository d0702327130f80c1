export { supportHandlers, supportJobs } from './support.jobs.ts';
export { supportRoutes } from './support.routes.ts';
