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

/** Asks engines for titles that live listings lack since a change at home. Thousands take an hour; a step takes seconds. */
export const followTitlesJob = defineJob({
  name: 'translations.follow-titles',
  payload: z.object({ userId: id }),
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
});

/** What follows from the seller's own titles of items on a site, for titles that are stored in the background. */
export const noteLooksJob = defineJob({
  name: 'translations.note-looks',
  payload: z.object({ userId: id, itemIds: z.array(id), site: z.enum(SITES as [(typeof SITES)[number]]) }),
});

export function enqueueMakeTitles(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
): Promise<void> {
  return jobs.enqueue(tx, makeTitlesJob, { userId, accountId, site }, { key: `${userId}:${accountId}:${site}` });
}
