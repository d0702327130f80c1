import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return all.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The line that every run of ours ends with. @param {Counts} counts */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * What vitest's JSON report says. A file that could not even be read counts as one failure, and so does a skipped test: it
 * promises something that nobody looked at.
 * @param {string} file @param {number} exitCode @returns {Counts}
 */
export function countVitest(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** What Playwright's JSON report says, by the same rules. @param {string} file @param {number} exitCode @returns {Counts} */
export function countPlaywright(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.skipped + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
