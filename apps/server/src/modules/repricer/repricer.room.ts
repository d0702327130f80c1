import type { Room } from '../../platform/room.ts';
import type { AnyKind, ChangeDeps } from '../changes/index.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { createRepricerListener, decideSoon } from './outcomes.ts';
import type { ReplayDeps } from './replay.service.ts';
import { repricerHandlers } from './repricer.jobs.ts';
import { repricerRoutes } from './repricer.routes.ts';
import { repricerTables } from './repricer.tables.data.ts';
import { repricingKind } from './repricing.kind.ts';
import type { RoundDeps } from './rounds.ts';

export interface RepricerRoom extends Room<OutcomeListener> {
  readonly ports: {
    readonly kinds: readonly AnyKind[];
    /** Decides listings anew, for example because the offers of their products changed. Call it in the transaction of that change. */
    readonly decideSoon: (
      tx: Parameters<typeof decideSoon>[0],
      userId: number,
      listings: Parameters<typeof decideSoon>[3],
    ) => Promise<void>;
  };
}

export function createRepricerRoom(deps: RoundDeps & ReplayDeps & Omit<ChangeDeps, 'clock'>): RepricerRoom {
  return {
    tables: repricerTables,
    routes: repricerRoutes(deps),
    jobs: repricerHandlers(deps),
    listeners: [createRepricerListener(deps)],
    ports: {
      kinds: [repricingKind(deps)],
      decideSoon: (tx, userId, listings) => decideSoon(tx, deps.jobs, userId, listings),
    },
  };
}
