import type { CallPlan, RunWork } from '@quayside/connector-kit';
import { FEED_LIMIT } from './bulk.ts';
import { SEARCH_LIMIT } from './client.ts';
import { type AmazonOperation, callsOfOneFeed, publishedLimit } from './operations.ts';

/** The minimum time Amazon needs for a feed, measured with an almost empty one. A large feed takes minutes. */
const FEED_MS = 2_000;
/** Polls of a feed: one while it is in progress and one that finds it done. */
const LOOKS_AT_FEED = 2;

/**
 * Every SKU is read before it is sent and read back afterwards, twenty per call, which takes most of a run's time. Large numbers of changes
 * go in feeds, the rest SKU by SKU.
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
