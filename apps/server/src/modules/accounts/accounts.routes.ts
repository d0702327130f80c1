import { ConnectorError } from '@quayside/connector-kit';
import type { AccountDetail } from '@quayside/contract';
import { accountsSchemas } from '@quayside/contract/accounts.schema';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  type Account,
  type AccountActivity,
  getAccount,
  listAccounts,
  listActivities,
  statusOf,
} from './accounts.repository.ts';
import type { AccountsDeps } from './open-account.ts';
import { checkReadiness } from './readiness.ts';

export type AccountRouteDeps = AccountsDeps & {
  readonly pollIntervalMs: number;
  /** Accounts some of whose work waits for a quota, until when the marketplace said; the rest of it goes on. */
  readonly listQuotaPauses: (db: Db, userId: number) => Promise<Map<number, Date>>;
};

export function accountRoutes(deps: AccountRouteDeps): Route[] {
  return [
    route(accountsSchemas.list, async ({ who }) => {
      return { list: await describe(deps, who.userId, await listAccounts(deps.db, who.userId)) };
    }),
    route(accountsSchemas.get, async ({ who, params }) => {
      const account = await getAccount(deps.db, who.userId, params.accountId);
      if (!account) throw fail('account_not_found');
      const [detail] = await describe(deps, who.userId, [account]);
      if (!detail) throw fail('account_not_found');
      return detail;
    }),
    route(accountsSchemas.listReadiness, async ({ who, params, query }) => {
      try {
        const rows = await checkReadiness(deps, who.userId, params.accountId, { mustAsk: query.refresh ?? false });
        return {
          list: rows.map(({ site, isReady, gaps, checkedAt }) => ({
            site,
            isReady,
            gaps,
            checkedAt: checkedAt.toISOString(),
          })),
        };
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', {
          cause: error,
        });
      }
    }),
  ];
}

/** In as many statements for many accounts as for one. */
async function describe(
  deps: AccountRouteDeps,
  userId: number,
  accounts: readonly Account[],
): Promise<AccountDetail[]> {
  const accountIds = accounts.map(({ accountId }) => accountId);
  const [activities, pauses] = await Promise.all([
    listActivities(deps.db, userId, accountIds),
    deps.listQuotaPauses(deps.db, userId),
  ]);
  return accounts.flatMap((account) => {
    const activity = activities.get(account.accountId);
    const quotaPause = account.pausedReason ? null : (pauses.get(account.accountId) ?? null);
    return activity ? [detailOf(deps, account, activity, quotaPause)] : [];
  });
}

function detailOf(
  deps: AccountRouteDeps,
  account: Account,
  { itemCount, listedBySite, ...times }: AccountActivity,
  quotaPause: Date | null,
): AccountDetail {
  return {
    accountId: account.accountId,
    platform: account.platform,
    username: account.username,
    site: account.sourceSite,
    status: statusOf(account, deps.clock.now()),
    pausedReason: account.pausedReason ?? (quotaPause ? 'quota' : null),
    pausedUntil: (account.pausedUntil ?? quotaPause)?.toISOString() ?? null,
    consentExpiresAt: account.consentExpiresAt?.toISOString() ?? null,
    connectedAt: account.connectedAt.toISOString(),
    itemCount,
    listedBySite,
    freshness: {
      importedAt: times.importedAt?.toISOString() ?? null,
      ordersAt: times.ordersAt?.toISOString() ?? null,
      comparedAt: times.comparedAt?.toISOString() ?? null,
      ordersEverySeconds: (times.ordersEveryMs ?? deps.pollIntervalMs) / 1_000,
    },
  };
}
