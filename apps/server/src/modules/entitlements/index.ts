export { getUserAccess, type SetUpPlatforms, type UserAccess } from './access.repository.ts';
export { ensureEntitlement } from './entitlements.repository.ts';
export { createEntitlementsRoom } from './entitlements.room.ts';
export { storeSwitch } from './entitlements.service.ts';
export { chooseTargets } from './site-entitlements.service.ts';
