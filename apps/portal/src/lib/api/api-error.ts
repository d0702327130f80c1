import type { ErrorBody, ErrorCode } from '@quayside/contract';

/** A call that did not succeed. `network` is ours: no answer arrived, or one that Quayside did not write. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  /** HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** The server's sentence for people, in their language; empty where it gave none. */
  readonly description: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;

  /** @param words what is shown to a person where the server gave no sentence */
  constructor(status: number, body: Partial<ErrorBody>, words = `status ${status}`) {
    super(body.error_description || words);
    this.name = 'ApiError';
    this.code = body.error ?? 'network';
    this.status = status;
    this.description = body.error_description ?? '';
    this.fields = body.fields ?? {};
    this.requestId = body.request_id ?? null;
  }

  /** Asking again may help: nothing arrived, or the server itself failed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** What was asked for can not be there: the address of the call names it by something that is no id. */
  get isOfNoId(): boolean {
    return this.status === 400 && Object.keys(this.fields).some((field) => field.startsWith('params.'));
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
