import type { Site } from '@quayside/kernel';
import type { Actor } from '../history/index.ts';

export type MovementKind = 'import' | 'count' | 'sale' | 'cancel' | 'ship' | 'adjust' | 'revert';

/** One entry of the ledger. `cause` is unique per unit: the same cause moves stock once, however often it is told. */
export interface Movement {
  readonly itemId: number;
  readonly unitId: number;
  readonly kind: MovementKind;
  readonly onHandDelta: number;
  readonly reservedDelta: number;
  readonly cause: string;
  /** Who or what moved it: for a sale the order of this line, however many orders arrive together. */
  readonly actor: Actor;
}

export interface StockLevel {
  readonly itemId: number;
  readonly unitId: number;
  readonly onHand: number;
  /** Sold and not yet shipped; may exceed what is on hand after an oversale. */
  readonly reserved: number;
  readonly buffer: number;
  /** It has ended at home, and is sold nowhere until it is back. */
  readonly isWithdrawn: boolean;
  /** What may still be sold: on hand − reserved − buffer, never below 0; nothing of what is withdrawn. */
  readonly available: number;
}

/** What one call changed of a unit. */
export interface StockChange {
  readonly itemId: number;
  readonly unitId: number;
  readonly before: StockLevel;
  readonly after: StockLevel;
}

export interface StockTarget {
  readonly accountId: number;
  /** The listing's key: its sku, its group's key, or the home listing's id. */
  readonly listingKey: string;
  /** The unit's sku there; at home the seller's own, which may be empty. */
  readonly marketplaceSku: string;
  readonly site: Site;
  readonly itemId: number;
  readonly unitId: number;
  readonly isHome: boolean;
  /** One of several units of its listing. */
  readonly isVariant: boolean;
  /** A pool that the marketplace keeps itself; never written. */
  readonly isReadOnly?: boolean;
  /** The site whose stock it shares, where the marketplace counts one stock for several sites; absent where its stock is its own. */
  readonly pool?: Site | null;
  readonly isLive: boolean;
  readonly listingId: string | null;
}

export function availableFrom(level: Omit<StockLevel, 'itemId' | 'unitId' | 'available'>): number {
  return level.isWithdrawn ? 0 : Math.max(level.onHand - level.reserved - level.buffer, 0);
}
