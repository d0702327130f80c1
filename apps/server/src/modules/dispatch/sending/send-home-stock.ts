import { chunked, type HomeStockUpdate, type OfferUpdate, type Outcome } from '@quayside/connector-kit';
import type { Batch, DesiredRow, LeasedListing } from '../claim.repository.ts';
import { type BatchOutcome, draftOutcome, type OutcomeDraft } from '../outcome.ts';
import type { HomeStockPayload, HomeTermsPayload } from '../ports.ts';
import { type ChangeOutcome, noteFailure, noteGone, outcomesOf, type SendContext, type Sending } from './send.ts';

/** A change of one unit at home: its quantity, or the terms of its offer. */
interface Entry {
  readonly listing: LeasedListing;
  readonly row: DesiredRow;
}

const isTerms = ({ row }: Entry): boolean => row.changeKind === 'content';
const stockOf = ({ row }: Entry) => row.payload as HomeStockPayload;

function offerUpdateOf(entry: Entry): OfferUpdate {
  if (!isTerms(entry)) {
    const { sku, quantity } = stockOf(entry);
    return { sku, offerId: '', quantity, ...saidAnew(entry) };
  }
  const { sku, terms } = entry.row.payload as HomeTermsPayload;
  return { sku, offerId: '', terms };
}

const saidAnew = ({ row }: Entry) => (row.isNewerThanSent ? { mustResend: row.isNewerThanSent } : {});

export const stockingHome: Sending<Entry> = {
  prepare: async (_context, batch) =>
    batch.listings.flatMap((listing) => listing.rows.map((row): Entry => ({ listing, row }))),
  changeOf: (entry) => ({ kind: 'update', update: offerUpdateOf(entry) }),
  pricesOf: () => [],
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
 * Sends stock and terms of the seller's own listings. A lost response is not read back: both are absolute, so sending
 * the latest value again does no harm.
 */
export async function sendHomeStock(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  const draft = draftOutcome(context.clock.now());
  const { connector, session } = context;
  const entries = await stockingHome.prepare(context, batch, draft);
  const stock = entries.filter((entry) => !isTerms(entry));
  const terms = entries.filter(isTerms);
  const outcomes: Outcome<void>[] = [];
  for (const chunk of chunked(stock, connector.capabilities.homeStockBatch)) {
    const call = () => connector.updateHomeStock(session, batch.site, chunk.map(updateOf));
    outcomes.push(...(await outcomesOf(context, chunk, call)));
  }
  for (const chunk of chunked(terms, connector.capabilities.updateBatch)) {
    const call = () => connector.updateOffers(session, batch.site, chunk.map(offerUpdateOf));
    outcomes.push(...(await outcomesOf(context, chunk, call)));
  }
  await stockingHome.note(draft, context, [...stock, ...terms], outcomes, batch);
  return draft;
}

function updateOf(entry: Entry): HomeStockUpdate {
  const { sku, isVariant, quantity } = stockOf(entry);
  return { listingId: entry.listing.leaseKey, sku, isVariant, quantity, ...saidAnew(entry) };
}

function note(
  draft: OutcomeDraft,
  context: SendContext,
  entry: Entry,
  outcome: ChangeOutcome,
  gone: Map<string, LeasedListing>,
): void {
  const { listing, row } = entry;
  if (outcome.ok) {
    noteDone(draft, entry);
  } else if (outcome.error.kind === 'not-found') {
    draft.rows.push({ listing, row, result: { kind: 'dropped' } });
    gone.set(listing.leaseKey, listing);
  } else {
    const result = noteFailure(draft, context, listing, row, outcome.error);
    if (result.kind !== 'failed' || isTerms(entry)) return;
    draft.updateFailed.push({ ...aboutOf(entry), runId: row.runId, changeKind: 'stock', reason: result.reason });
  }
}

function noteDone(draft: OutcomeDraft, entry: Entry): void {
  const { listing, row } = entry;
  if (isTerms(entry)) {
    draft.rows.push({ listing, row, result: { kind: 'done', sent: row.payload as object } });
    return;
  }
  const { quantity } = stockOf(entry);
  draft.rows.push({ listing, row, result: { kind: 'done', sent: { quantity } } });
  draft.updated.push({ ...aboutOf(entry), quantity });
}

function aboutOf(entry: Entry) {
  const { listing, row } = entry;
  const { sku } = stockOf(entry);
  return { listingKey: listing.leaseKey, site: listing.site, isHome: true, itemId: row.itemId, sku };
}
