extension btree_gin
extension pg_trgm

table account_directory
  platform text not null
  external_id text not null
  user_id bigint not null
  account_id bigint not null
  constraint account_directory_pkey PRIMARY KEY (platform, external_id)

table account_site_readiness
  user_id bigint not null
  account_id bigint not null
  site text not null
  is_ready boolean not null
  gaps text[] not null default '{}'::text[]
  settings jsonb not null default '{}'::jsonb
  checked_at timestamp with time zone not null default now()
  constraint account_site_readiness_pkey PRIMARY KEY (user_id, account_id, site)

table account_sites
  user_id bigint not null
  account_id bigint not null
  site text not null
  is_enabled boolean not null default true
  is_target boolean not null default false
  updated_at timestamp with time zone not null default now()
  constraint account_sites_pkey PRIMARY KEY (user_id, account_id, site)

table account_tokens
  user_id bigint not null
  account_id bigint not null
  state text not null default 'A'::text
  type text not null default 'R'::text
  ciphertext bytea not null
  access_expires_at timestamp with time zone not null
  refresh_expires_at timestamp with time zone
  version bigint not null default 1
  updated_at timestamp with time zone not null default now()
  consented_at timestamp with time zone not null default now()
  constraint account_tokens_pkey PRIMARY KEY (user_id, account_id)
  CREATE INDEX account_tokens_ending ON account_tokens USING btree (refresh_expires_at) WHERE ((state = 'A'::text) AND (refresh_expires_at IS NOT NULL))
  CREATE INDEX account_tokens_lost ON account_tokens USING btree (user_id, account_id) WHERE (state = ANY (ARRAY['B'::text, 'W'::text]))

table article_questions
  language text not null
  slug text not null
  question text not null
  words tsvector not null
  constraint article_questions_language_slug_fkey FOREIGN KEY (language, slug) REFERENCES articles(language, slug) ON UPDATE CASCADE ON DELETE CASCADE
  constraint article_questions_pkey PRIMARY KEY (language, slug, question)
  CREATE INDEX article_questions_words ON article_questions USING gin (words)

table articles
  language text not null
  slug text not null
  topic text not null
  title text not null
  excerpt text not null
  body text not null
  screens text[] not null
  about text[] not null
  place integer not null
  hash text not null
  words tsvector not null
  spelling text not null
  constraint articles_pkey PRIMARY KEY (language, slug)
  CREATE INDEX articles_words ON articles USING gin (words)

table authenticators
  login_id bigint not null
  sealed_secret bytea not null
  confirmed_at timestamp with time zone
  last_step bigint not null default 0
  constraint authenticators_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint authenticators_pkey PRIMARY KEY (login_id)

table billing_customers
  user_id bigint not null
  invoice_details jsonb
  provider_customer text
  created_at timestamp with time zone not null default now()
  vat_id_checked_on date
  vat_id_checked_by text
  constraint billing_customers_pkey PRIMARY KEY (user_id)
  constraint billing_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  constraint billing_customers_vat_id_checked_by_check CHECK ((vat_id_checked_by = ANY (ARRAY['format'::text, 'check_digits'::text])))

table blacklists
  user_id bigint not null
  version bigint not null default 0
  constraint blacklists_pkey PRIMARY KEY (user_id)
  constraint blacklists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table bulk_entries
  user_id bigint not null
  submission_id bigint not null
  position integer not null
  entry json not null
  constraint bulk_entries_pkey PRIMARY KEY (user_id, submission_id, "position")

table bulk_submissions
  user_id bigint not null
  submission_id bigint not null generated always as identity
  account_id bigint not null
  site text not null
  call text not null
  ticket text not null
  changes integer not null
  last_error jsonb
  handed_in_at timestamp with time zone not null
  look_at timestamp with time zone not null
  fence bigint not null default 0
  lease_until timestamp with time zone
  is_begun boolean not null default false
  constraint bulk_submissions_call_check CHECK ((call = ANY (ARRAY['publish'::text, 'update'::text, 'end'::text, 'homeStock'::text])))
  constraint bulk_submissions_pkey PRIMARY KEY (user_id, submission_id)
  CREATE INDEX bulk_submissions_account ON bulk_submissions USING btree (user_id, account_id)
  CREATE INDEX bulk_submissions_due ON bulk_submissions USING btree (look_at)

table business_closings
  user_id bigint not null
  requested_by bigint not null
  requested_at timestamp with time zone not null
  due_at timestamp with time zone not null
  reminded_at timestamp with time zone
  constraint business_closings_pkey PRIMARY KEY (user_id)
  constraint business_closings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX business_closings_due ON business_closings USING btree (due_at)

table catalogue_drop_items
  user_id bigint not null
  account_id bigint not null
  drop_id bigint not null
  item_id bigint not null
  constraint catalogue_drop_items_pkey PRIMARY KEY (user_id, account_id, drop_id, item_id)

table catalogue_drops
  user_id bigint not null
  account_id bigint not null
  drop_id bigint not null generated always as identity
  import_id bigint not null
  state text not null default 'open'::text
  known integer not null
  missing integer not null
  times integer not null default 1
  found_at timestamp with time zone not null
  seen_at timestamp with time zone not null
  closed_at timestamp with time zone
  constraint catalogue_drops_pkey PRIMARY KEY (user_id, account_id, drop_id)
  constraint catalogue_drops_state_check CHECK ((state = ANY (ARRAY['open'::text, 'applied'::text, 'recovered'::text])))
  CREATE UNIQUE INDEX catalogue_drops_open ON catalogue_drops USING btree (user_id, account_id) WHERE (state = 'open'::text)

table category_mappings
  user_id bigint not null
  account_id bigint not null
  home_category_id text not null
  site text not null
  category_id text
  category_path text[] not null default '{}'::text[]
  source text not null
  confidence integer
  tree_version text not null
  checked_at timestamp with time zone not null
  constraint category_mappings_confidence_check CHECK (((confidence >= 0) AND (confidence <= 100)))
  constraint category_mappings_pkey PRIMARY KEY (user_id, account_id, home_category_id, site)
  constraint category_mappings_source_check CHECK ((source = ANY (ARRAY['suggested'::text, 'chosen'::text])))
  constraint category_mappings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table cdiscount_offer_terms
  user_id bigint not null
  account_id bigint not null
  handling_time smallint not null
  shipping_options text[] not null
  updated_at timestamp with time zone not null default now()
  delivery_fees jsonb not null default '{}'::jsonb
  constraint cdiscount_offer_terms_handling_time_check CHECK (((handling_time >= 1) AND (handling_time <= 30)))
  constraint cdiscount_offer_terms_pkey PRIMARY KEY (user_id, account_id)

table checkouts
  user_id bigint not null
  checkout_id text not null
  idempotency_key text not null
  payment_id bigint not null
  created_at timestamp with time zone not null
  constraint checkouts_pkey PRIMARY KEY (user_id, checkout_id)
  constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  constraint checkouts_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
  constraint checkouts_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
  CREATE UNIQUE INDEX checkouts_id ON checkouts USING btree (checkout_id)

table code_exemptions
  user_id bigint not null
  account_id bigint not null
  brand text not null
  category_id text not null
  declared_at timestamp with time zone not null
  constraint code_exemptions_pkey PRIMARY KEY (user_id, account_id, brand, category_id)
  constraint code_exemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table consent_states
  state_hash bytea not null
  user_id bigint not null
  login_id bigint not null
  platform text not null
  account_id bigint
  host text not null
  expires_at timestamp with time zone not null
  session_hash bytea
  redirect_back_url text not null default '/'::text
  redirect_back_failure_url text
  constraint consent_states_pkey PRIMARY KEY (state_hash)
  CREATE INDEX consent_states_of_login ON consent_states USING btree (user_id, login_id, platform, expires_at DESC)

table contact_details
  user_id bigint not null
  details jsonb not null
  updated_at timestamp with time zone not null default now()
  pending_email text
  pending_token_hash bytea
  pending_until timestamp with time zone
  constraint contact_details_pkey PRIMARY KEY (user_id)
  constraint contact_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table data_export_parts
  user_id bigint not null
  place integer not null
  bytes bytea not null
  constraint data_export_parts_pkey PRIMARY KEY (user_id, place)
  constraint data_export_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES data_exports(user_id) ON DELETE CASCADE

table data_exports
  user_id bigint not null
  state text not null
  requested_by bigint not null
  language text not null
  requested_at timestamp with time zone not null
  ready_at timestamp with time zone
  expires_at timestamp with time zone
  byte_count bigint not null default 0
  row_count bigint not null default 0
  constraint data_exports_pkey PRIMARY KEY (user_id)
  constraint data_exports_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text, 'expired'::text])))
  constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX data_exports_expiry ON data_exports USING btree (expires_at) WHERE (state = 'ready'::text)

