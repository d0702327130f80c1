import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { connectAmazon } from '../../test/amazon-client.ts';
import { connect } from '../../test/ebay-client.ts';
import { startSandbox } from '../../test/harness.ts';
import { connectOctopia } from '../../test/octopia-client.ts';
import { type ClockSetting, createClock } from './clock.ts';

function machine() {
  let now = 1_000_000;
  return {
    now: () => now,
    pass(ms: number) {
      now += ms;
    },
  };
}

test('follows real time and can be moved', () => {
  const real = machine();
  const clock = createClock(undefined, undefined, real.now);
  expect(clock.now()).toBe(1_000_000);
  clock.advance(7_200_000);
  real.pass(500);
  expect(clock.now()).toBe(1_000_000 + 7_200_000 + 500);
  expect(clock.read()).toEqual({
    now: clock.now(),
    offsetMs: 7_200_000,
    rate: 1,
    setBack: { times: 0, ms: 0 },
  });
});

test('ends a wait for a change after its time, also when memory is cleaned up meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const collecting = setInterval(collect, 20);
  await createClock().untilChanged(200, new AbortController().signal);
  clearInterval(collecting);
});

test('ends a wait for a change at the change, and once nobody waits any more', async () => {
  const clock = createClock();
  const waiting = clock.untilChanged(600_000, new AbortController().signal);
  clock.advance(1_000);
  await waiting;
  const gone = new AbortController();
  const given = clock.untilChanged(600_000, gone.signal);
  gone.abort();
  await given;
});

test('counts its set-backs and their length, also across a restart', () => {
  const real = machine();
  let kept: ClockSetting | undefined;
  const clock = createClock(undefined, (setting) => (kept = setting), real.now);
  clock.reset();
  clock.advance(-500);
  clock.reset();
  expect(clock.read().setBack).toEqual({ times: 1, ms: 500 });
  clock.setRate(100);
  real.pass(10);
  clock.setRate(1);
  clock.reset();
  expect(clock.read().setBack).toEqual({ times: 2, ms: 500 + 990 });
  expect(createClock(kept, undefined, real.now).read().setBack).toEqual({ times: 2, ms: 1490 });
});

test('changes its rate without a jump, and keeps the gained time when it slows down', () => {
  const real = machine();
  const clock = createClock(undefined, undefined, real.now);
  real.pass(1000);
  clock.setRate(60);
  expect(clock.now()).toBe(1_001_000);
  real.pass(1000);
  expect(clock.now()).toBe(1_061_000);
  clock.setRate(1);
  real.pass(1000);
  expect(clock.now()).toBe(1_062_000);
  clock.reset();
  expect(clock.now()).toBe(real.now());
  expect(clock.read().rate).toBe(1);
});

test('continues after a restart as if it had never stopped', () => {
  const real = machine();
  let kept: ClockSetting | undefined;
  const clock = createClock(undefined, (setting) => (kept = setting), real.now);
  clock.setRate(10);
  clock.advance(3_600_000);
  const before = clock.now();
  real.pass(2000);
  const again = createClock(kept, undefined, real.now);
  expect(again.now()).toBe(before + 20_000);
  expect(again.read().rate).toBe(10);
});

test('is shared by all marketplaces: at five thousand times the rate, their tokens expire within seconds', async () => {
  const sandbox = await startSandbox();
  const ebay = await connect(sandbox);
  const amazon = await connectAmazon(sandbox);
  const octopia = await connectOctopia(sandbox);
  const statuses = async () => [
    (await ebay.call('GET', '/commerce/identity/v1/user/')).status,
    (await amazon.call('GET', '/sellers/v1/account')).status,
    (await octopia.call('GET', '/sellers')).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);
  const { body } = await sandbox.control('clock', { rate: 5000 });
  expect(body).toMatchObject({ rate: 5000 });
  await expect.poll(statuses, { interval: 200 }).toEqual([401, 403, 401]);
  await sandbox.restart();
  expect((await sandbox.control('clock')).body).toMatchObject({ rate: 5000 });
  expect((await sandbox.control('clock', { reset: true })).body).toMatchObject({ rate: 1, offsetMs: 0 });
  await sandbox.stop();
});
