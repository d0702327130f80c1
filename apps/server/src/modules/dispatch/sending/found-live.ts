import { ConnectorError } from '@quayside/connector-kit';
import type { Batch, LeasedListing } from '../claim.repository.ts';
import type { OutcomeDraft } from '../outcome.ts';
import { readBack, withRemote } from '../read-back.ts';
import { noteFailure, remoteOf, type SendContext } from './send.ts';

/**
 * Reads back those of these refused listings that an earlier call may have published. A live one is returned with what
 * the marketplace shows, which is stored even if nothing is sent. One that cannot be read is tried again later, and is
 * not returned.
 */
export async function withFoundLive(
  context: SendContext,
  batch: Pick<Batch, 'account' | 'site'>,
  draft: OutcomeDraft,
  refused: readonly LeasedListing[],
): Promise<readonly LeasedListing[]> {
  const doubtful = refused.filter(mayBeLive);
  if (doubtful.length === 0) return refused;
  try {
    const remotes = await readBack(context, batch, doubtful);
    return refused.map((listing) => {
      const remote = remotes.get(listing.leaseKey);
      if (!remote?.isLive) return listing;
      const found = withRemote(listing, remote);
      draft.remote.push({ ...remoteOf(found), isFound: true });
      return found;
    });
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    // The marketplace will not show the listings later either.
    if (isRefusal(error)) return refused;
    for (const listing of doubtful) for (const row of listing.rows) noteFailure(draft, context, listing, row, error);
    return refused.filter((listing) => !doubtful.includes(listing));
  }
}

/** Whether the marketplace rejects a call, so that it is not repeated. */
export function isRefusal({ kind }: ConnectorError): boolean {
  return kind === 'rejected' || kind === 'not-found';
}

function mayBeLive({ isLive, rows }: LeasedListing): boolean {
  return !isLive && rows.some((row) => row.mayHaveBeenSent);
}
