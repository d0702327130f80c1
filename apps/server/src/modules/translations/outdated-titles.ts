import type { TitleChange, TitleChanges } from '@quayside/contract';
import { type AccountRef, listingKeyOf } from '@quayside/kernel';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { countOutdatedTitles, listOutdatedTitles, markOutdatedTitles } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import { findTitled, giveTitles, titleListings } from './listing-titles.ts';
import { recordTitles } from './title-changes.ts';

type Deps = Pick<AccountsDeps, 'db' | 'connectors'>;

/** The number of listings whose titles change in one call. */
const STEP = 300;

/** Item and site: the position at which a page begins. */
const place = z.tuple([z.number().int(), z.string()]);

/** Titles abroad that were made from an older home title, each with its replacement. */
export async function listTitleChanges(
  deps: Deps,
  { userId, accountId }: AccountRef,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<TitleChanges> {
  const { db } = deps;
  const [itemId, site] = cursor === undefined ? [0, ''] : readCursorAs(cursor, place);
  const outdated = await listOutdatedTitles(db, { userId, accountId }, { itemId, site }, limit + 1);
  const shown = outdated.slice(0, limit);
  const titled = await titleListings(db, deps, userId, shown);
  const last = outdated.length > limit ? shown.at(-1) : undefined;
  return {
    list: titled.map(({ listing: { itemId, site, homeTitle, title, titleLabel }, made }): TitleChange => {
      const isByHand = titleLabel === 'human';
      const offered = !isByHand && made?.ok ? made : undefined;
      return {
        itemId,
        site,
        homeTitle,
        title,
        isByHand,
        proposed: offered?.title ?? null,
        label: offered?.label ?? null,
      };
    }),
    nextCursor: last ? writeCursor([last.itemId, last.site]) : null,
    ...(await countOutdatedTitles(db, { userId, accountId })),
  };
}

/**
 * Replaces outdated automatic titles, step by step.
 * @param expected the number that the seller was shown
 * @throws run_changed if the number has changed
 */
export async function followTitleChanges(
  deps: Deps,
  { userId, accountId }: AccountRef,
  expected: number,
  actor: Actor,
): Promise<{ changed: number; left: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { automatic } = await countOutdatedTitles(tx, { userId, accountId });
    if (automatic !== expected) throw fail('run_changed', { vars: { actual: automatic } });
    const places = await listOutdatedTitles(tx, { userId, accountId }, { itemId: 0, site: '' }, STEP, 'automatic');
    const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
    await lockItems(tx, userId, itemIds);
    const wanted = new Set(places.map(listingKeyOf));
    const listed = (await findTitled(tx, userId, itemIds, null)).filter((one) => wanted.has(listingKeyOf(one)));
    const made = (await titleListings(tx, deps, userId, listed)).filter((one) => one.made?.ok);
    const equal = await giveTitles(tx, userId, made);
    const followed = made.filter(({ listing }) => !equal.has(listingKeyOf(listing)));
    await recordTitles(tx, userId, followed, actor, 'title_followed');
    // A listing for which no title can be made keeps its present one, as the seller has seen.
    await markOutdatedTitles(tx, userId, listed, []);
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
    return { changed: followed.length, left: automatic - listed.length };
  });
}
