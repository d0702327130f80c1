import type { ConnectorError } from '@quayside/connector-kit';
import type { EngineName } from '@quayside/contract';
import { createOfflineTranslator } from '@quayside/translation-engines';
import type { Db } from '../../platform/database/db.ts';
import { handleJob } from '../../platform/jobs/define-job.ts';
import type { Log } from '../../platform/log.ts';
import type { Room } from '../../platform/room.ts';
import type { TitleEngine } from '../translations/index.ts';
import { type EngineFor, engineFor, engineNames, type Unasked, whyAway, whyUnasked } from './engine-for.ts';
import { enginesRoutes } from './engines.routes.ts';
import { enginesOf } from './engines.service.ts';
import { enginesTables } from './engines.tables.data.ts';
import { fetchModelJob, type ModelsDeps } from './fetch-model.job.ts';
import type { EnginesDeps } from './metered-engine.ts';

const models = () => import('./offline-models.ts');

export interface EnginesRoom extends Room {
  readonly ports: {
    readonly enginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
    readonly engineFor: (userId: number, engine: EngineName) => Promise<EngineFor>;
    readonly engineNames: (db: Db, userId: number) => Promise<readonly EngineName[]>;
    readonly whyAway: (userId: number) => Promise<Unasked | undefined>;
    readonly whyUnasked: (error: ConnectorError) => Unasked;
  };
}

export function createEnginesRoom({
  modelsDir,
  ...given
}: Omit<EnginesDeps, 'offline'> & ModelsDeps & { readonly log: Log }): EnginesRoom {
  const deps = { ...given, modelsDir, offline: createOfflineTranslator({ folder: modelsDir }) };
  return {
    tables: enginesTables,
    routes: enginesRoutes(deps),
    jobs: [handleJob(fetchModelJob, async (asked, run) => (await models()).fetchAskedModel(deps, asked, run))],
    ports: {
      enginesOf: (userId) => enginesOf(deps, userId),
      engineFor: (userId, engine) => engineFor(deps, userId, engine),
      engineNames: (db, userId) => engineNames(deps, db, userId),
      whyAway: (userId) => whyAway(deps, userId),
      whyUnasked,
    },
    schedules: [
      async () => {
        if (deps.operatorEngine?.engine === 'offline') await (await models()).warnOfMissingModels(deps);
      },
    ],
    close: () => deps.offline.stop(),
  };
}
