import type { ListingState, Platform, PriceOwner, Reason, Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';

/** Money on the wire: minor units and currency. */
export interface WireMoney {
  readonly minor: number;
  readonly currency: string;
}

/** The state of an item on one site. */
export interface ProductSite {
  readonly state: ListingState;
  readonly isListed: boolean;
  /** The price that a buyer pays there. */
  readonly price: WireMoney | null;
  /** The home price that it was calculated from. */
  readonly startPrice: WireMoney | null;
  /** The currency of the site. */
  readonly currency: string;
  readonly priceCurrency: string | null;
  readonly startPriceCurrency: string | null;
  readonly sku: string | null;
  /** The listing's id at the marketplace. */
  readonly itemId: string | null;
  readonly manualPriceEnabled: boolean;
  /** The title was generated from, or written for, a home title that has changed since. */
  readonly isTitleOutdated: boolean;
  /** The marketplace stores and ships the goods, so their quantity is read and never set. */
  readonly isFBA: boolean;
  readonly url: string | null;
}

export interface Product {
  readonly id: number;
  readonly accountId: number;
  /** eBay's item id or Amazon's asin-sku; the SKU alone while Amazon has assigned no ASIN. */
  readonly ref: string;
  readonly itemId: string | null;
  readonly asin: string | null;
  readonly sku: string;
  /** Null if the item uses none. */
  readonly shipping_profile: string | null;
  /** Selection state of a screen; always false in a response. */
  readonly checked: boolean;
  readonly title: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly imageUrl: string | null;
  readonly condition: string;
  readonly price: WireMoney;
  readonly quantity: number;
  readonly unitCount: number;
  /** The marketplace stores the goods of the item or of some of its variations. */
  readonly isFBA: boolean;
  readonly isEnded: boolean;
  readonly isBlacklisted: boolean;
  readonly blacklistingReason: string;
  readonly repricerBlocked: boolean;
  readonly listedIn: readonly Site[];
  readonly translations: Partial<Record<Site, ProductSite>>;
  /** When the item last changed at home or by a block. Changes abroad are part of the listings. */
  readonly updatedAt: string;
}

export type ProductSort = 'title' | 'price' | 'quantity' | 'sku' | 'updated';

/** The filter of a list, a selection or a run; the same names in the URL, the API and a stored run. */
export interface ProductFilter {
  readonly query?: string;
  readonly status?: 'listedAbroad' | 'inTranslation' | 'notListed' | 'failed';
  readonly eligibility?: 'noShipping' | 'blacklisted' | 'outOfStock' | 'ended';
  /** Listed on this site; with `status`, in that state on this site. */
  readonly site?: Site;
}

export interface ProductQuery extends ProductFilter {
  readonly accountId?: number;
  readonly sort?: ProductSort;
  readonly order?: 'asc' | 'desc';
  readonly cursor?: string;
  /** 1 to 200; default 50. */
  readonly limit?: number;
  /** The last page instead of the first. */
  readonly last?: boolean;
}

export interface ProductPage extends Page<Product> {
  /**
   * The exact count. Always sent for an unfiltered list and by status; for a search with its first page only. Null on later pages of a
   * search and above 10,000.
   */
  readonly count: number | null;
  readonly previousCursor: string | null;
}

export interface ListingView {
  readonly site: Site;
  /** The account that sells it. Differs from the item's account if a marketplace lists items of another platform. */
  readonly accountId: number;
  readonly state: ListingState;
  readonly isListed: boolean;
  readonly reason: Reason | null;
  readonly title: string;
  /** Who wrote the title. `catalogue`: it is the title of the marketplace's own product, which the seller cannot change. */
  readonly titleLabel: string;
  /** Percentage of translatable words that are translated. */
  readonly coverage: number | null;
  readonly price: WireMoney | null;
  readonly priceOwner: PriceOwner;
  readonly priceBreakdown: PriceBreakdownView | null;
  readonly quantity: number;
  readonly sku: string | null;
  readonly itemId: string | null;
  readonly url: string | null;
  readonly manualPriceEnabled: boolean;
  readonly isFBA: boolean;
  /** The source title or price changed after a person wrote this one. */
  readonly isStale: boolean;
  /** The automatic title was generated from a home title that has changed since. */
  readonly isTitleOutdated: boolean;
  /** When it ended; null unless it has ended. */
  readonly endedAt: string | null;
  readonly updatedAt: string;
}

/** Listings of one account on one site that are live or being published. */
export interface LiveListings {
  readonly accountId: number;
  readonly site: Site;
  readonly n: number;
}

export interface PriceBreakdownView {
  readonly source: WireMoney;
  readonly rate: { readonly value: string; readonly date: string; readonly source: string } | null;
  readonly converted: WireMoney;
  readonly increased: WireMoney;
  readonly final: WireMoney;
  readonly increase: string | null;
  readonly neat: boolean;
}

export interface UnitView {
  readonly unitId: number;
  readonly sku: string;
  readonly specifics: Readonly<Record<string, string>>;
  readonly price: WireMoney;
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  /** The marketplace stores the goods: a manual count is rejected with `stock_kept_by_marketplace`. */
  readonly isFBA: boolean;
}

export interface ProductDetail extends Product {
  readonly description: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly categoryPath: readonly string[];
  readonly images: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly url: string | null;
  readonly units: readonly UnitView[];
  readonly listings: readonly ListingView[];
  readonly importedAt: string;
}

export interface ItemParams extends UserParams {
  readonly platform: Platform;
  readonly itemId: number;
}

/**
 * Named items, or all items of a filter, in one account or, if none is given, in all accounts of the call's platform. A named item outside
 * those accounts is rejected with `item_not_in_selection`.
 */
export interface ProductSelection {
  readonly accountId?: number;
  readonly itemIds?: readonly number[];
  readonly filter?: ProductFilter;
}

/** The part of a selection that belongs to one account. */
export interface AccountSelection extends ProductSelection {
  readonly accountId: number;
}

/** The number of selected items per account with at least one. */
export interface SelectionCount {
  readonly count: number;
  readonly accounts: readonly SelectionPart[];
}

export interface SelectionPart {
  readonly accountId: number;
  readonly count: number;
  /** The named items of this account; null if a filter selects. */
  readonly itemIds: readonly number[] | null;
}

export const products = {
  list: defineCall<{ params: UserParams & { platform: Platform | 'all' }; query: ProductQuery }, ProductPage>({
    id: 'products.list',
    method: 'GET',
    path: '/v1/users/{id}/items/{platform}',
    userParam: 'id',
    summary: 'The product list',
    requiresScreen: 'products',
    errors: ['account_not_found'],
  }),
  listTotals: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; query: { accountId?: number } },
    { totals: Record<string, number> }
  >({
    id: 'products.listTotals',
    method: 'GET',
    path: '/v1/users/{id}/items/{platform}/totals',
    userParam: 'id',
    summary: 'Kept totals by status',
    requiresScreen: 'products',
    errors: ['account_not_found'],
  }),
  get: defineCall<{ params: ItemParams }, ProductDetail>({
    id: 'products.get',
    method: 'GET',
    path: '/v1/users/{id}/items/{platform}/{itemId}',
    userParam: 'id',
    summary: 'One item with its units and listings',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  countSelection: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: ProductSelection },
    SelectionCount
  >({
    id: 'products.countSelection',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/selection',
    userParam: 'id',
    summary: 'How many items a selection holds, by account',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection'],
  }),
  /**
   * Blocks or unblocks items. A block ends no listing: `live` lists what stays on sale of the blocked items by site; empty when unblocking.
   */
  block: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: ProductSelection & { blocked: boolean } },
    { changed: number; live: readonly LiveListings[] }
  >({
    id: 'products.block',
    method: 'PUT',
    path: '/v1/users/{id}/items/{platform}/blocking',
    userParam: 'id',
    summary: 'Block or unblock items (reason M)',
    needs: 'blocking-enabled',
    requiresScreen: 'products',
    errors: ['nothing_selected', 'account_not_found', 'item_not_in_selection'],
  }),
  /** A manual count. Sets the quantity on hand through a ledger movement, and sends the difference to every site. */
  countStock: defineCall<{ params: ItemParams; body: { unitId: number; onHand: number } }, ProductDetail>({
    id: 'products.countStock',
    method: 'PUT',
    path: '/v1/users/{id}/items/{platform}/{itemId}/stock',
    userParam: 'id',
    summary: 'Correct the quantity on hand',
    requiresScreen: 'products',
    errors: ['item_not_found', 'stock_kept_by_marketplace'],
  }),
};
