import { randomBytes, randomUUID } from 'node:crypto';

/** A random id that names one request in answers and logs. */
export function newRequestId(): string {
  return randomUUID();
}

/**
 * A secret token for a cookie or a link: 256 random bits in URL-safe base64 (43 characters).
 * Only its hash belongs in the database.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