table description_followers
  user_id bigint not null
  item_id bigint not null
  site text not null
  constraint description_followers_pkey PRIMARY KEY (user_id, item_id, site)
  constraint description_followers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table description_settings
  user_id bigint not null
  site text not null
  choice text not null
  template text
  updated_at timestamp with time zone not null default now()
  constraint description_settings_choice_check CHECK ((choice = ANY (ARRAY['facts'::text, 'own'::text, 'none'::text])))
  constraint description_settings_pkey PRIMARY KEY (user_id, site)
  constraint description_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table desired_states
  user_id bigint not null
  account_id bigint not null
  target_key text not null
  change_kind text not null
  site text not null
  is_home boolean not null default false
  lease_key text not null
  call text not null
  item_id bigint not null
  generation bigint not null default 1
  sent_generation bigint not null default 0
  payload jsonb not null
  state text not null default 'due'::text
  priority smallint not null
  due_at timestamp with time zone not null default now()
  attempts smallint not null default 0
  fence bigint not null default 0
  last_error jsonb
  run_id bigint
  updated_at timestamp with time zone not null default now()
  rides_only boolean not null default false
  taken_generation bigint
  constraint desired_states_call_check CHECK ((call = ANY (ARRAY['publish'::text, 'update'::text, 'end'::text, 'homeStock'::text])))
  constraint desired_states_change_kind_check CHECK ((change_kind = ANY (ARRAY['content'::text, 'price'::text, 'stock'::text, 'end'::text])))
  constraint desired_states_pkey PRIMARY KEY (user_id, account_id, target_key, change_kind, site)
  constraint desired_states_state_check CHECK ((state = ANY (ARRAY['idle'::text, 'due'::text, 'sending'::text, 'uncertain'::text, 'failed'::text])))
  CREATE INDEX desired_states_due ON desired_states USING btree (user_id, account_id, call, site, priority, due_at) WHERE (state = ANY (ARRAY['due'::text, 'uncertain'::text]))
  CREATE INDEX desired_states_failed ON desired_states USING btree (user_id, account_id, change_kind, ((last_error ->> 'code'::text)), COALESCE((last_error #>> '{params,code}'::text[]), ''::text), target_key, site) WHERE (state = 'failed'::text)
  CREATE INDEX desired_states_lease ON desired_states USING btree (user_id, account_id, lease_key)
  CREATE INDEX desired_states_run ON desired_states USING btree (user_id, run_id) WHERE ((run_id IS NOT NULL) AND (change_kind = ANY (ARRAY['content'::text, 'end'::text])))
  CREATE INDEX desired_states_sending ON desired_states USING btree (user_id, account_id, lease_key) WHERE (state = 'sending'::text)

table dispatch_holds
  user_id bigint not null
  account_id bigint not null
  call text not null
  reason text not null
  until timestamp with time zone not null
  announced_until timestamp with time zone
  constraint dispatch_holds_pkey PRIMARY KEY (user_id, account_id, call)
  constraint dispatch_holds_reason_check CHECK ((reason = ANY (ARRAY['quota'::text, 'unavailable'::text])))

table dispatch_listings
  user_id bigint not null
  account_id bigint not null
  lease_key text not null
  site text not null
  is_home boolean not null default false
  is_group boolean not null default false
  is_live boolean not null default false
  listing_id text
  offers jsonb not null default '{}'::jsonb
  fence bigint not null default 0
  owner text
  lease_until timestamp with time zone
  constraint dispatch_listings_pkey PRIMARY KEY (user_id, account_id, lease_key, site)

table energy_labels
  user_id bigint not null
  item_id bigint not null
  image_url text not null
  image_description text not null
  sheet_url text not null
  updated_at timestamp with time zone not null default now()
  constraint energy_labels_pkey PRIMARY KEY (user_id, item_id)
  constraint energy_labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table erased_people
  platform text not null
  person_hash bytea not null
  erased_at timestamp with time zone not null default now()
  constraint erased_people_pkey PRIMARY KEY (platform, person_hash)

table exchange_rates
  date date not null
  base text not null
  currency text not null
  millionths bigint not null
  source text not null
  constraint exchange_rates_millionths_check CHECK ((millionths > 0))
  constraint exchange_rates_pkey PRIMARY KEY (date, base, currency)

table expiry_warnings
  user_id bigint not null
  account_id bigint not null
  consent bigint not null
  days smallint not null
  warned_at timestamp with time zone not null default now()
  constraint expiry_warnings_pkey PRIMARY KEY (user_id, account_id, consent, days)

table former_members
  user_id bigint not null
  login_id bigint not null
  left_at timestamp with time zone not null default now()
  constraint former_members_pkey PRIMARY KEY (user_id, login_id)

table glossary_terms
  user_id bigint not null
  term_id bigint not null generated always as identity
  src_text text not null
  dst_text text not null
  src_lang text not null
  dst_lang text not null
  updated_at timestamp with time zone not null default now()
  constraint glossary_terms_pkey PRIMARY KEY (user_id, term_id)
  CREATE UNIQUE INDEX glossary_terms_source ON glossary_terms USING btree (user_id, src_lang, dst_lang, lower(src_text))
  CREATE INDEX glossary_terms_words ON glossary_terms USING btree (user_id, lower(src_text), term_id)

table history
  user_id bigint not null
  history_id bigint not null generated always as identity
  at timestamp with time zone not null default now()
  actor_kind text not null
  actor_id bigint
  entity text not null
  entity_id bigint not null
  item_id bigint
  site text
  field text not null
  before jsonb
  after jsonb
  why text not null
  group_id bigint
  constraint history_pkey PRIMARY KEY (user_id, history_id)
  CREATE INDEX history_business ON history USING btree (user_id, history_id DESC) WHERE (item_id IS NULL)
  CREATE INDEX history_in_group ON history USING btree (user_id, group_id, history_id DESC) WHERE (group_id IS NOT NULL)
  CREATE INDEX history_item ON history USING btree (user_id, item_id, history_id DESC) WHERE (item_id IS NOT NULL)
  CREATE INDEX history_order ON history USING btree (user_id, entity_id, history_id) WHERE (entity = 'order'::text)
  CREATE INDEX history_overview ON history USING btree (user_id, history_id DESC) WHERE ((group_id IS NULL) AND ((actor_kind = ANY (ARRAY['login'::text, 'admin'::text])) OR ((item_id IS NULL) AND (entity <> 'order'::text))))
  CREATE INDEX history_people ON history USING btree (user_id, actor_kind, history_id DESC) WHERE (actor_kind = ANY (ARRAY['login'::text, 'admin'::text]))

table history_groups
  user_id bigint not null
  group_id bigint not null
  cause text
  entries integer not null default 0
  constraint history_groups_pkey PRIMARY KEY (user_id, group_id)
  CREATE UNIQUE INDEX history_groups_by_cause ON history_groups USING btree (user_id, cause) WHERE (cause IS NOT NULL)

table home_following
  user_id bigint not null
  account_id bigint not null
  ends_abroad boolean not null default false
  follows_titles boolean not null default false
  constraint home_following_pkey PRIMARY KEY (user_id, account_id)

table import_rows
  user_id bigint not null
  import_id bigint not null
  external_id text not null
  state text not null default 'waiting'::text
  error_text text
  format text
  constraint import_rows_format_check CHECK ((format = ANY (ARRAY['auction'::text, 'classified'::text, 'other'::text])))
  constraint import_rows_pkey PRIMARY KEY (user_id, import_id, external_id)
  constraint import_rows_skipped_check CHECK (((state = 'skipped'::text) = (format IS NOT NULL)))
  constraint import_rows_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'skipped'::text])))

table imports
  user_id bigint not null
  import_id bigint not null generated always as identity
  account_id bigint not null
  state text not null default 'queued'::text
  phase text not null default 'listing'::text
  cursor text
  total integer not null default 0
  listed integer not null default 0
  imported integer not null default 0
  updated integer not null default 0
  failed integer not null default 0
  error_code text
  error_text text
  resumes_at timestamp with time zone
  started_at timestamp with time zone not null default now()
  finished_at timestamp with time zone
  skipped integer not null default 0
  constraint imports_phase_check CHECK ((phase = ANY (ARRAY['listing'::text, 'details'::text, 'finished'::text])))
  constraint imports_pkey PRIMARY KEY (user_id, import_id)
  constraint imports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
  CREATE INDEX imports_by_account ON imports USING btree (user_id, account_id, import_id DESC)
  CREATE UNIQUE INDEX imports_open ON imports USING btree (user_id, account_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text]))

table invitations
  user_id bigint not null
  invitation_id bigint not null generated always as identity
  email text not null
  role text not null
  token_hash bytea not null
  invited_by bigint not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  accepted_at timestamp with time zone
  withdrawn_at timestamp with time zone
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES logins(login_id)
  constraint invitations_pkey PRIMARY KEY (user_id, invitation_id)
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'operator'::text, 'viewer'::text])))
  constraint invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE UNIQUE INDEX invitations_open ON invitations USING btree (user_id, lower(email)) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL))
  CREATE UNIQUE INDEX invitations_token ON invitations USING btree (token_hash)

