import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeRequestsBefore } from './support.repository.ts';

/** Requests contain personal data; after a year only the support mailbox still has them. */
const KEEP_MS = 365 * 86_400_000;

const removeOldJob = defineJob({ name: 'support.remove-old', payload: z.object({}), cron: '7 3 * * *' });

export function supportHandlers({ db, clock }: { readonly db: Db; readonly clock: Clock }): JobHandler[] {
  return [handleJob(removeOldJob, () => removeRequestsBefore(db, new Date(clock.now().getTime() - KEEP_MS)))];
}
