import { publishingSchemas } from '@quayside/contract/publishing.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import * as steering from './run-steering.service.ts';
import * as service from './runs.service.ts';

export function publishingRoutes(deps: PublishingDeps): Route[] {
  return [
    route(publishingSchemas.list, ({ who, query }) => service.listRuns(deps, who.userId, query)),
    route(publishingSchemas.create, ({ who, body }) => service.createRun(deps, who, body)),
    route(publishingSchemas.get, ({ who, params }) => service.getRun(deps, who.userId, params.runId)),
    route(publishingSchemas.listCells, ({ who, params, query }) =>
      service.listRunCells(deps, who.userId, params.runId, query),
    ),
    route(publishingSchemas.preview, ({ who, params }) =>
      service.previewCell(deps, who.userId, params.runId, params.itemId, params.site),
    ),
    route(publishingSchemas.confirm, ({ who, params, body }) => steering.confirmRun(deps, who, params.runId, body)),
    route(publishingSchemas.cancel, ({ who, params }) => steering.cancelRun(deps, who.userId, params.runId)),
    route(publishingSchemas.retry, ({ who, params, body }) =>
      steering.retryRun(deps, who.userId, params.runId, body.reason),
    ),
  ];
}