table invoice_series
  series text not null
  last_number bigint not null
  constraint invoice_series_pkey PRIMARY KEY (series)

table invoices
  user_id bigint not null
  invoice_id bigint not null generated always as identity
  number text not null
  kind text not null
  status text not null
  invoice_date date not null
  period_start timestamp with time zone not null
  period_end timestamp with time zone not null
  currency text not null
  net_minor bigint not null
  vat_basis_points integer not null
  vat_treatment text not null
  vat_minor bigint not null
  total_minor bigint not null
  lines jsonb not null
  buyer jsonb not null
  payment_id bigint
  credits bigint
  issued_at timestamp with time zone not null
  paid_at timestamp with time zone
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text])))
  constraint invoices_number_key UNIQUE (number)
  constraint invoices_pkey PRIMARY KEY (user_id, invoice_id)
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'credited'::text])))
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  constraint invoices_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
  CREATE INDEX invoices_newest ON invoices USING btree (user_id, invoice_date DESC, invoice_id DESC)
  CREATE INDEX invoices_open ON invoices USING btree (user_id) WHERE (status = 'open'::text)

table item_categories
  user_id bigint not null
  item_id bigint not null
  site text not null
  category_id text not null
  category_path text[] not null default '{}'::text[]
  chosen_at timestamp with time zone not null
  constraint item_categories_pkey PRIMARY KEY (user_id, item_id, site)
  constraint item_categories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table item_shipping
  user_id bigint not null
  item_id bigint not null
  profile_id bigint
  weight_grams integer
  constraint item_shipping_pkey PRIMARY KEY (user_id, item_id)
  CREATE INDEX item_shipping_profile ON item_shipping USING btree (user_id, profile_id, item_id) WHERE (profile_id IS NOT NULL)

table item_specifics
  user_id bigint not null
  item_id bigint not null
  site text not null
  name text not null
  values text[] not null
  given_at timestamp with time zone not null
  constraint item_specifics_pkey PRIMARY KEY (user_id, item_id, site, name)
  constraint item_specifics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table item_units
  user_id bigint not null
  item_id bigint not null
  unit_id bigint not null generated always as identity
  sku text not null
  gtin text
  specifics jsonb not null default '{}'::jsonb
  price_minor bigint not null
  currency text not null
  images text[] not null default '{}'::text[]
  is_ended boolean not null default false
  position integer not null default 0
  constraint item_units_pkey PRIMARY KEY (user_id, item_id, unit_id)
  CREATE UNIQUE INDEX item_units_id ON item_units USING btree (user_id, unit_id)
  CREATE UNIQUE INDEX item_units_sku ON item_units USING btree (user_id, item_id, sku)

table items
  user_id bigint not null
  item_id bigint not null generated always as identity
  account_id bigint not null
  platform text not null
  ref text not null
  external_id text not null
  sku text not null
  gtin text
  mpn text
  title text not null
  description text not null default ''::text
  category_id text
  category_path text[] not null default '{}'::text[]
  brand text
  condition text not null default 'NEW'::text
  price_minor bigint not null
  currency text not null
  cost_minor bigint
  cost_currency text
  images text[] not null default '{}'::text[]
  attributes jsonb not null default '{}'::jsonb
  has_variants boolean not null default false
  url text
  is_ended boolean not null default false
  blacklisting_reason text not null default ''::text
  is_blacklisted boolean not null default false
  repricer_blocked boolean not null default false
  source_hash text not null
  imported_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  asin text
  constraint items_pkey PRIMARY KEY (user_id, item_id)
  constraint items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX items_brand ON items USING btree (user_id, lower(brand) COLLATE "C", item_id) WHERE (brand IS NOT NULL)
  CREATE INDEX items_category ON items USING btree (user_id, category_id COLLATE "C", item_id) WHERE (category_id IS NOT NULL)
  CREATE UNIQUE INDEX items_external ON items USING btree (user_id, account_id, external_id)
  CREATE INDEX items_sku ON items USING btree (user_id, account_id, sku)
  CREATE INDEX items_title ON items USING btree (user_id, account_id, lower("left"(title, 200)) COLLATE "C", item_id) WHERE (NOT is_ended)
  CREATE INDEX items_to_improve ON items USING btree (user_id, account_id, item_id) WHERE ((NOT is_ended) AND (((gtin IS NULL) AND (NOT has_variants)) OR (brand IS NULL) OR (cardinality(images) < 2) OR (char_length(title) < 40)))

table job_crashes
  job_id text not null
  points smallint not null
  crashed_at timestamp with time zone not null
  constraint job_crashes_pkey PRIMARY KEY (job_id)
  constraint job_crashes_points_check CHECK ((points > 0))

table keyword_matches
  user_id bigint not null
  keyword_id bigint not null
  item_id bigint not null
  constraint keyword_matches_pkey PRIMARY KEY (user_id, keyword_id, item_id)
  constraint keyword_matches_user_id_keyword_id_fkey FOREIGN KEY (user_id, keyword_id) REFERENCES keywords(user_id, keyword_id) ON DELETE CASCADE
  CREATE INDEX keyword_matches_of_item ON keyword_matches USING btree (user_id, item_id)

table keywords
  user_id bigint not null
  keyword_id bigint not null generated always as identity
  platform text not null
  keyword text not null
  match text not null
  language text not null
  fields text[] not null
  exceptions text[] not null default '{}'::text[]
  updated_at timestamp with time zone not null default now()
  constraint keywords_fields_check CHECK ((cardinality(fields) > 0))
  constraint keywords_match_check CHECK ((match = ANY (ARRAY['word'::text, 'prefix'::text, 'forms'::text])))
  constraint keywords_pkey PRIMARY KEY (user_id, keyword_id)
  constraint keywords_platform_check CHECK ((platform = ANY (ARRAY['all'::text, 'ebay'::text, 'amazon'::text, 'cdiscount'::text])))
  constraint keywords_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE UNIQUE INDEX keywords_in_order ON keywords USING btree (user_id, lower(keyword) COLLATE "C", platform)

table known_places
  login_id bigint not null
  place_hash bytea not null
  seen_at timestamp with time zone not null
  constraint known_places_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id) ON DELETE CASCADE
  constraint known_places_pkey PRIMARY KEY (login_id, place_hash)
  CREATE INDEX known_places_by_age ON known_places USING btree (seen_at)

table leases
  name text not null
  owner text not null
  fence bigint not null default 1
  expires_at timestamp with time zone not null
  constraint leases_pkey PRIMARY KEY (name)

table listing_checks_off
  user_id bigint not null
  check_name text not null
  switched_off_at timestamp with time zone not null
  constraint listing_checks_off_pkey PRIMARY KEY (user_id, check_name)
  constraint listing_checks_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table listing_totals
  user_id bigint not null
  account_id bigint not null
  site text not null
  state text not null
  n integer not null default 0
  constraint listing_totals_pkey PRIMARY KEY (user_id, account_id, site, state)

table listings
  user_id bigint not null
  item_id bigint not null
  site text not null
  account_id bigint not null
  state text not null
  reason jsonb
  listing_key text
  is_group boolean not null default false
  title text not null default ''::text
  title_label text not null default ''::text
  coverage real
  price_minor bigint
  currency text
  price_owner text not null default 'source'::text
  price_breakdown jsonb
  quantity integer not null default 0
  listing_id text
  url text
  settings jsonb not null default '{}'::jsonb
  run_id bigint
  listed_at timestamp with time zone
  ended_at timestamp with time zone
  updated_at timestamp with time zone not null default now()
  source_account_id bigint
  is_title_outdated boolean not null default false
  shipping_key text
  constraint listings_pkey PRIMARY KEY (user_id, item_id, site)
  constraint listings_state_check CHECK ((state = ANY (ARRAY['N'::text, 'Q'::text, 'P'::text, 'L'::text, 'B'::text, 'F'::text, 'E'::text])))
  CREATE INDEX listings_asking_for_codes ON listings USING btree (user_id, COALESCE(source_account_id, account_id), account_id) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = 'no_code_exemption'::text))
  CREATE INDEX listings_elsewhere ON listings USING btree (user_id, source_account_id, site) WHERE (source_account_id IS NOT NULL)
  CREATE INDEX listings_in_doubt ON listings USING btree (user_id, COALESCE(source_account_id, account_id), item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = 'product_doubtful'::text))
  CREATE UNIQUE INDEX listings_key ON listings USING btree (user_id, account_id, listing_key, site) WHERE (listing_key IS NOT NULL)
  CREATE INDEX listings_lacking_specifics ON listings USING btree (user_id, COALESCE(source_account_id, account_id), item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = ANY (ARRAY['missing_aspects'::text, 'attributes_refused'::text])))
  CREATE INDEX listings_remote ON listings USING btree (user_id, account_id, listing_id) WHERE (listing_id IS NOT NULL)
  CREATE INDEX listings_title_outdated ON listings USING btree (user_id, item_id, site) WHERE is_title_outdated
  CREATE INDEX listings_waiting_for_categories ON listings USING btree (user_id, item_id, site) WHERE ((state = 'B'::text) AND ((reason ->> 'code'::text) = ANY (ARRAY['no_category'::text, 'category_not_allowed'::text, 'condition_not_in_category'::text, 'missing_aspects'::text])))

