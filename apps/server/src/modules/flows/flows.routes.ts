import { flowsSchemas as schemas } from '@quayside/contract/flows.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import type { FlowsDeps } from './flows-deps.ts';

/** Loaded when it is first needed: orders are given now and then. */
const service = () => import('./flows.service.ts');

export function flowsRoutes(deps: FlowsDeps): Route[] {
  return [
    route(schemas.list, async ({ who, query }) => ({
      list: await (await service()).listFlows(deps, who.userId, query.accountId),
    })),
    route(schemas.create, async ({ who, body }) => ({
      listing_flow: await (await service()).createFlow(deps, who.userId, body, actorOf(who)),
    })),
    route(schemas.update, async ({ who, params, body }) => ({
      listing_flow: await (await service()).updateFlow(deps, who.userId, params.flowId, body, actorOf(who)),
    })),
    route(schemas.remove, async ({ who, params }) =>
      (await service()).removeFlow(deps, who.userId, params.flowId, actorOf(who)),
    ),
    route(schemas.dryRun, async ({ who, params }) => ({
      listing_flow: await (await service()).beginDryRun(deps, who.userId, params.flowId),
    })),
    route(schemas.listRuns, async ({ who, params, query }) =>
      (await service()).listRuns(deps, who.userId, params.flowId, query),
    ),
  ];
}
