import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { createReadClock } from '../../platform/sandbox-clock.ts';
import { blockUntil, limitsOf, takeTokens } from '../../platform/throttle.ts';
import { holdBackMs, mayLeave } from './gathering.ts';
import type { OpenAccount } from './ports.ts';

const NOWHERE = 'http://127.0.0.1:9/octopia';
const START = Date.parse('2026-11-21T10:00:00Z');
const at = (second: number) => new Date(START + second * 1_000);
const connector = createCdiscountConnector({ apiUrl: NOWHERE, authUrl: NOWHERE, application: null });
const operation = connector.bulk?.rationedBy ?? '';
const limit = limitsOf([connector])('', operation);

describe('changes on a channel with few submissions', () => {
  const database = useTestDatabase();
  const openAs = (accountKey: string) =>
    ({ connector, session: { accountKey } }) as Pick<OpenAccount, 'connector' | 'session'>;
  const take = (accountKey: string, now: Date) =>
    takeTokens(database.db, `${accountKey}:${operation}`, limit, { count: 1, maxWaitMs: 3_000, now });

  /**
   * Makes one change a second; the changes so far are sent as soon as allowed.
   * @returns how long each waited, in seconds
   */
  async function waitsOf(accountKey: string, seconds: number): Promise<number[]> {
    const open = openAs(accountKey);
    const waits: number[] = [];
    let waiting: number[] = [];
    for (let second = 0; second < seconds || waiting.length > 0; second += 1) {
      const now = at(second);
      if (second < seconds) waiting.push(second);
      if (!(await mayLeave(database.db, open, now)) || !(await take(accountKey, now)).granted) continue;
      waits.push(...waiting.map((came) => second - came));
      waiting = [];
    }
    return waits;
  }

  it('are sent within two minutes each during a burst of five minutes', async () => {
    for (const seconds of [1, 10, 30, 60, 300]) {
      expect(Math.max(...(await waitsOf(`7:${seconds}`, seconds))), `${seconds} s`).toBeLessThanOrEqual(100);
    }
  });

  it('are sent at once after a quiet time, and wait longer the fewer submissions are left', async () => {
    expect((await waitsOf('8:1', 1))[0]).toBe(0);
    const lengths = [5, 4, 3, 2, 1, 0, -1].map((left) => holdBackMs({ ratePerSecond: 1 / 90, burst: 5 }, left));
    expect(lengths).toEqual([0, 3_600, 14_400, 32_400, 57_600, 90_000, 90_000]);
  });

  it('do not wait for a time in the future after the clock was set back', async () => {
    for (let n = 0; n < 5; n += 1) await take('9:1', at(50_000));
    await blockUntil(database.db, `9:1:${operation}`, at(50_300), at(50_000));
    expect(await mayLeave(database.db, openAs('9:1'), at(50_010))).toBe(false);
    const machine = clockOf({ now: () => at(0), sleep: async () => undefined });
    const setBack = { times: 1, ms: 50_000_000 };
    const clock = createReadClock(machine, () => ({ machine: 0, shown: 0, rate: 1, setBack }), 1);
    expect(clock.now()).toEqual(at(0));
    expect(await mayLeave(database.db, openAs('9:1'), clock.monotonic())).toBe(true);
    expect(await take('9:1', clock.monotonic())).toMatchObject({ granted: true, waitMs: 0 });
  });
});
