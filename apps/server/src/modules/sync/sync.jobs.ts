import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { runImport, type SyncDeps } from './import-run.ts';
import { importJob } from './imports.enqueue.ts';

export const syncJobs = [importJob];

export function syncHandlers(deps: SyncDeps): JobHandler[] {
  return [handleJob(importJob, ({ userId, importId }, run) => runImport(deps, userId, importId, run))];
}
