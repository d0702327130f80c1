import type { HeldCause } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { BreakerInput, BreakerView, HeldPage, HeldRef } from './held-prices.schema.ts';
import type { PriceStops } from './pricing.schema.ts';

/** Calls of `pricing` about prices that do not leave: stops, prices that the gate holds, and the breaker of an account. */
export const heldPriceCalls = {
  getStops: defineCall<{ params: UserParams }, PriceStops>({
    id: 'pricing.getStops',
    method: 'GET',
    path: '/v1/users/{id}/pricing/stops',
    userParam: 'id',
    summary: 'Accounts of which no price is sent',
    requiresScreen: 'priceAdjustment',
  }),
  /**
   * Stops or resumes the prices of one account, or of all accounts if none is given. Resuming sends the waiting prices: `expected` is the
   * number shown, and the call returns `prices_changed` if it differs.
   */
  setStop: defineCall<
    { params: UserParams; body: { accountId?: number; isStopped: boolean; expected?: number } },
    PriceStops
  >({
    id: 'pricing.setStop',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/stops',
    userParam: 'id',
    summary: 'Stop prices, or send them again',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'prices_changed'],
  }),
  /** Prices of an account that the gate holds, with their number by cause; of one cause, if given. */
  listHeld: defineCall<
    { params: UserParams; query: { accountId: number; cause?: HeldCause; cursor?: string } },
    HeldPage
  >({
    id: 'pricing.listHeld',
    method: 'GET',
    path: '/v1/users/{id}/pricing/held',
    userParam: 'id',
    summary: 'Prices that the gate holds',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /**
   * Sends one held price all the same, once. It is judged again by stops, limits and the age of the rate. Returns what is still held for the
   * same cause.
   */
  allowHeld: defineCall<{ params: UserParams; query: { accountId: number }; body: HeldRef }, HeldPage>({
    id: 'pricing.allowHeld',
    method: 'POST',
    path: '/v1/users/{id}/pricing/held',
    userParam: 'id',
    summary: 'Send a held price all the same',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'price_not_held', 'price_not_allowable'],
  }),
  /** Prepares sending all prices that are held for a cause: a previewed change of the kind `held-prices`. */
  prepareAllowed: defineCall<
    { params: UserParams; query: { accountId: number }; body: { cause: HeldCause } },
    ChangeView
  >({
    id: 'pricing.prepareAllowed',
    method: 'POST',
    path: '/v1/users/{id}/pricing/held/changes',
    userParam: 'id',
    summary: 'Preview sending held prices all the same',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'price_not_allowable'],
  }),
  getBreaker: defineCall<{ params: UserParams; query: { accountId: number } }, BreakerView>({
    id: 'pricing.getBreaker',
    method: 'GET',
    path: '/v1/users/{id}/pricing/breaker',
    userParam: 'id',
    summary: 'When too many prices of an account move',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  setBreaker: defineCall<{ params: UserParams; query: { accountId: number }; body: BreakerInput }, BreakerView>({
    id: 'pricing.setBreaker',
    method: 'PUT',
    path: '/v1/users/{id}/pricing/breaker',
    userParam: 'id',
    summary: 'Set from when on prices are held',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Lets prices leave again. `expected` is the number of held prices shown; the call returns `prices_changed` if it differs. */
  closeBreaker: defineCall<
    { params: UserParams; query: { accountId: number }; body: { expected: number } },
    BreakerView
  >({
    id: 'pricing.closeBreaker',
    method: 'POST',
    path: '/v1/users/{id}/pricing/breaker/close',
    userParam: 'id',
    summary: 'Let held prices leave after a look at them',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'prices_changed'],
  }),
};
