import type { CallPlan, RunWork } from '@quayside/connector-kit';
import { FEED_LIMIT } from './bulk.ts';
import { SEARCH_LIMIT } from './client.ts';
import { type AmazonOperation, callsOfOneFeed, publishedLimit } from './operations.ts';

/** What Amazon takes at least to carry out a feed: the time of an all but empty one. A large one takes minutes. */
const FEED_MS = 2_000;
/** A look at a feed while it is under way, and one that finds it done. */
const LOOKS_AT_FEED = 2;

/**
 * Every sku is looked for before it is sent, and looked at once it should show: twenty to a call, which is what a run spends most of its
 * time on. What there is much of goes as feeds, the rest sku by sku.
 */
export function planRun({ kind, sites }: RunWork): CallPlan {
  const counts = new Map<AmazonOperation, number>();
  const add = (operation: AmazonOperation, calls: number) =>
    counts.set(operation, (counts.get(operation) ?? 0) + calls);
  let feeds = 0;
  for (const { listings, groups, units } of sites) {
    const skus = units + groups;
    add('searchListingsItems', 2 * Math.ceil(skus / SEARCH_LIMIT));
    if (listings >= callsOfOneFeed()) feeds += Math.ceil(listings / FEED_LIMIT);
    else add(kind === 'list' ? 'putListingsItem' : 'deleteListingsItem', skus);
  }
  add('createFeedDocument', feeds);
  add('createFeed', feeds);
  add('getFeed', LOOKS_AT_FEED * feeds);
  add('getFeedDocument', feeds);
  return {
    calls: [...counts]
      .filter(([, calls]) => calls > 0)
      .map(([operation, calls]) => ({ ...publishedLimit(operation), calls })),
    submissions: feeds,
    settlesInMs: feeds > 0 ? FEED_MS : 0,
  };
}