table logins
  login_id bigint not null generated always as identity
  email text not null
  name text not null
  password_hash text not null
  admin_user_id bigint
  created_at timestamp with time zone not null default now()
  language text
  verified_at timestamp with time zone
  constraint logins_pkey PRIMARY KEY (login_id)
  CREATE INDEX logins_claims ON logins USING btree (lower(email), login_id) WHERE (verified_at IS NULL)
  CREATE UNIQUE INDEX logins_email ON logins USING btree (lower(email)) WHERE (verified_at IS NOT NULL)

table mailbox_links
  token_hash bytea not null
  login_id bigint not null
  expires_at timestamp with time zone not null
  used_at timestamp with time zone
  constraint mailbox_links_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id) ON DELETE CASCADE
  constraint mailbox_links_pkey PRIMARY KEY (token_hash)
  CREATE INDEX mailbox_links_expiry ON mailbox_links USING btree (expires_at)
  CREATE INDEX mailbox_links_login ON mailbox_links USING btree (login_id)

table mails
  mail_id bigint not null generated always as identity
  recipient text not null
  template text not null
  language text not null
  sealed_values bytea
  created_at timestamp with time zone not null
  sent_at timestamp with time zone
  given_up_at timestamp with time zone
  constraint mails_pkey PRIMARY KEY (mail_id)
  CREATE INDEX mails_created_at ON mails USING btree (created_at)

table manual_prices
  user_id bigint not null
  item_id bigint not null
  site text not null
  unit_id bigint not null default 0
  price_minor bigint not null
  currency text not null
  is_enabled boolean not null default true
  source_price_minor bigint not null
  updated_at timestamp with time zone not null default now()
  constraint manual_prices_pkey PRIMARY KEY (user_id, item_id, site, unit_id)
  constraint manual_prices_price_minor_check CHECK ((price_minor > 0))

table manual_titles
  user_id bigint not null
  item_id bigint not null
  site text not null
  translation text not null
  source_title text not null
  by_customer boolean not null default true
  updated_at timestamp with time zone not null default now()
  is_accepted boolean not null default false
  constraint manual_titles_pkey PRIMARY KEY (user_id, item_id, site)

table marketplace_accounts
  user_id bigint not null
  account_id bigint not null generated always as identity
  platform text not null
  external_id text not null
  username text not null
  source_site text not null
  business_type text not null default 'BUSINESS'::text
  paused_reason text
  connected_at timestamp with time zone not null default now()
  leaving text
  leaving_by bigint
  closed_at timestamp with time zone
  constraint marketplace_accounts_leaving_check CHECK ((leaving = 'end'::text))
  constraint marketplace_accounts_pkey PRIMARY KEY (user_id, account_id)
  constraint marketplace_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX marketplace_accounts_external ON marketplace_accounts USING btree (user_id, platform, external_id)
  CREATE UNIQUE INDEX marketplace_accounts_id ON marketplace_accounts USING btree (account_id)
  CREATE INDEX marketplace_accounts_leaving ON marketplace_accounts USING btree (user_id, account_id) WHERE (leaving IS NOT NULL)
  CREATE INDEX marketplace_accounts_without_keys ON marketplace_accounts USING btree (user_id, account_id) WHERE (paused_reason = 'keys_refused'::text)

table marketplace_notification_keys
  platform text not null
  kid text not null
  key text not null
  digest text not null
  learned_at timestamp with time zone not null
  constraint marketplace_notification_keys_pkey PRIMARY KEY (platform, kid)

table marketplace_notification_registrations
  platform text not null
  wanted bytea not null
  address text not null
  reference text
  trouble text
  words text not null default ''::text
  topics jsonb not null default '[]'::jsonb
  checked_at timestamp with time zone not null
  failures smallint not null default 0
  constraint marketplace_notification_registrations_pkey PRIMARY KEY (platform)

table marketplace_notifications
  platform text not null
  notification_id text not null
  topic text not null
  subject jsonb
  event_at timestamp with time zone not null
  received_at timestamp with time zone not null default now()
  done_at timestamp with time zone
  constraint marketplace_notifications_pkey PRIMARY KEY (platform, notification_id)
  CREATE INDEX marketplace_notifications_latest ON marketplace_notifications USING btree (platform, topic, received_at)
  CREATE INDEX marketplace_notifications_open ON marketplace_notifications USING btree (received_at) WHERE (done_at IS NULL)

table marketplace_requests
  user_id bigint not null
  account_id bigint not null
  request_id bigint not null generated always as identity
  at timestamp with time zone not null default now()
  operation text not null
  method text not null
  path text not null
  status integer
  duration_ms integer not null
  error_kind text
  marketplace_request_id text
  constraint marketplace_requests_pkey PRIMARY KEY (user_id, account_id, request_id)
  CREATE INDEX marketplace_requests_at ON marketplace_requests USING btree (at)

table marketplace_skus
  user_id bigint not null
  account_id bigint not null
  marketplace_sku text not null
  site text not null
  item_id bigint not null
  unit_id bigint
  constraint marketplace_skus_pkey PRIMARY KEY (user_id, account_id, marketplace_sku, site)
  CREATE INDEX marketplace_skus_item ON marketplace_skus USING btree (user_id, item_id, site)

table memberships
  user_id bigint not null
  login_id bigint not null
  role text not null
  created_at timestamp with time zone not null default now()
  constraint memberships_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint memberships_pkey PRIMARY KEY (user_id, login_id)
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'operator'::text, 'viewer'::text])))
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX memberships_login ON memberships USING btree (login_id)

table notification_marks
  user_id bigint not null
  login_id bigint not null
  last_read_id bigint not null
  constraint notification_marks_pkey PRIMARY KEY (user_id, login_id)
  constraint notification_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table notifications
  user_id bigint not null
  notification_id bigint not null generated always as identity
  html text not null
  created_at timestamp with time zone not null default now()
  constraint notifications_pkey PRIMARY KEY (user_id, notification_id)
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table offer_tax_rules
  user_id bigint not null
  account_id bigint not null
  position integer not null
  category_id text
  category_path text
  item_id bigint
  vat_rate integer not null
  eco_tax integer not null
  constraint offer_tax_rules_check CHECK (((category_id IS NULL) <> (item_id IS NULL)))
  constraint offer_tax_rules_eco_tax_check CHECK (((eco_tax >= 0) AND (eco_tax <= 100000)))
  constraint offer_tax_rules_pkey PRIMARY KEY (user_id, account_id, "position")
  constraint offer_tax_rules_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))

table offer_taxes
  user_id bigint not null
  account_id bigint not null
  vat_rate integer not null
  eco_tax integer not null
  confirmed_at timestamp with time zone not null default now()
  constraint offer_taxes_eco_tax_check CHECK (((eco_tax >= 0) AND (eco_tax <= 100000)))
  constraint offer_taxes_pkey PRIMARY KEY (user_id, account_id)
  constraint offer_taxes_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))

table onboardings
  user_id bigint not null
  platform text not null
  is_ongoing boolean not null default true
  step text not null default 'Connect'::text
  redirect_back_url text not null default '/'::text
  redirect_back_failure_url text
  started_at timestamp with time zone not null default now()
  finished_at timestamp with time zone
  campaign text
  onboarding_id bigint not null generated always as identity
  account_id bigint
  answers jsonb not null default '{}'::jsonb
  has_chosen_plan boolean not null default false
  is_subscription_failed boolean not null default false
  outcome text
  constraint onboardings_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'cancelled'::text])))
  constraint onboardings_pkey PRIMARY KEY (user_id, onboarding_id)
  CREATE UNIQUE INDEX onboardings_ongoing ON onboardings USING btree (user_id, platform) WHERE is_ongoing

table order_answers
  user_id bigint not null
  order_id bigint not null
  account_id bigint not null
  order_external_id text not null
  is_accepted boolean not null
  attempts smallint not null default 0
  due_at timestamp with time zone not null
  fence bigint not null default 0
  lease_until timestamp with time zone
  last_error jsonb
  constraint order_answers_pkey PRIMARY KEY (user_id, order_id)
  CREATE INDEX order_answers_waiting ON order_answers USING btree (user_id, account_id, due_at)

