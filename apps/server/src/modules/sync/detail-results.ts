import type { ConnectorError, ConnectorErrorKind, HomeListing, HomeListingResult } from '@quayside/connector-kit';

/** A batch of details, by what is to be done with it. */
export interface SortedResults {
  readonly listings: readonly HomeListing[];
  /** Listings that can not be read, for good. */
  readonly failed: readonly { readonly externalId: string; readonly text: string }[];
  /** Why the rest of the batch is still to be read; undefined where nothing is. */
  readonly trouble: ConnectorError | undefined;
  /** Whether the trouble is the account's or the marketplace's: going on now would only find more of it. */
  readonly mustStop: boolean;
}

/** What is wrong with a listing itself. Every other kind speaks of the marketplace or the account, and passes. */
const OWN_FAULTS: ReadonlySet<ConnectorErrorKind> = new Set(['rejected', 'not-found']);
const ACCOUNT_TROUBLES: ReadonlySet<ConnectorErrorKind> = new Set(['auth-expired', 'rate-limited']);

/** Ids of what a further call may bring at once: the call failed, and neither listing nor account is to blame. */
export function worthAnotherCall(results: readonly HomeListingResult[]): string[] {
  return results.flatMap((result) =>
    result.ok || OWN_FAULTS.has(result.error.kind) || ACCOUNT_TROUBLES.has(result.error.kind)
      ? []
      : [result.externalId],
  );
}

/**
 * A listing that can not be read must not stop the others, and a marketplace that is away must not make listings unreadable. Where
 * only some of a batch could not be had they are asked for again; after the last attempt they count as unreadable. A batch of which
 * nothing could be had tells of the marketplace. Where the import stops, what comes after the first gap is left to the next attempt as
 * well: items are numbered as they are stored, and of two with one title the first is listed, which must not depend on an outage.
 */
export function sortResults(results: readonly HomeListingResult[], isLastAttempt: boolean): SortedResults {
  const read = results.flatMap((result) => (result.ok ? [result.listing] : []));
  const failures = results.flatMap((result) => (result.ok ? [] : [result]));
  const passing = failures.filter(({ error }) => !OWN_FAULTS.has(error.kind));
  const ofAccount = passing.find(({ error }) => ACCOUNT_TROUBLES.has(error.kind));
  const mustStop = ofAccount !== undefined || (passing.length > 0 && read.length === 0);
  const isGivenUp = isLastAttempt && !mustStop;
  const gap = results.findIndex((result) => !result.ok && !OWN_FAULTS.has(result.error.kind));
  return {
    listings: mustStop ? results.slice(0, gap).flatMap((result) => (result.ok ? [result.listing] : [])) : read,
    failed: failures
      .filter(({ error }) => isGivenUp || OWN_FAULTS.has(error.kind))
      .map(({ externalId, error }) => ({ externalId, text: error.message })),
    trouble: isGivenUp ? undefined : (ofAccount ?? passing[0])?.error,
    mustStop,
  };
}
