import type { Tx } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import type { Room } from '../../platform/room.ts';
import { connectingRoutes } from './connecting.routes.ts';
import { type CallbackDeps, mountConsentCallbacks } from './consent-callback.ts';
import { enqueueDemoShop, type Shop } from './demo-shop.ts';
import { onboardingHandlers } from './onboarding.jobs.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { onboardingTables } from './onboarding.tables.data.ts';

export interface OnboardingRoomDeps extends CallbackDeps {
  readonly log: Log;
}

export interface OnboardingRoom extends Room {
  readonly ports: {
    /** Connects a sandbox shop after the transaction has committed. */
    connectDemoShop(tx: Tx, userId: number, shop: Shop): Promise<void>;
  };
}

export function createOnboardingRoom(deps: OnboardingRoomDeps): OnboardingRoom {
  return {
    tables: onboardingTables,
    routes: [...connectingRoutes(deps), ...onboardingRoutes(deps)],
    mountPages: (app) => mountConsentCallbacks(app, deps),
    jobs: onboardingHandlers(deps),
    ports: { connectDemoShop: (tx, userId, shop) => enqueueDemoShop(deps.jobs, tx, userId, shop) },
  };
}
