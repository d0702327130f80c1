import type { Db, Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { descriptionSettingsOf, isAwaited, translatedTexts, wantTranslations } from '../descriptions/index.ts';
import { CATALOGUE_LABEL } from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import type { JudgedItem } from './judged-item.ts';

/**
 * Finds judged items whose own texts an engine is to translate for their sites. It begins while the seller reads the run's titles; what is
 * not there when a listing is sent follows later.
 * @returns has them translated; to be called in the transaction that stores the items
 */
export async function findAwaitedTexts(
  db: Db,
  userId: number,
  judged: readonly JudgedItem[],
): Promise<(tx: Tx, jobs: Pick<Jobs, 'enqueue'>) => Promise<void>> {
  const settingOf = await descriptionSettingsOf(db, userId);
  const wanted = judged.filter(
    ({ site, verdict, titleLabel }) =>
      settingOf(site).engine !== null && verdict !== 'blocked' && titleLabel !== CATALOGUE_LABEL,
  );
  const items = await getItems(db, userId, [...new Set(wanted.map(({ itemId }) => itemId))]);
  const waits = await Promise.all(
    [...new Set(wanted.map(({ site }) => site))].map(async (site) => {
      const textOf = await translatedTexts(db, userId, items, site, settingOf(site));
      const here = new Set(wanted.filter((one) => one.site === site).map(({ itemId }) => itemId));
      const awaited = items.filter((item) => here.has(item.itemId) && isAwaited(textOf(item)));
      return awaited.map(({ itemId }) => ({ itemId, site, isSent: false }));
    }),
  );
  return (tx, jobs) => wantTranslations(tx, jobs, userId, waits.flat());
}
