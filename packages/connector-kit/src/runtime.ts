/** What a connector needs from its host; the server implements each on PostgreSQL so that it holds across processes. */

export interface Clock {
  now(): Date;
  /** Resolves after `ms`; rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Throttle {
  /**
   * Takes one call from the operation's bucket and daily quota of an account, waiting up to a few seconds if need be.
   * @throws ConnectorError `rate-limited` with `retryAt` when the wait would be longer or the day's quota is used up.
   */
  take(accountKey: string, operation: string): Promise<void>;
  /** The marketplace said 429: no process calls this operation for the account before `retryAt`. */
  penalise(accountKey: string, operation: string, retryAt: Date): Promise<void>;
}

/** What is known of an operation's limits before the marketplace has been asked; `Connector.readQuotas` tells more. */
export interface OperationLimit {
  /** The name that `Throttle.take` is called with. */
  readonly operation: string;
  /** Sustained calls per second that the connector asks to be held to. */
  readonly ratePerSecond: number;
  /** Calls that may leave at once after a pause. */
  readonly burst: number;
  /** Calls per window, `windowSeconds` long; null where only the marketplace's own answer tells. */
  readonly quota: number | null;
  readonly windowSeconds: number;
  /**
   * The marketplace publishes no rate: this one is what a small machine and a polite client keep. It is of the machine's seconds, however fast
   * a stand-in's clock runs.
   */
  readonly isOwnPace?: true;
}

export interface StoredToken {
  readonly accessToken: string;
  /** ISO; the access token is refreshed a little before. */
  readonly accessExpiresAt: string;
  readonly refreshToken: string | null;
  /** ISO; the end of the consent. */
  readonly refreshExpiresAt: string | null;
  /** The seller's immutable id, where the marketplace names it with the consent and in no later answer. */
  readonly externalId?: string;
  /** The seller's own application, where the account was connected with its credentials instead of the host's. */
  readonly application?: { readonly clientId: string; readonly clientSecret: string };
}

/** One account's tokens; `refresh` holds across processes: two workers never refresh at once. */
export interface TokenStore {
  read(): Promise<StoredToken>;
  /** Runs `renew` under the account's lock unless another process has renewed since `stale`; stores and answers the result. */
  refresh(stale: StoredToken, renew: (current: StoredToken) => Promise<StoredToken>): Promise<StoredToken>;
}

/** One line per call to a marketplace, never with a token, code, secret or buyer's address. */
export interface RequestLogEntry {
  readonly operation: string;
  readonly method: string;
  /** Path and query without secrets. */
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
  readonly errorKind?: string;
  readonly marketplaceRequestId?: string;
}

export interface RequestLog {
  record(entry: RequestLogEntry): void;
}

/** What every account-bound call is given. */
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
  /** Told the `Date` header of every answer. */
  noteDate?(header: string): void;
}

/** What a connector is given where there is no account yet. */
export interface ConnectContext {
  readonly clock: Clock;
  readonly requestLog: RequestLog;
  /** All that the marketplace sent back with the code, by name; some name the seller there and nowhere else. */
  readonly callback?: Readonly<Record<string, string>>;
}
