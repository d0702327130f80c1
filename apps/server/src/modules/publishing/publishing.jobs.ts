import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { carryOutRun } from './carry-out.ts';
import { continueRuns } from './continue-runs.ts';
import { failPreparation, prepareRun } from './prepare-run.ts';
import { giveUpPreviews, previewDue } from './preview-due.ts';
import { carryOutJob, prepareJob, previewDueJob } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { giveUpCarryOut } from './run-stopping.service.ts';

const continueRunsJob = defineJob({ name: 'publishing.continue-runs', payload: z.object({}), cron: '*/5 * * * *' });

export function publishingHandlers(deps: PublishingDeps): JobHandler[] {
  return [
    handleJob(
      prepareJob,
      ({ userId, runId }, run) => prepareRun(deps, userId, runId, run),
      ({ userId, runId }) =>
        failPreparation(deps, userId, runId, 'The program ended again and again during this preparation'),
    ),
    handleJob(
      previewDueJob,
      ({ userId, runId }, run) => previewDue(deps, userId, runId, run),
      ({ userId, runId }) => giveUpPreviews(deps, userId, runId),
    ),
    handleJob(
      carryOutJob,
      ({ userId, runId }, run) => carryOutRun(deps, userId, runId, run),
      ({ userId, runId }) => giveUpCarryOut(deps, userId, runId),
    ),
    handleJob(continueRunsJob, () => continueRuns(deps)),
  ];
}
