import { ConnectorError } from '@quayside/connector-kit';
import type { SiteReadinessView } from '@quayside/contract';
import { accountsSchemas } from '@quayside/contract/accounts.schema';
import type { Clock } from '../../platform/clock.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type AttemptLimit, countAttempt } from '../session/index.ts';
import { type AccountViewDeps, viewAccountPage, viewAccounts, viewTokens } from './account-view.ts';
import { getAccount, listAccounts } from './accounts.repository.ts';
import { type LeaveDeps, leaveAccount, stayConnected } from './leave.service.ts';
import type { AccountsDeps } from './open-account.ts';
import { checkReadiness } from './readiness.ts';

export type AccountRouteDeps = AccountsDeps & AccountViewDeps & LeaveDeps & { readonly machineClock: Clock };

/** Each check takes several calls at the marketplace, from the quota that the account's work needs. */
const CHECKS: AttemptLimit = { what: 'readiness check', most: 6, windowMs: 60_000, refusal: 'checked_lately' };

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
    route(accountsSchemas.listReadiness, ({ who, params }) => readinessOf(deps, who.userId, params.accountId, false)),
    route(accountsSchemas.checkReadiness, async ({ who, params }) => {
      if (!(await getAccount(deps.db, who.userId, params.accountId))) throw fail('account_not_found');
      const counter = { db: deps.db, clock: deps.machineClock };
      await countAttempt(counter, [[CHECKS, `${who.userId} ${params.accountId}`]]);
      return readinessOf(deps, who.userId, params.accountId, true);
    }),
  ];
}

async function readinessOf(
  deps: AccountsDeps,
  userId: number,
  accountId: number,
  mustAsk: boolean,
): Promise<{ list: SiteReadinessView[] }> {
  try {
    const rows = await checkReadiness(deps, userId, accountId, { mustAsk });
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
    throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', { cause: error });
  }
}
