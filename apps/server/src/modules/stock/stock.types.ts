import type { HistoryWhy } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Actor } from '../history/index.ts';

export type MovementKind = 'import' | 'count' | 'sale' | 'cancel' | 'ship' | 'adjust' | 'revert';

/** An entry of the ledger. `cause` is unique per unit: a cause moves stock once, however often it is reported. */
export interface Movement {
  readonly itemId: number;
  readonly unitId: number;
  readonly kind: MovementKind;
  readonly onHandDelta: number;
  readonly reservedDelta: number;
  readonly cause: string;
  /** Who or what caused it: for a sale the order of this line. */
  readonly actor: Actor;
  /** The key of the order line whose stock it is. */
  readonly line?: string;
  /** What the history says; default: the same for all movements of a call. */
  readonly why?: HistoryWhy;
}

export interface StockLevel {
  readonly itemId: number;
  readonly unitId: number;
  readonly onHand: number;
  /** Sold and not shipped yet; may exceed the quantity on hand after an oversale. */
  readonly reserved: number;
  readonly buffer: number;
  /** Ended at home, and sold nowhere until it returns. */
  readonly isWithdrawn: boolean;
  /** The quantity for sale: on hand − reserved − buffer, at least 0; always 0 for a withdrawn unit. */
  readonly available: number;
}

/** The change of a unit by one call. */
export interface StockChange {
  readonly itemId: number;
  readonly unitId: number;
  readonly before: StockLevel;
  readonly after: StockLevel;
}

export interface StockTarget {
  readonly accountId: number;
  /** The listing's key: its SKU, its group's key, or the home listing's id. */
  readonly listingKey: string;
  /** The unit's SKU there; at home the seller's own, which may be empty. */
  readonly marketplaceSku: string;
  readonly site: Site;
  readonly itemId: number;
  readonly unitId: number;
  readonly isHome: boolean;
  /** One of several units of its listing. */
  readonly isVariant: boolean;
  /** A pool whose stock the marketplace manages; never written. */
  readonly isReadOnly?: boolean;
  /** The site that owns the shared stock, if the marketplace has one stock for several sites; absent otherwise. */
  readonly pool?: Site | null;
  readonly isLive: boolean;
  readonly listingId: string | null;
  /** For a home listing that is new here: the time, in monotonic time, at which its quantity was observed. */
  readonly observedAt?: Date;
}

export function availableFrom(level: Omit<StockLevel, 'itemId' | 'unitId' | 'available'>): number {
  return level.isWithdrawn ? 0 : Math.max(level.onHand - level.reserved - level.buffer, 0);
}
