import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The offers of a listing's product as the marketplace told them last. */
export interface LastReading {
  /** Empty: there is no other offer. */
  readonly offers: readonly Offer[];
  /** In milliseconds since 1970 by the marketplace's clock. */
  readonly readAt: number;
  /** The ids of all accounts of the business on the platform: their offers are never competed with. */
  readonly ownSellers: ReadonlySet<string>;
}

/** Implemented by the room that reads competitors' offers. */
export interface OffersSource {
  /** By `listingKeyOf`. A listing without an entry was never read: its market is unknown, not empty. */
  loadLastReadings(db: Db, userId: number, listings: readonly ItemOnSite[]): Promise<ReadonlyMap<string, LastReading>>;
  /** Has the offers of listings read again and again. @returns how many are watched */
  watchOffers(tx: Tx, userId: number, listings: readonly ItemOnSite[]): Promise<number>;
  unwatchOffers(tx: Tx, userId: number, listings: readonly ItemOnSite[]): Promise<void>;
}

/** Offers that held from one time to another, in milliseconds since 1970 by the marketplace's clock; own ones are marked. */
export interface RecordedOffers extends ItemOnSite {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly offers: readonly Offer[];
}

/** Implemented by the room that stores competitors' offers. */
export interface RecordedOffersSource {
  /** Listing by listing, and each listing's in the order of time. */
  streamReadings(
    db: Db,
    userId: number,
    wanted: { readonly from: number; readonly to: number; readonly itemIds?: readonly number[] },
  ): AsyncIterable<RecordedOffers>;
}

/** Implemented by the room that joins what is known of items. */
export interface PriceMarginsPort {
  /** What a sale of one piece of these items earns at a price in minor units of the site's currency; null if that is unknown. */
  marginsAtPrices(
    db: Db,
    account: AccountRef,
    itemIds: readonly number[],
    sites: readonly Site[],
    now: Date,
  ): Promise<(itemId: number, site: Site, minor: number) => number | null>;
}
