import type { Site } from '@quayside/kernel';
import type { SpecificOrigin } from '@quayside/kernel/specifics';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';

/** A listing whose category or specifics a seller changed. */
export interface PlacedListing {
  readonly itemId: number;
  readonly site: Site;
}

/** A specific that an item has on a site without the seller's doing, by the site's name and in its language. */
export interface MadeSpecific {
  readonly name: string;
  readonly values: readonly string[];
  readonly origin: Extract<SpecificOrigin, 'item' | 'title' | 'variations' | 'unbranded'>;
}

export type MadeSpecificsOf = (item: Item, site: Site) => readonly MadeSpecific[];

/** Joined in compose.ts: what follows a change of categories. Runs in the transaction of the change. */
export interface CategoryHooks {
  /** The listings are sent again in the background. */
  placesChanged(tx: Tx, userId: number, listings: readonly PlacedListing[]): Promise<void>;
  madeSpecifics(db: Db, userId: number, items: readonly Item[]): Promise<MadeSpecificsOf>;
}
