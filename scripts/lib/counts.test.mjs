import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest, lastLine, sum } from './counts.mjs';

function report(content) {
  const file = join(mkdtempSync(join(tmpdir(), 'quayside-counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

it('counts a file that could not be read, a skipped test and a crash as failures', () => {
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(report(vitest), 0)).toEqual({ passed: 3, failed: 0 });
  expect(countVitest(report(broken), 1)).toEqual({ passed: 3, failed: 1 });
  expect(countVitest(report({ ...vitest, numPendingTests: 2 }), 0)).toEqual({ passed: 3, failed: 2 });
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 3, failed: 1 });
  expect(countVitest('/nowhere', 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts what the browser tests report by the same rules', () => {
  const stats = { expected: 4, unexpected: 1, skipped: 1, flaky: 0 };
  expect(countPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 2 });
  expect(countPlaywright('/nowhere', 1)).toEqual({ passed: 0, failed: 1 });
});

it('adds up and says so in one plain line', () => {
  const counts = sum([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
  ]);
  expect(lastLine(counts)).toBe('7 passed, 2 failed');
});
