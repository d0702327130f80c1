import type { AccountRef } from '@quayside/kernel';
import { type BackOff, createBackOff } from '../../../platform/back-off.ts';
import { accountKeyOf } from '../ports.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

/** One kind of the sender's work: which accounts have some of it, and how to do it for one account. */
export interface AccountWork {
  /** For the log. */
  readonly task: string;
  /** Accounts with work of this kind, including those that may not be worked on now. */
  find(): Promise<readonly AccountRef[]>;
  /** Does some of the account's work. An error that it throws delays this account only. */
  carryOut(account: AccountRef): Promise<void>;
  /** How many runs of the work one account may have at a time; one by default. */
  readonly atOnce?: number;
  /** The work's own back-off, in addition to the one for errors that `carryOut` throws. */
  readonly backOff?: Pick<BackOff, 'isWaiting'>;
}

/**
 * Finds work of one kind and starts it for all accounts in parallel. A slow or failing account delays no other, and is
 * retried by itself.
 * @returns a function that starts the current work
 */
export function createAccountRound(deps: SenderDeps, control: SenderControl, work: AccountWork): () => Promise<void> {
  const backOff = createBackOff({ log: deps.log, task: work.task });
  const { atOnce = 1 } = work;
  const underWay = new Map<string, number>();
  const countOf = (key: string) => underWay.get(key) ?? 0;
  /** Busy accounts that had more work in the meantime. */
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
    for (const account of await deps.accounts.filterActive(deps.db, ready)) begin(account, accountKeyOf(account));
  };
}
