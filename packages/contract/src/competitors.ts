import { defineCall, type UserParams } from './call.ts';
import type { OffersOfItem } from './competitors.schema.ts';

export type { CompetingOffer, ListingOffers, OfferPoint, OffersOfItem } from './competitors.schema.ts';

/**
 * Why the offers of a listing's product could not be read. `unknown`: the marketplace has no such listing; `refused`: it does not tell its
 * offers; `throttled` and `unavailable`: not now; `unreadable`: its answer makes no sense; `access`: the account has to be connected again;
 * `not_live`: the item is not for sale there; `variations`: offers of variations are not read; `not_told`: the marketplace tells nobody.
 */
export const READING_PROBLEMS = [
  'unknown',
  'refused',
  'throttled',
  'unavailable',
  'unreadable',
  'access',
  'not_live',
  'variations',
  'not_told',
] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

type OfItem = { params: UserParams & { itemId: number } };

export const competitors = {
  /** Its live listings on marketplaces that tell who else sells the product. */
  getOfItem: defineCall<OfItem, OffersOfItem>({
    id: 'competitors.getOfItem',
    method: 'GET',
    path: '/v1/users/{id}/competitors/items/{itemId}',
    userParam: 'id',
    summary: 'What others ask for an item on each site',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /** The answer is the state before; the event `offers` tells when they have been read. */
  readOfItem: defineCall<OfItem, OffersOfItem>({
    id: 'competitors.readOfItem',
    method: 'POST',
    path: '/v1/users/{id}/competitors/items/{itemId}/read',
    userParam: 'id',
    summary: 'Read the offers of an item’s competitors as soon as the marketplaces allow',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
};
