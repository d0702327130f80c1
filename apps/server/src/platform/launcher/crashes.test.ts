import { expect, it } from 'vitest';
import { crashedIn, createCrashNotes, ENDED_AS_ASKED, isOwnDoing } from './crashes.ts';

it.each([
  ['an error that nobody caught', 1, null, true],
  ['used-up memory', null, 'SIGABRT', true],
  ['illegal memory', null, 'SIGSEGV', true],
  ['a kill from outside', null, 'SIGKILL', false],
  ['a request from outside', null, 'SIGTERM', false],
  ['a request that took long', ENDED_AS_ASKED, null, false],
  ['an orderly end', 0, null, false],
] as const)('an end by %s is judged by who caused it', (_, code, signal, isOwn) => {
  expect(isOwnDoing(code, signal)).toBe(isOwn);
});

it('names every worker that crashed to each later one, and none that did not name itself', () => {
  const notes = createCrashNotes();
  notes.note();
  expect(notes.toTell()).toBeUndefined();
  for (const worker of ['1', '2']) {
    notes.read({ type: 'worker', worker });
    notes.note();
  }
  expect(crashedIn(notes.toTell())).toEqual(['1', '2']);
  expect(crashedIn({ type: 'alive' })).toEqual([]);
});
