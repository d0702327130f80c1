import type { AccountSession } from '@quayside/connector-kit';

/** Entries that are not requested during this time are dropped; the shop then shows the result. */
const LIFETIME_MS = 60 * 60_000;
const LARGEST_MEMORY = 100_000;

/**
 * What this process has submitted and not yet seen settled. Packages are limited per hour and slow, so a line in progress is not submitted
 * again; its package is polled. Another process may have settled it meanwhile. A process that loses this memory repeats a line at most, and
 * lines are absolute.
 */
export interface Underway<T> {
  find(session: AccountSession, line: object): T | undefined;
  note(session: AccountSession, lines: readonly object[], way: T): void;
  forget(session: AccountSession, isSettled: (way: T) => boolean): void;
}

export function createUnderway<T>(): Underway<T> {
  const ways = new Map<string, { at: number; accountKey: string; way: T }>();
  const keyOf = ({ accountKey }: AccountSession, line: object) => `${accountKey} ${JSON.stringify(line)}`;
  return {
    find(session, line) {
      const existing = ways.get(keyOf(session, line));
      return existing && session.clock.now().getTime() - existing.at < LIFETIME_MS ? existing.way : undefined;
    },
    note(session, lines, way) {
      const at = session.clock.now().getTime();
      for (const line of lines) {
        const key = keyOf(session, line);
        ways.delete(key);
        ways.set(key, { at, accountKey: session.accountKey, way });
      }
      for (const [oldest] of ways) {
        if (ways.size <= LARGEST_MEMORY) break;
        ways.delete(oldest);
      }
    },
    forget({ accountKey }, isSettled) {
      for (const [key, existing] of ways)
        if (existing.accountKey === accountKey && isSettled(existing.way)) ways.delete(key);
    },
  };
}
