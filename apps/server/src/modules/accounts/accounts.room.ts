import type { AccountRef } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { filterActive, markAuthBroken, refreshQuotas } from './account-health.ts';
import { type AccountJobDeps, accountHandlers } from './accounts.jobs.ts';
import { type AccountRouteDeps, accountRoutes } from './accounts.routes.ts';
import { accountsTables } from './accounts.tables.data.ts';
import {
  type MarketplaceNotificationEndpointDeps,
  mountMarketplaceNotificationEndpoints,
} from './notification-endpoints.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';

export type AccountsRoomDeps = AccountRouteDeps & AccountJobDeps & MarketplaceNotificationEndpointDeps;

export interface AccountsRoom extends Room {
  readonly ports: {
    /** What sending needs from accounts: dispatch's `DispatchAccounts`, without the connectors with write methods. */
    readonly forSending: {
      filterActive(db: Db, accounts: readonly AccountRef[]): Promise<AccountRef[]>;
      open(account: AccountRef, signal?: AbortSignal): Promise<OpenedAccount>;
      markAuthBroken(
        tx: Tx,
        account: AccountRef,
        consent: number,
        lost: Parameters<typeof markAuthBroken>[4],
      ): Promise<boolean>;
      refreshQuotas(account: AccountRef): Promise<boolean>;
    };
  };
}

export function createAccountsRoom(deps: AccountsRoomDeps): AccountsRoom {
  return {
    tables: accountsTables,
    routes: accountRoutes(deps),
    mountPages: (app) => mountMarketplaceNotificationEndpoints(app, deps),
    jobs: accountHandlers(deps),
    close: () => deps.requestLogs.close(),
    ports: {
      forSending: {
        filterActive: (db, accounts) => filterActive(db, deps, accounts),
        open: ({ userId, accountId }, signal) => openAccount(deps, userId, accountId, signal),
        markAuthBroken: (tx, { userId, accountId }, consent, lost) =>
          markAuthBroken(tx, userId, accountId, consent, lost),
        refreshQuotas: ({ userId, accountId }) => refreshQuotas(deps, userId, accountId),
      },
    },
  };
}
