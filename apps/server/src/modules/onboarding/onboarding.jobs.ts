import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { connectDemoShopJob, demoShopHandler } from './demo-shop.ts';
import { type RegainDeps, regainAccess } from './regain-access.ts';

const regainJob = defineJob({ name: 'onboarding.regain-access', payload: z.object({}), cron: '* * * * *' });

export const onboardingJobs = [connectDemoShopJob, regainJob];

export function onboardingHandlers(deps: RegainDeps): JobHandler[] {
  return [demoShopHandler(deps), handleJob(regainJob, (_payload, run) => regainAccess(deps, run.signal))];
}
