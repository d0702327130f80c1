import type { ErrorBody, ErrorCode } from '@quayside/contract';

/** A failed call. The code `network` is the portal's own: no response arrived, or one that Quayside did not write. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The server's localized sentence; empty if it sent none. */
  readonly description: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;

  /** @param words the text to show if the server sent no sentence */
  constructor(status: number, body: Partial<ErrorBody>, words = `status ${status}`) {
    super(body.error_description || words);
    this.name = 'ApiError';
    this.code = body.error ?? 'network';
    this.status = status;
    this.description = body.error_description ?? '';
    this.fields = body.fields ?? {};
    this.requestId = body.request_id ?? null;
  }

  /** A retry may help: no response arrived, or the server failed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The call's address contains something that is not an id, so the requested object cannot exist. */
  get isOfNoId(): boolean {
    return this.status === 400 && Object.keys(this.fields).some((field) => field.startsWith('params.'));
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
