import { ConnectorError } from './errors.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ConnectorError };

export function succeeded<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(error: ConnectorError): { readonly ok: false; readonly error: ConnectorError } {
  return { ok: false, error };
}

/** Turns an error of the closed set into an entry's outcome. Any other error is a bug and is rethrown. */
export function failedBy(error: unknown): { readonly ok: false; readonly error: ConnectorError } {
  if (error instanceof ConnectorError) return failed(error);
  throw error;
}
