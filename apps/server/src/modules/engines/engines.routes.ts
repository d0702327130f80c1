import type { EngineList } from '@quayside/contract';
import { enginesSchemas as schemas } from '@quayside/contract/engines.schema';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import {
  compareEngines,
  listEngines,
  removeEngine,
  reorderEngines,
  saveEngine,
  testEngine,
} from './engines.service.ts';
import { askForModel, type ModelsDeps, mayFetchModels } from './fetch-model.job.ts';
import type { EnginesDeps } from './metered-engine.ts';

const models = () => import('./offline-models.ts');

export function enginesRoutes(deps: EnginesDeps & ModelsDeps): Route[] {
  const listFor = async (who: Who): Promise<EngineList> => ({
    engines: await listEngines(deps, who.userId),
    models: await (await models()).listOfflineModels(deps),
    may_fetch_models: mayFetchModels(deps, who),
    demo_model_url: deps.engineUrls.llm ?? null,
  });
  return [
    route(schemas.list, ({ who }) => listFor(who)),
    route(schemas.fetchModel, async ({ who, body }) => {
      await askForModel(deps, who, body.pair);
      return listFor(who);
    }),
    route(schemas.update, async ({ who, params, body }) => {
      await saveEngine(deps, who, params.engine, body);
      return listFor(who);
    }),
    route(schemas.reorder, async ({ who, body }) => {
      await reorderEngines(deps, who, body.engines);
      return listFor(who);
    }),
    route(schemas.remove, async ({ who, params }) => {
      await removeEngine(deps, who, params.engine);
      return listFor(who);
    }),
    route(schemas.test, ({ who, params }) => testEngine(deps, who.userId, params.engine)),
    route(schemas.compare, ({ who, body }) => compareEngines(deps, who.userId, body.engines, body.language)),
  ];
}
