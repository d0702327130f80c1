import type { Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  FilterValues,
  GatheredItems,
  ItemParams,
  ProductDetail,
  ProductFilter,
  ProductPage,
  ProductQuery,
  ProductSelection,
  SelectionCount,
  StockInput,
} from './products.schema.ts';

export type { ListingView, PriceBreakdownView, ShippingCostView } from './listing.schema.ts';
export type { Product, ProductSite } from './product.schema.ts';
export type {
  AccountSelection,
  FilterValues,
  GatheredItems,
  ItemParams,
  ProductDetail,
  ProductFilter,
  ProductPage,
  ProductQuery,
  ProductSelection,
  ProductSort,
  SelectionCount,
  SelectionPart,
  StockAdjustment,
  StockInput,
  ToldStockView,
  UnitView,
} from './products.schema.ts';
export type { WireMoney } from './schema.ts';

/**
 * Which items a list has: `wi`, those that Quayside sells abroad or is about to; `customer`, those that are sold only at home; `all`.
 */
export const ITEM_SCOPES = ['wi', 'all', 'customer'] as const;
export type ItemScope = (typeof ITEM_SCOPES)[number];

/**
 * Whether an item may be listed abroad: `not_eligible` if it is blocked, has ended, or was refused for each site by the last preparation
 * that judged it; `eligible` if that found a site, or if it is listed; `not_processed` if nothing has judged it yet. Each item is in one.
 */
export const ITEM_ELIGIBILITIES = ['not_processed', 'eligible', 'not_eligible'] as const;
export type ItemEligibility = (typeof ITEM_ELIGIBILITIES)[number];

/** What a sale of an item would earn. `unknown`: something is lacking to work it out. */
export const ITEM_EARNINGS = ['earns', 'loses', 'unknown'] as const;
export type ItemEarning = (typeof ITEM_EARNINGS)[number];

/**
 * Why a listing's price on sale differs from the wanted one: `waiting` to be sent; held because it is `below_floor`, prices are
 * `stopped`, the exchange rate is too old (`rate_stale`), or for another reason (`held`); `failed` at the marketplace. `kept_below_floor`: nothing is to be sent, and
 * the price on sale is below the lowest price.
 */
export const PRICE_GAPS = [
  'waiting',
  'below_floor',
  'stopped',
  'rate_stale',
  'held',
  'failed',
  'kept_below_floor',
] as const;
export type PriceGap = (typeof PRICE_GAPS)[number];

/** The fields of a product filter with a limited number of values. */
export const FILTER_FIELDS = [
  'brand',
  'category',
  'tag',
  'shippingProfile',
  'reason',
  'eligibility',
  'scope',
  'earning',
  'site',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** The maximum number of individually selected items; larger selections use a filter. */
export const MAX_SELECTED = 100_000;

/** The error codes of this room → HTTP status. */
export const productsErrors = {
  item_not_found: 404,
  item_not_in_selection: 404,
  stock_kept_by_marketplace: 409,
} as const satisfies ErrorStatuses;

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
  /** The values of one field of the filter, each with the number of items that it would leave. The field's own filter is passed over. */
  listValues: defineCall<
    {
      params: UserParams & { platform: Platform | 'all'; field: FilterField };
      query: ProductFilter & { accountId?: number | undefined };
    },
    FilterValues
  >({
    id: 'products.listValues',
    method: 'GET',
    path: '/v1/users/{id}/item-values/{platform}/{field}',
    userParam: 'id',
    summary: 'The values of a field of the filter, with their counts',
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
  /** The items of a selection one by one, so that exactly these stay selected whatever is searched for next. Changes nothing. */
  gather: defineCall<{ params: UserParams & { platform: Platform | 'all' }; body: ProductSelection }, GatheredItems>({
    id: 'products.gather',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/gathered',
    userParam: 'id',
    readsByBody: true,
    summary: 'The items of a selection one by one',
    requiresScreen: 'products',
    errors: ['account_not_found'],
  }),
  /** Prepares blocking or unblocking items by hand. `changes.confirm` carries it out. A block ends no listing. */
  prepareBlocking: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: ProductSelection & { blocked: boolean } },
    ChangeView
  >({
    id: 'products.prepareBlocking',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/blocking',
    userParam: 'id',
    status: 201,
    summary: 'Prepare blocking or unblocking items (reason M)',
    needs: 'blocking-enabled',
    requiresScreen: 'products',
    errors: ['nothing_selected', 'account_not_found', 'item_not_in_selection'],
  }),
  /** Prepares a count of selected items: every piece of an item that has no variations, or of each of its variations. */
  prepareStock: defineCall<{ params: UserParams & { platform: Platform | 'all' }; body: StockInput }, ChangeView>({
    id: 'products.prepareStock',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/stock',
    userParam: 'id',
    status: 201,
    summary: 'Prepare setting, raising or lowering the quantity on hand',
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
