import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { noteLooks } from './engine-trust.service.ts';
import { followAllTitles, followTitles } from './follow-titles.ts';
import { makeSiteTitles } from './make-site-titles.ts';
import { endTitleList } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { followTitlesJob, makeTitlesJob, noteLooksJob } from './translations.enqueue.ts';

const followAllTitlesJob = defineJob({
  name: 'translations.follow-all-titles',
  payload: z.object({}),
  cron: '* * * * *',
});

export function translationHandlers(deps: SiteTitleDeps): JobHandler[] {
  return [
    handleJob(
      makeTitlesJob,
      (place, run) => makeSiteTitles(deps, place, run),
      (place) => withTransaction(deps.db, (tx) => endTitleList(tx, place, 'failed', deps.clock.now())),
    ),
    handleJob(noteLooksJob, ({ userId, itemIds, site }) => noteLooks(deps, userId, itemIds, [site])),
    handleJob(followTitlesJob, ({ userId }, run) => followTitles(deps, userId, run)),
    handleJob(followAllTitlesJob, () => followAllTitles(deps)),
  ];
}
