import { chunked, type HomeListingResult } from '@quayside/connector-kit';
import type { OpenedAccount } from '../accounts/index.ts';
import { type FailedListing, type SortedResults, sortResults } from './detail-results.ts';
import { LISTINGS_PER_STEP } from './read-listings.ts';

/** What became of listings that a list lacks. */
export interface SecondLook {
  /** The marketplace says that they are not for sale at home any more. */
  readonly gone: readonly string[];
  /** They are for sale: the list lost them. */
  readonly there: readonly Extract<HomeListingResult, { ok: true }>[];
  /** Nothing readable is known of them, so they stay as they are. */
  readonly doubtful: readonly FailedListing[];
}

/**
 * Asks the marketplace for each listing that a list lacks. A list may lack what it states unreadably, or what was cut off, so that only an
 * answer about the listing itself proves that it has ended.
 * @throws the error that prevented some from being read
 */
export async function lookAgain(
  { account, connector, session }: OpenedAccount,
  externalIds: readonly string[],
  noteProgress: () => Promise<void> = async () => undefined,
): Promise<SecondLook> {
  const results: HomeListingResult[] = [];
  for (const ids of chunked(externalIds, LISTINGS_PER_STEP)) {
    session.signal?.throwIfAborted();
    results.push(...(await connector.getHomeListings(session, account.sourceSite, ids)));
    await noteProgress();
  }
  const { trouble, failed } = sortResults(results, false);
  if (trouble) throw trouble;
  const isGone = (result: HomeListingResult) =>
    !result.ok && (result.error.kind === 'not-found' || result.error.field === 'format');
  const gone = new Set(results.filter(isGone).flatMap((result) => (result.ok ? [] : result.externalId)));
  return {
    gone: [...gone],
    there: results.flatMap((result) => (result.ok ? result : [])),
    doubtful: failed.filter(({ externalId }) => !gone.has(externalId)),
  };
}

/** The listings that are there after all, as they are stored. */
export function foundAgain({ there }: SecondLook): Pick<SortedResults, 'listings' | 'partly'> {
  return {
    listings: there.map(({ listing }) => listing),
    partly: there.flatMap(({ unreadable }) => unreadable ?? []),
  };
}
