import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { sendReset } from './passwords/password.service.ts';
import { removeOld } from './remove-old.ts';
import { sendResetJob } from './session.enqueue.ts';
import type { SessionDeps } from './session.service.ts';

const removeOldJob = defineJob({ name: 'session.remove-old', payload: z.object({}), cron: '27 * * * *' });

export function sessionHandlers(deps: Pick<SessionDeps, 'db' | 'clock' | 'enqueueMail' | 'publicUrl'>): JobHandler[] {
  return [
    handleJob(removeOldJob, () => removeOld(deps.db, deps.clock.now())),
    handleJob(sendResetJob, ({ requestId }) => sendReset(deps, requestId)),
  ];
}
