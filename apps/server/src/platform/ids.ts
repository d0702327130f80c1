import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A random id of a request, for responses and logs. */
export function newRequestId(): string {
  return randomUUID();
}

/** A secret token for a cookie or a link: 256 random bits in URL-safe base64 (43 characters). Store only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, from which the token cannot be computed. Sufficient for random secrets, not for passwords. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
