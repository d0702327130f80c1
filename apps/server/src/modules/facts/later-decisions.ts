import { type AccountRef, listingKeyOf, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { repriceLocked } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import type { TitleChangeDeps } from '../translations/index.ts';
import { followOwnTitles, listManualTitles, noteRenamed } from '../translations/index.ts';

interface QueuedRunItem {
  readonly itemId: number;
  readonly site: Site;
  readonly title: string | null;
  readonly titleLabel: string | null;
  readonly homeTitle: string | null;
}

/**
 * Brings listings that were just queued up to date. Between a run's preparation and its execution, the seller may have
 * written a title or set a price, and a rule, the source or the title at home may have changed, but there was no listing
 * yet to follow the change.
 * @param target `sourceAccountId`: the account that owns the items
 * @param items the run items' items, locked and read since
 */
export async function followLaterDecisions(
  tx: Tx,
  deps: TitleChangeDeps,
  target: AccountRef & { readonly sourceAccountId: number },
  runItems: readonly QueuedRunItem[],
  items: ReadonlyMap<number, Item>,
): Promise<void> {
  if (runItems.length === 0) return;
  const itemIds = [...new Set(runItems.map((runItem) => runItem.itemId))];
  const queued = itemIds.flatMap((itemId) => items.get(itemId) ?? []);
  const sites = [...new Set(runItems.map((runItem) => runItem.site))];
  await repriceLocked(tx, target, queued, sites, { actor: { kind: 'rule', id: null }, why: 'source_changed' });

  const titles = await listManualTitles(tx, target.userId, itemIds);
  const written = new Map(titles.map((row) => [listingKeyOf(row), row.translation]));
  const isOutdated = ({ itemId, site, title, titleLabel }: QueuedRunItem) => {
    const now = written.get(listingKeyOf({ itemId, site }));
    return now === undefined ? titleLabel === 'human' : now !== title;
  };
  const outdated = runItems.filter(isOutdated);
  for (const site of sites) {
    const ids = outdated.filter((runItem) => runItem.site === site).map((runItem) => runItem.itemId);
    if (ids.length > 0) await followOwnTitles(tx, deps, target.userId, ids, [site]);
  }

  // A title that is made now may differ for other reasons too. The seller agreed to the prepared one.
  const renamed = runItems.filter(
    ({ itemId, homeTitle }) => homeTitle !== null && homeTitle !== items.get(itemId)?.title,
  );
  const home = { userId: target.userId, accountId: target.sourceAccountId };
  for (const site of sites) {
    const ids = renamed.filter((runItem) => runItem.site === site).map((runItem) => runItem.itemId);
    if (ids.length > 0) await noteRenamed(tx, deps, home, ids, [site]);
  }
}
