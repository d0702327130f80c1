import { accountJobs } from './modules/accounts/index.ts';
import { dispatchJobs } from './modules/dispatch/index.ts';
import { eventJobs } from './modules/events/index.ts';
import { healthJobs } from './modules/health/index.ts';
import { onboardingJobs } from './modules/onboarding/index.ts';
import { publishingJobs } from './modules/publishing/index.ts';
import { sessionJobs } from './modules/session/index.ts';
import { stockJobs } from './modules/stock/index.ts';
import { supportJobs } from './modules/support/index.ts';
import { syncJobs } from './modules/sync/index.ts';
import { mailJobs } from './platform/mail/mail.jobs.ts';

/** Every job of the program, whichever process works on them. */
export const ALL_JOBS = [
  ...accountJobs,
  ...dispatchJobs,
  ...eventJobs,
  ...healthJobs,
  ...mailJobs,
  ...onboardingJobs,
  ...publishingJobs,
  ...sessionJobs,
  ...stockJobs,
  ...supportJobs,
  ...syncJobs,
];
