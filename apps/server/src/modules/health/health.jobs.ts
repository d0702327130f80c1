import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { retryRestJob } from './health.enqueue.ts';
import { type RetryDeps, retryRest } from './retry.service.ts';

export function healthHandlers(deps: RetryDeps): JobHandler[] {
  return [handleJob(retryRestJob, (payload, run) => retryRest(deps, payload, run))];
}
