import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { importJob } from './imports.enqueue.ts';
import type { SyncDeps } from './sync-deps.ts';

const importing = () => import('./import-run.ts');

export function syncHandlers(deps: SyncDeps): JobHandler[] {
  return [
    handleJob(
      importJob,
      async ({ userId, importId }, run) => (await importing()).runImport(deps, userId, importId, run),
      async ({ userId, importId }) => (await importing()).giveUpImport(deps, userId, importId),
    ),
  ];
}
