/** The one shape of every error answer. */
export interface ErrorBody {
  /** A code of ERROR_CODES. */
  readonly error: ErrorCode;
  /** A sentence for people, in the caller's language. */
  readonly error_description: string;
  readonly request_id: string;
  /** Field path → code of what is wrong there. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Code → HTTP status. The sentence is the message `errors.<code>` in packages/i18n. */
export const ERROR_CODES = {
  invalid_request: 400,
  payload_too_large: 413,
  unauthorized: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_user: 403,
  not_found: 404,
  conflict: 409,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
  account_not_found: 404,
  item_not_found: 404,
  run_not_found: 404,
  order_not_found: 404,
  order_not_shippable: 409,
  import_not_found: 404,
  import_running: 409,
  run_not_prepared: 409,
  run_changed: 409,
  run_finished: 409,
  nothing_selected: 400,
  site_not_supported: 400,
  platform_not_available: 409,
  account_disconnected: 409,
  consent_expired: 400,
  consent_declined: 400,
  account_taken: 409,
  wrong_account: 409,
  marketplace_unavailable: 502,
  term_not_found: 404,
  term_exists: 409,
  listing_not_found: 404,
  price_not_positive: 400,
  title_too_long: 400,
  email_taken: 409,
  password_not_allowed: 400,
  password_too_common: 400,
  wrong_password: 400,
  wrong_code: 401,
  challenge_expired: 410,
  session_not_found: 404,
  link_invalid: 404,
  link_expired: 410,
  link_used: 410,
  no_access: 403,
  setting_not_found: 404,
  entitlement_not_found: 404,
  user_not_found: 404,
  member_not_found: 404,
  member_exists: 409,
  last_owner: 409,
  invitation_not_found: 404,
  too_many_invitations: 429,
  invited_login_needed: 403,
  terms_not_found: 404,
  onboarding_not_found: 404,
  step_not_due: 409,
  site_disabled: 403,
  fall_not_found: 404,
  fall_changed: 409,
  callback_unreadable: 400,
  credentials_refused: 400,
  connect_refused: 400,
  account_leaving: 409,
  live_listings_changed: 409,
  support_form_off: 404,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_CODES;
