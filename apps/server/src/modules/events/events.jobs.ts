import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeOldEvents } from './events.repository.ts';

const KEEP_MS = 24 * 3_600_000;

const removeOld = defineJob({ name: 'events.remove-old', payload: z.object({}), cron: '17 * * * *' });

export function eventHandlers(deps: { db: Db; clock: Clock }): JobHandler[] {
  return [handleJob(removeOld, () => removeOldEvents(deps.db, new Date(deps.clock.now().getTime() - KEEP_MS)))];
}
