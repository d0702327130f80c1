import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { demoShopHandler } from './demo-shop.ts';
import { type RegainDeps, regainAccess } from './regain-access.ts';

const regainJob = defineJob({ name: 'onboarding.regain-access', payload: z.object({}), cron: '* * * * *' });

/** Retried every minute, whatever the last result. */
const REGAIN_AGAIN_MS = 30_000;

export function onboardingHandlers(deps: Omit<RegainDeps, 'regaining'>): JobHandler[] {
  const pauses = { firstMs: REGAIN_AGAIN_MS, longestMs: REGAIN_AGAIN_MS };
  const regaining = createBackOff({ log: deps.log, task: 'regain access', ...pauses });
  return [
    demoShopHandler(deps),
    handleJob(regainJob, (_payload, run) => regainAccess({ ...deps, regaining }, run.signal)),
  ];
}
