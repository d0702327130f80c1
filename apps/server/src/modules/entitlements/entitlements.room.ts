import type { AccessUser } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Room } from '../../platform/room.ts';
import type { SetUpPlatforms } from './access.repository.ts';
import { entitlementRoutes } from './entitlements.routes.ts';
import { loadAccess, type PlatformStates } from './entitlements.service.ts';
import { entitlementsTables } from './entitlements.tables.data.ts';
import { refuseDisabledSites } from './site-entitlements.service.ts';

export interface EntitlementsRoomDeps extends PlatformStates {
  readonly db: Db;
  /** The marketplaces' clock, which decides whether access to a shop is valid and for how long. */
  readonly clock: Clock;
  readonly connectors: SetUpPlatforms;
}

export interface EntitlementsRoom extends Room {
  readonly ports: {
    /** Loads the access that decides a caller's rights. */
    loadAccess(who: Who): Promise<AccessUser>;
    /** @throws site_disabled */
    readonly refuseDisabledSites: typeof refuseDisabledSites;
  };
}

export function createEntitlementsRoom(deps: EntitlementsRoomDeps): EntitlementsRoom {
  const { db, clock, connectors } = deps;
  return {
    tables: entitlementsTables,
    routes: entitlementRoutes(deps),
    ports: { loadAccess: (who) => loadAccess(db, clock, who, connectors), refuseDisabledSites },
  };
}
