import { describe, expect, it } from 'vitest';
import { createMovableClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createReadClock } from '../../platform/sandbox-clock.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { createPollIntervals, quotaInterval, rateInterval } from './look-interval.ts';

const now = new Date('2026-11-21T12:00:00Z');
const quota = (remaining: number, hours: number) => ({
  operation: 'orders',
  limit: 5_000,
  remaining,
  resetsAt: new Date(now.getTime() + hours * 3_600_000).toISOString(),
  windowSeconds: 86_400,
});

describe('the read interval of a marketplace', () => {
  it.each([
    ['as often as requested if the marketplace publishes no quota', undefined, 1_000],
    ['as often as requested if the quota allows it', quota(200_000, 20), 1_000],
    ['often enough to spend half of the remaining quota until the reset', quota(5_000, 24), 34_560],
    ['not before the reset if the quota is used up', quota(0, 2), 7_200_000],
    ['not before the reset if one call remains', quota(1, 2), 7_200_000],
    ['as often as requested after the reset', quota(10, -1), 1_000],
  ])('is %s', (_promise, given, expected) => {
    expect(quotaInterval(given, 1_000, now, 50)).toBe(expected);
  });

  it('is longer with more accounts if the quota is the application’s', () => {
    const shared = { ...quota(5_000, 24), isShared: true as const };
    expect(quotaInterval(shared, 1_000, now, 1)).toBe(34_560);
    expect(quotaInterval(shared, 1_000, now, 50)).toBe(50 * 34_560);
  });

  it.each([
    ['no more often than the bucket is refilled', 0.0056, 178_572],
    ['as often as requested if the rate allows it', 20, 1_000],
    ['as often as requested if nothing is published', undefined, 1_000],
  ])('is %s if only a rate is published', (_promise, ratePerSecond, expected) => {
    expect(rateInterval(ratePerSecond === undefined ? undefined : { ratePerSecond }, 1_000)).toBe(expected);
  });

  it('follows the current minimum within every published rate', async () => {
    let leastMs = 1_000;
    const log = createLog({ name: 'test', level: 'error' });
    const intervals = createPollIntervals({
      leastMs: { orders: () => leastMs, changes: () => 3 * leastMs },
      log,
      clock: createMovableClock(now),
      mayAsk: async () => true,
      accountsOf: () => 1,
    });
    const opened = (accountId: number, ratePerSecond: number) =>
      ({
        account: { userId: 1, accountId },
        connector: {
          capabilities: {
            statesQuotas: false,
            ordersOperation: 'o',
            homeChangesOperation: 'h',
            operationLimits: [
              { operation: 'o', ratePerSecond },
              { operation: 'h', ratePerSecond: 0.1 },
            ],
          },
        },
      }) as unknown as OpenedAccount;
    await intervals.refresh(opened(1, 20));
    await intervals.refresh(opened(2, 0.5));
    const all = () => [1, 2, 3].map((accountId) => intervals.of({ userId: 1, accountId }, 'orders'));
    expect(all()).toEqual([1_000, 2_000, 1_000]);
    expect(intervals.of({ userId: 1, accountId: 1 }, 'changes')).toBe(10_000);
    expect(intervals.of({ userId: 1, accountId: 3 }, 'changes')).toBe(3_000);
    leastMs = 10_000;
    expect(all()).toEqual([10_000, 10_000, 10_000]);
    leastMs = 500;
    expect(all()).toEqual([500, 2_000, 500]);
  });

  it('is recalculated after half an hour, and at once when the clock was set back', async () => {
    const log = createLog({ name: 'test', level: 'error' });
    const aheadMs = 30 * 86_400_000;
    const ordinary = { machine: now.getTime(), shown: now.getTime(), rate: 1, setBack: { times: 0, ms: 0 } };
    let reading = ordinary;
    const machine = createMovableClock(now);
    const clock = createReadClock(machine, () => reading, 1_000);
    const quotas = { leastMs: { orders: () => 1_000, changes: () => 1_000 }, log, clock, accountsOf: () => 1 };
    const intervals = createPollIntervals({ ...quotas, mayAsk: async () => true });
    let asked = 0;
    const opened = {
      account: { userId: 1, accountId: 1 },
      connector: {
        platform: 'ebay',
        capabilities: { statesQuotas: {}, ordersOperation: 'o', homeChangesOperation: 'h', operationLimits: [] },
        readQuotas: async () => {
          asked += 1;
          return [];
        },
      },
    } as unknown as OpenedAccount;
    const askedAfter = async (ms: number) => {
      machine.advance(ms);
      await intervals.refresh(opened);
      return asked;
    };
    expect([await askedAfter(0), await askedAfter(29 * 60_000), await askedAfter(60_000)]).toEqual([1, 1, 2]);
    reading = { ...ordinary, shown: now.getTime() + aheadMs };
    expect(await askedAfter(0)).toBe(3);
    reading = { ...ordinary, setBack: { times: 1, ms: aheadMs } };
    expect([await askedAfter(0), await askedAfter(0)]).toEqual([4, 4]);
  });
});
