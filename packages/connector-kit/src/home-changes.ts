import type { HomeSnapshotRow, UnreadableHome } from './home-listings.ts';

/** The home listings that changed since a cursor, each in its current state. */
export interface HomeChangePage {
  readonly changes: readonly HomeChange[];
  /** What changed and cannot be read. */
  readonly unreadable?: readonly UnreadableHome[];
  /**
   * The ids of all live home listings. Present if the marketplace does not report ended listings and this response is based on the full
   * list: a known listing that is not in it may have ended. Listings that cannot be read are in it.
   */
  readonly present?: readonly string[];
  /** A listing is gone and the marketplace does not say which. Only a full comparison can tell. */
  readonly isComparisonNeeded?: true;
  /** The cursor of the next call. It is never in the marketplace's future. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

export interface HomeChange {
  readonly externalId: string;
  readonly isEnded: boolean;
  /** ISO time of the change, if the marketplace states it. A repeated report of the same change has the same time. */
  readonly changedAt: string | null;
  /** Null if only the details contain the title; undefined if the change does not concern the title. */
  readonly title: string | null | undefined;
  /** One for each purchasable unit in the response; empty for an ended listing. */
  readonly units: readonly HomeSnapshotRow[];
  /** Present if the response may contain only some units of the listing. The other units are unchanged. */
  readonly isPartial?: true;
}
