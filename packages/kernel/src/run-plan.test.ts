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

describe('the minimum duration of calls', () => {
  it('is the time at the rate for calls beyond the burst', () => {
    expect(secondsFor(calls({}))).toBe(119);
    expect(secondsFor(calls({ calls: 5 }))).toBe(0);
    expect(secondsFor(calls({ calls: 0 }))).toBe(0);
  });

  it('spans all quota windows that the calls need', () => {
    expect(secondsFor(calls({ calls: 10, burst: 10, quota: 10 }))).toBe(0);
    expect(secondsFor(calls({ calls: 11, burst: 20, quota: 10 }))).toBe(86_400);
    expect(secondsFor(calls({ calls: 31, burst: 40, quota: 10, windowSeconds: 60 }))).toBe(180);
  });

  it('equals that of the slowest kind', () => {
    expect(
      leastSeconds([calls({}), calls({ operation: 'feed', calls: 16, ratePerSecond: 0.0083, burst: 15 })]),
    ).toBeCloseTo(120.48, 1);
    expect(leastSeconds([])).toBe(0);
  });
});
