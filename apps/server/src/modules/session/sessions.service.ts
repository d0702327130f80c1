import type { SessionEntry } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { hashToken } from '../../platform/ids.ts';
import { deviceOf } from './device.ts';
import * as repository from './session.repository.ts';
import type { SessionDeps } from './session.service.ts';

/** @param token the caller's session */
export async function listSessions(
  { db, clock, sessionIdleMs }: Pick<SessionDeps, 'db' | 'clock' | 'sessionIdleMs'>,
  loginId: number,
  token: string,
): Promise<SessionEntry[]> {
  const own = hashToken(token);
  const rows = await repository.listSessions(db, loginId, clock.now(), sessionIdleMs);
  return rows.map(({ sessionId, tokenHash, userAgent, address, createdAt, lastSeenAt }) => ({
    id: sessionId,
    isCurrent: tokenHash.equals(own),
    device: deviceOf(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** @throws session_not_found, also for another login's session */
export async function revokeSession(db: Db, loginId: number, sessionId: number): Promise<void> {
  if (!(await repository.removeSessionById(db, loginId, sessionId))) throw fail('session_not_found');
}
