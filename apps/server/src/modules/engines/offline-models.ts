import { OFFLINE_PAIRS, type OfflineModel, type OfflinePair } from '@quayside/contract';
import {
  FetchProblem,
  fetchingOf,
  fetchModel,
  listModels,
  MODELS_URL,
  PINNED_MODELS,
  sizeOfModel,
} from '@quayside/translation-engines/models';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Log } from '../../platform/log.ts';
import type { ModelsDeps } from './fetch-model.job.ts';

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

/** Says which models the operator's offline engine lacks. Nothing is fetched by itself. */
export async function warnOfMissingModels({
  modelsDir,
  log,
}: Pick<ModelsDeps, 'modelsDir'> & { readonly log: Log }): Promise<void> {
  const missing = (await listOfflineModels({ modelsDir })).flatMap(({ pair, state }) =>
    state === 'present' ? [] : pair,
  );
  if (missing.length === 0) return;
  log.warn(`The offline engine has no models for ${missing.join(', ')}: npm run titles:fetch -- ${missing.join(' ')}`);
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