table order_changes
  user_id bigint not null
  order_id bigint not null
  number smallint not null
  account_id bigint not null
  site text not null
  order_external_id text not null
  kind text not null
  reason text not null
  amount_minor bigint
  currency text
  lines jsonb not null default '[]'::jsonb
  pieces jsonb not null default '[]'::jsonb
  shown_before text
  state text not null default 'waiting'::text
  error text
  attempts smallint not null default 0
  due_at timestamp with time zone not null
  fence bigint not null default 0
  lease_until timestamp with time zone
  created_at timestamp with time zone not null default now()
  settled_at timestamp with time zone
  constraint order_changes_check CHECK (((kind = 'refund'::text) = ((amount_minor IS NOT NULL) AND (currency IS NOT NULL))))
  constraint order_changes_kind_check CHECK ((kind = ANY (ARRAY['cancel'::text, 'refund'::text])))
  constraint order_changes_pkey PRIMARY KEY (user_id, order_id, number)
  constraint order_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'rejected'::text])))
  CREATE INDEX order_changes_waiting ON order_changes USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)

table order_cursors
  user_id bigint not null
  account_id bigint not null
  cursor text
  looked_at timestamp with time zone
  set_back_at timestamp with time zone
  set_back_from timestamp with time zone
  set_back_to timestamp with time zone
  looked_at_monotonic timestamp with time zone
  constraint order_cursors_pkey PRIMARY KEY (user_id, account_id)

table order_lines
  user_id bigint not null
  order_id bigint not null
  line_id bigint not null generated always as identity
  external_id text not null
  item_id bigint
  unit_id bigint
  marketplace_sku text
  listing_id text
  title text not null
  quantity integer not null
  reserved integer not null default 0
  total_minor bigint not null
  currency text not null
  constraint order_lines_pkey PRIMARY KEY (user_id, order_id, line_id)
  CREATE UNIQUE INDEX order_lines_external ON order_lines USING btree (user_id, order_id, external_id)
  CREATE INDEX order_lines_unmatched ON order_lines USING btree (user_id, order_id) WHERE (unit_id IS NULL)

table order_search_keys
  user_id bigint not null
  sealed bytea not null
  constraint order_search_keys_pkey PRIMARY KEY (user_id)

table order_settings
  user_id bigint not null
  buyer_retention_days smallint not null
  constraint order_settings_buyer_retention_days_check CHECK (((buyer_retention_days >= 1) AND (buyer_retention_days <= 30)))
  constraint order_settings_pkey PRIMARY KEY (user_id)

table order_totals
  user_id bigint not null
  account_id bigint not null
  platform text not null
  site text not null
  status text not null
  n bigint not null
  constraint order_totals_pkey PRIMARY KEY (user_id, account_id, site, status)

