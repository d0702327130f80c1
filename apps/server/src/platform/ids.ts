import { createHash, randomBytes, randomUUID } from 'node:crypto';

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

/** What is stored of a token: a copy of the database opens nothing with it. Enough for random secrets, not for passwords. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
