import type {
  LineResult,
  OfferLine,
  StoredCancellation,
  StoredIntegration,
  StoredOffer,
  StoredOrder,
  StoredPackage,
} from './model.ts';

/**
 * A seller's account in memory and its changes. A change is absolute (it sets or removes a whole entity or value), so replaying it is
 * harmless. A journal line contains all changes of one call.
 */
export type Change =
  | { t: 'stocked' }
  | { t: 'offer'; offer: StoredOffer }
  | { t: 'offer-gone'; reference: string }
  | { t: 'package'; package: StoredPackage }
  | { t: 'lines'; packageId: string; index: number; lines: OfferLine[] }
  | { t: 'results'; packageId: string; results: LineResult[] }
  | { t: 'results-gone'; packageId: string }
  | { t: 'integration'; integration: StoredIntegration }
  | { t: 'order'; order: StoredOrder }
  | { t: 'cancellation'; cancellation: StoredCancellation }
  | { t: 'counter'; name: CounterName; value: number };

export type CounterName = 'offer' | 'package' | 'integration' | 'order' | 'cancellation' | 'gesture' | 'seeded';

export interface SellerState {
  /** Whether the catalogue's offers were added, which happens once per account. */
  isStocked: boolean;
  /** By the seller's own reference, in order of creation. */
  offers: Map<string, StoredOffer>;
  packages: Map<string, StoredPackage>;
  /** The content of each package, call by call; removed when it is processed. */
  lines: Map<string, OfferLine[][]>;
  results: Map<string, LineResult[]>;
  integrations: Map<string, StoredIntegration>;
  orders: Map<string, StoredOrder>;
  cancellations: Map<string, StoredCancellation>;
  counters: Map<CounterName, number>;
}

export function emptyState(): SellerState {
  return {
    isStocked: false,
    offers: new Map(),
    packages: new Map(),
    lines: new Map(),
    results: new Map(),
    integrations: new Map(),
    orders: new Map(),
    cancellations: new Map(),
    counters: new Map(),
  };
}

export function applyChange(state: SellerState, change: Change): void {
  switch (change.t) {
    case 'stocked':
      state.isStocked = true;
      return;
    case 'offer':
      state.offers.set(change.offer.reference, change.offer);
      return;
    case 'offer-gone':
      state.offers.delete(change.reference);
      return;
    case 'package':
      state.packages.set(change.package.id, change.package);
      // Only its result is needed from now on.
      if (change.package.outcome !== null) state.lines.delete(change.package.id);
      return;
    case 'lines': {
      const chunks = state.lines.get(change.packageId) ?? [];
      chunks[change.index] = change.lines;
      state.lines.set(change.packageId, chunks);
      return;
    }
    case 'results':
      state.results.set(change.packageId, change.results);
      return;
    case 'results-gone':
      state.results.delete(change.packageId);
      return;
    case 'integration':
      state.integrations.set(change.integration.id, change.integration);
      return;
    case 'order':
      state.orders.set(change.order.id, change.order);
      return;
    case 'cancellation':
      state.cancellations.set(change.cancellation.id, change.cancellation);
      return;
    case 'counter':
      state.counters.set(change.name, Math.max(change.value, state.counters.get(change.name) ?? 0));
      return;
  }
}

/** The changes that rebuild `state` from an empty one, in batches for the journal's snapshot. */
export function* snapshotOf(state: SellerState): Generator<Change[]> {
  if (state.isStocked) yield [{ t: 'stocked' }];
  for (const offer of [...state.offers.values()]) yield [{ t: 'offer', offer }];
  for (const kept of [...state.packages.values()]) yield [{ t: 'package', package: kept }];
  for (const [packageId, chunks] of [...state.lines]) {
    for (const [index, lines] of chunks.entries()) yield [{ t: 'lines', packageId, index, lines }];
  }
  for (const [packageId, results] of [...state.results]) yield [{ t: 'results', packageId, results }];
  for (const integration of [...state.integrations.values()]) yield [{ t: 'integration', integration }];
  for (const order of [...state.orders.values()]) yield [{ t: 'order', order }];
  for (const cancellation of [...state.cancellations.values()]) yield [{ t: 'cancellation', cancellation }];
  for (const [name, value] of [...state.counters]) yield [{ t: 'counter', name, value }];
}