table orders
  user_id bigint not null
  order_id bigint not null generated always as identity
  account_id bigint not null
  platform text not null
  external_id text not null
  site text not null
  status text not null
  total_minor bigint not null
  currency text not null
  buyer_username text
  ship_to_name text
  ship_to_country text
  stock_status text not null default 'fulfillable'::text
  ordered_at timestamp with time zone not null
  modified_at timestamp with time zone not null
  received_at timestamp with time zone not null default now()
  is_fulfilled_by_marketplace boolean not null default false
  answer text
  answer_by timestamp with time zone
  answered_at timestamp with time zone
  ship_by timestamp with time zone
  paid_at timestamp with time zone
  delivered_at timestamp with time zone
  items_minor bigint
  shipping_minor bigint
  tax_minor bigint
  fee_minor bigint
  problem text
  search_text text not null default ''::text
  urgency bigint not null generated always as (
CASE
    WHEN ((answer = ANY (ARRAY['open'::text, 'on_hold'::text])) AND (answer_by IS NOT NULL)) THEN ((EXTRACT(epoch FROM (answer_by - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint
    WHEN ((status = 'paid'::text) AND (NOT is_fulfilled_by_marketplace)) THEN ((EXTRACT(epoch FROM (COALESCE(ship_by, ordered_at) - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint
    ELSE ('4000000000000000'::bigint - ((EXTRACT(epoch FROM (ordered_at - '1970-01-01 00:00:00+00'::timestamp with time zone)) * (1000)::numeric))::bigint)
END) stored
  buyer_sealed bytea
  buyer_key bytea
  buyer_words bigint[] not null default '{}'::bigint[]
  buyer_done_at timestamp with time zone not null default now()
  buyer_erased_at timestamp with time zone
  shipped_at timestamp with time zone
  is_aside boolean not null default false
  aside_sealed bytea
  constraint orders_answer_check CHECK ((answer = ANY (ARRAY['open'::text, 'on_hold'::text, 'accept'::text, 'decline'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text])))
  constraint orders_pkey PRIMARY KEY (user_id, order_id)
  CREATE INDEX orders_buyer ON orders USING btree (user_id, buyer_key) WHERE (buyer_key IS NOT NULL)
  CREATE INDEX orders_by_status ON orders USING btree (user_id, status, ordered_at, order_id)
  CREATE INDEX orders_in_question ON orders USING btree (user_id, ordered_at, order_id) WHERE (problem IS NOT NULL)
  CREATE UNIQUE INDEX orders_number ON orders USING btree (user_id, external_id, account_id)
  CREATE INDEX orders_of_platform ON orders USING btree (user_id, platform, ordered_at, order_id)
  CREATE INDEX orders_of_site ON orders USING btree (user_id, site, ordered_at, order_id)
  CREATE INDEX orders_oversold ON orders USING btree (user_id, ordered_at, order_id) WHERE (stock_status = 'oversold'::text)
  CREATE INDEX orders_recent ON orders USING btree (user_id, ordered_at, order_id)
  CREATE INDEX orders_recent_of_account ON orders USING btree (user_id, account_id, ordered_at, order_id)
  CREATE INDEX orders_search ON orders USING gin (user_id, search_text gin_trgm_ops)
  CREATE INDEX orders_to_answer ON orders USING btree (user_id, account_id) WHERE (answer = ANY (ARRAY['open'::text, 'on_hold'::text, 'accept'::text, 'decline'::text]))
  CREATE INDEX orders_to_erase ON orders USING btree (user_id, buyer_done_at) WHERE (buyer_erased_at IS NULL)
  CREATE INDEX orders_to_seal ON orders USING btree (user_id, order_id) WHERE ((buyer_username IS NOT NULL) OR (ship_to_name IS NOT NULL))
  CREATE INDEX orders_urgent ON orders USING btree (user_id, urgency, order_id)
  CREATE INDEX orders_urgent_of_account ON orders USING btree (user_id, account_id, urgency, order_id)
  CREATE INDEX orders_words_of_buyers ON orders USING gin (buyer_words)

table password_reset_requests
  request_id bigint not null generated always as identity
  email text not null
  language text not null
  created_at timestamp with time zone not null
  constraint password_reset_requests_pkey PRIMARY KEY (request_id)

table password_resets
  token_hash bytea not null
  login_id bigint not null
  expires_at timestamp with time zone not null
  used_at timestamp with time zone
  constraint password_resets_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint password_resets_pkey PRIMARY KEY (token_hash)
  CREATE INDEX password_resets_login ON password_resets USING btree (login_id)

table payment_methods
  user_id bigint not null
  type text not null
  provider text not null
  provider_ref text not null
  label text not null
  expires_on date
  changed_at timestamp with time zone not null
  constraint payment_methods_pkey PRIMARY KEY (user_id)
  constraint payment_methods_type_check CHECK ((type = ANY (ARRAY['CREDIT_CARD'::text, 'DIRECT_DEBIT'::text, 'PAYPAL'::text])))
  constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table payments
  user_id bigint not null
  payment_id bigint not null generated always as identity
  purpose text not null
  intent jsonb not null
  amount_minor bigint not null
  currency text not null
  provider text not null
  method_type text not null
  method_ref text not null
  provider_ref text
  status text not null
  action_url text
  error_code text
  created_at timestamp with time zone not null
  look_at timestamp with time zone not null
  looks integer not null default 0
  settled_at timestamp with time zone
  constraint payments_amount_minor_check CHECK ((amount_minor > 0))
  constraint payments_pkey PRIMARY KEY (user_id, payment_id)
  constraint payments_purpose_check CHECK ((purpose = ANY (ARRAY['checkout'::text, 'change'::text, 'renewal'::text])))
  constraint payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
  constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX payments_look ON payments USING btree (look_at) WHERE (status = 'pending'::text)
  CREATE UNIQUE INDEX payments_one_pending ON payments USING btree (user_id) WHERE (status = 'pending'::text)

table price_floors
  user_id bigint not null
  item_id bigint not null
  site text not null
  floor_minor bigint not null
  currency text not null
  updated_at timestamp with time zone not null default now()
  constraint price_floors_floor_minor_check CHECK ((floor_minor > 0))
  constraint price_floors_pkey PRIMARY KEY (user_id, item_id, site)

table price_rules
  user_id bigint not null
  account_id bigint not null
  site text not null
  is_pricing_enabled boolean not null default true
  increase_type text not null default 'percent'::text
  increase integer not null default 0
  neat_prices boolean not null default false
  updated_at timestamp with time zone not null default now()
  floor_minor bigint
  constraint price_rules_floor_minor_check CHECK ((floor_minor > 0))
  constraint price_rules_increase_type_check CHECK ((increase_type = ANY (ARRAY['percent'::text, 'fixed'::text])))
  constraint price_rules_pkey PRIMARY KEY (user_id, account_id, site)

table price_stops
  user_id bigint not null
  account_id bigint not null default 0
  stopped_at timestamp with time zone not null default now()
  constraint price_stops_pkey PRIMARY KEY (user_id, account_id)

table producer_numbers
  user_id bigint not null
  country text not null
  stream text not null
  number text not null
  updated_at timestamp with time zone not null default now()
  constraint producer_numbers_pkey PRIMARY KEY (user_id, country, stream)
  constraint producer_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table product_matches
  user_id bigint not null
  item_id bigint not null
  site text not null
  is_same boolean not null
  product_ids text[] not null
  decided_at timestamp with time zone not null
  product jsonb not null default '{}'::jsonb
  constraint product_matches_pkey PRIMARY KEY (user_id, item_id, site)
  constraint product_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table product_rows
  user_id bigint not null
  item_id bigint not null
  account_id bigint not null
  platform text not null
  ref text not null
  sku text not null
  title text not null
  title_sort text collate "C" not null
  brand text
  category text
  image_url text
  condition text not null
  price_minor bigint not null
  currency text not null
  quantity integer not null
  unit_count integer not null default 1
  is_ended boolean not null default false
  is_blacklisted boolean not null default false
  blacklisting_reason text not null default ''::text
  repricer_blocked boolean not null default false
  sites jsonb not null default '{}'::jsonb
  listed_count smallint not null default 0
  search_text text not null
  updated_at timestamp with time zone not null default now()
  is_listed boolean not null default false
  is_moving boolean not null default false
  has_failed boolean not null default false
  lacks_shipping boolean not null default false
  asin text
  constraint product_rows_pkey PRIMARY KEY (user_id, item_id)
  CREATE INDEX product_rows_blacklisted ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_blacklisted
  CREATE INDEX product_rows_ended ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_ended
  CREATE INDEX product_rows_failed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE has_failed
  CREATE INDEX product_rows_listed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_listed
  CREATE INDEX product_rows_moving ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE is_moving
  CREATE INDEX product_rows_no_shipping ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE lacks_shipping
  CREATE INDEX product_rows_not_listed ON product_rows USING btree (user_id, account_id, title_sort, item_id) WHERE ((NOT is_listed) AND (NOT is_moving) AND (NOT has_failed))
  CREATE INDEX product_rows_price ON product_rows USING btree (user_id, account_id, price_minor, item_id)
  CREATE INDEX product_rows_quantity ON product_rows USING btree (user_id, account_id, quantity, item_id)
  CREATE INDEX product_rows_search ON product_rows USING gin (user_id, search_text gin_trgm_ops)
  CREATE INDEX product_rows_sku ON product_rows USING btree (user_id, account_id, sku COLLATE "C", item_id)
  CREATE INDEX product_rows_title ON product_rows USING btree (user_id, account_id, title_sort, item_id)
  CREATE INDEX product_rows_updated ON product_rows USING btree (user_id, account_id, updated_at, item_id)

table product_totals
  user_id bigint not null
  account_id bigint not null
  status text not null
  n bigint not null default 0
  constraint product_totals_pkey PRIMARY KEY (user_id, account_id, status)

table publish_counts
  user_id bigint not null
  run_id bigint not null
  site text not null
  verdict text not null
  reason_code text not null default ''::text
  outcome text not null
  coverage_step smallint not null default 0
  n integer not null default 0
  constraint publish_counts_pkey PRIMARY KEY (user_id, run_id, site, verdict, reason_code, outcome, coverage_step)

table publish_runs
  user_id bigint not null
  run_id bigint not null generated always as identity
  account_id bigint not null
  kind text not null
  state text not null
  selection jsonb not null
  sites text[] not null
  cursor bigint not null default 0
  items_total integer not null default 0
  items_prepared integer not null default 0
  allow_drafts boolean not null default false
  coverage_threshold smallint not null default 60
  paused_until timestamp with time zone
  paused_reason text
  error_text text
  requested_by bigint not null
  confirmed_by bigint
  created_at timestamp with time zone not null default now()
  confirmed_at timestamp with time zone
  finished_at timestamp with time zone
  plan jsonb
  source_account_id bigint not null
  confirmed_by_kind text
  resumes_at timestamp with time zone
  constraint publish_runs_confirmed_by_kind_check CHECK ((confirmed_by_kind = ANY (ARRAY['login'::text, 'admin'::text])))
  constraint publish_runs_kind_check CHECK ((kind = ANY (ARRAY['list'::text, 'end'::text])))
  constraint publish_runs_pkey PRIMARY KEY (user_id, run_id)
  constraint publish_runs_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'prepared'::text, 'confirmed'::text, 'running'::text, 'done'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text])))
  CREATE INDEX publish_runs_elsewhere ON publish_runs USING btree (user_id, source_account_id, run_id DESC) WHERE (source_account_id <> account_id)
  CREATE INDEX publish_runs_recent ON publish_runs USING btree (user_id, account_id, run_id DESC)
  CREATE INDEX publish_runs_waiting ON publish_runs USING btree (user_id, account_id) WHERE ((state = 'preparing'::text) AND (paused_reason = ANY (ARRAY['quota'::text, 'platform_off'::text])))

table rate_limit_attempts
  key_hash bytea not null
  n integer not null
  ends_at timestamp with time zone not null
  constraint rate_limit_attempts_pkey PRIMARY KEY (key_hash)

table recovery_codes
  login_id bigint not null
  code_hash bytea not null
  used_at timestamp with time zone
  constraint recovery_codes_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint recovery_codes_pkey PRIMARY KEY (login_id, code_hash)

table refunds
  user_id bigint not null
  refund_id bigint not null generated always as identity
  invoice_id bigint not null
  payment_id bigint not null
  amount_minor bigint not null
  status text not null
  provider_ref text
  error_code text
  created_at timestamp with time zone not null
  look_at timestamp with time zone not null
  settled_at timestamp with time zone
  is_foreign boolean not null default false
  constraint refunds_amount_minor_check CHECK ((amount_minor > 0))
  constraint refunds_pkey PRIMARY KEY (user_id, refund_id)
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
  constraint refunds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  constraint refunds_user_id_invoice_id_fkey FOREIGN KEY (user_id, invoice_id) REFERENCES invoices(user_id, invoice_id)
  constraint refunds_user_id_payment_id_fkey FOREIGN KEY (user_id, payment_id) REFERENCES payments(user_id, payment_id)
  CREATE UNIQUE INDEX refunds_foreign_once ON refunds USING btree (user_id, provider_ref) WHERE is_foreign
  CREATE INDEX refunds_look ON refunds USING btree (look_at) WHERE (status = 'pending'::text)
  CREATE UNIQUE INDEX refunds_once ON refunds USING btree (user_id, invoice_id) WHERE ((status <> 'failed'::text) AND (NOT is_foreign))

table run_items
  user_id bigint not null
  run_id bigint not null
  item_id bigint not null
  site text not null
  verdict text not null
  outcome text not null default 'waiting'::text
  reason_code text
  reason_params jsonb
  title text
  title_label text
  coverage smallint
  price_minor bigint
  currency text
  price_owner text
  price_breakdown jsonb
  quantity integer
  category_id text
  untranslated text[] not null default '{}'::text[]
  dropped text[] not null default '{}'::text[]
  constraint run_items_pkey PRIMARY KEY (user_id, run_id, item_id, site)
  constraint run_items_verdict_check CHECK ((verdict = ANY (ARRAY['ready'::text, 'draft'::text, 'blocked'::text])))
  CREATE INDEX run_items_group ON run_items USING btree (user_id, run_id, verdict, reason_code, site, item_id)
  CREATE INDEX run_items_outcome ON run_items USING btree (user_id, run_id, outcome, site, item_id)

table safety_entries
  user_id bigint not null
  scope text not null
  scope_key text collate "C" not null
  brand text
  manufacturer jsonb
  responsible_person jsonb
  is_exempt boolean not null default false
  updated_at timestamp with time zone not null default now()
  constraint safety_entries_pkey PRIMARY KEY (user_id, scope, scope_key)
  constraint safety_entries_scope_check CHECK ((scope = ANY (ARRAY['business'::text, 'brand'::text, 'item'::text])))
  constraint safety_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table safety_followers
  user_id bigint not null
  item_id bigint not null
  site text not null
  constraint safety_followers_pkey PRIMARY KEY (user_id, item_id, site)
  constraint safety_followers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table sales_days
  user_id bigint not null
  account_id bigint not null
  platform text not null
  day date not null
  site text not null
  currency text not null
  orders integer not null default 0
  units integer not null default 0
  revenue_minor bigint not null default 0
  constraint sales_days_pkey PRIMARY KEY (user_id, platform, day, account_id, site, currency)

table send_attempts
  user_id bigint not null
  account_id bigint not null
  send_id bigint not null generated always as identity
  target_key text not null
  change_kind text not null
  generation bigint not null
  fence bigint not null
  outcome text not null
  error jsonb
  gate jsonb
  sent jsonb
  started_at timestamp with time zone not null
  finished_at timestamp with time zone not null default now()
  site text
  constraint send_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'rejected'::text, 'retry'::text, 'uncertain'::text, 'refused_by_gate'::text, 'superseded'::text])))
  constraint send_attempts_pkey PRIMARY KEY (user_id, account_id, send_id)
  CREATE INDEX send_attempts_by_age ON send_attempts USING brin (started_at)
  CREATE INDEX send_attempts_finished_at ON send_attempts USING brin (finished_at) WITH (pages_per_range='32', autosummarize='on')
  CREATE INDEX send_attempts_latest ON send_attempts USING btree (user_id, account_id, change_kind, outcome, send_id DESC)
  CREATE INDEX send_attempts_target ON send_attempts USING btree (user_id, account_id, target_key, site, send_id DESC)

