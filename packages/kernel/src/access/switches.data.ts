/** Settings switches with their defaults (specification, section 6: feature flags from settings). */
export const SWITCHES = {
  'cdiscount-enabled': true,
  'shipments-enabled': true,
  'blacklisting-enabled': true,
  'sizes-api-enabled': true,
  'shipping-profiles-enabled': true,
  'blocking-enabled': true,
  'order-management-enabled': true,
  'bulk-requesting-enabled': true,
  'token-management-enabled': true,
  'price-rules-enabled': true,
  'repricer-enabled': true,
  'listing-flows-enabled': true,
  'edit-payment-method-enabled': true,
  'manual-price-management-enabled': true,
  'manual-title-management-enabled': true,
  'checkout-page-enabled': true,
  'discount-early-bird-enabled': false,
  'wi-shipping-enabled': false,
  'wi-returns-enabled': false,
} as const satisfies Record<string, boolean>;

export type SwitchName = keyof typeof SWITCHES;
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

export function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name);
}

/** Entitlements with their defaults (specification, section 3). A plan or an admin can grant more. */
export const ENTITLEMENTS = {
  bulk_requesting_enabled: false,
  channel_chat: false,
  channel_ticket_form: true,
  channel_talk: false,
  channel_help_center: true,
  can_onboard_to_epl: false,
  can_onboard_to_epl_domestic: false,
  can_use_epl_trial: false,
  can_use_epl_trial_domestic: false,
  can_manage_epl_ad_rate_strategies: false,
  can_manage_epl_domestic_ad_rate_strategies: false,
  can_use_shipping: false,
  can_onboard_to_returns_domestic: false,
  can_onboard_to_returns_international_active: false,
} as const satisfies Record<string, boolean>;

export type Entitlement = keyof typeof ENTITLEMENTS;
export const ENTITLEMENT_NAMES = Object.keys(ENTITLEMENTS) as readonly Entitlement[];

export function isEntitlement(name: string): name is Entitlement {
  return Object.hasOwn(ENTITLEMENTS, name);
}
