import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeOld, type SessionDeps } from './session.service.ts';

const removeOldJob = defineJob({ name: 'session.remove-old', payload: z.object({}), cron: '27 * * * *' });

export const sessionJobs = [removeOldJob];

export function sessionHandlers(deps: Pick<SessionDeps, 'db' | 'clock'>): JobHandler[] {
  return [handleJob(removeOldJob, () => removeOld(deps))];
}
