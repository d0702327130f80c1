import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { continueRuns } from './continue-runs.ts';
import { failPreparation, prepareRun } from './prepare-run.ts';
import { carryOutJob, prepareJob, previewDueJob } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { giveUpCarryOut } from './run-stopping.service.ts';

// Only a worker carries out, after a consent, so that it is loaded then.
const carryingOut = () => import('./carry-out.ts');
const previews = () => import('./preview-due.ts');

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
      async ({ userId, runId }, run) => (await previews()).previewDue(deps, userId, runId, run),
      async ({ userId, runId }) => (await previews()).giveUpPreviews(deps, userId, runId),
    ),
    handleJob(
      carryOutJob,
      async ({ userId, runId }, run) => (await carryingOut()).carryOutRun(deps, userId, runId, run),
      ({ userId, runId }) => giveUpCarryOut(deps, userId, runId),
    ),
    handleJob(continueRunsJob, () => continueRuns(deps)),
  ];
}
