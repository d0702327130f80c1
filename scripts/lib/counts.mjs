import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot } from './paths.mjs';

/**
 * What a run came to, and what went wrong in it: a line each. What is flaky failed first and passed when it was tried again, as CI
 * does once; it counts as passed.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[] }} Counts
 */

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

/** The line that every run of ours ends with. @param {Pick<Counts, 'passed' | 'failed'>} counts */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** What stands before it, so that nobody has to look for it in a long output. @param {Counts} counts */
export function failureLines({ failures, flaky }) {
  return [...flaky.map((name) => `flaky: ${name}`), ...failures.map((name) => `failed: ${name}`)];
}

/**
 * What vitest's JSON report says. A file that could not even be read counts as one failure, and so does a skipped test: it
 * promises something that nobody looked at.
 * @param {string} file @param {number} exitCode @returns {Counts}
 */
export function countVitest(file, exitCode) {
  if (!existsSync(file)) return counted(0, ['the tests ended without a report']);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const flaky = report.testResults.flatMap(vitestFlaky);
  return settled(counted(report.numPassedTests, report.testResults.flatMap(vitestFailures), flaky), exitCode);
}

/** @typedef {{ name: string, status: string, message?: string, assertionResults: any[] }} FileResult of vitest */

/** @param {FileResult} result */
function vitestFailures({ name, status, message, assertionResults }) {
  const file = relative(fromRoot(), name);
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${file}: ${test.fullName} (${firstLine(test.failureMessages?.[0]) ?? test.status})`);
  const broken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return broken ? [...failures, `${file} (${firstLine(message) ?? status})`] : failures;
}

/** What failed before it passed. @param {FileResult} result */
function vitestFlaky({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages?.length > 0)
    .map((test) => `${relative(fromRoot(), name)}: ${test.fullName} (${firstLine(test.failureMessages[0])})`);
}

/** What Playwright's JSON report says, by the same rules. @param {string} file @param {number} exitCode @returns {Counts} */
export function countPlaywright(file, exitCode) {
  if (!existsSync(file)) return counted(0, ['the browser tests ended without a report']);
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap(playwrightTroubles);
  const flaky = tests.filter((test) => test.status === 'flaky').map(({ line }) => line);
  const failed = tests.filter((test) => test.status !== 'flaky').map(({ line }) => line);
  const failures = [...failed, ...errors.map((error) => firstLine(error.message))];
  return settled(counted(stats.expected + stats.flaky, failures, flaky), exitCode);
}

/**
 * Tests that did not simply pass.
 * @param {{ specs?: any[], suites?: any[] }} suite @returns {{ status: string, line: string }[]}
 */
function playwrightTroubles({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => ({
        status,
        line: `${file}:${line}: ${title} (${firstLine(results[0]?.error?.message) ?? status})`,
      })),
  );
  return [...own, ...suites.flatMap(playwrightTroubles)];
}

/** @param {number} passed @param {string[]} failures @param {string[]} [flaky] @returns {Counts} */
function counted(passed, failures, flaky = []) {
  return { passed, failed: failures.length, failures, flaky };
}

/** A run that ended badly although each of its tests passed has failed. @param {Counts} counts @param {number} exitCode */
function settled(counts, exitCode) {
  if (counts.failed > 0 || exitCode === 0) return counts;
  return { ...counts, failed: 1, failures: [`ended with code ${exitCode}`] };
}

/** @param {string | undefined} text */
function firstLine(text) {
  if (text === undefined) return undefined;
  return stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim() !== '');
}
