// Made from the migrated database by `npm run database:types`; not written by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Any JSON value; a repository narrows it where the row becomes an object. */
export type Json = unknown;

/*
 * extension btree_gin
 */

/*
 * extension pg_trgm
 */

/*
 * CREATE OR REPLACE FUNCTION search_keys(given text)
 *  RETURNS text
 *  LANGUAGE plpgsql
 *  IMMUTABLE PARALLEL SAFE STRICT
 * AS $function$
 * declare
 *   keys text;
 * begin
 *   if octet_length(given) = length(given) then
 *     return lower(translate(given, '''"`', '') collate "C");
 *   end if;
 *   keys := normalize(replace(given, '´', ''), NFKD);
 *   if position(U&'\0308' in keys) > 0 and keys ~ '[aouAOU]\u0308' then
 *     keys := keys || ' ' || regexp_replace(keys, '([aouAOU])\u0308', '\1e', 'g');
 *   end if;
 *   keys := lower(regexp_replace(keys, '[''"`‘’‚‛“”„‟«»‹›′ʹʼʻˈ\u0300-\u036f\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
 *     '', 'g') collate "C");
 *   if octet_length(keys) = length(keys) then
 *     return keys;
 *   end if;
 *   return translate(
 *     replace(replace(replace(replace(replace(replace(replace(replace(keys,
 *       'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
 *     'øØłŁđĐðÐħĦŧŦŋŊıƏς×⁄‐‒–—―−⁃ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҺӘӨ'
 *       || U&'\05BE\0671\0672\0673\0649\06CC\0629\06BE\06C1\06D5\06A9'
 *       || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
 *     'oollddddhhttnniəσx/-------αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңүұһәө'
 *       || U&'-\0627\0627\0627\064A\064A\0647\0647\0647\0647\0643' || '01234567890123456789');
 * end
 * $function$
 */

/*
 * user_id bigint not null
 * account_id bigint not null
 * day date not null
 * site text not null
 * currency text not null
 * known integer not null
 * unknown integer not null
 * margin_minor bigint not null
 * constraint abroad_margins_pkey PRIMARY KEY (user_id, account_id, day, site, currency)
 * constraint abroad_margins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface AbroadMarginTable {
  user_id: number;
  account_id: number;
  day: string;
  site: string;
  currency: string;
  known: number;
  unknown: number;
  margin_minor: number;
}

/*
 * platform text not null
 * external_id text not null
 * user_id bigint not null
 * account_id bigint not null
 * constraint account_directory_pkey PRIMARY KEY (platform, external_id)
 */
