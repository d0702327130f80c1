import type { Site } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import type { Outcome } from './outcome.ts';
import type { AccountSession } from './runtime.ts';

/** A live listing of the account whose product's offers are read. */
export interface OfferQuery {
  readonly sku: string;
  /** Of the listing's own goods, named as in `PublishEntry.condition`. */
  readonly condition: string;
}

/**
 * Present if the marketplace tells who else sells the products of the account's listings. Of the business's offers, a connector marks those
 * of the session's account as own; the others are known to the caller alone.
 */
export interface OfferChannel {
  /** The most listings in one call of `read`. */
  readonly batch: number;
  /** The operation that a call of `read` counts against once. */
  readonly operation: string;
  /**
   * Reads all offers of each listing's product, the cheapest first, the account's own among them. Outcomes are in the order of the listings.
   * An empty list says that nobody sells the product. A reading is whole or failed: an offer that cannot be read fails its reading, so that
   * a market with a gap is never taken for a market without the competitor.
   *
   * Errors of one listing: `not-found` if the account does not sell it on the site, `rejected` if the marketplace does not tell its offers,
   * `rate-limited` for an entry that was throttled by itself, `unavailable` for an answer that is missing or cannot be read (then with the
   * code `UNREADABLE_OFFERS`).
   * @throws ConnectorError if the whole call failed
   */
  read(
    session: AccountSession,
    site: Site,
    listings: readonly OfferQuery[],
  ): Promise<readonly Outcome<readonly Offer[]>[]>;
  /**
   * What the marketplace expects to win the featured place of each listing's product. Absent if it does not say. Same order and errors as
   * `read`.
   */
  readonly featured?: {
    readonly batch: number;
    readonly operation: string;
    read(session: AccountSession, site: Site, skus: readonly string[]): Promise<readonly Outcome<FeaturedHint>[]>;
  };
}

/** A hint, which nobody promises. Amounts are whole minor units of the site's currency, without shipping. */
export interface FeaturedHint {
  /** The price at which the account's offer would probably be featured; null if the marketplace does not say. */
  readonly expectedPrice: number | null;
  /** The marketplace's price to compare with, such as that of other shops; null if it has none. */
  readonly referencePrice: number | null;
}

export const UNREADABLE_OFFERS = 'UNREADABLE_OFFERS';
