import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { descriptionSettingsOf, isAwaited, translatedTexts } from '../descriptions/index.ts';
import { CATALOGUE_LABEL } from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import type { NewRunItem } from '../publishing/run-items.repository.ts';

/**
 * The items of a run whose own texts an engine is to translate for their sites. It begins while the seller reads the run's titles; what is
 * not there when a listing is sent follows later.
 */
export async function awaitedTexts(
  db: Db,
  userId: number,
  runItems: readonly NewRunItem[],
): Promise<{ readonly itemId: number; readonly site: Site; readonly isSent: false }[]> {
  const settingOf = await descriptionSettingsOf(db, userId);
  const wanted = runItems.filter(
    ({ site, verdict, titleLabel }) =>
      settingOf(site).engine !== null && verdict !== 'blocked' && titleLabel !== CATALOGUE_LABEL,
  );
  if (wanted.length === 0) return [];
  const items = await getItems(db, userId, [...new Set(wanted.map(({ itemId }) => itemId))]);
  const awaited: { readonly itemId: number; readonly site: Site; readonly isSent: false }[] = [];
  for (const site of new Set(wanted.map((runItem) => runItem.site))) {
    const textOf = await translatedTexts(db, userId, items, site, settingOf(site));
    for (const item of items) {
      const isWanted = wanted.some((runItem) => runItem.site === site && runItem.itemId === item.itemId);
      if (isWanted && isAwaited(textOf(item))) awaited.push({ itemId: item.itemId, site, isSent: false });
    }
  }
  return awaited;
}
