export { actingRoutes } from './acting.routes.ts';
export { moveTo } from './acting.service.ts';
