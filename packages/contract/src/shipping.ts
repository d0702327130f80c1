import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  Assigned,
  AssignmentChoice,
  DefaultShippingProfile,
  PolicyChoiceInput,
  SavedShippingProfile,
  SavedShippingRates,
  ShippingCoverage,
  ShippingItemPage,
  ShippingItemsInput,
  ShippingModeInput,
  ShippingModes,
  ShippingPolicyList,
  ShippingPreview,
  ShippingPreviewInput,
  ShippingProfileInput,
  ShippingProfilePage,
  ShippingProfileView,
  ShippingRateInput,
  ShippingRatesView,
  ShippingServiceList,
  SitesWithoutRoute,
  WeightInput,
} from './shipping.schema.ts';

export type {
  Assigned,
  AssignmentChoice,
  CoverageRow,
  DefaultShippingProfile,
  PolicyChoiceInput,
  SavedShippingProfile,
  SavedShippingRates,
  ShippingCoverage,
  ShippingItemPage,
  ShippingItemsInput,
  ShippingModeInput,
  ShippingModes,
  ShippingPolicyList,
  ShippingPolicySite,
  ShippingPreview,
  ShippingPreviewInput,
  ShippingProfileInput,
  ShippingProfilePage,
  ShippingProfileView,
  ShippingRateInput,
  ShippingRatesView,
  ShippingServiceList,
  SitesWithoutRoute,
  WeightInput,
} from './shipping.schema.ts';

/**
 * Shipping profiles. The first part contains the calls of the specification (section 7, "Shipping profiles"); their
 * fields are in snake case, as in the specification, which defines paths, a few fields and the country and rate types;
 * the other shapes are ours. The second part is Quayside's own: the choice of the default profile, the effect of a
 * change, coverage, items by selection, weights, and the marketplace's policies. A change that affects live listings is
 * saved with the number from `preview` as `expected`; a different number is rejected with `shipping_changed`.
 */
type ProfileParams = UserParams & { readonly profileId: number };

/** The error codes of this room → HTTP status. */
export const shippingErrors = {
  delivery_mode_not_offered: 409,
  shipping_profile_not_found: 404,
  shipping_profile_exists: 409,
  shipping_rules_invalid: 400,
  shipping_changed: 409,
  shipping_policy_not_found: 404,
  too_many_shipping_profiles: 409,
} as const satisfies ErrorStatuses;

