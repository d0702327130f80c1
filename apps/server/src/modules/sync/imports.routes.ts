import { followingSchemas, importsSchemas } from '@quayside/contract/sync.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAccount } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { readFollowing, updateFollowing } from '../listings/index.ts';
import * as service from './imports.service.ts';

export function importRoutes(deps: service.ImportDeps): Route[] {
  return [
    route(importsSchemas.list, async ({ who, query }) => ({
      list: await service.listImports(deps, who.userId, query.accountId),
    })),
    route(importsSchemas.get, ({ who, params }) => service.getImport(deps, who.userId, params.importId)),
    route(importsSchemas.create, ({ who, body }) => service.createImport(deps, who.userId, body.accountId)),
    route(importsSchemas.cancel, ({ who, params }) => service.cancelImport(deps, who.userId, params.importId)),
    route(importsSchemas.listProblems, ({ who, params, query }) =>
      service.listProblems(deps, who.userId, params.importId, query),
    ),
    route(followingSchemas.get, async ({ who, params }) => {
      if (!(await getAccount(deps.db, who.userId, params.accountId))) throw fail('account_not_found');
      return readFollowing(deps.db, who.userId, params.accountId);
    }),
    route(followingSchemas.update, ({ who, params, body }) =>
      updateFollowing(deps.db, { userId: who.userId, accountId: params.accountId }, body, actorOf(who)),
    ),
  ];
}