table sessions
  token_hash bytea not null
  login_id bigint not null
  user_id bigint not null
  admin_user_id bigint
  created_at timestamp with time zone not null default now()
  last_seen_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  session_id bigint not null generated always as identity
  user_agent text not null default ''::text
  address text not null default ''::text
  constraint sessions_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint sessions_pkey PRIMARY KEY (token_hash)
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE UNIQUE INDEX sessions_id ON sessions USING btree (session_id)
  CREATE INDEX sessions_login ON sessions USING btree (login_id)

table shipments
  user_id bigint not null
  order_id bigint not null
  number smallint not null
  account_id bigint not null
  site text not null
  order_external_id text not null
  carrier_code text not null
  tracking_number text not null
  shipped_at timestamp with time zone not null
  lines jsonb not null
  state text not null default 'waiting'::text
  reason text
  attempts smallint not null default 0
  due_at timestamp with time zone not null
  fence bigint not null default 0
  lease_until timestamp with time zone
  constraint shipments_pkey PRIMARY KEY (user_id, order_id, number)
  constraint shipments_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'rejected'::text])))
  CREATE INDEX shipments_waiting ON shipments USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)

table shipping_mode_choices
  user_id bigint not null
  account_id bigint not null
  level text not null
  mode_code text
  constraint shipping_mode_choices_level_check CHECK ((level = ANY (ARRAY['ECONOMY'::text, 'STANDARD'::text, 'TRACKED'::text, 'EXPRESS'::text])))
  constraint shipping_mode_choices_pkey PRIMARY KEY (user_id, account_id, level)

table shipping_policies
  user_id bigint not null
  account_id bigint not null
  site text not null
  policy_key text not null
  name text not null
  content jsonb not null
  generation bigint not null default 1
  policy_id text
  state text not null default 'waiting'::text
  reason text
  attempts smallint not null default 0
  due_at timestamp with time zone not null
  fence bigint not null default 0
  lease_until timestamp with time zone
  last_error jsonb
  updated_at timestamp with time zone not null default now()
  constraint shipping_policies_pkey PRIMARY KEY (user_id, account_id, site, policy_key)
  constraint shipping_policies_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
  CREATE INDEX shipping_policies_waiting ON shipping_policies USING btree (user_id, account_id, due_at) WHERE (state = 'waiting'::text)

table shipping_policy_choices
  user_id bigint not null
  account_id bigint not null
  profile_id bigint not null
  site text not null
  policy_id text not null
  constraint shipping_policy_choices_pkey PRIMARY KEY (user_id, account_id, profile_id, site)

table shipping_profiles
  user_id bigint not null
  profile_id bigint not null generated always as identity
  name text not null
  currency text not null
  handling_days smallint not null
  is_free_shipping boolean not null
  is_default boolean not null default false
  countries jsonb not null
  rates jsonb not null
  updated_at timestamp with time zone not null default now()
  constraint shipping_profiles_pkey PRIMARY KEY (user_id, profile_id)
  constraint shipping_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE UNIQUE INDEX shipping_profiles_default ON shipping_profiles USING btree (user_id) WHERE is_default
  CREATE UNIQUE INDEX shipping_profiles_name ON shipping_profiles USING btree (user_id, lower(name))

table sign_in_challenges
  token_hash bytea not null
  login_id bigint not null
  expires_at timestamp with time zone not null
  tries integer not null default 0
  constraint sign_in_challenges_login_id_fkey FOREIGN KEY (login_id) REFERENCES logins(login_id)
  constraint sign_in_challenges_pkey PRIMARY KEY (token_hash)
  CREATE INDEX sign_in_challenges_login ON sign_in_challenges USING btree (login_id)

table site_categories
  platform text not null
  site text not null
  category_id text not null
  tree_version text not null
  requirements jsonb not null
  read_at timestamp with time zone not null
  constraint site_categories_pkey PRIMARY KEY (platform, site, category_id)

table site_title_lists
  user_id bigint not null
  account_id bigint not null
  site text not null
  state text not null
  inputs text not null
  asked_at timestamp with time zone not null
  made_at timestamp with time zone
  constraint site_title_lists_pkey PRIMARY KEY (user_id, account_id, site)
  constraint site_title_lists_state_check CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'failed'::text])))
  constraint site_title_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table site_titles
  user_id bigint not null
  account_id bigint not null
  site text not null
  item_id bigint not null
  source_title text not null
  made_title text
  label text
  coverage integer
  untranslated text[] not null
  dropped text[] not null
  reason text
  is_draft boolean not null
  title text
  state text not null
  length integer not null
  title_key text
  search_text text not null
  constraint site_titles_pkey PRIMARY KEY (user_id, account_id, site, item_id)
  constraint site_titles_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'draft'::text, 'missing'::text, 'accepted'::text, 'own'::text, 'stale'::text])))
  constraint site_titles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX site_titles_item ON site_titles USING btree (user_id, item_id)
  CREATE INDEX site_titles_key ON site_titles USING btree (user_id, account_id, site, title_key) WHERE (title_key IS NOT NULL)
  CREATE INDEX site_titles_search ON site_titles USING gin (user_id, search_text gin_trgm_ops)
  CREATE INDEX site_titles_state ON site_titles USING btree (user_id, account_id, site, state, item_id)

table size_charts
  user_id bigint not null
  chart_id bigint not null generated always as identity
  name text not null
  brand text
  category_id text
  category_name text
  category_path text
  kind text not null
  age text not null
  gender text not null
  width text not null
  rows jsonb not null
  updated_at timestamp with time zone not null default now()
  constraint size_charts_age_check CHECK ((age = ANY (ARRAY['adult'::text, 'children'::text, 'baby'::text])))
  constraint size_charts_check CHECK (((brand IS NOT NULL) OR (category_id IS NOT NULL)))
  constraint size_charts_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'unisex'::text])))
  constraint size_charts_kind_check CHECK ((kind = ANY (ARRAY['shoes'::text, 'clothing'::text])))
  constraint size_charts_pkey PRIMARY KEY (user_id, chart_id)
  constraint size_charts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  constraint size_charts_width_check CHECK ((width = ANY (ARRAY['any'::text, 'narrow'::text, 'regular'::text, 'wide'::text, 'extra-wide'::text])))
  CREATE INDEX size_charts_in_order ON size_charts USING btree (user_id, lower(name) COLLATE "C", chart_id)
  CREATE UNIQUE INDEX size_charts_place ON size_charts USING btree (user_id, COALESCE(lower(brand), ''::text), COALESCE(category_id, ''::text))

table stock_ledger
  user_id bigint not null
  unit_id bigint not null
  entry_id bigint not null generated always as identity
  kind text not null
  on_hand_delta integer not null default 0
  reserved_delta integer not null default 0
  cause text not null
  actor_kind text not null
  actor_id bigint
  created_at timestamp with time zone not null default now()
  constraint stock_ledger_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'count'::text, 'sale'::text, 'cancel'::text, 'ship'::text, 'adjust'::text, 'revert'::text])))
  constraint stock_ledger_pkey PRIMARY KEY (user_id, unit_id, entry_id)
  CREATE UNIQUE INDEX stock_ledger_cause ON stock_ledger USING btree (user_id, unit_id, cause)

table stock_levels
  user_id bigint not null
  unit_id bigint not null
  item_id bigint not null
  on_hand integer not null default 0
  reserved integer not null default 0
  buffer integer not null default 0
  version bigint not null default 0
  baseline_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  is_withdrawn boolean not null default false
  constraint stock_levels_pkey PRIMARY KEY (user_id, unit_id)
  CREATE INDEX stock_levels_item ON stock_levels USING btree (user_id, item_id)

