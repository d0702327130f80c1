import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockFreeItems, lockItems } from '../products/index.ts';
import * as repository from './followers.repository.ts';
import type { ChangingListings, FoundListings } from './found-listings.ts';
import { enqueueFollow } from './listings.enqueue.ts';
import type { Change, Follower, FollowPorts } from './ports.ts';
import { sendFollowers } from './send-followers.ts';

export interface FollowDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export interface ListingsDeps extends FollowDeps {
  readonly db: Db;
  readonly follow: FollowPorts;
}

/** Listings that follow in one transaction. */
const STEP = 300;

/**
 * Records listings that a change affects. They follow in the background, each once for all the changes until then. Call it in the
 * transaction of the change, after its locks on items. If the change does not lock all the items that it affects, the
 * transaction begins with `lockQueueing`.
 * @param changes what they follow
 * @returns the listings found, whether recorded before or not
 */
export async function keepFollowers(
  tx: Tx,
  { jobs }: FollowDeps,
  userId: number,
  found: FoundListings,
  changes: readonly Change[] = ['content'],
): Promise<ChangingListings> {
  const kept = await repository.insertFollowers(tx, userId, found, changes);
  if (kept.live > 0) await enqueueFollow(jobs, tx, userId);
  return kept;
}

type After = Parameters<typeof repository.listFollowers>[2];
const START: After = { itemId: 0, site: '' };

interface Step {
  readonly followers: readonly Follower[];
  /** The last place that was read; undefined if there was none. */
  readonly last: After | undefined;
}

/**
 * Takes a step of followers out. Call it in the transaction that queues them: if that does not commit, they remain.
 * @param isPatient whether to wait for items that another transaction has locked, such as a second worker's; otherwise they are left out
 */
export async function takeFollowers(tx: Tx, userId: number, after: After, isPatient: boolean): Promise<Step> {
  const places = await repository.listFollowers(tx, userId, after, STEP);
  if (places.length === 0) return { followers: [], last: undefined };
  // Items are locked first, as a change of items does it, so that the two cannot deadlock.
  const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
  if (isPatient) await lockItems(tx, userId, itemIds);
  const free = new Set(isPatient ? itemIds : await lockFreeItems(tx, userId, itemIds));
  const followers = await repository.removeFollowers(
    tx,
    userId,
    places.filter(({ itemId }) => free.has(itemId)),
  );
  return { followers, last: places.at(-1) };
}

/**
 * Queues a seller's followers for their marketplaces, step by step. Safe to run twice, and in two workers at once. Items that another
 * transaction has locked come last.
 */
export async function follow(
  { db, follow: ports }: Pick<ListingsDeps, 'db' | 'follow'>,
  userId: number,
  { signal, noteProgress }: { readonly signal: AbortSignal; readonly noteProgress: () => Promise<void> },
): Promise<void> {
  for (const isPatient of [false, true]) {
    for (let after: After | undefined = START; after; ) {
      signal.throwIfAborted();
      const from: After = after;
      const { followers, last } = await withTransaction(db, async (tx) => {
        const step = await takeFollowers(tx, userId, from, isPatient);
        if (step.followers.length > 0) await sendFollowers(tx, ports, userId, step.followers);
        return step;
      });
      after = last;
      if (followers.length > 0) await noteProgress();
    }
  }
}

/** Enqueues a job for each seller with followers: a job may have been given up. */
export async function followAll({ db, jobs }: Pick<ListingsDeps, 'db' | 'jobs'>): Promise<void> {
  for (const userId of await repository.listFollowed(db)) {
    await withTransaction(db, (tx) => enqueueFollow(jobs, tx, userId));
  }
}
