import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { targetOf } from './title-target.ts';
import { insertTitleWaits } from './title-waits.repository.ts';
import { followTitlesJob } from './translations.enqueue.ts';

/**
 * Has engines asked, in the background, for the titles that listings lack since a change. Call it in the transaction of
 * the change, which holds the items' locks.
 * @param isByRule whether the seller made the change here, so that the listings follow; otherwise the account's choice decides
 */
export async function wantTitles(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  userId: number,
  cells: readonly { readonly itemId: number; readonly site: Site }[],
  isByRule: boolean,
): Promise<void> {
  if (cells.length === 0) return;
  const places = cells.map(({ itemId, site }) => ({ itemId, language: targetOf(site) }));
  await insertTitleWaits(tx, userId, places, isByRule);
  await jobs.enqueue(tx, followTitlesJob, { userId }, { key: `${userId}` });
}
