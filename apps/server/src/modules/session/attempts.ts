import type { ErrorCode } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { addAttempt, takeBackAttempts } from './rate-limit-attempts.repository.ts';

/** How many attempts of one kind a window takes; it begins with its first. */
export interface AttemptLimit {
  readonly what: string;
  readonly most: number;
  readonly windowMs: number;
  /** How a further one is refused; `too_many_attempts` where nothing is said. */
  readonly refusal?: ErrorCode;
}

const MINUTE_MS = 60_000;

/**
 * Guessing is slowed in three ways: for one login from one place, for one login from every place that it does not know, and for one place
 * whatever the login. A place that the login knows is counted by itself, so that no stranger holds its owner up.
 */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 10, windowMs: MINUTE_MS },
  signInOfDevice: { what: 'sign-in of device', most: 10, windowMs: MINUTE_MS },
  signInOfLogin: { what: 'sign-in of login', most: 100, windowMs: 15 * MINUTE_MS },
  signInFromAddress: { what: 'sign-in from address', most: 100, windowMs: 15 * MINUTE_MS },
  /** Of a login whose password is known to whoever tries. */
  secondFactor: { what: 'second factor', most: 10, windowMs: 15 * MINUTE_MS },
  /** Asked again for what only the owner of a session may do. */
  password: { what: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  signUpFromAddress: { what: 'sign-up from address', most: 60, windowMs: 60 * MINUTE_MS },
  /** Each is a mail to whatever address was typed. */
  signUpOfEmail: { what: 'sign-up of email', most: 10, windowMs: 60 * MINUTE_MS },
  mailboxLink: { what: 'mailbox link', most: 3, windowMs: 15 * MINUTE_MS },
  mailboxProof: { what: 'mailbox proof', most: 30, windowMs: 15 * MINUTE_MS },
  resetOfEmail: { what: 'reset of email', most: 5, windowMs: 15 * MINUTE_MS },
  resetFromAddress: { what: 'reset from address', most: 30, windowMs: 15 * MINUTE_MS },
  resetLinkFromAddress: { what: 'reset link from address', most: 30, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Counts an attempt as failed before it is looked at, so that many at once can not pass a limit together.
 * @param counted limits, narrowest first, each with whom or what it is counted for; one that is passed ends the counting
 * @returns takes it back: it was no failure after all
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
  return () => takeBackAttempts(db, keys);
}

/** An attempt beyond a limit waits so much longer for each that was made beyond it, up to the longest. */
const WAIT_STEP_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** So many attempts of one subject wait in one process at a time: what comes then is refused, or a flood would be held in memory. */
const MOST_WAITING = 10;

/** Counts an attempt, and answers when it may be looked at. @returns takes it back. @throws too_many_attempts */
export type Pace = (
  counted: readonly (readonly [limit: AttemptLimit, subject: string | number])[],
) => Promise<() => Promise<void>>;

/** Slows attempts beyond a limit instead of refusing them: who knows the password gets in, and who guesses gets nowhere. */
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
    if (over.some((key) => (waiting.get(key) ?? 0) >= MOST_WAITING)) throw fail('too_many_attempts');
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
    return () => takeBackAttempts(db, keys);
  };
}
