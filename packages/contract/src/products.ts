import type { ListingState, Platform, PriceOwner, Reason, Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';

/** Wire money: minor units and currency. */
export interface WireMoney {
  readonly minor: number;
  readonly currency: string;
}

/** What stands on one site of an item. */
export interface ProductSite {
  readonly state: ListingState;
  readonly isListed: boolean;
  /** What a buyer there pays. */
  readonly price: WireMoney | null;
  /** The price at home that it was made from. */
  readonly startPrice: WireMoney | null;
  /** In which the site sells. */
  readonly currency: string;
  readonly priceCurrency: string | null;
  readonly startPriceCurrency: string | null;
  readonly sku: string | null;
  /** The listing's number at the marketplace. */
  readonly itemId: string | null;
  readonly manualPriceEnabled: boolean;
  /** It was made of, or written for, another title than stands at home now. */
  readonly isTitleOutdated: boolean;
  /** The marketplace keeps and sends the goods, so that their quantity is read and never set. */
  readonly isFBA: boolean;
  readonly url: string | null;
}

export interface Product {
  readonly id: number;
  readonly accountId: number;
  /** eBay's item id, Amazon's asin-sku; the sku alone where Amazon has given the product no ASIN yet. */
  readonly ref: string;
  readonly itemId: string | null;
  readonly asin: string | null;
  readonly sku: string;
  /** Null while an item uses none. */
  readonly shipping_profile: string | null;
  /** A screen's own: nothing is ticked in an answer. */
  readonly checked: boolean;
  readonly title: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly imageUrl: string | null;
  readonly condition: string;
  readonly price: WireMoney;
  readonly quantity: number;
  readonly unitCount: number;
  /** The marketplace keeps the goods of it, or of some of its variations. */
  readonly isFBA: boolean;
  readonly isEnded: boolean;
  readonly isBlacklisted: boolean;
  readonly blacklistingReason: string;
  readonly repricerBlocked: boolean;
  readonly listedIn: readonly Site[];
  readonly translations: Partial<Record<Site, ProductSite>>;
  /** When the item itself last changed: at home, or by a block. What happens abroad stands with the listings. */
  readonly updatedAt: string;
}

export type ProductSort = 'title' | 'price' | 'quantity' | 'sku' | 'updated';

/** What a list, a selection or a run is made of; the same words in the URL, the API and a stored run. */
export interface ProductFilter {
  readonly query?: string;
  readonly status?: 'listedAbroad' | 'inTranslation' | 'notListed' | 'failed';
  readonly eligibility?: 'noShipping' | 'blacklisted' | 'outOfStock' | 'ended';
  /** Listed on this site, or with `status` in that state there. */
  readonly site?: Site;
}

export interface ProductQuery extends ProductFilter {
  readonly accountId?: number;
  readonly sort?: ProductSort;
  readonly order?: 'asc' | 'desc';
  readonly cursor?: string;
  /** 1 to 200, 50 unless given. */
  readonly limit?: number;
  /** The last page instead of the first. */
  readonly last?: boolean;
}

export interface ProductPage extends Page<Product> {
  /** Exact: kept for an unfiltered list and by status, counted for a search with its first page. Null with its later pages, and beyond 10,000. */
  readonly count: number | null;
  readonly previousCursor: string | null;
}

export interface ListingView {
  readonly site: Site;
  /** The account that sells it; another one than the item's where a marketplace takes items from elsewhere. */
  readonly accountId: number;
  readonly state: ListingState;
  readonly isListed: boolean;
  readonly reason: Reason | null;
  readonly title: string;
  /** Who wrote it; `catalogue` where it is the title of the marketplace's own product that is offered: it is not the seller's to change. */
  readonly titleLabel: string;
  /** Per cent of translatable words translated. */
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
  /** The source title or price moved since a human wrote theirs. */
  readonly isStale: boolean;
  /** The automatic title was made of another title than stands at home now. */
  readonly isTitleOutdated: boolean;
  /** When it ended; null unless it is ended now. */
  readonly endedAt: string | null;
  readonly updatedAt: string;
}

/** Listings that are live or on their way, of one account that sells on one site. */
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
  /** The marketplace keeps it: a count by hand is refused with `stock_kept_by_marketplace`. */
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
 * Either named items or everything that a filter finds: in one account, or where none is named in all accounts of the call's platform.
 * A named item that is not in those accounts is refused with `item_not_in_selection`.
 */
export interface ProductSelection {
  readonly accountId?: number;
  readonly itemIds?: readonly number[];
  readonly filter?: ProductFilter;
}

/** The part of a selection that is in one account. */
export interface AccountSelection extends ProductSelection {
  readonly accountId: number;
}

/** How many items a selection holds in each account that it holds any in. */
export interface SelectionCount {
  readonly count: number;
  readonly accounts: readonly SelectionPart[];
}

export interface SelectionPart {
  readonly accountId: number;
  readonly count: number;
  /** Which of the named items are in this account; null where a filter selects. */
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
  /** A block ends nothing: `live` says what of the blocked items stays on sale, site by site; empty where a block is taken back. */
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
  /** A count by hand: sets what is on hand through a ledger movement; the difference goes to every site. */
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
