import type { ListingCheck } from '@quayside/kernel/listing-checks';
import { type AccountParams, defineCall, type Page, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ImprovableListing, ImprovableQuery, ListingOptimizer, ProposedListings } from './optimizer.schema.ts';

export type {
  ImprovableListing,
  ImprovableQuery,
  Improvement,
  ListingOptimizer,
  ProposedListings,
} from './optimizer.schema.ts';

/** The most listings whose proposals one call takes. */
export const PROPOSALS_AT_ONCE = 200;

const PATH = '/v1/users/{id}/accounts/{accountId}/listing-optimizer';

/** What would help listings, by rules that explain themselves. */
export const optimizer = {
  get: defineCall<{ params: UserParams }, ListingOptimizer>({
    id: 'optimizer.get',
    method: 'GET',
    path: '/v1/users/{id}/listing-optimizer',
    userParam: 'id',
    summary: 'What items lack that buyers and marketplaces look for',
  }),
  /** Switches a check on or off, for example for a seller whose goods have no brand. */
  update: defineCall<
    { params: UserParams & { readonly check: ListingCheck }; body: { value: boolean } },
    ListingOptimizer
  >({
    id: 'optimizer.update',
    method: 'PUT',
    path: '/v1/users/{id}/listing-optimizer/{check}',
    userParam: 'id',
    summary: 'Switch a check of the listing optimizer on or off',
  }),
  /**
   * The live listings of an account that something would help, by item and site, worked out when asked for. A page may have few rows, or
   * none, and still not be the last.
   */
  list: defineCall<{ params: AccountParams; query: ImprovableQuery }, Page<ImprovableListing>>({
    id: 'optimizer.list',
    method: 'GET',
    path: `${PATH}/listings`,
    userParam: 'id',
    summary: 'What would help live listings most',
    requiresScreen: 'products',
    errors: ['account_not_found'],
  }),
  /** Prepares the longer titles that the optimizer proposes for these listings. `changes.confirm` carries it out. */
  prepareTitles: defineCall<{ params: AccountParams; body: ProposedListings }, ChangeView>({
    id: 'optimizer.prepareTitles',
    method: 'POST',
    path: `${PATH}/titles`,
    userParam: 'id',
    status: 201,
    summary: 'Prepare the proposed titles of listings',
    requiresScreen: 'products',
    errors: ['account_not_found', 'nothing_selected'],
  }),
  /** Prepares prices by hand: what these listings cost most of the time. `changes.confirm` carries it out. */
  preparePrices: defineCall<{ params: AccountParams; body: ProposedListings }, ChangeView>({
    id: 'optimizer.preparePrices',
    method: 'POST',
    path: `${PATH}/prices`,
    userParam: 'id',
    status: 201,
    summary: 'Prepare the usual prices of listings whose price is high',
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: ['account_not_found', 'nothing_selected'],
  }),
};
