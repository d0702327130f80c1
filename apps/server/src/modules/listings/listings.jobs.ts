import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { follow, followAll, type ListingsDeps } from './followers.service.ts';
import { followJob } from './listings.enqueue.ts';

const followAllJob = defineJob({ name: 'listings.follow-all', payload: z.object({}), cron: '*/5 * * * *' });

export function listingsHandlers(deps: ListingsDeps): JobHandler[] {
  return [
    handleJob(followJob, ({ userId }, run) => follow(deps, userId, run)),
    handleJob(followAllJob, () => followAll(deps)),
  ];
}
