import type { ChangeView } from '@quayside/contract';
import { listingKeyOf, type Site } from '@quayside/kernel';
import type { Who } from '../../platform/http/route.ts';
import { type ChangeDeps, prepareRows } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { listShownTitles } from './shown-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { titleWordsKind } from './title-words.kind.ts';
import { titleRow } from './titles.kind.ts';

/** A title that is proposed for an item on a site, in place of the one that it shows. */
export interface ProposedTitle {
  readonly itemId: number;
  readonly site: Site;
  readonly before: string;
  readonly title: string;
}

/** Prepares proposed titles as the seller's own. A title that is shown no more is not among them. */
export async function proposeTitles(
  deps: ChangeDeps & Pick<SiteTitleDeps, 'connectors' | 'jobs'>,
  who: Who,
  accountIds: readonly number[],
  proposed: readonly ProposedTitle[],
): Promise<ChangeView> {
  const { userId } = who;
  const itemIds = [...new Set(proposed.map(({ itemId }) => itemId))];
  const sites = [...new Set(proposed.map(({ site }) => site))];
  const shown = await listShownTitles(deps.db, userId, itemIds, sites);
  const shownOf = new Map(shown.map((one) => [listingKeyOf(one), one]));
  const rows = proposed.flatMap(({ site, before, title, itemId }) => {
    const now = shownOf.get(listingKeyOf({ itemId, site }));
    if (now?.title !== before) return [];
    const own = { title, sourceTitle: now.sourceTitle, isAccepted: false };
    const values = { before: { own: now.own, title: before }, after: { own, title } };
    return [{ ...titleRow(site, now, { before: null, after: null }), ...values }];
  });
  const settings = { accountIds, selection: { itemIds }, sites, find: '', replace: '', isExact: false };
  return prepareRows(deps, titleWordsKind(deps), { userId, settings, actor: actorOf(who) }, rows);
}
