import type { HomeChange } from '@quayside/connector-kit';
import type { Account } from '../accounts/index.ts';

/**
 * Remembers changes that are reported repeatedly although they were read each time, and which of them were read often enough. A response
 * may lag behind its event, so one read is not sufficient. In memory, because it only saves calls.
 */
export interface SeenChanges {
  isReadEnough(account: Account, change: HomeChange): boolean;
  note(account: Account, changes: readonly HomeChange[]): void;
  /** Whether to move the position in an account's changes although there was none: at most every half minute. */
  mayMove(account: Account): boolean;
}

const ENOUGH = 5;
const MOVE_EVERY_MS = 30_000;
const LARGEST_MEMORY = 50_000;

export function createSeenChanges(): SeenChanges {
  const seen = new Map<string, { readonly print: string; readonly times: number }>();
  const movedAt = new Map<number, number>();
  const keyOf = ({ userId, accountId }: Account, { externalId, units }: HomeChange) =>
    JSON.stringify([userId, accountId, externalId, units.map(({ sku }) => sku)]);
  const printOf = ({ changedAt, title, units }: HomeChange) =>
    JSON.stringify([changedAt, title, units.map(({ price }) => price.minor)]);
  return {
    isReadEnough(account, change) {
      const known = seen.get(keyOf(account, change));
      return known !== undefined && known.print === printOf(change) && known.times >= ENOUGH;
    },
    mayMove({ accountId }) {
      const now = performance.now();
      if (now - (movedAt.get(accountId) ?? Number.NEGATIVE_INFINITY) < MOVE_EVERY_MS) return false;
      movedAt.set(accountId, now);
      return true;
    },
    note(account, changes) {
      for (const change of changes) {
        const key = keyOf(account, change);
        const print = printOf(change);
        const before = seen.get(key);
        seen.delete(key);
        seen.set(key, { print, times: before?.print === print ? before.times + 1 : 1 });
        const [oldest] = seen.keys();
        if (seen.size > LARGEST_MEMORY && oldest !== undefined) seen.delete(oldest);
      }
    },
  };
}
