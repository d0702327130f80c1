import type { Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';
import type {
  AskedExemption,
  CategoryChange,
  CategoryChoice,
  CategoryChosen,
  CategoryTouched,
  DeclaredExemption,
  DoubtfulMatch,
  FilledSpecific,
  FoundCategories,
  GivenSpecifics,
  HomeCategories,
  HomeCategoriesQuery,
  ItemPlace,
  LackingItem,
  LackingQuery,
  MatchDecision,
  SpecificsGiven,
} from './categories.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  AskedExemption,
  CategoryChange,
  CategoryChoice,
  CategoryChosen,
  CategoryMapping,
  CategoryPlace,
  CategoryTouched,
  DeclaredExemption,
  DoubtfulMatch,
  FilledSpecific,
  FoundCategories,
  GivenSpecifics,
  HomeCategories,
  HomeCategoriesQuery,
  HomeCategory,
  ItemPlace,
  ItemSpecific,
  LackingItem,
  LackingQuery,
  MatchDecision,
  SpecificsGiven,
} from './categories.schema.ts';

/** The error codes of this room → HTTP status. */
export const categoriesErrors = {
  category_not_found: 404,
  specific_not_taken: 400,
} as const satisfies ErrorStatuses;

/**
 * Limits of one call: the lengths of a specific's name and value (eBay's are shorter than Amazon's), and how many are
 * set at once.
 */
export const CATEGORY_LIMITS = {
  specificName: 120,
  specificValue: 500,
  ebayValue: 50,
  values: 30,
  specifics: 500,
} as const;

/** The specifics that a table shows. */
export const SPECIFICS_SHOWN = ['required', 'recommended', 'all'] as const;

type PageQuery = { readonly cursor?: string; readonly limit?: number };
type Done = Record<string, never>;
type AccountParams = UserParams & { readonly accountId: number };

export const categories = {
  /**
   * The categories of the account's items at home, with the corresponding ones on other sites; those with the most
   * waiting items come first.
   */
  list: defineCall<{ params: AccountParams; query: HomeCategoriesQuery }, HomeCategories>({
    id: 'categories.list',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/categories',
    userParam: 'id',
    summary: 'Categories at home and on the other sites',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
  search: defineCall<{ params: AccountParams; query: { site: Site; query: string } }, FoundCategories>({
    id: 'categories.search',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/categories/search',
    userParam: 'id',
    summary: 'Categories of a site that the marketplace suggests for words',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'account_disconnected', 'platform_not_available', 'marketplace_unavailable'],
  }),
  /** A choice for items overrides that for their category. Live listings move to the category in the background. */
  choose: defineCall<{ params: AccountParams; body: CategoryChoice }, CategoryChosen>({
    id: 'categories.choose',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/categories',
    userParam: 'id',
    summary: 'Choose the category of a site for a category at home or for items',
    requiresScreen: 'categories',
    errors: [
      'account_not_found',
      'account_disconnected',
      'category_not_found',
      'item_not_in_selection',
      'live_listings_changed',
      'nothing_selected',
      'platform_not_available',
      'marketplace_unavailable',
    ],
  }),
  /**
   * Counts what a change would affect, without saving anything. The change is saved with `live` as `expected`, and
   * rejected with another number.
   */
  preview: defineCall<{ params: AccountParams; body: CategoryChange }, CategoryTouched>({
    id: 'categories.preview',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/categories/preview',
    userParam: 'id',
    summary: 'What a change of categories or specifics would touch',
    requiresScreen: 'categories',
    errors: [
      'account_not_found',
      'account_disconnected',
      'category_not_found',
      'item_not_found',
      'item_not_in_selection',
      'nothing_selected',
      'platform_not_available',
      'marketplace_unavailable',
      'specific_not_taken',
    ],
  }),
  listLacking: defineCall<{ params: AccountParams; query: LackingQuery }, Page<LackingItem>>({
    id: 'categories.listLacking',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/specifics/lacking',
    userParam: 'id',
    summary: 'Specifics that items lack on sites, or all that they have there',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
  giveSpecifics: defineCall<{ params: AccountParams; body: GivenSpecifics }, SpecificsGiven>({
    id: 'categories.giveSpecifics',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/specifics',
    userParam: 'id',
    summary: 'Give items specifics for a site, take them out, or give them back to the items',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'item_not_found', 'live_listings_changed', 'specific_not_taken'],
  }),
  fillSpecific: defineCall<{ params: AccountParams; body: FilledSpecific }, SpecificsGiven>({
    id: 'categories.fillSpecific',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/specifics/of-many',
    userParam: 'id',
    summary: 'Give one specific of a site to many items',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'live_listings_changed', 'nothing_selected', 'specific_not_taken'],
  }),
  getItem: defineCall<{ params: AccountParams & { itemId: number } }, { places: readonly ItemPlace[] }>({
    id: 'categories.getItem',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/items/{itemId}/categories',
    userParam: 'id',
    summary: 'The categories of an item on the other sites',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'item_not_found'],
  }),
  getSpecifics: defineCall<{ params: AccountParams & { itemId: number }; query: { site: Site } }, LackingItem>({
    id: 'categories.getSpecifics',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/items/{itemId}/specifics',
    userParam: 'id',
    summary: 'All specifics of an item on a site, with their origin',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'item_not_found'],
  }),
  /** Catalogue products that may differ from the items, with the seller's decisions; by item and site. */
  listMatches: defineCall<{ params: AccountParams; query: PageQuery }, Page<DoubtfulMatch>>({
    id: 'categories.listMatches',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/product-matches',
    userParam: 'id',
    summary: 'Items whose product in a catalogue may be another one',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
  /** Applies from the next preparation on. */
  decideMatch: defineCall<{ params: AccountParams; body: MatchDecision }, Done>({
    id: 'categories.decideMatch',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/product-matches',
    userParam: 'id',
    summary: 'Say whether an item is a catalogue’s product',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'item_not_found'],
  }),
  /** Brands whose items wait because of missing product codes, and those that the seller has declared exempt. */
  listExemptions: defineCall<{ params: AccountParams; query: PageQuery }, Page<AskedExemption>>({
    id: 'categories.listExemptions',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/code-exemptions',
    userParam: 'id',
    summary: 'Brands that may need no product codes',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
  /** Applies from the next preparation on. */
  declareExemption: defineCall<{ params: AccountParams; body: DeclaredExemption }, Done>({
    id: 'categories.declareExemption',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/code-exemptions',
    userParam: 'id',
    summary: 'Say that a brand needs no product codes in a category, or that it does',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
};
