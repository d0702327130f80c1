import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import * as repository from './second-factor/second-factor.repository.ts';

/** The defaults of all authenticator apps (RFC 6238): six digits, new every 30 seconds, HMAC-SHA-1. */
const TOTP_SETTINGS = { issuer: 'Quayside', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ, so the previous and the next step count too. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://…` URI for an app's QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...TOTP_SETTINGS, label: email, secret }).toString();
}

/** The number of the 30-second step of a code; undefined if no step near `now` has this code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...TOTP_SETTINGS, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / TOTP_SETTINGS.period) + delta;
}

/**
 * Accepts a code as the second factor and uses it up: no app code and no recovery code works twice.
 * @returns its kind; undefined if it is wrong
 */
export async function acceptCode(
  tx: Tx,
  box: SecretBox,
  loginId: number,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^\d{6}$/.test(code)) {
    return (await repository.consumeRecoveryCode(tx, loginId, hashRecoveryCode(code), now)) ? 'recovery' : undefined;
  }
  const authenticator = await repository.findAuthenticator(tx, loginId);
  if (!authenticator?.isConfirmed) return undefined;
  const step = totpStep(box.open(authenticator.sealedSecret, repository.secretContext(loginId)), code, now);
  return step !== undefined && (await repository.consumeStep(tx, loginId, step)) ? 'app' : undefined;
}

/** 80 random bits each: too many to try, so a plain hash is sufficient. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '')).digest();
}
