export { getUserAccess } from './access.repository.ts';
export { ensureEntitlement, ensureSubscription } from './entitlements.repository.ts';
export { entitlementRoutes } from './entitlements.routes.ts';
export { loadAccess } from './entitlements.service.ts';
