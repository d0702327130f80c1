import type { Tables } from '../../platform/database/tables.data.ts';

export type TableName = keyof Tables & string;

export interface ExportedTable {
  /** The name of its files in the zip, without extension. */
  readonly file: string;
  readonly table: TableName;
  /** Columns that stay: secrets, and what only a payment provider understands. */
  readonly without?: readonly string[];
}

/** What an export contains: everything that a seller has entered, imported, sold or paid. */
export const EXPORTED: readonly ExportedTable[] = [
  { file: 'business', table: 'users', without: ['payment_customer_id'] },
  { file: 'contact-details', table: 'contact_details', without: ['pending_token_hash'] },
  { file: 'invoice-details', table: 'billing_customers', without: ['provider_customer'] },
  { file: 'settings', table: 'user_settings' },
  { file: 'listing-checks-off', table: 'listing_checks_off' },
  { file: 'platforms', table: 'user_platforms' },
  { file: 'third-party-tools', table: 'third_party_tools' },
  { file: 'team', table: 'memberships' },
  { file: 'former-members', table: 'former_members' },
  { file: 'invitations', table: 'invitations', without: ['token_hash'] },
  { file: 'terms-answers', table: 'terms_of_service_answers' },
  { file: 'accounts', table: 'marketplace_accounts' },
  { file: 'account-sites', table: 'account_sites' },
  { file: 'onboardings', table: 'onboardings' },
  { file: 'cdiscount-offer-terms', table: 'cdiscount_offer_terms' },
  { file: 'offer-taxes', table: 'offer_taxes' },
  { file: 'offer-tax-rules', table: 'offer_tax_rules' },
  { file: 'manufacturers', table: 'safety_entries' },
  { file: 'energy-labels', table: 'energy_labels' },
  { file: 'producer-numbers', table: 'producer_numbers' },
  { file: 'imports', table: 'imports' },
  { file: 'items', table: 'items' },
  { file: 'item-units', table: 'item_units' },
  { file: 'marketplace-skus', table: 'marketplace_skus' },
  { file: 'listings', table: 'listings' },
  { file: 'runs', table: 'publish_runs' },
  { file: 'run-items', table: 'run_items' },
  { file: 'manual-titles', table: 'manual_titles' },
  { file: 'translations', table: 'translation_memory' },
  { file: 'translation-engines', table: 'translation_engines', without: ['sealed_key'] },
  { file: 'translation-engine-use', table: 'translation_engine_use' },
  { file: 'glossary', table: 'glossary_terms' },
  { file: 'keywords', table: 'keywords' },
  { file: 'size-charts', table: 'size_charts' },
  { file: 'categories', table: 'category_mappings' },
  { file: 'categories-of-items', table: 'item_categories' },
  { file: 'item-specifics', table: 'item_specifics' },
  { file: 'code-exemptions', table: 'code_exemptions' },
  { file: 'product-matches', table: 'product_matches' },
  { file: 'shipping-profiles', table: 'shipping_profiles' },
  { file: 'item-shipping', table: 'item_shipping' },
  { file: 'shipping-policy-choices', table: 'shipping_policy_choices' },
  { file: 'shipping-mode-choices', table: 'shipping_mode_choices' },
  { file: 'price-rules', table: 'price_rules' },
  { file: 'price-floors', table: 'price_floors' },
  { file: 'price-stops', table: 'price_stops' },
  { file: 'manual-prices', table: 'manual_prices' },
  { file: 'stock', table: 'stock_levels' },
  { file: 'stock-ledger', table: 'stock_ledger' },
  // Buyers stay sealed: a file is kept for days, and nobody could erase them in it.
  {
    file: 'orders',
    table: 'orders',
    without: ['buyer_username', 'ship_to_name', 'buyer_sealed', 'buyer_key', 'buyer_words', 'aside_sealed'],
  },
  { file: 'order-settings', table: 'order_settings' },
  { file: 'order-lines', table: 'order_lines' },
  { file: 'order-answers', table: 'order_answers', without: ['fence', 'lease_until'] },
  { file: 'shipments', table: 'shipments', without: ['fence', 'lease_until'] },
  { file: 'order-changes', table: 'order_changes', without: ['fence', 'lease_until', 'shown_before'] },
  { file: 'shipping-policies', table: 'shipping_policies', without: ['fence', 'lease_until'] },
  { file: 'history-groups', table: 'history_groups' },
  { file: 'history', table: 'history' },
  { file: 'subscription', table: 'subscriptions' },
  { file: 'trial', table: 'trials' },
  { file: 'invoices', table: 'invoices' },
  {
    file: 'payments',
    table: 'payments',
    without: ['intent', 'method_ref', 'provider_ref', 'action_url', 'look_at', 'looks'],
  },
  { file: 'refunds', table: 'refunds', without: ['provider_ref', 'look_at'] },
  { file: 'payment-methods', table: 'payment_methods', without: ['provider_ref'] },
  { file: 'support-requests', table: 'support_requests' },
  { file: 'survey-answers', table: 'survey_answers' },
  { file: 'notifications', table: 'notifications' },
];

/** The tables of a business that an export leaves out, by reason. */
const LEFT_OUT = {
  /** They give access to a marketplace or to Quayside. */
  secret: ['account_tokens', 'consent_states', 'order_search_keys', 'sessions'],
  /** They follow from exported tables, or can be read again from the marketplace. */
  derived: [
    'account_directory',
    'account_site_readiness',
    'blacklists',
    'keyword_matches',
    'listing_totals',
    'notification_marks',
    'order_totals',
    'product_rows',
    'product_totals',
    'publish_counts',
    'sales_days',
    'site_title_lists',
    'site_titles',
    'user_entitlements',
    'user_event_counters',
    'user_events',
  ],
  /** They are Quayside's own work in progress or its logs. */
  working: [
    'bulk_entries',
    'bulk_submissions',
    'business_closings',
    'catalogue_drop_items',
    'catalogue_drops',
    'checkouts',
    'data_export_parts',
    'data_exports',
    'desired_states',
    'dispatch_holds',
    'dispatch_listings',
    'expiry_warnings',
    'home_following',
    'import_rows',
    'marketplace_requests',
    'order_cursors',
    'safety_followers',
    'send_attempts',
    'stock_targets',
    'sync_cursors',
  ],
} as const satisfies Readonly<Record<string, readonly TableName[]>>;

/** Every table with rows of a business. */
export const BUSINESS_TABLES: readonly TableName[] = [
  ...EXPORTED.map(({ table }) => table),
  ...Object.values(LEFT_OUT).flat(),
];
