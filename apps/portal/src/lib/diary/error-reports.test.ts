import type { DiaryEntry } from '@quayside/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createErrorReports, isReported, TRACE_RATE } from './error-reports.ts';

function book(draw = 0) {
  const written: DiaryEntry[] = [];
  const reports = createErrorReports({ draw: () => draw, send: async (entry) => written.push(entry) });
  return { written, reports };
}

describe('reporting errors', () => {
  test('sends what failed, where, and for which user', () => {
    const { written, reports } = book();
    reports.setUser(7);
    reports.report(new TypeError('x is undefined'), 'screen');
    expect(written).toMatchObject([
      { message: 'x is undefined', processName: 'screen', level: 'error', userId: 7, error: { name: 'TypeError' } },
    ]);
    expect(written[0]?.error).toMatchObject({ stack: expect.stringContaining('error-reports.test') });
  });

  test.each(['Unauthorized access', 'TypeError: Failed to fetch', 'Failed to fetch dynamically imported module'])(
    'ignores %s',
    (message) => {
      const { written, reports } = book();
      reports.report(new Error(message), 'window');
      expect(written).toEqual([]);
      expect(isReported(message)).toBe(false);
    },
  );

  test('ignores network and session errors of API calls, and reports server errors', () => {
    expect(isReported(new ApiError(0, {}))).toBe(false);
    expect(isReported(new ApiError(401, { error: 'unauthorized' }))).toBe(false);
    expect(isReported(new ApiError(500, { error: 'internal' }))).toBe(true);
  });

  test('sends the same error once, and stops for a page that keeps failing', () => {
    const { written, reports } = book();
    reports.report(new Error('same'), 'window');
    reports.report(new Error('same'), 'window');
    expect(written).toHaveLength(1);
    for (let n = 0; n < 100; n += 1) reports.report(new Error(`other ${n}`), 'window');
    expect(written).toHaveLength(20);
  });

  test('respects the limits of the log', () => {
    const { written, reports } = book();
    const error = new Error('m'.repeat(10_000));
    error.stack = 's'.repeat(100_000);
    reports.report(error, 'window');
    expect(written[0]?.message).toHaveLength(2_000);
    expect(written[0]?.error).toMatchObject({ stack: 's'.repeat(8_000) });
  });

  test('describes values that are not errors', () => {
    const { written, reports } = book();
    reports.report('plain words', 'promise');
    reports.report({ odd: true }, 'promise');
    expect(written.map(({ message }) => message)).toEqual(['plain words', 'Something that is no error was thrown']);
  });

  test('does nothing if the log cannot be reached', async () => {
    const reports = createErrorReports({ draw: () => 0, send: () => Promise.reject(new Error('Failed to fetch')) });
    expect(() => reports.report(new Error('first'), 'window')).not.toThrow();
    await Promise.resolve();
  });
});

describe('tracing', () => {
  test.each([
    [0, 1],
    [TRACE_RATE - 0.001, 1],
    [TRACE_RATE, 0],
    [0.99, 0],
  ])('a page with the draw %s sends %s entries', (draw, lines) => {
    const { written, reports } = book(draw);
    reports.trace('first picture', 412.6, 'start');
    expect(written).toHaveLength(lines);
    if (lines === 1) expect(written[0]).toMatchObject({ message: 'first picture: 413 ms', level: 'info' });
  });

  test('has a rate of three in ten', () => {
    expect(TRACE_RATE).toBe(0.3);
  });
});
