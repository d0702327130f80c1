import { type BackOff, createBackOff } from '../../../platform/back-off.ts';
import { type AccountRef, accountKeyOf } from '../ports.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

/** One kind of a sender's work, in two parts: which accounts have some of it, and what is done for one of them. */
export interface AccountWork {
  /** For the log. */
  readonly task: string;
  /** Accounts with work of this kind, whether or not they may be worked on now. */
  find(): Promise<readonly AccountRef[]>;
  /** Does some of the account's work. What it throws is the account's own trouble. */
  carryOut(account: AccountRef): Promise<void>;
  /** How often that may be under way for one account at a time; once where nothing is said. */
  readonly atOnce?: number;
  /** Whether the work itself fails in a row for the account, beyond what `carryOut` throws. */
  readonly backOff?: Pick<BackOff, 'isWaiting'>;
}

/**
 * Looks for work of one kind and begins it, all accounts side by side: one that is slow or fails keeps no other waiting, and is tried
 * again by itself. @returns what begins the work that is there now
 */
export function createAccountRound(deps: SenderDeps, control: SenderControl, work: AccountWork): () => Promise<void> {
  const backOff = createBackOff({ log: deps.log, task: work.task });
  const { atOnce = 1 } = work;
  const underWay = new Map<string, number>();
  const countOf = (key: string) => underWay.get(key) ?? 0;
  /** Busy accounts for which there was more to do meanwhile. */
  const missed = new Set<string>();

  function begin(account: AccountRef, key: string): void {
    underWay.set(key, countOf(key) + 1);
    control.track(
      backOff
        .run(key, () => work.carryOut(account))
        .then(() => {
          if (countOf(key) > 1) underWay.set(key, countOf(key) - 1);
          else underWay.delete(key);
          if (missed.delete(key)) control.wake();
        }),
    );
  }

  return async () => {
    const found = await work.find();
    const ready = found.filter((account) => {
      const key = accountKeyOf(account);
      const isBusy = countOf(key) >= atOnce;
      if (isBusy) missed.add(key);
      return !isBusy && !backOff.isWaiting(key) && !work.backOff?.isWaiting(key);
    });
    for (const account of await deps.accounts.keepActive(deps.db, ready)) begin(account, accountKeyOf(account));
  };
}
