import type { Site } from '@quayside/kernel';
import { type TextLanguage, targetLanguage } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { targetOf } from './title-target.ts';
import type { TitledItem } from './titled-item.ts';
import { listHomeSites } from './translations.repository.ts';

/** The home language of most shops, compiled in advance and assumed for short values. */
export const USUAL_LANGUAGE = 'en';

/** The language of these accounts' items: that of each account's home site. */
export async function sourceLanguagesOf(
  db: Db,
  userId: number,
  items: readonly Pick<TitledItem, 'accountId'>[],
): Promise<(item: Pick<TitledItem, 'accountId'>) => TextLanguage> {
  const accountIds = [...new Set(items.map(({ accountId }) => accountId))];
  const homes = accountIds.length === 0 ? new Map<number, Site>() : await listHomeSites(db, userId, accountIds);
  return ({ accountId }) => {
    const home = homes.get(accountId);
    return home === undefined ? USUAL_LANGUAGE : targetLanguage(targetOf(home));
  };
}
