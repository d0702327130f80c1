import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ManualPrice, ManualPriceInput, ManualPricesInput } from './manual-prices.schema.ts';
import type { BelowConsent, ItemFloor } from './price-floors.schema.ts';

/** Calls of `pricing` about the prices, floors and ceilings that a seller sets for items. */
export const manualPriceCalls = {
  /** With `sku`: the prices that apply to that variation, including the item's own. `site` may be repeated. */
  listManual: defineCall<
    {
      params: UserParams & { itemId: number };
      query: { userId?: number; sku?: string; site?: Site | readonly Site[] };
    },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.listManual',
    method: 'GET',
    path: '/v1/users/{id}/pricing/manual/items/{itemId}',
    userParam: 'id',
    summary: 'Manual prices of an item',
    requiresScreen: 'products',
    errors: ['item_not_found', 'foreign_user'],
  }),
  /**
   * Prepares prices by hand for selected items on some sites: a percentage or an amount more or less than the price there now, one amount,
   * or none. `changes.confirm` carries it out. An amount needs sites of its currency (`site_currency_differs`).
   */
  prepareManual: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: ManualPricesInput },
    ChangeView
  >({
    id: 'pricing.prepareManual',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/manual-prices',
    userParam: 'id',
    status: 201,
    summary: 'Prepare setting or removing prices by hand',
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected', 'site_currency_differs'],
  }),
  /**
   * Sets manual prices, or removes them with `enabled` false. Live listings follow through the price gate. With `sku` the price is that of
   * one variation and overrides the item's. A live price that would drop by more than 30 % or rise above four times its value needs
   * consent: `expected` is the number of such sites, and the call returns `price_unusual` if it differs. A price below the lowest price is
   * refused (`price_under_floor`). `floors` are saved with the prices, as `setFloors` would, and count for them; `freed` is its `expected`.
   */
  setManual: defineCall<
    {
      params: UserParams & { itemId: number };
      body: {
        prices: readonly ManualPriceInput[];
        expected?: number;
        floors?: readonly { site: Site; minor: number | null }[];
        ceilings?: readonly { site: Site; minor: number | null }[];
        freed?: number;
        below?: BelowConsent;
      };
    },
    { list: readonly ManualPrice[] }
  >({
    id: 'pricing.setManual',
    method: 'POST',
    path: '/v1/users/{id}/pricing/manual/items/{itemId}',
    userParam: 'id',
    summary: 'Set prices by hand',
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: [
      'item_not_found',
      'price_not_positive',
      'site_not_supported',
      'price_unusual',
      'price_under_floor',
      'price_over_ceiling',
      'ceiling_under_floor',
      'prices_changed',
      'prices_below_floor',
    ],
  }),
  getFloors: defineCall<{ params: UserParams & { itemId: number } }, { list: readonly ItemFloor[] }>({
    id: 'pricing.getFloors',
    method: 'GET',
    path: '/v1/users/{id}/pricing/floors/items/{itemId}',
    userParam: 'id',
    summary: 'Lowest prices of an item',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /**
   * Sets an item's floors, or removes them with null. Live prices change only if the old floor blocked them: `expected` is the number of
   * those, and the call returns `prices_changed` if it differs. `below` is as in `updateConfig`. `ceilings` are set in the same way; what is on
   * sale for more stays as it is.
   */
  setFloors: defineCall<
    {
      params: UserParams & { itemId: number };
      body: {
        floors?: readonly { site: Site; minor: number | null }[];
        ceilings?: readonly { site: Site; minor: number | null }[];
        expected?: number;
        below?: BelowConsent;
      };
    },
    { list: readonly ItemFloor[]; sentAgain: number }
  >({
    id: 'pricing.setFloors',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/floors/items/{itemId}',
    userParam: 'id',
    summary: 'Set lowest prices of an item',
    requiresScreen: 'products',
    errors: [
      'item_not_found',
      'price_not_positive',
      'site_not_supported',
      'ceiling_under_floor',
      'prices_changed',
      'prices_below_floor',
    ],
  }),
};
