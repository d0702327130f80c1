import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { noteSyncSuccesses, type SyncSuccess } from './cursors.repository.ts';
import type { PollSubject } from './look-interval.ts';

/** When this worker's reads last succeeded. They are stored for the portal and other workers, but not each time. */
export interface SuccessNotes {
  note(account: Account, kind: PollSubject, at: Date, everyMs: number): Promise<void>;
  last(account: Account, kind: PollSubject): Date | undefined;
  /** After a failure the next success is stored, because it ends the failure. */
  forget(account: Account, kind: PollSubject): void;
}

interface Note extends SyncSuccess {
  /** The time that is stored, or is being stored. */
  readonly stored: Date | undefined;
}

/** @param writeEveryMs how much older than the last success the stored one may be */
export function createSuccessNotes(db: Db, writeEveryMs: number): SuccessNotes {
  const notes = new Map<string, Note>();
  /** When the last read of any account was stored. */
  let storedAt = Number.NEGATIVE_INFINITY;
  const keyOf = ({ userId, accountId }: Account, kind: PollSubject) => `${kind}:${userId}:${accountId}`;

  /** Stores everything that is not stored yet, so that the reads of all accounts cost one statement. */
  async function store(): Promise<void> {
    const unstored = [...notes].filter(([, { at, stored }]) => stored?.getTime() !== at.getTime());
    for (const [key, note] of unstored) notes.set(key, { ...note, stored: note.at });
    try {
      await noteSyncSuccesses(
        db,
        unstored.map(([, note]) => note),
      );
    } catch (error) {
      for (const [key] of unstored) {
        const note = notes.get(key);
        if (note) notes.set(key, { ...note, stored: undefined });
      }
      throw error;
    }
  }

  return {
    async note({ userId, accountId }, kind, at, everyMs) {
      const key = `${kind}:${userId}:${accountId}`;
      const known = notes.get(key);
      notes.set(key, { userId, accountId, kind, at, everyMs, stored: known?.stored });
      const sinceMs = at.getTime() - storedAt;
      const isNews = known?.everyMs !== everyMs || !known.stored;
      if (!isNews && sinceMs >= 0 && sinceMs < writeEveryMs) return;
      storedAt = at.getTime();
      await store();
    },
    last: (account, kind) => notes.get(keyOf(account, kind))?.at,
    forget: (account, kind) => void notes.delete(keyOf(account, kind)),
  };
}
