import type { Db } from '../../platform/database/db.ts';
import { type JudgedItem, NOT_OFFERED } from '../facts/index.ts';
import { listListings, ON_SITE } from '../listings/index.ts';
import type { RunRow } from './runs.repository.ts';

/** For an ending run: every Quayside listing that is live or being published, on the given sites. */
export async function itemsToEnd(db: Db, run: RunRow, itemIds: readonly number[]): Promise<JudgedItem[]> {
  const listings = await listListings(db, run.userId, itemIds);
  return listings
    .filter((row) => ON_SITE.includes(row.state) && row.accountId === run.accountId && run.sites.includes(row.site))
    .map(({ itemId, site }) => ({ ...NOT_OFFERED, itemId, site, verdict: 'ready', reason: null }));
}
