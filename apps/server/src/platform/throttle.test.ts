import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/setup/test-database.ts';
import { clockOf, createMovableClock } from './clock.ts';
import { createReadClock } from './sandbox-clock.ts';
import { blockUntil, createThrottle, type RateLimit, type Take, takeTokens } from './throttle.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('the throttle', () => {
  const database = useTestDatabase();
  const take = (key: string, limit: RateLimit, now: Date, count = 1, maxWaitMs = 2_000): Promise<Take> =>
    takeTokens(database.db, key, limit, { count, maxWaitMs, now });
  const perSecond: RateLimit = { ratePerSecond: 10, burst: 3, quota: null, windowSeconds: 86_400 };

  it('grants the burst at once, queues later calls at the rate, and rejects calls beyond the maximum wait', async () => {
    const takes = [];
    for (let n = 0; n < 24; n += 1) takes.push(await take('a', perSecond, at('10:00:00')));
    expect(takes.slice(0, 5).map((one) => one.granted && one.waitMs)).toEqual([0, 0, 0, 100, 200]);
    expect(takes[22]).toMatchObject({ granted: true, waitMs: 2_000 });
    expect(takes[23]).toEqual({ granted: false, why: 'queue-full', retryAt: at('10:00:00.100') });
  });

  it('refills by the clock up to the burst', async () => {
    await take('b', perSecond, at('10:00:00'), 3);
    expect(await take('b', perSecond, at('10:00:00.200'), 2)).toMatchObject({ granted: true, waitMs: 0 });
    expect(await take('b', perSecond, at('11:00:00'), 4)).toMatchObject({ granted: true, waitMs: 100 });
  });

  it('counts exactly under concurrent calls', async () => {
    const takes = await Promise.all(
      Array.from({ length: 40 }, () => take('c', { ...perSecond, ratePerSecond: 1, burst: 25 }, at('10:00:00'), 1, 0)),
    );
    expect(takes.filter((one) => one.granted)).toHaveLength(25);
  });

  it('rejects no caller that creates the bucket concurrently', async () => {
    for (const key of ['new-1', 'new-2', 'new-3']) {
      const takes = await Promise.all(
        Array.from({ length: 30 }, () => take(key, { ...perSecond, burst: 100 }, at('10:00:00'), 1, 0)),
      );
      expect(takes.filter((one) => !one.granted)).toEqual([]);
    }
  });

  it('makes nobody wait for a time before which the clock was set back, and states the end by the displayed time', async () => {
    let setBack = { times: 0, ms: 0 };
    let shown = at('23:00:00').getTime();
    const machine = clockOf({ now: () => at('00:00:00'), sleep: async () => undefined });
    const reading = () => ({ machine: at('00:00:00').getTime(), shown, rate: 1, setBack });
    const clock = createReadClock(machine, reading, 1_000);
    const limit = { ...perSecond, ratePerSecond: 0.001, quota: 2 };
    const throttle = createThrottle({ db: database.db, clock, limitOf: () => limit, maxWaitMs: 1_000 });
    await throttle.take('back', 'publish');
    await throttle.take('back', 'publish');
    await throttle.penalise('back', 'orders', at('23:30:00'));
    const paused = { kind: 'rate-limited', retryAt: '2026-11-21T23:30:00.000Z' };
    await expect(throttle.take('back', 'orders')).rejects.toMatchObject(paused);
    // Thirteen hours, to the morning of the same day.
    shown = at('10:00:00').getTime();
    setBack = { times: 1, ms: 13 * 3_600_000 };
    await throttle.take('back', 'orders');
    await throttle.take('back', 'publish');
    await throttle.take('back', 'publish');
    await expect(throttle.take('back', 'publish')).rejects.toMatchObject({ retryAt: '2026-11-22T00:00:00.000Z' });
    await throttle.penalise('back', 'orders', at('10:05:00'));
    await expect(throttle.take('back', 'orders')).rejects.toMatchObject({ retryAt: '2026-11-21T10:05:00.000Z' });
  });

  it('keeps Quayside’s own rate in real seconds, and a marketplace’s rate in its time', async () => {
    const slept: number[] = [];
    const fast = {
      ...clockOf({ now: () => at('10:00:00'), sleep: async (ms: number) => void slept.push(ms) }),
      ofMachine: (ms: number) => ms * 20,
    };
    const throttle = createThrottle({
      db: database.db,
      clock: fast,
      limitOf: (_account, operation) => (operation === 'own' ? { ...perSecond, isOwnPace: true } : perSecond),
      maxWaitMs: 1_000,
    });
    for (const operation of ['own', 'theirs']) {
      for (let n = 0; n < 5; n += 1) await throttle.take('7:12', operation);
    }
    // In the fast clock's milliseconds, twenty of which pass per real one.
    expect(slept).toEqual([2_000, 4_000, 100, 200]);
  });

  it('writes the bucket of a read that repeats only now and then, and not at all of a marketplace’s own limit', async () => {
    const own = { ratePerSecond: 20, burst: 40, quota: null, windowSeconds: 86_400, isOwnPace: true } as const;
    const limits: Record<string, RateLimit> = { own, theirs: { ...perSecond, ratePerSecond: 20, burst: 40 } };
    const clock = createMovableClock('2026-11-21T10:00:00Z');
    const limitOf = (_account: string, operation: string) => limits[operation] ?? perSecond;
    const throttle = createThrottle({ db: database.db, clock, limitOf, maxWaitMs: 1_000 });
    const writesOf = async (operation: string, calls: number) => {
      const writers = new Set<string | undefined>();
      for (let n = 0; n < calls; n += 1) {
        await throttle.take('lots', operation);
        const { rows } = await database.pool.query('select xmin::text as writer from throttle_buckets where key = $1', [
          `lots:${operation}`,
        ]);
        writers.add(rows[0]?.writer);
      }
      return writers.size;
    };
    expect(await writesOf('own', 11)).toBeLessThan(6);
    expect(await writesOf('theirs', 11)).toBe(11);
    // Those in advance end with a pause.
    await throttle.take('lots', 'own');
    await throttle.penalise('lots', 'own', at('10:30:00'));
    await expect(throttle.take('lots', 'own')).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it('never takes in advance from a bucket that is less than half full', async () => {
    const own = { ratePerSecond: 1, burst: 40, quota: null, windowSeconds: 86_400, isOwnPace: true } as const;
    const clock = createMovableClock('2026-11-21T10:00:00Z');
    const throttle = createThrottle({ db: database.db, clock, limitOf: () => own, maxWaitMs: 1_000 });
    for (let n = 0; n < 40; n += 1) await throttle.take('empty', 'own');
    expect(clock.now()).toEqual(at('10:00:00'));
    await throttle.take('empty', 'own');
    expect(clock.now()).toEqual(at('10:00:01'));
  });

  it('stops at the quota, states until when, and resumes in the next window', async () => {
    const limit = { ratePerSecond: 1_000, burst: 1_000, quota: 5, windowSeconds: 86_400, windowOffsetSeconds: 28_800 };
    expect(await take('d', limit, at('07:59:00'), 4)).toMatchObject({ granted: true });
    expect(await take('d', limit, at('07:59:01'), 2)).toEqual({
      granted: false,
      why: 'quota-used-up',
      retryAt: at('08:00:00'),
    });
    expect(await take('d', limit, at('08:00:00'), 5)).toMatchObject({ granted: true });
    expect(await take('d', limit, at('08:00:01'))).toMatchObject({
      why: 'quota-used-up',
      retryAt: new Date('2026-11-22T08:00:00Z'),
    });
  });

  it('grants nothing during a marketplace’s pause, also under a new key', async () => {
    await blockUntil(database.db, 'e', at('10:05:00'), at('10:00:00'));
    await blockUntil(database.db, 'e', at('10:01:00'), at('10:00:00'));
    expect(await take('e', perSecond, at('10:04:59'))).toEqual({
      granted: false,
      why: 'blocked',
      retryAt: at('10:05:00'),
    });
    expect(await take('e', perSecond, at('10:05:00'))).toMatchObject({ granted: true });
  });

  it('waits on behalf of a connector, and reports a long wait with its end', async () => {
    const clock = createMovableClock('2026-11-21T10:00:00Z');
    const throttle = createThrottle({
      db: database.db,
      clock,
      limitOf: () => ({ ...perSecond, ratePerSecond: 1, burst: 1 }),
      maxWaitMs: 1_500,
    });
    await throttle.take('7:12', 'publish');
    await throttle.take('7:12', 'publish');
    expect(clock.now()).toEqual(at('10:00:01'));
    await throttle.penalise('7:12', 'publish', at('10:30:00'));
    await expect(throttle.take('7:12', 'publish')).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAt: '2026-11-21T10:30:00.000Z',
    });
    await throttle.take('7:12', 'orders');
  });

  it('releases at most a full bucket at once, even if waiting callers wake up late', async () => {
    const clock = createMovableClock('2026-11-21T10:00:00Z');
    const sleeps: number[] = [];
    const late = {
      ...clock,
      sleep: async (ms: number) => {
        sleeps.push(ms);
        clock.advance(ms + (sleeps.length === 1 ? 2_000 : 0));
      },
    };
    const throttle = createThrottle({ db: database.db, clock: late, limitOf: () => perSecond, maxWaitMs: 1_500 });
    for (let n = 0; n < 4; n += 1) await throttle.take('7:14', 'publish');
    expect(sleeps).toEqual([100]);
    for (let n = 0; n < 3; n += 1) await throttle.take('7:14', 'publish');
    expect(sleeps).toEqual([100, 100]);
  });

  it('waits during a marketplace’s short pause, and resumes with an empty bucket', async () => {
    const clock = createMovableClock('2026-11-21T10:00:00Z');
    const limitOf = () => ({ ...perSecond, ratePerSecond: 1, burst: 1 });
    const throttle = createThrottle({ db: database.db, clock, limitOf, maxWaitMs: 1_500 });
    await throttle.take('7:13', 'publish');
    await throttle.penalise('7:13', 'publish', at('10:00:01'));
    await throttle.take('7:13', 'publish');
    expect(clock.now()).toEqual(at('10:00:01'));
    await throttle.take('7:13', 'publish');
    expect(clock.now()).toEqual(at('10:00:02'));
  });
});
