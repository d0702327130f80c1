import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { followAllTitles, followTitles } from './follow-titles.ts';
import { makeSiteTitles } from './make-site-titles.ts';
import { endTitleList } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { storeAllConsents, storeConsents } from './store-consents.ts';
import { followTitlesJob, makeTitlesJob, storeTitlesJob } from './translations.enqueue.ts';

const followAllTitlesJob = defineJob({
  name: 'translations.follow-all-titles',
  payload: z.object({}),
  cron: '* * * * *',
});
const storeAllJob = defineJob({ name: 'translations.store-all', payload: z.object({}), cron: '*/5 * * * *' });

export function translationHandlers(deps: SiteTitleDeps): JobHandler[] {
  return [
    handleJob(
      makeTitlesJob,
      (place, run) => makeSiteTitles(deps, place, run),
      (place) => withTransaction(deps.db, (tx) => endTitleList(tx, place, 'failed', deps.clock.now())),
    ),
    handleJob(followTitlesJob, ({ userId }, run) => followTitles(deps, userId, run)),
    handleJob(followAllTitlesJob, () => followAllTitles(deps)),
    handleJob(storeTitlesJob, (place, run) => storeConsents(deps, place, run)),
    handleJob(storeAllJob, () => storeAllConsents(deps)),
  ];
}
