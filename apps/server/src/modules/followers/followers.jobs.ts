import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { followJob } from './followers.enqueue.ts';
import { type FollowersDeps, follow, followAll } from './followers.service.ts';

const followAllJob = defineJob({ name: 'followers.follow-all', payload: z.object({}), cron: '*/5 * * * *' });

export function followersHandlers(deps: FollowersDeps): JobHandler[] {
  return [
    handleJob(followJob, ({ userId }, run) => follow(deps, userId, run)),
    handleJob(followAllJob, () => followAll(deps)),
  ];
}
