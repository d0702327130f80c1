import type { AccountRef, Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import type { Room } from '../../platform/room.ts';
import { dispatchHandlers } from './dispatch.jobs.ts';
import { dispatchTables } from './dispatch.tables.data.ts';
import { listQuotaPauses } from './holds.repository.ts';
import type { Sender } from './loop/sender.ts';
import type { SenderDeps } from './loop/sender-deps.ts';
import type { DispatchAccounts } from './ports.ts';
import { listPolicyStates, type PolicyState } from './shipping-policies.repository.ts';
import { acceptsShipments, awaitsAnswers, type ReadableAccount, type Writers, withWrites } from './with-writes.ts';

export interface DispatchRoomDeps {
  readonly db: Db;
  /** The marketplaces' time. */
  readonly clock: Clock;
  /** Timestamps the record of send attempts. */
  readonly machineClock: Clock;
  readonly log: Log;
  readonly connectors: Writers;
  readonly keepSendsDays: number;
}

/** The ports that higher rooms pass to the sender. */
export interface SendingDeps extends Pick<SenderDeps, 'content' | 'gate' | 'ads' | 'listeners'> {
  /** Opens accounts for reading. This room adds the connectors that write. */
  readonly accounts: Omit<DispatchAccounts, 'open'> & {
    open(account: AccountRef, signal?: AbortSignal): Promise<ReadableAccount>;
  };
}

export interface DispatchRoom extends Room {
  readonly ports: {
    /** Whether the platform keeps orders on hold until they are answered. */
    awaitsAnswers(platform: Platform): boolean;
    /** Whether shipments can be confirmed to the platform. */
    acceptsShipments(platform: Platform): boolean;
    readonly listQuotaPauses: typeof listQuotaPauses;
    /** The state of an account's shipping policies at its marketplace. */
    readonly policyStates: { listStates(db: Db, account: AccountRef): Promise<readonly PolicyState[]> };
    startSender(given: SendingDeps): Sender;
  };
}

export function createDispatchRoom(deps: DispatchRoomDeps): DispatchRoom {
  const { machineClock, connectors } = deps;
  return {
    tables: dispatchTables,
    jobs: dispatchHandlers({ ...deps, clock: machineClock }),
    ports: {
      awaitsAnswers: (platform) => awaitsAnswers(connectors, platform),
      acceptsShipments: (platform) => acceptsShipments(connectors, platform),
      listQuotaPauses,
      policyStates: { listStates: (db, account) => listPolicyStates(db, account) },
      startSender: (given) =>
        loadSender({
          ...deps,
          ...given,
          accounts: {
            ...given.accounts,
            open: async (account, signal) => withWrites(connectors, await given.accounts.open(account, signal)),
          },
        }),
    },
  };
}

/** Only a worker sends: a gateway never loads what does. */
function loadSender(deps: SenderDeps): Sender {
  const loading = import('./loop/sender.ts').then(({ startSender }) => startSender(deps));
  return {
    wake: () => void loading.then((sender) => sender.wake()),
    stop: async (patienceMs) => (await loading).stop(patienceMs),
  };
}
