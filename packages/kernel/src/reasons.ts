/**
 * Why a run item is not (or not yet) listed. Each code has one sentence (`publishing.reason.<code>`) and one fix.
 * `blocks` is the resulting state of the run item: `blocked` needs the seller; `failed` was rejected by the marketplace
 * or failed while it was sent.
 */
export const REASONS = {
  blacklisted_manual: { fix: 'unblock' },
  blacklisted_keyword: { fix: 'edit_blacklist' },
  country_excluded: { fix: 'edit_product_settings' },
  market_closed: { fix: 'open_market' },
  market_paused: { fix: 'open_market' },
  category_not_allowed: { fix: 'choose_category' },
  no_price: { fix: 'set_price' },
  price_below_floor: { fix: 'edit_price_rule' },
  prices_stopped: { fix: 'edit_price_rule' },
  rate_stale: { fix: 'wait' },
  price_held: { fix: 'see_held_prices' },
  condition_not_sold: { fix: 'none' },
  condition_not_in_category: { fix: 'choose_category' },
  out_of_stock: { fix: 'restock' },
  no_image: { fix: 'add_image' },
  no_category: { fix: 'choose_category' },
  sku_too_long: { fix: 'shorten_sku' },
  no_shipping: { fix: 'set_policies' },
  no_shipping_template: { fix: 'choose_shipping' },
  site_not_ready: { fix: 'set_policies' },
  home_site: { fix: 'none' },
  already_listed: { fix: 'change_listing' },
  already_queued: { fix: 'none' },
  nothing_translated: { fix: 'write_title' },
  nothing_to_translate: { fix: 'write_title' },
  drafts_not_allowed: { fix: 'allow_drafts' },
  title_unseen: { fix: 'allow_drafts' },
  protected_too_long: { fix: 'write_title' },
  title_check_failed: { fix: 'write_title' },
  duplicate_title: { fix: 'write_title' },
  missing_aspects: { fix: 'add_aspects' },
  attributes_refused: { fix: 'add_aspects' },
  no_gtin: { fix: 'add_gtin' },
  no_code_exemption: { fix: 'declare_exemption' },
  not_in_catalogue: { fix: 'check_gtin' },
  product_doubtful: { fix: 'compare_products' },
  offer_restricted: { fix: 'read_reason' },
  sold_there_already: { fix: 'none' },
  stock_kept_elsewhere: { fix: 'none' },
  no_tax_rate: { fix: 'set_taxes' },
  no_manufacturer: { fix: 'enter_manufacturer' },
  no_responsible_person: { fix: 'enter_manufacturer' },
  no_energy_label: { fix: 'enter_energy_label' },
  no_hazard_statements: { fix: 'enter_hazards' },
  no_safety_warnings: { fix: 'enter_hazards' },
  no_epr_number: { fix: 'enter_epr_number' },
  currency_unsupported: { fix: 'contact_support' },
  ended_at_home: { fix: 'none' },
  rejected_by_marketplace: { fix: 'read_reason' },
  selling_limit_reached: { fix: 'raise_limit' },
  account_disconnected: { fix: 'reconnect' },
  quota_reached: { fix: 'wait' },
  marketplace_unavailable: { fix: 'retry' },
  cancelled: { fix: 'list_again' },
  discarded: { fix: 'prepare_again' },
  flow_title: { fix: 'write_title' },
  flow_margin: { fix: 'edit_price_rule' },
  flow_margin_unknown: { fix: 'enter_costs' },
  flow_tried: { fix: 'prepare_again' },
  flow_cap: { fix: 'none' },
} as const satisfies Record<string, { fix: string }>;

export type ReasonCode = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];

export type FixCode = (typeof REASONS)[ReasonCode]['fix'];

/**
 * Rejections that repeat until something changes at the marketplace, which it does not report to Quayside. Quayside resends such run items
 * only if the seller asks for this reason.
 */
const AGAIN_BY_NAME: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['selling_limit_reached']);

export function isAgainByName(reason: ReasonCode | null): boolean {
  return reason !== null && AGAIN_BY_NAME.has(reason);
}

export interface Reason {
  readonly code: ReasonCode;
  /** Variables of the sentence: numbers, names, the marketplace's own words. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export function isReasonCode(value: string): value is ReasonCode {
  return Object.hasOwn(REASONS, value);
}
