import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { noteSyncSuccess } from './cursors.repository.ts';
import type { PollSubject } from './look-interval.ts';

/** When this worker's reads last succeeded. They are stored for the portal and other workers, but not each time. */
export interface SuccessNotes {
  note(account: Account, kind: PollSubject, at: Date, everyMs: number): Promise<void>;
  last(account: Account, kind: PollSubject): Date | undefined;
  /** After a failure the next success is stored, because it ends the failure. */
  forget(account: Account, kind: PollSubject): void;
}

/** @param writeEveryMs how much older than the last success the stored one may be */
export function createSuccessNotes(db: Db, writeEveryMs: number): SuccessNotes {
  const notes = new Map<string, { at: Date; stored: Date; everyMs: number }>();
  const keyOf = ({ userId, accountId }: Account, kind: PollSubject) => `${kind}:${userId}:${accountId}`;
  return {
    async note(account, kind, at, everyMs) {
      const key = keyOf(account, kind);
      const known = notes.get(key);
      const sinceMs = known ? at.getTime() - known.stored.getTime() : Number.POSITIVE_INFINITY;
      if (known && known.everyMs === everyMs && sinceMs >= 0 && sinceMs < writeEveryMs) {
        known.at = at;
        return;
      }
      await noteSyncSuccess(db, account.userId, account.accountId, kind, at, everyMs);
      notes.set(key, { at, stored: at, everyMs });
    },
    last: (account, kind) => notes.get(keyOf(account, kind))?.at,
    forget: (account, kind) => void notes.delete(keyOf(account, kind)),
  };
}
