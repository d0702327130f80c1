/**
 * The closed set of failures of a connector. Each connector maps its marketplace's errors to these kinds; no code outside the connector
 * reads a marketplace's error format.
 */
export type ConnectorErrorKind =
  /** The account must be authorised again. Its work stops until then. */
  | 'auth-expired'
  /** The quota or rate is used up until `retryAt`. */
  | 'rate-limited'
  /** The marketplace rejected the content; `reason` has its words. Never repeated unchanged. */
  | 'rejected'
  | 'not-found'
  /** Not done: the call failed before any work (5xx, connection refused). It may be repeated. */
  | 'unavailable'
  /** The response was lost after the request left, so the work may have been done. Read back before repeating. */
  | 'unknown';

/** Why access is gone, if the marketplace says so. */
export type AccessLoss =
  /** The application's own credentials: their secret has expired or was revoked. The seller's consent may still be valid. */
  | 'keys-refused'
  /** The access does not cover the call: a permission was not granted or was revoked. */
  | 'right-missing'
  /** The credentials are valid but not for this seller: the seller does not exist, was never linked, or is no longer linked. */
  | 'seller-unknown';

export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** The marketplace's own code, e.g. `25002`. */
  readonly code: string | undefined;
  /** ISO time before which the call must not be repeated. */
  readonly retryAt: string | undefined;
  /** The rejected field or aspect, if the marketplace names one. */
  readonly field: string | undefined;
  /** Set for `auth-expired`. */
  readonly lost: AccessLoss | undefined;

  constructor(
    kind: ConnectorErrorKind,
    /** The marketplace's own words without secrets; shown to the seller for `rejected`. */
    reason: string,
    details: { code?: string; retryAt?: string; field?: string; lost?: AccessLoss; cause?: unknown } = {},
  ) {
    super(reason, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.code = details.code;
    this.retryAt = details.retryAt;
    this.field = details.field;
    this.lost = details.lost;
  }
}
