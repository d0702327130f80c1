import { ERROR_CODES, type ErrorCode } from '@quayside/contract';
import type { Money } from '@quayside/kernel';
import { AppError, type FieldErrors } from '../errors.ts';

/** A sum of money is written in the reader's language. */
export type ErrorVars = Readonly<Record<string, string | number | Money>>;

export interface FailOptions {
  readonly fields?: FieldErrors;
  readonly cause?: unknown;
  /** Variables of the sentence `errors.<code>`. */
  readonly vars?: ErrorVars;
}

/** An expected failure. Its code decides the status; its sentence is translated when the response is written. */
export class CallFailure extends AppError {
  readonly vars: ErrorVars;

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
