import { hash32 } from '../platform/seeded.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { edited } from './edits.ts';
import { dueFeeds, processFeed } from './feed-processing.ts';
import type { Edit, Submission } from './model.ts';
import type { AmazonSeller } from './seller.ts';
import type { Change } from './seller-state.ts';

/** The minimum delay before an accepted submission takes effect. */
const SHORTEST_MS = 250;
const SPREAD_MS = 500;

/** Queues an accepted edit after earlier ones of the same SKU. Returns its id. */
export function submit(
  world: AmazonWorld,
  seller: AmazonSeller,
  input: { sku: string; marketplaceIds: string[]; edit: Edit; willFail: boolean },
): string {
  const at = world.clock.now();
  const { value, change } = seller.next('submission');
  const id = `${seller.profile.number}${String(value).padStart(12, '0')}`;
  let dueAt = at + SHORTEST_MS + (hash32(`${world.config.seed}/due/${id}`) % SPREAD_MS);
  dueAt += world.faults.delayOf('submission', seller.profile.username);
  for (const waiting of seller.state.submissions.values()) {
    if (waiting.sku === input.sku) dueAt = Math.max(dueAt, waiting.dueAt);
  }
  const submission: Submission = { ...input, id, at, dueAt };
  seller.commit([change, { t: 'submission', submission }]);
  return id;
}

/** Applies due submissions. Called before every read of a seller's account, so that the result depends only on time. */
export async function settleDue(world: AmazonWorld, seller: AmazonSeller): Promise<void> {
  const now = world.clock.now();
  for (const submission of [...seller.state.submissions.values()]) {
    if (submission.dueAt > now) continue;
    const context = { goods: world.amazon.goods, now: submission.dueAt, willFail: submission.willFail };
    const listing = edited(seller, seller.listing(submission.sku), submission, context);
    const changes: Change[] = [{ t: 'submission-done', id: submission.id }];
    seller.commit(listing ? [{ t: 'listing', listing }, ...changes] : changes);
  }
  if (atFeeds.has(seller)) return;
  atFeeds.add(seller);
  try {
    for (const feed of dueFeeds(seller, now)) await processFeed(world, seller, feed);
  } finally {
    atFeeds.delete(seller);
  }
}

/** Sellers whose feeds are being processed one after the other; reads in the meantime show them as in progress. */
const atFeeds = new WeakSet<AmazonSeller>();
