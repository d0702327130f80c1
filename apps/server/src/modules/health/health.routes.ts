import { healthSchemas } from '@quayside/contract/health.schema';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { applyDrop, rereadList } from '../sync/index.ts';
import { targetCursor } from './health.enqueue.ts';
import { getHealth, type HealthDeps, listFailedTargets } from './health.service.ts';
import { retryFailures } from './retry.service.ts';

const PAGE = 50;

export function healthRoutes(deps: HealthDeps): Route[] {
  const accountOf = async (userId: number, accountId: number): Promise<Account> => {
    const account = await getAccount(deps.db, userId, accountId);
    if (!account) throw fail('account_not_found');
    return account;
  };
  const connectedOf = async (userId: number, accountId: number): Promise<Account> => {
    const account = await accountOf(userId, accountId);
    if (account.tokenState !== 'A') throw fail('account_disconnected');
    return account;
  };
  return [
    route(healthSchemas.get, async ({ who, params }) => getHealth(deps, await accountOf(who.userId, params.accountId))),
    route(healthSchemas.listFailures, async ({ who, params, query }) => {
      const account = await accountOf(who.userId, params.accountId);
      const { cursor, limit = PAGE, ...cause } = query;
      const [targetKey, site] = cursor === undefined ? ['', ''] : readCursorAs(cursor, targetCursor);
      const { list, last } = await listFailedTargets(deps.db, account, cause, { after: { targetKey, site }, limit });
      return { list, nextCursor: last && writeCursor([last.targetKey, last.site]) };
    }),
    route(healthSchemas.retryFailures, async ({ who, params, body }) =>
      retryFailures(deps, await connectedOf(who.userId, params.accountId), body, actorOf(who)),
    ),
    route(healthSchemas.applyDrop, async ({ who, params, body }) =>
      applyDrop(deps, await accountOf(who.userId, params.accountId), body.expected, actorOf(who)),
    ),
    route(healthSchemas.rereadList, async ({ who, params }) =>
      rereadList(deps, await connectedOf(who.userId, params.accountId)),
    ),
  ];
}
