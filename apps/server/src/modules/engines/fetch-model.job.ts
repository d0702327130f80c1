import { OFFLINE_PAIRS, type OfflinePair } from '@quayside/contract';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

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

/** A model fills the disk of the server, which is the operator's; whoever tries the demo is its operator. */
export const mayFetchModels = ({ isDemo }: Pick<ModelsDeps, 'isDemo'>, who: Who): boolean =>
  isDemo || who.adminUserId !== null;

/** @throws forbidden */
export async function askForModel(deps: ModelsDeps, who: Who, pair: OfflinePair): Promise<void> {
  if (!mayFetchModels(deps, who)) throw fail('forbidden');
  await withTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, fetchModelJob, { pair }, { key: pair }));
}
