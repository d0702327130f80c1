import { SITES } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TitlePlace } from './site-titles.repository.ts';

const id = z.number().int();

export const makeTitlesJob = defineJob({
  name: 'translations.make-titles',
  payload: z.object({ userId: id, accountId: id, site: z.enum(SITES as [(typeof SITES)[number]]) }),
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  // A hundred thousand items take some minutes.
  expireInSeconds: 3_600,
});

export function enqueueMakeTitles(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
): Promise<void> {
  return jobs.enqueue(tx, makeTitlesJob, { userId, accountId, site }, { key: `${userId}:${accountId}:${site}` });
}
