import { ConnectorError, type LiveRef } from '@quayside/connector-kit';
import type { Batch, LeasedListing } from '../claim.repository.ts';
import { refsOf } from '../claim.ts';
import { type BatchOutcome, draftOutcome, type OutcomeDraft } from '../outcome.ts';
import { readBack, withRemote } from '../read-back.ts';
import { noteFailure, notLive, outcomesOf, type SendContext, type Sending } from './send.ts';

interface Live {
  readonly listing: LeasedListing;
}

export const ending: Sending<Live> = {
  async prepare(context, batch, draft) {
    const waiting = batch.listings.filter((listing) => listing.rows.length > 0);
    return (await findLive(context, batch, waiting, draft)).map((listing) => ({ listing }));
  },
  changeOf: ({ listing }) => ({ kind: 'end', listing: refOf(listing) }),
  pricesOf: () => [],
  note(draft, context, entries, outcomes) {
    entries.forEach(({ listing }, index) => {
      const outcome = outcomes[index];
      if (!outcome) return;
      if (outcome.ok || outcome.error.kind === 'not-found') noteEnded(draft, listing);
      else noteFailures(draft, context, listing, outcome.error);
    });
  },
};

/** Ends listings. A listing without an id, because its publishing was never confirmed, is looked up first. */
export async function sendEnd(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  const draft = draftOutcome(context.clock.now());
  const live = await ending.prepare(context, batch, draft);
  const outcomes = await outcomesOf(context, live, () =>
    context.connector.end(
      context.session,
      batch.site,
      live.map(({ listing }) => refOf(listing)),
    ),
  );
  await ending.note(draft, context, live, outcomes, batch);
  return draft;
}

async function findLive(
  context: SendContext,
  batch: Batch,
  listings: readonly LeasedListing[],
  draft: OutcomeDraft,
): Promise<LeasedListing[]> {
  const known = listings.filter((listing) => listing.listingId !== null);
  const unknown = listings.filter((listing) => listing.listingId === null);
  if (unknown.length === 0) return known;
  try {
    const remotes = await readBack(context, batch, unknown);
    for (const listing of unknown) {
      const remote = remotes.get(listing.leaseKey);
      if (remote?.isLive) known.push(withRemote(listing, remote));
      else noteEnded(draft, listing);
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    for (const listing of unknown) noteFailures(draft, context, listing, error);
  }
  return known;
}

function refOf(listing: LeasedListing): LiveRef {
  const { leaseKey: key, isGroup, listingId, offers } = listing;
  return { key, isGroup, listingId: listingId ?? '', offers };
}

function noteEnded(draft: OutcomeDraft, listing: LeasedListing): void {
  for (const row of listing.rows) draft.rows.push({ listing, row, result: { kind: 'done', sent: {} } });
  draft.remote.push(notLive(listing));
  draft.ended.push(...refsOf(listing).map((ref) => ({ ...ref, isHome: false, cause: 'asked' as const })));
}

function noteFailures(draft: OutcomeDraft, context: SendContext, listing: LeasedListing, error: ConnectorError): void {
  for (const row of listing.rows) {
    const result = noteFailure(draft, context, listing, row, error);
    if (result.kind !== 'failed') continue;
    const { reason } = result;
    const facts = { sku: listing.leaseKey, isHome: false, changeKind: 'end' as const, reason };
    draft.updateFailed.push(...refsOf(listing).map((ref) => ({ ...ref, ...facts })));
  }
}
