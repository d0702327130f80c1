import { defineCall, type UserParams } from './call.ts';
import type { AssumptionList, AssumptionsInput, ItemCostInput, ItemCosts, ItemMargins } from './costs.schema.ts';

export type {
  AssumptionList,
  Assumptions,
  AssumptionsInput,
  DatedAssumptions,
  DatedCost,
  ItemCostInput,
  ItemCosts,
  ItemMargin,
  ItemMargins,
} from './costs.schema.ts';

type OfItem = { params: UserParams & { itemId: number } };
type OfAccount = { params: UserParams; query: { accountId: number } };

export const costs = {
  listOfItem: defineCall<OfItem, ItemCosts>({
    id: 'costs.listOfItem',
    method: 'GET',
    path: '/v1/users/{id}/costs/items/{itemId}',
    userParam: 'id',
    summary: 'What a piece of an item costs the seller, by day',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /** Sets or removes the cost from one day on. Prices do not change. */
  setOfItem: defineCall<OfItem & { body: ItemCostInput }, ItemCosts>({
    id: 'costs.setOfItem',
    method: 'PUT',
    path: '/v1/users/{id}/costs/items/{itemId}',
    userParam: 'id',
    summary: 'Set or remove the cost of an item from a day on',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /** For each account that can sell the item, and each of its sites, home included. */
  listMargins: defineCall<OfItem, ItemMargins>({
    id: 'costs.listMargins',
    method: 'GET',
    path: '/v1/users/{id}/costs/items/{itemId}/margins',
    userParam: 'id',
    summary: 'What a sale of an item earns on each site, as a worked sum',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  listAssumptions: defineCall<OfAccount, AssumptionList>({
    id: 'costs.listAssumptions',
    method: 'GET',
    path: '/v1/users/{id}/costs/assumptions',
    userParam: 'id',
    summary: 'What a seller assumes of sales through an account, by site and day',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Sets or removes all assumptions of one site, or of the account, from one day on. Prices do not change. */
  setAssumptions: defineCall<OfAccount & { body: AssumptionsInput }, AssumptionList>({
    id: 'costs.setAssumptions',
    method: 'PUT',
    path: '/v1/users/{id}/costs/assumptions',
    userParam: 'id',
    summary: 'Set or remove assumptions from a day on',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'site_not_supported'],
  }),
};
