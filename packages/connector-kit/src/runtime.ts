/** The interfaces that a connector needs from its host. The server implements each interface on PostgreSQL, so that it holds across processes. */

export interface Clock {
  now(): Date;
  /** Resolves after `ms`; rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Throttle {
  /**
   * Takes one call from the operation's bucket and the account's daily quota. Waits a few seconds if necessary.
   * @throws ConnectorError `rate-limited` with `retryAt` if the wait would be longer or the daily quota is used up
   */
  take(accountKey: string, operation: string): Promise<void>;
  /** Records a 429: no process calls this operation for the account before `retryAt`. */
  penalise(accountKey: string, operation: string, retryAt: Date): Promise<void>;
}

/**
 * The known limits of an operation before the marketplace was queried; `Connector.readQuotas` returns the current ones.
 */
export interface OperationLimit {
  /** The operation's name for `Throttle.take`. */
  readonly operation: string;
  /** Sustained calls per second that the throttle allows. */
  readonly ratePerSecond: number;
  /** Calls that may be made at once after an idle time. */
  readonly burst: number;
  /** Calls per window of `windowSeconds`; null if only the marketplace's own response states it. */
  readonly quota: number | null;
  readonly windowSeconds: number;
  /**
   * The marketplace publishes no rate. This rate suits a small machine and a polite client. It counts real seconds, even if the sandbox's
   * clock runs faster.
   */
  readonly isOwnPace?: true;
}

export interface StoredToken {
  readonly accessToken: string;
  /** ISO; the access token is renewed shortly before. */
  readonly accessExpiresAt: string;
  readonly refreshToken: string | null;
  /** ISO; the end of the consent. */
  readonly refreshExpiresAt: string | null;
  /** The seller's immutable id, if the marketplace sends it only with the consent. */
  readonly externalId?: string;
  /** The seller's own application, if the account was connected with its credentials instead of the installation's. */
  readonly application?: { readonly clientId: string; readonly clientSecret: string };
  /** The key pair with which calls that need a signature are signed, if the marketplace issued one. */
  readonly signingKey?: SigningKey;
}

export interface SigningKey {
  /** The name of the public key, in the form that the marketplace requires. */
  readonly name: string;
  /** PKCS #8, DER in base64. */
  readonly privateKey: string;
  /** ISO. */
  readonly expiresAt: string;
}

/** The tokens of one account. `refresh` holds across processes: two workers never refresh at once. */
export interface TokenStore {
  read(): Promise<StoredToken>;
  /** Runs `renew` under the account's lock, unless another process has renewed since `stale`. Stores and returns the result. */
  refresh(stale: StoredToken, renew: (current: StoredToken) => Promise<StoredToken>): Promise<StoredToken>;
}

/** The log line of one call to a marketplace. Never contains a token, code, secret or buyer's address. */
export interface RequestLogEntry {
  readonly operation: string;
  readonly method: string;
  /** Path and query without secrets. */
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
  readonly errorKind?: string;
  readonly marketplaceRequestId?: string;
  /** Changes nothing at the marketplace, so equal answers in a row may be counted instead of listed. */
  readonly isRead?: boolean;
}

export interface RequestLog {
  record(entry: RequestLogEntry): void;
}

/** The context of every call for an account. */
export interface AccountSession {
  /** Stable key of the account for throttling, e.g. `7:12`. */
  readonly accountKey: string;
  /** The marketplace's immutable id of the seller. */
  readonly externalId: string;
  readonly tokens: TokenStore;
  readonly throttle: Throttle;
  readonly requestLog: RequestLog;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Receives the `Date` header of every response. */
  noteDate?(header: string): void;
  /**
   * Asked right before each writing call leaves, after all waits.
   * @throws ConnectorError `unavailable` if what the call carries may no longer be sent
   */
  mayLeave?(): Promise<void>;
}

/** The context of a call without an account. */
export interface ConnectContext {
  readonly clock: Clock;
  readonly requestLog: RequestLog;
  /** All callback parameters by name. Some marketplaces name the seller only there. */
  readonly callback?: Readonly<Record<string, string>>;
}
