// Made from the migrated database by `npm run database:types`; not written by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Any JSON value; a repository narrows it where the row becomes an object. */
export type Json = unknown;

export interface AccountDirectoryTable {
  platform: string;
  external_id: string;
  user_id: number;
  account_id: number;
}

export interface AccountSiteReadinessTable {
  user_id: number;
  account_id: number;
  site: string;
  is_ready: boolean;
  gaps: Generated<string[]>;
  settings: ColumnType<Json, string | undefined, string>;
  checked_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AccountSiteTable {
  user_id: number;
  account_id: number;
  site: string;
  is_enabled: Generated<boolean>;
  is_target: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AccountTokenTable {
  user_id: number;
  account_id: number;
  state: Generated<string>;
  type: Generated<string>;
  ciphertext: Buffer;
  access_expires_at: ColumnType<Date, Date | string, Date | string>;
  refresh_expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  consented_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ArticleQuestionTable {
  language: string;
  slug: string;
  question: string;
  words: string;
}

export interface ArticleTable {
  language: string;
  slug: string;
  topic: string;
  title: string;
  excerpt: string;
  body: string;
  screens: string[];
  about: string[];
  place: number;
  hash: string;
  words: string;
  spelling: string;
}

export interface AuthenticatorTable {
  login_id: number;
  sealed_secret: Buffer;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_step: Generated<number>;
}

export interface BillingCustomerTable {
  user_id: number;
  invoice_details: ColumnType<Json | null, string | null | undefined, string | null>;
  provider_customer: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  vat_id_checked_on: string | null;
  vat_id_checked_by: string | null;
}

export interface BlacklistTable {
  user_id: number;
  version: Generated<number>;
}

export interface BulkEntryTable {
  user_id: number;
  submission_id: number;
  position: number;
  entry: ColumnType<Json, string, string>;
}

export interface BulkSubmissionTable {
  user_id: number;
  submission_id: GeneratedAlways<number>;
  account_id: number;
  site: string;
  call: string;
  ticket: string;
  changes: number;
  last_error: ColumnType<Json | null, string | null | undefined, string | null>;
  handed_in_at: ColumnType<Date, Date | string, Date | string>;
  look_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_begun: Generated<boolean>;
}

export interface BusinessClosingTable {
  user_id: number;
  requested_by: number;
  requested_at: ColumnType<Date, Date | string, Date | string>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface CatalogueDropItemTable {
  user_id: number;
  account_id: number;
  drop_id: number;
  item_id: number;
}

export interface CatalogueDropTable {
  user_id: number;
  account_id: number;
  drop_id: GeneratedAlways<number>;
  import_id: number;
  state: Generated<string>;
  known: number;
  missing: number;
  times: Generated<number>;
  found_at: ColumnType<Date, Date | string, Date | string>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface CategoryMappingTable {
  user_id: number;
  account_id: number;
  home_category_id: string;
  site: string;
  category_id: string | null;
  category_path: Generated<string[]>;
  source: string;
  confidence: number | null;
  tree_version: string;
  checked_at: ColumnType<Date, Date | string, Date | string>;
}

export interface CdiscountOfferTermTable {
  user_id: number;
  account_id: number;
  handling_time: number;
  shipping_options: string[];
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  delivery_fees: ColumnType<Json, string | undefined, string>;
}

export interface CheckoutTable {
  user_id: number;
  checkout_id: string;
  idempotency_key: string;
  payment_id: number;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface CodeExemptionTable {
  user_id: number;
  account_id: number;
  brand: string;
  category_id: string;
  declared_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ConsentStateTable {
  state_hash: Buffer;
  user_id: number;
  login_id: number;
  platform: string;
  account_id: number | null;
  host: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  session_hash: Buffer | null;
  redirect_back_url: Generated<string>;
  redirect_back_failure_url: string | null;
}

export interface ContactDetailTable {
  user_id: number;
  details: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  pending_email: string | null;
  pending_token_hash: Buffer | null;
  pending_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface DataExportPartTable {
  user_id: number;
  place: number;
  bytes: Buffer;
}

export interface DataExportTable {
  user_id: number;
  state: string;
  requested_by: number;
  language: string;
  requested_at: ColumnType<Date, Date | string, Date | string>;
  ready_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  byte_count: Generated<number>;
  row_count: Generated<number>;
}

export interface DescriptionFollowerTable {
  user_id: number;
  item_id: number;
  site: string;
}

export interface DescriptionSettingTable {
  user_id: number;
  site: string;
  choice: string;
  template: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface DesiredStateTable {
  user_id: number;
  account_id: number;
  target_key: string;
  change_kind: string;
  site: string;
  is_home: Generated<boolean>;
  lease_key: string;
  call: string;
  item_id: number;
  generation: Generated<number>;
  sent_generation: Generated<number>;
  payload: ColumnType<Json, string, string>;
  state: Generated<string>;
  priority: number;
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
  attempts: Generated<number>;
  fence: Generated<number>;
  last_error: ColumnType<Json | null, string | null | undefined, string | null>;
  run_id: number | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  rides_only: Generated<boolean>;
  taken_generation: number | null;
}

export interface DispatchHoldTable {
  user_id: number;
  account_id: number;
  call: string;
  reason: string;
  until: ColumnType<Date, Date | string, Date | string>;
  announced_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface DispatchListingTable {
  user_id: number;
  account_id: number;
  lease_key: string;
  site: string;
  is_home: Generated<boolean>;
  is_group: Generated<boolean>;
  is_live: Generated<boolean>;
  listing_id: string | null;
  offers: ColumnType<Json, string | undefined, string>;
  fence: Generated<number>;
  owner: string | null;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface EnergyLabelTable {
  user_id: number;
  item_id: number;
  image_url: string;
  image_description: string;
  sheet_url: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ErasedPeopleTable {
  platform: string;
  person_hash: Buffer;
  erased_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ExchangeRateTable {
  date: string;
  base: string;
  currency: string;
  millionths: number;
  source: string;
}

export interface ExpiryWarningTable {
  user_id: number;
  account_id: number;
  consent: number;
  days: number;
  warned_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface FormerMemberTable {
  user_id: number;
  login_id: number;
  left_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface GlossaryTermTable {
  user_id: number;
  term_id: GeneratedAlways<number>;
  src_text: string;
  dst_text: string;
  src_lang: string;
  dst_lang: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface HistoryTable {
  user_id: number;
  history_id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  actor_kind: string;
  actor_id: number | null;
  entity: string;
  entity_id: number;
  item_id: number | null;
  site: string | null;
  field: string;
  before: ColumnType<Json | null, string | null | undefined, string | null>;
  after: ColumnType<Json | null, string | null | undefined, string | null>;
  why: string;
  group_id: number | null;
}

export interface HistoryGroupTable {
  user_id: number;
  group_id: number;
  cause: string | null;
  entries: Generated<number>;
}

export interface HomeFollowingTable {
  user_id: number;
  account_id: number;
  ends_abroad: Generated<boolean>;
  follows_titles: Generated<boolean>;
}

export interface ImportRowTable {
  user_id: number;
  import_id: number;
  external_id: string;
  state: Generated<string>;
  error_text: string | null;
  format: string | null;
}

export interface ImportTable {
  user_id: number;
  import_id: GeneratedAlways<number>;
  account_id: number;
  state: Generated<string>;
  phase: Generated<string>;
  cursor: string | null;
  total: Generated<number>;
  listed: Generated<number>;
  imported: Generated<number>;
  updated: Generated<number>;
  failed: Generated<number>;
  error_code: string | null;
  error_text: string | null;
  resumes_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  skipped: Generated<number>;
}

export interface InvitationTable {
  user_id: number;
  invitation_id: GeneratedAlways<number>;
  email: string;
  role: string;
  token_hash: Buffer;
  invited_by: number;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface InvoiceSeryTable {
  series: string;
  last_number: number;
}

export interface InvoiceTable {
  user_id: number;
  invoice_id: GeneratedAlways<number>;
  number: string;
  kind: string;
  status: string;
  invoice_date: string;
  period_start: ColumnType<Date, Date | string, Date | string>;
  period_end: ColumnType<Date, Date | string, Date | string>;
  currency: string;
  net_minor: number;
  vat_basis_points: number;
  vat_treatment: string;
  vat_minor: number;
  total_minor: number;
  lines: ColumnType<Json, string, string>;
  buyer: ColumnType<Json, string, string>;
  payment_id: number | null;
  credits: number | null;
  issued_at: ColumnType<Date, Date | string, Date | string>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ItemCategoryTable {
  user_id: number;
  item_id: number;
  site: string;
  category_id: string;
  category_path: Generated<string[]>;
  chosen_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ItemShippingTable {
  user_id: number;
  item_id: number;
  profile_id: number | null;
  weight_grams: number | null;
}

export interface ItemSpecificTable {
  user_id: number;
  item_id: number;
  site: string;
  name: string;
  values: string[];
  given_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ItemUnitTable {
  user_id: number;
  item_id: number;
  unit_id: GeneratedAlways<number>;
  sku: string;
  gtin: string | null;
  specifics: ColumnType<Json, string | undefined, string>;
  price_minor: number;
  currency: string;
  images: Generated<string[]>;
  is_ended: Generated<boolean>;
  position: Generated<number>;
}

export interface ItemTable {
  user_id: number;
  item_id: GeneratedAlways<number>;
  account_id: number;
  platform: string;
  ref: string;
  external_id: string;
  sku: string;
  gtin: string | null;
  mpn: string | null;
  title: string;
  description: Generated<string>;
  category_id: string | null;
  category_path: Generated<string[]>;
  brand: string | null;
  condition: Generated<string>;
  price_minor: number;
  currency: string;
  cost_minor: number | null;
  cost_currency: string | null;
  images: Generated<string[]>;
  attributes: ColumnType<Json, string | undefined, string>;
  has_variants: Generated<boolean>;
  url: string | null;
  is_ended: Generated<boolean>;
  blacklisting_reason: Generated<string>;
  is_blacklisted: Generated<boolean>;
  repricer_blocked: Generated<boolean>;
  source_hash: string;
  imported_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  asin: string | null;
}

export interface JobCrasheTable {
  job_id: string;
  points: number;
  crashed_at: ColumnType<Date, Date | string, Date | string>;
}

export interface KeywordMatchTable {
  user_id: number;
  keyword_id: number;
  item_id: number;
}

export interface KeywordTable {
  user_id: number;
  keyword_id: GeneratedAlways<number>;
  platform: string;
  keyword: string;
  match: string;
  language: string;
  fields: string[];
  exceptions: Generated<string[]>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface KnownPlaceTable {
  login_id: number;
  place_hash: Buffer;
  seen_at: ColumnType<Date, Date | string, Date | string>;
}

export interface LeaseTable {
  name: string;
  owner: string;
  fence: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ListingChecksOffTable {
  user_id: number;
  check_name: string;
  switched_off_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ListingTotalTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  n: Generated<number>;
}

export interface ListingTable {
  user_id: number;
  item_id: number;
  site: string;
  account_id: number;
  state: string;
  reason: ColumnType<Json | null, string | null | undefined, string | null>;
  listing_key: string | null;
  is_group: Generated<boolean>;
  title: Generated<string>;
  title_label: Generated<string>;
  coverage: number | null;
  price_minor: number | null;
  currency: string | null;
  price_owner: Generated<string>;
  price_breakdown: ColumnType<Json | null, string | null | undefined, string | null>;
  quantity: Generated<number>;
  listing_id: string | null;
  url: string | null;
  settings: ColumnType<Json, string | undefined, string>;
  run_id: number | null;
  listed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  source_account_id: number | null;
  is_title_outdated: Generated<boolean>;
  shipping_key: string | null;
}

export interface LoginTable {
  login_id: GeneratedAlways<number>;
  email: string;
  name: string;
  password_hash: string;
  admin_user_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  language: string | null;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface MailboxLinkTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface MailTable {
  mail_id: GeneratedAlways<number>;
  recipient: string;
  template: string;
  language: string;
  sealed_values: Buffer | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  given_up_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ManualPriceTable {
  user_id: number;
  item_id: number;
  site: string;
  unit_id: Generated<number>;
  price_minor: number;
  currency: string;
  is_enabled: Generated<boolean>;
  source_price_minor: number;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ManualTitleTable {
  user_id: number;
  item_id: number;
  site: string;
  translation: string;
  source_title: string;
  by_customer: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_accepted: Generated<boolean>;
}

export interface MarketplaceAccountTable {
  user_id: number;
  account_id: GeneratedAlways<number>;
  platform: string;
  external_id: string;
  username: string;
  source_site: string;
  business_type: Generated<string>;
  paused_reason: string | null;
  connected_at: ColumnType<Date, Date | string | undefined, Date | string>;
  leaving: string | null;
  leaving_by: number | null;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface MarketplaceNotificationKeyTable {
  platform: string;
  kid: string;
  key: string;
  digest: string;
  learned_at: ColumnType<Date, Date | string, Date | string>;
}

export interface MarketplaceNotificationRegistrationTable {
  platform: string;
  wanted: Buffer;
  address: string;
  reference: string | null;
  trouble: string | null;
  words: Generated<string>;
  topics: ColumnType<Json, string | undefined, string>;
  checked_at: ColumnType<Date, Date | string, Date | string>;
  failures: Generated<number>;
}

export interface MarketplaceNotificationTable {
  platform: string;
  notification_id: string;
  topic: string;
  subject: ColumnType<Json | null, string | null | undefined, string | null>;
  event_at: ColumnType<Date, Date | string, Date | string>;
  received_at: ColumnType<Date, Date | string | undefined, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface MarketplaceRequestTable {
  user_id: number;
  account_id: number;
  request_id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  operation: string;
  method: string;
  path: string;
  status: number | null;
  duration_ms: number;
  error_kind: string | null;
  marketplace_request_id: string | null;
}

export interface MarketplaceSkuTable {
  user_id: number;
  account_id: number;
  marketplace_sku: string;
  site: string;
  item_id: number;
  unit_id: number | null;
}

export interface MembershipTable {
  user_id: number;
  login_id: number;
  role: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NotificationMarkTable {
  user_id: number;
  login_id: number;
  last_read_id: number;
}

export interface NotificationTable {
  user_id: number;
  notification_id: GeneratedAlways<number>;
  html: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface OfferTaxRuleTable {
  user_id: number;
  account_id: number;
  position: number;
  category_id: string | null;
  category_path: string | null;
  item_id: number | null;
  vat_rate: number;
  eco_tax: number;
}

export interface OfferTaxTable {
  user_id: number;
  account_id: number;
  vat_rate: number;
  eco_tax: number;
  confirmed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface OnboardingTable {
  user_id: number;
  platform: string;
  is_ongoing: Generated<boolean>;
  step: Generated<string>;
  redirect_back_url: Generated<string>;
  redirect_back_failure_url: string | null;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  campaign: string | null;
  onboarding_id: GeneratedAlways<number>;
  account_id: number | null;
  answers: ColumnType<Json, string | undefined, string>;
  has_chosen_plan: Generated<boolean>;
  is_subscription_failed: Generated<boolean>;
  outcome: string | null;
}

export interface OrderAnswerTable {
  user_id: number;
  order_id: number;
  account_id: number;
  order_external_id: string;
  is_accepted: boolean;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_error: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface OrderChangeTable {
  user_id: number;
  order_id: number;
  number: number;
  account_id: number;
  site: string;
  order_external_id: string;
  kind: string;
  reason: string;
  amount_minor: number | null;
  currency: string | null;
  lines: ColumnType<Json, string | undefined, string>;
  pieces: ColumnType<Json, string | undefined, string>;
  shown_before: string | null;
  state: Generated<string>;
  error: string | null;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface OrderCursorTable {
  user_id: number;
  account_id: number;
  cursor: string | null;
  looked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  set_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  set_back_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  set_back_to: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  looked_at_monotonic: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface OrderLineTable {
  user_id: number;
  order_id: number;
  line_id: GeneratedAlways<number>;
  external_id: string;
  item_id: number | null;
  unit_id: number | null;
  marketplace_sku: string | null;
  listing_id: string | null;
  title: string;
  quantity: number;
  reserved: Generated<number>;
  total_minor: number;
  currency: string;
}

export interface OrderSearchKeyTable {
  user_id: number;
  sealed: Buffer;
}

export interface OrderSettingTable {
  user_id: number;
  buyer_retention_days: number;
}

export interface OrderTotalTable {
  user_id: number;
  account_id: number;
  platform: string;
  site: string;
  status: string;
  n: number;
}

export interface OrderTable {
  user_id: number;
  order_id: GeneratedAlways<number>;
  account_id: number;
  platform: string;
  external_id: string;
  site: string;
  status: string;
  total_minor: number;
  currency: string;
  buyer_username: string | null;
  ship_to_name: string | null;
  ship_to_country: string | null;
  stock_status: Generated<string>;
  ordered_at: ColumnType<Date, Date | string, Date | string>;
  modified_at: ColumnType<Date, Date | string, Date | string>;
  received_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_fulfilled_by_marketplace: Generated<boolean>;
  answer: string | null;
  answer_by: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ship_by: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  items_minor: number | null;
  shipping_minor: number | null;
  tax_minor: number | null;
  fee_minor: number | null;
  problem: string | null;
  search_text: Generated<string>;
  urgency: GeneratedAlways<number>;
  buyer_sealed: Buffer | null;
  buyer_key: Buffer | null;
  buyer_words: Generated<string[]>;
  buyer_done_at: ColumnType<Date, Date | string | undefined, Date | string>;
  buyer_erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  shipped_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_aside: Generated<boolean>;
  aside_sealed: Buffer | null;
}

export interface PasswordResetRequestTable {
  request_id: GeneratedAlways<number>;
  email: string;
  language: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PasswordResetTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaymentMethodTable {
  user_id: number;
  type: string;
  provider: string;
  provider_ref: string;
  label: string;
  expires_on: string | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PaymentTable {
  user_id: number;
  payment_id: GeneratedAlways<number>;
  purpose: string;
  intent: ColumnType<Json, string, string>;
  amount_minor: number;
  currency: string;
  provider: string;
  method_type: string;
  method_ref: string;
  provider_ref: string | null;
  status: string;
  action_url: string | null;
  error_code: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  look_at: ColumnType<Date, Date | string, Date | string>;
  looks: Generated<number>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PriceFloorTable {
  user_id: number;
  item_id: number;
  site: string;
  floor_minor: number;
  currency: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PriceRuleTable {
  user_id: number;
  account_id: number;
  site: string;
  is_pricing_enabled: Generated<boolean>;
  increase_type: Generated<string>;
  increase: Generated<number>;
  neat_prices: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  floor_minor: number | null;
}

export interface PriceStopTable {
  user_id: number;
  account_id: Generated<number>;
  stopped_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ProducerNumberTable {
  user_id: number;
  country: string;
  stream: string;
  number: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ProductMatchTable {
  user_id: number;
  item_id: number;
  site: string;
  is_same: boolean;
  product_ids: string[];
  decided_at: ColumnType<Date, Date | string, Date | string>;
  product: ColumnType<Json, string | undefined, string>;
}

export interface ProductRowTable {
  user_id: number;
  item_id: number;
  account_id: number;
  platform: string;
  ref: string;
  sku: string;
  title: string;
  title_sort: string;
  brand: string | null;
  category: string | null;
  image_url: string | null;
  condition: string;
  price_minor: number;
  currency: string;
  quantity: number;
  unit_count: Generated<number>;
  is_ended: Generated<boolean>;
  is_blacklisted: Generated<boolean>;
  blacklisting_reason: Generated<string>;
  repricer_blocked: Generated<boolean>;
  sites: ColumnType<Json, string | undefined, string>;
  listed_count: Generated<number>;
  search_text: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_listed: Generated<boolean>;
  is_moving: Generated<boolean>;
  has_failed: Generated<boolean>;
  lacks_shipping: Generated<boolean>;
  asin: string | null;
}

export interface ProductTotalTable {
  user_id: number;
  account_id: number;
  status: string;
  n: Generated<number>;
}

export interface PublishCountTable {
  user_id: number;
  run_id: number;
  site: string;
  verdict: string;
  reason_code: Generated<string>;
  outcome: string;
  coverage_step: Generated<number>;
  n: Generated<number>;
}

export interface PublishRunTable {
  user_id: number;
  run_id: GeneratedAlways<number>;
  account_id: number;
  kind: string;
  state: string;
  selection: ColumnType<Json, string, string>;
  sites: string[];
  cursor: Generated<number>;
  items_total: Generated<number>;
  items_prepared: Generated<number>;
  allow_drafts: Generated<boolean>;
  coverage_threshold: Generated<number>;
  paused_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  paused_reason: string | null;
  error_text: string | null;
  requested_by: number;
  confirmed_by: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  plan: ColumnType<Json | null, string | null | undefined, string | null>;
  source_account_id: number;
  confirmed_by_kind: string | null;
  resumes_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RateLimitAttemptTable {
  key_hash: Buffer;
  n: number;
  ends_at: ColumnType<Date, Date | string, Date | string>;
}

export interface RecoveryCodeTable {
  login_id: number;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RefundTable {
  user_id: number;
  refund_id: GeneratedAlways<number>;
  invoice_id: number;
  payment_id: number;
  amount_minor: number;
  status: string;
  provider_ref: string | null;
  error_code: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  look_at: ColumnType<Date, Date | string, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_foreign: Generated<boolean>;
}

export interface RunItemTable {
  user_id: number;
  run_id: number;
  item_id: number;
  site: string;
  verdict: string;
  outcome: Generated<string>;
  reason_code: string | null;
  reason_params: ColumnType<Json | null, string | null | undefined, string | null>;
  title: string | null;
  title_label: string | null;
  coverage: number | null;
  price_minor: number | null;
  currency: string | null;
  price_owner: string | null;
  price_breakdown: ColumnType<Json | null, string | null | undefined, string | null>;
  quantity: number | null;
  category_id: string | null;
  untranslated: Generated<string[]>;
  dropped: Generated<string[]>;
}

export interface SafetyEntryTable {
  user_id: number;
  scope: string;
  scope_key: string;
  brand: string | null;
  manufacturer: ColumnType<Json | null, string | null | undefined, string | null>;
  responsible_person: ColumnType<Json | null, string | null | undefined, string | null>;
  is_exempt: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SafetyFollowerTable {
  user_id: number;
  item_id: number;
  site: string;
}

export interface SalesDayTable {
  user_id: number;
  account_id: number;
  platform: string;
  day: string;
  site: string;
  currency: string;
  orders: Generated<number>;
  units: Generated<number>;
  revenue_minor: Generated<number>;
}

export interface SendAttemptTable {
  user_id: number;
  account_id: number;
  send_id: GeneratedAlways<number>;
  target_key: string;
  change_kind: string;
  generation: number;
  fence: number;
  outcome: string;
  error: ColumnType<Json | null, string | null | undefined, string | null>;
  gate: ColumnType<Json | null, string | null | undefined, string | null>;
  sent: ColumnType<Json | null, string | null | undefined, string | null>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date, Date | string | undefined, Date | string>;
  site: string | null;
}

export interface SessionTable {
  token_hash: Buffer;
  login_id: number;
  user_id: number;
  admin_user_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  session_id: GeneratedAlways<number>;
  user_agent: Generated<string>;
  address: Generated<string>;
}

export interface ShipmentTable {
  user_id: number;
  order_id: number;
  number: number;
  account_id: number;
  site: string;
  order_external_id: string;
  carrier_code: string;
  tracking_number: string;
  shipped_at: ColumnType<Date, Date | string, Date | string>;
  lines: ColumnType<Json, string, string>;
  state: Generated<string>;
  reason: string | null;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ShippingModeChoiceTable {
  user_id: number;
  account_id: number;
  level: string;
  mode_code: string | null;
}

export interface ShippingPolicyTable {
  user_id: number;
  account_id: number;
  site: string;
  policy_key: string;
  name: string;
  content: ColumnType<Json, string, string>;
  generation: Generated<number>;
  policy_id: string | null;
  state: Generated<string>;
  reason: string | null;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_error: ColumnType<Json | null, string | null | undefined, string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ShippingPolicyChoiceTable {
  user_id: number;
  account_id: number;
  profile_id: number;
  site: string;
  policy_id: string;
}

export interface ShippingProfileTable {
  user_id: number;
  profile_id: GeneratedAlways<number>;
  name: string;
  currency: string;
  handling_days: number;
  is_free_shipping: boolean;
  is_default: Generated<boolean>;
  countries: ColumnType<Json, string, string>;
  rates: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SignInChallengeTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  tries: Generated<number>;
}

export interface SiteCategoryTable {
  platform: string;
  site: string;
  category_id: string;
  tree_version: string;
  requirements: ColumnType<Json, string, string>;
  read_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SiteTitleListTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  inputs: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  made_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SiteTitleTable {
  user_id: number;
  account_id: number;
  site: string;
  item_id: number;
  source_title: string;
  made_title: string | null;
  label: string | null;
  coverage: number | null;
  untranslated: string[];
  dropped: string[];
  reason: string | null;
  is_draft: boolean;
  title: string | null;
  state: string;
  length: number;
  title_key: string | null;
  search_text: string;
}

export interface SizeChartTable {
  user_id: number;
  chart_id: GeneratedAlways<number>;
  name: string;
  brand: string | null;
  category_id: string | null;
  category_name: string | null;
  category_path: string | null;
  kind: string;
  age: string;
  gender: string;
  width: string;
  rows: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface StockLedgerTable {
  user_id: number;
  unit_id: number;
  entry_id: GeneratedAlways<number>;
  kind: string;
  on_hand_delta: Generated<number>;
  reserved_delta: Generated<number>;
  cause: string;
  actor_kind: string;
  actor_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface StockLevelTable {
  user_id: number;
  unit_id: number;
  item_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  buffer: Generated<number>;
  version: Generated<number>;
  baseline_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_withdrawn: Generated<boolean>;
}

export interface StockTargetTable {
  user_id: number;
  account_id: number;
  listing_key: string;
  marketplace_sku: string;
  site: string;
  item_id: number;
  unit_id: number;
  is_home: Generated<boolean>;
  is_variant: Generated<boolean>;
  is_read_only: Generated<boolean>;
  is_live: Generated<boolean>;
  is_ended: Generated<boolean>;
  listing_id: string | null;
  offer_id: string | null;
  sent_quantity: number | null;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  pool: string | null;
}

export interface SubscriptionTable {
  user_id: number;
  plan: string;
  billing_interval: string;
  currency: string;
  state: string;
  anchor: ColumnType<Date, Date | string, Date | string>;
  period_start: ColumnType<Date, Date | string, Date | string>;
  period_end: ColumnType<Date, Date | string, Date | string>;
  period_net: number;
  discount_percent: number;
  discount_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  next_plan: string | null;
  next_interval: string | null;
  cancels_at_period_end: Generated<boolean>;
  dunning_step: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SupportRequestTable {
  request_id: GeneratedAlways<number>;
  reference: string;
  user_id: number | null;
  login_id: number | null;
  name: string;
  email: string;
  topic: string;
  subject: string;
  message: string;
  language: string;
  api_request_id: string;
  failed_request_id: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  screen: string | null;
  run_id: number | null;
  browser: string | null;
}

export interface SurveyAnswerTable {
  user_id: number;
  answer_id: GeneratedAlways<number>;
  survey: string;
  login_id: number;
  markets: string[];
  reason: string;
  comment: string;
  answered_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SyncCursorTable {
  user_id: number;
  account_id: number;
  kind: string;
  cursor: string | null;
  last_run_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_success_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  error_text: string | null;
  every_ms: number | null;
  failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  error_kind: string | null;
}

export interface TermsOfServiceAnswerTable {
  user_id: number;
  product_code: string;
  version: string;
  is_accepted: boolean;
  file_uri: string;
  login_id: number;
  answered_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface TestPaymentTable {
  idempotency_key: string;
  payment_ref: string;
  method_ref: string;
  amount_minor: number;
  currency: string;
  status: string;
  error_code: string | null;
  calls: Generated<number>;
  refunded_minor: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ThirdPartyToolTable {
  user_id: number;
  tool_code: string;
  external_reference: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ThrottleBucketTable {
  key: string;
  tokens: number;
  refilled_at: ColumnType<Date, Date | string, Date | string>;
  blocked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  day_started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  day_count: Generated<number>;
}

export interface TranslationEngineGlossaryTable {
  user_id: number;
  engine: string;
  src_lang: string;
  dst_lang: string;
  terms_hash: Buffer;
  term_count: number;
  remote_id: string;
  kept_at: ColumnType<Date, Date | string, Date | string>;
}

export interface TranslationEngineUseTable {
  user_id: number;
  engine: string;
  month: string;
  used: Generated<number>;
  reserved: Generated<number>;
}

export interface TranslationEngineTable {
  user_id: number;
  engine: string;
  sealed_key: Buffer;
  region: string | null;
  position: Generated<number>;
  budget: number;
  state: Generated<string>;
  paused_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface TranslationMemoryTable {
  user_id: number;
  src_lang: string;
  dst_lang: string;
  src_hash: Buffer;
  src_text: string;
  dst_text: string;
  origin: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  asked_terms: Buffer | null;
}

export interface TrialTable {
  user_id: number;
  postpone_count: Generated<number>;
  validation_time: ColumnType<Date, Date | string, Date | string>;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface UserEntitlementTable {
  user_id: number;
  name: string;
  is_granted: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface UserEventCounterTable {
  user_id: number;
  last_event_id: Generated<number>;
}

export interface UserEventTable {
  user_id: number;
  event_id: number;
  kind: string;
  payload: ColumnType<Json, string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface UserPlatformTable {
  user_id: number;
  platform: string;
  state: string;
  programme: string | null;
  trial_launched: Generated<boolean>;
  is_shipping_for_mp_enabled: Generated<boolean>;
}

export interface UserSettingTable {
  user_id: number;
  name: string;
  value: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface UserTable {
  user_id: GeneratedAlways<number>;
  name: string;
  email: string;
  country: Generated<string>;
  currency: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  chosen_onboarding_platform: string | null;
  welcome_page: Generated<string[]>;
  special_offers: Generated<string[]>;
  payment_customer_id: string | null;
}

export interface WriteProbeTable {
  probe_id: number;
  written_at: ColumnType<Date, Date | string, Date | string>;
}

export interface Tables {
  account_directory: AccountDirectoryTable;
  account_site_readiness: AccountSiteReadinessTable;
  account_sites: AccountSiteTable;
  account_tokens: AccountTokenTable;
  article_questions: ArticleQuestionTable;
  articles: ArticleTable;
  authenticators: AuthenticatorTable;
  billing_customers: BillingCustomerTable;
  blacklists: BlacklistTable;
  bulk_entries: BulkEntryTable;
  bulk_submissions: BulkSubmissionTable;
  business_closings: BusinessClosingTable;
  catalogue_drop_items: CatalogueDropItemTable;
  catalogue_drops: CatalogueDropTable;
  category_mappings: CategoryMappingTable;
  cdiscount_offer_terms: CdiscountOfferTermTable;
  checkouts: CheckoutTable;
  code_exemptions: CodeExemptionTable;
  consent_states: ConsentStateTable;
  contact_details: ContactDetailTable;
  data_export_parts: DataExportPartTable;
  data_exports: DataExportTable;
  description_followers: DescriptionFollowerTable;
  description_settings: DescriptionSettingTable;
  desired_states: DesiredStateTable;
  dispatch_holds: DispatchHoldTable;
  dispatch_listings: DispatchListingTable;
  energy_labels: EnergyLabelTable;
  erased_people: ErasedPeopleTable;
  exchange_rates: ExchangeRateTable;
  expiry_warnings: ExpiryWarningTable;
  former_members: FormerMemberTable;
  glossary_terms: GlossaryTermTable;
  history: HistoryTable;
  history_groups: HistoryGroupTable;
  home_following: HomeFollowingTable;
  import_rows: ImportRowTable;
  imports: ImportTable;
  invitations: InvitationTable;
  invoice_series: InvoiceSeryTable;
  invoices: InvoiceTable;
  item_categories: ItemCategoryTable;
  item_shipping: ItemShippingTable;
  item_specifics: ItemSpecificTable;
  item_units: ItemUnitTable;
  items: ItemTable;
  job_crashes: JobCrasheTable;
  keyword_matches: KeywordMatchTable;
  keywords: KeywordTable;
  known_places: KnownPlaceTable;
  leases: LeaseTable;
  listing_checks_off: ListingChecksOffTable;
  listing_totals: ListingTotalTable;
  listings: ListingTable;
  logins: LoginTable;
  mailbox_links: MailboxLinkTable;
  mails: MailTable;
  manual_prices: ManualPriceTable;
  manual_titles: ManualTitleTable;
  marketplace_accounts: MarketplaceAccountTable;
  marketplace_notification_keys: MarketplaceNotificationKeyTable;
  marketplace_notification_registrations: MarketplaceNotificationRegistrationTable;
  marketplace_notifications: MarketplaceNotificationTable;
  marketplace_requests: MarketplaceRequestTable;
  marketplace_skus: MarketplaceSkuTable;
  memberships: MembershipTable;
  notification_marks: NotificationMarkTable;
  notifications: NotificationTable;
  offer_tax_rules: OfferTaxRuleTable;
  offer_taxes: OfferTaxTable;
  onboardings: OnboardingTable;
  order_answers: OrderAnswerTable;
  order_changes: OrderChangeTable;
  order_cursors: OrderCursorTable;
  order_lines: OrderLineTable;
  order_search_keys: OrderSearchKeyTable;
  order_settings: OrderSettingTable;
  order_totals: OrderTotalTable;
  orders: OrderTable;
  password_reset_requests: PasswordResetRequestTable;
  password_resets: PasswordResetTable;
  payment_methods: PaymentMethodTable;
  payments: PaymentTable;
  price_floors: PriceFloorTable;
  price_rules: PriceRuleTable;
  price_stops: PriceStopTable;
  producer_numbers: ProducerNumberTable;
  product_matches: ProductMatchTable;
  product_rows: ProductRowTable;
  product_totals: ProductTotalTable;
  publish_counts: PublishCountTable;
  publish_runs: PublishRunTable;
  rate_limit_attempts: RateLimitAttemptTable;
  recovery_codes: RecoveryCodeTable;
  refunds: RefundTable;
  run_items: RunItemTable;
  safety_entries: SafetyEntryTable;
  safety_followers: SafetyFollowerTable;
  sales_days: SalesDayTable;
  send_attempts: SendAttemptTable;
  sessions: SessionTable;
  shipments: ShipmentTable;
  shipping_mode_choices: ShippingModeChoiceTable;
  shipping_policies: ShippingPolicyTable;
  shipping_policy_choices: ShippingPolicyChoiceTable;
  shipping_profiles: ShippingProfileTable;
  sign_in_challenges: SignInChallengeTable;
  site_categories: SiteCategoryTable;
  site_title_lists: SiteTitleListTable;
  site_titles: SiteTitleTable;
  size_charts: SizeChartTable;
  stock_ledger: StockLedgerTable;
  stock_levels: StockLevelTable;
  stock_targets: StockTargetTable;
  subscriptions: SubscriptionTable;
  support_requests: SupportRequestTable;
  survey_answers: SurveyAnswerTable;
  sync_cursors: SyncCursorTable;
  terms_of_service_answers: TermsOfServiceAnswerTable;
  test_payments: TestPaymentTable;
  third_party_tools: ThirdPartyToolTable;
  throttle_buckets: ThrottleBucketTable;
  translation_engine_glossaries: TranslationEngineGlossaryTable;
  translation_engine_use: TranslationEngineUseTable;
  translation_engines: TranslationEngineTable;
  translation_memory: TranslationMemoryTable;
  trials: TrialTable;
  user_entitlements: UserEntitlementTable;
  user_event_counters: UserEventCounterTable;
  user_events: UserEventTable;
  user_platforms: UserPlatformTable;
  user_settings: UserSettingTable;
  users: UserTable;
  write_probes: WriteProbeTable;
}
