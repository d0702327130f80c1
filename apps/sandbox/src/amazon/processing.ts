import { hash32 } from '../platform/seeded.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { edited } from './edits.ts';
import { dueFeeds, processFeed } from './feed-processing.ts';
import type { Edit, Submission } from './model.ts';
import type { AmazonSeller } from './seller.ts';
import type { Change } from './seller-state.ts';

/** Accepted is not done: a submission takes effect so much later. */
const SHORTEST_MS = 250;
const SPREAD_MS = 500;

/** Queues an accepted edit; later ones of the same SKU take effect after it. Answers its id. */
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

/** Does what has become due: called before every look at a seller's account, so that time alone decides. */
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

/** Whose feeds are being carried out, one after the other: who looks at the account meanwhile finds them in progress. */
const atFeeds = new WeakSet<AmazonSeller>();
