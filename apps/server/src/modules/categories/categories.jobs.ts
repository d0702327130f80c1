import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { fillJob } from './categories.enqueue.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { fillAll, fillInSteps } from './fill-in-steps.ts';

const fillAllJob = defineJob({ name: 'categories.fill-all', payload: z.object({}), cron: '*/5 * * * *' });

export function categoriesHandlers(deps: CategoriesDeps): JobHandler[] {
  return [
    handleJob(fillJob, (account, run) => fillInSteps(deps, account, run)),
    handleJob(fillAllJob, () => fillAll(deps)),
  ];
}
