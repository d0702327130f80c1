import type { Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';
import type {
  CategoryChoice,
  CategoryChosen,
  FoundCategories,
  GivenSpecifics,
  HomeCategories,
  HomeCategoriesQuery,
  LackingItem,
} from './categories.schema.ts';

export type {
  CategoryChoice,
  CategoryChosen,
  CategoryMapping,
  CategoryPlace,
  FoundCategories,
  GivenSpecifics,
  HomeCategories,
  HomeCategoriesQuery,
  HomeCategory,
  LackingItem,
} from './categories.schema.ts';

/** What one call may hold: eBay's lengths of a specific's name and value, and how many are given at once. */
export const CATEGORY_LIMITS = { specificName: 40, specificValue: 50, values: 30, specifics: 500 } as const;

type AccountParams = UserParams & { readonly accountId: number };

export const categories = {
  /** The categories of the account's items at home, in the order of their ids, with what stands for them on other sites. */
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
  /** A choice for items stands over that for their category. Live listings move to the category in the background. */
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
      'nothing_selected',
      'platform_not_available',
      'marketplace_unavailable',
    ],
  }),
  listLacking: defineCall<{ params: AccountParams; query: { cursor?: string; limit?: number } }, Page<LackingItem>>({
    id: 'categories.listLacking',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/specifics/lacking',
    userParam: 'id',
    summary: 'Items that lack specifics which a site requires',
    requiresScreen: 'categories',
    errors: ['account_not_found'],
  }),
  giveSpecifics: defineCall<{ params: AccountParams; body: GivenSpecifics }, { changed: number }>({
    id: 'categories.giveSpecifics',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/specifics',
    userParam: 'id',
    summary: 'Give items the specifics that a site asks for',
    requiresScreen: 'categories',
    errors: ['account_not_found', 'item_not_found'],
  }),
};
