import { ConnectorError } from '@quayside/connector-kit';
import type { AccountDetail } from '@quayside/contract';
import { accountsSchemas } from '@quayside/contract/accounts.schema';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, getAccount, getActivity, listAccounts, statusOf } from './accounts.repository.ts';
import type { AccountsDeps } from './open-account.ts';
import { checkReadiness } from './readiness.ts';

export type AccountRouteDeps = AccountsDeps & {
  readonly pollIntervalMs: number;
  /** Until when some of the account's work waits for a quota, as the marketplace said; the rest of it goes on. */
  readonly quotaPauseOf: (db: Db, userId: number, accountId: number) => Promise<Date | null>;
};

export function accountRoutes(deps: AccountRouteDeps): Route[] {
  return [
    route(accountsSchemas.list, async ({ who }) => {
      const accounts = await listAccounts(deps.db, who.userId);
      return { list: await Promise.all(accounts.map((account) => describe(deps, account))) };
    }),
    route(accountsSchemas.get, async ({ who, params }) => {
      const account = await getAccount(deps.db, who.userId, params.accountId);
      if (!account) throw fail('account_not_found');
      return describe(deps, account);
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

async function describe(deps: AccountRouteDeps, account: Account): Promise<AccountDetail> {
  const [{ itemCount, listedBySite, ...times }, quotaPause] = await Promise.all([
    getActivity(deps.db, account.userId, account.accountId),
    account.pausedReason ? null : deps.quotaPauseOf(deps.db, account.userId, account.accountId),
  ]);
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
