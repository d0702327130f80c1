import { chunked, type HomeStockUpdate, type Outcome } from '@quayside/connector-kit';
import type { Batch, DesiredRow, LeasedListing } from './claim.repository.ts';
import { type BatchOutcome, draftOutcome, type OutcomeDraft } from './outcome.ts';
import type { HomeStockPayload } from './ports.ts';
import { type ChangeOutcome, noteFailure, noteGone, outcomesOf, type SendContext, type Sending } from './send.ts';

interface Entry {
  readonly listing: LeasedListing;
  readonly row: DesiredRow;
  readonly payload: HomeStockPayload;
}

export const stockingHome: Sending<Entry> = {
  prepare: async (_context, batch) =>
    batch.listings.flatMap((listing) =>
      listing.rows.map((row): Entry => ({ listing, row, payload: row.payload as HomeStockPayload })),
    ),
  changeOf: ({ payload: { sku, quantity } }) => ({ kind: 'update', update: { sku, offerId: '', quantity } }),
  note(draft, context, entries, outcomes) {
    const gone = new Map<string, LeasedListing>();
    entries.forEach((entry, index) => {
      const outcome = outcomes[index];
      if (outcome) note(draft, context, entry, outcome, gone);
    });
    for (const listing of gone.values()) noteGone(draft, listing, true);
  },
};

/**
 * Stock of the seller's own listings. A lost answer is not read back here: the quantity is absolute, and saying the latest one again
 * does no other harm than saying it once.
 */
export async function sendHomeStock(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  const draft = draftOutcome(context.clock.now());
  const entries = await stockingHome.prepare(context, batch, draft);
  const outcomes: Outcome<void>[] = [];
  for (const chunk of chunked(entries, context.connector.capabilities.homeStockBatch)) {
    const answered = await outcomesOf(context, chunk, () =>
      context.connector.updateHomeStock(context.session, batch.site, chunk.map(updateOf)),
    );
    outcomes.push(...answered);
  }
  stockingHome.note(draft, context, entries, outcomes);
  return draft;
}

function updateOf({ listing, payload }: Entry): HomeStockUpdate {
  const { sku, isVariant, quantity } = payload;
  return { listingId: listing.leaseKey, sku, isVariant, quantity };
}

function note(
  draft: OutcomeDraft,
  context: SendContext,
  { listing, row, payload: { quantity, sku } }: Entry,
  outcome: ChangeOutcome,
  gone: Map<string, LeasedListing>,
): void {
  const about = { listingKey: listing.leaseKey, site: listing.site, isHome: true, itemId: row.itemId, sku };
  if (outcome.ok) {
    draft.rows.push({ listing, row, result: { kind: 'done', sent: { quantity } } });
    draft.updated.push({ ...about, quantity });
  } else if (outcome.error.kind === 'not-found') {
    draft.rows.push({ listing, row, result: { kind: 'dropped' } });
    gone.set(listing.leaseKey, listing);
  } else {
    const result = noteFailure(draft, context, listing, row, outcome.error);
    if (result.kind !== 'failed') return;
    draft.updateFailed.push({ ...about, runId: row.runId, aspect: 'stock', reason: result.reason });
  }
}
