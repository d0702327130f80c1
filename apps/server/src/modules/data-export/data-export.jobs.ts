import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { expireExports, failExport } from './data-exports.repository.ts';
import type { DataExportDeps } from './make-export.ts';

const id = z.number().int().positive();

export const makeJob = defineJob({
  name: 'data-export.make',
  payload: z.object({ userId: id }),
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 60 },
  // A hundred thousand rows take about a minute.
  expireInSeconds: 1_800,
});

const removeOldJob = defineJob({ name: 'data-export.remove-old', payload: z.object({}), cron: '23 * * * *' });

export function dataExportHandlers(deps: DataExportDeps): JobHandler[] {
  return [
    handleJob(
      makeJob,
      async ({ userId }, { signal, isLastAttempt }) => {
        try {
          const { makeExport } = await import('./make-export.ts');
          await makeExport(deps, userId, signal);
        } catch (error) {
          if (isLastAttempt) await failExport(deps.db, userId);
          throw error;
        }
      },
      ({ userId }) => failExport(deps.db, userId),
    ),
    handleJob(removeOldJob, () => withTransaction(deps.db, (tx) => expireExports(tx, deps.clock.now()))),
  ];
}
