import { publishingSchemas } from '@quayside/contract/publishing.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAccount } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { followTitleChanges, listTitleChanges } from '../translations/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import * as steering from './run-steering.service.ts';
import { cancelRun } from './run-stopping.service.ts';
import * as service from './runs.service.ts';

/** The default number of titles per page. */
const TITLES = 50;

async function accountOf({ db }: PublishingDeps, userId: number, accountId: number) {
  const account = await getAccount(db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return account;
}

export function publishingRoutes(deps: PublishingDeps): Route[] {
  return [
    route(publishingSchemas.list, ({ who, query }) => service.listRuns(deps, who.userId, query)),
    route(publishingSchemas.create, ({ who, body }) => service.createRun(deps, who, body)),
    route(publishingSchemas.estimateTitles, async ({ who, body }) => {
      const { estimateTitles } = await import('./estimate-titles.ts');
      return estimateTitles(deps, who.userId, body);
    }),
    route(publishingSchemas.get, ({ who, params }) => service.getRun(deps, who.userId, params.runId)),
    route(publishingSchemas.listRunItems, ({ who, params, query }) =>
      service.listRunItems(deps, who.userId, params.runId, query),
    ),
    route(publishingSchemas.listUnseen, ({ who, params }) => service.listUnseenTitles(deps, who.userId, params.runId)),
    route(publishingSchemas.preview, ({ who, params }) =>
      service.previewRunItem(deps, who.userId, params.runId, params.itemId, params.site),
    ),
    route(publishingSchemas.confirm, ({ who, params, body }) => steering.confirmRun(deps, who, params.runId, body)),
    route(publishingSchemas.cancel, ({ who, params }) => cancelRun(deps, who.userId, params.runId, actorOf(who))),
    route(publishingSchemas.retry, ({ who, params, body }) =>
      steering.retryRun(deps, who.userId, params.runId, body.reason),
    ),
    route(publishingSchemas.listAgain, ({ who, params }) => service.listAgain(deps, who, params.runId)),
    route(publishingSchemas.listTitleChanges, async ({ who, params, query }) => {
      const { accountId } = await accountOf(deps, who.userId, params.accountId);
      const { cursor, limit = TITLES } = query;
      return listTitleChanges(deps, { userId: who.userId, accountId }, { cursor, limit });
    }),
    route(publishingSchemas.followTitles, async ({ who, params, body }) => {
      const { accountId } = await accountOf(deps, who.userId, params.accountId);
      return followTitleChanges(deps, { userId: who.userId, accountId }, body.expected, actorOf(who));
    }),
  ];
}
