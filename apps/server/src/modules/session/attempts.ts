import type { ErrorCode } from '@quayside/contract';
import { MINUTE_MS } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { addAttempt, uncountAttempts } from './rate-limit-attempts.repository.ts';

/** The number of attempts of one kind in a window, which starts with the first attempt. */
export interface AttemptLimit {
  readonly what: string;
  readonly most: number;
  readonly windowMs: number;
  /** The error of a further attempt; default `too_many_attempts`. */
  readonly refusal?: ErrorCode;
}

/**
 * Limits against password guessing: per login and place, per login over all unknown places, and per place over all logins. Places that the
 * login has used are counted separately, so that strangers cannot lock out the owner.
 */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 10, windowMs: MINUTE_MS },
  signInOfDevice: { what: 'sign-in of device', most: 10, windowMs: MINUTE_MS },
  signInOfLogin: { what: 'sign-in of login', most: 100, windowMs: 15 * MINUTE_MS },
  signInFromAddress: { what: 'sign-in from address', most: 100, windowMs: 15 * MINUTE_MS },
  /** For a login whose password the caller has already entered. */
  secondFactor: { what: 'second factor', most: 10, windowMs: 15 * MINUTE_MS },
  /** For actions that require a signed-in user to repeat the password. */
  password: { what: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-ups with an address that has a login: further ones wait, since each tells a stranger that the login exists. */
  signUpOfKnown: { what: 'sign-up of known', most: 5, windowMs: 60 * MINUTE_MS },
  signUpFromAddress: { what: 'sign-up from address', most: 60, windowMs: 60 * MINUTE_MS },
  /** Each attempt sends a mail to the typed address. */
  signUpOfEmail: { what: 'sign-up of email', most: 10, windowMs: 60 * MINUTE_MS },
  mailboxLink: { what: 'mailbox link', most: 3, windowMs: 15 * MINUTE_MS },
  mailboxProof: { what: 'mailbox proof', most: 30, windowMs: 15 * MINUTE_MS },
  resetOfEmail: { what: 'reset of email', most: 5, windowMs: 15 * MINUTE_MS },
  resetFromAddress: { what: 'reset from address', most: 30, windowMs: 15 * MINUTE_MS },
  resetLinkFromAddress: { what: 'reset link from address', most: 30, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts cannot exceed a limit.
 * @param counted limits, narrowest first, each with its subject; counting stops at the first exceeded limit
 * @returns a function that removes the count if the attempt succeeds
 * @throws too_many_attempts
 */
export async function countAttempt(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  counted: readonly (readonly [limit: AttemptLimit, subject: string | number])[],
): Promise<() => Promise<void>> {
  const now = clock.now();
  const keys: string[] = [];
  for (const [{ what, most, windowMs, refusal = 'too_many_attempts' }, subject] of counted) {
    const key = `${what} ${subject}`;
    if ((await addAttempt(db, key, now, new Date(now.getTime() + windowMs))) > most) throw fail(refusal);
    keys.push(key);
  }
  return () => uncountAttempts(db, keys);
}

/** Each attempt above a limit adds this much delay, up to the maximum. */
const WAIT_STEP_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** At most this many attempts per subject wait in a process; further ones are rejected, so that a flood cannot fill the memory. */
const MAX_WAITING = 10;

/**
 * Counts an attempt and resolves when it may be checked.
 * @returns a function that removes the count
 * @throws too_many_attempts
 */
export type Pace = (
  counted: readonly (readonly [limit: AttemptLimit, subject: string | number])[],
) => Promise<() => Promise<void>>;

/** Delays attempts above a limit instead of rejecting them, so that the owner can still sign in while guessing becomes useless. */
export function createPace(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  wait: (ms: number) => Promise<void>,
): Pace {
  const waiting = new Map<string, number>();
  return async (counted) => {
    const now = clock.now();
    let waitMs = 0;
    const over: string[] = [];
    const keys = counted.map(([{ what }, subject]) => `${what} ${subject}`);
    for (const [index, [{ most, windowMs }]] of counted.entries()) {
      const key = keys[index] ?? '';
      const beyond = (await addAttempt(db, key, now, new Date(now.getTime() + windowMs))) - most;
      if (beyond <= 0) continue;
      over.push(key);
      waitMs = Math.max(waitMs, Math.min(beyond * WAIT_STEP_MS, LONGEST_WAIT_MS));
    }
    if (over.some((key) => (waiting.get(key) ?? 0) >= MAX_WAITING)) throw fail('too_many_attempts');
    for (const key of over) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    try {
      if (waitMs > 0) await wait(waitMs);
    } finally {
      for (const key of over) {
        const left = (waiting.get(key) ?? 1) - 1;
        if (left > 0) waiting.set(key, left);
        else waiting.delete(key);
      }
    }
    return () => uncountAttempts(db, keys);
  };
}
