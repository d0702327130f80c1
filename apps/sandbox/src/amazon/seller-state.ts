import { putOrder } from '../platform/account-state.ts';
import type { StoredDocument, StoredFeed, StoredListing, StoredOrder, StoredReport, Submission } from './model.ts';

/**
 * A seller's account in memory and its changes. A change is absolute (it sets or removes a whole entity or value), so
 * replaying it is harmless. A journal line contains all changes of one call.
 */
export type Change =
  | { t: 'listing'; listing: StoredListing }
  | { t: 'submission'; submission: Submission }
  | { t: 'submission-done'; id: string }
  | { t: 'document'; document: StoredDocument }
  | { t: 'feed'; feed: StoredFeed }
  | { t: 'report'; report: StoredReport }
  | { t: 'order'; order: StoredOrder }
  | { t: 'fba'; sku: string; quantity: number }
  | { t: 'counter'; name: CounterName; value: number };

export type CounterName = 'submission' | 'document' | 'feed' | 'report' | 'order';

export interface SellerState {
  /** Differences from the catalogue; a SKU without an entry equals its catalogue listing. */
  listings: Map<string, StoredListing>;
  /** Accepted submissions that are not yet in effect, in order of arrival. */
  submissions: Map<string, Submission>;
  documents: Map<string, StoredDocument>;
  feeds: Map<string, StoredFeed>;
  reports: Map<string, StoredReport>;
  orders: Map<string, StoredOrder>;
  /** By last change, oldest first. */
  ordersByTime: StoredOrder[];
  /** Pieces left in Amazon's warehouse, if sales have changed them. */
  fba: Map<string, number>;
  counters: Map<CounterName, number>;
}

export function emptyState(): SellerState {
  return {
    listings: new Map(),
    submissions: new Map(),
    documents: new Map(),
    feeds: new Map(),
    reports: new Map(),
    orders: new Map(),
    ordersByTime: [],
    fba: new Map(),
    counters: new Map(),
  };
}

export function applyChange(state: SellerState, change: Change): void {
  switch (change.t) {
    case 'listing':
      state.listings.set(change.listing.sku, change.listing);
      return;
    case 'submission':
      state.submissions.set(change.submission.id, change.submission);
      return;
    case 'submission-done':
      state.submissions.delete(change.id);
      return;
    case 'document':
      state.documents.set(change.document.id, change.document);
      return;
    case 'feed':
      state.feeds.set(change.feed.feedId, change.feed);
      return;
    case 'report':
      state.reports.set(change.report.reportId, change.report);
      return;
    case 'order':
      putOrder(state, change.order);
      return;
    case 'fba':
      state.fba.set(change.sku, change.quantity);
      return;
    case 'counter':
      state.counters.set(change.name, Math.max(change.value, state.counters.get(change.name) ?? 0));
      return;
  }
}

/** The changes that rebuild `state` from an empty one, in batches for the journal's snapshot. */
export function* snapshotOf(state: SellerState): Generator<Change[]> {
  for (const listing of [...state.listings.values()]) yield [{ t: 'listing', listing }];
  for (const submission of [...state.submissions.values()]) yield [{ t: 'submission', submission }];
  for (const document of [...state.documents.values()]) yield [{ t: 'document', document }];
  for (const feed of [...state.feeds.values()]) yield [{ t: 'feed', feed }];
  for (const report of [...state.reports.values()]) yield [{ t: 'report', report }];
  for (const order of [...state.ordersByTime]) yield [{ t: 'order', order }];
  for (const [sku, quantity] of [...state.fba]) yield [{ t: 'fba', sku, quantity }];
  for (const [name, value] of [...state.counters]) yield [{ t: 'counter', name, value }];
}
