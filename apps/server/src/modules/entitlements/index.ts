export { getUserAccess, type SetUpPlatforms, type UserAccess } from './access.repository.ts';
export { ensureEntitlement, ensureSubscription } from './entitlements.repository.ts';
export { entitlementRoutes } from './entitlements.routes.ts';
export { loadAccess, storeSwitch } from './entitlements.service.ts';
export { chooseTargets, refuseDisabledSites } from './site-entitlements.service.ts';
