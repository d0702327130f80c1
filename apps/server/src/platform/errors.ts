/** Errors of single request fields: the field's path with dots (`items.3.price`) → a message key or sentence. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface AppErrorOptions {
  /** The error code that the contract declares for the call, such as `not-found`; sent as `error`. */
  code: string;
  /** HTTP status. */
  status: number;
  /** One sentence for the caller; sent as `error_description`. */
  description: string;
  fields?: FieldErrors;
  cause?: unknown;
}

/** An error that is sent to the caller. Any other error becomes a 500 without details. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly description: string;
  readonly fields: FieldErrors | undefined;

  constructor(options: AppErrorOptions) {
    super(
      `${options.code}: ${options.description}`,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = options.code;
    this.status = options.status;
    this.description = options.description;
    this.fields = options.fields;
  }
}

/** The text of any thrown value, for a log line or a message to the operator. */
export function errorMessage(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.message === '') {
    return thrown.errors.map(errorMessage).join('; ');
  }
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The code of a Node (`ENOENT`) or PostgreSQL (`40001`) error, if there is one. */
export function errorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
