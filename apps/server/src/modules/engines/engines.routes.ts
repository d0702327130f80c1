import { enginesSchemas as schemas } from '@quayside/contract/engines.schema';
import { type Route, route } from '../../platform/http/route.ts';
import {
  compareEngines,
  listEngines,
  removeEngine,
  reorderEngines,
  saveEngine,
  testEngine,
} from './engines.service.ts';
import type { EnginesDeps } from './metered-engine.ts';

export function enginesRoutes(deps: EnginesDeps): Route[] {
  return [
    route(schemas.list, ({ who }) => listEngines(deps, who.userId)),
    route(schemas.update, async ({ who, params, body }) => {
      await saveEngine(deps, who, params.engine, body);
      return listEngines(deps, who.userId);
    }),
    route(schemas.reorder, async ({ who, body }) => {
      await reorderEngines(deps, who, body.engines);
      return listEngines(deps, who.userId);
    }),
    route(schemas.remove, async ({ who, params }) => {
      await removeEngine(deps, who, params.engine);
      return listEngines(deps, who.userId);
    }),
    route(schemas.test, ({ who, params }) => testEngine(deps, who.userId, params.engine)),
    route(schemas.compare, ({ who, body }) => compareEngines(deps, who.userId, body.engines, body.language)),
  ];
}
