import type { ErrorCode } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { addAttempt, takeBackAttempts } from './attempts.repository.ts';

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
 * Guessing is held up in three ways: for one login from one place, for one login from everywhere, and for one place whatever the
 * login. The wider ones are higher, so that nobody locks an owner or an office out with a few lines.
 */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 10, windowMs: MINUTE_MS },
  signInOfLogin: { what: 'sign-in of login', most: 100, windowMs: 15 * MINUTE_MS },
  signInFromAddress: { what: 'sign-in from address', most: 100, windowMs: 15 * MINUTE_MS },
  /** Of a login whose password is known to whoever tries. */
  secondFactor: { what: 'second factor', most: 10, windowMs: 15 * MINUTE_MS },
  /** Asked again for what only the owner of a session may do. */
  password: { what: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  signUpFromAddress: { what: 'sign-up from address', most: 60, windowMs: 60 * MINUTE_MS },
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
