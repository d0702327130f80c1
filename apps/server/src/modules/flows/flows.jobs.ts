import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { advanceJob } from './flows.enqueue.ts';
import type { FlowsDeps } from './flows-deps.ts';

export function flowsHandlers(deps: FlowsDeps): JobHandler[] {
  return [
    handleJob(advanceJob, async ({ userId, flowId }, run) => {
      const { advanceFlow } = await import('./advance-flow.ts');
      await advanceFlow(deps, userId, flowId, run);
    }),
  ];
}
