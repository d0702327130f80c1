import { openJournal } from './journal.ts';
import type { Log } from './log.ts';

/** A seller's account on disk: each journal line contains all changes of one call. */
export interface AccountJournal<Change> {
  /** Applies the changes together and queues them for the disk; `settled()` resolves when they are stored. */
  commit(changes: readonly Change[]): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface AccountParts<Change> {
  readonly directory: string;
  /** The account's name in the log. */
  readonly username: string;
  readonly log: Log;
  /** Applies a change from before the restart. */
  replay(change: Change): void;
  /** Applies a new change. */
  apply(change: Change): void;
  /** The changes that rebuild the account from an empty one. */
  snapshot(): Iterable<Change[]>;
}

/** A journal is compacted when it is larger than this and three times as large as its last snapshot. */
const COMPACT_BYTES = 64 * 1024 * 1024;

/** Opens the journal and replays it before it resolves. */
export async function openAccountJournal<Change>(parts: AccountParts<Change>): Promise<AccountJournal<Change>> {
  const { directory, username, log, replay, apply, snapshot } = parts;
  const journal = await openJournal(directory, (record) => {
    for (const change of record as Change[]) replay(change);
  });
  let compacting: Promise<void> | undefined;

  function compactIfLarge(): void {
    if (journal.bytes < Math.max(COMPACT_BYTES, 3 * journal.snapshotBytes) || compacting !== undefined) return;
    compacting = journal
      .compact(snapshot())
      .catch((error: unknown) => {
        log.error('the journal could not be compacted', { seller: username, reason: String(error) });
      })
      .finally(() => {
        compacting = undefined;
      });
  }
  compactIfLarge();

  return {
    commit(changes) {
      if (changes.length === 0) return;
      // The journal first: if the disk rejects the change, the account must not change.
      journal.append(changes);
      for (const change of changes) apply(change);
      compactIfLarge();
    },
    settled: () => journal.settled(),
    async close() {
      await compacting;
      await journal.close();
    },
  };
}
