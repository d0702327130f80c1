export { actingRoutes } from './acting.routes.ts';
