import { type AccountRef, listingKeyOf, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { type Follow, type FollowDeps, type Listed, markOutdatedTitles, readFollowing } from '../listings/index.ts';
import { findTitled, giveTitles, type TitledListing, titleListings } from './listing-titles.ts';
import { lockTitlesOf, remakeSiteTitles } from './make-site-titles.ts';
import { wantTitles } from './want-titles.ts';

export type TitleChangeDeps = FollowDeps & Pick<AccountsDeps, 'connectors'>;

interface How {
  readonly isFollowed: boolean;
  readonly actor: Actor;
}

/** Lets listings follow what the seller has changed here of what titles are made from, such as sizes. */
export function followTitleRules(deps: TitleChangeDeps): Follow {
  return (tx, userId, listings) => {
    const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
    return noteTitlesChanged(tx, deps, userId, itemIds, null, { isFollowed: true, actor: { kind: 'rule', id: null } });
  };
}

/** Lets listings follow new titles of their items at home, in the transaction that stores these, and makes the lists of titles again. */
export async function followHomeTitles(
  tx: Tx,
  deps: TitleChangeDeps,
  account: AccountRef,
  itemIds: readonly number[],
): Promise<void> {
  const { userId } = account;
  const listed = await findTitled(tx, userId, itemIds, null);
  await lockTitlesOf(tx, userId, itemIds, listed);
  await noteRenamed(tx, deps, account, itemIds, null);
  await remakeSiteTitles(tx, deps, userId, itemIds);
}

/** The same for listings alone. @param sites null: all */
export async function noteRenamed(
  tx: Tx,
  deps: TitleChangeDeps,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
): Promise<void> {
  const { followsTitles } = await readFollowing(tx, userId, accountId);
  const actor: Actor = { kind: 'import', id: null };
  await noteTitlesChanged(tx, deps, userId, itemIds, sites, { isFollowed: followsTitles, actor });
}

/**
 * A manual title stays and is marked. An automatic title follows at once if the seller wants that and no draft would go live as a result;
 * otherwise it is marked until the seller has seen the new title. For a title that nobody knows engines are asked afterwards.
 */
async function noteTitlesChanged(
  tx: Tx,
  deps: TitleChangeDeps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  how: How,
): Promise<void> {
  const left = await applyTitles(tx, deps, userId, await findTitled(tx, userId, itemIds, sites), how);
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
  deps: TitleChangeDeps,
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

/** Lets listings follow, and marks the others. @returns those that are marked */
async function applyTitles(
  tx: Tx,
  deps: TitleChangeDeps,
  userId: number,
  listed: readonly Listed[],
  { isFollowed, actor }: How,
): Promise<readonly TitledListing[]> {
  if (listed.length === 0) return [];
  const titled = await titleListings(tx, deps, userId, listed);
  const outdated = titled.filter(isOutdated);
  const ready = outdated.filter(
    ({ made }) => isFollowed && made?.ok && made.label !== 'human' && !made.isDoubtful && !made.isUnseen,
  );
  const equal = await giveTitles(tx, userId, ready);
  const followed = new Set(ready.filter(({ listing }) => !equal.has(listingKeyOf(listing))));
  const left = outdated.filter((one) => !followed.has(one));
  await markOutdatedTitles(
    tx,
    userId,
    listed,
    left.map(({ listing }) => listing),
  );
  await recordTitles(tx, userId, [...followed], actor, 'title_followed');
  return left;
}

function isOutdated({ listing, made }: TitledListing): boolean {
  if (!made?.ok) return true;
  return made.label === 'human' ? made.isStale === true : made.title !== listing.title;
}

/** Records what became of listings' titles. */
export async function recordTitles(
  tx: Tx,
  userId: number,
  titled: readonly TitledListing[],
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
