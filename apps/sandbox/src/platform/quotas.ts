import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { openJournal } from './journal.ts';
import { createPacificCalendar } from './pacific-day.ts';

/** Daily counters by application, API and seller, which restart at midnight in California. */
export interface QuotaState {
  api: string;
  count: number;
  limit: number;
  remaining: number;
  /** When the counter is reset, in epoch milliseconds. */
  resetAt: number;
}

export interface Quotas {
  /** Counts a call. Returns false and counts nothing if the daily quota is used up. */
  take(clientId: string, api: string, seller: string | null): boolean;
  state(clientId: string, api: string): QuotaState;
  /** What one seller's tokens have used of the application's quota. */
  userState(clientId: string, api: string, seller: string): QuotaState;
  day(): string;
  close(): Promise<void>;
}

export type QuotaLimits = (api: string) => number;

/** Counters are written at most this often: a kill may lose the last second's calls, but never a change. */
const SAVE_MS = 1000;
const COMPACT_BYTES = 1024 * 1024;

export async function openQuotas(dataDirectory: string, clock: Clock, limitOf: QuotaLimits): Promise<Quotas> {
  const calendar = createPacificCalendar();
  let counters = new Map<string, number>();
  let day = calendar(clock.now()).key;
  const changed = new Set<string>();
  const journal = await openJournal(join(dataDirectory, 'quotas'), (record) => {
    const { d, k, n } = record as { d: string; k: string; n: number };
    if (d === day) counters.set(k, n);
  });

  const record = (key: string) => ({ d: day, k: key, n: counters.get(key) ?? 0 });
  if (journal.bytes > COMPACT_BYTES) await journal.compact([...counters.keys()].map(record));

  let saving: NodeJS.Timeout | undefined;
  function save(): void {
    saving = undefined;
    try {
      for (const key of changed) journal.append(record(key));
    } catch {
      // If the disk rejects the write, counters stay in memory and are written with the next change.
      saving = setTimeout(save, SAVE_MS).unref();
      return;
    }
    changed.clear();
  }

  function today(): void {
    const { key } = calendar(clock.now());
    if (key === day) return;
    day = key;
    counters = new Map();
    changed.clear();
  }

  function count(key: string): void {
    counters.set(key, (counters.get(key) ?? 0) + 1);
    changed.add(key);
    saving ??= setTimeout(save, SAVE_MS).unref();
  }

  const appKey = (clientId: string, api: string) => `${clientId}|${api}`;
  const userKey = (clientId: string, api: string, seller: string) => `${clientId}|${api}|${seller}`;

  function describe(api: string, used: number, free: number): QuotaState {
    return {
      api,
      count: used,
      limit: limitOf(api),
      remaining: Math.max(0, free),
      resetAt: calendar(clock.now()).endsAt,
    };
  }

  return {
    take(clientId, api, seller) {
      today();
      if ((counters.get(appKey(clientId, api)) ?? 0) >= limitOf(api)) return false;
      count(appKey(clientId, api));
      if (seller !== null) count(userKey(clientId, api, seller));
      return true;
    },
    state(clientId, api) {
      today();
      const used = counters.get(appKey(clientId, api)) ?? 0;
      return describe(api, used, limitOf(api) - used);
    },
    userState(clientId, api, seller) {
      today();
      const used = counters.get(userKey(clientId, api, seller)) ?? 0;
      return describe(api, used, limitOf(api) - (counters.get(appKey(clientId, api)) ?? 0));
    },
    day: () => calendar(clock.now()).key,
    async close() {
      if (saving) clearTimeout(saving);
      save();
      await journal.close();
    },
  };
}
