/** What is wrong with single fields of a request: the field's path in dots (`items.3.price`) → a message key or sentence. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface AppErrorOptions {
  /** The word that the contract declares on the call, such as `not-found`; it is `error` in the answer. */
  code: string;
  /** HTTP status. */
  status: number;
  /** One sentence for the caller; it is `error_description` in the answer. */
  description: string;
  fields?: FieldErrors;
  cause?: unknown;
}

/** A failure that the caller is told about as it stands. Anything else that is thrown becomes a 500 without details. */
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

/** The text of whatever was thrown, for a log line or a message to the operator. */
export function errorMessage(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.message === '') {
    return thrown.errors.map(errorMessage).join('; ');
  }
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The machine-readable code of a Node (`ENOENT`) or PostgreSQL (`40001`) error, where there is one. */
export function errorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
