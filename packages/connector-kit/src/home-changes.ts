import type { HomeSnapshotRow } from './home-listings.ts';

/** What changed at home since a cursor, each listing as the marketplace shows it now. */
export interface HomeChangePage {
  readonly changes: readonly HomeChange[];
  /**
   * Ids of all that is live at home; present where the marketplace does not tell of what is gone, in those answers for which the whole list
   * was read: what it lacks has ended.
   */
  readonly present?: readonly string[];
  /** Something is gone and the marketplace does not say what: only the complete comparison tells. */
  readonly isComparisonNeeded?: true;
  /** Give it back as the next call's cursor. It never lies in the marketplace's future. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

export interface HomeChange {
  readonly externalId: string;
  readonly isEnded: boolean;
  /** ISO time of the change, where it is told: the same change told again has the same one. */
  readonly changedAt: string | null;
  /** Null where the answer does not tell it, so that only the details do; undefined where it is not what the answer is about. */
  readonly title: string | null | undefined;
  /** One for each purchasable unit that the answer names; empty for a listing that has ended. */
  readonly units: readonly HomeSnapshotRow[];
  /** Present where the answer may name some units of the listing only: those that it lacks are as they were. */
  readonly isPartial?: true;
}
