import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright, countVitest, failureLines, lastLine, sum } from './counts.mjs';
import { fromRoot } from './paths.mjs';

const directory = mkdtempSync(join(tmpdir(), 'quayside-counts-'));
afterAll(() => rmSync(directory, { recursive: true }));

let reports = 0;
function report(content) {
  reports += 1;
  const file = join(directory, `${reports}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const passing = { name: fromRoot('a.test.ts'), status: 'passed', assertionResults: [] };
const vitest = (...testResults) => report({ numPassedTests: 3, testResults });

it('counts a file that could not be read, a skipped test and a crash as failures', () => {
  const broken = { ...passing, status: 'failed', message: 'Error: no such module\n  at …' };
  const skipped = { ...passing, assertionResults: [{ status: 'pending', fullName: 'sells', failureMessages: [] }] };
  expect(countVitest(vitest(passing), 0)).toEqual({ passed: 3, failed: 0, failures: [] });
  expect(countVitest(vitest(broken), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts (Error: no such module)'],
  });
  expect(countVitest(vitest(skipped), 0)).toMatchObject({ failed: 1, failures: ['a.test.ts: sells (pending)'] });
  expect(countVitest(vitest(passing), 1)).toMatchObject({ failed: 1, failures: ['ended with code 1'] });
  expect(countVitest('/nowhere', 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('names each failed test once, with the first line of its message', () => {
  const failed = {
    status: 'failed',
    fullName: 'sells',
    failureMessages: ['\u001b[31mAssertionError: 1\u001b[39m\n  at …'],
  };
  expect(countVitest(vitest({ ...passing, status: 'failed', assertionResults: [failed] }), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts: sells (AssertionError: 1)'],
  });
});

it('counts the browser tests by the same rules', () => {
  const spec = (status, message) => ({
    title: status,
    file: 'a.spec.ts',
    line: 4,
    tests: [{ status, results: [{ error: message && { message, location: { line: 9 } } }] }],
  });
  const suites = [
    { specs: [spec('expected')], suites: [{ specs: [spec('unexpected', 'Error: gone\n at …'), spec('skipped')] }] },
  ];
  expect(countPlaywright(report({ stats: { expected: 4 }, suites, errors: [] }), 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['a.spec.ts:4: unexpected (Error: gone, line 9)', 'a.spec.ts:4: skipped (skipped)'],
  });
  expect(countPlaywright('/nowhere', 1)).toMatchObject({ passed: 0, failed: 1 });
});

it('adds up, names the failures and ends with one plain line', () => {
  const counts = sum([
    { passed: 3, failed: 0, failures: [] },
    { passed: 4, failed: 1, failures: ['one'] },
  ]);
  expect(failureLines(counts)).toEqual(['failed: one']);
  expect(lastLine(counts)).toBe('7 passed, 1 failed');
});
