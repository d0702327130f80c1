import { DAY_MS } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { KNOWN_FOR_DAYS, removeOldPlaces } from './known-places.ts';
import { removeOldMailboxLinks } from './mailbox/mailbox-links.repository.ts';
import { removeOldResets } from './passwords/password-resets.repository.ts';
import { removeOldAttempts } from './rate-limit-attempts.repository.ts';
import { removeOldChallenges } from './second-factor/second-factor.repository.ts';
import { removeOldSessions } from './session.repository.ts';

const KEEP_RESETS_MS = 7 * DAY_MS;

/** Removes expired sessions, links, challenges and attempts. */
export async function removeOld(db: Db, now: Date): Promise<void> {
  await removeOldSessions(db, now);
  await removeOldAttempts(db, now);
  await removeOldChallenges(db, now);
  await removeOldPlaces(db, new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS));
  await removeOldResets(db, new Date(now.getTime() - KEEP_RESETS_MS));
  await removeOldMailboxLinks(db, new Date(now.getTime() - KEEP_RESETS_MS));
}
