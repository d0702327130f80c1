import { DAY_MS } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { newToken } from '../../platform/ids.ts';
import { type Client, truncateAddress } from './client.ts';
import { createSession } from './session.repository.ts';

/** A session ends this long after signing in. */
export const SESSION_DAYS = 30;

/** A new session. Its token belongs only in the cookie. */
export interface OpenedSession {
  readonly token: string;
  readonly who: Who;
}

/** Needs the lock of `lockLogin`, under which the caller has checked that the login may be opened. */
export async function openSession(tx: Tx, clock: Clock, who: Who, client: Client): Promise<OpenedSession> {
  const token = newToken();
  const now = clock.now();
  await createSession(tx, {
    token,
    loginId: who.loginId,
    userId: who.userId,
    adminUserId: who.adminUserId,
    now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    userAgent: client.userAgent,
    address: truncateAddress(client.address),
  });
  return { token, who };
}
