import { afterEach, expect } from 'vitest';
import type { RecordedCall, RecordingProxy } from './recording-proxy.ts';

/**
 * Checks every call of a file's tests at the end of the test that made it, the calls of their preparation included.
 * @param proxy available at the end of the first test
 * @param check returns a sentence for each violation
 */
export function checkCalls(
  proxy: () => Pick<RecordingProxy, 'calls'>,
  check: (call: RecordedCall) => readonly string[],
): void {
  let checked = 0;
  afterEach(() => {
    const { calls } = proxy();
    const unchecked = calls.slice(checked);
    checked = calls.length;
    expect(calls.length, 'calls that passed the proxy').toBeGreaterThan(0);
    expect([...new Set(unchecked.flatMap(check))]).toEqual([]);
  });
}
