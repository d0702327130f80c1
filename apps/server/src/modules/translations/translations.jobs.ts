import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { makeSiteTitles } from './make-site-titles.ts';
import { endTitleList } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { makeTitlesJob } from './translations.enqueue.ts';

export function translationHandlers(deps: SiteTitleDeps): JobHandler[] {
  return [
    handleJob(
      makeTitlesJob,
      (place, run) => makeSiteTitles(deps, place, run),
      (place) => withTransaction(deps.db, (tx) => endTitleList(tx, place, 'failed', deps.clock.now())),
    ),
  ];
}
