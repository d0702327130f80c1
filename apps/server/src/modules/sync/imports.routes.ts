import { importsSchemas } from '@quayside/contract/sync.schema';
import { type Route, route } from '../../platform/http/route.ts';
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
  ];
}