export interface AccountDirectoryTable {
  platform: string;
  external_id: string;
  user_id: number;
  account_id: number;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * is_ready boolean not null
 * gaps text[] not null default '{}'::text[]
 * settings jsonb not null default '{}'::jsonb
 * checked_at timestamp with time zone not null default now()
 * constraint account_site_readiness_pkey PRIMARY KEY (user_id, account_id, site)
 */
export interface AccountSiteReadinessTable {
  user_id: number;
  account_id: number;
  site: string;
  is_ready: boolean;
  gaps: Generated<string[]>;
  settings: ColumnType<Json, string | undefined, string>;
  checked_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * is_enabled boolean not null default true
 * is_target boolean not null default false
 * updated_at timestamp with time zone not null default now()
 * constraint account_sites_pkey PRIMARY KEY (user_id, account_id, site)
 */
export interface AccountSiteTable {
  user_id: number;
  account_id: number;
  site: string;
  is_enabled: Generated<boolean>;
  is_target: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * state text not null default 'A'::text
 * type text not null default 'R'::text
 * ciphertext bytea not null
 * access_expires_at timestamp with time zone not null
 * refresh_expires_at timestamp with time zone
 * version bigint not null default 1
 * updated_at timestamp with time zone not null default now()
 * consented_at timestamp with time zone not null default now()
 * constraint account_tokens_pkey PRIMARY KEY (user_id, account_id)
 * CREATE INDEX account_tokens_ending ON account_tokens USING btree (refresh_expires_at) WHERE ((state = 'A'::text) AND (refresh_expires_at IS NOT NULL))
 * CREATE INDEX account_tokens_lost ON account_tokens USING btree (user_id, account_id) WHERE (state = ANY (ARRAY['B'::text, 'W'::text]))
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * is_opted_out boolean not null default false
 * sites jsonb not null default '{}'::jsonb
 * read_at timestamp with time zone
 * stopped_at timestamp with time zone
 * constraint ad_accounts_pkey PRIMARY KEY (user_id, account_id)
 * constraint ad_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface AdAccountTable {
  user_id: number;
  account_id: number;
  is_opted_out: Generated<boolean>;
  sites: ColumnType<Json, string | undefined, string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  stopped_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * number integer not null
 * is_own boolean not null
 * name text not null
 * campaign_id text
 * wanted text not null
 * state text not null default 'new'::text
 * generation bigint not null default 1
 * is_open boolean not null default true
 * due_at timestamp with time zone not null
 * attempts smallint not null default 0
 * reason text
 * message text
 * last_error jsonb
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * created_at timestamp with time zone not null default now()
 * ended_at timestamp with time zone
 * constraint ad_campaigns_pkey PRIMARY KEY (user_id, account_id, site, number)
 * constraint ad_campaigns_state_check CHECK ((state = ANY (ARRAY['new'::text, 'running'::text, 'paused'::text, 'ended'::text])))
 * constraint ad_campaigns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint ad_campaigns_wanted_check CHECK ((wanted = ANY (ARRAY['running'::text, 'paused'::text, 'ended'::text])))
 * CREATE UNIQUE INDEX ad_campaigns_current ON ad_campaigns USING btree (user_id, account_id, site) WHERE (is_own AND (wanted <> 'ended'::text) AND (state <> 'ended'::text))
 * CREATE INDEX ad_campaigns_open ON ad_campaigns USING btree (user_id, account_id, due_at) WHERE is_open
 */
export interface AdCampaignTable {
  user_id: number;
  account_id: number;
  site: string;
  number: number;
  is_own: boolean;
  name: string;
  campaign_id: string | null;
  wanted: string;
  state: Generated<string>;
  generation: Generated<number>;
  is_open: Generated<boolean>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  attempts: Generated<number>;
  reason: string | null;
  message: string | null;
  last_error: ColumnType<Json | null, string | null | undefined, string | null>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * day date not null
 * item_id bigint not null
 * impressions integer not null
 * clicks integer not null
 * sold integer not null
 * sales_minor bigint
 * fees_minor bigint
 * constraint ad_days_pkey PRIMARY KEY (user_id, account_id, site, day, item_id)
 * constraint ad_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface AdDayTable {
  user_id: number;
  account_id: number;
  site: string;
  day: string;
  item_id: number;
  impressions: number;
  clicks: number;
  sold: number;
  sales_minor: number | null;
  fees_minor: number | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * item_id bigint not null
 * is_excluded boolean not null default false
 * cap jsonb
 * suggested integer
 * suggested_at timestamp with time zone
 * constraint ad_items_pkey PRIMARY KEY (user_id, account_id, site, item_id)
 * constraint ad_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX ad_items_excluded ON ad_items USING btree (user_id, account_id, site, item_id) WHERE is_excluded
 */
export interface AdItemTable {
  user_id: number;
  account_id: number;
  site: string;
  item_id: number;
  is_excluded: Generated<boolean>;
  cap: ColumnType<Json | null, string | null | undefined, string | null>;
  suggested: number | null;
  suggested_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * state text not null
 * strategy jsonb not null
 * cap jsonb not null
 * version integer not null default 1
 * updated_at timestamp with time zone not null
 * constraint ad_markets_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint ad_markets_state_check CHECK ((state = ANY (ARRAY['closed'::text, 'open'::text, 'paused'::text])))
 * constraint ad_markets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface AdMarketTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  strategy: ColumnType<Json, string, string>;
  cap: ColumnType<Json, string, string>;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * ticket text
 * from_day date not null
 * to_day date not null
 * asked_at timestamp with time zone not null
 * read_at timestamp with time zone
 * constraint ad_reports_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint ad_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface AdReportTable {
  user_id: number;
  account_id: number;
  site: string;
  ticket: string | null;
  from_day: string;
  to_day: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * item_id bigint not null
 * listing_id text not null
 * wanted integer
 * lack text
 * is_amount_capped boolean not null default false
 * generation bigint not null default 1
 * sending integer
 * sent integer
 * sent_listing_id text
 * is_doubted boolean not null default false
 * state text not null default 'due'::text
 * attempts smallint not null default 0
 * reason text
 * message text
 * due_at timestamp with time zone not null default now()
 * updated_at timestamp with time zone not null default now()
 * constraint ads_pkey PRIMARY KEY (user_id, account_id, site, item_id)
 * constraint ads_state_check CHECK ((state = ANY (ARRAY['due'::text, 'done'::text, 'failed'::text])))
 * constraint ads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint ads_wanted_check CHECK (((wanted >= 200) AND (wanted <= 10000)))
 * CREATE INDEX ads_doubted ON ads USING btree (user_id, item_id, site) WHERE is_doubted
 * CREATE INDEX ads_due ON ads USING btree (user_id, account_id, site, due_at, item_id) WHERE ((state = 'due'::text) OR is_doubted)
 * CREATE INDEX ads_sent ON ads USING btree (user_id, account_id, site, sent, item_id) WHERE (sent IS NOT NULL)
 */
export interface AdTable {
  user_id: number;
  account_id: number;
  site: string;
  item_id: number;
  listing_id: string;
  wanted: number | null;
  lack: string | null;
  is_amount_capped: Generated<boolean>;
  generation: Generated<number>;
  sending: number | null;
  sent: number | null;
  sent_listing_id: string | null;
  is_doubted: Generated<boolean>;
  state: Generated<string>;
  attempts: Generated<number>;
  reason: string | null;
  message: string | null;
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * language text not null
 * slug text not null
 * question text not null
 * words tsvector not null
 * constraint article_questions_language_slug_fkey FOREIGN KEY (language, slug) REFERENCES articles(language, slug) ON UPDATE CASCADE ON DELETE CASCADE
 * constraint article_questions_pkey PRIMARY KEY (language, slug, question)
 * CREATE INDEX article_questions_words ON article_questions USING gin (words)
 */
export interface ArticleQuestionTable {
  language: string;
  slug: string;
  question: string;
  words: string;
}

/*
 * language text not null
 * slug text not null
 * topic text not null
 * title text not null
 * excerpt text not null
 * body text not null
 * screens text[] not null
 * about text[] not null
 * place integer not null
 * hash text not null
 * words tsvector not null
 * spelling text not null
 * constraint articles_pkey PRIMARY KEY (language, slug)
 * CREATE INDEX articles_words ON articles USING gin (words)
 */
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

/*
 * login_id bigint not null
 * sealed_secret bytea not null
 * confirmed_at timestamp with time zone
 * last_step bigint not null default 0
 * constraint authenticators_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint authenticators_pkey PRIMARY KEY (login_id)
 */
export interface AuthenticatorTable {
  login_id: number;
  sealed_secret: Buffer;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_step: Generated<number>;
}

/*
 * user_id bigint not null
 * invoice_details jsonb
 * provider_customer text
 * created_at timestamp with time zone not null default now()
 * vat_id_checked_on date
 * vat_id_checked_by text
 * vat_ask_at timestamp with time zone
 * vat_asked_on date
 * vat_asked_register text
 * vat_ask_failures integer not null default 0
 * vat_ask_problem text
 * vat_questions integer not null default 0
 * vat_questions_on date
 * constraint billing_customers_pkey PRIMARY KEY (user_id)
 * constraint billing_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint billing_customers_vat_asked_register_check CHECK ((vat_asked_register = ANY (ARRAY['vies'::text, 'hmrc'::text])))
 * constraint billing_customers_vat_id_checked_by_check CHECK ((vat_id_checked_by = ANY (ARRAY['format'::text, 'check_digits'::text])))
 * CREATE INDEX billing_customers_vat_ask ON billing_customers USING btree (COALESCE(vat_ask_at, '-infinity'::timestamp with time zone)) WHERE ((invoice_details ->> 'vatId'::text) <> ''::text)
 */
export interface BillingCustomerTable {
  user_id: number;
  invoice_details: ColumnType<Json | null, string | null | undefined, string | null>;
  provider_customer: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  vat_id_checked_on: string | null;
  vat_id_checked_by: string | null;
  vat_ask_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  vat_asked_on: string | null;
  vat_asked_register: string | null;
  vat_ask_failures: Generated<number>;
  vat_ask_problem: string | null;
  vat_questions: Generated<number>;
  vat_questions_on: string | null;
}

/*
 * user_id bigint not null
 * version bigint not null default 0
 * constraint blacklists_pkey PRIMARY KEY (user_id)
 * constraint blacklists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface BlacklistTable {
  user_id: number;
  version: Generated<number>;
}

/*
 * user_id bigint not null
 * submission_id bigint not null
 * position integer not null
 * entry json not null
 * constraint bulk_entries_pkey PRIMARY KEY (user_id, submission_id, "position")
 */
export interface BulkEntryTable {
  user_id: number;
  submission_id: number;
  position: number;
  entry: ColumnType<Json, string, string>;
}

/*
 * user_id bigint not null
 * request_id bigint not null generated always as identity
 * account_id bigint not null
 * type text not null
 * run_id bigint
 * encoding text
 * rows integer not null
 * problems jsonb not null
 * created_at timestamp with time zone not null
 * constraint bulk_requests_pkey PRIMARY KEY (user_id, request_id)
 * constraint bulk_requests_type_check CHECK ((type = 'list'::text))
 * constraint bulk_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint bulk_requests_user_id_run_id_fkey FOREIGN KEY (user_id, run_id) REFERENCES publish_runs(user_id, run_id) ON DELETE CASCADE
 * CREATE INDEX bulk_requests_recent ON bulk_requests USING btree (user_id, account_id, type, request_id DESC)
 */
export interface BulkRequestTable {
  user_id: number;
  request_id: GeneratedAlways<number>;
  account_id: number;
  type: string;
  run_id: number | null;
  encoding: string | null;
  rows: number;
  problems: ColumnType<Json, string, string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * request_id bigint not null
 * position integer not null
 * row_number integer not null
 * name text not null
 * item_id bigint
 * sites text[] not null default '{}'::text[]
 * problem text
 * problem_column text
 * problem_value text not null default ''::text
 * constraint bulk_rows_pkey PRIMARY KEY (user_id, request_id, "position")
 * constraint bulk_rows_user_id_request_id_fkey FOREIGN KEY (user_id, request_id) REFERENCES bulk_requests(user_id, request_id) ON DELETE CASCADE
 * CREATE INDEX bulk_rows_left_out ON bulk_rows USING btree (user_id, request_id, "position") WHERE (problem IS NOT NULL)
 */
export interface BulkRowTable {
  user_id: number;
  request_id: number;
  position: number;
  row_number: number;
  name: string;
  item_id: number | null;
  sites: Generated<string[]>;
  problem: string | null;
  problem_column: string | null;
  problem_value: Generated<string>;
}

/*
 * user_id bigint not null
 * submission_id bigint not null generated always as identity
 * account_id bigint not null
 * site text not null
 * call text not null
 * ticket text not null
 * changes integer not null
 * last_error jsonb
 * handed_in_at timestamp with time zone not null
 * poll_at timestamp with time zone not null
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * is_begun boolean not null default false
 * constraint bulk_submissions_call_check CHECK ((call = ANY (ARRAY['publish'::text, 'update'::text, 'end'::text, 'homeStock'::text])))
 * constraint bulk_submissions_pkey PRIMARY KEY (user_id, submission_id)
 * CREATE INDEX bulk_submissions_account ON bulk_submissions USING btree (user_id, account_id)
 * CREATE INDEX bulk_submissions_due ON bulk_submissions USING btree (poll_at)
 */
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
  poll_at: ColumnType<Date, Date | string, Date | string>;
  fence: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_begun: Generated<boolean>;
}

/*
 * user_id bigint not null
 * requested_by bigint not null
 * requested_at timestamp with time zone not null
 * due_at timestamp with time zone not null
 * reminded_at timestamp with time zone
 * begun_at timestamp with time zone
 * constraint business_closings_pkey PRIMARY KEY (user_id)
 * constraint business_closings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX business_closings_due ON business_closings USING btree (due_at)
 */
export interface BusinessClosingTable {
  user_id: number;
  requested_by: number;
  requested_at: ColumnType<Date, Date | string, Date | string>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  begun_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * drop_id bigint not null
 * item_id bigint not null
 * constraint catalogue_drop_items_pkey PRIMARY KEY (user_id, account_id, drop_id, item_id)
 */
export interface CatalogueDropItemTable {
  user_id: number;
  account_id: number;
  drop_id: number;
  item_id: number;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * drop_id bigint not null generated always as identity
 * import_id bigint not null
 * state text not null default 'open'::text
 * known integer not null
 * missing integer not null
 * times integer not null default 1
 * found_at timestamp with time zone not null
 * seen_at timestamp with time zone not null
 * closed_at timestamp with time zone
 * constraint catalogue_drops_pkey PRIMARY KEY (user_id, account_id, drop_id)
 * constraint catalogue_drops_state_check CHECK ((state = ANY (ARRAY['open'::text, 'applied'::text, 'recovered'::text])))
 * CREATE UNIQUE INDEX catalogue_drops_open ON catalogue_drops USING btree (user_id, account_id) WHERE (state = 'open'::text)
 */
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

/*
 * user_id bigint not null
 * kind text not null
 * name text collate "C" not null
 * words text not null
 * search_keys text not null generated always as (search_keys(words)) stored
 * constraint catalogue_names_kind_check CHECK ((kind = ANY (ARRAY['brand'::text, 'category'::text])))
 * constraint catalogue_names_pkey PRIMARY KEY (user_id, kind, name, words)
 * constraint catalogue_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX catalogue_names_search ON catalogue_names USING gin (user_id, kind, search_keys gin_trgm_ops)
 */
export interface CatalogueNameTable {
  user_id: number;
  kind: string;
  name: string;
  words: string;
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * home_category_id text not null
 * site text not null
 * category_id text
 * category_path text[] not null default '{}'::text[]
 * source text not null
 * confidence integer
 * tree_version text not null
 * checked_at timestamp with time zone not null
 * constraint category_mappings_confidence_check CHECK (((confidence >= 0) AND (confidence <= 100)))
 * constraint category_mappings_pkey PRIMARY KEY (user_id, account_id, home_category_id, site)
 * constraint category_mappings_source_check CHECK ((source = ANY (ARRAY['suggested'::text, 'chosen'::text])))
 * constraint category_mappings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * handling_time smallint not null
 * shipping_options text[] not null
 * updated_at timestamp with time zone not null default now()
 * delivery_fees jsonb not null default '{}'::jsonb
 * constraint cdiscount_offer_terms_handling_time_check CHECK (((handling_time >= 1) AND (handling_time <= 30)))
 * constraint cdiscount_offer_terms_pkey PRIMARY KEY (user_id, account_id)
 */
export interface CdiscountOfferTermTable {
  user_id: number;
  account_id: number;
  handling_time: number;
  shipping_options: string[];
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  delivery_fees: ColumnType<Json, string | undefined, string>;
}

/*
 * user_id bigint not null
 * change_id bigint not null
 * position integer not null
 * row_key text not null
 * item_id bigint
 * site text
 * sku text
 * label text not null
 * before jsonb not null
 * after jsonb not null
 * state text not null
 * reason text
 * search_keys text not null
 * listings integer
 * constraint change_rows_pkey PRIMARY KEY (user_id, change_id, "position")
 * constraint change_rows_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'warned'::text, 'refused'::text, 'done'::text, 'skipped'::text, 'failed'::text])))
 * constraint change_rows_user_id_change_id_row_key_key UNIQUE (user_id, change_id, row_key)
 * constraint change_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX change_rows_by_state ON change_rows USING btree (user_id, change_id, state, "position")
 * CREATE INDEX change_rows_search ON change_rows USING gin (user_id, change_id, search_keys gin_trgm_ops)
 */
export interface ChangeRowTable {
  user_id: number;
  change_id: number;
  position: number;
  row_key: string;
  item_id: number | null;
  site: string | null;
  sku: string | null;
  label: string;
  before: ColumnType<Json, string, string>;
  after: ColumnType<Json, string, string>;
  state: string;
  reason: string | null;
  search_keys: string;
  listings: number | null;
}

/*
 * user_id bigint not null
 * change_id bigint not null generated always as identity
 * kind text not null
 * settings jsonb not null
 * lane text not null
 * state text not null
 * actor jsonb not null
 * undo_of bigint
 * place jsonb
 * last_position integer not null default 0
 * totals jsonb not null default '{}'::jsonb
 * created_at timestamp with time zone not null
 * prepared_at timestamp with time zone
 * confirmed_at timestamp with time zone
 * ended_at timestamp with time zone
 * remove_at timestamp with time zone
 * constraint changes_pkey PRIMARY KEY (user_id, change_id)
 * constraint changes_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'ready'::text, 'applying'::text, 'done'::text, 'cancelled'::text, 'failed'::text])))
 * constraint changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX changes_in_lane ON changes USING btree (user_id, lane) WHERE (state = 'applying'::text)
 * CREATE INDEX changes_to_remove ON changes USING btree (remove_at)
 * CREATE INDEX changes_under_way ON changes USING btree (user_id, change_id) WHERE (state = ANY (ARRAY['preparing'::text, 'applying'::text]))
 */
export interface ChangeTable {
  user_id: number;
  change_id: GeneratedAlways<number>;
  kind: string;
  settings: ColumnType<Json, string, string>;
  lane: string;
  state: string;
  actor: ColumnType<Json, string, string>;
  undo_of: number | null;
  place: ColumnType<Json | null, string | null | undefined, string | null>;
  last_position: Generated<number>;
  totals: ColumnType<Json, string | undefined, string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  prepared_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  remove_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * checkout_id text not null
 * idempotency_key text not null
 * payment_id bigint not null
 * created_at timestamp with time zone not null
 * constraint checkouts_pkey PRIMARY KEY (user_id, checkout_id)
 * constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint checkouts_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
 * constraint checkouts_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
 * CREATE UNIQUE INDEX checkouts_id ON checkouts USING btree (checkout_id)
 */
export interface CheckoutTable {
  user_id: number;
  checkout_id: string;
  idempotency_key: string;
  payment_id: number;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * brand text not null
 * category_id text not null
 * declared_at timestamp with time zone not null
 * constraint code_exemptions_pkey PRIMARY KEY (user_id, account_id, brand, category_id)
 * constraint code_exemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface CodeExemptionTable {
  user_id: number;
  account_id: number;
  brand: string;
  category_id: string;
  declared_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * account_id bigint not null
 * is_watched boolean not null default false
 * asked_at timestamp with time zone
 * due_at timestamp with time zone
 * reading_at timestamp with time zone
 * read_at timestamp with time zone
 * lowest_minor bigint
 * sound_lowest_minor bigint
 * expected_minor bigint
 * reference_minor bigint
 * hinted_at timestamp with time zone
 * problem text
 * problem_words text not null default ''::text
 * failed_at timestamp with time zone
 * constraint competitor_listings_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint competitor_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX competitor_listings_due ON competitor_listings USING btree (user_id, account_id, due_at) WHERE (due_at IS NOT NULL)
 */
export interface CompetitorListingTable {
  user_id: number;
  item_id: number;
  site: string;
  account_id: number;
  is_watched: Generated<boolean>;
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reading_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  lowest_minor: number | null;
  sound_lowest_minor: number | null;
  expected_minor: number | null;
  reference_minor: number | null;
  hinted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  problem: string | null;
  problem_words: Generated<string>;
  failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * first_at timestamp with time zone not null
 * last_at timestamp with time zone
 * offers jsonb not null
 * constraint competitor_readings_pkey PRIMARY KEY (user_id, item_id, site, first_at)
 * CREATE INDEX competitor_readings_over ON competitor_readings USING btree (last_at) WHERE (last_at IS NOT NULL)
 */
export interface CompetitorReadingTable {
  user_id: number;
  item_id: number;
  site: string;
  first_at: ColumnType<Date, Date | string, Date | string>;
  last_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  offers: ColumnType<Json, string, string>;
}

/*
 * state_hash bytea not null
 * user_id bigint not null
 * login_id bigint not null
 * platform text not null
 * account_id bigint
 * host text not null
 * expires_at timestamp with time zone not null
 * session_hash bytea
 * redirect_back_url text not null default '/'::text
 * redirect_back_failure_url text
 * constraint consent_states_pkey PRIMARY KEY (state_hash)
 * CREATE INDEX consent_states_of_login ON consent_states USING btree (user_id, login_id, platform, expires_at DESC)
 */
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

/*
 * user_id bigint not null
 * details jsonb not null
 * updated_at timestamp with time zone not null default now()
 * pending_email text
 * pending_token_hash bytea
 * pending_until timestamp with time zone
 * constraint contact_details_pkey PRIMARY KEY (user_id)
 * constraint contact_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ContactDetailTable {
  user_id: number;
  details: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  pending_email: string | null;
  pending_token_hash: Buffer | null;
  pending_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null default ''::text
 * valid_from date not null
 * vat_scheme text
 * vat_rate integer
 * commission integer
 * ad_rate integer
 * return_share integer
 * return_cost_minor bigint
 * return_cost_currency text
 * cost_share integer
 * updated_at timestamp with time zone not null default now()
 * constraint cost_assumptions_ad_rate_check CHECK (((ad_rate >= 0) AND (ad_rate <= 10000)))
 * constraint cost_assumptions_check CHECK (((return_cost_minor IS NULL) = (return_cost_currency IS NULL)))
 * constraint cost_assumptions_commission_check CHECK (((commission >= 0) AND (commission <= 10000)))
 * constraint cost_assumptions_cost_share_check CHECK (((cost_share >= 1) AND (cost_share <= 10000)))
 * constraint cost_assumptions_pkey PRIMARY KEY (user_id, account_id, site, valid_from)
 * constraint cost_assumptions_return_cost_minor_check CHECK ((return_cost_minor >= 0))
 * constraint cost_assumptions_return_share_check CHECK (((return_share >= 0) AND (return_share <= 10000)))
 * constraint cost_assumptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint cost_assumptions_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))
 * constraint cost_assumptions_vat_scheme_check CHECK ((vat_scheme = ANY (ARRAY['exempt'::text, 'below'::text, 'oss'::text, 'registered'::text])))
 */
export interface CostAssumptionTable {
  user_id: number;
  account_id: number;
  site: Generated<string>;
  valid_from: string;
  vat_scheme: string | null;
  vat_rate: number | null;
  commission: number | null;
  ad_rate: number | null;
  return_share: number | null;
  return_cost_minor: number | null;
  return_cost_currency: string | null;
  cost_share: number | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * owner text not null
 * crashed_at timestamp with time zone not null default now()
 * constraint crashed_workers_pkey PRIMARY KEY (owner)
 */
export interface CrashedWorkerTable {
  owner: string;
  crashed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * place integer not null
 * bytes bytea not null
 * constraint data_export_parts_pkey PRIMARY KEY (user_id, place)
 * constraint data_export_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES data_exports(user_id) ON DELETE CASCADE
 */
export interface DataExportPartTable {
  user_id: number;
  place: number;
  bytes: Buffer;
}

/*
 * user_id bigint not null
 * state text not null
 * requested_by bigint not null
 * language text not null
 * requested_at timestamp with time zone not null
 * ready_at timestamp with time zone
 * expires_at timestamp with time zone
 * byte_count bigint not null default 0
 * row_count bigint not null default 0
 * constraint data_exports_pkey PRIMARY KEY (user_id)
 * constraint data_exports_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text, 'expired'::text])))
 * constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX data_exports_expiry ON data_exports USING btree (expires_at) WHERE (state = 'ready'::text)
 */
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

/*
 * user_id bigint not null
 * source_hash bytea not null
 * language text not null
 * engine text not null
 * answer text not null
 * problem text
 * made_at timestamp with time zone not null
 * constraint description_sentences_pkey PRIMARY KEY (user_id, source_hash, language, engine)
 * constraint description_sentences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface DescriptionSentenceTable {
  user_id: number;
  source_hash: Buffer;
  language: string;
  engine: string;
  answer: string;
  problem: string | null;
  made_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * site text not null
 * choice text not null
 * template text
 * updated_at timestamp with time zone not null default now()
 * engine text
 * constraint description_settings_check CHECK (((engine IS NULL) = (choice <> ALL (ARRAY['facts_translated'::text, 'translated'::text]))))
 * constraint description_settings_choice_check CHECK ((choice = ANY (ARRAY['facts'::text, 'own'::text, 'facts_translated'::text, 'translated'::text, 'none'::text])))
 * constraint description_settings_pkey PRIMARY KEY (user_id, site)
 * constraint description_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface DescriptionSettingTable {
  user_id: number;
  site: string;
  choice: string;
  template: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  engine: string | null;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * is_sent boolean not null
 * problem text
 * constraint description_waits_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint description_waits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX description_waits_user_id_idx ON description_waits USING btree (user_id) WHERE (problem IS NOT NULL)
 */
export interface DescriptionWaitTable {
  user_id: number;
  item_id: number;
  site: string;
  is_sent: boolean;
  problem: string | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * target_key text not null
 * change_kind text not null
 * site text not null
 * is_home boolean not null default false
 * lease_key text not null
 * call text not null
 * item_id bigint not null
 * generation bigint not null default 1
 * sent_generation bigint not null default 0
 * payload jsonb not null
 * state text not null default 'due'::text
 * priority smallint not null
 * due_at timestamp with time zone not null default now()
 * attempts smallint not null default 0
 * fence bigint not null default 0
 * last_error jsonb
 * run_id bigint
 * updated_at timestamp with time zone not null default now()
 * rides_only boolean not null default false
 * taken_generation bigint
 * sent_minor bigint
 * is_consented boolean not null default false
 * allowed_generation bigint
 * constraint desired_states_call_check CHECK ((call = ANY (ARRAY['publish'::text, 'update'::text, 'end'::text, 'homeStock'::text])))
 * constraint desired_states_change_kind_check CHECK ((change_kind = ANY (ARRAY['content'::text, 'price'::text, 'stock'::text, 'end'::text])))
 * constraint desired_states_pkey PRIMARY KEY (user_id, account_id, target_key, change_kind, site)
 * constraint desired_states_state_check CHECK ((state = ANY (ARRAY['idle'::text, 'due'::text, 'sending'::text, 'uncertain'::text, 'failed'::text])))
 * CREATE INDEX desired_states_due ON desired_states USING btree (user_id, account_id, call, site, priority, due_at) WHERE (state = ANY (ARRAY['due'::text, 'uncertain'::text]))
 * CREATE INDEX desired_states_failed ON desired_states USING btree (user_id, account_id, change_kind, ((last_error ->> 'code'::text)), COALESCE((last_error #>> '{params,code}'::text[]), ''::text), target_key, site) WHERE (state = 'failed'::text)
 * CREATE INDEX desired_states_lease ON desired_states USING btree (user_id, account_id, lease_key)
 * CREATE INDEX desired_states_run ON desired_states USING btree (user_id, run_id) WHERE ((run_id IS NOT NULL) AND (change_kind = ANY (ARRAY['content'::text, 'end'::text])))
 * CREATE INDEX desired_states_sending ON desired_states USING btree (user_id, account_id, lease_key) WHERE (state = 'sending'::text)
 */
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
  sent_minor: number | null;
  is_consented: Generated<boolean>;
  allowed_generation: number | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * call text not null
 * reason text not null
 * until timestamp with time zone not null
 * announced_until timestamp with time zone
 * constraint dispatch_holds_pkey PRIMARY KEY (user_id, account_id, call)
 * constraint dispatch_holds_reason_check CHECK ((reason = ANY (ARRAY['quota'::text, 'unavailable'::text])))
 */
export interface DispatchHoldTable {
  user_id: number;
  account_id: number;
  call: string;
  reason: string;
  until: ColumnType<Date, Date | string, Date | string>;
  announced_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * lease_key text not null
 * site text not null
 * is_home boolean not null default false
 * is_group boolean not null default false
 * is_live boolean not null default false
 * listing_id text
 * offers jsonb not null default '{}'::jsonb
 * fence bigint not null default 0
 * owner text
 * lease_until timestamp with time zone
 * constraint dispatch_listings_pkey PRIMARY KEY (user_id, account_id, lease_key, site)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * url text not null
 * kind text not null
 * language text not null
 * document_id text
 * state text not null
 * asked_at timestamp with time zone not null
 * constraint document_uploads_pkey PRIMARY KEY (user_id, account_id, url, kind, language)
 * constraint document_uploads_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'refused'::text])))
 * constraint document_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface DocumentUploadTable {
  user_id: number;
  account_id: number;
  url: string;
  kind: string;
  language: string;
  document_id: string | null;
  state: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * image_url text not null
 * image_description text not null
 * sheet_url text not null
 * updated_at timestamp with time zone not null default now()
 * constraint energy_labels_pkey PRIMARY KEY (user_id, item_id)
 * constraint energy_labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface EnergyLabelTable {
  user_id: number;
  item_id: number;
  image_url: string;
  image_description: string;
  sheet_url: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * site text not null
 * engine text not null
 * is_trusted boolean not null
 * decided_by jsonb not null
 * decided_at timestamp with time zone not null
 * constraint engine_trust_pkey PRIMARY KEY (user_id, site, engine)
 * constraint engine_trust_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface EngineTrustTable {
  user_id: number;
  site: string;
  engine: string;
  is_trusted: boolean;
  decided_by: ColumnType<Json, string, string>;
  decided_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * platform text not null
 * person_hash bytea not null
 * erased_at timestamp with time zone not null default now()
 * constraint erased_people_pkey PRIMARY KEY (platform, person_hash)
 */
export interface ErasedPeopleTable {
  platform: string;
  person_hash: Buffer;
  erased_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * date date not null
 * base text not null
 * currency text not null
 * millionths bigint not null
 * source text not null
 * constraint exchange_rates_millionths_check CHECK ((millionths > 0))
 * constraint exchange_rates_pkey PRIMARY KEY (date, base, currency)
 */
export interface ExchangeRateTable {
  date: string;
  base: string;
  currency: string;
  millionths: number;
  source: string;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * consent bigint not null
 * days smallint not null
 * warned_at timestamp with time zone not null default now()
 * constraint expiry_warnings_pkey PRIMARY KEY (user_id, account_id, consent, days)
 */
export interface ExpiryWarningTable {
  user_id: number;
  account_id: number;
  consent: number;
  days: number;
  warned_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * login_id bigint not null
 * left_at timestamp with time zone not null default now()
 * constraint former_members_pkey PRIMARY KEY (user_id, login_id)
 */
export interface FormerMemberTable {
  user_id: number;
  login_id: number;
  left_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * listing_id text not null
 * sku text not null
 * item_id bigint not null
 * unit_id bigint not null
 * constraint former_skus_pkey PRIMARY KEY (user_id, account_id, listing_id, sku)
 * constraint former_skus_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface FormerSkuTable {
  user_id: number;
  account_id: number;
  listing_id: string;
  sku: string;
  item_id: number;
  unit_id: number;
}

/*
 * user_id bigint not null
 * term_id bigint not null generated always as identity
 * src_text text not null
 * dst_text text not null
 * src_lang text not null
 * dst_lang text not null
 * updated_at timestamp with time zone not null default now()
 * search_keys text not null generated always as (search_keys(((src_text || ' '::text) || dst_text))) stored
 * constraint glossary_terms_pkey PRIMARY KEY (user_id, term_id)
 * CREATE INDEX glossary_terms_search ON glossary_terms USING gin (user_id, search_keys gin_trgm_ops)
 * CREATE UNIQUE INDEX glossary_terms_source ON glossary_terms USING btree (user_id, src_lang, dst_lang, lower(src_text))
 * CREATE INDEX glossary_terms_words ON glossary_terms USING btree (user_id, lower(src_text), term_id)
 */
export interface GlossaryTermTable {
  user_id: number;
  term_id: GeneratedAlways<number>;
  src_text: string;
  dst_text: string;
  src_lang: string;
  dst_lang: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * history_id bigint not null generated always as identity
 * at timestamp with time zone not null default now()
 * actor_kind text not null
 * actor_id bigint
 * entity text not null
 * entity_id bigint not null
 * item_id bigint
 * site text
 * field text not null
 * before jsonb
 * after jsonb
 * why text not null
 * group_id bigint
 * constraint history_pkey PRIMARY KEY (user_id, history_id)
 * CREATE INDEX history_business ON history USING btree (user_id, history_id DESC) WHERE (item_id IS NULL)
 * CREATE INDEX history_in_group ON history USING btree (user_id, group_id, history_id DESC) WHERE (group_id IS NOT NULL)
 * CREATE INDEX history_item ON history USING btree (user_id, item_id, history_id DESC) WHERE (item_id IS NOT NULL)
 * CREATE INDEX history_order ON history USING btree (user_id, entity_id, history_id) WHERE (entity = 'order'::text)
 * CREATE INDEX history_overview ON history USING btree (user_id, history_id DESC) WHERE ((group_id IS NULL) AND ((actor_kind = ANY (ARRAY['login'::text, 'admin'::text])) OR ((item_id IS NULL) AND (entity <> 'order'::text))))
 * CREATE INDEX history_people ON history USING btree (user_id, actor_kind, history_id DESC) WHERE (actor_kind = ANY (ARRAY['login'::text, 'admin'::text]))
 */
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

/*
 * user_id bigint not null
 * group_id bigint not null
 * cause text
 * entries integer not null default 0
 * constraint history_groups_pkey PRIMARY KEY (user_id, group_id)
 * CREATE UNIQUE INDEX history_groups_by_cause ON history_groups USING btree (user_id, cause) WHERE (cause IS NOT NULL)
 */
export interface HistoryGroupTable {
  user_id: number;
  group_id: number;
  cause: string | null;
  entries: Generated<number>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * ends_abroad boolean not null default false
 * follows_titles boolean not null default false
 * constraint home_following_pkey PRIMARY KEY (user_id, account_id)
 */
export interface HomeFollowingTable {
  user_id: number;
  account_id: number;
  ends_abroad: Generated<boolean>;
  follows_titles: Generated<boolean>;
}

/*
 * user_id bigint not null
 * import_id bigint not null
 * external_id text not null
 * state text not null default 'waiting'::text
 * error_text text
 * format text
 * problem text
 * value text
 * sku text
 * line integer
 * constraint import_rows_format_check CHECK ((format = ANY (ARRAY['auction'::text, 'classified'::text, 'other'::text])))
 * constraint import_rows_pkey PRIMARY KEY (user_id, import_id, external_id)
 * constraint import_rows_skipped_check CHECK (((state = 'skipped'::text) = (format IS NOT NULL)))
 * constraint import_rows_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'skipped'::text, 'inactive'::text])))
 */
export interface ImportRowTable {
  user_id: number;
  import_id: number;
  external_id: string;
  state: Generated<string>;
  error_text: string | null;
  format: string | null;
  problem: string | null;
  value: string | null;
  sku: string | null;
  line: number | null;
}

/*
 * user_id bigint not null
 * import_id bigint not null generated always as identity
 * account_id bigint not null
 * state text not null default 'queued'::text
 * phase text not null default 'listing'::text
 * cursor text
 * total integer not null default 0
 * listed integer not null default 0
 * imported integer not null default 0
 * updated integer not null default 0
 * failed integer not null default 0
 * error_code text
 * error_text text
 * resumes_at timestamp with time zone
 * started_at timestamp with time zone not null default now()
 * finished_at timestamp with time zone
 * skipped integer not null default 0
 * constraint imports_phase_check CHECK ((phase = ANY (ARRAY['listing'::text, 'details'::text, 'finished'::text])))
 * constraint imports_pkey PRIMARY KEY (user_id, import_id)
 * constraint imports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
 * CREATE INDEX imports_by_account ON imports USING btree (user_id, account_id, import_id DESC)
 * CREATE UNIQUE INDEX imports_open ON imports USING btree (user_id, account_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text]))
 */
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

/*
 * user_id bigint not null
 * invitation_id bigint not null generated always as identity
 * email text not null
 * role text not null
 * token_hash bytea not null
 * invited_by bigint not null
 * created_at timestamp with time zone not null
 * expires_at timestamp with time zone not null
 * accepted_at timestamp with time zone
 * withdrawn_at timestamp with time zone
 * constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES logins(login_id)
 * constraint invitations_pkey PRIMARY KEY (user_id, invitation_id)
 * constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'operator'::text, 'viewer'::text])))
 * constraint invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX invitations_open ON invitations USING btree (user_id, lower(email)) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL))
 * CREATE UNIQUE INDEX invitations_token ON invitations USING btree (token_hash)
 */
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

/*
 * series text not null
 * last_number bigint not null
 * constraint invoice_series_pkey PRIMARY KEY (series)
 */
export interface InvoiceSeryTable {
  series: string;
  last_number: number;
}

/*
 * user_id bigint not null
 * invoice_id bigint not null generated always as identity
 * number text not null
 * kind text not null
 * status text not null
 * invoice_date date not null
 * period_start timestamp with time zone not null
 * period_end timestamp with time zone not null
 * currency text not null
 * net_minor bigint not null
 * vat_basis_points integer not null
 * vat_treatment text not null
 * vat_minor bigint not null
 * total_minor bigint not null
 * lines jsonb not null
 * buyer jsonb not null
 * payment_id bigint
 * credits bigint
 * issued_at timestamp with time zone not null
 * paid_at timestamp with time zone
 * vat_territory text
 * vat_proof jsonb
 * constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text])))
 * constraint invoices_number_key UNIQUE (number)
 * constraint invoices_pkey PRIMARY KEY (user_id, invoice_id)
 * constraint invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'credited'::text])))
 * constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint invoices_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
 * CREATE INDEX invoices_newest ON invoices USING btree (user_id, invoice_date DESC, invoice_id DESC)
 * CREATE INDEX invoices_open ON invoices USING btree (user_id) WHERE (status = 'open'::text)
 */
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
  vat_territory: string | null;
  vat_proof: ColumnType<Json | null, string | null | undefined, string | null>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * category_id text not null
 * category_path text[] not null default '{}'::text[]
 * chosen_at timestamp with time zone not null
 * constraint item_categories_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint item_categories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ItemCategoryTable {
  user_id: number;
  item_id: number;
  site: string;
  category_id: string;
  category_path: Generated<string[]>;
  chosen_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * is_eligible boolean not null
 * constraint item_checks_pkey PRIMARY KEY (user_id, item_id)
 */
export interface ItemCheckTable {
  user_id: number;
  item_id: number;
  is_eligible: boolean;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * valid_from date not null
 * cost_minor bigint not null
 * currency text not null
 * updated_at timestamp with time zone not null default now()
 * constraint item_costs_cost_minor_check CHECK ((cost_minor > 0))
 * constraint item_costs_pkey PRIMARY KEY (user_id, item_id, valid_from)
 * constraint item_costs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ItemCostTable {
  user_id: number;
  item_id: number;
  valid_from: string;
  cost_minor: number;
  currency: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * account_id bigint not null
 * site text not null
 * margin_minor bigint
 * margin_share integer
 * lacks text[] not null default '{}'::text[]
 * worked_out_at timestamp with time zone not null
 * floor_minor bigint
 * constraint item_margins_pkey PRIMARY KEY (user_id, item_id, account_id, site)
 * constraint item_margins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX item_margins_floor ON item_margins USING btree (user_id, site, item_id) INCLUDE (account_id, floor_minor) WHERE (floor_minor IS NOT NULL)
 * CREATE INDEX item_margins_losing ON item_margins USING btree (user_id, site, item_id) WHERE (margin_minor < 0)
 * CREATE INDEX item_margins_of_account ON item_margins USING btree (user_id, account_id, site) INCLUDE (margin_minor, margin_share)
 * CREATE INDEX item_margins_share ON item_margins USING btree (user_id, margin_share, item_id) WHERE (margin_share IS NOT NULL)
 * CREATE INDEX item_margins_unknown ON item_margins USING btree (user_id, site, item_id) WHERE (margin_minor IS NULL)
 */
export interface ItemMarginTable {
  user_id: number;
  item_id: number;
  account_id: number;
  site: string;
  margin_minor: number | null;
  margin_share: number | null;
  lacks: Generated<string[]>;
  worked_out_at: ColumnType<Date, Date | string, Date | string>;
  floor_minor: number | null;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * profile_id bigint
 * weight_grams integer
 * constraint item_shipping_pkey PRIMARY KEY (user_id, item_id)
 * CREATE INDEX item_shipping_profile ON item_shipping USING btree (user_id, profile_id, item_id) WHERE (profile_id IS NOT NULL)
 */
export interface ItemShippingTable {
  user_id: number;
  item_id: number;
  profile_id: number | null;
  weight_grams: number | null;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * name text not null
 * values text[] not null
 * given_at timestamp with time zone not null
 * constraint item_specifics_pkey PRIMARY KEY (user_id, item_id, site, name)
 * constraint item_specifics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ItemSpecificTable {
  user_id: number;
  item_id: number;
  site: string;
  name: string;
  values: string[];
  given_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * tag_id bigint not null
 * constraint item_tags_pkey PRIMARY KEY (user_id, item_id, tag_id)
 * constraint item_tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint item_tags_user_id_tag_id_fkey FOREIGN KEY (user_id, tag_id) REFERENCES tags(user_id, tag_id)
 * CREATE INDEX item_tags_of_tag ON item_tags USING btree (user_id, tag_id, item_id)
 */
export interface ItemTagTable {
  user_id: number;
  item_id: number;
  tag_id: number;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * unit_id bigint not null generated always as identity
 * sku text not null
 * gtin text
 * specifics jsonb not null default '{}'::jsonb
 * price_minor bigint not null
 * currency text not null
 * images text[] not null default '{}'::text[]
 * is_ended boolean not null default false
 * position integer not null default 0
 * constraint item_units_pkey PRIMARY KEY (user_id, item_id, unit_id)
 * CREATE INDEX item_units_by_sku ON item_units USING btree (user_id, sku)
 * CREATE UNIQUE INDEX item_units_id ON item_units USING btree (user_id, unit_id)
 * CREATE UNIQUE INDEX item_units_sku ON item_units USING btree (user_id, item_id, sku)
 */
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

/*
 * user_id bigint not null
 * item_id bigint not null generated always as identity
 * account_id bigint not null
 * platform text not null
 * ref text not null
 * external_id text not null
 * sku text not null
 * gtin text
 * mpn text
 * title text not null
 * description text not null default ''::text
 * category_id text
 * category_path text[] not null default '{}'::text[]
 * brand text
 * condition text not null default 'NEW'::text
 * price_minor bigint not null
 * currency text not null
 * images text[] not null default '{}'::text[]
 * attributes jsonb not null default '{}'::jsonb
 * has_variants boolean not null default false
 * url text
 * is_ended boolean not null default false
 * blacklisting_reason text not null default ''::text
 * is_blacklisted boolean not null default false
 * repricer_blocked boolean not null default false
 * source_hash text not null
 * imported_at timestamp with time zone not null default now()
 * updated_at timestamp with time zone not null default now()
 * asin text
 * constraint items_pkey PRIMARY KEY (user_id, item_id)
 * constraint items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX items_brand ON items USING btree (user_id, lower(brand) COLLATE "C", item_id) WHERE (brand IS NOT NULL)
 * CREATE INDEX items_category ON items USING btree (user_id, category_id COLLATE "C", item_id) WHERE (category_id IS NOT NULL)
 * CREATE UNIQUE INDEX items_external ON items USING btree (user_id, account_id, external_id)
 * CREATE INDEX items_sku ON items USING btree (user_id, account_id, sku)
 * CREATE INDEX items_title ON items USING btree (user_id, account_id, lower("left"(title, 200)) COLLATE "C", item_id) WHERE (NOT is_ended)
 * CREATE INDEX items_to_improve ON items USING btree (user_id, account_id, item_id) WHERE ((NOT is_ended) AND (((gtin IS NULL) AND (NOT has_variants)) OR (brand IS NULL) OR (cardinality(images) < 2) OR (char_length(title) < 40)))
 */
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

/*
 * job_id text not null
 * owner text not null
 * points smallint not null
 * crashed_at timestamp with time zone not null
 * constraint job_crashes_pkey PRIMARY KEY (job_id, owner)
 * constraint job_crashes_points_check CHECK ((points > 0))
 */
export interface JobCrasheTable {
  job_id: string;
  owner: string;
  points: number;
  crashed_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * keyword_id bigint not null
 * item_id bigint not null
 * constraint keyword_matches_pkey PRIMARY KEY (user_id, keyword_id, item_id)
 * constraint keyword_matches_user_id_keyword_id_fkey FOREIGN KEY (user_id, keyword_id) REFERENCES keywords(user_id, keyword_id) ON DELETE CASCADE
 * CREATE INDEX keyword_matches_of_item ON keyword_matches USING btree (user_id, item_id)
 */
export interface KeywordMatchTable {
  user_id: number;
  keyword_id: number;
  item_id: number;
}

/*
 * user_id bigint not null
 * keyword_id bigint not null generated always as identity
 * platform text not null
 * keyword text not null
 * match text not null
 * language text not null
 * fields text[] not null
 * exceptions text[] not null default '{}'::text[]
 * updated_at timestamp with time zone not null default now()
 * search_keys text not null generated always as (search_keys(keyword)) stored
 * constraint keywords_fields_check CHECK ((cardinality(fields) > 0))
 * constraint keywords_match_check CHECK ((match = ANY (ARRAY['word'::text, 'prefix'::text, 'forms'::text])))
 * constraint keywords_pkey PRIMARY KEY (user_id, keyword_id)
 * constraint keywords_platform_check CHECK ((platform = ANY (ARRAY['all'::text, 'ebay'::text, 'amazon'::text, 'cdiscount'::text])))
 * constraint keywords_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX keywords_in_order ON keywords USING btree (user_id, lower(keyword) COLLATE "C", platform)
 * CREATE INDEX keywords_search ON keywords USING gin (user_id, search_keys gin_trgm_ops)
 */
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
  search_keys: GeneratedAlways<string>;
}

/*
 * login_id bigint not null
 * place_hash bytea not null
 * seen_at timestamp with time zone not null
 * constraint known_places_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id) ON DELETE CASCADE
 * constraint known_places_pkey PRIMARY KEY (login_id, place_hash)
 * CREATE INDEX known_places_by_age ON known_places USING btree (seen_at)
 */
export interface KnownPlaceTable {
  login_id: number;
  place_hash: Buffer;
  seen_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * name text not null
 * owner text not null
 * fence bigint not null default 1
 * expires_at timestamp with time zone not null
 * constraint leases_pkey PRIMARY KEY (name)
 */
export interface LeaseTable {
  name: string;
  owner: string;
  fence: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * check_name text not null
 * switched_off_at timestamp with time zone not null
 * constraint listing_checks_off_pkey PRIMARY KEY (user_id, check_name)
 * constraint listing_checks_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ListingChecksOffTable {
  user_id: number;
  check_name: string;
  switched_off_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * flow_id bigint not null
 * series integer not null
 * day date not null
 * batch integer not null
 * run_id bigint not null
 * version integer not null
 * state text not null
 * first_item bigint not null
 * last_item bigint not null
 * items integer not null
 * planned integer not null default 0
 * consented integer not null default 0
 * consented_on date
 * is_asked boolean not null default false
 * most_a_day integer not null
 * left_before integer not null
 * began_at timestamp with time zone not null
 * decided_at timestamp with time zone
 * constraint listing_flow_runs_pkey PRIMARY KEY (user_id, flow_id, series, day, batch)
 * constraint listing_flow_runs_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'waiting'::text, 'consented'::text, 'nothing'::text, 'shown'::text, 'discarded'::text, 'failed'::text])))
 * constraint listing_flow_runs_user_id_flow_id_fkey FOREIGN KEY (user_id, flow_id) REFERENCES listing_flows(user_id, flow_id) ON DELETE CASCADE
 * constraint listing_flow_runs_user_id_run_id_fkey FOREIGN KEY (user_id, run_id) REFERENCES publish_runs(user_id, run_id) ON DELETE CASCADE
 * CREATE INDEX listing_flow_runs_consented ON listing_flow_runs USING btree (user_id, flow_id, consented_on) WHERE (consented_on IS NOT NULL)
 * CREATE UNIQUE INDEX listing_flow_runs_open ON listing_flow_runs USING btree (user_id, flow_id, ((series = 0))) WHERE (state = ANY (ARRAY['preparing'::text, 'waiting'::text]))
 * CREATE INDEX listing_flow_runs_recent ON listing_flow_runs USING btree (user_id, flow_id, run_id DESC)
 * CREATE UNIQUE INDEX listing_flow_runs_run ON listing_flow_runs USING btree (user_id, run_id)
 */
export interface ListingFlowRunTable {
  user_id: number;
  flow_id: number;
  series: number;
  day: string;
  batch: number;
  run_id: number;
  version: number;
  state: string;
  first_item: number;
  last_item: number;
  items: number;
  planned: Generated<number>;
  consented: Generated<number>;
  consented_on: string | null;
  is_asked: Generated<boolean>;
  most_a_day: number;
  left_before: number;
  began_at: ColumnType<Date, Date | string, Date | string>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * flow_id bigint not null generated always as identity
 * account_id bigint not null
 * name text not null
 * version integer not null default 1
 * is_enabled boolean not null
 * filter jsonb not null
 * sites text[] not null
 * titles text[] not null
 * least_margin integer
 * most_a_day integer not null
 * asks text not null
 * asks_above integer
 * ordered_by bigint not null
 * ordered_by_kind text not null
 * cursor bigint not null default 0
 * day date
 * day_from bigint not null default 0
 * has_wrapped boolean not null default false
 * catalogue integer
 * next_at timestamp with time zone
 * dry_series integer
 * dry_cursor bigint not null default 0
 * paused_reason text
 * paused_params jsonb
 * paused_at timestamp with time zone
 * enabled_at timestamp with time zone
 * created_at timestamp with time zone not null
 * updated_at timestamp with time zone not null
 * constraint listing_flows_asks_check CHECK ((asks = ANY (ARRAY['always'::text, 'above'::text, 'within'::text])))
 * constraint listing_flows_check CHECK (((asks = 'above'::text) = (asks_above IS NOT NULL)))
 * constraint listing_flows_most_a_day_check CHECK ((most_a_day > 0))
 * constraint listing_flows_ordered_by_kind_check CHECK ((ordered_by_kind = ANY (ARRAY['login'::text, 'admin'::text])))
 * constraint listing_flows_pkey PRIMARY KEY (user_id, flow_id)
 * constraint listing_flows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX listing_flows_dry ON listing_flows USING btree (user_id, flow_id) WHERE (dry_series IS NOT NULL)
 * CREATE INDEX listing_flows_due ON listing_flows USING btree (next_at) WHERE (next_at IS NOT NULL)
 * CREATE INDEX listing_flows_paused ON listing_flows USING btree (user_id, account_id) WHERE (paused_reason IS NOT NULL)
 */
export interface ListingFlowTable {
  user_id: number;
  flow_id: GeneratedAlways<number>;
  account_id: number;
  name: string;
  version: Generated<number>;
  is_enabled: boolean;
  filter: ColumnType<Json, string, string>;
  sites: string[];
  titles: string[];
  least_margin: number | null;
  most_a_day: number;
  asks: string;
  asks_above: number | null;
  ordered_by: number;
  ordered_by_kind: string;
  cursor: Generated<number>;
  day: string | null;
  day_from: Generated<number>;
  has_wrapped: Generated<boolean>;
  catalogue: number | null;
  next_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  dry_series: number | null;
  dry_cursor: Generated<number>;
  paused_reason: string | null;
  paused_params: ColumnType<Json | null, string | null | undefined, string | null>;
  paused_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  enabled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * changes text[] not null default '{content}'::text[]
 * constraint listing_followers_pkey PRIMARY KEY (user_id, item_id, site)
 */
export interface ListingFollowerTable {
  user_id: number;
  item_id: number;
  site: string;
  changes: Generated<string[]>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * state text not null
 * n integer not null default 0
 * constraint listing_totals_pkey PRIMARY KEY (user_id, account_id, site, state)
 */
export interface ListingTotalTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  n: Generated<number>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * account_id bigint not null
 * state text not null
 * reason jsonb
 * listing_key text
 * is_group boolean not null default false
 * title text not null default ''::text
 * title_label text not null default ''::text
 * price_minor bigint
 * currency text
 * price_owner text not null default 'source'::text
 * price_breakdown jsonb
 * quantity integer not null default 0
 * listing_id text
 * url text
 * settings jsonb not null default '{}'::jsonb
 * run_id bigint
 * listed_at timestamp with time zone
 * ended_at timestamp with time zone
 * updated_at timestamp with time zone not null default now()
 * source_account_id bigint
 * is_title_outdated boolean not null default false
 * shipping_key text
 * live_from_minor bigint
 * live_to_minor bigint
 * live_currency text
 * live_at timestamp with time zone
 * constraint listings_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint listings_state_check CHECK ((state = ANY (ARRAY['N'::text, 'Q'::text, 'P'::text, 'L'::text, 'B'::text, 'F'::text, 'E'::text])))
 * CREATE INDEX listings_asking_for_codes ON listings USING btree (user_id, COALESCE(source_account_id, account_id), account_id) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = 'no_code_exemption'::text))
 * CREATE INDEX listings_blocked ON listings USING btree (user_id, item_id, site) WHERE (state = 'B'::text)
 * CREATE INDEX listings_elsewhere ON listings USING btree (user_id, source_account_id, site) WHERE (source_account_id IS NOT NULL)
 * CREATE INDEX listings_in_doubt ON listings USING btree (user_id, COALESCE(source_account_id, account_id), item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = 'product_doubtful'::text))
 * CREATE UNIQUE INDEX listings_key ON listings USING btree (user_id, account_id, listing_key, site) WHERE (listing_key IS NOT NULL)
 * CREATE INDEX listings_lacking_specifics ON listings USING btree (user_id, COALESCE(source_account_id, account_id), item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = ANY (ARRAY['missing_aspects'::text, 'attributes_refused'::text])))
 * CREATE INDEX listings_live_prices ON listings USING btree (user_id, account_id, site, live_from_minor, item_id) WHERE (live_from_minor IS NOT NULL)
 * CREATE INDEX listings_on_sale ON listings USING btree (user_id, account_id, site, item_id) WHERE (state = 'L'::text)
 * CREATE INDEX listings_reason ON listings USING btree (user_id, ((reason ->> 'code'::text)), item_id) WHERE ((state = ANY (ARRAY['B'::text, 'F'::text])) AND (reason IS NOT NULL))
 * CREATE INDEX listings_remote ON listings USING btree (user_id, account_id, listing_id) WHERE (listing_id IS NOT NULL)
 * CREATE INDEX listings_title ON listings USING btree (user_id, site, md5(lower(title)), item_id) WHERE (state = ANY (ARRAY['L'::text, 'Q'::text, 'P'::text]))
 * CREATE INDEX listings_title_outdated ON listings USING btree (user_id, item_id, site) WHERE is_title_outdated
 * CREATE INDEX listings_waiting_for_categories ON listings USING btree (user_id, item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = ANY (ARRAY['no_category'::text, 'category_not_allowed'::text, 'condition_not_in_category'::text, 'missing_aspects'::text])))
 */
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
  live_from_minor: number | null;
  live_to_minor: number | null;
  live_currency: string | null;
  live_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * login_id bigint not null generated always as identity
 * email text not null
 * name text not null
 * password_hash text not null
 * admin_user_id bigint
 * created_at timestamp with time zone not null default now()
 * language text
 * verified_at timestamp with time zone
 * constraint logins_pkey PRIMARY KEY (login_id)
 * CREATE INDEX logins_claims ON logins USING btree (lower(email), login_id) WHERE (verified_at IS NULL)
 * CREATE UNIQUE INDEX logins_email ON logins USING btree (lower(email)) WHERE (verified_at IS NOT NULL)
 */
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

/*
 * token_hash bytea not null
 * login_id bigint not null
 * expires_at timestamp with time zone not null
 * used_at timestamp with time zone
 * constraint mailbox_links_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id) ON DELETE CASCADE
 * constraint mailbox_links_pkey PRIMARY KEY (token_hash)
 * CREATE INDEX mailbox_links_expiry ON mailbox_links USING btree (expires_at)
 * CREATE INDEX mailbox_links_login ON mailbox_links USING btree (login_id)
 */
export interface MailboxLinkTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * mail_id bigint not null generated always as identity
 * recipient text not null
 * template text not null
 * language text not null
 * sealed_values bytea
 * created_at timestamp with time zone not null
 * sent_at timestamp with time zone
 * given_up_at timestamp with time zone
 * constraint mails_pkey PRIMARY KEY (mail_id)
 * CREATE INDEX mails_created_at ON mails USING btree (created_at)
 */
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

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * unit_id bigint not null default 0
 * price_minor bigint not null
 * currency text not null
 * is_enabled boolean not null default true
 * source_price_minor bigint not null
 * updated_at timestamp with time zone not null default now()
 * constraint manual_prices_pkey PRIMARY KEY (user_id, item_id, site, unit_id)
 * constraint manual_prices_price_minor_check CHECK ((price_minor > 0))
 */
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

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * translation text not null
 * source_title text not null
 * by_customer boolean not null default true
 * updated_at timestamp with time zone not null default now()
 * is_accepted boolean not null default false
 * engine text
 * constraint manual_titles_pkey PRIMARY KEY (user_id, item_id, site)
 * CREATE INDEX manual_titles_digest ON manual_titles USING btree (user_id, site, md5(lower(translation)), item_id)
 * CREATE INDEX manual_titles_engine ON manual_titles USING btree (user_id, site, engine) WHERE (engine IS NOT NULL)
 */
export interface ManualTitleTable {
  user_id: number;
  item_id: number;
  site: string;
  translation: string;
  source_title: string;
  by_customer: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_accepted: Generated<boolean>;
  engine: string | null;
}

/*
 * user_id bigint not null
 * wanted_at timestamp with time zone not null
 * begun_at timestamp with time zone
 * done_at timestamp with time zone
 * constraint margin_runs_pkey PRIMARY KEY (user_id)
 * constraint margin_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface MarginRunTable {
  user_id: number;
  wanted_at: ColumnType<Date, Date | string, Date | string>;
  begun_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * item_id bigint not null
 * noted_at timestamp with time zone not null default now()
 * constraint market_ends_pkey PRIMARY KEY (user_id, account_id, site, item_id)
 */
export interface MarketEndTable {
  user_id: number;
  account_id: number;
  site: string;
  item_id: number;
  noted_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null generated always as identity
 * platform text not null
 * external_id text not null
 * username text not null
 * source_site text not null
 * business_type text not null default 'BUSINESS'::text
 * paused_reason text
 * connected_at timestamp with time zone not null default now()
 * leaving text
 * leaving_by bigint
 * closed_at timestamp with time zone
 * constraint marketplace_accounts_leaving_check CHECK ((leaving = 'end'::text))
 * constraint marketplace_accounts_pkey PRIMARY KEY (user_id, account_id)
 * constraint marketplace_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX marketplace_accounts_external ON marketplace_accounts USING btree (user_id, platform, external_id)
 * CREATE UNIQUE INDEX marketplace_accounts_id ON marketplace_accounts USING btree (account_id)
 * CREATE INDEX marketplace_accounts_leaving ON marketplace_accounts USING btree (user_id, account_id) WHERE (leaving IS NOT NULL)
 * CREATE INDEX marketplace_accounts_without_keys ON marketplace_accounts USING btree (user_id, account_id) WHERE (paused_reason = 'keys_refused'::text)
 */
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

/*
 * platform text not null
 * kid text not null
 * key text not null
 * digest text not null
 * learned_at timestamp with time zone not null
 * constraint marketplace_notification_keys_pkey PRIMARY KEY (platform, kid)
 */
export interface MarketplaceNotificationKeyTable {
  platform: string;
  kid: string;
  key: string;
  digest: string;
  learned_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * platform text not null
 * wanted bytea not null
 * address text not null
 * reference text
 * trouble text
 * words text not null default ''::text
 * topics jsonb not null default '[]'::jsonb
 * checked_at timestamp with time zone not null
 * failures smallint not null default 0
 * constraint marketplace_notification_registrations_pkey PRIMARY KEY (platform)
 */
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

/*
 * platform text not null
 * notification_id text not null
 * topic text not null
 * subject jsonb
 * event_at timestamp with time zone not null
 * received_at timestamp with time zone not null default now()
 * done_at timestamp with time zone
 * constraint marketplace_notifications_pkey PRIMARY KEY (platform, notification_id)
 * CREATE INDEX marketplace_notifications_latest ON marketplace_notifications USING btree (platform, topic, received_at)
 * CREATE INDEX marketplace_notifications_open ON marketplace_notifications USING btree (received_at) WHERE (done_at IS NULL)
 */
export interface MarketplaceNotificationTable {
  platform: string;
  notification_id: string;
  topic: string;
  subject: ColumnType<Json | null, string | null | undefined, string | null>;
  event_at: ColumnType<Date, Date | string, Date | string>;
  received_at: ColumnType<Date, Date | string | undefined, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * request_id bigint not null generated always as identity
 * at timestamp with time zone not null default now()
 * operation text not null
 * method text not null
 * path text not null
 * status integer
 * duration_ms integer not null
 * error_kind text
 * marketplace_request_id text
 * calls integer not null default 1
 * last_at timestamp with time zone
 * constraint marketplace_requests_calls_check CHECK ((calls > 0))
 * constraint marketplace_requests_pkey PRIMARY KEY (user_id, account_id, request_id)
 * CREATE INDEX marketplace_requests_at ON marketplace_requests USING btree (at)
 */
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
  calls: Generated<number>;
  last_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * marketplace_sku text not null
 * site text not null
 * item_id bigint not null
 * unit_id bigint
 * constraint marketplace_skus_pkey PRIMARY KEY (user_id, account_id, marketplace_sku, site)
 * CREATE INDEX marketplace_skus_item ON marketplace_skus USING btree (user_id, item_id, site)
 */
export interface MarketplaceSkuTable {
  user_id: number;
  account_id: number;
  marketplace_sku: string;
  site: string;
  item_id: number;
  unit_id: number | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * state text not null
 * updated_at timestamp with time zone not null default now()
 * constraint markets_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint markets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paused'::text, 'emptied'::text, 'closed'::text])))
 * constraint markets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface MarketTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * login_id bigint not null
 * role text not null
 * created_at timestamp with time zone not null default now()
 * constraint memberships_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint memberships_pkey PRIMARY KEY (user_id, login_id)
 * constraint memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'operator'::text, 'viewer'::text])))
 * constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX memberships_login ON memberships USING btree (login_id)
 */
export interface MembershipTable {
  user_id: number;
  login_id: number;
  role: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * login_id bigint not null
 * last_read_id bigint not null
 * constraint notification_marks_pkey PRIMARY KEY (user_id, login_id)
 * constraint notification_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface NotificationMarkTable {
  user_id: number;
  login_id: number;
  last_read_id: number;
}

/*
 * user_id bigint not null
 * notification_id bigint not null generated always as identity
 * html text not null
 * created_at timestamp with time zone not null default now()
 * constraint notifications_pkey PRIMARY KEY (user_id, notification_id)
 * constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface NotificationTable {
  user_id: number;
  notification_id: GeneratedAlways<number>;
  html: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * position integer not null
 * category_id text
 * category_path text
 * item_id bigint
 * vat_rate integer not null
 * eco_tax integer not null
 * constraint offer_tax_rules_check CHECK (((category_id IS NULL) <> (item_id IS NULL)))
 * constraint offer_tax_rules_eco_tax_check CHECK (((eco_tax >= 0) AND (eco_tax <= 100000)))
 * constraint offer_tax_rules_pkey PRIMARY KEY (user_id, account_id, "position")
 * constraint offer_tax_rules_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * vat_rate integer not null
 * eco_tax integer not null
 * confirmed_at timestamp with time zone not null default now()
 * constraint offer_taxes_eco_tax_check CHECK (((eco_tax >= 0) AND (eco_tax <= 100000)))
 * constraint offer_taxes_pkey PRIMARY KEY (user_id, account_id)
 * constraint offer_taxes_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))
 */
export interface OfferTaxTable {
  user_id: number;
  account_id: number;
  vat_rate: number;
  eco_tax: number;
  confirmed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * platform text not null
 * is_ongoing boolean not null default true
 * step text not null default 'Connect'::text
 * redirect_back_url text not null default '/'::text
 * redirect_back_failure_url text
 * started_at timestamp with time zone not null default now()
 * finished_at timestamp with time zone
 * campaign text
 * onboarding_id bigint not null generated always as identity
 * account_id bigint
 * answers jsonb not null default '{}'::jsonb
 * has_chosen_plan boolean not null default false
 * is_subscription_failed boolean not null default false
 * outcome text
 * constraint onboardings_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'cancelled'::text])))
 * constraint onboardings_pkey PRIMARY KEY (user_id, onboarding_id)
 * CREATE UNIQUE INDEX onboardings_ongoing ON onboardings USING btree (user_id, platform) WHERE is_ongoing
 */
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

/*
 * user_id bigint not null
 * order_id bigint not null
 * account_id bigint not null
 * order_external_id text not null
 * is_accepted boolean not null
 * attempts smallint not null default 0
 * due_at timestamp with time zone not null
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * last_error jsonb
 * constraint order_answers_pkey PRIMARY KEY (user_id, order_id)
 * CREATE INDEX order_answers_waiting ON order_answers USING btree (user_id, account_id, due_at)
 */
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

/*
 * user_id bigint not null
 * order_id bigint not null
 * number smallint not null
 * account_id bigint not null
 * site text not null
 * order_external_id text not null
 * kind text not null
 * reason text not null
 * amount_minor bigint
 * currency text
 * lines jsonb not null default '[]'::jsonb
 * pieces jsonb not null default '[]'::jsonb
 * shown_before text
 * state text not null default 'waiting'::text
 * error text
 * attempts smallint not null default 0
 * due_at timestamp with time zone not null
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * created_at timestamp with time zone not null default now()
 * settled_at timestamp with time zone
 * constraint order_changes_check CHECK (((kind = 'refund'::text) = ((amount_minor IS NOT NULL) AND (currency IS NOT NULL))))
 * constraint order_changes_kind_check CHECK ((kind = ANY (ARRAY['cancel'::text, 'refund'::text])))
 * constraint order_changes_pkey PRIMARY KEY (user_id, order_id, number)
 * constraint order_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'rejected'::text])))
 * CREATE INDEX order_changes_waiting ON order_changes USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * cursor text
 * looked_at timestamp with time zone
 * set_back_at timestamp with time zone
 * set_back_from timestamp with time zone
 * set_back_to timestamp with time zone
 * looked_at_monotonic timestamp with time zone
 * constraint order_cursors_pkey PRIMARY KEY (user_id, account_id)
 */
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

/*
 * user_id bigint not null
 * order_id bigint not null
 * line_id bigint not null generated always as identity
 * external_id text not null
 * item_id bigint
 * unit_id bigint
 * marketplace_sku text
 * listing_id text
 * title text not null
 * quantity integer not null
 * reserved integer not null default 0
 * total_minor bigint not null
 * currency text not null
 * state text not null default 'open'::text
 * shipped integer not null default 0
 * constraint order_lines_pkey PRIMARY KEY (user_id, order_id, line_id)
 * constraint order_lines_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cancelled'::text, 'refunded'::text, 'replaced'::text])))
 * CREATE INDEX order_lines_elsewhere ON order_lines USING btree (user_id, external_id)
 * CREATE UNIQUE INDEX order_lines_external ON order_lines USING btree (user_id, order_id, external_id)
 * CREATE INDEX order_lines_short ON order_lines USING btree (user_id, unit_id) WHERE ((unit_id IS NOT NULL) AND (state = 'open'::text) AND (reserved < quantity))
 * CREATE INDEX order_lines_unmatched ON order_lines USING btree (user_id, order_id) WHERE (unit_id IS NULL)
 */
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
  state: Generated<string>;
  shipped: Generated<number>;
}

/*
 * user_id bigint not null
 * order_id bigint not null
 * note text not null
 * constraint order_notes_pkey PRIMARY KEY (user_id, order_id)
 * constraint order_notes_user_id_order_id_fkey FOREIGN KEY (user_id, order_id) REFERENCES orders(user_id, order_id) ON DELETE CASCADE
 */
export interface OrderNoteTable {
  user_id: number;
  order_id: number;
  note: string;
}

/*
 * user_id bigint not null
 * sealed bytea not null
 * constraint order_search_keys_pkey PRIMARY KEY (user_id)
 */
export interface OrderSearchKeyTable {
  user_id: number;
  sealed: Buffer;
}

/*
 * user_id bigint not null
 * buyer_retention_days smallint not null
 * constraint order_settings_buyer_retention_days_check CHECK (((buyer_retention_days >= 1) AND (buyer_retention_days <= 30)))
 * constraint order_settings_pkey PRIMARY KEY (user_id)
 */
export interface OrderSettingTable {
  user_id: number;
  buyer_retention_days: number;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * platform text not null
 * site text not null
 * status text not null
 * n bigint not null
 * constraint order_totals_pkey PRIMARY KEY (user_id, account_id, site, status)
 */
export interface OrderTotalTable {
  user_id: number;
  account_id: number;
  platform: string;
  site: string;
  status: string;
  n: number;
}

/*
 * user_id bigint not null
 * order_id bigint not null generated always as identity
 * account_id bigint not null
 * platform text not null
 * external_id text not null
 * site text not null
 * status text not null
 * total_minor bigint not null
 * currency text not null
 * ship_to_country text
 * stock_status text not null default 'fulfillable'::text
 * ordered_at timestamp with time zone not null
 * modified_at timestamp with time zone not null
 * received_at timestamp with time zone not null default now()
 * is_fulfilled_by_marketplace boolean not null default false
 * answer text
 * answer_by timestamp with time zone
 * answered_at timestamp with time zone
 * ship_by timestamp with time zone
 * paid_at timestamp with time zone
 * delivered_at timestamp with time zone
 * items_minor bigint
 * shipping_minor bigint
 * tax_minor bigint
 * fee_minor bigint
 * problem text
 * search_text text not null default ''::text
 * urgency bigint not null generated always as (
 * CASE
 *     WHEN ((answer = ANY (ARRAY['open'::text, 'on_hold'::text])) AND (answer_by IS NOT NULL)) THEN ((EXTRACT(epoch FROM (answer_by - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint
 *     WHEN ((status = 'paid'::text) AND (NOT is_fulfilled_by_marketplace)) THEN ((EXTRACT(epoch FROM (COALESCE(ship_by, ordered_at) - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint
 *     ELSE ('4000000000000000'::bigint - ((EXTRACT(epoch FROM (ordered_at - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint)
 * END) stored
 * buyer_sealed bytea
 * buyer_key bytea
 * buyer_words bigint[] not null default '{}'::bigint[]
 * buyer_done_at timestamp with time zone not null default now()
 * buyer_erased_at timestamp with time zone
 * shipped_at timestamp with time zone
 * is_aside boolean not null default false
 * aside_sealed bytea
 * problems jsonb not null default '[]'::jsonb
 * fingerprint bytea
 * replaced_by text
 * has_old_words boolean not null default false
 * constraint orders_answer_check CHECK ((answer = ANY (ARRAY['open'::text, 'on_hold'::text, 'accept'::text, 'decline'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text])))
 * constraint orders_pkey PRIMARY KEY (user_id, order_id)
 * CREATE INDEX orders_buyer ON orders USING btree (user_id, buyer_key) WHERE (buyer_key IS NOT NULL)
 * CREATE INDEX orders_by_status ON orders USING btree (user_id, status, ordered_at, order_id)
 * CREATE INDEX orders_in_question ON orders USING btree (user_id, ordered_at, order_id) WHERE ((problem IS NOT NULL) OR (answer = 'on_hold'::text))
 * CREATE UNIQUE INDEX orders_number ON orders USING btree (user_id, external_id, account_id)
 * CREATE INDEX orders_of_platform ON orders USING btree (user_id, platform, ordered_at, order_id)
 * CREATE INDEX orders_of_site ON orders USING btree (user_id, site, ordered_at, order_id)
 * CREATE INDEX orders_oversold ON orders USING btree (user_id, ordered_at, order_id) WHERE (stock_status = 'oversold'::text)
 * CREATE INDEX orders_recent ON orders USING btree (user_id, ordered_at, order_id)
 * CREATE INDEX orders_recent_of_account ON orders USING btree (user_id, account_id, ordered_at, order_id)
 * CREATE INDEX orders_search ON orders USING gin (user_id, search_text gin_trgm_ops)
 * CREATE INDEX orders_to_answer ON orders USING btree (user_id, account_id) WHERE (answer = ANY (ARRAY['open'::text, 'on_hold'::text, 'accept'::text, 'decline'::text]))
 * CREATE INDEX orders_to_erase ON orders USING btree (user_id, buyer_done_at) WHERE (buyer_erased_at IS NULL)
 * CREATE INDEX orders_to_ship ON orders USING btree (user_id, account_id, ship_by) WHERE ((status = 'paid'::text) AND (NOT is_fulfilled_by_marketplace))
 * CREATE INDEX orders_urgent ON orders USING btree (user_id, urgency, order_id)
 * CREATE INDEX orders_urgent_of_account ON orders USING btree (user_id, account_id, urgency, order_id)
 * CREATE INDEX orders_with_old_words ON orders USING btree (user_id, order_id) WHERE has_old_words
 * CREATE INDEX orders_words_of_buyers ON orders USING gin (buyer_words)
 */
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
  problems: ColumnType<Json, string | undefined, string>;
  fingerprint: Buffer | null;
  replaced_by: string | null;
  has_old_words: Generated<boolean>;
}

/*
 * request_id bigint not null generated always as identity
 * email text not null
 * language text not null
 * created_at timestamp with time zone not null
 * constraint password_reset_requests_pkey PRIMARY KEY (request_id)
 */
export interface PasswordResetRequestTable {
  request_id: GeneratedAlways<number>;
  email: string;
  language: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * token_hash bytea not null
 * login_id bigint not null
 * expires_at timestamp with time zone not null
 * used_at timestamp with time zone
 * constraint password_resets_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint password_resets_pkey PRIMARY KEY (token_hash)
 * CREATE INDEX password_resets_login ON password_resets USING btree (login_id)
 */
export interface PasswordResetTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * type text not null
 * provider text not null
 * provider_ref text not null
 * label text not null
 * expires_on date
 * changed_at timestamp with time zone not null
 * constraint payment_methods_pkey PRIMARY KEY (user_id)
 * constraint payment_methods_type_check CHECK ((type = ANY (ARRAY['CREDIT_CARD'::text, 'DIRECT_DEBIT'::text, 'PAYPAL'::text])))
 * constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PaymentMethodTable {
  user_id: number;
  type: string;
  provider: string;
  provider_ref: string;
  label: string;
  expires_on: string | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * payment_id bigint not null generated always as identity
 * purpose text not null
 * intent jsonb not null
 * amount_minor bigint not null
 * currency text not null
 * provider text not null
 * method_type text not null
 * method_ref text not null
 * provider_ref text
 * status text not null
 * action_url text
 * error_code text
 * created_at timestamp with time zone not null
 * poll_at timestamp with time zone not null
 * polls integer not null default 0
 * settled_at timestamp with time zone
 * constraint payments_amount_minor_check CHECK ((amount_minor > 0))
 * constraint payments_pkey PRIMARY KEY (user_id, payment_id)
 * constraint payments_purpose_check CHECK ((purpose = ANY (ARRAY['checkout'::text, 'change'::text, 'renewal'::text])))
 * constraint payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
 * constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX payments_one_pending ON payments USING btree (user_id) WHERE (status = 'pending'::text)
 * CREATE INDEX payments_poll ON payments USING btree (poll_at) WHERE (status = 'pending'::text)
 */
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
  poll_at: ColumnType<Date, Date | string, Date | string>;
  polls: Generated<number>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * large_move integer not null
 * share integer not null
 * always_allowed integer not null
 * window_hours integer not null
 * opened_at timestamp with time zone
 * large_moves integer
 * listings integer
 * counted_from timestamp with time zone not null default '-infinity'::timestamp with time zone
 * constraint price_breakers_always_allowed_check CHECK (((always_allowed >= 0) AND (always_allowed <= 1000)))
 * constraint price_breakers_large_move_check CHECK (((large_move >= 100) AND (large_move <= 9000)))
 * constraint price_breakers_pkey PRIMARY KEY (user_id, account_id)
 * constraint price_breakers_share_check CHECK (((share >= 10) AND (share <= 10000)))
 * constraint price_breakers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint price_breakers_window_hours_check CHECK (((window_hours >= 1) AND (window_hours <= 168)))
 */
export interface PriceBreakerTable {
  user_id: number;
  account_id: number;
  large_move: number;
  share: number;
  always_allowed: number;
  window_hours: number;
  opened_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  large_moves: number | null;
  listings: number | null;
  counted_from: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * ceiling_minor bigint not null
 * currency text not null
 * updated_at timestamp with time zone not null default now()
 * constraint price_ceilings_ceiling_minor_check CHECK ((ceiling_minor > 0))
 * constraint price_ceilings_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint price_ceilings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PriceCeilingTable {
  user_id: number;
  item_id: number;
  site: string;
  ceiling_minor: number;
  currency: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * version integer not null default 1
 * rules jsonb not null
 * updated_at timestamp with time zone not null default now()
 * constraint price_floor_lists_pkey PRIMARY KEY (user_id, account_id)
 * constraint price_floor_lists_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES marketplace_accounts(user_id, account_id)
 * constraint price_floor_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PriceFloorListTable {
  user_id: number;
  account_id: number;
  version: Generated<number>;
  rules: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * floor_minor bigint not null
 * currency text not null
 * updated_at timestamp with time zone not null default now()
 * constraint price_floors_floor_minor_check CHECK ((floor_minor > 0))
 * constraint price_floors_pkey PRIMARY KEY (user_id, item_id, site)
 */
export interface PriceFloorTable {
  user_id: number;
  item_id: number;
  site: string;
  floor_minor: number;
  currency: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * cause text not null
 * began_at timestamp with time zone not null
 * constraint price_incidents_pkey PRIMARY KEY (user_id, account_id, cause)
 * constraint price_incidents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PriceIncidentTable {
  user_id: number;
  account_id: number;
  cause: string;
  began_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * item_id bigint not null
 * site text not null
 * before_minor bigint not null
 * after_minor bigint not null
 * currency text not null
 * moved_at timestamp with time zone not null
 * constraint price_moves_pkey PRIMARY KEY (user_id, account_id, item_id, site)
 * constraint price_moves_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX price_moves_latest ON price_moves USING btree (user_id, account_id, moved_at)
 */
export interface PriceMoveTable {
  user_id: number;
  account_id: number;
  item_id: number;
  site: string;
  before_minor: number;
  after_minor: number;
  currency: string;
  moved_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * raised_minor bigint not null
 * currency text not null
 * updated_at timestamp with time zone not null default now()
 * constraint price_raises_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint price_raises_raised_minor_check CHECK ((raised_minor > 0))
 * constraint price_raises_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PriceRaiseTable {
  user_id: number;
  item_id: number;
  site: string;
  raised_minor: number;
  currency: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * version integer not null default 1
 * rules jsonb not null
 * days jsonb not null
 * updated_at timestamp with time zone not null default now()
 * constraint price_rule_lists_pkey PRIMARY KEY (user_id, account_id)
 * constraint price_rule_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface PriceRuleListTable {
  user_id: number;
  account_id: number;
  version: Generated<number>;
  rules: ColumnType<Json, string, string>;
  days: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * is_pricing_enabled boolean not null default true
 * increase_type text not null default 'percent'::text
 * increase integer not null default 0
 * neat_prices boolean not null default false
 * updated_at timestamp with time zone not null default now()
 * floor_minor bigint
 * constraint price_rules_floor_minor_check CHECK ((floor_minor > 0))
 * constraint price_rules_increase_type_check CHECK ((increase_type = ANY (ARRAY['percent'::text, 'fixed'::text])))
 * constraint price_rules_pkey PRIMARY KEY (user_id, account_id, site)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null default 0
 * stopped_at timestamp with time zone not null default now()
 * constraint price_stops_pkey PRIMARY KEY (user_id, account_id)
 */
export interface PriceStopTable {
  user_id: number;
  account_id: Generated<number>;
  stopped_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * country text not null
 * stream text not null
 * number text not null
 * updated_at timestamp with time zone not null default now()
 * constraint producer_numbers_pkey PRIMARY KEY (user_id, country, stream)
 * constraint producer_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ProducerNumberTable {
  user_id: number;
  country: string;
  stream: string;
  number: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * is_same boolean not null
 * product_ids text[] not null
 * decided_at timestamp with time zone not null
 * product jsonb not null default '{}'::jsonb
 * constraint product_matches_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint product_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ProductMatchTable {
  user_id: number;
  item_id: number;
  site: string;
  is_same: boolean;
  product_ids: string[];
  decided_at: ColumnType<Date, Date | string, Date | string>;
  product: ColumnType<Json, string | undefined, string>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * account_id bigint not null
 * platform text not null
 * ref text not null
 * sku text not null
 * title text not null
 * title_sort text collate "C" not null
 * brand text
 * category text
 * image_url text
 * condition text not null
 * price_minor bigint not null
 * currency text not null
 * quantity integer not null
 * unit_count integer not null default 1
 * is_ended boolean not null default false
 * is_blacklisted boolean not null default false
 * blacklisting_reason text not null default ''::text
 * repricer_blocked boolean not null default false
 * sites jsonb not null default '{}'::jsonb
 * listed_count smallint not null default 0
 * search_text text not null
 * updated_at timestamp with time zone not null default now()
 * is_listed boolean not null default false
 * is_moving boolean not null default false
 * has_failed boolean not null default false
 * lacks_shipping boolean not null default false
 * asin text
 * constraint product_rows_pkey PRIMARY KEY (user_id, item_id)
 * CREATE INDEX product_rows_blacklisted ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_blacklisted
 * CREATE INDEX product_rows_brand ON product_rows USING btree (user_id, account_id, brand, title_sort, item_id) WHERE (brand IS NOT NULL)
 * CREATE INDEX product_rows_category ON product_rows USING btree (user_id, account_id, category, title_sort, item_id) WHERE (category IS NOT NULL)
 * CREATE INDEX product_rows_ended ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_ended
 * CREATE INDEX product_rows_failed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE has_failed
 * CREATE INDEX product_rows_listed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_listed
 * CREATE INDEX product_rows_moving ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_moving
 * CREATE INDEX product_rows_no_shipping ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE lacks_shipping
 * CREATE INDEX product_rows_not_listed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE ((NOT is_listed) AND (NOT is_moving) AND (NOT has_failed))
 * CREATE INDEX product_rows_price ON product_rows USING btree (user_id, account_id, price_minor, item_id)
 * CREATE INDEX product_rows_quantity ON product_rows USING btree (user_id, account_id, quantity, item_id)
 * CREATE INDEX product_rows_search ON product_rows USING gin (user_id, search_text gin_trgm_ops)
 * CREATE INDEX product_rows_sku ON product_rows USING btree (user_id, account_id, sku COLLATE "C", item_id)
 * CREATE INDEX product_rows_title ON product_rows USING btree (user_id, account_id, title_sort, item_id)
 * CREATE INDEX product_rows_updated ON product_rows USING btree (user_id, account_id, updated_at, item_id)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * is_excluded boolean not null default false
 * free_shipping boolean
 * item_condition text
 * vat_free boolean
 * updated_at timestamp with time zone not null default now()
 * constraint product_settings_check CHECK (((site <> ''::text) OR (NOT is_excluded)))
 * constraint product_settings_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint product_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ProductSettingTable {
  user_id: number;
  account_id: number;
  site: string;
  is_excluded: Generated<boolean>;
  free_shipping: boolean | null;
  item_condition: string | null;
  vat_free: boolean | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * status text not null
 * n bigint not null default 0
 * constraint product_totals_pkey PRIMARY KEY (user_id, account_id, status)
 */
export interface ProductTotalTable {
  user_id: number;
  account_id: number;
  status: string;
  n: Generated<number>;
}

/*
 * user_id bigint not null
 * run_id bigint not null
 * site text not null
 * verdict text not null
 * reason_code text not null default ''::text
 * outcome text not null
 * n integer not null default 0
 * constraint publish_counts_pkey PRIMARY KEY (user_id, run_id, site, verdict, reason_code, outcome)
 */
export interface PublishCountTable {
  user_id: number;
  run_id: number;
  site: string;
  verdict: string;
  reason_code: Generated<string>;
  outcome: string;
  n: Generated<number>;
}

/*
 * user_id bigint not null
 * run_id bigint not null generated always as identity
 * account_id bigint not null
 * kind text not null
 * state text not null
 * selection jsonb not null
 * sites text[] not null
 * cursor bigint not null default 0
 * items_total integer not null default 0
 * items_prepared integer not null default 0
 * allow_drafts boolean not null default false
 * paused_until timestamp with time zone
 * paused_reason text
 * error_text text
 * requested_by bigint not null
 * confirmed_by bigint
 * created_at timestamp with time zone not null default now()
 * confirmed_at timestamp with time zone
 * finished_at timestamp with time zone
 * plan jsonb
 * source_account_id bigint not null
 * confirmed_by_kind text
 * resumes_at timestamp with time zone
 * previews_due integer not null default 0
 * undo_of bigint
 * site_items jsonb
 * flow_id bigint
 * is_undecided boolean not null default false
 * constraint publish_runs_confirmed_by_kind_check CHECK ((confirmed_by_kind = ANY (ARRAY['login'::text, 'admin'::text])))
 * constraint publish_runs_kind_check CHECK ((kind = ANY (ARRAY['list'::text, 'end'::text])))
 * constraint publish_runs_pkey PRIMARY KEY (user_id, run_id)
 * constraint publish_runs_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'prepared'::text, 'confirmed'::text, 'running'::text, 'done'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text])))
 * constraint publish_runs_user_id_flow_id_fkey FOREIGN KEY (user_id, flow_id) REFERENCES listing_flows(user_id, flow_id) ON DELETE SET NULL (flow_id)
 * CREATE INDEX publish_runs_elsewhere ON publish_runs USING btree (user_id, source_account_id, run_id DESC) WHERE (source_account_id <> account_id)
 * CREATE INDEX publish_runs_left ON publish_runs USING btree (user_id, run_id) WHERE ((state = ANY (ARRAY['confirmed'::text, 'cancelling'::text])) OR (previews_due > 0))
 * CREATE INDEX publish_runs_of_flow ON publish_runs USING btree (user_id, flow_id, run_id DESC) WHERE (flow_id IS NOT NULL)
 * CREATE INDEX publish_runs_prepared ON publish_runs USING btree (user_id, account_id, run_id) WHERE (state = 'prepared'::text)
 * CREATE INDEX publish_runs_recent ON publish_runs USING btree (user_id, account_id, run_id DESC)
 * CREATE INDEX publish_runs_stopped ON publish_runs USING btree (finished_at) WHERE (state = ANY (ARRAY['cancelled'::text, 'failed'::text]))
 * CREATE INDEX publish_runs_waiting ON publish_runs USING btree (user_id, account_id) WHERE ((state = 'preparing'::text) AND (paused_reason = ANY (ARRAY['quota'::text, 'platform_off'::text])))
 */
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
  previews_due: Generated<number>;
  undo_of: number | null;
  site_items: ColumnType<Json | null, string | null | undefined, string | null>;
  flow_id: number | null;
  is_undecided: Generated<boolean>;
}

/*
 * source text not null
 * tried_at timestamp with time zone not null
 * succeeded_at timestamp with time zone
 * failure text
 * refused jsonb not null default '[]'::jsonb
 * constraint rate_feeds_pkey PRIMARY KEY (source)
 */
export interface RateFeedTable {
  source: string;
  tried_at: ColumnType<Date, Date | string, Date | string>;
  succeeded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  failure: string | null;
  refused: ColumnType<Json, string | undefined, string>;
}

/*
 * key_hash bytea not null
 * n integer not null
 * ends_at timestamp with time zone not null
 * constraint rate_limit_attempts_pkey PRIMARY KEY (key_hash)
 */
export interface RateLimitAttemptTable {
  key_hash: Buffer;
  n: number;
  ends_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * from_currency text not null
 * to_currency text not null
 * millionths bigint not null
 * date date not null
 * source text not null
 * checked_date date not null
 * constraint rates_in_force_millionths_check CHECK ((millionths > 0))
 * constraint rates_in_force_pkey PRIMARY KEY (from_currency, to_currency)
 */
export interface RatesInForceTable {
  from_currency: string;
  to_currency: string;
  millionths: number;
  date: string;
  source: string;
  checked_date: string;
}

/*
 * login_id bigint not null
 * code_hash bytea not null
 * used_at timestamp with time zone
 * constraint recovery_codes_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint recovery_codes_pkey PRIMARY KEY (login_id, code_hash)
 */
export interface RecoveryCodeTable {
  login_id: number;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * refund_id bigint not null generated always as identity
 * invoice_id bigint not null
 * payment_id bigint not null
 * amount_minor bigint not null
 * status text not null
 * provider_ref text
 * error_code text
 * created_at timestamp with time zone not null
 * poll_at timestamp with time zone not null
 * settled_at timestamp with time zone
 * is_foreign boolean not null default false
 * constraint refunds_amount_minor_check CHECK ((amount_minor > 0))
 * constraint refunds_pkey PRIMARY KEY (user_id, refund_id)
 * constraint refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
 * constraint refunds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint refunds_user_id_invoice_id_fkey FOREIGN KEY (user_id, invoice_id) REFERENCES invoices(user_id, invoice_id)
 * constraint refunds_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
 * CREATE UNIQUE INDEX refunds_foreign_once ON refunds USING btree (user_id, provider_ref) WHERE is_foreign
 * CREATE UNIQUE INDEX refunds_once ON refunds USING btree (user_id, invoice_id) WHERE ((status <> 'failed'::text) AND (NOT is_foreign))
 * CREATE INDEX refunds_poll ON refunds USING btree (poll_at) WHERE (status = 'pending'::text)
 */
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
  poll_at: ColumnType<Date, Date | string, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_foreign: Generated<boolean>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * replaced_at timestamp with time zone not null
 * valid_from date not null
 * cost_minor bigint not null
 * currency text not null
 * constraint replaced_costs_pkey PRIMARY KEY (user_id, item_id, replaced_at, valid_from)
 * constraint replaced_costs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ReplacedCostTable {
  user_id: number;
  item_id: number;
  replaced_at: ColumnType<Date, Date | string, Date | string>;
  valid_from: string;
  cost_minor: number;
  currency: string;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * is_enabled boolean not null
 * wanted_at timestamp with time zone not null
 * decided_at timestamp with time zone
 * round_ms integer
 * event_id bigint not null default 0
 * constraint repricer_accounts_pkey PRIMARY KEY (user_id, account_id)
 * constraint repricer_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface RepricerAccountTable {
  user_id: number;
  account_id: number;
  is_enabled: boolean;
  wanted_at: ColumnType<Date, Date | string, Date | string>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  round_ms: number | null;
  event_id: Generated<number>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * item_id bigint not null
 * site text not null
 * version bigint not null default 1
 * constraint repricer_due_pkey PRIMARY KEY (user_id, account_id, item_id, site)
 * constraint repricer_due_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface RepricerDueTable {
  user_id: number;
  account_id: number;
  item_id: number;
  site: string;
  version: Generated<number>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * account_id bigint not null
 * chosen_rule_id bigint
 * live_rule_id bigint
 * live_version integer
 * price_minor bigint
 * rule_id bigint
 * rule_version integer
 * view text
 * decision jsonb
 * digest text
 * decided_at timestamp with time zone
 * changed_at timestamp with time zone
 * changes_day date
 * changes_today integer not null default 0
 * constraint repricer_listings_check CHECK (((live_rule_id IS NULL) = (live_version IS NULL)))
 * constraint repricer_listings_pkey PRIMARY KEY (user_id, item_id, site)
 * constraint repricer_listings_price_minor_check CHECK ((price_minor > 0))
 * constraint repricer_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint repricer_listings_view_check CHECK ((view = ANY (ARRAY['up'::text, 'down'::text, 'stay'::text, 'lacking'::text, 'off'::text])))
 * CREATE INDEX repricer_listings_of_account ON repricer_listings USING btree (user_id, account_id, view, item_id, site)
 * CREATE INDEX repricer_listings_priced ON repricer_listings USING btree (user_id, account_id, item_id, site) WHERE (price_minor IS NOT NULL)
 */
export interface RepricerListingTable {
  user_id: number;
  item_id: number;
  site: string;
  account_id: number;
  chosen_rule_id: number | null;
  live_rule_id: number | null;
  live_version: number | null;
  price_minor: number | null;
  rule_id: number | null;
  rule_version: number | null;
  view: string | null;
  decision: ColumnType<Json | null, string | null | undefined, string | null>;
  digest: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  changes_day: string | null;
  changes_today: Generated<number>;
}

/*
 * user_id bigint not null
 * item_id bigint not null
 * site text not null
 * entry_id bigint not null generated always as identity
 * decided_at timestamp with time zone not null
 * is_live boolean not null
 * decision jsonb not null
 * constraint repricer_log_pkey PRIMARY KEY (user_id, item_id, site, entry_id)
 * constraint repricer_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX repricer_log_by_age ON repricer_log USING brin (decided_at)
 */
export interface RepricerLogTable {
  user_id: number;
  item_id: number;
  site: string;
  entry_id: GeneratedAlways<number>;
  decided_at: ColumnType<Date, Date | string, Date | string>;
  is_live: boolean;
  decision: ColumnType<Json, string, string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * rule_id bigint not null generated always as identity
 * position integer not null
 * name text not null
 * is_enabled boolean not null
 * version integer not null default 1
 * content jsonb not null
 * updated_at timestamp with time zone not null
 * constraint repricer_rules_pkey PRIMARY KEY (user_id, account_id, rule_id)
 * constraint repricer_rules_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX repricer_rules_default ON repricer_rules USING btree (user_id) WHERE (account_id = 0)
 */
export interface RepricerRuleTable {
  user_id: number;
  account_id: number;
  rule_id: GeneratedAlways<number>;
  position: number;
  name: string;
  is_enabled: boolean;
  version: Generated<number>;
  content: ColumnType<Json, string, string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * run_id bigint not null
 * item_id bigint not null
 * site text not null
 * verdict text not null
 * outcome text not null default 'waiting'::text
 * reason_code text
 * reason_params jsonb
 * title text
 * title_label text
 * price_minor bigint
 * currency text
 * price_owner text
 * price_breakdown jsonb
 * quantity integer
 * category_id text
 * dropped text[] not null default '{}'::text[]
 * is_preview_due boolean not null default false
 * home_title text
 * search_keys text not null generated always as (search_keys(COALESCE(title, ''::text))) stored
 * constraint run_items_pkey PRIMARY KEY (user_id, run_id, item_id, site)
 * constraint run_items_verdict_check CHECK ((verdict = ANY (ARRAY['ready'::text, 'draft'::text, 'blocked'::text])))
 * CREATE INDEX run_items_group ON run_items USING btree (user_id, run_id, verdict, reason_code, site, item_id)
 * CREATE INDEX run_items_outcome ON run_items USING btree (user_id, run_id, outcome, site, item_id)
 * CREATE INDEX run_items_preview_due ON run_items USING btree (user_id, run_id, item_id, site) WHERE is_preview_due
 */
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
  price_minor: number | null;
  currency: string | null;
  price_owner: string | null;
  price_breakdown: ColumnType<Json | null, string | null | undefined, string | null>;
  quantity: number | null;
  category_id: string | null;
  dropped: Generated<string[]>;
  is_preview_due: Generated<boolean>;
  home_title: string | null;
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * scope text not null
 * scope_key text collate "C" not null
 * brand text
 * manufacturer jsonb
 * responsible_person jsonb
 * is_exempt boolean not null default false
 * updated_at timestamp with time zone not null default now()
 * hazards jsonb
 * warnings jsonb
 * documents jsonb
 * constraint safety_entries_pkey PRIMARY KEY (user_id, scope, scope_key)
 * constraint safety_entries_scope_check CHECK ((scope = ANY (ARRAY['business'::text, 'brand'::text, 'item'::text])))
 * constraint safety_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX safety_entries_documents ON safety_entries USING btree (user_id) WHERE (documents IS NOT NULL)
 */
export interface SafetyEntryTable {
  user_id: number;
  scope: string;
  scope_key: string;
  brand: string | null;
  manufacturer: ColumnType<Json | null, string | null | undefined, string | null>;
  responsible_person: ColumnType<Json | null, string | null | undefined, string | null>;
  is_exempt: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  hazards: ColumnType<Json | null, string | null | undefined, string | null>;
  warnings: ColumnType<Json | null, string | null | undefined, string | null>;
  documents: ColumnType<Json | null, string | null | undefined, string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * platform text not null
 * day date not null
 * site text not null
 * currency text not null
 * orders integer not null default 0
 * units integer not null default 0
 * revenue_minor bigint not null default 0
 * refunds_minor bigint not null default 0
 * constraint sales_days_pkey PRIMARY KEY (user_id, platform, day, account_id, site, currency)
 */
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
  refunds_minor: Generated<number>;
}

/*
 * user_id bigint not null
 * view_id bigint not null generated always as identity
 * screen text not null
 * login_id bigint
 * name text not null
 * address text not null
 * columns jsonb
 * constraint saved_views_pkey PRIMARY KEY (user_id, view_id)
 * constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX saved_views_name ON saved_views USING btree (user_id, screen, COALESCE(login_id, (0)::bigint), lower(name))
 */
export interface SavedViewTable {
  user_id: number;
  view_id: GeneratedAlways<number>;
  screen: string;
  login_id: number | null;
  name: string;
  address: string;
  columns: ColumnType<Json | null, string | null | undefined, string | null>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * send_id bigint not null generated always as identity
 * target_key text not null
 * change_kind text not null
 * generation bigint not null
 * fence bigint not null
 * outcome text not null
 * error jsonb
 * gate jsonb
 * sent jsonb
 * started_at timestamp with time zone not null
 * finished_at timestamp with time zone not null default now()
 * site text
 * constraint send_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'rejected'::text, 'retry'::text, 'uncertain'::text, 'refused_by_gate'::text, 'superseded'::text])))
 * constraint send_attempts_pkey PRIMARY KEY (user_id, account_id, send_id)
 * CREATE INDEX send_attempts_by_age ON send_attempts USING brin (started_at)
 * CREATE INDEX send_attempts_finished_at ON send_attempts USING brin (finished_at) WITH (pages_per_range='32', autosummarize='on')
 * CREATE INDEX send_attempts_latest ON send_attempts USING btree (user_id, account_id, change_kind, outcome, send_id DESC)
 * CREATE INDEX send_attempts_target ON send_attempts USING btree (user_id, account_id, target_key, site, send_id DESC)
 */
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

/*
 * token_hash bytea not null
 * login_id bigint not null
 * user_id bigint not null
 * admin_user_id bigint
 * created_at timestamp with time zone not null default now()
 * last_seen_at timestamp with time zone not null default now()
 * expires_at timestamp with time zone not null
 * session_id bigint not null generated always as identity
 * user_agent text not null default ''::text
 * address text not null default ''::text
 * constraint sessions_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint sessions_pkey PRIMARY KEY (token_hash)
 * constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX sessions_id ON sessions USING btree (session_id)
 * CREATE INDEX sessions_login ON sessions USING btree (login_id)
 */
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

/*
 * user_id bigint not null
 * headings_key text not null
 * columns jsonb not null
 * decimal text not null
 * used_at timestamp with time zone not null default now()
 * constraint sheet_mappings_decimal_check CHECK (("decimal" = ANY (ARRAY['point'::text, 'comma'::text])))
 * constraint sheet_mappings_pkey PRIMARY KEY (user_id, headings_key)
 * constraint sheet_mappings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface SheetMappingTable {
  user_id: number;
  headings_key: string;
  columns: ColumnType<Json, string, string>;
  decimal: string;
  used_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * order_id bigint not null
 * number smallint not null
 * account_id bigint not null
 * site text not null
 * order_external_id text not null
 * carrier text not null
 * tracking_number text not null
 * shipped_at timestamp with time zone not null
 * lines jsonb not null
 * state text not null default 'waiting'::text
 * reason text
 * attempts smallint not null default 0
 * due_at timestamp with time zone not null
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * constraint shipments_pkey PRIMARY KEY (user_id, order_id, number)
 * constraint shipments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'rejected'::text])))
 * CREATE INDEX shipments_by_tracking ON shipments USING btree (user_id, upper(regexp_replace(tracking_number, '[^[:alnum:]]'::text, ''::text, 'g'::text)))
 * CREATE INDEX shipments_last ON shipments USING btree (user_id, shipped_at)
 * CREATE INDEX shipments_last_of_site ON shipments USING btree (user_id, site, shipped_at)
 * CREATE INDEX shipments_waiting ON shipments USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)
 */
export interface ShipmentTable {
  user_id: number;
  order_id: number;
  number: number;
  account_id: number;
  site: string;
  order_external_id: string;
  carrier: string;
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * level text not null
 * mode_code text
 * constraint shipping_mode_choices_level_check CHECK ((level = ANY (ARRAY['ECONOMY'::text, 'STANDARD'::text, 'TRACKED'::text, 'EXPRESS'::text])))
 * constraint shipping_mode_choices_pkey PRIMARY KEY (user_id, account_id, level)
 */
export interface ShippingModeChoiceTable {
  user_id: number;
  account_id: number;
  level: string;
  mode_code: string | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * policy_key text not null
 * name text not null
 * content jsonb not null
 * generation bigint not null default 1
 * policy_id text
 * state text not null default 'waiting'::text
 * reason text
 * attempts smallint not null default 0
 * due_at timestamp with time zone not null
 * fence bigint not null default 0
 * lease_until timestamp with time zone
 * last_error jsonb
 * updated_at timestamp with time zone not null default now()
 * constraint shipping_policies_pkey PRIMARY KEY (user_id, account_id, site, policy_key)
 * constraint shipping_policies_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
 * CREATE INDEX shipping_policies_waiting ON shipping_policies USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * profile_id bigint not null
 * site text not null
 * policy_id text not null
 * constraint shipping_policy_choices_pkey PRIMARY KEY (user_id, account_id, profile_id, site)
 */
export interface ShippingPolicyChoiceTable {
  user_id: number;
  account_id: number;
  profile_id: number;
  site: string;
  policy_id: string;
}

/*
 * user_id bigint not null
 * profile_id bigint not null generated always as identity
 * name text not null
 * currency text not null
 * handling_days smallint not null
 * is_free_shipping boolean not null
 * is_default boolean not null default false
 * countries jsonb not null
 * rates jsonb not null
 * updated_at timestamp with time zone not null default now()
 * search_keys text not null generated always as (search_keys(name)) stored
 * constraint shipping_profiles_pkey PRIMARY KEY (user_id, profile_id)
 * constraint shipping_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX shipping_profiles_default ON shipping_profiles USING btree (user_id) WHERE is_default
 * CREATE UNIQUE INDEX shipping_profiles_name ON shipping_profiles USING btree (user_id, lower(name))
 */
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
  search_keys: GeneratedAlways<string>;
}

/*
 * token_hash bytea not null
 * login_id bigint not null
 * expires_at timestamp with time zone not null
 * tries integer not null default 0
 * constraint sign_in_challenges_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
 * constraint sign_in_challenges_pkey PRIMARY KEY (token_hash)
 * CREATE INDEX sign_in_challenges_login ON sign_in_challenges USING btree (login_id)
 */
export interface SignInChallengeTable {
  token_hash: Buffer;
  login_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  tries: Generated<number>;
}

/*
 * platform text not null
 * site text not null
 * category_id text not null
 * tree_version text not null
 * requirements jsonb not null
 * read_at timestamp with time zone not null
 * constraint site_categories_pkey PRIMARY KEY (platform, site, category_id)
 */
export interface SiteCategoryTable {
  platform: string;
  site: string;
  category_id: string;
  tree_version: string;
  requirements: ColumnType<Json, string, string>;
  read_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * state text not null
 * inputs text not null
 * asked_at timestamp with time zone not null
 * made_at timestamp with time zone
 * asks_engines boolean not null default false
 * unasked text
 * constraint site_title_lists_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint site_title_lists_state_check CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'failed'::text])))
 * constraint site_title_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface SiteTitleListTable {
  user_id: number;
  account_id: number;
  site: string;
  state: string;
  inputs: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  made_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  asks_engines: Generated<boolean>;
  unasked: string | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * item_id bigint not null
 * source_title text not null
 * made_title text
 * label text
 * dropped text[] not null
 * reason text
 * is_draft boolean not null
 * title text
 * state text not null
 * length integer not null
 * title_key text
 * search_text text not null
 * same_as bigint
 * constraint site_titles_pkey PRIMARY KEY (user_id, account_id, site, item_id)
 * constraint site_titles_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'draft'::text, 'missing'::text, 'accepted'::text, 'own'::text, 'stale'::text])))
 * constraint site_titles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX site_titles_item ON site_titles USING btree (user_id, item_id)
 * CREATE INDEX site_titles_key ON site_titles USING btree (user_id, account_id, site, title_key) WHERE (title_key IS NOT NULL)
 * CREATE INDEX site_titles_length ON site_titles USING btree (user_id, account_id, site, length)
 * CREATE INDEX site_titles_search ON site_titles USING gin (user_id, search_text gin_trgm_ops)
 * CREATE INDEX site_titles_state ON site_titles USING btree (user_id, account_id, site, state, item_id)
 * CREATE INDEX site_titles_too_long ON site_titles USING btree (user_id, account_id, site) WHERE ((reason = 'protected_too_long'::text) AND (title IS NULL))
 */
export interface SiteTitleTable {
  user_id: number;
  account_id: number;
  site: string;
  item_id: number;
  source_title: string;
  made_title: string | null;
  label: string | null;
  dropped: string[];
  reason: string | null;
  is_draft: boolean;
  title: string | null;
  state: string;
  length: number;
  title_key: string | null;
  search_text: string;
  same_as: number | null;
}

/*
 * user_id bigint not null
 * chart_id bigint not null generated always as identity
 * name text not null
 * brand text
 * category_id text
 * category_name text
 * category_path text
 * kind text not null
 * age text not null
 * gender text not null
 * width text not null
 * rows jsonb not null
 * updated_at timestamp with time zone not null default now()
 * search_keys text not null generated always as (search_keys(((name || ' '::text) || COALESCE(brand, ''::text)))) stored
 * constraint size_charts_age_check CHECK ((age = ANY (ARRAY['adult'::text, 'children'::text, 'baby'::text])))
 * constraint size_charts_check CHECK (((brand IS NOT NULL) OR (category_id IS NOT NULL)))
 * constraint size_charts_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'unisex'::text])))
 * constraint size_charts_kind_check CHECK ((kind = ANY (ARRAY['shoes'::text, 'clothing'::text])))
 * constraint size_charts_pkey PRIMARY KEY (user_id, chart_id)
 * constraint size_charts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * constraint size_charts_width_check CHECK ((width = ANY (ARRAY['any'::text, 'narrow'::text, 'regular'::text, 'wide'::text, 'extra-wide'::text])))
 * CREATE INDEX size_charts_in_order ON size_charts USING btree (user_id, lower(name) COLLATE "C", chart_id)
 * CREATE UNIQUE INDEX size_charts_place ON size_charts USING btree (user_id, COALESCE(lower(brand), ''::text), COALESCE(category_id, ''::text))
 */
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
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * list_id bigint not null
 * item_id bigint not null
 * lines integer not null
 * units integer not null
 * amounts jsonb not null
 * constraint sold_items_pkey PRIMARY KEY (user_id, list_id, item_id)
 * constraint sold_items_user_id_list_id_fkey FOREIGN KEY (user_id, list_id) REFERENCES sold_lists(user_id, list_id) ON DELETE CASCADE
 * CREATE INDEX sold_items_most_sold ON sold_items USING btree (user_id, list_id, units, item_id) WHERE (lines > 0)
 */
export interface SoldItemTable {
  user_id: number;
  list_id: number;
  item_id: number;
  lines: number;
  units: number;
  amounts: ColumnType<Json, string, string>;
}

/*
 * user_id bigint not null
 * list_id bigint not null generated always as identity
 * account_ids bigint[] not null
 * site text
 * first_day date not null
 * last_day date
 * read_at timestamp with time zone not null default now()
 * constraint sold_lists_pkey PRIMARY KEY (user_id, list_id)
 * constraint sold_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface SoldListTable {
  user_id: number;
  list_id: GeneratedAlways<number>;
  account_ids: string[];
  site: string | null;
  first_day: string;
  last_day: string | null;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * item_id bigint not null
 * site text not null
 * name text not null
 * values text[]
 * replaced text[]
 * constraint specific_consents_pkey PRIMARY KEY (user_id, account_id, item_id, site, name)
 * constraint specific_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface SpecificConsentTable {
  user_id: number;
  account_id: number;
  item_id: number;
  site: string;
  name: string;
  values: string[] | null;
  replaced: string[] | null;
}

/*
 * user_id bigint not null
 * unit_id bigint not null
 * entry_id bigint not null generated always as identity
 * kind text not null
 * on_hand_delta integer not null default 0
 * reserved_delta integer not null default 0
 * cause text not null
 * actor_kind text not null
 * actor_id bigint
 * created_at timestamp with time zone not null default now()
 * line text
 * constraint stock_ledger_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'count'::text, 'sale'::text, 'cancel'::text, 'ship'::text, 'adjust'::text, 'revert'::text])))
 * constraint stock_ledger_pkey PRIMARY KEY (user_id, unit_id, entry_id)
 * CREATE UNIQUE INDEX stock_ledger_cause ON stock_ledger USING btree (user_id, unit_id, cause)
 * CREATE INDEX stock_ledger_line ON stock_ledger USING btree (user_id, unit_id, line) WHERE (line IS NOT NULL)
 */
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
  line: string | null;
}

/*
 * user_id bigint not null
 * unit_id bigint not null
 * item_id bigint not null
 * on_hand integer not null default 0
 * reserved integer not null default 0
 * buffer integer not null default 0
 * version bigint not null default 0
 * baseline_at timestamp with time zone not null default now()
 * updated_at timestamp with time zone not null default now()
 * is_withdrawn boolean not null default false
 * constraint stock_levels_pkey PRIMARY KEY (user_id, unit_id)
 * CREATE INDEX stock_levels_item ON stock_levels USING btree (user_id, item_id)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * percent integer not null
 * buffer integer not null
 * maximum integer
 * updated_at timestamp with time zone not null default now()
 * constraint stock_limits_buffer_check CHECK ((buffer >= 0))
 * constraint stock_limits_maximum_check CHECK ((maximum > 0))
 * constraint stock_limits_percent_check CHECK (((percent >= 1) AND (percent <= 100)))
 * constraint stock_limits_pkey PRIMARY KEY (user_id, account_id, site)
 * constraint stock_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface StockLimitTable {
  user_id: number;
  account_id: number;
  site: string;
  percent: number;
  buffer: number;
  maximum: number | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * listing_key text not null
 * marketplace_sku text not null
 * site text not null
 * item_id bigint not null
 * unit_id bigint not null
 * is_home boolean not null default false
 * is_variant boolean not null default false
 * is_read_only boolean not null default false
 * is_live boolean not null default false
 * is_ended boolean not null default false
 * listing_id text
 * offer_id text
 * sent_quantity integer
 * sent_at timestamp with time zone
 * pool text
 * observed_at timestamp with time zone
 * constraint stock_targets_pkey PRIMARY KEY (user_id, account_id, listing_key, marketplace_sku, site)
 * CREATE INDEX stock_targets_item ON stock_targets USING btree (user_id, item_id, site)
 * CREATE INDEX stock_targets_remote ON stock_targets USING btree (user_id, account_id, listing_id) WHERE (listing_id IS NOT NULL)
 * CREATE INDEX stock_targets_sku ON stock_targets USING btree (user_id, account_id, marketplace_sku)
 * CREATE INDEX stock_targets_unit ON stock_targets USING btree (user_id, unit_id)
 */
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
  observed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * plan text not null
 * billing_interval text not null
 * currency text not null
 * state text not null
 * anchor timestamp with time zone not null
 * period_start timestamp with time zone not null
 * period_end timestamp with time zone not null
 * period_net bigint not null
 * discount_percent integer not null
 * discount_until timestamp with time zone
 * next_plan text
 * next_interval text
 * cancels_at_period_end boolean not null default false
 * dunning_step integer not null default 0
 * due_at timestamp with time zone not null
 * started_at timestamp with time zone not null
 * ended_at timestamp with time zone
 * constraint subscriptions_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['monthly'::text, 'yearly'::text])))
 * constraint subscriptions_pkey PRIMARY KEY (user_id)
 * constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['active'::text, 'past_due'::text, 'ended'::text])))
 * constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX subscriptions_due ON subscriptions USING btree (due_at) WHERE (state <> 'ended'::text)
 */
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

/*
 * request_id bigint not null generated always as identity
 * reference text not null
 * user_id bigint
 * login_id bigint
 * name text not null
 * email text not null
 * topic text not null
 * subject text not null
 * message text not null
 * language text not null
 * api_request_id text not null
 * failed_request_id text
 * created_at timestamp with time zone not null
 * screen text
 * run_id bigint
 * browser text
 * call_back_phone text
 * constraint support_requests_pkey PRIMARY KEY (request_id)
 * constraint support_requests_reference_key UNIQUE (reference)
 * CREATE INDEX support_requests_created_at ON support_requests USING btree (created_at)
 */
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
  call_back_phone: string | null;
}

/*
 * user_id bigint not null
 * answer_id bigint not null generated always as identity
 * survey text not null
 * login_id bigint not null
 * markets text[] not null
 * reason text not null
 * comment text not null
 * answered_at timestamp with time zone not null default now()
 * constraint survey_answers_pkey PRIMARY KEY (user_id, answer_id)
 * constraint survey_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
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

/*
 * user_id bigint not null
 * account_id bigint not null
 * kind text not null
 * cursor text
 * last_run_at timestamp with time zone
 * last_success_at timestamp with time zone
 * error_text text
 * every_ms integer
 * failed_at timestamp with time zone
 * error_kind text
 * constraint sync_cursors_pkey PRIMARY KEY (user_id, account_id, kind)
 */
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

/*
 * user_id bigint not null
 * tag_id bigint not null generated always as identity
 * name text not null
 * folded text not null
 * constraint tags_pkey PRIMARY KEY (user_id, tag_id)
 * constraint tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE UNIQUE INDEX tags_folded ON tags USING btree (user_id, folded)
 */
export interface TagTable {
  user_id: number;
  tag_id: GeneratedAlways<number>;
  name: string;
  folded: string;
}

/*
 * user_id bigint not null
 * product_code text not null
 * version text not null
 * is_accepted boolean not null
 * file_uri text not null
 * login_id bigint not null
 * answered_at timestamp with time zone not null default now()
 * constraint terms_of_service_answers_pkey PRIMARY KEY (user_id, product_code, version)
 * constraint terms_of_service_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface TermsOfServiceAnswerTable {
  user_id: number;
  product_code: string;
  version: string;
  is_accepted: boolean;
  file_uri: string;
  login_id: number;
  answered_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * idempotency_key text not null
 * payment_ref text not null
 * method_ref text not null
 * amount_minor bigint not null
 * currency text not null
 * status text not null
 * error_code text
 * calls integer not null default 0
 * refunded_minor bigint not null default 0
 * created_at timestamp with time zone not null
 * constraint test_payments_payment_ref_key UNIQUE (payment_ref)
 * constraint test_payments_pkey PRIMARY KEY (idempotency_key)
 * constraint test_payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'requires_action'::text, 'succeeded'::text, 'failed'::text])))
 */
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

/*
 * user_id bigint not null
 * tool_code text not null
 * external_reference text not null
 * updated_at timestamp with time zone not null default now()
 * constraint third_party_tools_pkey PRIMARY KEY (user_id, tool_code)
 * constraint third_party_tools_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ThirdPartyToolTable {
  user_id: number;
  tool_code: string;
  external_reference: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * key text not null
 * tokens double precision not null
 * refilled_at timestamp with time zone not null
 * blocked_until timestamp with time zone
 * day_started_at timestamp with time zone
 * day_count integer not null default 0
 * constraint throttle_buckets_pkey PRIMARY KEY (key)
 */
export interface ThrottleBucketTable {
  key: string;
  tokens: number;
  refilled_at: ColumnType<Date, Date | string, Date | string>;
  blocked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  day_started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  day_count: Generated<number>;
}

/*
 * user_id bigint not null
 * site text not null
 * item_id bigint not null
 * made bytea not null
 * given bytea
 * constraint title_digests_pkey PRIMARY KEY (user_id, site, item_id)
 * constraint title_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX title_digests_given ON title_digests USING btree (user_id, site, given, item_id) WHERE (given IS NOT NULL)
 * CREATE INDEX title_digests_made ON title_digests USING btree (user_id, site, made, item_id)
 */
export interface TitleDigestTable {
  user_id: number;
  site: string;
  item_id: number;
  made: Buffer;
  given: Buffer | null;
}

/*
 * user_id bigint not null
 * account_id bigint not null
 * site text not null
 * status text not null
 * n bigint not null
 * constraint title_totals_pkey PRIMARY KEY (user_id, account_id, site, status)
 * constraint title_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface TitleTotalTable {
  user_id: number;
  account_id: number;
  site: string;
  status: string;
  n: number;
}

/*
 * user_id bigint not null
 * language text not null
 * item_id bigint not null
 * generation integer not null default 1
 * is_by_rule boolean not null
 * tries integer not null default 0
 * due_at timestamp with time zone not null default to_timestamp((0)::double precision)
 * constraint title_waits_pkey PRIMARY KEY (user_id, language, item_id)
 * constraint title_waits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX title_waits_due ON title_waits USING btree (user_id, due_at)
 */
export interface TitleWaitTable {
  user_id: number;
  language: string;
  item_id: number;
  generation: Generated<number>;
  is_by_rule: boolean;
  tries: Generated<number>;
  due_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * engine text not null
 * src_lang text not null
 * dst_lang text not null
 * terms_hash bytea not null
 * term_count integer not null
 * remote_id text not null
 * kept_at timestamp with time zone not null
 * constraint translation_engine_glossaries_pkey PRIMARY KEY (user_id, engine, src_lang, dst_lang)
 * constraint translation_engine_glossaries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
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

/*
 * user_id bigint not null
 * engine text not null
 * month date not null
 * used bigint not null default 0
 * reserved bigint not null default 0
 * constraint translation_engine_use_pkey PRIMARY KEY (user_id, engine, month)
 * constraint translation_engine_use_reserved_check CHECK ((reserved >= 0))
 * constraint translation_engine_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface TranslationEngineUseTable {
  user_id: number;
  engine: string;
  month: string;
  used: Generated<number>;
  reserved: Generated<number>;
}

/*
 * user_id bigint not null
 * engine text not null
 * sealed_key bytea not null
 * region text
 * position integer not null default 0
 * budget bigint not null
 * state text not null default 'new'::text
 * paused_until timestamp with time zone
 * checked_at timestamp with time zone
 * url text
 * model text
 * constraint translation_engines_budget_check CHECK (((budget >= 0) AND (budget <= 1000000000)))
 * constraint translation_engines_engine_check CHECK ((engine = ANY (ARRAY['deepl'::text, 'google'::text, 'azure'::text, 'amazon'::text, 'libretranslate'::text, 'llm'::text, 'offline'::text])))
 * constraint translation_engines_pkey PRIMARY KEY (user_id, engine)
 * constraint translation_engines_state_check CHECK ((state = ANY (ARRAY['new'::text, 'works'::text, 'key_refused'::text, 'quota_used'::text, 'unreachable'::text])))
 * constraint translation_engines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
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
  url: string | null;
  model: string | null;
}

/*
 * user_id bigint not null
 * src_lang text not null
 * dst_lang text not null
 * src_hash bytea not null
 * src_text text not null
 * dst_text text not null
 * origin text not null
 * updated_at timestamp with time zone not null default now()
 * asked_terms bytea
 * search_keys text not null generated always as (search_keys(((src_text || ' '::text) || dst_text))) stored
 * constraint translation_memory_pkey PRIMARY KEY (user_id, src_lang, dst_lang, src_hash)
 * CREATE INDEX translation_memory_near ON translation_memory USING gin (user_id, src_lang, dst_lang, src_text gin_trgm_ops)
 * CREATE INDEX translation_memory_search ON translation_memory USING gin (user_id, src_lang, dst_lang, search_keys gin_trgm_ops)
 * CREATE INDEX translation_memory_texts ON translation_memory USING btree (user_id, src_lang, dst_lang, "left"(src_text, 100) COLLATE "C", src_hash)
 * CREATE INDEX translation_memory_updated ON translation_memory USING btree (user_id, updated_at)
 */
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
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * postpone_count integer not null default 0
 * validation_time timestamp with time zone not null
 * started_at timestamp with time zone
 * platform text not null
 * ended_at timestamp with time zone
 * constraint trials_pkey PRIMARY KEY (user_id, platform)
 * constraint trials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX trials_running ON trials USING btree (validation_time) WHERE (ended_at IS NULL)
 */
export interface TrialTable {
  user_id: number;
  postpone_count: Generated<number>;
  validation_time: ColumnType<Date, Date | string, Date | string>;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  platform: string;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/*
 * user_id bigint not null
 * name text not null
 * is_granted boolean not null
 * updated_at timestamp with time zone not null default now()
 * constraint user_entitlements_pkey PRIMARY KEY (user_id, name)
 * constraint user_entitlements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface UserEntitlementTable {
  user_id: number;
  name: string;
  is_granted: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * last_event_id bigint not null default 0
 * constraint user_event_counters_pkey PRIMARY KEY (user_id)
 */
export interface UserEventCounterTable {
  user_id: number;
  last_event_id: Generated<number>;
}

/*
 * user_id bigint not null
 * event_id bigint not null
 * kind text not null
 * payload jsonb not null default '{}'::jsonb
 * created_at timestamp with time zone not null default now()
 * constraint user_events_pkey PRIMARY KEY (user_id, event_id)
 * CREATE INDEX user_events_created_at ON user_events USING btree (created_at)
 */
export interface UserEventTable {
  user_id: number;
  event_id: number;
  kind: string;
  payload: ColumnType<Json, string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * platform text not null
 * state text not null
 * programme text
 * trial_launched boolean not null default false
 * is_shipping_for_mp_enabled boolean not null default false
 * constraint user_platforms_pkey PRIMARY KEY (user_id, platform)
 * constraint user_platforms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface UserPlatformTable {
  user_id: number;
  platform: string;
  state: string;
  programme: string | null;
  trial_launched: Generated<boolean>;
  is_shipping_for_mp_enabled: Generated<boolean>;
}

/*
 * user_id bigint not null
 * name text not null
 * value boolean not null
 * updated_at timestamp with time zone not null default now()
 * constraint user_settings_pkey PRIMARY KEY (user_id, name)
 * constraint user_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface UserSettingTable {
  user_id: number;
  name: string;
  value: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null generated always as identity
 * name text not null
 * email text not null
 * country text not null default 'GB'::text
 * currency text not null default 'EUR'::text
 * created_at timestamp with time zone not null default now()
 * chosen_onboarding_platform text
 * welcome_page text[] not null default '{}'::text[]
 * special_offers text[] not null default '{}'::text[]
 * payment_customer_id text
 * search_keys text not null generated always as (search_keys(((name || ' '::text) || email))) stored
 * constraint users_pkey PRIMARY KEY (user_id)
 * CREATE INDEX users_search ON users USING gin (search_keys gin_trgm_ops)
 */
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
  search_keys: GeneratedAlways<string>;
}

/*
 * user_id bigint not null
 * src_lang text not null
 * dst_lang text not null
 * source text not null
 * asked_terms bytea
 * engine text not null
 * answer text not null
 * problem text
 * made_at timestamp with time zone not null default now()
 * constraint value_translations_pkey PRIMARY KEY (user_id, src_lang, dst_lang, source)
 * constraint value_translations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 */
export interface ValueTranslationTable {
  user_id: number;
  src_lang: string;
  dst_lang: string;
  source: string;
  asked_terms: Buffer | null;
  engine: string;
  answer: string;
  problem: string | null;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/*
 * user_id bigint not null
 * answer_id bigint not null generated always as identity
 * vat_id text not null
 * register text not null
 * is_valid boolean not null
 * answered_on date not null
 * reference text
 * name text
 * address text
 * received_at timestamp with time zone not null
 * constraint vat_id_answers_pkey PRIMARY KEY (user_id, answer_id)
 * constraint vat_id_answers_register_check CHECK ((register = ANY (ARRAY['vies'::text, 'hmrc'::text])))
 * constraint vat_id_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
 * CREATE INDEX vat_id_answers_newest ON vat_id_answers USING btree (user_id, vat_id, answer_id DESC)
 */
export interface VatIdAnswerTable {
  user_id: number;
  answer_id: GeneratedAlways<number>;
  vat_id: string;
  register: string;
  is_valid: boolean;
  answered_on: string;
  reference: string | null;
  name: string | null;
  address: string | null;
  received_at: ColumnType<Date, Date | string, Date | string>;
}

/*
 * probe_id smallint not null
 * written_at timestamp with time zone not null
 * constraint write_probes_pkey PRIMARY KEY (probe_id)
 */
export interface WriteProbeTable {
  probe_id: number;
  written_at: ColumnType<Date, Date | string, Date | string>;
}

export interface Tables {
  abroad_margins: AbroadMarginTable;
  account_directory: AccountDirectoryTable;
  account_site_readiness: AccountSiteReadinessTable;
  account_sites: AccountSiteTable;
  account_tokens: AccountTokenTable;
  ad_accounts: AdAccountTable;
  ad_campaigns: AdCampaignTable;
  ad_days: AdDayTable;
  ad_items: AdItemTable;
  ad_markets: AdMarketTable;
  ad_reports: AdReportTable;
  ads: AdTable;
  article_questions: ArticleQuestionTable;
  articles: ArticleTable;
  authenticators: AuthenticatorTable;
  billing_customers: BillingCustomerTable;
  blacklists: BlacklistTable;
  bulk_entries: BulkEntryTable;
  bulk_requests: BulkRequestTable;
  bulk_rows: BulkRowTable;
  bulk_submissions: BulkSubmissionTable;
  business_closings: BusinessClosingTable;
  catalogue_drop_items: CatalogueDropItemTable;
  catalogue_drops: CatalogueDropTable;
  catalogue_names: CatalogueNameTable;
  category_mappings: CategoryMappingTable;
  cdiscount_offer_terms: CdiscountOfferTermTable;
  change_rows: ChangeRowTable;
  changes: ChangeTable;
  checkouts: CheckoutTable;
  code_exemptions: CodeExemptionTable;
  competitor_listings: CompetitorListingTable;
  competitor_readings: CompetitorReadingTable;
  consent_states: ConsentStateTable;
  contact_details: ContactDetailTable;
  cost_assumptions: CostAssumptionTable;
  crashed_workers: CrashedWorkerTable;
  data_export_parts: DataExportPartTable;
  data_exports: DataExportTable;
  description_sentences: DescriptionSentenceTable;
  description_settings: DescriptionSettingTable;
  description_waits: DescriptionWaitTable;
  desired_states: DesiredStateTable;
  dispatch_holds: DispatchHoldTable;
  dispatch_listings: DispatchListingTable;
  document_uploads: DocumentUploadTable;
  energy_labels: EnergyLabelTable;
  engine_trust: EngineTrustTable;
  erased_people: ErasedPeopleTable;
  exchange_rates: ExchangeRateTable;
  expiry_warnings: ExpiryWarningTable;
  former_members: FormerMemberTable;
  former_skus: FormerSkuTable;
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
  item_checks: ItemCheckTable;
  item_costs: ItemCostTable;
  item_margins: ItemMarginTable;
  item_shipping: ItemShippingTable;
  item_specifics: ItemSpecificTable;
  item_tags: ItemTagTable;
  item_units: ItemUnitTable;
  items: ItemTable;
  job_crashes: JobCrasheTable;
  keyword_matches: KeywordMatchTable;
  keywords: KeywordTable;
  known_places: KnownPlaceTable;
  leases: LeaseTable;
  listing_checks_off: ListingChecksOffTable;
  listing_flow_runs: ListingFlowRunTable;
  listing_flows: ListingFlowTable;
  listing_followers: ListingFollowerTable;
  listing_totals: ListingTotalTable;
  listings: ListingTable;
  logins: LoginTable;
  mailbox_links: MailboxLinkTable;
  mails: MailTable;
  manual_prices: ManualPriceTable;
  manual_titles: ManualTitleTable;
  margin_runs: MarginRunTable;
  market_ends: MarketEndTable;
  marketplace_accounts: MarketplaceAccountTable;
  marketplace_notification_keys: MarketplaceNotificationKeyTable;
  marketplace_notification_registrations: MarketplaceNotificationRegistrationTable;
  marketplace_notifications: MarketplaceNotificationTable;
  marketplace_requests: MarketplaceRequestTable;
  marketplace_skus: MarketplaceSkuTable;
  markets: MarketTable;
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
  order_notes: OrderNoteTable;
  order_search_keys: OrderSearchKeyTable;
  order_settings: OrderSettingTable;
  order_totals: OrderTotalTable;
  orders: OrderTable;
  password_reset_requests: PasswordResetRequestTable;
  password_resets: PasswordResetTable;
  payment_methods: PaymentMethodTable;
  payments: PaymentTable;
  price_breakers: PriceBreakerTable;
  price_ceilings: PriceCeilingTable;
  price_floor_lists: PriceFloorListTable;
  price_floors: PriceFloorTable;
  price_incidents: PriceIncidentTable;
  price_moves: PriceMoveTable;
  price_raises: PriceRaiseTable;
  price_rule_lists: PriceRuleListTable;
  price_rules: PriceRuleTable;
  price_stops: PriceStopTable;
  producer_numbers: ProducerNumberTable;
  product_matches: ProductMatchTable;
  product_rows: ProductRowTable;
  product_settings: ProductSettingTable;
  product_totals: ProductTotalTable;
  publish_counts: PublishCountTable;
  publish_runs: PublishRunTable;
  rate_feeds: RateFeedTable;
  rate_limit_attempts: RateLimitAttemptTable;
  rates_in_force: RatesInForceTable;
  recovery_codes: RecoveryCodeTable;
  refunds: RefundTable;
  replaced_costs: ReplacedCostTable;
  repricer_accounts: RepricerAccountTable;
  repricer_due: RepricerDueTable;
  repricer_listings: RepricerListingTable;
  repricer_log: RepricerLogTable;
  repricer_rules: RepricerRuleTable;
  run_items: RunItemTable;
  safety_entries: SafetyEntryTable;
  sales_days: SalesDayTable;
  saved_views: SavedViewTable;
  send_attempts: SendAttemptTable;
  sessions: SessionTable;
  sheet_mappings: SheetMappingTable;
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
  sold_items: SoldItemTable;
  sold_lists: SoldListTable;
  specific_consents: SpecificConsentTable;
  stock_ledger: StockLedgerTable;
  stock_levels: StockLevelTable;
  stock_limits: StockLimitTable;
  stock_targets: StockTargetTable;
  subscriptions: SubscriptionTable;
  support_requests: SupportRequestTable;
  survey_answers: SurveyAnswerTable;
  sync_cursors: SyncCursorTable;
  tags: TagTable;
  terms_of_service_answers: TermsOfServiceAnswerTable;
  test_payments: TestPaymentTable;
  third_party_tools: ThirdPartyToolTable;
  throttle_buckets: ThrottleBucketTable;
  title_digests: TitleDigestTable;
  title_totals: TitleTotalTable;
  title_waits: TitleWaitTable;
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
  value_translations: ValueTranslationTable;
  vat_id_answers: VatIdAnswerTable;
  write_probes: WriteProbeTable;
}
