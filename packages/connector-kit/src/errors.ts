/**
 * The closed set of failures that a connector answers with. Each connector maps its marketplace's own errors to one of
 * them, inside itself; nobody outside reads a marketplace's error format.
 */
export type ConnectorErrorKind =
  /** The account must be authorised again; its work stops until then. */
  | 'auth-expired'
  /** The quota or rate is used up until `retryAt`. */
  | 'rate-limited'
  /** The marketplace refused the content; its own words are in `reason`. Never repeated unchanged. */
  | 'rejected'
  | 'not-found'
  /** Certainly not done (refused before any work: 5xx, connection refused). May be repeated. */
  | 'unavailable'
  /** The answer was lost after the request left: the work may or may not have been done. Read back before repeating. */
  | 'unknown';

/** Why access is gone, where the marketplace says more than that it is. */
export type AccessLoss =
  /** The keys that the application signs in with: their secret has run out or was withdrawn. The seller's consent may still hold. */
  | 'keys-refused'
  /** The access does not cover the call: a right was kept back, or taken back. */
  | 'right-missing'
  /** The keys are good, and not for this seller: there is no such one, or they were never linked, or no longer are. */
  | 'seller-unknown';

export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** The marketplace's own code, e.g. `25002`. */
  readonly code: string | undefined;
  /** ISO time before which the call is not to be repeated. */
  readonly retryAt: string | undefined;
  /** The field or aspect that was refused, when the marketplace names one. */
  readonly field: string | undefined;
  /** Of `auth-expired`. */
  readonly lost: AccessLoss | undefined;

  constructor(
    kind: ConnectorErrorKind,
    /** The marketplace's own words, without secrets; shown to the seller for `rejected`. */
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
