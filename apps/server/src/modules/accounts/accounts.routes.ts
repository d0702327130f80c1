import { ConnectorError } from '@quayside/connector-kit';
import { accountsSchemas } from '@quayside/contract/accounts.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type AccountViewDeps, viewAccountPage, viewAccounts, viewTokens } from './account-view.ts';
import { getAccount, listAccounts } from './accounts.repository.ts';
import { type LeaveDeps, leaveAccount, stayConnected } from './leave.service.ts';
import type { AccountsDeps } from './open-account.ts';
import { checkReadiness } from './readiness.ts';

export type AccountRouteDeps = AccountsDeps & AccountViewDeps & LeaveDeps;

export function accountRoutes(deps: AccountRouteDeps): Route[] {
  return [
    route(accountsSchemas.list, async ({ who }) => {
      return { list: await viewAccounts(deps, who.userId, await listAccounts(deps.db, who.userId)) };
    }),
    route(accountsSchemas.get, async ({ who, params }) => {
      const account = await getAccount(deps.db, who.userId, params.accountId);
      if (!account) throw fail('account_not_found');
      return viewAccountPage(deps, account);
    }),
    route(accountsSchemas.listTokens, async ({ who }) => {
      return { list: await viewTokens(deps, who.userId, await listAccounts(deps.db, who.userId)) };
    }),
    route(accountsSchemas.leave, async ({ who, params, body }) => ({
      state: await leaveAccount(deps, who, params.accountId, body),
    })),
    route(accountsSchemas.stay, async ({ who, params }) => ({
      ending: await stayConnected(deps, who, params.accountId),
    })),
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