table stock_targets
  user_id bigint not null
  account_id bigint not null
  listing_key text not null
  marketplace_sku text not null
  site text not null
  item_id bigint not null
  unit_id bigint not null
  is_home boolean not null default false
  is_variant boolean not null default false
  is_read_only boolean not null default false
  is_live boolean not null default false
  is_ended boolean not null default false
  listing_id text
  offer_id text
  sent_quantity integer
  sent_at timestamp with time zone
  pool text
  constraint stock_targets_pkey PRIMARY KEY (user_id, account_id, listing_key, marketplace_sku, site)
  CREATE INDEX stock_targets_item ON stock_targets USING btree (user_id, item_id, site)
  CREATE INDEX stock_targets_remote ON stock_targets USING btree (user_id, account_id, listing_id) WHERE (listing_id IS NOT NULL)
  CREATE INDEX stock_targets_sku ON stock_targets USING btree (user_id, account_id, marketplace_sku)
  CREATE INDEX stock_targets_unit ON stock_targets USING btree (user_id, unit_id)

table subscriptions
  user_id bigint not null
  plan text not null
  billing_interval text not null
  currency text not null
  state text not null
  anchor timestamp with time zone not null
  period_start timestamp with time zone not null
  period_end timestamp with time zone not null
  period_net bigint not null
  discount_percent integer not null
  discount_until timestamp with time zone
  next_plan text
  next_interval text
  cancels_at_period_end boolean not null default false
  dunning_step integer not null default 0
  due_at timestamp with time zone not null
  started_at timestamp with time zone not null
  ended_at timestamp with time zone
  constraint subscriptions_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['monthly'::text, 'yearly'::text])))
  constraint subscriptions_pkey PRIMARY KEY (user_id)
  constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['active'::text, 'past_due'::text, 'ended'::text])))
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
  CREATE INDEX subscriptions_due ON subscriptions USING btree (due_at) WHERE (state <> 'ended'::text)

table support_requests
  request_id bigint not null generated always as identity
  reference text not null
  user_id bigint
  login_id bigint
  name text not null
  email text not null
  topic text not null
  subject text not null
  message text not null
  language text not null
  api_request_id text not null
  failed_request_id text
  created_at timestamp with time zone not null
  screen text
  run_id bigint
  browser text
  constraint support_requests_pkey PRIMARY KEY (request_id)
  constraint support_requests_reference_key UNIQUE (reference)
  CREATE INDEX support_requests_created_at ON support_requests USING btree (created_at)

table survey_answers
  user_id bigint not null
  answer_id bigint not null generated always as identity
  survey text not null
  login_id bigint not null
  markets text[] not null
  reason text not null
  comment text not null
  answered_at timestamp with time zone not null default now()
  constraint survey_answers_pkey PRIMARY KEY (user_id, answer_id)
  constraint survey_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table sync_cursors
  user_id bigint not null
  account_id bigint not null
  kind text not null
  cursor text
  last_run_at timestamp with time zone
  last_success_at timestamp with time zone
  error_text text
  every_ms integer
  failed_at timestamp with time zone
  error_kind text
  constraint sync_cursors_pkey PRIMARY KEY (user_id, account_id, kind)

table terms_of_service_answers
  user_id bigint not null
  product_code text not null
  version text not null
  is_accepted boolean not null
  file_uri text not null
  login_id bigint not null
  answered_at timestamp with time zone not null default now()
  constraint terms_of_service_answers_pkey PRIMARY KEY (user_id, product_code, version)
  constraint terms_of_service_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table test_payments
  idempotency_key text not null
  payment_ref text not null
  method_ref text not null
  amount_minor bigint not null
  currency text not null
  status text not null
  error_code text
  calls integer not null default 0
  refunded_minor bigint not null default 0
  created_at timestamp with time zone not null
  constraint test_payments_payment_ref_key UNIQUE (payment_ref)
  constraint test_payments_pkey PRIMARY KEY (idempotency_key)
  constraint test_payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'requires_action'::text, 'succeeded'::text, 'failed'::text])))

table third_party_tools
  user_id bigint not null
  tool_code text not null
  external_reference text not null
  updated_at timestamp with time zone not null default now()
  constraint third_party_tools_pkey PRIMARY KEY (user_id, tool_code)
  constraint third_party_tools_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table throttle_buckets
  key text not null
  tokens double precision not null
  refilled_at timestamp with time zone not null
  blocked_until timestamp with time zone
  day_started_at timestamp with time zone
  day_count integer not null default 0
  constraint throttle_buckets_pkey PRIMARY KEY (key)

table translation_engine_glossaries
  user_id bigint not null
  engine text not null
  src_lang text not null
  dst_lang text not null
  terms_hash bytea not null
  term_count integer not null
  remote_id text not null
  kept_at timestamp with time zone not null
  constraint translation_engine_glossaries_pkey PRIMARY KEY (user_id, engine, src_lang, dst_lang)
  constraint translation_engine_glossaries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table translation_engine_use
  user_id bigint not null
  engine text not null
  month date not null
  used bigint not null default 0
  reserved bigint not null default 0
  constraint translation_engine_use_pkey PRIMARY KEY (user_id, engine, month)
  constraint translation_engine_use_reserved_check CHECK ((reserved >= 0))
  constraint translation_engine_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table translation_engines
  user_id bigint not null
  engine text not null
  sealed_key bytea not null
  region text
  position integer not null default 0
  budget bigint not null
  state text not null default 'new'::text
  paused_until timestamp with time zone
  checked_at timestamp with time zone
  constraint translation_engines_budget_check CHECK (((budget >= 0) AND (budget <= 1000000000)))
  constraint translation_engines_engine_check CHECK ((engine = ANY (ARRAY['deepl'::text, 'google'::text, 'azure'::text, 'amazon'::text, 'libretranslate'::text])))
  constraint translation_engines_pkey PRIMARY KEY (user_id, engine)
  constraint translation_engines_state_check CHECK ((state = ANY (ARRAY['new'::text, 'works'::text, 'key_refused'::text, 'quota_used'::text, 'unreachable'::text])))
  constraint translation_engines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table translation_memory
  user_id bigint not null
  src_lang text not null
  dst_lang text not null
  src_hash bytea not null
  src_text text not null
  dst_text text not null
  origin text not null
  updated_at timestamp with time zone not null default now()
  asked_terms bytea
  constraint translation_memory_pkey PRIMARY KEY (user_id, src_lang, dst_lang, src_hash)
  CREATE INDEX translation_memory_near ON translation_memory USING gin (user_id, src_lang, dst_lang, src_text gin_trgm_ops)
  CREATE INDEX translation_memory_texts ON translation_memory USING btree (user_id, src_lang, dst_lang, "left"(src_text, 100) COLLATE "C", src_hash)

table trials
  user_id bigint not null
  postpone_count integer not null default 0
  validation_time timestamp with time zone not null
  started_at timestamp with time zone
  constraint trials_pkey PRIMARY KEY (user_id)
  constraint trials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table user_entitlements
  user_id bigint not null
  name text not null
  is_granted boolean not null
  updated_at timestamp with time zone not null default now()
  constraint user_entitlements_pkey PRIMARY KEY (user_id, name)
  constraint user_entitlements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table user_event_counters
  user_id bigint not null
  last_event_id bigint not null default 0
  constraint user_event_counters_pkey PRIMARY KEY (user_id)

table user_events
  user_id bigint not null
  event_id bigint not null
  kind text not null
  payload jsonb not null default '{}'::jsonb
  created_at timestamp with time zone not null default now()
  constraint user_events_pkey PRIMARY KEY (user_id, event_id)
  CREATE INDEX user_events_created_at ON user_events USING btree (created_at)

table user_platforms
  user_id bigint not null
  platform text not null
  state text not null
  programme text
  trial_launched boolean not null default false
  is_shipping_for_mp_enabled boolean not null default false
  constraint user_platforms_pkey PRIMARY KEY (user_id, platform)
  constraint user_platforms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table user_settings
  user_id bigint not null
  name text not null
  value boolean not null
  updated_at timestamp with time zone not null default now()
  constraint user_settings_pkey PRIMARY KEY (user_id, name)
  constraint user_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)

table users
  user_id bigint not null generated always as identity
  name text not null
  email text not null
  country text not null default 'GB'::text
  currency text not null default 'EUR'::text
  created_at timestamp with time zone not null default now()
  chosen_onboarding_platform text
  welcome_page text[] not null default '{}'::text[]
  special_offers text[] not null default '{}'::text[]
  payment_customer_id text
  constraint users_pkey PRIMARY KEY (user_id)
  CREATE INDEX users_search ON users USING gin (lower(name) gin_trgm_ops, lower(email) gin_trgm_ops)

table write_probes
  probe_id smallint not null
  written_at timestamp with time zone not null
  constraint write_probes_pkey PRIMARY KEY (probe_id)
