import { OFFLINE_PAIRS, type OfflineModel, type OfflinePair } from '@quayside/contract';
import {
  FetchProblem,
  fetchingOf,
  fetchModel,
  listModels,
  MODELS_URL,
  PINNED_MODELS,
  sizeOfModel,
} from '@quayside/translation-engines';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { defineJob, type JobRun } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { EnginesDeps } from './metered-engine.ts';

export interface ModelsDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The folder of the models. */
  readonly modelsDir: string;
  /** Where models are fetched; null for their own address. */
  readonly modelsUrl: string | null;
  readonly isDemo: boolean;
}

export const fetchModelJob = defineJob({
  name: 'engines.fetch-model',
  payload: z.object({ pair: z.enum(OFFLINE_PAIRS) }),
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  // Thirty megabytes over a slow line; what came stays for the next run.
  expireInSeconds: 3_600,
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 120 },
});

/** The models that can be fetched, with what is there of each. */
export async function listOfflineModels({ modelsDir }: Pick<ModelsDeps, 'modelsDir'>): Promise<OfflineModel[]> {
  const stored = new Map((await listModels(modelsDir)).map((one) => [one.pair, one]));
  return Promise.all(
    OFFLINE_PAIRS.map(async (pair) => {
      const { bytes, isRunning, fault } = await fetchingOf(modelsDir, pair);
      const known = stored.get(pair);
      const state = isRunning ? 'fetching' : (known?.state ?? 'missing');
      const pinned = PINNED_MODELS[pair];
      const size = state === 'present' ? (known?.bytes ?? 0) : pinned ? sizeOfModel(pinned) : 0;
      return { pair, state, size, fetched: bytes, fault: fault === 'busy' ? null : fault };
    }),
  );
}

/** Says at the start what is missing if the operator chose the offline engine. Nothing is fetched by itself. */
export async function warnOfMissingModels({
  modelsDir,
  operatorEngine,
  log,
}: Pick<ModelsDeps, 'modelsDir'> & Pick<EnginesDeps, 'operatorEngine'> & { log: Log }): Promise<void> {
  if (operatorEngine?.engine !== 'offline') return;
  const missing = (await listOfflineModels({ modelsDir })).flatMap(({ pair, state }) =>
    state === 'present' ? [] : pair,
  );
  if (missing.length === 0) return;
  log.warn(`The offline engine has no models for ${missing.join(', ')}: npm run titles:fetch -- ${missing.join(' ')}`);
}

/** A model fills the disk of the server, which is the operator's; whoever tries the demo is its operator. */
export const mayFetchModels = ({ isDemo }: Pick<ModelsDeps, 'isDemo'>, who: Who): boolean =>
  isDemo || who.adminUserId !== null;

/** @throws forbidden */
export async function askForModel(deps: ModelsDeps, who: Who, pair: OfflinePair): Promise<void> {
  if (!mayFetchModels(deps, who)) throw fail('forbidden');
  await withTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, fetchModelJob, { pair }, { key: pair }));
}

/** What another attempt may bring. */
const PASSING: readonly string[] = ['unreachable', 'broken_off', 'busy'];

/**
 * Fetches a model that was asked for. The list shows why it failed.
 * @param pausesMs for tests
 */
export async function fetchAskedModel(
  { modelsDir: folder, modelsUrl }: Pick<ModelsDeps, 'modelsDir' | 'modelsUrl'>,
  { pair }: { readonly pair: OfflinePair },
  { signal, isLastAttempt, log }: Pick<JobRun, 'signal' | 'isLastAttempt' | 'log'>,
  pausesMs?: readonly number[],
): Promise<void> {
  try {
    await fetchModel(pair, { folder, from: modelsUrl ?? MODELS_URL, signal, ...(pausesMs ? { pausesMs } : {}) });
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error;
    log.warn(`The model for ${pair} was not fetched: ${error.message}`);
    if (PASSING.includes(error.fault) && !isLastAttempt) throw error;
  }
}
