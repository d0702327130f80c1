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

/** An error of the closed set becomes an entry's outcome; anything else is a bug and is thrown on. */
export function failedBy(error: unknown): { readonly ok: false; readonly error: ConnectorError } {
  if (error instanceof ConnectorError) return failed(error);
  throw error;
}
