/** Error code → HTTP status. */
export type ErrorStatuses = Readonly<Record<string, number>>;

/**
 * The errors that belong to no room: those of HTTP, and those that several rooms return. A room declares its own in its
 * contract file, and `ERROR_CODES` contains all of them. The sentence of a code is the message `errors.<code>` of the
 * room; that of a shared code is in `errors.json`.
 */
export const sharedErrors = {
  invalid_request: 400,
  payload_too_large: 413,
  method_not_allowed: 405,
  request_timeout: 408,
  not_signed: 412,
  media_type_not_supported: 415,
  expectation_failed: 417,
  headers_too_large: 431,
  unauthorized: 401,
  forbidden: 403,
  foreign_user: 403,
  not_found: 404,
  conflict: 409,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
  account_not_found: 404,
  nothing_selected: 400,
  site_not_supported: 400,
  platform_not_available: 409,
  account_disconnected: 409,
  marketplace_unavailable: 502,
  link_invalid: 404,
  link_expired: 410,
  link_used: 410,
  no_access: 403,
  live_listings_changed: 409,
  file_too_heavy: 422,
  files_waiting: 429,
} as const satisfies ErrorStatuses;

/** Every status with its code, from all members of a union. */
type Joined<Statuses> = { readonly [Code in Statuses extends unknown ? keyof Statuses : never]: number };

/** All codes of several rooms as one object. */
export function joinErrors<Statuses extends ErrorStatuses>(rooms: readonly Statuses[]): Joined<Statuses> {
  return Object.assign({}, ...rooms);
}
