import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot } from './paths.mjs';

/**
 * A run's counts, and one line for each failure.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The last line of every run. @param {Pick<Counts, 'passed' | 'failed'>} counts */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** The lines before it, so that nobody has to search a long output. @param {Counts} counts */
export function failureLines({ failures }) {
  return failures.map((failure) => `failed: ${failure}`);
}

/**
 * The counts of vitest's JSON report. A file that could not be loaded counts as one failure, and so does a skipped test,
 * because its promise was not checked.
 * @param {string} file @param {number} exitCode @returns {Counts}
 */
export function countVitest(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['the tests ended without a report'] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(vitestFailures);
  return settled({ passed: report.numPassedTests, failed: failures.length, failures }, exitCode);
}

/** @param {{ name: string, status: string, message?: string, assertionResults: any[] }} result of one file */
function vitestFailures({ name, status, message, assertionResults }) {
  const file = relative(fromRoot(), name);
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${file}: ${test.fullName} (${firstLine(test.failureMessages?.[0]) ?? test.status})`);
  const broken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return broken ? [...failures, `${file} (${firstLine(message) ?? status})`] : failures;
}

/** The counts of Playwright's JSON report, by the same rules. @param {string} file @param {number} exitCode @returns {Counts} */
export function countPlaywright(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['the browser tests ended without a report'] };
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [...suites.flatMap(playwrightFailures), ...errors.map((error) => firstLine(error.message))];
  return settled({ passed: stats.expected, failed: failures.length, failures }, exitCode);
}

/** @param {{ specs?: any[], suites?: any[] }} suite @returns {string[]} */
function playwrightFailures({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status !== 'expected')
      .map((test) => `${file}:${line}: ${title} (${causeOf(test.results[0]?.error) ?? test.status})`),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** The message and the line that failed: the same message has several lines in a long journey. @param {any} error */
function causeOf(error) {
  const message = firstLine(error?.message);
  const line = error?.location?.line;
  return message === undefined || line === undefined ? message : `${message}, line ${line}`;
}

/** A run with a bad exit code has failed although every test passed. @param {Counts} counts @param {number} exitCode */
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
