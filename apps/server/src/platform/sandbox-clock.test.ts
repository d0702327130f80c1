import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, HOUR_MS } from '@quayside/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createLog } from './log.ts';
import { type FollowedClock, followClock } from './sandbox-clock.ts';

const log = createLog({ name: 'test', level: 'silent' });

/** A sandbox that serves only the time: at the real time `machine` it showed `shown`. */
const ORDINARY = { machine: 0, shown: 0, rate: 1, setBack: { times: 0, ms: 0 } };
let setting = ORDINARY;
let server: Server;
let url: string;
const followed: FollowedClock[] = [];

const shown = (ms = Date.now()) => setting.shown + (ms - setting.machine) * setting.rate;
function move({ by = 0, rate = setting.rate }) {
  const machine = Date.now();
  const { times, ms } = setting.setBack;
  const setBack = by < 0 ? { times: times + 1, ms: ms - by } : { times, ms };
  setting = { machine, shown: shown(machine) + by, rate, setBack };
}

beforeEach(async () => {
  setting = ORDINARY;
  server = createServer((_request, response) => {
    const ms = Date.now();
    const now = Math.round(shown(ms));
    const { rate, setBack } = setting;
    response.end(JSON.stringify({ now: new Date(now).toISOString(), offsetMs: now - ms, rate, setBack }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  for (const clock of followed.splice(0)) clock.stop();
  server.close();
});

async function follow(patienceMs = 5_000): Promise<FollowedClock> {
  const clock = await followClock({ url, log, everyMs: 20, patienceMs });
  followed.push(clock);
  return clock;
}

it('shows the sandbox’s time from the start, at the sandbox’s rate, and equally in two processes', async () => {
  move({ by: 5 * HOUR_MS, rate: 50 });
  const [one, other] = [await follow(), await follow()];
  for (const clock of [one, other]) expect(Math.abs(clock.now().getTime() - shown())).toBeLessThan(1_000);
  expect(Math.abs(one.now().getTime() - other.now().getTime())).toBeLessThan(1_000);
});

it('notices when the sandbox’s clock is moved, and ends a wait that is over by then', async () => {
  const clock = await follow();
  const waiting = clock.sleep(2 * HOUR_MS);
  move({ by: 3 * HOUR_MS });
  await waiting;
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.now() + 3 * HOUR_MS - 100);
  move({ rate: 1_000 });
  await eventually(() =>
    expect(clock.machineTime(new Date(clock.now().getTime() + 100_000)).getTime()).toBeLessThan(Date.now() + 5_000),
  );
  await clock.sleep(60_000);
});

it('says how much of its time passes in real time, and is never slower than real time', async () => {
  move({ by: HOUR_MS, rate: 50 });
  expect((await follow()).ofMachine(10_000)).toBe(500_000);
  move({ rate: 0.5 });
  expect((await follow()).ofMachine(10_000)).toBe(10_000);
});

it('shows the earlier time after it was set back, continues waiting from there, and has a monotonic time', async () => {
  move({ by: 500 * DAY_MS });
  const clock = await follow();
  expect(clock.toMonotonic(new Date(setting.shown))).toEqual(new Date(setting.shown));
  const before = clock.monotonic();
  const dueWithinADay = clock.toMonotonic(new Date(clock.now().getTime() + DAY_MS));
  const waiting = clock.sleep(200);
  move({ by: -500 * DAY_MS });
  await waiting;
  await eventually(() => expect(clock.now().getTime()).toBeLessThan(Date.now() + 1_000));
  expect(clock.monotonic().getTime()).toBeGreaterThan(before.getTime());
  expect(clock.monotonic().getTime()).toBeGreaterThan(dueWithinADay.getTime());
  const shown = clock.now();
  expect(clock.fromMonotonic(clock.toMonotonic(shown))).toEqual(shown);
  // Days begin at the same times in both.
  expect((clock.toMonotonic(shown).getTime() - shown.getTime()) % DAY_MS).toBe(0);
});

it('has the same monotonic time in a process that starts after it was set back', async () => {
  const one = await follow();
  move({ by: 30 * HOUR_MS });
  move({ by: -29 * HOUR_MS });
  move({ by: -HOUR_MS });
  const other = await follow();
  await eventually(() => expect(Math.abs(one.monotonic().getTime() - other.monotonic().getTime())).toBeLessThan(1_000));
  expect(other.monotonic().getTime()).toBeGreaterThan(Date.now() + 2 * 25 * HOUR_MS);
});

it('is never behind real time, with which the database timestamps rows', async () => {
  move({ by: -HOUR_MS });
  const clock = await follow();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.now() - 5);
});

it('equals real time if nobody responds, and aborts a wait on request', async () => {
  server.close();
  server.closeAllConnections();
  const clock = await follow(50);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(100);
  const stopped = new AbortController();
  const waiting = clock.sleep(HOUR_MS, stopped.signal);
  stopped.abort();
  await expect(waiting).rejects.toThrow();
});
