import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { listImportPauses } from './imports.repository.ts';
import { importRoutes } from './imports.routes.ts';
import { cancelAccountImport } from './imports.service.ts';
import type { ScheduleDeps } from './schedule.ts';
import { syncHandlers } from './sync.jobs.ts';
import { syncTables } from './sync.tables.data.ts';

export interface SyncRoomDeps extends ScheduleDeps {
  /** The clock of imports that a seller starts; `clock` is the marketplaces' clock. */
  readonly machineClock: Clock;
}

export interface SyncRoom extends Room {
  readonly ports: {
    /** Cancels the account's open import. @returns false if there is none */
    cancelImport(tx: Tx, account: AccountRef): Promise<boolean>;
    readonly listImportPauses: typeof listImportPauses;
  };
}

export function createSyncRoom(deps: SyncRoomDeps): SyncRoom {
  return {
    tables: syncTables,
    routes: importRoutes({ ...deps, clock: deps.machineClock }),
    jobs: syncHandlers(deps),
    schedules: [async (signal) => (await import('./schedule.ts')).runSchedule(deps, signal)],
    ports: {
      cancelImport: (tx, account) => cancelAccountImport(deps, tx, account),
      listImportPauses,
    },
  };
}
