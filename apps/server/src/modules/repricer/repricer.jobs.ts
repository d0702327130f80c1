import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { dueJob, roundJob } from './repricer.enqueue.ts';
import { beginRounds, decideAll, decideDue, type RoundDeps, removeOldDecisions } from './rounds.ts';

const beginJob = defineJob({ name: 'repricer.begin', payload: z.object({}), cron: '* * * * *' });
const removeOldJob = defineJob({ name: 'repricer.remove-old', payload: z.object({}), cron: '41 * * * *' });

export function repricerHandlers(deps: RoundDeps): JobHandler[] {
  return [
    handleJob(roundJob, (account, run) => decideAll(deps, account, run)),
    handleJob(dueJob, (account, run) => decideDue(deps, account, run)),
    handleJob(beginJob, () => beginRounds(deps)),
    handleJob(removeOldJob, () => removeOldDecisions(deps)),
  ];
}
