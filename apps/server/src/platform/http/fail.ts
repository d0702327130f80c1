import { ERROR_CODES, type ErrorCode } from '@quayside/contract';
import { AppError, type FieldErrors } from '../errors.ts';

export interface FailOptions {
  readonly fields?: FieldErrors;
  readonly cause?: unknown;
  /** Variables of the sentence `errors.<code>`. */
  readonly vars?: Readonly<Record<string, string | number>>;
}

/** An expected failure. Its code decides the status; its sentence is translated when the response is written. */
export class CallFailure extends AppError {
  readonly vars: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, options: FailOptions = {}) {
    super({
      code,
      status: ERROR_CODES[code],
      description: code,
      ...(options.fields ? { fields: options.fields } : {}),
      ...(options.cause === undefined ? {} : { cause: options.cause }),
    });
    this.vars = options.vars ?? {};
  }
}

export function fail(code: ErrorCode, options: FailOptions = {}): CallFailure {
  return new CallFailure(code, options);
}
