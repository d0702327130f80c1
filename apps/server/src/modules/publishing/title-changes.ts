import type { TitleChange, TitleChanges } from '@quayside/contract';
import { type AccountRef, listingKeyOf, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import {
  CATALOGUE_LABEL,
  countOutdatedTitles,
  findListed,
  type Listed,
  listOutdatedTitles,
  markOutdatedTitles,
  NOT_OVER,
} from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import { readFollowing } from '../sync/index.ts';
import { type SiteTitle, titleLimitOf, titlesFor, wantTitles } from '../translations/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { retitle } from './retitle.ts';
import { titlePlace } from './title-places.ts';

/** The number of listings whose titles change in one transaction, and in one call. */
const STEP = 300;

interface How {
  readonly isFollowed: boolean;
  readonly actor: Actor;
}

/**
 * Applies a title change at home, in its transaction. A manual title abroad stays and is marked. An automatic title
 * follows at once if the seller wants that and no draft would go live as a result; otherwise it is marked until the
 * seller has seen the new title. For a title that nobody knows engines are asked afterwards.
 * @param sites null: all
 */
export async function noteTitlesChanged(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  itemIds: readonly number[],
  how: How,
  sites: readonly Site[] | null = null,
): Promise<void> {
  const listed = await findTitled(tx, userId, itemIds, sites);
  const left = await applyTitles(tx, deps, userId, listed, how);
  await recordTitles(tx, userId, left, how.actor, 'title_outdated');
  const unknown = left.filter(({ made }) => made && !made.ok && made.reason === 'needs_title');
  const cells = unknown.map(({ listing }) => listing);
  await wantTitles(tx, deps.jobs, userId, cells, how.actor.kind === 'rule');
}

/**
 * Applies titles that were missing at a change at home and are known now. Listings that are not marked any more were
 * decided meanwhile, and stay.
 * @param isByRule whether the seller made the change here; otherwise the account's choice decides whether titles follow
 */
export async function noteTitlesCame(
  tx: Tx,
  deps: PublishingDeps,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  isByRule: boolean,
): Promise<void> {
  const { followsTitles } = await readFollowing(tx, userId, accountId);
  const actor: Actor = { kind: isByRule ? 'rule' : 'import', id: null };
  const listed = (await findTitled(tx, userId, itemIds, sites)).filter(({ isTitleOutdated }) => isTitleOutdated);
  await applyTitles(tx, deps, userId, listed, { isFollowed: isByRule || followsTitles, actor });
}

async function findTitled(tx: Tx, userId: number, itemIds: readonly number[], sites: readonly Site[] | null) {
  const listed = await findListed(tx, userId, itemIds, sites, NOT_OVER);
  return listed.filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
}

/** Lets listings follow, and marks the others. @returns those that are marked */
async function applyTitles(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  listed: readonly Listed[],
  { isFollowed, actor }: How,
): Promise<readonly Judged[]> {
  if (listed.length === 0) return [];
  const titles = await presentTitles(tx, deps, userId, listed);
  const judged = listed.map((listing) => ({ listing, made: titles.get(listingKeyOf(listing)) }));
  const outdated = judged.filter(({ listing, made }) => isOutdated(listing, made));
  const followed = outdated.filter(
    ({ made }) => isFollowed && made?.ok && made.label !== 'human' && !made.isDoubtful && !made.isUnseen,
  );
  const left = outdated.filter((one) => !followed.includes(one));
  await markOutdatedTitles(
    tx,
    userId,
    judged.map(({ listing }) => listing),
    left.map(({ listing }) => listing),
  );
  await follow(tx, deps, userId, followed, actor);
  return left;
}

interface Judged {
  readonly listing: Listed;
  readonly made: SiteTitle | undefined;
}

function isOutdated(listing: Listed, made: SiteTitle | undefined): boolean {
  if (!made?.ok) return true;
  return made.label === 'human' ? made.isStale === true : made.title !== listing.title;
}

async function presentTitles(
  db: Db,
  deps: PublishingDeps,
  userId: number,
  listed: readonly { itemId: number; site: Site }[],
): Promise<Map<string, SiteTitle>> {
  const items = await getItems(db, userId, [...new Set(listed.map(({ itemId }) => itemId))]);
  const sites = [...new Set(listed.map(({ site }) => site))];
  const titles = await titlesFor(db, userId, items, sites, titleLimitOf(deps, items[0]?.platform));
  return new Map(
    listed.flatMap((one) => {
      const title = titles.get(one.itemId)?.get(one.site);
      return title ? [[listingKeyOf(one), title] as const] : [];
    }),
  );
}

async function follow(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  followed: readonly Judged[],
  actor: Actor,
): Promise<void> {
  for (const site of new Set(followed.map(({ listing }) => listing.site))) {
    const itemIds = followed.filter(({ listing }) => listing.site === site).map(({ listing }) => listing.itemId);
    await retitle(tx, deps, userId, itemIds, [site]);
  }
  await recordTitles(tx, userId, followed, actor, 'title_followed');
}

async function recordTitles(
  tx: Tx,
  userId: number,
  titled: readonly Judged[],
  actor: Actor,
  why: 'title_outdated' | 'title_followed',
): Promise<void> {
  await recordHistory(
    tx,
    userId,
    titled.map(({ listing: { itemId, site, title }, made }) => ({
      actor,
      entity: 'listing' as const,
      entityId: itemId,
      itemId,
      site,
      field: 'title' as const,
      before: title,
      // A manual title stays; the new title is only offered.
      after: why === 'title_followed' && made?.ok ? made.title : title,
      why,
    })),
  );
}

/** Titles abroad that were made from an older home title, each with its replacement. */
export async function listTitleChanges(
  deps: PublishingDeps,
  { userId, accountId }: AccountRef,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<TitleChanges> {
  const { db } = deps;
  const [itemId, site] = cursor === undefined ? [0, ''] : readCursorAs(cursor, titlePlace);
  const outdated = await listOutdatedTitles(db, { userId, accountId }, { itemId, site }, limit + 1);
  const shown = outdated.slice(0, limit);
  const titles = await presentTitles(db, deps, userId, shown);
  const last = outdated.length > limit ? shown.at(-1) : undefined;
  return {
    list: shown.map(({ homeTitle, title, titleLabel, ...place }): TitleChange => {
      const made = titles.get(listingKeyOf(place));
      const isByHand = titleLabel === 'human';
      const offered = !isByHand && made?.ok ? made : undefined;
      return {
        itemId: place.itemId,
        site: place.site,
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
  deps: PublishingDeps,
  { userId, accountId }: AccountRef,
  expected: number,
  actor: Actor,
): Promise<{ changed: number; left: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { automatic } = await countOutdatedTitles(tx, { userId, accountId });
    if (automatic !== expected) throw fail('run_changed', { vars: { actual: automatic } });
    const places = await listOutdatedTitles(tx, { userId, accountId }, { itemId: 0, site: '' }, STEP, 'automatic');
    const wanted = new Set(places.map(listingKeyOf));
    const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
    const listed = (await findListed(tx, userId, itemIds, null, NOT_OVER)).filter((one) =>
      wanted.has(listingKeyOf(one)),
    );
    const titles = await presentTitles(tx, deps, userId, listed);
    const judged = listed.map((listing) => ({ listing, made: titles.get(listingKeyOf(listing)) }));
    const followed = judged.filter(({ made }) => made?.ok);
    await follow(tx, deps, userId, followed, actor);
    // A listing for which no title can be made keeps its present one, as the seller has seen.
    await markOutdatedTitles(tx, userId, listed, []);
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
    return { changed: followed.length, left: automatic - listed.length };
  });
}
