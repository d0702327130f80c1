import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { settleTitles, type TitlePlace } from './site-titles.repository.ts';
import { listManualTitles } from './translations.repository.ts';

/** The seller's own titles of items on a site, by item. */
export async function ownTitlesOf(
  tx: Tx,
  { userId, site }: TitlePlace,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const titles = await listManualTitles(tx, userId, itemIds);
  return new Map(titles.filter((title) => title.site === site).map(({ itemId, translation }) => [itemId, translation]));
}

/**
 * Updates the list of a site's titles with what the seller has just saved, and records each change.
 * @param before what `ownTitlesOf` returned before the titles were saved
 */
export async function settleOwnTitles(
  tx: Tx,
  { userId, site }: TitlePlace,
  saved: readonly { readonly itemId: number; readonly title: string }[],
  before: ReadonlyMap<number, string>,
  why: 'title_written' | 'title_accepted',
  actor: Actor,
): Promise<void> {
  await settleTitles(
    tx,
    userId,
    saved.map(({ itemId }) => ({ itemId, site })),
  );
  await recordHistory(
    tx,
    userId,
    saved.map(({ itemId, title }) => ({
      actor,
      entity: 'item',
      entityId: itemId,
      itemId,
      site,
      field: 'manual-title',
      before: before.get(itemId) ?? null,
      after: title,
      why,
    })),
  );
}