export const shipping = {
  getDefault: defineCall<{ params: UserParams }, DefaultShippingProfile>({
    id: 'shipping.getDefault',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles_default',
    userParam: 'id',
    summary: 'The profile of items without one, or a proposal made from the policies at home',
    requiresScreen: 'shippingManager',
  }),
  list: defineCall<
    { params: UserParams; query: { query?: string; cursor?: string; limit?: number } },
    ShippingProfilePage
  >({
    id: 'shipping.list',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles',
    userParam: 'id',
    summary: 'Shipping profiles by name',
    requiresScreen: 'shippingManager',
  }),
  create: defineCall<{ params: UserParams; body: ShippingProfileInput }, SavedShippingProfile>({
    id: 'shipping.create',
    method: 'POST',
    path: '/v1/users/{id}/shipping_profiles',
    userParam: 'id',
    summary: 'Create a shipping profile',
    requiresScreen: 'shippingManager',
    status: 201,
    errors: ['shipping_profile_exists', 'shipping_rules_invalid', 'shipping_changed', 'too_many_shipping_profiles'],
  }),
  get: defineCall<{ params: ProfileParams }, ShippingProfileView>({
    id: 'shipping.get',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles/{profileId}',
    userParam: 'id',
    summary: 'One profile with its regions, countries and rates',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found'],
  }),
  update: defineCall<{ params: ProfileParams; body: ShippingProfileInput }, SavedShippingProfile>({
    id: 'shipping.update',
    method: 'PUT',
    path: '/v1/users/{id}/shipping_profiles/{profileId}',
    userParam: 'id',
    summary: 'Change a profile; live listings follow after consent',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'shipping_profile_exists', 'shipping_rules_invalid', 'shipping_changed'],
  }),
  /** Its items use the default profile afterwards. */
  remove: defineCall<{ params: ProfileParams; query: { expected?: number } }, void>({
    id: 'shipping.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/shipping_profiles/{profileId}',
    userParam: 'id',
    summary: 'Remove a profile',
    requiresScreen: 'shippingManager',
    status: 204,
    errors: ['shipping_profile_not_found', 'shipping_changed'],
  }),
  getRates: defineCall<{ params: ProfileParams }, ShippingRatesView>({
    id: 'shipping.getRates',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/rates',
    userParam: 'id',
    summary: 'The rates of a profile',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found'],
  }),
  /** Replaces all rates. */
  updateRates: defineCall<
    { params: ProfileParams; body: { rates: readonly ShippingRateInput[]; expected?: number | undefined } },
    SavedShippingRates
  >({
    id: 'shipping.updateRates',
    method: 'PUT',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/rates',
    userParam: 'id',
    summary: 'Replace the rates of a profile; live listings follow after consent',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'shipping_rules_invalid', 'shipping_changed'],
  }),
  listItems: defineCall<
    { params: ProfileParams; query: { platform: Platform; cursor?: string; limit?: number } },
    ShippingItemPage
  >({
    id: 'shipping.listItems',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/items',
    userParam: 'id',
    summary: 'The items that use a profile',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found'],
  }),
  /** Adds items to the profile, and removes them from their previous one. */
  addItems: defineCall<{ params: ProfileParams; query: { platform: Platform }; body: ShippingItemsInput }, Assigned>({
    id: 'shipping.addItems',
    method: 'POST',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/items',
    userParam: 'id',
    summary: 'Give items this profile',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'item_not_in_selection', 'nothing_selected', 'shipping_changed'],
  }),
  /** The items use the default profile afterwards. `item_ids` may be repeated. */
  removeItems: defineCall<
    {
      params: UserParams;
      query: { platform: Platform; item_ids: number | readonly number[]; expected?: number };
    },
    Assigned
  >({
    id: 'shipping.removeItems',
    method: 'DELETE',
    path: '/v1/users/{id}/items_shipping_profiles',
    userParam: 'id',
    summary: 'Take items out of their profiles',
    requiresScreen: 'shippingManager',
    errors: ['item_not_in_selection', 'nothing_selected', 'shipping_changed'],
  }),
  listServices: defineCall<object, ShippingServiceList>({
    id: 'shipping.listServices',
    method: 'GET',
    path: '/v1/no-auth/shipping_profiles_services',
    summary: 'The levels of service, and the service that each is on every site',
    access: 'public',
  }),

  /** Ours. Null leaves items without a profile to the marketplace's own policies. */
  setDefault: defineCall<
    { params: UserParams; body: { profileId: number | null; expected?: number | undefined } },
    DefaultShippingProfile
  >({
    id: 'shipping.setDefault',
    method: 'PUT',
    path: '/v1/users/{id}/shipping_profiles_default',
    userParam: 'id',
    summary: 'Choose the profile of items without one',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'shipping_rules_invalid', 'shipping_changed'],
  }),
  /** Ours: counts what a change would affect, without saving anything. */
  preview: defineCall<{ params: UserParams; body: ShippingPreviewInput }, ShippingPreview>({
    id: 'shipping.preview',
    method: 'POST',
    path: '/v1/users/{id}/shipping_profiles_preview',
    userParam: 'id',
    summary: 'What a change of shipping would touch',
    requiresScreen: 'shippingManager',
    errors: [
      'shipping_profile_not_found',
      'shipping_rules_invalid',
      'too_many_shipping_profiles',
      'account_not_found',
      'site_not_supported',
      'item_not_in_selection',
      'nothing_selected',
    ],
  }),
  /** Ours: for each country, the services and costs of a profile with the rule behind each, or why there is none. */
  getCoverage: defineCall<{ params: ProfileParams }, ShippingCoverage>({
    id: 'shipping.getCoverage',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/coverage',
    userParam: 'id',
    summary: 'Where a profile ships, by which service and for how much',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found'],
  }),
  /** Ours. Without `accountId`: every account. */
  listWithoutRoute: defineCall<{ params: UserParams; query: { accountId?: number } }, SitesWithoutRoute>({
    id: 'shipping.listWithoutRoute',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles_missing',
    userParam: 'id',
    summary: 'How many items have no route to a site',
    requiresScreen: 'shippingManager',
    errors: ['account_not_found'],
  }),
  /** Ours: the same as `addItems` and `removeItems` for a selection, as a previewed change; null takes items out of their profiles. */
  prepareAssignment: defineCall<{ params: UserParams; body: AssignmentChoice }, ChangeView>({
    id: 'shipping.prepareAssignment',
    method: 'POST',
    path: '/v1/users/{id}/items_shipping_profiles/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare giving items another shipping profile',
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'account_not_found', 'item_not_in_selection', 'nothing_selected'],
  }),
  /** Ours: the weight on which ranges are based, because no marketplace provides it. */
  prepareWeight: defineCall<{ params: UserParams; body: WeightInput }, ChangeView>({
    id: 'shipping.prepareWeight',
    method: 'POST',
    path: '/v1/users/{id}/items_shipping_profiles/weights',
    userParam: 'id',
    status: 201,
    summary: 'Prepare setting the weight of items',
    requiresScreen: 'shippingManager',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected'],
  }),
  /** Ours: the state of a profile at the marketplace by site, and the policies that the seller created there. */
  listPolicies: defineCall<{ params: ProfileParams; query: { accountId: number } }, ShippingPolicyList>({
    id: 'shipping.listPolicies',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/policies',
    userParam: 'id',
    summary: "A profile's policies at eBay, and the seller's own",
    requiresScreen: 'shippingManager',
    errors: ['shipping_profile_not_found', 'account_not_found', 'marketplace_unavailable', 'account_disconnected'],
  }),
  /** Ours: the profile's listings on the site use this policy of the seller's; null returns to the profile's own. */
  choosePolicy: defineCall<{ params: ProfileParams & { site: Site }; body: PolicyChoiceInput }, ShippingPolicyList>({
    id: 'shipping.choosePolicy',
    method: 'PUT',
    path: '/v1/users/{id}/shipping_profiles/{profileId}/policies/{site}',
    userParam: 'id',
    summary: "Choose one of the seller's own policies for a site",
    requiresScreen: 'shippingManager',
    errors: [
      'shipping_profile_not_found',
      'account_not_found',
      'site_not_supported',
      'shipping_policy_not_found',
      'shipping_changed',
      'marketplace_unavailable',
      'account_disconnected',
    ],
  }),
  /**
   * Ours: the delivery modes of an account whose offers state them, and the level of service for which each is used.
   */
  listModes: defineCall<{ params: UserParams; query: { accountId: number } }, ShippingModes>({
    id: 'shipping.listModes',
    method: 'GET',
    path: '/v1/users/{id}/shipping_profiles_modes',
    userParam: 'id',
    summary: "An account's delivery modes, and the services of profiles that they stand for",
    requiresScreen: 'shippingManager',
    errors: ['account_not_found', 'marketplace_unavailable', 'account_disconnected'],
  }),
  /** Ours: offers of profiles state these modes from now on. */
  chooseModes: defineCall<{ params: UserParams; body: ShippingModeInput }, ShippingModes>({
    id: 'shipping.chooseModes',
    method: 'PUT',
    path: '/v1/users/{id}/shipping_profiles_modes',
    userParam: 'id',
    summary: 'Choose the delivery mode of each level of service; live offers follow after consent',
    requiresScreen: 'shippingManager',
    errors: [
      'account_not_found',
      'delivery_mode_not_offered',
      'shipping_changed',
      'marketplace_unavailable',
      'account_disconnected',
    ],
  }),
};
