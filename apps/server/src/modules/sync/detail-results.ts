import type {
  ConnectorError,
  ConnectorErrorKind,
  HomeListing,
  HomeListingResult,
  UnreadableHome,
} from '@quayside/connector-kit';

/** A listing that cannot be read. */
export interface FailedListing {
  readonly externalId: string;
  /** In the marketplace's words. */
  readonly text: string;
  readonly unreadable: UnreadableHome | undefined;
}

/** A batch of details, grouped by what to do with each. */
export interface SortedResults {
  readonly listings: readonly HomeListing[];
  /** Listings that cannot be read, permanently. */
  readonly failed: readonly FailedListing[];
  /** Variations that cannot be read, of listings that can. */
  readonly partly: readonly UnreadableHome[];
  /** Why the rest of the batch was not read; undefined if everything was. */
  readonly trouble: ConnectorError | undefined;
  /** Whether the trouble concerns the account or the marketplace, so that continuing now is useless. */
  readonly mustStop: boolean;
}

/** Error kinds that concern a listing itself. All others concern the marketplace or the account and are temporary. */
const OWN_FAULTS: ReadonlySet<ConnectorErrorKind> = new Set(['rejected', 'not-found']);
const ACCOUNT_TROUBLES: ReadonlySet<ConnectorErrorKind> = new Set(['auth-expired', 'rate-limited']);

/** Ids that another call may read at once: their call failed, and neither the listing nor the account is the cause. */
export function idsToRetry(results: readonly HomeListingResult[]): string[] {
  return results.flatMap((result) =>
    result.ok || OWN_FAULTS.has(result.error.kind) || ACCOUNT_TROUBLES.has(result.error.kind)
      ? []
      : [result.externalId],
  );
}

/**
 * Groups the results of a batch. An unreadable listing must not stop the others, and an unreachable marketplace must not make listings
 * unreadable. Listings missing from a partly successful batch are requested again; after the last attempt they count as unreadable. A
 * completely failed batch is the marketplace's failure. If the import stops, everything after the first gap waits too: items are numbered
 * when stored, and of two with one title the first is listed, which must not depend on an outage.
 */
export function sortResults(results: readonly HomeListingResult[], isLastAttempt: boolean): SortedResults {
  const read = results.flatMap((result) => (result.ok ? [result.listing] : []));
  const failures = results.flatMap((result) => (result.ok ? [] : [result]));
  const passing = failures.filter(({ error }) => !OWN_FAULTS.has(error.kind));
  const ofAccount = passing.find(({ error }) => ACCOUNT_TROUBLES.has(error.kind));
  const mustStop = ofAccount !== undefined || (passing.length > 0 && read.length === 0);
  const isGivenUp = isLastAttempt && !mustStop;
  const gap = results.findIndex((result) => !result.ok && !OWN_FAULTS.has(result.error.kind));
  const stored = mustStop ? results.slice(0, gap) : results;
  return {
    listings: stored.flatMap((result) => (result.ok ? [result.listing] : [])),
    partly: stored.flatMap((result) => (result.ok ? (result.unreadable ?? []) : [])),
    failed: failures
      .filter(({ error }) => isGivenUp || OWN_FAULTS.has(error.kind))
      .map(({ externalId, error, unreadable }) => ({ externalId, text: error.message, unreadable: unreadable?.[0] })),
    trouble: isGivenUp ? undefined : (ofAccount ?? passing[0])?.error,
    mustStop,
  };
}
