import type { AccountEntry, SessionUser } from '@quayside/contract';
import { isPlatformless } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { newToken } from '../../platform/ids.ts';
import { getSeller, listPlatforms } from '../sellers/index.ts';
import { isPasswordRight, pretendToCheck } from './passwords.ts';
import * as repository from './session.repository.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The accounts room's list, joined in main.ts. */
  readonly listAccountEntries: (db: Db, userId: number) => Promise<readonly AccountEntry[]>;
}

/** A session ends this long after signing in. */
export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** More wrong passwords than this in the window, for one e-mail from one address, are refused unread. */
const MOST_FAILURES = 10;
const FAILURE_WINDOW_MS = 60_000;

/**
 * Checks e-mail and password and opens a session.
 * @throws wrong_credentials; too_many_attempts after ten failures in a minute
 */
export async function signIn(
  deps: SessionDeps,
  credentials: { username: string; password: string },
  address: string,
): Promise<{ token: string; who: Who }> {
  const now = deps.clock.now();
  const email = credentials.username.trim().toLowerCase();
  const failureKey = `${email} ${address}`;
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  if ((await repository.addFailure(deps.db, failureKey, now, since)) > MOST_FAILURES) throw fail('too_many_attempts');

  const login = await repository.findLoginByEmail(deps.db, email);
  if (!login) await pretendToCheck(credentials.password);
  if (!login || !(await isPasswordRight(login.passwordHash, credentials.password))) throw fail('wrong_credentials');
  const membership = await repository.findFirstMembership(deps.db, login.loginId);
  if (!membership) throw fail('wrong_credentials');
  await repository.takeBackFailure(deps.db, failureKey);
  const who: Who = { loginId: login.loginId, adminUserId: login.adminUserId, ...membership };
  const token = newToken();
  await repository.createSession(deps.db, {
    token,
    ...who,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  });
  return { token, who };
}

/** Removes what no sign-in asks for any more. */
export async function removeOld(deps: Pick<SessionDeps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await repository.removeOld(deps.db, now, new Date(now.getTime() - FAILURE_WINDOW_MS));
}

/** Everything that the portal needs to know of who is signed in. */
export async function describeSession(deps: SessionDeps, who: Who): Promise<SessionUser> {
  const [seller, login, platforms, accounts] = await Promise.all([
    getSeller(deps.db, who.userId),
    repository.getLogin(deps.db, who.loginId),
    listPlatforms(deps.db, who.userId),
    deps.listAccountEntries(deps.db, who.userId),
  ]);
  if (!seller || !login) throw fail('unauthorized');
  const entries = Object.fromEntries(
    platforms.map(({ platform, state, programme, trialLaunched }) => [platform, { state, programme, trialLaunched }]),
  ) as SessionUser['platforms'];
  return {
    id: seller.userId,
    name: seller.name,
    email: seller.email,
    country: seller.country,
    currency: seller.currency,
    adminUserId: who.adminUserId,
    role: who.role,
    login: { id: login.loginId, email: login.email, name: login.name },
    platforms: entries,
    accounts,
    isPlatformless: isPlatformless({ platforms: entries, accounts }),
  };
}

export async function listStates(db: Db, userId: number): Promise<Record<string, string>> {
  const platforms = await listPlatforms(db, userId);
  return Object.fromEntries(platforms.map(({ platform, state }) => [platform, state]));
}

export async function signOut(db: Db, token: string | undefined): Promise<void> {
  if (token) await repository.removeSession(db, token);
}
