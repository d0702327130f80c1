import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { createPause } from './pause.ts';

const HOUR_MS = 3_600_000;

it('ends a pause in progress', async () => {
  const pause = createPause(systemClock, new AbortController().signal);
  const waiting = pause.wait(HOUR_MS);
  pause.end();
  await waiting;
});

it('shortens the next pause if the loop is at work when it is ended, and only that one', async () => {
  const waits: number[] = [];
  const clock = { ofMachine: (ms: number) => ms, sleep: async (ms: number) => void waits.push(ms) };
  const pause = createPause(clock, new AbortController().signal);
  pause.end();
  await pause.wait(HOUR_MS);
  await pause.wait(HOUR_MS);
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits[1]).toBe(HOUR_MS);
});

it('lets other work run although the next time has passed', async () => {
  const waits: number[] = [];
  const clock = { ofMachine: (ms: number) => ms, sleep: async (ms: number) => void waits.push(ms) };
  await createPause(clock, new AbortController().signal).wait(Number.NEGATIVE_INFINITY);
  expect(waits[0]).toBeGreaterThan(0);
});

it('never waits once the loop’s signal has aborted', async () => {
  const stopped = new AbortController();
  const pause = createPause(systemClock, stopped.signal);
  const waiting = pause.wait(HOUR_MS);
  stopped.abort();
  await waiting;
  await pause.wait(HOUR_MS);
});
