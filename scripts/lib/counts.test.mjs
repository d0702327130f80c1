import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { count, lastLine, linesBeforeLast, readPlaywright, readVitest, sum } from './counts.mjs';
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

const passed = (fullName) => ({ status: 'passed', fullName });
const failed = (fullName, message) => ({ status: 'failed', fullName, failureMessages: [message] });
const file = (...assertionResults) => ({
  name: fromRoot('a.test.ts'),
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});
const vitest = (...testResults) => report({ testResults });
const clean = { failures: [], flaky: [], left: [] };

it('counts a file that could not be read, a skipped test and a crash as failures', () => {
  const broken = { ...file(), status: 'failed', message: 'Error: no such module\n  at …' };
  const skipped = file({ status: 'pending', fullName: 'sells', failureMessages: [] });
  const fine = vitest(file(passed('one'), passed('two')));
  expect(count(readVitest(fine, 0))).toEqual({ passed: 2, failed: 0, ...clean });
  expect(count(readVitest(vitest(broken), 1))).toEqual({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts (Error: no such module)'],
    flaky: [],
    left: [],
  });
  expect(count(readVitest(vitest(skipped), 0))).toMatchObject({ failed: 1, failures: ['a.test.ts: sells (pending)'] });
  expect(count(readVitest(fine, 1))).toMatchObject({ failed: 1, failures: ['ended with code 1'] });
  expect(count(readVitest('/nowhere', 0))).toMatchObject({ passed: 0, failed: 1 });
});

it('names each failed test once, with the first line of its message', () => {
  const one = failed('sells', '\u001b[31mAssertionError: 1\u001b[39m\n  at …');
  expect(count(readVitest(vitest(file(one, passed('buys'))), 1))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts: sells (AssertionError: 1)'],
    flaky: [],
    left: [],
  });
});

const spec = (title, status, message) => ({
  title,
  file: 'a.spec.ts',
  line: 4,
  tests: [{ status, results: [{ error: message && { message, location: { line: 9 } } }] }],
});
const playwright = (specs, errors = []) => report({ suites: [{ specs: [], suites: [{ specs }] }], errors });

it('counts the browser tests by the same rules', () => {
  const specs = [spec('a', 'expected'), spec('b', 'unexpected', 'Error: gone\n at …'), spec('c', 'skipped')];
  expect(count(readPlaywright(playwright(specs), 1))).toEqual({
    passed: 1,
    failed: 2,
    failures: ['apps/portal/e2e/a.spec.ts:4: b (Error: gone, line 9)', 'apps/portal/e2e/a.spec.ts:4: c (skipped)'],
    flaky: [],
    left: [],
  });
  expect(count(readPlaywright('/nowhere', 1))).toMatchObject({ passed: 0, failed: 1 });
});

it('names the browser tests for which no time was left, and counts them as failed', () => {
  const specs = [spec('a', 'expected'), spec('b', 'unexpected', 'Error: gone'), spec('c', 'skipped')];
  const over = [{ message: 'Timed out waiting 60s for the test suite to run' }];
  const counts = count(readPlaywright(playwright(specs, over), 1));
  expect(counts).toMatchObject({ passed: 1, failed: 2, left: ['apps/portal/e2e/a.spec.ts c'] });
  expect(linesBeforeLast(counts)[0]).toBe('not run, the time was over: apps/portal/e2e/a.spec.ts c');
});

describe('a second run of what failed', () => {
  const first = readVitest(vitest(file(passed('one'), failed('two', 'late'))), 1);

  it('counts a test that then passes as passed, and names it as flaky', () => {
    const counts = count(first, readVitest(vitest(file(passed('one'), passed('two'))), 0));
    expect(counts).toEqual({ passed: 2, failed: 0, failures: [], flaky: ['a.test.ts two'], left: [] });
    expect(linesBeforeLast(counts)).toEqual(['flaky: a.test.ts two']);
  });

  it('leaves a test that fails again a failure', () => {
    expect(count(first, first)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts: two (late)'],
      flaky: [],
      left: [],
    });
    expect(count(first, readVitest('/nowhere', 1))).toMatchObject({ passed: 1, failed: 2 });
    const skipped = readVitest(vitest(file({ status: 'skipped', fullName: 'two' })), 0);
    expect(count(first, skipped)).toMatchObject({ passed: 1, failed: 1 });
    const leftOut = [{ file: 'a.test.ts', title: 'two', isLeft: true }];
    expect(count(first, leftOut)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a test that passed before as passed, whatever became of it then', () => {
    const other = readVitest(vitest(file(failed('one', 'late'), passed('two'))), 1);
    expect(count(first, other)).toMatchObject({ passed: 2, failed: 0 });
  });

  it('counts the tests of a file that could not be loaded, or whose hooks failed, at first', () => {
    const again = readVitest(vitest(file(passed('one'), passed('two'))), 0);
    const flaky = { passed: 2, failed: 0, failures: [], flaky: ['a.test.ts'], left: [] };
    const unread = { ...file(), status: 'failed', message: 'Error: late' };
    expect(count(readVitest(vitest(unread), 1), again)).toEqual(flaky);
    const skipped = ['one', 'two'].map((fullName) => ({ status: 'skipped', fullName }));
    const unhooked = { ...file(...skipped), status: 'failed', message: 'Error: hook' };
    expect(count(readVitest(vitest(unhooked), 1), again)).toEqual(flaky);
    expect(count(readVitest(vitest(unread), 1), readVitest(vitest(unread), 1))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts browser tests whose product did not start at first', () => {
    const unstarted = readPlaywright(playwright([], [{ message: 'Error: webServer' }]), 1);
    const again = readPlaywright(playwright([spec('a', 'expected')]), 0);
    expect(count(unstarted, again)).toEqual({ passed: 1, failed: 0, failures: [], flaky: ['the whole run'], left: [] });
    expect(count(unstarted, unstarted)).toMatchObject({ passed: 0, failed: 1, failures: ['Error: webServer'] });
  });
});

it('adds up, names the failures and ends with one plain line', () => {
  const counts = sum([
    { passed: 3, failed: 0, failures: [], flaky: ['a.test.ts sells'], left: [] },
    { passed: 4, failed: 1, failures: ['one'], flaky: [], left: [] },
  ]);
  expect(linesBeforeLast(counts)).toEqual(['flaky: a.test.ts sells', 'failed: one']);
  expect(lastLine(counts)).toBe('7 passed, 1 failed');
});
