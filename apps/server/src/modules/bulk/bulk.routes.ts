import { bulkSchemas as schemas } from '@quayside/contract/bulk.schema';
import { languageOf } from '../../platform/http/language.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { BulkDeps } from './bulk-deps.ts';

/** Loaded when they are first needed: sellers send bulk requests now and then. */
const creating = () => import('./create-request.ts');
const service = () => import('./bulk.service.ts');

export function bulkRoutes(deps: BulkDeps): Route[] {
  return [
    route(schemas.create, async ({ who, params: { type }, query: { accountId }, body }) =>
      (await creating()).createRequest(deps, who, { accountId, type }, body),
    ),
    route(schemas.getStatus, async ({ who, params: { type }, query }) =>
      (await service()).getStatus(deps, who.userId, { ...query, type }),
    ),
    route(schemas.listIssues, async ({ who, params: { type }, query: { accountId, requestId, ...page } }) =>
      (await service()).listResults(deps, who.userId, { accountId, requestId, type }, page),
    ),
    route(schemas.exportResults, async ({ who, params: { type }, query, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="quayside-bulk-request.csv"')
        .send(await (await service()).writeResults(deps, who.userId, { ...query, type }, languageOf(raw.request))),
    ),
    route(schemas.confirm, async ({ who, params, body }) => (await service()).confirmRequest(deps, who, params, body)),
    route(schemas.cancel, async ({ who, params }) => (await service()).cancelRequest(deps, who, params)),
    route(schemas.retry, async ({ who, params }) => (await service()).retryRequest(deps, who, params)),
  ];
}
