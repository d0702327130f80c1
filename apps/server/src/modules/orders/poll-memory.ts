import type { Clock } from '../../platform/clock.ts';
import { type LastPoll, readLastPoll } from './order-cursors.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';
import type { OrdersDeps } from './orders.service.ts';

/**
 * What one worker knows of its accounts' last reads, so that a read without news costs no statement. It may be some seconds old: a position
 * that another worker has moved since only shows known orders again.
 */
export interface PollMemory {
  recall(deps: Pick<OrdersDeps, 'db' | 'clock'>, account: OrdersAccount, since: Date): Promise<LastPoll | undefined>;
  remember(clock: Pick<Clock, 'monotonic'>, account: OrdersAccount, last: LastPoll | undefined): void;
  forget(account: OrdersAccount): void;
}

/** How long it is believed, in real time: lines without a unit and orders without an answer may come from elsewhere. */
const BELIEVED_MS = 8_000;

const keyOf = ({ userId, accountId }: OrdersAccount) => `${userId}:${accountId}`;

export function createPollMemory(): PollMemory {
  const known = new Map<string, { readonly last: LastPoll; readonly at: number }>();
  const memory: PollMemory = {
    async recall({ db, clock }, account, since) {
      const found = known.get(keyOf(account));
      const ageMs = found ? clock.monotonic().getTime() - found.at : Number.NaN;
      if (found && ageMs >= 0 && ageMs < clock.ofMachine(BELIEVED_MS)) return found.last;
      const last = await readLastPoll(db, account, since);
      memory.remember(clock, account, last);
      return last;
    },
    remember(clock, account, last) {
      if (last) known.set(keyOf(account), { last, at: clock.monotonic().getTime() });
      else memory.forget(account);
    },
    forget: (account) => void known.delete(keyOf(account)),
  };
  return memory;
}
