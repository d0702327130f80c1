import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { giveUpImport, runImport } from './import-run.ts';
import { importJob } from './imports.enqueue.ts';
import type { SyncDeps } from './sync-deps.ts';

export function syncHandlers(deps: SyncDeps): JobHandler[] {
  return [
    handleJob(
      importJob,
      ({ userId, importId }, run) => runImport(deps, userId, importId, run),
      ({ userId, importId }) => giveUpImport(deps, userId, importId),
    ),
  ];
}
