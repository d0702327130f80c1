import { describe, expect, it } from 'vitest';
import { leastSeconds, type PlannedCalls, secondsFor } from './run-plan.ts';

const calls = (given: Partial<PlannedCalls>): PlannedCalls => ({
  operation: 'search',
  calls: 600,
  ratePerSecond: 5,
  burst: 5,
  quota: null,
  windowSeconds: 86_400,
  ...given,
});

describe('the least time of calls', () => {
  it('is what lies beyond the burst, at the rate', () => {
    expect(secondsFor(calls({}))).toBe(119);
    expect(secondsFor(calls({ calls: 5 }))).toBe(0);
    expect(secondsFor(calls({ calls: 0 }))).toBe(0);
  });

  it('spans the windows that a quota parts them into', () => {
    expect(secondsFor(calls({ calls: 10, burst: 10, quota: 10 }))).toBe(0);
    expect(secondsFor(calls({ calls: 11, burst: 20, quota: 10 }))).toBe(86_400);
    expect(secondsFor(calls({ calls: 31, burst: 40, quota: 10, windowSeconds: 60 }))).toBe(180);
  });

  it('is that of the slowest kind', () => {
    expect(
      leastSeconds([calls({}), calls({ operation: 'feed', calls: 16, ratePerSecond: 0.0083, burst: 15 })]),
    ).toBeCloseTo(120.48, 1);
    expect(leastSeconds([])).toBe(0);
  });
});
